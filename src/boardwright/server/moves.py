"""The rows of a table's history: all that ever changed it, in order."""

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select

from boardwright.server.storage import moves

CHAIR = "chair"
"""Somebody sat down, stood up or was replaced."""
START = "start"
"""The game began; with the chance before its first decision."""
ACT = "act"
"""A seat's act, of one action or several, with the chance that followed."""
UNDO = "undo"
"""A seat took its last act back."""
AGAIN = "again"
"""A new table plays on with the same people."""


class Move(NamedTuple):
    """One row. Where it concerns no game, the rest is empty."""

    kind: str
    seat: int | None = None
    person: str | None = None
    """Who did it; None is a bot."""
    actions: tuple[int, ...] = ()
    chance: tuple[int, ...] = ()
    """The outcomes drawn after the actions: stored with them, so that they are never drawn again."""
    returns_to: int | None = None
    """Of an UNDO: the revision whose position stands again."""
    rev: int = 0


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def store(connection: Connection, table_id: str, move: Move) -> None:
    """Write the row of this move."""
    row = move._asdict() | {
        "table_id": table_id,
        "actions": _text(move.actions),
        "chance": _text(move.chance),
        "made_at": now_ms(),
    }
    connection.execute(insert(moves), row)


def stored_after(connection: Connection, table_id: str, rev: int) -> list[Move]:
    """The moves of the table beyond this revision, in order."""
    query = select(moves).where(moves.c.table_id == table_id, moves.c.rev > rev).order_by(moves.c.rev)
    return [_move(row) for row in connection.execute(query)]


def _move(row: Any) -> Move:
    actions, chance = tuple(json.loads(row.actions)), tuple(json.loads(row.chance))
    return Move(row.kind, row.seat, row.person, actions, chance, row.returns_to, row.rev)


def _text(numbers: Sequence[int]) -> str:
    return json.dumps(list(numbers), separators=(",", ":"))
