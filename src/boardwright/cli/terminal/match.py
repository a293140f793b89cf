"""A game in progress at the terminal: its state, its record, and what may be taken back."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.state import CHANCE, OVER, State
from boardwright.record.record import Record


class _Before(NamedTuple):
    """How it was before an act that may be taken back."""

    seat: int
    state: State
    moves: int


class Match:
    """Applies acts and chance, and notes them."""

    def __init__(self, game: Game, seats: Sequence[str], seed: int) -> None:
        self.state = game.new()
        self.record = Record(game, seats, seed)
        self._dice = Dice(seed)
        self._undoable: list[_Before] = []

    @property
    def is_over(self) -> bool:
        return bool(self.state.actor == OVER)

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out an act: what it brought about. Raises IllegalAction."""
        before = _Before(seat, self.state.clone(), len(self.record.moves))
        events: list[Event] = []
        self.state.apply(seat, action, events)
        self.record.add(seat, action)
        if seat == CHANCE or any(event.final for event in events):
            self._undoable.clear()
        elif self._undoable and self._undoable[-1].seat != seat:
            self._undoable = [before]
        else:
            self._undoable.append(before)
        if self.is_over:
            self.record.finish(self.state)
        return events

    def draw(self) -> list[Event]:
        """Let chance decide."""
        return self.act(CHANCE, self.state.draw(self._dice))

    def can_undo(self, seat: int) -> bool:
        """Whether the last act is this seat's and nobody has learnt anything new by it."""
        return bool(self._undoable) and self._undoable[-1].seat == seat

    def undo(self) -> None:
        """Take back the last act; it leaves no trace in the record."""
        before = self._undoable.pop()
        self.state = before.state
        del self.record.moves[before.moves :]
        self.record.result = None
