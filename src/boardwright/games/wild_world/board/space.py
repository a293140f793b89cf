"""A card space of the board as the viewer meets it: what can be done there, or why not, and its name."""

from typing import NamedTuple

from boardwright.core.lines import counted
from boardwright.draw.markup import classes
from boardwright.games.wild_world.advice.buying import Purchase, purchase
from boardwright.games.wild_world.board.badge import told_purchase
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.data.terms import REALMS, Effect
from boardwright.games.wild_world.rules.actions import BUY, FACEUP, PLACE, TAKE
from boardwright.games.wild_world.rules.position import NOBODY
from boardwright.games.wild_world.words.names import effect_text


class Space(NamedTuple):
    """A card space.

    Attributes:
        number: 0 to 9.
        card: the face-up card, or NO_CARD.
        purchase: what buying it takes the viewer; None for a spectator.
        act: the legal action that choosing the space means; -1: none.
        what: which part of it that concerns: `worker`, `card` or `bonus`; empty for none.
        why: why the viewer, who is asked, can do nothing here; empty if there is no reason to tell.
    """

    number: int
    card: int
    purchase: Purchase | None
    act: int
    what: str
    why: str


def space_of(scene: Scene, number: int) -> Space:
    """A card space as the viewer meets it now."""
    observation = scene.observation
    act, what = _act(scene, number)
    bought = purchase(scene.viewer, number)
    why = "" if act >= 0 or not scene.is_yours else _why(scene, number, bought)
    return Space(number, observation.market[number], bought, act, what, why)


def look_of(scene: Scene, space: Space) -> str:
    """The classes of its picture: what can be done, and whether the worker of this turn stands there."""
    concerned = f"ww-for-{space.what}" if space.what else ""
    is_current = scene.observation.space == space.number
    return classes("ww-space", concerned, legal=space.act >= 0, ww_current=is_current)


def _act(scene: Scene, number: int) -> tuple[int, str]:
    for base, what in ((PLACE, "worker"), (BUY, "card"), (FACEUP, "card")):
        if scene.is_legal(base + number):
            return base + number, what
    if scene.observation.space == number and scene.is_legal(TAKE):
        return TAKE, "bonus"
    return -1, ""


def _why(scene: Scene, number: int, bought: Purchase | None) -> str:
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    if observation.phase == "turn":
        return _why_no_worker(scene, number, seat)
    if observation.phase == "buy":
        if not observation.was_empty and number != observation.space:
            return f"Only the card above your worker can be bought, at {scene.names.space(observation.space)}"
        return told_lack(scene, bought) if bought else "No card lies here"
    return ""


def _why_no_worker(scene: Scene, number: int, seat: int) -> str:
    observation = scene.observation
    if not observation.supply[seat]:
        return "You have no worker to place"
    if observation.tolls[number] < 0:
        spaces = scene.data.worker_spaces[observation.players]
        return f"All {spaces} worker spaces are taken"
    return f"A worker here costs {observation.tolls[number]} gold, and you cannot pay it"


def told_lack(scene: Scene, bought: Purchase) -> str:
    """Why a card cannot be bought as things are."""
    if bought.pays is not None:
        return "You can pay for it only after playing hand cards"
    if bought.lacks_crystals:
        lacking = f"{counted(bought.lacks_crystals, 'crystal')} lacking for missing symbols"
    else:
        lacking = f"{bought.lacks_gold} gold lacking"
    return f"{lacking}, and no hand cards make up for it" if scene.observation.hand else lacking


def name_of(scene: Scene, space: Space) -> str:
    """What the space is called when it is read out."""
    observation = scene.observation
    parts = [scene.names.space(space.number) + ": " + card_name(scene, space.number)]
    if space.purchase:
        parts.append("for you " + told_purchase(space.purchase, scene.data))
    parts.append(_workers_name(scene, space.number))
    bonus = scene.data.bonuses[space.number]
    if bonus:
        parts.append("bonus " + effect_text(bonus))
    if token := token_of(scene, space.number):
        parts.append("for the first buyer " + effect_text(token))
    if observation.space == space.number:
        parts.append("the worker of this turn stands here")
    if space.what == "worker":
        toll = observation.tolls[space.number]
        parts.append(f"place a worker, {f'pay {toll} gold' if toll else 'free'}")
    elif space.what:
        parts.append("buy the card" if space.what == "card" else "take the bonus")
    return "; ".join(parts)


def token_of(scene: Scene, number: int) -> Effect:
    """What the bonus token on a card space brings (section 12); nothing if none is there."""
    tokens = scene.observation.tokens
    if not tokens or tokens[number] < 0:
        return ()
    return scene.data.variant_pieces.bonus_tokens[tokens[number]].effect


def is_deck_empty(scene: Scene, number: int) -> bool:
    """Whether no card comes to a space any more, so that whoever places there may buy any (WW-32)."""
    return not scene.observation.deck_sizes[scene.realm(number // 2)]


def card_name(scene: Scene, number: int) -> str:
    """The creature on a space with what its face shows."""
    card = scene.observation.market[number]
    if card < 0:
        return "no card, any face-up card can be bought" if is_deck_empty(scene, number) else "no card yet"
    creature = scene.data.creatures[card]
    return f"{creature.name}, strength {creature.strength} {REALMS[creature.element]}, cost {creature.cost}"


def _workers_name(scene: Scene, number: int) -> str:
    spaces = scene.observation.realms[number][: scene.data.worker_spaces[scene.observation.players]]
    owners = [scene.who(owner) for owner in spaces if owner != NOBODY]
    return f"workers of {', '.join(owners)}" if owners else "no worker"
