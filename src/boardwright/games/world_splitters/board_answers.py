"""Answers to a bid and replies to the two offers: each as a card with its consequences (WS-30, WS-66)."""

from boardwright.draw.markup import element, text
from boardwright.games.world_splitters.board_controls import commit, group, radio
from boardwright.games.world_splitters.board_scene import Scene

RETURN_IS_ODD = 2
"""Of each pair of answers the first accepts and the second returns."""


def answers(scene: Scene) -> str:
    """Accept and return, side by side; nothing is chosen beforehand."""
    cards = [_card(scene, action) for action in scene.observation.legal]
    return group("Accept or return", "ws-answers", cards) + commit("Accept or return")


def _card(scene: Scene, action: int) -> str:
    is_return = (action - scene.action_base()) % RETURN_IS_ODD == 1
    verb = "Return" if is_return else "Accept"
    if scene.observation.phase == "answer":
        title, coins, lines = _answer(scene, is_return)
    else:
        title, coins, lines = _reply(scene, is_return)
    head = element("b", text(f"{verb} {title}"), element("span", text(coins)), class_="ws-card-title")
    words = [element("span", text(line)) for line in lines if line]
    return element("label", radio(action, f"{verb} {title}"), head, *words, class_="choice ws-card")


def _answer(scene: Scene, is_return: bool) -> tuple[str, str, list[str]]:
    """An answer to a challenge: its amount, the coins before and after, what follows."""
    observation = scene.observation
    challenger = observation.challengers[observation.challenge - 1]
    bid, held = observation.bids[challenger], observation.coins[observation.active]
    name = scene.chairs[challenger].name
    left = held - bid if is_return else held + bid
    who = f"You place, {name} gets {bid}." if is_return else f"{name} pays {bid} and places."
    return str(bid), f"{held} → {left}", [who, _second_bid(scene, left)]


def _second_bid(scene: Scene, left: int) -> str:
    """What an answer to the first bid leaves for the second one (WS-35, WS-36)."""
    observation = scene.observation
    if observation.challenge == 2:
        return ""
    second = observation.challengers[1]
    bid = observation.bids[second]
    if len(observation.available) == 1:
        return "Then no second challenge, unless a space becomes free."
    ways = "accept or return" if left >= bid else "accept only"
    return f"Then {bid} from {scene.chairs[second].name}: {ways}."


def _reply(scene: Scene, is_return: bool) -> tuple[str, str, list[str]]:
    """A reply to an offer: its name, the coins before and after as far as they are known, what follows."""
    observation = scene.observation
    active, held = scene.chairs[observation.active].name, observation.coins[1 - observation.active]
    if observation.phase == "reply_hidden":
        if is_return:
            return (
                "the hidden offer",
                "pay ?",
                ["You place.", f"More than your {held} coins: it is accepted."],
            )
        return "the hidden offer", "get ?", [f"{active} places.", "The amount is shown after your reply."]
    offer = observation.open_offer
    left = held - offer if is_return else held + offer
    who = f"You pay {offer} and place." if is_return else f"{active} pays {offer} and places."
    return str(offer), f"{held} → {left}", [who, "The larger offer is settled first."]
