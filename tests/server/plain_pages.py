"""Pages as plain text of what they are made from: for tests of the server that are not about looks."""

import json
from html import escape

from boardwright.core.game import Game
from boardwright.server.pages import ErrorView, HomeView, NewTableView
from boardwright.server.table_view import TableView
from boardwright.server.viewing import as_json


def home(view: HomeView) -> str:
    cards = [[card.id, card.stage, card.awaited, card.is_my_turn, card.progress] for card in view.tables]
    return _page({"name": view.name, "tables": cards, "games": [game.id for game in view.games]})


def new_table(view: NewTableView) -> str:
    bots = [bot.id for bot in view.bots]
    return _page({"game": view.game.id, "name": view.name, "bots": bots, "once": view.once})


def table(view: TableView) -> str:
    return _page(as_json(view))


def table_frame(view: TableView) -> str:
    return json.dumps(as_json(view))


def rules(game: Game, table: str = "") -> str:
    return _page({"rules": game.id, "table": table})


def error(view: ErrorView) -> str:
    return _page({"status": view.status, "message": view.message, "rule": view.rule, "back": view.back})


def read(page: str) -> dict:
    """What a page of these was made from."""
    from html import unescape

    return json.loads(unescape(page.removeprefix("<!doctype html><pre>")))


def _page(content: dict) -> str:
    return "<!doctype html><pre>" + escape(json.dumps(content))
