"""The balance report of a game, as Markdown on standard output.

    python scripts/balance.py wild_world --games 2000 --vary sides > report.md

The games are spread evenly over the numbers of players and over the choices of the varied option.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import product

from boardwright.cli.arguments import count, count_or_none
from boardwright.core.balance import Counts, Table
from boardwright.core.errors import BoardwrightError, UsageError
from boardwright.core.titles import title
from boardwright.lab import balance
from boardwright.lab.simulation import Run


def main() -> None:
    asked = _arguments()
    runs = dict(_runs(asked))
    games = asked.games // len(runs)
    if not games:
        raise UsageError(f"There are {len(runs)} settings; play at least as many games.")
    counted: dict[str, Counts] = {}
    for setting, run in runs.items():
        print(f"{setting}: {games} games", file=sys.stderr, flush=True)
        counted[setting] = balance.count(run, games, asked.jobs)
    for table in balance.tables(next(iter(runs.values())).made, counted):
        print("\n".join(_lines(table)))


def _runs(asked: argparse.Namespace) -> Iterator[tuple[str, Run]]:
    """What is played, by setting, each from a seed of its own: the same one would deal alike."""
    found = title(asked.game)
    varied = {option.name: option.choices for option in found.options}
    choices = varied[asked.vary] if asked.vary else ("",)
    players = asked.players or [number for number in found.player_counts if number > 1]
    if 1 in players:
        raise UsageError("The report compares players with each other: play with two or more.")
    for place, (number, choice) in enumerate(product(players, choices)):
        options = {asked.vary: choice} if asked.vary else {}
        setting = f"{number} players, {asked.vary} {choice}" if asked.vary else f"{number} players"
        yield setting, Run(asked.game, number, asked.seed + place, [asked.bot], options)


def _lines(table: Table) -> Iterator[str]:
    yield from (f"## {table.title}", "", table.text, "")
    yield f"| {' | '.join(table.head)} |"
    yield "|" + "---|" * len(table.head)
    for row in table.rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", help="id of a game, as wild_world")
    parser.add_argument("--games", type=count, default=1000, help="how many games in all (1000)")
    parser.add_argument("--players", type=count, nargs="+", help="numbers of players (all above one)")
    parser.add_argument("--vary", metavar="OPTION", help="play each choice of this option")
    parser.add_argument("--seed", type=count_or_none, default=1)
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, help="processes (all cores)")
    asked = parser.parse_args()
    if asked.vary and asked.vary not in [option.name for option in title(asked.game).options]:
        parser.error(f"{asked.game} has no option {asked.vary}")
    return asked


if __name__ == "__main__":
    try:
        main()
    except BoardwrightError as error:
        sys.exit(str(error))
