"""What the ordinary pages are made from; the table's own page is made from a TableView."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from boardwright.bots import BOTS
from boardwright.core.board import Chair
from boardwright.core.game import Game
from boardwright.server.table_view import TableView


@dataclass(frozen=True)
class BotChoice:
    """A bot as it is offered for a chair."""

    id: str
    """What a form posts, as `greedy`."""
    strength: str
    """How it plays, in a few words."""


_STRENGTHS = {
    "greedy": "looks one step ahead and knows the game",
    "random": "takes any legal choice",
}


def bot_choices() -> tuple[BotChoice, ...]:
    """The bots that can be seated, in the order they are offered."""
    return tuple(BotChoice(bot, _STRENGTHS.get(bot, "")) for bot in BOTS)


@dataclass(frozen=True)
class TableCard:
    """One of the visitor's tables, as the home page lists it."""

    id: str
    game: Game
    stage: str
    """`lobby`, `running` or `over`."""
    chairs: tuple[Chair, ...]
    awaited: tuple[int, ...]
    """The seats whose decision the game waits for; empty in the lobby."""
    is_my_turn: bool
    """The visitor's own seat is among them."""
    progress: Sequence[str] = ()
    """How far the game is, in a few facts, as ("Round 4 of 10",); empty in the lobby."""


@dataclass(frozen=True)
class HomeView:
    """The home page of one visitor."""

    name: str
    """What the visitor is called; empty until said."""
    tables: tuple[TableCard, ...]
    """The visitor's tables that are not over: those waiting for the visitor first, then the newest."""
    games: tuple[Game, ...]
    """Every game, made for its least number of players."""
    once: str
    """For forms that make a table, as in NewTableView; add something of each form's own."""
    finished: tuple[TableCard, ...] = ()
    """The visitor's newest tables that are over."""


@dataclass(frozen=True)
class NewTableView:
    """The form that makes a table of one game."""

    game: Game
    """Made for the least number of players; its title lists counts and options."""
    name: str
    """The visitor's name, to be changed in the form; may be empty."""
    bots: tuple[BotChoice, ...]
    once: str
    """A hidden field of the form: the same word makes one table only, even at a double click."""


@dataclass(frozen=True)
class ErrorView:
    """A page that says what went wrong and where to go on."""

    status: int
    """The HTTP status."""
    message: str
    """One sentence that says what to do."""
    rule: str
    """The rule that forbids an act, as `SZ-21`; mostly empty."""
    back: str
    """Where the page's one link leads: the table concerned, or `/`."""


class Pages(Protocol):
    """Whoever makes HTML of these views: the same view gives the same page."""

    def home(self, view: HomeView) -> str:
        """The page `/`."""

    def new_table(self, view: NewTableView) -> str:
        """The page `/new/{game}`."""

    def table(self, view: TableView) -> str:
        """The page `/t/{id}`."""

    def table_frame(self, view: TableView) -> str:
        """The part of it that changes: what a live message carries."""

    def rules(self, game: Game, table: str = "") -> str:
        """The page `/rules/{game}`; `table` is the one it was opened from."""

    def error(self, view: ErrorView) -> str:
        """What a refused request shows to a person."""
