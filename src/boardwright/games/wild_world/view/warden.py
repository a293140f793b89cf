"""What all see of the Warden in Wild World (section 12)."""

from typing import NamedTuple

from boardwright.games.wild_world.rules.state import WildState


class WardenView(NamedTuple):
    """The Warden; `realms`, `island`, `starter` and `active` of the observation have -2 for it.

    Attributes:
        level: its points from the start.
        hunted: the points of hunting cards.
        pile: the creature cards that it has taken, in order.
        score: all its points.
        turned: the solo cards turned over in this round, in order; the others may come.
        workers: its white workers in this round; `supply` of them are not placed yet.
    """

    level: int
    hunted: int
    pile: tuple[int, ...]
    score: int
    turned: tuple[int, ...]
    workers: int
    supply: int


def view_warden(state: WildState) -> WardenView | None:
    """The Warden, if it plays."""
    if not state.has_warden():
        return None
    pieces = state.data.variant_pieces
    return WardenView(
        pieces.warden_levels[state.variants.warden],
        state.hunted,
        state.pile,
        state.warden_score(),
        state.turned,
        pieces.warden_workers[max(0, state.round - 1)],
        state.warden_supply(),
    )
