"""The command `boardwright`: reads the arguments, runs one command, turns failures into one line."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from errno import ENOSPC
from importlib.metadata import version
from typing import Any, NoReturn

from boardwright.cli import bench, export, games, play, replay, rules, serve, simulate
from boardwright.cli.complaints import complain
from boardwright.core.errors import BoardwrightError, UsageError

COMMANDS = (serve, games, play, simulate, replay, export, bench, rules)
"""Each has HELP, `add_arguments(parser)` and `run(arguments) -> exit status`."""

FAILED = 1
MISUSED = 2
INTERRUPTED = 130
"""Exit statuses beside 0; the last is what shells give a command that Ctrl-C ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line: the exit status."""
    _survive_odd_characters()
    try:
        status = _run(argv)
        sys.stdout.flush()
        return status
    except UsageError as error:
        return _failed(str(error), MISUSED)
    except BoardwrightError as error:
        return _failed(str(error), FAILED)
    except BrokenPipeError:
        _abandon_output()
        return FAILED
    except OSError as error:
        _abandon_output()
        nameless = "The output cannot be written" if error.errno == ENOSPC else "The system"
        return _failed(f"{error.filename or nameless}: {error.strerror or error}", FAILED)
    except KeyboardInterrupt as interrupt:
        return _failed(str(interrupt) or "Stopped.", INTERRUPTED)


def _run(argv: Sequence[str] | None) -> int:
    try:
        arguments = _parser().parse_args(argv)
        status: int = arguments.run(arguments)
        return status
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0


class _Parser(argparse.ArgumentParser):
    """Complains in one line, and notices where its help cannot be printed."""

    def print_help(self, file: Any = None) -> None:
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        sys.exit(_failed(f"{message}; see '{self.prog} --help'", MISUSED, self.prog))


class _CommandParser(_Parser):
    """The parser of one command: what it does not know is complained of here, with its own help."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        known, others = super().parse_known_args(args, namespace)
        if others:
            self.error(f"unrecognized arguments: {' '.join(others)}")
        return known, others


class _Version(argparse.Action):
    """Prints version and form of the rules, found out only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from boardwright.lab.build import form

        print(f"boardwright {version('boardwright')} (rules: {form()} Python)")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="boardwright", description="Modern board games: a table, bots, records.", allow_abbrev=False
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="version, and whether the rules are compiled"
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_CommandParser)
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        its_own = commands.add_parser(
            name, help=command.HELP, description=f"{command.HELP}.", allow_abbrev=False
        )
        command.add_arguments(its_own)
        its_own.set_defaults(run=command.run)
    return parser


def _failed(message: str, status: int, prog: str = "boardwright") -> int:
    """Say in one line what went wrong: the status."""
    complain(message, prog)
    return status


def _survive_odd_characters() -> None:
    """What the terminal cannot show, or what is not its encoding, becomes a replacement sign."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _abandon_output() -> None:
    """Standard output takes no more, as when `head` has read enough: Python must not try again at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError):  # in a test standard output is no file
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
