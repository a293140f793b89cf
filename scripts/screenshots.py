"""Pictures of every page and phase, at three sizes and in both themes: `screenshots.py FOLDER [NAME ...]`."""

import shutil
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import Browser, sync_playwright
from scenes import SCENES, find, lobby_view, view_of

import boardwright.server
from boardwright.core.game import Chair
from boardwright.core.titles import make
from boardwright.server import render
from boardwright.server.pages import ErrorView, HomeView, NewTableView, TableCard, bot_choices

SIZES = {"phone": (390, 844), "short": (390, 664), "tablet": (768, 1024), "desktop": (1440, 900)}
THEMES = ("light", "dark")
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
    cards = (
        TableCard("maple-42", make("splitz", players=3), "running", seated, (0, 1), True, ("Round", 5, 10)),
        TableCard("birch-7", make("splitz", players=3), "running", seated, (1,), False, ("Round", 2, 10)),
    )
    opened = (*seated[:2], Chair("", "open"), Chair("", "open"))
    yield "home", render.home(HomeView("Ana", cards, (game,), "a"))
    yield "home_new", render.home(HomeView("", (), (game,), "a"))
    yield "new_table", render.new_table(NewTableView(game, "Ana", bot_choices(), "a"))
    yield "lobby_host", render.table(lobby_view(0, True, opened))
    yield "lobby_guest", render.table(lobby_view(None, False, (Chair("Ana", "person"), *opened[1:])))
    yield "lobby_full", render.table(lobby_view(0, True, seated))
    yield (
        "error",
        render.error(ErrorView(404, "There is no table maple-43. Check the code you were sent.", "", "/")),
    )
    refused = "Blue is out of play this round, so it cannot be chosen."
    yield "refused", render.error(ErrorView(422, refused, "SZ-21", "/t/maple-42"))
    try:
        yield "rules", render.rules(game)
    except FileNotFoundError:
        print("no rules text yet")


def shoot(browser: Browser, address: str, name: str, folder: Path) -> None:
    """One page at every size and in both themes."""
    for theme in THEMES:
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
            )
            page = context.new_page()
            page.goto(f"{address}/{name}.html")
            page.screenshot(path=folder / f"{name}_{size}_{theme}.png")
            context.close()


def main(folder: Path, wanted: set[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as site, sync_playwright() as playwright:
        static = Path(boardwright.server.__file__).parent / "static"
        shutil.copytree(static, Path(site) / "static")
        handler = partial(_Quiet, directory=site)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        for name, html in pages(wanted):
            (Path(site) / f"{name}.html").write_text(html, "utf-8")
            shoot(browser, f"http://127.0.0.1:{server.server_port}", name, folder)
        browser.close()
        server.shutdown()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of the requests."""


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Say where to: screenshots.py FOLDER [NAME ...]")
    main(Path(sys.argv[1]), set(sys.argv[2:]))
