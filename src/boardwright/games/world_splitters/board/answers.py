"""Answers to a bid and replies to the two offers: each as a card with its consequences (WS-30, WS-66)."""

from boardwright.draw.markup import element, text
from boardwright.games.world_splitters.board.controls import commit, group, radio
from boardwright.games.world_splitters.board.scene import Scene

RETURN_IS_ODD = 2
"""Of each pair of answers the first accepts and the second returns."""


def answers(scene: Scene) -> str:
    """Accept and return, side by side; nothing is chosen beforehand."""
    cards = [_card(scene, action) for action in scene.observation.legal]
    return group("Accept or return", "ws-answers", cards) + commit("Accept or return")


def _card(scene: Scene, action: int) -> str:
    is_return = (action - scene.action_base()) % RETURN_IS_ODD == 1
    verb = "Return" if is_return else "Accept"
    tellers = {"answer": _answer, "reply_open": _reply_open}
    amount, coins, lines = tellers.get(scene.observation.phase, _reply_hidden)(scene, is_return)
    title = f"{verb} {amount}".rstrip()
    head = element("b", text(title), element("span", text(coins)), class_="ws-card-title")
    words = [element("span", line) for line in lines if line]
    says = title if amount else f"{verb} the hidden offer"
    return element("label", radio(action, says), head, *words, class_="choice ws-card")


def _answer(scene: Scene, is_return: bool) -> tuple[str, str, list[str]]:
    """An answer to a challenge: its amount, the coins before and after, what follows as markup."""
    observation = scene.observation
    challenger = observation.challengers[observation.challenge - 1]
    bid, held = observation.bids[challenger], observation.coins[observation.active]
    name = _name(scene, challenger)
    left = held - bid if is_return else held + bid
    moves = observation.explorers_left[observation.active if is_return else challenger] == 0  # WS-38
    if is_return:
        who = f"You {'move an explorer' if moves else 'place'}, {name} gets {bid}."
    else:
        who = f"{name} pays {bid} and {'moves an explorer' if moves else 'places'}."
    return str(bid), f"{held} → {left}", [who, _second_bid(scene, left)]


def _second_bid(scene: Scene, left: int) -> str:
    """What an answer to the first bid leaves for the second one (WS-35, WS-36)."""
    observation = scene.observation
    if observation.challenge == 2:
        return ""
    second = observation.challengers[1]
    bid = observation.bids[second]
    if len(observation.available) == 1:
        return "No second bid, unless a space is freed."
    ways = "accept or return" if left >= bid else "accept only"
    return f"Then {bid} from {_name(scene, second)}: {ways}."


def _reply_open(scene: Scene, is_return: bool) -> tuple[str, str, list[str]]:
    """A reply to the open offer."""
    observation = scene.observation
    active, held = _name(scene, observation.active), observation.coins[1 - observation.active]
    offer = observation.open_offer
    left = held - offer if is_return else held + offer
    who = f"You pay {offer} and place." if is_return else f"{active} pays {offer} and places."
    return str(offer), f"{held} → {left}", [who, "Then the hidden offer. The larger one is settled first."]


def _reply_hidden(scene: Scene, is_return: bool) -> tuple[str, str, list[str]]:
    """A reply to the offer that lies face down: nobody but the active player knows it (WS-66, WS-68)."""
    observation = scene.observation
    active, held = _name(scene, observation.active), observation.coins[1 - observation.active]
    if is_return:
        return "", f"{held} → ?", ["You pay it and place.", "If you cannot pay, it is accepted."]
    return "", f"{held} → ?", [f"{active} pays it and places.", "It is turned up after your reply."]


def _name(scene: Scene, seat: int) -> str:
    return element("bdi", text(scene.chairs[seat].name))
