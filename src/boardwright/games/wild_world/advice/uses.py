"""What hand cards bring when they are played first, and the fewest of them that are enough."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from boardwright.games.wild_world.advice.abilities import ability_value, triggered
from boardwright.games.wild_world.data.facts import CARDS_EACH, WildData
from boardwright.games.wild_world.data.terms import (
    CRYSTAL,
    DISCARD_BONUS,
    EVOLVE,
    GAIN,
    GOLD,
    ON_HOME,
    ON_TRAVEL,
    POTION,
    Effect,
)
from boardwright.games.wild_world.view.observation import WildObservation

AT_HOME: Final = 0
TRAVELLING: Final = 1
DISCARDED: Final = 2
NO_REGION: Final = -1


class Gain(NamedTuple):
    """What a purchase can be helped with.

    Attributes:
        symbols: of the element that is asked for.
        gold: gold.
        crystals: crystals.
        evolve: evolve tokens.
        potions: spaces of the potion token; beyond the end of the track each is a crystal (WW-17).
    """

    symbols: int = 0
    gold: int = 0
    crystals: int = 0
    evolve: int = 0
    potions: int = 0

    def plus(self, other: "Gain", most: "Gain") -> "Gain":
        """Both together; what is beyond `most` helps no more."""
        return Gain(
            min(most.symbols, self.symbols + other.symbols),
            min(most.gold, self.gold + other.gold),
            min(most.crystals, self.crystals + other.crystals),
            min(most.evolve, self.evolve + other.evolve),
            min(most.potions, self.potions + other.potions),
        )


class Use(NamedTuple):
    """A hand card that is played before something else.

    Attributes:
        card: the card.
        way: AT_HOME, TRAVELLING or DISCARDED.
        region: where it travels, else NO_REGION.
        gain: what that brings at once.
    """

    card: int
    way: int
    region: int
    gain: Gain


def hand_uses(observation: WildObservation, data: WildData, element: int) -> list[list[Use]]:
    """For every hand card of the viewer the uses that bring something.

    Cards that are drawn count for nothing, and a region for the space that is next in it.
    """
    seat = observation.seat
    assert seat is not None
    at_home = triggered(observation, data, seat, ON_HOME)
    on_the_way = triggered(observation, data, seat, ON_TRAVEL)
    extra = ability_value(observation, data, seat, DISCARD_BONUS)
    board = data.boards[observation.boards[seat]]
    found = []
    for card, regions in zip(observation.hand, observation.travels):
        creature = data.creatures[card]
        home = gain_of(creature.bonus + at_home)._replace(symbols=creature.symbols[element])
        uses = [Use(card, AT_HOME, NO_REGION, home)]
        for region in regions:
            bonus = board.regions[region][len(observation.regions[seat][region])]
            uses.append(Use(card, TRAVELLING, region, gain_of(bonus + on_the_way)))
        uses.append(Use(card, DISCARDED, NO_REGION, Gain(gold=creature.gold + extra)))
        found.append([use for use in uses if any(use.gain)])
    return found


def fewest(
    choices: Sequence[Sequence[Use]], most: Gain, is_enough: Callable[[Sequence[Use]], bool]
) -> tuple[Use, ...]:
    """The fewest cards that are enough; of those the fewest discarded, then the fewest that travel.

    Cards that bring the same in all are one; what they bring beyond `most` counts no more. Empty if
    nothing is enough.
    """
    if not is_enough([_at_best(uses) for uses in choices if uses]):
        return ()
    played: list[_Played] = [_Played(Gain(), frozenset(), -1, (), (0, 0, 0))]
    while played:
        played = _longer(played, choices, most)
        enough = [one for one in played if is_enough(one.uses)]
        if enough:
            return min(enough, key=lambda one: one.effort).uses
    return ()


class _Played(NamedTuple):
    brought: Gain
    regions: frozenset[int]
    last: int
    """Place of the last card among the choices; only later ones are added."""
    uses: tuple[Use, ...]
    effort: tuple[int, int, int]
    """Of the same number of cards: those discarded, those that travel, the gold for discards."""


def _at_best(uses: Sequence[Use]) -> Use:
    """More than a card can bring: the most of everything."""
    gains = [use.gain for use in uses]
    return uses[0]._replace(gain=Gain(*map(max, zip(*gains))))


def _longer(played: list[_Played], choices: Sequence[Sequence[Use]], most: Gain) -> list[_Played]:
    """One card more; of those that bring the same the ones of the least effort."""
    best: dict[tuple[Gain, frozenset[int], int], _Played] = {}
    for before in played:
        for place in range(before.last + 1, len(choices)):
            for use in choices[place]:
                if _fits(use, before.uses):
                    made = _with(before, use, place, most)
                    known = best.setdefault(made[:3], made)
                    if made.effort < known.effort:
                        best[made[:3]] = made
    return list(best.values())


def _with(before: _Played, use: Use, place: int, most: Gain) -> _Played:
    discards, travels, gold = before.effort
    if use.way == DISCARDED:
        effort = discards + 1, travels, gold + use.gain.gold
    else:
        effort = discards, travels + (use.way == TRAVELLING), gold
    regions = before.regions if use.region == NO_REGION else before.regions | {use.region}
    return _Played(before.brought.plus(use.gain, most), regions, place, (*before.uses, use), effort)


def _fits(use: Use, before: Sequence[Use]) -> bool:
    """WW-23: one card to a region, and a colour to one region; the next space there is another matter."""
    if use.way != TRAVELLING:
        return True
    color = use.card // CARDS_EACH
    travelling = [other for other in before if other.way == TRAVELLING]
    return all(other.region != use.region and other.card // CARDS_EACH != color for other in travelling)


def gain_of(effect: Effect) -> Gain:
    """What an effect gives without asking anything."""
    gains = [(what, amount) for kind, what, amount in effect if kind == GAIN]
    return Gain(
        gold=sum(amount for what, amount in gains if what == GOLD),
        crystals=sum(amount for what, amount in gains if what == CRYSTAL),
        evolve=sum(amount for what, amount in gains if what == EVOLVE),
        potions=sum(amount for what, amount in gains if what == POTION),
    )
