"""What is to be done later: bots' turns, stored so that a restart goes on with them."""

import random
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from boardwright.server.moves import now_ms
from boardwright.server.storage import due

AWAITED, UNATTENDED = "bot", "bots only"
"""Kinds of turns: at a table where people sit, and at one where they do not."""
KINDS = (AWAITED, UNATTENDED)
LEASE_MS = 60_000
"""A claimed turn that was not taken is due again after so long."""


_is_turn = due.c.kind.in_(KINDS)


class Turn(NamedTuple):
    """A bot's turn to come."""

    ref: str
    at: int
    """Milliseconds since 1970."""

    @property
    def table_id(self) -> str:
        return self.ref.rpartition("/")[0]

    @property
    def seat(self) -> int:
        return int(self.ref.rpartition("/")[2])


def plan_bots(
    connection: Connection,
    table_id: str,
    kind: str,
    awaited: Collection[int],
    acted: int | None,
    pause: tuple[float, float],
    rest: float,
) -> None:
    """Note the turns of these seats, each after its own pause; those of others are off.

    All turns of the table become of this kind.
    A turn that was noted before keeps its time, unless the seat has just acted.
    """
    planned = {turn.seat for turn in _turns_of(connection, table_id)}
    for seat in planned:
        if seat not in awaited or seat == acted:
            connection.execute(delete(due).where(_is_turn, due.c.ref == f"{table_id}/{seat}"))
    connection.execute(update(due).where(*_of_table(table_id)).values(kind=kind))
    for seat in awaited:
        if seat not in planned or seat == acted:
            at = now_ms() + round(1000 * (rest + random.uniform(*pause)))
            connection.execute(insert(due), {"kind": kind, "ref": f"{table_id}/{seat}", "at": at})


def next_turn(connection: Connection) -> Turn | None:
    """The turn to be taken next: where people sit, as soon as it is due, and else the earliest."""
    awaited = _earliest(connection, AWAITED)
    if awaited is not None and awaited.at <= now_ms():
        return awaited
    turns = [turn for turn in (awaited, _earliest(connection, UNATTENDED)) if turn is not None]
    return min(turns, key=lambda turn: turn.at, default=None)


def claim(connection: Connection, turn: Turn) -> Turn | None:
    """Take the turn for oneself for the time of a lease; None if another was faster."""
    claimed = turn._replace(at=now_ms() + LEASE_MS)
    return claimed if _moved(connection, turn, claimed.at) else None


def hand_back(connection: Connection, claimed: Turn) -> None:
    """Make a claimed turn that is still to be taken due at once."""
    _moved(connection, claimed, now_ms())


def drop(connection: Connection, claimed: Turn) -> None:
    """Strike off a turn that nobody waits for any more."""
    connection.execute(delete(due).where(*_same(claimed)))


def release_claims(connection: Connection) -> None:
    """At the start of the only server: whatever an earlier one had claimed is due now."""
    query = update(due).where(_is_turn, due.c.at > now_ms())
    connection.execute(query.values(at=now_ms()))


def _earliest(connection: Connection, kind: str) -> Turn | None:
    query = select(due.c.ref, due.c.at).where(due.c.kind == kind).order_by(due.c.at).limit(1)
    row = connection.execute(query).first()
    return Turn(row.ref, row.at) if row else None


def _turns_of(connection: Connection, table_id: str) -> list[Turn]:
    query = select(due.c.ref, due.c.at).where(*_of_table(table_id))
    return [Turn(row.ref, row.at) for row in connection.execute(query)]


def _of_table(table_id: str) -> tuple[ColumnElement[bool], ...]:
    return _is_turn, due.c.ref.startswith(f"{table_id}/", autoescape=True)


def _moved(connection: Connection, turn: Turn, at: int) -> bool:
    return connection.execute(update(due).where(*_same(turn)).values(at=at)).rowcount == 1


def _same(turn: Turn) -> tuple[ColumnElement[bool], ...]:
    return _is_turn, due.c.ref == turn.ref, due.c.at == turn.at
