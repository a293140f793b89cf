"""A record as somebody saw it: the log, and the position it led to."""

from typing import NamedTuple

from rich.console import Console

from boardwright.cli.terminal.chairs import display_names
from boardwright.cli.terminal.screen import Screen
from boardwright.core.events import Event
from boardwright.core.lines import plain
from boardwright.core.observation import Observation
from boardwright.record.record import Record


class Viewing(NamedTuple):
    """What one viewer saw of a game."""

    record: Record
    to: int
    """So many moves were made."""
    seat: int | None
    """The viewer; None is everybody."""
    events: list[Event]
    """Those that the viewer may know of."""
    observation: Observation

    def log_texts(self) -> list[str]:
        """The lines of the log, headings left out."""
        names = display_names(self.record.seats)
        lines = [self.record.game.words.log_line(event) for event in self.events]
        return [plain(line, names) for line in lines if line is not None]

    def show(self, console: Console) -> None:
        """Print the log and the position."""
        game = self.record.game
        screen = Screen(console, game, display_names(self.record.seats))
        screen.log(self.events)
        console.print()
        screen.position(self.observation)
        screen.prompt(game.words.prompt(self.observation))


def view(record: Record, to: int | None, seat: int | None) -> Viewing:
    """The first `to` moves of a record, or all, as the seat saw them. Raises RecordError."""
    state = record.game.new()
    happened: list[Event] = []
    for after, _, events in record.steps(to):
        state = after
        happened += [event for event in events if event.visible_to(seat)]
    made = len(record.moves) if to is None else to
    return Viewing(record, made, seat, happened, record.game.observation(state, seat))
