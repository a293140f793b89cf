"""Browsers on a real server. A machine without chromium skips these tests, except in CI."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright

from boardwright.core.titles import title
from boardwright.server import assets, render
from boardwright.server.settings import Settings
from tests.server.conftest import Served, serving

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}

Visit = Callable[..., Page]


def show(page: Page, html: str) -> None:
    """Lays a page before the browser without a server; only the static files are there."""

    def serve(route: Route) -> None:
        address = urlsplit(route.request.url).path
        if address.startswith(assets.STATIC):
            route.fulfill(path=_file_at(address))
        else:
            route.fulfill(body=html, content_type="text/html")

    page.unroute_all(behavior="ignoreErrors")  # of requests that the page before has left open
    page.route("**/*", serve)
    page.route_web_socket("**/live", lambda _: None)
    page.goto("http://page.test/")


def _file_at(address: str) -> Path:
    """The file that a server has at this address."""
    if address.startswith(assets.GAMES):
        game, name = address.removeprefix(f"{assets.GAMES}/").split("/", 1)
        folder = assets.folder_of(title(game))
        assert folder is not None
        return folder / name
    return assets.own_folder() / address.removeprefix(f"{assets.STATIC}/")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        assert os.environ.get("CI") != "true", "CI needs chromium"
        pytest.skip("no chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def site(tmp_path) -> Iterator[Served]:
    """A server with the real pages, whose bots and pictures do not pause."""
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", bot_pause=(0.0, 0.0), rest_factor=0.0)
    with serving(settings, pages=render) as served:
        yield served


@pytest.fixture
def visit(chromium: Browser, site: Served) -> Iterator[Visit]:
    """Opens a page as somebody never seen before; what goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(path: str = "/", **options) -> Page:
        options.setdefault("viewport", DESKTOP)
        options.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(base_url=site.url, **options)
        context.set_default_timeout(8000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda entry: entry.type in ("error", "warning") and problems.append(entry.text))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = ("409", "422", "ERR_CONNECTION", "ERR_INTERNET", "WebSocket")
    assert [problem for problem in problems if not any(word in problem for word in expected)] == []
