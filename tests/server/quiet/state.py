"""The rules of Quiet: in turn each seat passes, or pays one coin or two, of the colours of its choice.

Which colour is asked only where there is a choice (QT-1). Others see who is awaited, and then how many coins
were paid (QT-2). After each round the weather changes, by chance.
"""

from copy import deepcopy

from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.state import CHANCE, OVER, State

PASS, PAY_ONE, PAY_TWO, SEND_RED, SEND_BLUE, SUN = range(6)
NUM_ACTIONS, NUM_CHANCE = SUN, 2
ROUNDS = 4


class QuietState(State):
    FIRST_HAND = (6, 6)
    """Red and blue coins of the seat that begins; a test may change it."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.hands = [list(self.FIRST_HAND), *([6, 6] for _ in range(players - 1))]
        self.sent: list[int] = []
        """Colours paid in the turn under way: part of the pending secret."""
        self.owed = 0
        self.paid = [0] * players
        self.round = 1
        self.weather = 0
        self.actor = 0

    def actors(self) -> tuple[int, ...]:
        return () if self.actor == OVER else (self.actor,)

    def legal_actions(self, seat: int) -> list[int]:
        if seat != self.actor:
            return []
        if seat == CHANCE:
            return [SUN, SUN + 1]
        return [SEND_RED, SEND_BLUE] if self.owed else [PASS, PAY_ONE, PAY_TWO]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(SUN, 1), (SUN + 1, 1)] if self.actor == CHANCE else []

    def draw(self, dice: Dice) -> int:
        return SUN + dice.below(2)

    def scores(self) -> list[int]:
        return self.paid.copy()

    def ranking(self) -> list[int]:
        return [1 + sum(other > mine for other in self.paid) for mine in self.paid]

    def clone(self) -> "QuietState":
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, QuietState) and vars(self) == vars(other)
        return same and self.actor == other.actor

    def resample(self, seat: int | None, dice: Dice) -> "QuietState":
        """Others' colours anew, and the turn under way at its beginning."""
        other = self.clone()
        if seat != self.actor:
            for color in self.sent:
                other.hands[self.actor][color] += 1
            other.sent, other.owed = [], 0
        for hidden in set(range(self.players)) - {seat}:
            size = sum(other.hands[hidden])
            red = dice.below(size + 1)
            other.hands[hidden] = [red, size - red]
        return other

    def _carry_out(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.weather = action - SUN
            self._tell("weather", {"sun": self.weather == 0}, final=True)
            self.actor = 0
        elif action in (SEND_RED, SEND_BLUE):
            self._send(action - SEND_RED)
        else:
            self.owed = action - PASS
        if seat >= 0:
            self._go_on(seat)

    def _go_on(self, seat: int) -> None:
        """QT-1: what leaves no choice is done at once."""
        hand = self.hands[seat]
        while self.owed and not all(hand):
            self._send(0 if hand[0] else 1)
        if not self.owed:
            self._finish(seat)

    def _send(self, color: int) -> None:
        self.hands[self.actor][color] -= 1
        self.sent.append(color)
        self.owed -= 1
        if self._events is not None:
            self._events.append(Event("coin", {"color": color}, audience=(self.actor,)))
            self._events.append(Event("ledger", {"color": color}, audience=()))

    def _finish(self, seat: int) -> None:
        """QT-2: the whole turn shows, as one step."""
        self.paid[seat] += len(self.sent)
        self._tell("turn", {"player": seat, "coins": len(self.sent)})
        self.sent = []
        if seat + 1 < self.players:
            self.actor = seat + 1
        else:
            self.round += 1
            self.actor = CHANCE if self.round <= ROUNDS else OVER

    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        return "It is not your turn." if seat != self.actor else "This is not asked now.", "QT-1"
