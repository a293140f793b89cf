"""Players that see only what their seat may know."""

from collections.abc import Callable
from typing import Protocol

from boardwright.bots.greedy import Greedy
from boardwright.bots.random import Random
from boardwright.bots.seat_view import SeatView
from boardwright.core.errors import UsageError


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: SeatView) -> int:
        """A legal action of the view's seat."""


BOTS: dict[str, Callable[[int, int], Bot]] = {"greedy": Greedy, "random": Random}
"""The bots by name, each made from a seed and the number of its game."""


def make(name: str, seed: int, index: int = 0) -> Bot:
    """The bot of this name. Raises UsageError naming those that exist."""
    if name not in BOTS:
        raise UsageError(f"There is no bot {name!r}; there is {', '.join(BOTS)}.")
    return BOTS[name](seed, index)


__all__ = ["BOTS", "Bot", "Greedy", "Random", "make"]
