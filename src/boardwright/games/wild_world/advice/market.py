"""What a face-up card would do in the viewer's hand: from what the viewer sees, and the data."""

from boardwright.games.wild_world.advice.abilities import ability_value
from boardwright.games.wild_world.data.facts import CARDS_EACH, WildData
from boardwright.games.wild_world.data.terms import CRYSTAL_FIGHT, FIGHT_BONUS, SLOTS
from boardwright.games.wild_world.rules.holdings import EVOLVED
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.prospects import Match


def matches(observation: WildObservation, data: WildData, card: int) -> list[Match]:
    """How it would do against the viewer's monsters that are left, the cheaper way for each (WW-35).

    Everything else is taken as it is now: what buying the card costs is not yet spent.
    """
    seat = observation.seat
    assert seat is not None
    found = []
    for slot in range(SLOTS):
        if slot not in observation.defeated[seat]:
            ways = [_match(observation, data, seat, slot, card, evolved) for evolved in (False, True)]
            possible = [way for way in ways if way is not None]
            if possible:
                found.append(min(possible, key=lambda way: (way.short, way.crystals + way.evolved)))
    return found


def _match(
    observation: WildObservation, data: WildData, seat: int, slot: int, card: int, evolved: bool
) -> Match | None:
    creature = data.creatures[card]
    monster = data.monsters[observation.monsters[seat][slot]]
    if creature.element not in (monster.element_a, monster.element_b):
        return None
    if evolved and not (creature.is_evolving and observation.evolve[seat]):
        return None
    target = monster.strength_a if creature.element == monster.element_a else monster.strength_b
    each = max(1, ability_value(observation, data, seat, CRYSTAL_FIGHT))
    crystals = max(0, -(-(target - reach(observation, data, card, evolved)) // each))
    wild = observation.crystals[seat] + observation.evolve[seat] - evolved
    return Match(slot, card, evolved, crystals, max(0, crystals - wild))


def reach(observation: WildObservation, data: WildData, card: int, evolved: bool) -> int:
    """The strength that a card reaches without crystals."""
    seat = observation.seat
    assert seat is not None
    bonus = ability_value(observation, data, seat, FIGHT_BONUS) + (EVOLVED if evolved else 0)
    return data.creatures[card].strength + observation.potion[seat] + bonus


def regions_for(observation: WildObservation, data: WildData, card: int) -> list[int]:
    """Where a card of its colour could travel now (WW-23)."""
    seat = observation.seat
    assert seat is not None
    board = data.boards[observation.boards[seat]]
    color = card // CARDS_EACH
    colors = observation.region_colors[seat]
    own = [region for region in range(len(board.regions)) if colors[region] == color]
    candidates = own or [region for region in range(len(board.regions)) if colors[region] < 0]
    return [
        region
        for region in candidates
        if SLOTS + region not in observation.locks[seat]
        and len(observation.regions[seat][region]) < len(board.regions[region])
    ]
