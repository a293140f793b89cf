"""What one viewer's page shows of a table: the only thing pages are made from."""

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.core.board import Chair
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line
from boardwright.core.observation import Observation


@dataclass(frozen=True)
class LogEntry:
    """A line of the log, or a heading that opens a part of it."""

    line: Line
    is_heading: bool = False
    is_own: bool = False
    """The viewer's own act."""


@dataclass(frozen=True)
class TableView:
    """A table as one viewer may see it: made from an observation and from events filtered by audience."""

    id: str
    """The code that is shared, as `maple-otter-4217`; also the address."""
    game: Game
    stage: str
    """`lobby` before the first move, `running`, or `over`."""
    chairs: tuple[Chair, ...]
    seat: int | None
    """The viewer's seat; None is a spectator."""
    is_host: bool
    """The viewer has the host's powers: may seat bots, start, and clear chairs before play."""
    rev: int
    """The viewer's own count of views; a post names the one it was made for."""
    observation: Observation | None
    """None in the lobby."""
    log: tuple[LogEntry, ...]
    can_undo: bool
    """The viewer may take back the last act."""
    events: Sequence[Event] = ()
    """The whole game's events as far as the viewer may know them, for the result page."""
    next_table: str | None = None
    """The table that plays on with the same people, once somebody asked for it."""
    may_sit: tuple[int, ...] = ()
    """The chairs that the viewer may sit down on now: open ones, or the own one that a bot keeps warm."""
    may_stand_in: tuple[int, ...] = ()
    """The chairs of players who are away for long, that the viewer may hand to a bot until they return."""
    name: str = ""
    """What the viewer is called, for the form that sits down; empty until said."""
