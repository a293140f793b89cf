"""`boardwright serve`: the table in the browser."""

import argparse

HELP = "Open the table in the browser"

MOST = 65535
"""The highest port there is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument(
        "--port", metavar="P", type=_port, default=8000, help="port to listen on (8000); 0 takes a free one"
    )
    parser.add_argument("--db", metavar="URL", help="database of the tables (SQLite in your data folder)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(arguments: argparse.Namespace) -> int:
    from boardwright.server.app import serve

    serve(arguments.host, arguments.port, arguments.db, not arguments.no_browser)
    return 0


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to {MOST}")
    return int(text)
