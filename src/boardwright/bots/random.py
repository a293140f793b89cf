"""The bot that has no idea."""

from boardwright.bots.seat_view import SeatView
from boardwright.core.dice import Dice


class Random:
    """Every legal action is as likely. The choices follow from the seed and their number."""

    def __init__(self, seed: int, index: int = 0) -> None:
        self._dice = Dice(seed, index)

    def choose(self, view: SeatView) -> int:
        """A legal action of the seat."""
        return self.pick(view.legal_actions())

    def pick(self, actions: list[int]) -> int:
        """One of the legal actions: all that this bot needs to know."""
        return actions[self._dice.below(len(actions))]
