"""`boardwright serve`: the table in the browser."""

import argparse
import errno

from boardwright.core.errors import BoardwrightError, UsageError

HELP = "Open the table in the browser"

MOST = 65535
"""The highest port there is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", metavar="P", type=_port, default=8000, help="port to listen on (8000)")
    parser.add_argument("--db", metavar="URL", help="database of the tables (SQLite in your data folder)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(arguments: argparse.Namespace) -> int:
    from boardwright.server.app import serve

    host, port = arguments.host, arguments.port
    try:
        serve(host, port, arguments.db or _own_database(), not arguments.no_browser)
    except KeyboardInterrupt:
        pass  # how a server is meant to be ended
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            reason = "is in use already; choose another with --port"
            raise BoardwrightError(f"Port {port} on {host} {reason}.") from None
        if error.errno in (errno.EADDRNOTAVAIL, errno.EACCES):
            raise UsageError(f"Cannot listen on {host} port {port}: {error.strerror}.") from None
        raise
    return 0


def _own_database() -> str:
    """An SQLite file in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("boardwright", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and 0 < int(text) <= MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 1 to {MOST}")
    return int(text)
