"""What the uses of a hand card bring now: at home, in a region, discarded, in a fight."""

from typing import NamedTuple

from boardwright.games.wild_world.advice.fights import Sum, sums
from boardwright.games.wild_world.advice.viewer import Viewer
from boardwright.games.wild_world.data.terms import Effect


class Journey(NamedTuple):
    """A region that a hand card can travel to.

    Attributes:
        region: from 0.
        value: points at the end.
        gain: what comes at once.
    """

    region: int
    value: int
    gain: Effect


class Uses(NamedTuple):
    """What a hand card can be used for now.

    Attributes:
        card: the hand card.
        points: what it scores at home.
        symbols: by element, what it adds at home.
        gain: what putting it at home gives at once.
        journeys: where it can travel, the highest value first.
        gold: what discarding it gives.
        victories: the cheapest ways to defeat own monsters with it, those worth most first.
    """

    card: int
    points: int
    symbols: tuple[int, ...]
    gain: Effect
    journeys: tuple[Journey, ...]
    gold: int
    victories: tuple[Sum, ...]


def uses(viewer: Viewer, card: int) -> Uses:
    """What the viewer can do with a hand card."""
    position, seat = viewer.position, viewer.seat
    creature = position.data.creatures[card]
    return Uses(
        card=card,
        points=creature.points,
        symbols=tuple(creature.symbols),
        gain=position.home_effect(seat, card),
        journeys=_journeys(viewer, card),
        gold=position.discard_gold(seat, card),
        victories=_victories(viewer, card),
    )


def _journeys(viewer: Viewer, card: int) -> tuple[Journey, ...]:
    seen, position = viewer.seen, viewer.position
    if not seen.travels:  # the game has not begun
        return ()
    values = position.data.boards[seen.boards[viewer.seat]].region_values
    found = [
        Journey(region, values[region], position.travel_effect(viewer.seat, region))
        for region in seen.travels[seen.hand.index(card)]
    ]
    return tuple(sorted(found, key=lambda journey: (-journey.value, journey.region)))


def _victories(viewer: Viewer, card: int) -> tuple[Sum, ...]:
    position, seat = viewer.position, viewer.seat
    monsters = position.monsters[seat]
    found = []
    for slot in range(len(monsters)):
        if not position.is_locked(seat, slot):
            found += [way for way in sums(viewer, slot) if way.card == card][:1]
    return tuple(sorted(found, key=lambda way: -position.data.monsters[monsters[way.slot]].points))
