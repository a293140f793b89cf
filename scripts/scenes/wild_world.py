"""Moments of Wild World worth a look."""

from collections.abc import Callable
from typing import Any

from boardwright.core.dice import Dice
from boardwright.games.wild_world.rules.actions import (
    ACT,
    BUY,
    DECK,
    DISCARD,
    FIGHT,
    FIGHT_CARD,
    HOME,
    IDLE,
    ISLAND,
    PLACE,
    REST,
    SKIP,
    TAKE,
    TRAVEL,
)
from boardwright.games.wild_world.view.observation import WildObservation
from scenes import Scene, Wanted, actor, first, nobody, not_acting

LONG_NAMES = (
    "Wilhelmina Featherstoneh",
    "Maximiliano Bartholomew X",
    "Ben",
    "Ödön von Horváth Szakács",
)
HAND_CARD = "#hand .ww-in-hand >> nth=1"
SPACE = "#mat .ww-space.legal"
MONSTER = ":is(#tab-monsters, #own-m2)"
"""On a phone the tab before it."""
REGIONS = ":is(#tab-regions, #own-r2)"
OTHERS = ":is(#tab-others, .ww-other)"
B_SIDES = (("sides", "B"),)


WEIGHTS = (
    (HOME, DISCARD, 2),
    (DISCARD, TRAVEL, 1),
    (TRAVEL, FIGHT_CARD, 2),
    (PLACE, FIGHT, 8),
    (FIGHT, REST, 80),
    (REST, ISLAND, 2),
    (BUY, TAKE, 60),
    (TAKE, SKIP, 60),
)
"""How likely actions of these numbers are; all others as 10."""


def sensibly(actions: list[int], dice: Dice) -> int:
    """Fights and buys where it can, and keeps cards in hand for a while."""
    weights = [_weight(action) for action in actions]
    left = dice.below(sum(weights))
    for action, weight in zip(actions, weights):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights add up")


def drawing(actions: list[int], dice: Dice) -> int:
    """Goes where cards are drawn, all of one colour, and buys that colour: its deck runs out."""
    for begin in (ACT, BUY, DECK):
        found = [action for action in actions if begin <= action < begin + 2]
        if found:
            return found[0]
    places = [action for action in actions if action in (PLACE, PLACE + 1, PLACE + 8, PLACE + 9)]
    return places[dice.below(len(places))] if places else sensibly(actions, dice)


def _weight(action: int) -> int:
    return next((weight for begin, end, weight in WEIGHTS if begin <= action < end), 10)


def in_phase(phase: str, round: int = 1, is_yours: bool = True) -> Wanted:
    """A question to the viewer, in a round not before this one."""
    return lambda seen: seen.phase == phase and seen.round >= round and bool(seen.legal) == is_yours


def turn(round: int, home: int = 0, hand: int = 0, is_yours: bool = True) -> Wanted:
    """The turn of a viewer with so many cards at home and in hand."""

    def wanted(seen: WildObservation) -> bool:
        if seen.seat is None or not in_phase("turn", round, is_yours)(seen):
            return False
        return len(seen.home[seen.seat]) >= home and len(seen.hand) >= hand

    return wanted


def fighting(seen: WildObservation) -> bool:
    """Two monsters can be fought at a turn, and a worker can rest."""
    fights = [action for action in seen.legal if FIGHT <= action < REST]
    return in_phase("turn", 2)(seen) and len(fights) > 1 and len(seen.hand) > 3


def everything(seen: WildObservation) -> bool:
    """Late, with something of all kinds on the own board."""
    if seen.seat is None or not in_phase("turn", 3)(seen):
        return False
    rich = len(seen.home[seen.seat]) > 5 and len(seen.hand) > 3 and sum(map(len, seen.regions[seen.seat])) > 4
    return rich and bool(seen.defeated[seen.seat]) and 1 < len(seen.locks[seen.seat]) < 6


