"""The game as one seat sees it: all that a bot gets."""

from collections.abc import Callable

from boardwright.core.dice import Dice
from boardwright.core.game import Game, Observation
from boardwright.core.state import State


class SeatView:
    """What a seat may know of a position, and the worlds it could be.

    The position itself is not kept as an attribute: nothing of it can be reached from here
    but what the seat may know.
    """

    __slots__ = ("game", "legal_actions", "observation", "sample_world", "seat")

    game: Game
    seat: int
    observation: Callable[[], Observation]
    """All that the seat may know."""
    legal_actions: Callable[[], list[int]]
    """What the seat may do, ascending."""
    sample_world: Callable[[Dice], State]
    """A position that the seat cannot tell from the real one."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.observation = lambda: game.observation(state, seat)
        self.legal_actions = lambda: state.legal_actions(seat)
        self.sample_world = lambda dice: state.resample(seat, dice)
