"""`boardwright replay`: a record, looked through or verified."""

import argparse
from typing import TYPE_CHECKING, Any

from boardwright.cli.arguments import add_json, count_or_none
from boardwright.core.errors import UsageError

if TYPE_CHECKING:
    from boardwright.cli.terminal.viewing import Viewing
    from boardwright.record import Record

HELP = "Look through a record, or verify it"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument(
        "--verify", action="store_true", help="only hold the moves and the result against the rules"
    )
    parser.add_argument("--to", type=count_or_none, metavar="N", help="the first N moves only")
    parser.add_argument(
        "--seat", type=count_or_none, metavar="S", help="as this seat saw it, from 0 (as everybody saw it)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from boardwright.cli.output import console, print_json
    from boardwright.cli.terminal.viewing import view
    from boardwright.record import read

    record = read(arguments.file)
    _check(record, arguments.to, arguments.seat)
    if arguments.verify:
        record.verify()
    if arguments.json:
        print_json(_as_dict(view(record, arguments.to, arguments.seat), arguments.verify))
    elif arguments.verify:
        scores = ", ".join(map(str, (record.result or {})["scores"]))
        console().print(
            f"{arguments.file}: verified, {len(record.moves)} moves, scores {scores}", markup=False
        )
    else:
        view(record, arguments.to, arguments.seat).show(console())
    return 0


def _check(record: "Record", to: int | None, seat: int | None) -> None:
    if to is not None and to > len(record.moves):
        raise UsageError(f"The record has {len(record.moves)} moves; --to takes a number up to that.")
    if seat is not None and seat >= record.game.players:
        raise UsageError(f"The seats of this record are 0 to {record.game.players - 1}; there is no {seat}.")


def _as_dict(viewing: "Viewing", verified: bool) -> dict[str, Any]:
    record, observation = viewing.record, viewing.observation
    return {
        "game": record.game.id,
        "players": record.game.players,
        "options": record.game.options,
        "seats": record.seats,
        "moves": len(record.moves),
        "to": viewing.to,
        "seat": viewing.seat,
        "log": viewing.log_texts(),
        "observation": observation.as_dict(),
        "result": record.result,
        "verified": verified,
    }
