"""Reading records, strictly: what is damaged is refused with the line and the reason."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from boardwright.core.errors import BoardwrightError, NotationError, RecordError
from boardwright.core.game import Game
from boardwright.core.titles import title
from boardwright.record.record import FORMAT, Move, Record

HEADER_KEYS = {
    "boardwright",
    "game",
    "ruleset",
    "players",
    "options",
    "seats",
    "edition",
    "seed",
    "index",
}


def read(path: Path | str) -> Record:
    """Read a record file. Raises RecordError naming the file, the line and the reason."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "is not UTF-8 text"
        raise RecordError(f"{path}: {reason}") from None
    try:
        return parse(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def parse(text: str) -> Record:
    """Read the lines of a record. Moves are held against the rules only when replayed."""
    lines = text.removesuffix("\n").split("\n")
    record = _start(_object(lines[0], 1))
    for number, line in enumerate(lines[1:], start=2):
        value = _object(line, number)
        if record.result is not None:
            _refuse(number, "nothing may follow the result")
        if "result" in value:
            _take_result(record, value, lines[: number - 1], number)
        else:
            _take_move(record, value, number)
    return record


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (json.JSONDecodeError, RecursionError):
        _refuse(number, "is not a JSON object; the record is damaged or cut off")
    if not isinstance(value, dict):
        _refuse(number, "is not a JSON object")
    return value


def _start(header: dict[str, Any]) -> Record:
    if header.get("boardwright") != FORMAT or header["boardwright"] is True:
        version = header.get("boardwright")
        _refuse(1, f"is no Boardwright record of version {FORMAT} (it says {version!r})")
    game = _game(header)
    seats = header.get("seats")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        _refuse(1, "seats must be a list of names")
    if len(seats) != game.players:
        _refuse(1, f"names {len(seats)} seats for {game.players} players")
    for key in ("seed", "index"):
        if not isinstance(header.get(key, 0), int):
            _refuse(1, f"{key} must be a whole number")
    extra = {key: value for key, value in header.items() if key not in HEADER_KEYS}
    return Record(game, seats, header.get("seed"), header.get("index"), extra)


def _game(header: dict[str, Any]) -> Game:
    edition = header.get("edition", {})
    options = header.get("options", {})
    for key, table in (("edition", edition), ("options", options)):
        if not isinstance(table, dict) or not all(isinstance(v, str) for v in table.values()):
            _refuse(1, f"{key} must be an object of texts")
    players = header.get("players")
    if not isinstance(players, int):
        _refuse(1, "players must be a whole number")
    try:
        found = title(str(header.get("game")))
        if header.get("ruleset") != found.ruleset:
            _refuse(
                1,
                f"was played by ruleset {header.get('ruleset')} of {found.title}; "
                f"this version replays ruleset {found.ruleset} only",
            )
        return found.make(players, options, edition)
    except RecordError:
        raise
    except BoardwrightError as error:
        _refuse(1, str(error))


def _take_move(record: Record, value: dict[str, Any], number: int) -> None:
    expected = len(record.moves)
    if value.get("n") != expected or isinstance(value["n"], bool):
        _refuse(number, f"should be move {expected}, it is {value.get('n')!r}: lines are missing or moved")
    seat, text = value.get("seat"), value.get("move")
    if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(text, str):
        _refuse(number, "a move needs a seat (a number) and a move (a text)")
    try:
        action = record.game.action_from_text(text)
    except NotationError as error:
        _refuse(number, str(error))
    extra = {key: kept for key, kept in value.items() if key not in ("n", "seat", "move")}
    record.moves.append(Move(seat, action, extra))


def _take_result(record: Record, value: dict[str, Any], before: list[str], number: int) -> None:
    if not isinstance(value["result"], dict):
        _refuse(number, "result must be an object")
    digest = sha256("".join(line + "\n" for line in before).encode()).hexdigest()
    if value.get("sha256") != digest:
        _refuse(number, "the checksum does not fit the lines before it: the record was altered")
    record.result = value["result"]


def _refuse(line: int, reason: str) -> NoReturn:
    raise RecordError(f"line {line}: {reason}")
