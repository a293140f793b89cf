"""A server in a thread of the test, reached over the network like any other."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
import uvicorn

from boardwright.server.app import create_app
from boardwright.server.context import Context
from boardwright.server.running import configured
from boardwright.server.settings import Settings
from tests.server import plain_pages
from tests.server.tables import Visitor


class Served:
    """A running server."""

    def __init__(self, url: str, context: Context, stop: Callable[[], None]) -> None:
        self.url = url
        self.context = context
        self.stop = stop
        self._visitors: list[Visitor] = []

    def visitor(self, name: str = "Ana") -> Visitor:
        """Somebody never seen before."""
        self._visitors.append(Visitor(self.url, name))
        return self._visitors[-1]

    def close(self) -> None:
        for visitor in self._visitors:
            visitor.http.close()


@contextmanager
def serving(settings: Settings, pages=plain_pages) -> Iterator[Served]:
    app = create_app(settings, pages)
    server = uvicorn.Server(configured(app))
    listener = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.005)

    def stop() -> None:
        server.should_exit = True
        thread.join()

    served = Served(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.context, stop)
    try:
        yield served
    finally:
        served.close()
        stop()


@pytest.fixture
def settings(tmp_path) -> Settings:
    """No pause, no rest."""
    return Settings(f"sqlite:///{tmp_path / 'tables.db'}", bot_pause=(0.0, 0.0), rest_factor=0.0)


@pytest.fixture
def server(settings: Settings) -> Iterator[Served]:
    with serving(settings) as served:
        yield served


@pytest.fixture
def ana(server: Served) -> Visitor:
    return server.visitor("Ana")


@pytest.fixture
def ben(server: Served) -> Visitor:
    return server.visitor("Ben")


@pytest.fixture
def cleo(server: Served) -> Visitor:
    return server.visitor("Cleo")


@pytest.fixture
def serve_with() -> Callable:
    """Servers of one's own: a context manager of settings and pages."""
    return serving
