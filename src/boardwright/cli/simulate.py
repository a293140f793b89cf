"""`boardwright simulate`: many games between bots."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from boardwright.cli.arguments import (
    add_game,
    add_json,
    add_options,
    add_seed,
    count,
    find_own_bots,
    options_of,
    seed_of,
)

if TYPE_CHECKING:
    from boardwright.lab import Report, Run

HELP = "Play many games between bots"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=count, metavar="N", required=True)
    parser.add_argument("--games", type=count, metavar="K", required=True, help="how many games")
    parser.add_argument(
        "--bots",
        metavar="B1,B2,...",
        default="random",
        help="one for all seats, or one a seat (random): greedy, random, or your own as MODULE:CLASS",
    )
    add_options(parser)
    add_seed(parser)
    parser.add_argument("--jobs", type=count, metavar="J", help="processes (all cores)")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game there")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from boardwright.cli.output import print_json
    from boardwright.lab import simulate

    run_of_games = _run_of(arguments)
    jobs = arguments.jobs or _cores()
    finished = 0

    def told(games: int) -> None:
        nonlocal finished
        finished = games
        show(games)

    with _progress(arguments.games) as show:
        try:
            report = simulate(run_of_games, arguments.games, jobs, told)
        except KeyboardInterrupt:
            raise KeyboardInterrupt(_stopped(finished, arguments)) from None
    if arguments.json:
        print_json(report.as_dict())
    else:
        _print(report)
    return 0


def _run_of(arguments: argparse.Namespace) -> "Run":
    from boardwright.core.titles import title
    from boardwright.lab import Run

    options, edition = options_of(title(arguments.game), arguments.option)
    bots = arguments.bots.split(",")
    find_own_bots()
    seed = seed_of(arguments)
    return Run(arguments.game, arguments.players, seed, bots, options, edition, arguments.records)


def _stopped(finished: int, arguments: argparse.Namespace) -> str:
    kept = f"; their records are in {arguments.records}" if arguments.records else ""
    return f"Stopped after {finished} of {arguments.games} games{kept}."


def _cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; nothing in a pipe."""
    from rich.console import Console
    from rich.progress import Progress

    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Games", total=games)
        yield lambda games: progress.update(task, completed=games)


def _print(report: "Report") -> None:
    from boardwright.cli.output import console, table

    games = len(report.results)
    grid = table("Seat", "Bot:", "Wins", "Share", "Mean score")
    for seat, (bot, wins, score) in enumerate(zip(report.bots, report.wins(), report.mean_scores())):
        grid.add_row(str(seat), bot, f"{wins:.1f}", f"{wins / games:.1%}", f"{score:.2f}")
    screen = console()
    screen.print(f"{games} games of {report.game}, seed {report.seed}, {report.seconds:.1f} s")
    screen.print(grid)
