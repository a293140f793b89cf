"""Where the pieces and coins of World Splitters are: they neither grow nor shrink in number."""

from boardwright.games.world_splitters.data.facts import COLORS, INCOME
from boardwright.games.world_splitters.rules.closing import FOURTH
from boardwright.games.world_splitters.rules.state import WorldState


def pieces_everywhere(state: WorldState) -> dict[str, int]:
    """Fences, favors of each colour, explorers of each seat and the coins, wherever they are, by name."""
    standing = [sum(state.owner(space) == seat for space in _spaces(state)) for seat in range(state.players)]
    return {
        "fences": state.supply + state.ground.fences.bit_count(),
        **{f"favors {color}": _favors(state, number) for number, color in enumerate(COLORS)},
        **{f"explorers {seat}": state.explorers_left(seat) + on_map for seat, on_map in enumerate(standing)},
        "crowded spaces": sum(_crowd(state, space) > 1 for space in _spaces(state)),
        "bonus tiles": len(state.tiles),
        "coins": sum(state.coins) - _income(state),
    }


def _spaces(state: WorldState) -> range:
    return range(len(state.ground.plan.spaces))


def _favors(state: WorldState, color: int) -> int:
    return state.favors[color].bit_count() + sum(taken[color] for taken in state.taken)


def _crowd(state: WorldState, space: int) -> int:
    """Explorers, obelisks and favors on a space: one piece at most (WS-25, WS-46, WS-50)."""
    explorers = sum(explorers >> space & 1 for explorers in state.explorers)
    return explorers + (state.obelisks >> space & 1) + sum(favors >> space & 1 for favors in state.favors)


def _income(state: WorldState) -> int:
    """The coins that came from the bank (WS-70)."""
    has_come = state.players == 2 and state.scored >= FOURTH
    return INCOME * state.players if has_come else 0
