"""Where a check looks: a position of a random game, and how to come back to it."""

from collections.abc import Iterator
from contextlib import contextmanager

from boardwright.core.dice import Dice
from boardwright.core.game import Game
from boardwright.core.state import CHANCE, State
from boardwright.record import Record


class Situation:
    """A position that a random game has come to. Seed and index of the game name it for good."""

    def __init__(self, game: Game, seed: int, index: int) -> None:
        self.game = game
        self.seed = seed
        self.index = index
        self.state: State = game.new()
        self.record = Record(game, seed=seed, index=index)
        self.decisions = 0
        """Moves of the players so far, chance apart."""

    @property
    def number(self) -> int:
        """Moves made so far, chance included."""
        return len(self.record.moves)

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and the spectator."""
        return [*range(self.game.players), None]

    def move(self, seat: int, action: int) -> None:
        """Go on by a legal move."""
        self.state.apply(seat, action)
        self.record.add(seat, action)
        self.decisions += seat != CHANCE

    def dice(self, purpose: int) -> Dice:
        """Dice of this position's own, different for each purpose (0 to 999)."""
        return Dice(self.seed, (self.index * 100_000 + self.number) * 1_000 + purpose)

    def require(self, holds: bool, complaint: str) -> None:
        """Raise AssertionError saying where and what, unless it holds."""
        if not holds:
            raise AssertionError(f"{self.where}: {complaint}")

    @property
    def where(self) -> str:
        """The position, so that it can be found again."""
        return (
            f"{self.game.id}, {self.game.players} players, seed {self.seed}, "
            f"game {self.index}, after move {self.number}"
        )

    @contextmanager
    def located(self) -> Iterator[None]:
        """Say of any failure inside where it happened."""
        try:
            yield
        except AssertionError:
            raise
        except Exception as error:
            raise AssertionError(f"{self.where}: {type(error).__name__}: {error}") from error


def walk(game: Game, seed: int, index: int = 0) -> Iterator[Situation]:
    """A random game, position by position, from the first to the last.

    It is one Situation that moves on. Simultaneous choices are made in random order.
    """
    at = Situation(game, seed, index)
    dice = Dice(seed, index)
    yield at
    while at.state.actors():
        at.move(*random_move(at.state, dice))
        yield at


def random_move(state: State, dice: Dice) -> tuple[int, int]:
    """A seat that may act, and a legal action of it; chance by its weights."""
    actors = state.actors()
    seat = actors[dice.below(len(actors))]
    if seat == CHANCE:
        return CHANCE, state.draw(dice)
    actions = state.legal_actions(seat)
    return seat, actions[dice.below(len(actions))]
