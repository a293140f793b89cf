"""Pages as HTML, made from views alone: the same view gives the same page."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from boardwright.core.board import Chair
from boardwright.core.game import Game
from boardwright.core.lines import Line, Piece, Prompt, Who, plain
from boardwright.draw import icons, seats
from boardwright.draw.markup import element, text
from boardwright.server.assets import asset, script_of, sheet_of
from boardwright.server.lobby import STAND_IN
from boardwright.server.names import LONGEST, OPEN_CHAIR
from boardwright.server.pages import BotChoice, ErrorView, HomeView, NewTableView, bot_choices
from boardwright.server.table_view import LogEntry, TableView


def home(view: HomeView) -> str:
    """The first page: the visitor's tables, the games, and joining by code. Its path is `/`."""
    return _page("home.html", view.games, view=view)


def new_table(view: NewTableView) -> str:
    """The form that makes a table. Its path is `/new/{game}`."""
    return _page("new_table.html", [view.game], view=view, game=view.game)


def table(view: TableView) -> str:
    """A table as its viewer sees it: lobby, play or result. Its path is `/t/{id}`."""
    return _page("table.html", [view.game], frame=Markup(table_frame(view)), **_of(view))


def table_frame(view: TableView) -> str:
    """The part of the table's page that changes: what a live message carries."""
    template = {"lobby": "lobby.html", "running": "play.html", "over": "result.html"}[view.stage]
    return _environment().get_template(template).render(**_of(view))


def rules(game: Game, table: str = "") -> str:
    """A game's quick reference, with the way back to the table. Its path is `/rules/{game}`."""
    reference = MarkdownIt("commonmark").enable("table").render(game.rules_text())
    quiet = Markup(RULE_IDS.sub(r'<small class="rule-ids">\1</small>', reference))
    return _page("rules.html", [game], game=game, reference=quiet, table=table)


def error(view: ErrorView) -> str:
    """What went wrong, and where to go on."""
    return _page("error.html", (), view=view)


RULE_IDS = re.compile(r"\(([A-Z]{2}-R?\d+(?:, [A-Z]{2}-R?\d+)*)\)")
"""Rules that a sentence of the reference follows from."""


FIRST_NUMBER = re.compile(r"(^|\s)(\d+)\b")


class Drawn:
    """A table's pictures and sentences as markup, for the templates."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._board = view.game.board
        self._words = view.game.words
        self.names = [name_of(chair) for chair in view.chairs]

    def line(self, line: Line) -> Markup:
        """A sentence with marks before names, and pieces as small tiles."""
        return Markup("".join(self._together(part, stop) for part, stop in _with_stops(line)))

    def plain(self, line: Line) -> str:
        return plain(line, self.names)

    def mark(self, seat: int, class_: str = "mark") -> Markup:
        return Markup(self._board.mark(seat, class_))

    def prompt(self) -> Prompt:
        """What is asked or told; when the game has just ended, what its last acts have come to."""
        observation = self._view.observation
        has_just_ended = self._view.stage == "running" and observation and not observation.actors
        return self._words.outcome(observation) if has_just_ended else self._words.prompt(observation)

    def progress(self) -> list[Markup]:
        """How far the game is, in a few facts; the first number of each stands out."""
        facts = self._words.progress(self._view.observation)
        return [Markup(FIRST_NUMBER.sub(r"\1<b>\2</b>", text(fact), count=1)) for fact in facts]

    def status(self, seat: int) -> str:
        return self._words.status(self._view.observation, seat)

    def decision(self) -> str:
        """What the viewer is asked: equal while it is the same question, so that a half-made choice stays."""
        observation = self._view.observation
        if observation is None or not observation.legal:
            return ""
        prompt = self.prompt()
        asked = [self.plain(prompt.headline), self.plain(prompt.detail), str(len(self._view.log))]
        return sha256(" ".join(asked).encode()).hexdigest()[:10]

    def latest(self, count: int) -> list[LogEntry]:
        """The newest lines of the log, the very newest last."""
        return [entry for entry in self._view.log if not entry.is_heading][-count:]

    def area(self, name: str) -> Markup:
        """A picture of the position: mat, acts, goods, aside or result."""
        return Markup(getattr(self._board, name)(self._view.observation, self._view.chairs))

    def explanation(self) -> Sequence[str]:
        """How the points of a finished game came about."""
        return self._board.explanation(self._view.observation)

    def numbers(self) -> Sequence[tuple[str, str]]:
        """A finished game in numbers."""
        return self._board.numbers(self._view.observation, self._view.events)

    def _together(self, part: str | Who | Piece, stop: str) -> str:
        """A part, kept in one line with the punctuation mark that follows it."""
        drawn = self._part(part)
        return element("span", drawn, stop, class_="together") if stop else drawn

    def _part(self, part: str | Who | Piece) -> str:
        if isinstance(part, Who):
            is_you = self._view.chairs[part.seat].is_you
            name = element("bdi", text(self.names[part.seat]), class_="name you" if is_you else "name")
            return element("span", self._board.mark(part.seat, "mark small"), name, class_="named")
        return self._board.piece(part) if isinstance(part, Piece) else text(part)


STOPS = tuple(",.:;?)")


def _with_stops(line: Line) -> Iterator[tuple[str | Who | Piece, str]]:
    """The parts of a sentence, each piece with the punctuation mark right after it."""
    rest = list(line)
    while rest:
        part = rest.pop(0)
        stop = ""
        if isinstance(part, Piece) and rest and isinstance(rest[0], str) and rest[0].startswith(STOPS):
            stop, rest[0] = rest[0][0], rest[0][1:]
        yield part, stop


def name_of(chair: Chair) -> str:
    """What a chair is called, also when nobody sits there."""
    return chair.name or OPEN_CHAIR


def _of(view: TableView) -> dict[str, Any]:
    drawn = Drawn(view)
    bots: tuple[BotChoice, ...] = bot_choices()
    return {"view": view, "game": view.game, "drawn": drawn, "bots": bots}


def _page(template: str, games: Sequence[Game], **content: Any) -> str:
    """A whole page, with what the pictures of these games need."""
    return _environment().get_template(template).render(games=games, **content)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("boardwright.server"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.globals.update(
        asset=asset,
        symbols_of=lambda game: Markup(game.board.symbols()),
        sheet_of=sheet_of,
        script_of=script_of,
        icon=lambda name: Markup(icons.icon(name)),
        drawn_symbols=Markup(icons.symbols() + seats.symbols()),
        chair_drawing=Markup(icons.chair()),
        logo=Markup(icons.logo()),
        cover=lambda game: Markup(game.board.cover()),
        name_of=name_of,
        longest_name=LONGEST,
        stand_in=STAND_IN,
    )
    return environment
