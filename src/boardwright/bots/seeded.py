"""What bots that draw have in common."""

from boardwright.bots.seat_view import SeatView
from boardwright.core.dice import Dice
from boardwright.core.errors import UsageError

APART_FROM_THE_GAME = 0xB075
"""Mixed into a bot's seed: the game's dice may have the same seed, and a bot must not foresee them."""


class Seeded:
    """A bot whose choices follow from a seed, the number of its game and what it sees.

    The same seed may serve the game's dice and every bot: each draws for itself.
    """

    def __init__(self, seed: int, index: int = 0) -> None:
        Dice(seed, index)  # refuses what is no seed
        self._seed = seed
        self._index = index

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self._seed}, index={self._index})"

    def _own_dice(self, seat: int, position: int = 0) -> Dice:
        """Dice of this bot at this seat; a position is a number of 32 bits."""
        seed = (self._seed << 8 | seat) << 32 | APART_FROM_THE_GAME
        return Dice(seed, self._index << 32 | position)


def to_decide(view: SeatView) -> list[int]:
    """The actions to choose from. Raises UsageError where the seat has none."""
    actions = view.legal_actions()
    if not actions:
        raise UsageError(f"Seat {view.seat} has nothing to decide now; ask only the seats in actors().")
    return actions
