"""No axe-core violation on any page or phase, in both themes, on a phone and on a desktop."""

import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from boardwright.core.board import Chair
from boardwright.core.titles import make, titles
from boardwright.server import render
from boardwright.server.pages import ErrorView, HomeView, NewTableView, TableCard, bot_choices
from tests.pages.conftest import DESKTOP, PHONE, show

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from scenes import Scene, lobby_view, scenes_of, shown, touch

pytestmark = pytest.mark.browser
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
ALIKE = {
    "world_splitters": {
        "start_kanal",
        "divide_others",
        "bid_chosen",
        "answer_chosen",
        "committed",
        "over_two",
    },
    "splitz": {
        *("vote_three", "vote_spectator", "revote_spectator", "joker_others"),
        *("waiting", "over_two", "dealing"),
    },
    "reworld": {
        *("turn_pointed", "turn_two", "turn_two_cards", "below", "waiting_dropped", "others_rows"),
        *("chapter_two", "couple", "couple_second", "settle", "transport_others", "over_two"),
        "over_spectator",
    },
    "wild_world": {
        *("start", "turn", "turn_pointed", "turn_two", "fighting", "buy_nothing", "fight_many", "watching"),
        *("over_two", "over_three"),
    },
}
"""Scenes that hold nothing which the others do not."""


class Shown(NamedTuple):
    """A page, and the scene that it is, if it is one."""

    html: str
    scene: Scene | None = None


def _ordinary_pages() -> dict[str, str]:
    game = make("splitz", 3)
    seated = (Chair("Ana", "person", True), Chair("Ben", "person"), Chair("greedy", "bot"))
    table = TableCard("maple-otter-4217", game, "running", seated, (0,), True, ("Round 5 of 10",))
    waiting = (*seated[:2], Chair("", "open"), Chair("", "open"))
    return {
        "home": render.home(HomeView("Ana", (table,), (game,), "a", (table,))),
        "new_table": render.new_table(NewTableView(game, "Ana", bot_choices(), "a")),
        "lobby_host": render.table(lobby_view("splitz", 0, True, waiting)),
        "lobby_guest": render.table(lobby_view("splitz", None, False, waiting)),
        "rules": render.rules(game, "maple-otter-4217"),
        "error": render.error(ErrorView(404, "There is no such table.", "", "/")),
    }


@pytest.fixture(scope="module")
def pages() -> dict[str, Shown]:
    ordinary = {name: Shown(html) for name, html in _ordinary_pages().items()}
    scenes = {
        f"{game} {scene.name}": Shown(render.table(shown(game, scene)), scene)
        for game in titles()
        for scene in scenes_of(game)
        if scene.name not in ALIKE[game]
    }
    return ordinary | scenes


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(chromium, pages: dict[str, Shown], size: dict[str, int], theme: str):
    """Every page is looked at in one of its four pictures; the pages of a game share them out."""
    context = chromium.new_context(viewport=size, color_scheme=theme, reduced_motion="reduce")
    page = context.new_page()
    names = list(pages)[2 * (size == PHONE) + (theme == "dark") :: 4]
    found = {name: _violations(page, name, pages[name]) for name in names}
    context.close()
    assert {name: problems for name, problems in found.items() if problems} == {}


def _violations(page: Page, name: str, seen: Shown) -> list[str]:
    show(page, seen.html)
    if seen.scene:
        touch(page, seen.scene)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
    results = Axe().run(page, options={"runOnly": TAGS, "preload": False})
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in results.response["violations"]
        for node in violation["nodes"][:2]
    ]
