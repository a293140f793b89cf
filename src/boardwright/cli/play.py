"""`boardwright play`: a game in the terminal."""

import argparse

from boardwright.cli.arguments import (
    add_game,
    add_options,
    add_seed,
    count,
    find_own_bots,
    options_of,
    seed_of,
)

HELP = "Play in the terminal"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", type=count, metavar="N", help="as few as make a game, or as the seats say"
    )
    parser.add_argument(
        "--seat",
        metavar="NAME|BOT",
        action="extend",
        nargs="+",
        default=[],
        help="who sits there, one a seat: a bot's name or MODULE:CLASS is a bot, any other word a person",
    )
    add_options(parser)
    add_seed(parser)


def run(arguments: argparse.Namespace) -> int:
    from boardwright.cli.output import console
    from boardwright.cli.terminal.chairs import chairs_of, fewest
    from boardwright.cli.terminal.evening import Evening
    from boardwright.core.titles import title

    chosen = title(arguments.game)
    find_own_bots()
    players = arguments.players or max(fewest(chosen), len(arguments.seat))
    game = chosen.make(players, *options_of(chosen, arguments.option))
    chairs = chairs_of(arguments.seat, players)
    Evening(game, chairs, seed_of(arguments), console()).play()
    return 0
