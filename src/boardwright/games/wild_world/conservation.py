"""Where the pieces of Wild World are: they neither grow nor shrink in number."""

from collections.abc import Sequence

from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD
from boardwright.games.wild_world.data.terms import REALMS
from boardwright.games.wild_world.rules.position import NOTHING
from boardwright.games.wild_world.rules.state import WildState


def pieces_everywhere(state: WildState) -> dict[str, int]:
    """Cards of each colour, monster cards, and workers out of place, by name."""
    cards = _cards(state)
    return {
        **{f"cards {name}": sum(card // CARDS_EACH == c for card in cards) for c, name in enumerate(REALMS)},
        "different cards": len(set(cards)),
        "monsters": _monsters(state),
        "workers too many": sum(state.workers_in_supply(seat) < 0 for seat in range(state.players)),
        "white workers too many": int(state.warden_supply() < 0) if state.has_warden() else 0,
        "bonus tokens twice": _twice(state.tokens),
        "income tiles twice": _twice((*state.tiles, *state.incomes)),
        "solo cards twice": _twice(state.turned),
        "below zero": sum(min(amounts) < 0 for amounts in (state.gold, state.crystals, state.evolve)),
    }


def _cards(state: WildState) -> list[int]:
    hidden = [
        color * CARDS_EACH + place
        for sets in (state.decks, state.box)
        for color, cards in enumerate(sets)
        for place in range(CARDS_EACH)
        if cards >> place & 1
    ]
    piles = [
        *state.hands,
        *state.home,
        *state.regions,
        state.discards,
        state.market,
        *state.tucked,
        state.pile,
    ]
    return hidden + [card for pile in piles for card in pile if card != NO_CARD]


def _monsters(state: WildState) -> int:
    first_printed = len(state.data.monsters) - len(state.data.boards)
    dealt = [monster for monsters in state.monsters for monster in monsters if monster < first_printed]
    offered = [monster for monsters in state.offered for monster in monsters]
    left: int = state.monsters_left
    return left.bit_count() + len({*dealt, *offered})


def _twice(pieces: Sequence[int]) -> int:
    """How many of these pieces are there more than once."""
    there = [piece for piece in pieces if piece != NOTHING]
    return len(there) - len(set(there))
