"""`boardwright games`: what can be played."""

import argparse
from typing import Any

from boardwright.cli.arguments import add_json

HELP = "List the games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from boardwright.cli.output import console, print_json, table
    from boardwright.core.titles import titles

    if arguments.json:
        print_json([_as_dict(title) for title in titles().values()])
        return 0
    grid = table("Game:", "Title:", "Players:", "Options:")
    for title in titles().values():
        counts = ", ".join(map(str, title.player_counts))
        options = ", ".join(f"{option.name}={'|'.join(option.choices)}" for option in title.options)
        grid.add_row(title.id, title.title, counts, options or "none")
    console().print(grid)
    return 0


def _as_dict(title: Any) -> dict[str, Any]:
    return {
        "id": title.id,
        "title": title.title,
        "player_counts": list(title.player_counts),
        "options": [option._asdict() for option in title.options],
    }
