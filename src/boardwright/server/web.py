"""The pages for people."""

import secrets
from importlib import resources
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from boardwright.core.errors import BoardwrightError
from boardwright.core.game import Game
from boardwright.core.titles import title, titles
from boardwright.server.codes import tidied
from boardwright.server.context import Context, context_of, person_of
from boardwright.server.errors import NotFound, Unplayable, shortened
from boardwright.server.pages import HomeView, NewTableView, TableCard, bot_choices
from boardwright.server.table_rows import is_table, tables_of

router = APIRouter(include_in_schema=False)
PAGE: dict[str, Any] = {"methods": ["GET", "HEAD"], "response_class": HTMLResponse}
LISTED = 30
"""Tables on the home page at most."""
LISTED_OVER = 5
"""Finished ones there."""


@router.api_route("/", **PAGE)
def home(request: Request) -> str:
    """The visitor's tables, and the games."""
    context, person = context_of(request), person_of(request)
    cards = sorted(_tables_of(context, person), key=lambda card: not card.is_my_turn)
    finished = tuple(_tables_of(context, person, are_over=True))
    games = tuple(filter(_has_board, map(_smallest, titles())))
    name = context.visitors.name(person)
    return context.pages.home(HomeView(name, tuple(cards), games, _once(), finished))


@router.api_route("/new/{game}", **PAGE)
def new_table(request: Request, game: str) -> str:
    """The form that makes a table."""
    context = context_of(request)
    name = context.visitors.name(person_of(request))
    return context.pages.new_table(NewTableView(_known_game(game), name, bot_choices(), _once()))


@router.api_route("/t/{table}", **PAGE)
def show_table(request: Request, table: str) -> str:
    """A table: lobby, play or result."""
    context = context_of(request)
    picture = context.picture(table, person_of(request))
    return context.renderings.get(("page", *picture.key), lambda: context.pages.table(picture.present))


@router.api_route("/rules/{game}", **PAGE)
def rules(request: Request, game: str, table: str = "") -> str:
    """A game's quick reference; `table` is the code of the one it was opened from."""
    return context_of(request).pages.rules(_known_game(game), tidied(table[:80]))


@router.get("/join")
def join(request: Request, code: str = "") -> Response:
    """To the table of a code, as somebody typed it."""
    table = tidied(code)
    with context_of(request).database.reading() as connection:
        if not is_table(connection, table):
            asked = f"the code {shortened(table)!r}" if table else "no code"
            raise NotFound(f"No table has {asked}; a code looks like maple-otter-4217.")
    return RedirectResponse(f"/t/{table}", 303)


@router.api_route("/health", methods=["GET", "HEAD"])
def health(request: Request) -> Response:
    """Whether the server can read its database."""
    context_of(request).database.check()
    return JSONResponse({"ok": True})


@router.api_route("/favicon.ico", methods=["GET", "HEAD"])
def favicon() -> Response:
    """For browsers that ask without reading the page."""
    icon = (resources.files("boardwright.server") / "static" / "icon.svg").read_bytes()
    return Response(icon, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


def _known_game(game_id: str) -> Game:
    if game_id not in titles():
        raise NotFound(f"There is no game {shortened(game_id)!r} here; there is {', '.join(titles())}.")
    return _smallest(game_id)


def _once() -> str:
    return secrets.token_urlsafe(12)


def _smallest(game_id: str) -> Game:
    found = title(game_id)
    return found.make(min(found.player_counts))


def _has_board(game: Game) -> bool:
    """Whether pages can show it."""
    try:
        return game.board is not None
    except BoardwrightError:
        return False


def _tables_of(context: Context, person: str, are_over: bool = False) -> list[TableCard]:
    with context.database.reading() as connection:
        codes = tables_of(connection, person, are_over, LISTED_OVER if are_over else LISTED)
    cards = [_card(context, code, person) for code in codes]
    return [card for card in cards if card is not None]


def _card(context: Context, code: str, person: str) -> TableCard | None:
    try:
        view = context.glance(code, person).present
    except Unplayable:
        return None  # its own page tells why
    observation = view.observation
    awaited = () if observation is None else observation.actors
    progress = () if observation is None else view.game.words.progress(observation)
    return TableCard(view.id, view.game, view.stage, view.chairs, awaited, view.seat in awaited, progress)
