"""`boardwright bench`: how fast random games are played."""

import argparse
from typing import TYPE_CHECKING

from boardwright.cli.arguments import add_json, duration

if TYPE_CHECKING:
    from boardwright.lab.bench import Speed

HELP = "Measure how fast random games are played"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")
    parser.add_argument(
        "--seconds", type=duration, metavar="T", default=2.0, help="for each game and player count (2)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from boardwright.cli.output import print_json
    from boardwright.core.titles import title, titles
    from boardwright.lab.bench import calibration, speed
    from boardwright.lab.build import form

    chosen = [title(name) for name in arguments.games] or list(titles().values())
    steps = calibration(min(arguments.seconds, 1.0))
    speeds = [
        speed(entry.make(players), arguments.seconds) for entry in chosen for players in entry.player_counts
    ]
    if arguments.json:
        rows = [row._asdict() for row in speeds]
        print_json({"compiled": form() == "compiled", "calibration": steps, "games": rows})
    else:
        _print(form(), steps, speeds)
    return 0


def _print(form: str, steps: float, speeds: "list[Speed]") -> None:
    from boardwright.cli.output import console, table

    grid = table("Game:", "Players", "Games/s", "Decisions/s", "Chance/s", "Clones/s")
    for row in speeds:
        rates = (row.games_per_s, row.decisions_per_s, row.chance_per_s, row.clones_per_s)
        grid.add_row(row.game, str(row.players), *(f"{rate:,.0f}" for rate in rates))
    screen = console()
    screen.print(f"Rules: {form} Python; calibration {steps:,.0f} steps/s")
    screen.print(grid)
