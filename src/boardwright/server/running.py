"""Running the server as a program: the port, the line that says where it is, the browser."""

import socket
import sys
import webbrowser
from contextlib import suppress

import uvicorn
from starlette.types import ASGIApp

from boardwright.core.errors import BoardwrightError
from boardwright.server.settings import Settings
from boardwright.server.storage import default_url


class _Announced(uvicorn.Server):
    """A server that says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Boardwright is at {self._address} (Ctrl-C ends it)", flush=True)
            if self._open_browser:
                webbrowser.open(self._address)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db_url: str | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes any free one.

    `settings` replace the usual pace. Raises BoardwrightError if the port or the database cannot be used.
    """
    from boardwright.server.app import create_app

    listener = _listener(host, port)
    with listener:
        app = create_app(settings or Settings(db_url or default_url()))
        server = _Announced(configured(app), _address(host, listener), open_browser)
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])


def configured(app: ASGIApp) -> uvicorn.Config:
    """How the app is served: quiet, quick to end, deaf to long messages."""
    return uvicorn.Config(
        app,
        log_level="warning",
        timeout_graceful_shutdown=1,
        ws="websockets-sansio",
        ws_max_size=4096,
        server_header=False,
    )


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise BoardwrightError(
            f"Cannot listen on {host}:{port} ({reason}); choose another with --port or --host."
        ) from None
    return listener


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
