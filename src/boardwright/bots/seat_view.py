"""The game as one seat sees it: all that a bot gets."""

from boardwright.core.dice import Dice
from boardwright.core.game import Game
from boardwright.core.observation import Observation
from boardwright.core.state import State


class SeatView:
    """What a seat may know of a position, and the worlds it could be.

    It is made from the position as it stands and keeps nothing of it but a world that the seat
    cannot tell from it. So nobody who holds a view can reach the true position.
    Raises UsageError for a seat that the game has not.
    """

    __slots__ = ("_world", "game", "seat")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        game.require_seat(seat)
        self.game = game
        self.seat = seat
        self._world = state.resample(seat, Dice(0))

    def __repr__(self) -> str:
        return f"<view of seat {self.seat} in {self.game!r}>"

    def observation(self) -> Observation:
        """All that the seat may know."""
        return self.game.observation(self._world, self.seat)

    def legal_actions(self) -> list[int]:
        """What the seat may do, ascending."""
        return self._world.legal_actions(self.seat)

    def sample_world(self, dice: Dice) -> State:
        """A position that the seat cannot tell from the real one; the caller's own."""
        return self._world.resample(self.seat, dice)
