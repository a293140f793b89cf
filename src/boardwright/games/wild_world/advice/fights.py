"""What a player's hand can do against the own monsters: from what is seen, and the data."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardwright.games.wild_world.advice.abilities import ability_value, triggered
from boardwright.games.wild_world.data.facts import NO_CARD, WildData
from boardwright.games.wild_world.data.terms import (
    CRYSTAL,
    CRYSTAL_FIGHT,
    EVOLVE,
    FIGHT_BONUS,
    GAIN,
    MOST_POTION,
    ON_HOME,
    ON_TRAVEL,
    POTION,
    Effect,
)
from boardwright.games.wild_world.rules.holdings import EVOLVED
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.prospects import Match

DEFEATED: Final = "defeated"
LOCKED: Final = "locked"
WINS: Final = "wins"
LACKS: Final = "lacks"
NO_MATCH: Final = "no match"
"""No hand card has one of the two elements."""


class Sum(NamedTuple):
    """What a card's strength in a fight is made of (WW-35).

    Attributes:
        card: the card that would fight.
        target: what it has to reach.
        strength: its own.
        potion: what the potion token adds.
        ability: what abilities add.
        token: 5 with an evolve token, else 0.
        crystals: crystals (or evolve tokens) that are then spent.
        each: what each of them counts.
        short: how many of them lack; 0: it wins.
    """

    card: int
    target: int
    strength: int
    potion: int
    ability: int
    token: int
    crystals: int
    each: int
    short: int

    @property
    def reached(self) -> int:
        """The strength without crystals."""
        return self.strength + self.potion + self.ability + self.token


class Help(NamedTuple):
    """A hand card put at home or sent travelling first, for what that gives for a fight.

    Attributes:
        card: the hand card.
        region: where it travels; -1: it goes home.
        crystals: crystals and evolve tokens gained.
        potions: spaces that the potion token moves.
    """

    card: int
    region: int
    crystals: int
    potions: int


class Chance(NamedTuple):
    """How things stand against one of the own monsters.

    Attributes:
        state: DEFEATED, LOCKED, WINS, LACKS or NO_MATCH. A locked monster may be told with sums, too.
        best: the cheapest sum of all; None if no card matches or the monster is defeated.
        helps: what to do with other cards first so that the best card wins; empty if it wins already,
            or if nothing in hand is enough.
    """

    state: str
    best: Sum | None
    helps: tuple[Help, ...]


def chance(observation: WildObservation, data: WildData, slot: int) -> Chance:
    """How the viewer, whose observation this is, stands against the monster of a slot."""
    seat = observation.seat
    assert seat is not None
    if slot in observation.defeated[seat]:
        return Chance(DEFEATED, None, ())
    found = [total(observation, data, match) for match in observation.matches if match.slot == slot]
    best = min(found, key=_cheapness, default=None)
    if best is None:
        return Chance(LOCKED if slot in observation.locks[seat] else NO_MATCH, None, ())
    helps = _helps(observation, data, best) if best.short else ()
    if slot in observation.locks[seat]:
        return Chance(LOCKED, best, helps)
    return Chance(LACKS if best.short else WINS, best, helps)


def sums(observation: WildObservation, data: WildData, slot: int) -> list[Sum]:
    """The ways to win against the monster of a slot now, the cheapest first."""
    matches = [match for match in observation.matches if match.slot == slot and not match.short]
    return sorted([total(observation, data, match) for match in matches], key=_cheapness)


def total(observation: WildObservation, data: WildData, match: Match) -> Sum:
    """The sum behind a match."""
    seat = observation.seat
    assert seat is not None
    creature = data.creatures[match.card]
    monster = data.monsters[observation.monsters[seat][match.slot]]
    return Sum(
        card=match.card,
        target=monster.strength_a if creature.element == monster.element_a else monster.strength_b,
        strength=creature.strength,
        potion=observation.potion[seat],
        ability=ability_value(observation, data, seat, FIGHT_BONUS),
        token=EVOLVED if match.evolved else 0,
        crystals=match.crystals,
        each=max(1, ability_value(observation, data, seat, CRYSTAL_FIGHT)),
        short=match.short,
    )


def gained(effect: Effect, resource: int) -> int:
    """How much of a resource an effect gives without asking anything."""
    return sum(amount for kind, what, amount in effect if kind == GAIN and what == resource)


def _cheapness(one: Sum) -> tuple[int, int, int, int]:
    """Wins first; a token on the card is spent as well; then the weaker card."""
    return one.short, one.crystals + bool(one.token), one.strength, one.card


def _helps(observation: WildObservation, data: WildData, best: Sum) -> tuple[Help, ...]:
    """The fewest cards put elsewhere that make the fight a win; empty if all of them do not.

    It counts what a card's bonus, or the next space of a region, gives at once: no cards drawn, and
    no second card into the same region.
    """
    chosen: list[Help] = []
    left = _possible(observation, data, best)
    while left and not _is_enough(observation, best, chosen):
        most = max(left, key=lambda one: _worth(one, best))
        chosen.append(most)
        left = [
            one for one in left if one.card != most.card and (one.region < 0 or one.region != most.region)
        ]
    return tuple(chosen) if _is_enough(observation, best, chosen) else ()


def _possible(observation: WildObservation, data: WildData, best: Sum) -> list[Help]:
    seat = observation.seat
    assert seat is not None
    board = data.boards[observation.boards[seat]]
    at_home = triggered(observation, data, seat, ON_HOME)
    on_the_way = triggered(observation, data, seat, ON_TRAVEL)
    found = []
    for card, regions in zip(observation.hand, observation.travels):
        if card == best.card:
            continue
        found.append(_help(card, -1, data.creatures[card].bonus + at_home))
        for region in regions:
            place = len(observation.regions[seat][region])
            found.append(_help(card, region, board.regions[region][place] + on_the_way))
    return [one for one in found if one.crystals or one.potions]


def _help(card: int, region: int, effect: Effect) -> Help:
    crystals = gained(effect, CRYSTAL) + gained(effect, EVOLVE)
    return Help(card, region, crystals, gained(effect, POTION))


def _worth(one: Help, best: Sum) -> tuple[int, bool]:
    """A card is rather put at home than on a space where another may be needed."""
    return one.crystals * best.each + one.potions, one.region < 0


def _is_enough(observation: WildObservation, best: Sum, helps: Sequence[Help]) -> bool:
    """WW-17, WW-35: potions beyond the track's end are crystals."""
    moved = best.potion + sum(one.potions for one in helps)
    potion = min(moved, MOST_POTION)
    crystals = best.crystals - best.short + sum(one.crystals for one in helps) + moved - potion
    return best.reached - best.potion + potion + crystals * best.each >= best.target


def fighters(observation: WildObservation) -> frozenset[int]:
    """The cards that can win the fight that is going on; empty if there is none."""
    if observation.phase not in ("fight_card", "fight_evolve"):
        return frozenset()
    if observation.fighter != NO_CARD:
        return frozenset({observation.fighter})
    return frozenset(
        match.card for match in observation.matches if match.slot == observation.slot and not match.short
    )
