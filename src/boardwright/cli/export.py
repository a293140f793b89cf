"""`boardwright export`: a game in the neutral form that others can check."""

import argparse

HELP = "Print a record as the game's neutral record (JSON)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")


def run(arguments: argparse.Namespace) -> int:
    from boardwright.cli.output import print_json
    from boardwright.record import read

    record = read(arguments.file)
    state = record.replay() if record.result is None else record.verify()
    print_json(record.game.neutral_record(record.events(), state))
    return 0
