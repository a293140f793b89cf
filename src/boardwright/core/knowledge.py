"""What a game's knowledge is asked for."""

from collections.abc import Sequence
from typing import Any, Protocol


class Knowledge(Protocol):
    """What a bot needs to value a position of the game."""

    def value(self, state: Any, seat: int) -> float:
        """How good a (sampled) position is for the seat; only comparisons count."""

    def weights(self, observation: Any, seat: int, actions: Sequence[int]) -> list[float] | None:
        """How likely each action is a good one, where one step ahead says nothing; else None."""
