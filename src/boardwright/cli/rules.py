"""`boardwright rules`: a game's quick reference."""

import argparse

from boardwright.cli.arguments import add_game

HELP = "Show a game's quick reference"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)


def run(arguments: argparse.Namespace) -> int:
    from boardwright.cli.output import console, print_markdown
    from boardwright.core.titles import title

    chosen = title(arguments.game)
    game = chosen.make(chosen.player_counts[0])
    print_markdown(console(), game.rules_text())
    return 0
