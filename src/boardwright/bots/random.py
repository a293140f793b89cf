"""The bot that has no idea."""

from boardwright.bots.seat_view import SeatView
from boardwright.bots.seeded import Seeded, to_decide
from boardwright.core.dice import Dice


class Random(Seeded):
    """Every legal action is as likely. The choices follow from seed, seat and their number."""

    def __init__(self, seed: int, index: int = 0) -> None:
        super().__init__(seed, index)
        self._dice: dict[int, Dice] = {}

    def choose(self, view: SeatView) -> int:
        """A legal action of the seat. Raises UsageError where it has none."""
        return self.pick(view.seat, to_decide(view))

    def pick(self, seat: int, actions: list[int]) -> int:
        """One of the seat's legal actions: all that this bot needs to know."""
        dice = self._dice.get(seat)
        if dice is None:
            dice = self._dice[seat] = self._own_dice(seat)
        return actions[dice.below(len(actions))]
