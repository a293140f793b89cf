"""The command `boardwright`: reads the arguments, runs one command, turns failures into one line."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from typing import Any, NoReturn

from boardwright.cli import bench, export, games, play, replay, rules, serve, simulate
from boardwright.core.errors import BoardwrightError, UsageError

COMMANDS = (serve, games, play, simulate, replay, export, bench, rules)
"""Each has HELP, `add_arguments(parser)` and `run(arguments) -> exit status`."""

FAILED = 1
MISUSED = 2
INTERRUPTED = 130
"""Exit statuses beside 0; the last is what shells give a command that Ctrl-C ended."""

LONGEST = 500
"""Characters of a message, at most."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line: the exit status."""
    _survive_odd_characters()
    try:
        arguments = _parser().parse_args(argv)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except UsageError as error:
        return _failed(str(error), MISUSED)
    except BoardwrightError as error:
        return _failed(str(error), FAILED)
    except BrokenPipeError:
        return _unheard()
    except OSError as error:
        return _failed(f"{error.filename or 'The system'}: {error.strerror or error}", FAILED)
    except KeyboardInterrupt as interrupt:
        return _failed(str(interrupt) or "Stopped.", INTERRUPTED)


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_failed(f"{message}; see '{self.prog} --help'", MISUSED, self.prog))


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
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        its_own = commands.add_parser(
            name, help=command.HELP, description=f"{command.HELP}.", allow_abbrev=False
        )
        command.add_arguments(its_own)
        its_own.set_defaults(run=command.run)
    return parser


def _failed(message: str, status: int, prog: str = "boardwright") -> int:
    """Say in one line on standard error what went wrong."""
    printable = "".join(letter if letter.isprintable() else " " for letter in message)
    line = " ".join(printable.split())
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2]} ... {line[-LONGEST // 2 :]}"
    print(f"{prog}: {line}", file=sys.stderr)
    return status


def _survive_odd_characters() -> None:
    """What the terminal cannot show, or what is not its encoding, becomes a replacement sign."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _unheard() -> int:
    """Whoever read the output has gone, as `head` does; Python must not try to write the rest."""
    with suppress(OSError):  # in a test standard output is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED
