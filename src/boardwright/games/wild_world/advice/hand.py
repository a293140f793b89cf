"""What the uses of a hand card bring now: at home, in a region, discarded, in a fight."""

from typing import NamedTuple

from boardwright.games.wild_world.advice.abilities import ability_value, triggered
from boardwright.games.wild_world.advice.fights import Sum, sums
from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.terms import DISCARD_BONUS, ON_HOME, ON_TRAVEL, Effect
from boardwright.games.wild_world.view.observation import WildObservation


class Journey(NamedTuple):
    """A region that a hand card can travel to.

    Attributes:
        region: from 0.
        value: points at the end.
        space: which space it would cover, from 0 at the bottom.
        gain: what comes at once.
    """

    region: int
    value: int
    space: int
    gain: Effect


class Victory(NamedTuple):
    """A monster that a hand card can defeat now, and the cheapest way."""

    slot: int
    sum: Sum


class Uses(NamedTuple):
    """What a hand card can be used for now.

    Attributes:
        card: the hand card.
        points: what it scores at home.
        symbols: by element, what it adds at home.
        gain: what putting it at home gives at once.
        journeys: where it can travel, the highest value first.
        gold: what discarding it gives.
        victories: the own monsters that it can defeat, those worth most first.
    """

    card: int
    points: int
    symbols: tuple[int, ...]
    gain: Effect
    journeys: tuple[Journey, ...]
    gold: int
    victories: tuple[Victory, ...]


def uses(observation: WildObservation, data: WildData, card: int) -> Uses:
    """What the viewer, whose observation this is, can do with a hand card."""
    seat = observation.seat
    assert seat is not None
    creature = data.creatures[card]
    return Uses(
        card=card,
        points=creature.points,
        symbols=tuple(creature.symbols),
        gain=creature.bonus + triggered(observation, data, seat, ON_HOME),
        journeys=_journeys(observation, data, seat, card),
        gold=creature.gold + ability_value(observation, data, seat, DISCARD_BONUS),
        victories=_victories(observation, data, seat, card),
    )


def _journeys(observation: WildObservation, data: WildData, seat: int, card: int) -> tuple[Journey, ...]:
    if not observation.travels:  # the game has not begun
        return ()
    board = data.boards[observation.boards[seat]]
    found = []
    for region in observation.travels[observation.hand.index(card)]:
        space = len(observation.regions[seat][region])
        gain = board.regions[region][space] + triggered(observation, data, seat, ON_TRAVEL)
        found.append(Journey(region, board.region_values[region], space, gain))
    return tuple(sorted(found, key=lambda journey: (-journey.value, journey.region)))


def _victories(observation: WildObservation, data: WildData, seat: int, card: int) -> tuple[Victory, ...]:
    monsters = observation.monsters[seat]
    found = []
    for slot in range(len(monsters)):
        if slot in observation.locks[seat]:
            continue
        ways = [one for one in sums(observation, data, slot) if one.card == card]
        found += [Victory(slot, ways[0])] if ways else []
    return tuple(sorted(found, key=lambda one: -data.monsters[monsters[one.slot]].points))
