"""Pictures of every page and phase, at every size and in both themes.

`screenshots.py FOLDER [--game ID] [NAME ...]`; `screenshots.py --readme` makes the one picture of the README.
"""

import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from scenes import Scene, lobby_view, scene, scenes_of, shown, touch

from boardwright.core.board import Chair
from boardwright.core.errors import UsageError
from boardwright.core.game import Game
from boardwright.core.titles import titles
from boardwright.server import assets, render
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


class Picture(NamedTuple):
    """A page to take a picture of."""

    name: str
    html: Callable[[], str]
    moment: Scene | None = None
    """The scene, if it is one: something may have been clicked in it."""


def pictures(game_ids: list[str], wanted: set[str]) -> list[Picture]:
    """Those that are wanted; names of a game's pages begin with its id. Raises UsageError for other names."""
    pages = {"": list(_shared_pages())}
    for game_id in game_ids:
        pages[f"{game_id}_"] = [*_ordinary_pages(game_id), *_scenes(game_id)]
    names = {picture.name for group in pages.values() for picture in group}
    for name in sorted(wanted - names):
        raise UsageError(f"There is no page or moment {name}; there are {', '.join(sorted(names))}.")
    return [
        picture._replace(name=prefix + picture.name)
        for prefix, group in pages.items()
        for picture in group
        if not wanted or picture.name in wanted
    ]


def _scenes(game_id: str) -> Iterator[Picture]:
    for moment in scenes_of(game_id):
        yield Picture(moment.name, partial(_moment, game_id, moment), moment)


def _moment(game_id: str, moment: Scene) -> str:
    return render.table(shown(game_id, moment))


def _shared_pages() -> Iterator[Picture]:
    games = tuple(title.make(min(title.player_counts)) for title in titles().values())
    missing = "There is no table maple-otter-4218. Check the code you were sent."
    tables = [card for game in games for card in _cards(game)]
    awaited, finished = tuple(tables[0::3] + tables[1::3]), tuple(tables[2::3])
    yield Picture("home", lambda: render.home(HomeView("Ana", awaited, games, "a", finished)))
    yield Picture("home_new", lambda: render.home(HomeView("", (), games, "a")))
    yield Picture("error", lambda: render.error(ErrorView(404, missing, "", "/")))


def _cards(game: Game) -> tuple[TableCard, ...]:
    """A table that waits for the viewer, one that does not, and one that is over."""
    seated = (Chair("Ana", "person", True), Chair("Ben", "person"), Chair("Random", "bot"))
    return (
        TableCard("maple-otter-4217", game, "running", seated, (0, 1), True, ("Round 4 of 5",)),
        TableCard("birch-heron-1862", game, "running", seated, (1,), False, ("Chapter One", "Round 2 of 5")),
        TableCard("tulip-comet-5120", game, "over", seated, (), False),
    )


def _ordinary_pages(game_id: str) -> Iterator[Picture]:
    game = titles()[game_id].make(min(titles()[game_id].player_counts))
    seated = (Chair("Ana", "person", True), Chair("Ben", "person"), Chair("Greedy", "bot"))
    opened = (*seated[:2], Chair("", "open"), Chair("", "open"))
    guests = (Chair("Ana", "person"), *opened[1:])
    refused = "Blue is out of play this round, so it cannot be chosen."
    yield Picture("new_table", lambda: render.new_table(NewTableView(game, "Ana", bot_choices(), "a")))
    yield Picture("lobby_host", lambda: render.table(lobby_view(game_id, 0, True, opened)))
    yield Picture("lobby_guest", lambda: render.table(lobby_view(game_id, None, False, guests)))
    yield Picture("lobby_full", lambda: render.table(lobby_view(game_id, 0, True, seated)))
    yield Picture("refused", lambda: render.error(ErrorView(422, refused, "SZ-21", "/t/maple-otter-4217")))
    yield Picture("rules", lambda: render.rules(game, "maple-otter-4217"))


def shoot(browser: Browser, address: str, picture: Picture, folder: Path) -> None:
    """One page at every size and in both themes."""
    name = picture.name
    for theme in THEMES:
        for size, (width, height) in SIZES.items():
            page = _open(browser, f"{address}/{name}.html", width, height, theme)
            if picture.moment:
                touch(page, picture.moment)
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
        shutil.copytree(assets.own_folder(), f"{site}{assets.STATIC}")
        for title in titles().values():
            if (folder := assets.folder_of(title)) is not None:
                shutil.copytree(folder, f"{site}{assets.GAMES}/{title.id}")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=site))
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        yield browser, f"http://127.0.0.1:{server.server_port}", Path(site)
        browser.close()
        server.shutdown()


def main(words: list[str]) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("names", nargs="*", help="pages and moments; all if none is named")
    parser.add_argument("--game", choices=list(titles()), help="pages of this game only")
    parser.add_argument("--readme", action="store_true", help="the picture of the README")
    arguments = parser.parse_intermixed_args(words)
    if not arguments.readme and arguments.folder is None:
        parser.error("say where the pictures go")
    games = [arguments.game] if arguments.game else list(titles())
    try:
        chosen = pictures(games, set(arguments.names))
    except UsageError as error:
        parser.error(str(error))
    with studio() as (browser, address, site):
        if arguments.readme:
            html = render.table(shown("splitz", scene("splitz", "vote")))
            (site / "vote.html").write_text(html, "utf-8")
            shoot_for_readme(browser, address)
            return
        arguments.folder.mkdir(parents=True, exist_ok=True)
        for picture in chosen:
            (site / f"{picture.name}.html").write_text(picture.html(), "utf-8")
            shoot(browser, address, picture, arguments.folder)


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of the requests."""


if __name__ == "__main__":
    main(sys.argv[1:])
