"""The position of Wild World that an observation shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.core.tuples import replaced
from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD
from boardwright.games.wild_world.data.terms import CHOOSE, DRAW, REGIONS, TAKE_FACEUP, UNLOCK, Part, choice
from boardwright.games.wild_world.rules.actions import DECK
from boardwright.games.wild_world.rules.position import (
    CHOOSING_DECK,
    PHASES,
    REWARDING,
    TAKING_FACEUP,
    UNLOCKING,
)
from boardwright.games.wild_world.rules.state import WildState

if TYPE_CHECKING:
    from boardwright.games.wild_world.game import WildWorld
    from boardwright.games.wild_world.view.observation import WildObservation


def position_seen(game: WildWorld, seen: WildObservation) -> WildState:
    """The position at a decision of the seat that sees it, with what it does not know filled in.

    The others' hands are empty. A deck holds every card that may be there, and of what waits
    to run only the part is known that asks now.
    """
    assert seen.seat is not None
    state = game.new()
    state.actor = seen.seat
    state.phase, state.window = PHASES.index(seen.phase), PHASES.index(seen.window)
    state.round, state.starter, state.active = seen.round, seen.starter, seen.active
    state.boards, state.market, state.discards = seen.boards, seen.market, seen.discards
    state.monsters, state.tucked = list(seen.monsters), list(seen.tucked)
    state.hands[seen.seat] = seen.hand
    state.home = list(seen.home)
    state.gold, state.crystals, state.evolve = list(seen.gold), list(seen.crystals), list(seen.evolve)
    state.potion, state.cauldron = list(seen.potion), list(seen.cauldron)
    state.workers = list(seen.workers)
    state.realms = tuple([worker for space in seen.realms for worker in space])
    state.island = seen.island
    state.space, state.was_empty = seen.space, int(seen.was_empty)
    state.tokens, state.tiles, state.incomes = seen.tokens, seen.tiles, seen.incomes
    state.offered = replaced(state.offered, seen.seat, seen.offered)
    state.slot, state.fighter, state.resting = seen.slot, seen.fighter, seen.resting
    for owner in range(seen.players):
        state.locks[owner] = sum([1 << lock for lock in seen.locks[owner]])
        for region, color in enumerate(seen.region_colors[owner]):
            _lay(state, owner * REGIONS + region, seen.regions[owner][region], color)
    state.decks = [cards if size else 0 for cards, size in zip(_unseen(state, seen), seen.deck_sizes)]
    state.pending = _asking(state, seen)
    return state


def _lay(state: WildState, place: int, cards: tuple[int, ...], color: int) -> None:
    """Travel cards; any card of the colour stands for one that is not seen."""
    state.regions[place] = tuple([card if card >= 0 else color * CARDS_EACH for card in cards])
    state.caps[place] = (0,) * len(cards)


def _unseen(state: WildState, seen: WildObservation) -> list[int]:
    """By colour, the set of realm cards that the seat has not seen."""
    sets = state.data.decks.copy()
    wardens = seen.warden.pile if seen.warden else ()
    openly = (seen.market, seen.discards, wardens, *seen.home, *seen.tucked, *seen.seen)
    for pile in (seen.hand, *seen.regions[state.actor], *openly):
        for card in pile:
            if card != NO_CARD:
                sets[card // CARDS_EACH] &= ~(1 << card % CARDS_EACH)
    return sets


def _asking(state: WildState, seen: WildObservation) -> tuple[Part, ...]:
    """The part that asks what is decided now."""
    if state.phase == CHOOSING_DECK:
        return ((DRAW, sum([1 << action - DECK for action in seen.legal]), 1),)
    if state.phase == UNLOCKING:
        return ((UNLOCK, 1, 0),)
    if state.phase == TAKING_FACEUP:
        return ((TAKE_FACEUP, max([creature.cost for creature in state.data.creatures]), 0),)
    if state.phase == REWARDING:
        first, second = [choice(resource, amount) for resource, amount in seen.rewards]
        return ((CHOOSE, first, second),)
    return ()
