"""Reading records, strictly: what is damaged is refused with the line and the reason."""

from pathlib import Path
from reprlib import repr as brief
from typing import Any

from boardwright.core.errors import BoardwrightError, NotationError, RecordError
from boardwright.core.game import Game
from boardwright.core.titles import title
from boardwright.record.fields import (
    count,
    object_of,
    refuse,
    table_of_texts,
    text_of,
    texts,
    unknown,
    whole_numbers,
)
from boardwright.record.record import FORMAT, Move, Record, checksum

HEADER_KEYS = (
    "boardwright",
    "game",
    "ruleset",
    "players",
    "options",
    "seats",
    "edition",
    "seed",
    "index",
)


def read(path: Path | str) -> Record:
    """Read a record file. Raises RecordError naming the file, the line and the reason."""
    try:
        text = Path(path).read_bytes().decode()
        record = parse(text)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: is not UTF-8 text, so it is no record") from None
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    record.source = str(path)
    return record


def parse(text: str) -> Record:
    """Read the lines of a record. Moves are held against the rules only when replayed."""
    if not text:
        refuse(1, "is missing: the record is empty")
    lines = text.removesuffix("\n").split("\n")
    record = _start(object_of(lines[0], 1))
    for number, line in enumerate(lines[1:], start=2):
        value = object_of(line, number)
        if record.result is not None:
            refuse(number, "nothing may follow the result")
        if "result" in value:
            _take_result(record, value, lines[: number - 1], number)
        else:
            _take_move(record, value, number)
    return record


def _start(header: dict[str, Any]) -> Record:
    version = header.get("boardwright")
    if type(version) is not int or version != FORMAT:
        refuse(1, f"is no Boardwright record of version {FORMAT} (it says {brief(version)})")
    game = _game(header)
    seats = texts(header, "seats", 1)
    if len(seats) != game.players:
        refuse(1, f"names {len(seats)} seats for {game.players} players")
    seed, index = (count(header, key, 1) if key in header else None for key in ("seed", "index"))
    return Record(game, seats, seed, index, unknown(header, HEADER_KEYS))


def _game(header: dict[str, Any]) -> Game:
    options = table_of_texts(header, "options", 1)
    edition = table_of_texts(header, "edition", 1)
    players = count(header, "players", 1)
    ruleset = text_of(header, "ruleset", 1)
    try:
        found = title(text_of(header, "game", 1))
        if ruleset != found.ruleset:
            refuse(
                1,
                f"was played by ruleset {brief(ruleset)} of {found.title}; "
                f"this version replays ruleset {found.ruleset!r} only",
            )
        return found.make(players, options, edition)
    except RecordError:
        raise
    except BoardwrightError as error:
        refuse(1, str(error))


def _take_move(record: Record, value: dict[str, Any], number: int) -> None:
    expected, given = len(record.moves), value.get("n")
    if type(given) is not int or given != expected:
        refuse(number, f"should be move {expected}, it is {brief(given)}: lines are missing or moved")
    seat = value.get("seat")
    if type(seat) is not int or not -1 <= seat < record.game.players:
        refuse(number, f"seat must be from -1 (chance) to {record.game.players - 1}, not {brief(seat)}")
    try:
        action = record.game.action_from_text(text_of(value, "move", number))
    except NotationError as error:
        refuse(number, str(error))
    record.moves.append(Move(seat, action, unknown(value, ("n", "seat", "move"))))


def _take_result(record: Record, value: dict[str, Any], before: list[str], number: int) -> None:
    result = value["result"]
    if not isinstance(result, dict):
        refuse(number, "result must be an object")
    for key in ("scores", "ranks"):
        whole_numbers(result, key, record.game.players, number)
    if value.get("sha256") != checksum("".join(line + "\n" for line in before)):
        if before[0].endswith("\r"):
            refuse(number, "the record was altered: its lines end in CR LF, they were written with LF")
        refuse(number, "the checksum does not fit the lines before it: the record was altered")
    record.result = result
    record.result_extra = unknown(value, ("result", "sha256"))
