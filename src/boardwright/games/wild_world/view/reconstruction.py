"""The position of Wild World that an observation shows."""

from boardwright.core.state import OVER
from boardwright.core.tuples import replaced
from boardwright.games.wild_world.data.facts import CARDS_EACH, WildData
from boardwright.games.wild_world.data.terms import (
    CHOOSE,
    DRAW,
    REALMS,
    REGIONS,
    TAKE_FACEUP,
    UNLOCK,
    Part,
    choice,
)
from boardwright.games.wild_world.data.variants import Variants
from boardwright.games.wild_world.rules.actions import DECK
from boardwright.games.wild_world.rules.position import (
    CHOOSING_DECK,
    NOTHING,
    PHASES,
    REWARDING,
    TAKING_FACEUP,
    UNLOCKING,
)
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.observation import WildObservation

SOMETHING = 0
"""Stands for what another has chosen in secret."""


def position_seen(data: WildData, variants: Variants, seen: WildObservation) -> WildState:
    """The position that a viewer sees at any moment, with what it does not know filled in.

    Hands that are not seen are empty. A deck, and the box, hold every card that may be there, and
    of what waits to run only the part is known that asks now.
    """
    state = WildState(data, seen.players, variants)
    _set_moment(state, seen)
    _set_table(state, seen)
    _set_holdings(state, seen)
    _set_variants(state, seen)
    return state


def _set_moment(state: WildState, seen: WildObservation) -> None:
    """Who does what."""
    state.actor = seen.actors[0] if seen.actors else OVER
    state.phase, state.window = PHASES.index(seen.phase), PHASES.index(seen.window)
    state.round, state.starter, state.active = seen.round, seen.starter, seen.active
    state.space, state.was_empty = seen.space, int(seen.was_empty)
    state.slot, state.fighter, state.resting = seen.slot, seen.fighter, seen.resting
    state.color, state.refill = seen.color, seen.refill
    state.pending = _asking(state, seen)


def _set_table(state: WildState, seen: WildObservation) -> None:
    """What lies there for all."""
    state.market, state.discards, state.tokens = seen.market, seen.discards, seen.tokens
    state.realms = tuple([worker for space in seen.realms for worker in space])
    state.island = seen.island
    for color, cards in enumerate(_seen_cards(seen)):
        state.decks[color] = state.decks[color] & ~cards if seen.deck_sizes[color] else 0
        state.box[color] &= ~cards


def _set_holdings(state: WildState, seen: WildObservation) -> None:
    """What the seats have."""
    state.boards, state.monsters, state.tucked = seen.boards, list(seen.monsters), list(seen.tucked)
    state.home = list(seen.home)
    state.known = [tuple([(card, 0) for card in cards]) for cards in seen.seen]
    state.gold, state.crystals, state.evolve = list(seen.gold), list(seen.crystals), list(seen.evolve)
    state.potion, state.cauldron = list(seen.potion), list(seen.cauldron)
    state.workers = list(seen.workers)
    if seen.hands:
        state.hands = list(seen.hands)
    elif seen.seat is not None:
        state.hands[seen.seat] = seen.hand
    for owner in range(seen.players):
        state.locks[owner] = sum([1 << lock for lock in seen.locks[owner]])
        for region, color in enumerate(seen.region_colors[owner]):
            _lay(state, owner * REGIONS + region, seen.regions[owner][region], color)


def _set_variants(state: WildState, seen: WildObservation) -> None:
    """What section 12 adds, tokens apart."""
    state.tiles, state.incomes = seen.tiles, seen.incomes
    state.kept = tuple([SOMETHING if seat in seen.committed else NOTHING for seat in range(seen.players)])
    if seen.seat is not None:
        state.offered = replaced(state.offered, seen.seat, seen.offered)
        state.kept = replaced(state.kept, seen.seat, seen.kept)
    if seen.warden:
        state.hunted, state.pile, state.turned = seen.warden.hunted, seen.warden.pile, seen.warden.turned


def _lay(state: WildState, place: int, cards: tuple[int, ...], color: int) -> None:
    """Travel cards; any card of the colour stands for one that is not seen."""
    state.regions[place] = tuple([card if card >= 0 else color * CARDS_EACH for card in cards])
    state.caps[place] = (0,) * len(cards)


def _seen_cards(seen: WildObservation) -> list[int]:
    """By colour, the set of the cards that the viewer sees or has seen."""
    sets = [0] * len(REALMS)
    wardens = seen.warden.pile if seen.warden else ()
    travelling = [cards for regions in seen.regions for cards in regions]
    openly = (seen.market, seen.discards, wardens, *seen.home, *seen.tucked, *seen.seen)
    for pile in (seen.hand, *seen.hands, *travelling, *openly):
        for card in pile:
            if card >= 0:
                sets[card // CARDS_EACH] |= 1 << card % CARDS_EACH
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