def offered(count: int) -> Wanted:
    """So many cards can be bought, or more."""

    def wanted(seen: WildObservation) -> bool:
        offers = [action for action in seen.legal if BUY <= action < TAKE]
        return in_phase("buy")(seen) and len(offers) >= count and (count > 0 or not offers)

    return wanted


def with_bonus(seen: WildObservation) -> bool:
    return in_phase("bonus")(seen) and TAKE in seen.legal


def with_cards(seen: WildObservation) -> bool:
    """The last round may end with cards in hand."""
    return in_phase("after", 3)(seen) and len(seen.hand) > 2


def idle(seen: WildObservation) -> bool:
    return IDLE in seen.legal


def winners(count: int) -> Wanted:
    """So many cards can win the fight."""
    return lambda seen: in_phase("fight_card")(seen) and len(seen.legal) >= count


def over(seen: WildObservation) -> bool:
    return seen.phase == "over"


def tied(seen: WildObservation) -> bool:
    return over(seen) and seen.scores.count(max(seen.scores)) > 1


def at(
    name: str, players: int, viewer: Callable[[WildObservation], int | None], wanted: Wanted, **more: Any
) -> Scene:
    """A moment of a game that is played sensibly."""
    return Scene(name, players, viewer, wanted, choose=sensibly, **more)


SCENES = (
    at("start", 4, actor, in_phase("turn")),
    at("turn", 3, actor, turn(2, 2, 3)),
    at("turn_card", 3, actor, turn(2, 2, 3), clicked=(HAND_CARD,)),
    at("turn_pointed", 3, actor, turn(2, 2, 3), pointed=SPACE),
    at("turn_menu", 3, actor, turn(2, 2, 3), clicked=("#menu-place summary",)),
    at("turn_monster", 3, actor, turn(2, 2, 3), clicked=(MONSTER,), pointed=MONSTER),
    at("turn_regions", 3, actor, turn(2, 2, 3), clicked=(HAND_CARD, REGIONS)),
    at("turn_others", 4, actor, turn(2, 2, 3), clicked=(OTHERS,)),
    at("turn_two", 2, actor, turn(2, 2, 2)),
    at("turn_b_sides", 4, actor, turn(2, 2, 3), names=LONG_NAMES, options=B_SIDES),
    at("everything", 4, actor, everything, seed=30),
    at("fighting", 3, actor, fighting, seed=63),
    at("action", 3, actor, in_phase("action", 2)),
    at("buy", 3, actor, offered(1)),
    at("buy_nothing", 3, actor, offered(0)),
    Scene("buy_any", 4, actor, offered(2), choose=drawing),
    at("bonus", 3, actor, with_bonus),
    at("after", 3, actor, with_cards),
    at("fight_card", 3, actor, winners(2)),
    at("fight_many", 2, actor, winners(4), seed=250),
    at("fight_evolve", 3, actor, in_phase("fight_evolve")),
    at("island", 4, actor, in_phase("island", 2)),
    at("reward", 3, actor, in_phase("reward")),
    at("deck", 3, actor, in_phase("deck", 2)),
    at("lock", 3, actor, in_phase("lock")),
    at("substitute", 3, actor, in_phase("substitute"), seed=13),
    at("faceup", 4, actor, in_phase("faceup"), seed=72),
    at("idle", 2, actor, idle),
    at("keep", 3, actor, in_phase("keep", 0), options=(("monster_choice", "yes"),)),
    at("tile", 3, actor, in_phase("tile", 0), options=(("income_tiles", "yes"),)),
    at("warden", 1, actor, turn(2, 2, 2), options=(("bonus_tokens", "yes"),)),
    at("watching", 4, not_acting, turn(2, 2, 2, is_yours=False)),
    at("spectator", 4, nobody, in_phase("buy", 2, is_yours=False)),
    at("over", 4, first, over, names=LONG_NAMES),
    at("over_three", 3, first, over),
    at("over_two", 2, nobody, over),
    at("over_warden", 1, first, over),
    at("over_tied", 3, first, tied, seed=10),
)
