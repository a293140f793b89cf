"""Arguments that several commands share, and what their texts may be."""

import argparse
import math
import os
import sys
from collections.abc import Sequence

from boardwright.core.errors import UsageError
from boardwright.core.game import Game
from boardwright.core.title import Title
from boardwright.core.titles import title

LARGEST = (1 << 63) - 1
"""What a number on the command line may be, at most."""


def count(text: str) -> int:
    """A whole number from 1."""
    return _whole(text, 1)


def count_or_none(text: str) -> int:
    """A whole number from 0."""
    return _whole(text, 0)


def duration(text: str) -> float:
    """Seconds, more than none."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not (math.isfinite(seconds) and seconds > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return seconds


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="id of the game, as 'boardwright games' lists it")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="K=V",
        action="extend",
        nargs="+",
        default=[],
        help="option of the game; edition=FOLDER plays with other data files",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=count_or_none, metavar="S", help="makes it repeatable; drawn if not given"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def find_own_bots() -> None:
    """Let modules of the current folder be named in MODULE:CLASS, as `python -m` does."""
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.insert(0, folder)


def seed_of(arguments: argparse.Namespace) -> int:
    """The seed given, or one drawn by the operating system."""
    from secrets import randbelow

    return randbelow(1 << 32) if arguments.seed is None else int(arguments.seed)


def options_of(chosen: Title, pairs: Sequence[str]) -> tuple[dict[str, str], dict[str, str]]:
    """Options and the edition's data files, from K=V texts. Raises UsageError."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise UsageError(f"--option takes NAME=VALUE, not {pair!r}.")
        if name in options:
            raise UsageError(f"--option {name} is given twice.")
        options[name] = value
    folder = options.pop("edition", None)
    return options, {} if folder is None else chosen.read_edition(folder)


def game_of(game_id: str, players: int, pairs: Sequence[str]) -> Game:
    """The game, set up. Raises UsageError for what does not exist."""
    chosen = title(game_id)
    options, edition = options_of(chosen, pairs)
    return chosen.make(players, options, edition)


def _whole(text: str, least: int) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least}")
    if len(text.lstrip("0")) > len(str(LARGEST)) or int(text) > LARGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is too large: at most {LARGEST}")
    if int(text) < least:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least}")
    return int(text)
