"""Pictures of every page and phase, at every size and in both themes: `screenshots.py FOLDER [NAME ...]`.

`screenshots.py --readme` makes the one picture that the README shows.
"""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright
from scenes import SCENES, find, lobby_view, view_of

import boardwright.server
from boardwright.core.game import Chair
from boardwright.core.titles import make
from boardwright.server import render
from boardwright.server.pages import ErrorView, HomeView, NewTableView, TableCard, bot_choices

SIZES = {"phone": (390, 844), "short": (390, 664), "tablet": (768, 1024), "desktop": (1440, 900)}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
README_PICTURE = Path(__file__).parents[1] / "docs" / "table.png"
PRETEND_LIVE = """() => {
  const place = document.getElementById("connection");
  if (place) Object.assign(place, { textContent: "live" }).dataset.state = "live";
}"""
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]


def pages(wanted: set[str]) -> Iterator[tuple[str, str]]:
    """Names of pages and their HTML."""
    for name, html in _ordinary_pages():
        if not wanted or name in wanted:
            yield name, html
    for scene in SCENES:
        if not wanted or scene.name in wanted:
            yield scene.name, render.table(view_of(scene, find(scene)))


def _ordinary_pages() -> Iterator[tuple[str, str]]:
    game = make("splitz", players=2)
    seated = (Chair("Ana", "person", True), Chair("Ben", "person"), Chair("greedy", "bot"))
    three = make("splitz", players=3)
    cards = (
        TableCard("maple-otter-4217", three, "running", seated, (0, 1), True, ("Round 5 of 10",)),
        TableCard("birch-heron-1862", three, "running", seated, (1,), False, ("Round 2 of 10",)),
    )
    finished = (TableCard("tulip-comet-5120", three, "over", seated, (), False),)
    opened = (*seated[:2], Chair("", "open"), Chair("", "open"))
    yield "home", render.home(HomeView("Ana", cards, (game,), "a", finished))
    yield "home_new", render.home(HomeView("", (), (game,), "a"))
    yield "new_table", render.new_table(NewTableView(game, "Ana", bot_choices(), "a"))
    yield "lobby_host", render.table(lobby_view(0, True, opened))
    yield "lobby_guest", render.table(lobby_view(None, False, (Chair("Ana", "person"), *opened[1:])))
    yield "lobby_full", render.table(lobby_view(0, True, seated))
    missing = "There is no table maple-otter-4218. Check the code you were sent."
    yield "error", render.error(ErrorView(404, missing, "", "/"))
    refused = "Blue is out of play this round, so it cannot be chosen."
    yield "refused", render.error(ErrorView(422, refused, "SZ-21", "/t/maple-otter-4217"))
    yield "rules", render.rules(game, "maple-otter-4217")


def shoot(browser: Browser, address: str, name: str, folder: Path) -> None:
    """One page at every size and in both themes."""
    for theme in THEMES:
        for size, (width, height) in SIZES.items():
            page = _open(browser, f"{address}/{name}.html", width, height, theme)
            page.screenshot(path=folder / f"{name}_{size}_{theme}.png")
            page.context.close()


def shoot_for_readme(browser: Browser, address: str) -> None:
    """A part is chosen and not yet committed."""
    page = _open(browser, f"{address}/vote.html", 1280, 860, "light")
    page.locator(".tray.legal .tray-body").nth(1).click()
    page.mouse.move(0, 0)
    page.screenshot(path=README_PICTURE)
    page.context.close()


def _open(browser: Browser, address: str, width: int, height: int, theme: Theme) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
    )
    context.route_web_socket("**/live", lambda _: None)
    page = context.new_page()
    page.goto(address)
    page.evaluate(PRETEND_LIVE)
    return page


@contextmanager
def studio() -> Iterator[tuple[Browser, str, Path]]:
    """A browser, and a folder that is served to it at an address."""
    with TemporaryDirectory() as site, sync_playwright() as playwright:
        shutil.copytree(Path(boardwright.server.__file__).parent / "static", Path(site) / "static")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=site))
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        yield browser, f"http://127.0.0.1:{server.server_port}", Path(site)
        browser.close()
        server.shutdown()


def main(words: list[str]) -> None:
    if not words:
        sys.exit("Say where to: screenshots.py FOLDER [NAME ...], or screenshots.py --readme")
    for_readme = words == ["--readme"]
    with studio() as (browser, address, site):
        for name, html in pages({"vote"} if for_readme else set(words[1:])):
            (site / f"{name}.html").write_text(html, "utf-8")
            if for_readme:
                shoot_for_readme(browser, address)
                continue
            Path(words[0]).mkdir(parents=True, exist_ok=True)
            shoot(browser, address, name, Path(words[0]))


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of the requests."""


if __name__ == "__main__":
    main(sys.argv[1:])
