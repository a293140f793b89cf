"""`boardwright replay`: a record, looked through or verified."""

import argparse
from typing import TYPE_CHECKING, Any

from boardwright.cli.arguments import add_json, count_or_none
from boardwright.cli.complaints import complain
from boardwright.core.errors import RecordError, UsageError

if TYPE_CHECKING:
    from boardwright.cli.terminal.viewing import Viewing
    from boardwright.record import Record

HELP = "Look through a record, or verify it"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record; --verify takes several")
    parser.add_argument(
        "--verify", action="store_true", help="only hold the moves and the result against the rules"
    )
    parser.add_argument("--to", type=count_or_none, metavar="N", help="the first N moves only")
    parser.add_argument(
        "--seat", type=count_or_none, metavar="S", help="as this seat saw it, from 0 (as everybody saw it)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    _check_usage(arguments)
    if len(arguments.files) > 1:
        return _verify_all(arguments.files, arguments.json)
    return _replay(arguments.files[0], arguments)


def _check_usage(arguments: argparse.Namespace) -> None:
    if len(arguments.files) > 1 and not arguments.verify:
        raise UsageError("Name one record, or several with --verify.")
    if arguments.verify and arguments.to is not None:
        raise UsageError("--verify looks at the whole game, --to at its first moves: ask for one of them.")


def _replay(file: str, arguments: argparse.Namespace) -> int:
    from boardwright.cli.output import console, print_json
    from boardwright.cli.terminal.viewing import view
    from boardwright.record import read

    record = read(file)
    _check(record, arguments.to, arguments.seat)
    if arguments.verify:
        record.verify()
        _print_verified(file, record, arguments.json)
    elif arguments.json:
        print_json(_as_dict(view(record, arguments.to, arguments.seat)))
    else:
        view(record, arguments.to, arguments.seat).show(console())
    return 0


def _verify_all(files: list[str], as_json: bool) -> int:
    """Verify each record, whatever the others are: status 1 if one is refused."""
    from boardwright.cli.output import print_json
    from boardwright.record import read

    verdicts: list[dict[str, Any]] = []
    for file in files:
        try:
            record = read(file)
            record.verify()
        except RecordError as error:
            complain(str(error))
            verdicts.append({"file": file, "verified": False, "reason": str(error)})
        else:
            verdicts.append({"file": file} | _verdict(record))
            if not as_json:
                _print_verified(file, record, as_json)
    if as_json:
        print_json(verdicts)
    return int(not all(verdict["verified"] for verdict in verdicts))


def _print_verified(file: str, record: "Record", as_json: bool) -> None:
    from boardwright.cli.output import console, print_json

    if as_json:
        print_json(_verdict(record))
        return
    scores = ", ".join(map(str, (record.result or {})["scores"]))
    console().print(f"{file}: verified, {len(record.moves)} moves, scores {scores}", markup=False)


def _verdict(record: "Record") -> dict[str, Any]:
    return _facts(record) | {"result": record.result, "verified": True}


def _facts(record: "Record") -> dict[str, Any]:
    return {
        "game": record.game.id,
        "players": record.game.players,
        "options": record.game.options,
        "seats": record.seats,
        "moves": len(record.moves),
    }


def _check(record: "Record", to: int | None, seat: int | None) -> None:
    if to is not None and to > len(record.moves):
        raise UsageError(f"The record has {len(record.moves)} moves; --to takes a number up to that.")
    if seat is not None and seat >= record.game.players:
        raise UsageError(f"The seats of this record are 0 to {record.game.players - 1}; there is no {seat}.")


def _as_dict(viewing: "Viewing") -> dict[str, Any]:
    return _facts(viewing.record) | {
        "to": viewing.to,
        "seat": viewing.seat,
        "log": viewing.log_texts(),
        "observation": viewing.observation.as_dict(),
        "result": viewing.record.result,
        "verified": False,
    }
