"""The rows of tables and chairs: how they are written, and how tables are found."""

import json
from collections.abc import Sequence

from sqlalchemy import Connection, exists, func, insert, select

from boardwright.core.game import Game
from boardwright.server.codes import new_code
from boardwright.server.live_table import Seat
from boardwright.server.moves import now_ms
from boardwright.server.storage import seats, tables


def new_table(
    connection: Connection, host: str, game: Game, chairs: Sequence[Seat], once: str | None = None
) -> str:
    """Write a new table, in the lobby, with these chairs; its code. `once` marks it for `made_before`."""
    code = _free_code(connection)
    row = {
        "id": code,
        "game": game.id,
        "ruleset": game.ruleset,
        "players": game.players,
        "options": json.dumps(game.options),
        "host": host,
        "once": _mark(host, once),
        "rev": 0,
        "stage": "lobby",
        "made_at": now_ms(),
    }
    connection.execute(insert(tables), row)
    rows = [{"table_id": code, "seat": number} | seat._asdict() for number, seat in enumerate(chairs)]
    connection.execute(insert(seats), rows)
    return code


def made_before(connection: Connection, person: str, once: str | None) -> str | None:
    """The table that this person has made with the same word `once`, if there is one."""
    if once is None:
        return None
    query = select(tables.c.id).where(tables.c.once == _mark(person, once))
    return connection.execute(query).scalar()


def is_table(connection: Connection, code: str) -> bool:
    """Whether a table has this code."""
    return connection.execute(select(tables.c.id).where(tables.c.id == code)).first() is not None


def stored_seats(connection: Connection, table_id: str) -> Sequence[Seat]:
    """Who sits where, by seat."""
    query = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    return tuple(Seat(row.name, row.person, row.bot) for row in connection.execute(query))


def tables_of(connection: Connection, person: str, are_over: bool, most: int) -> Sequence[str]:
    """The codes of this person's tables that are over, or that are not; the newest first."""
    sits = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    is_asked = (tables.c.stage == "over") == are_over
    query = select(tables.c.id).where(is_asked, (tables.c.host == person) | sits)
    query = query.order_by(tables.c.made_at.desc(), tables.c.id).limit(most)
    return connection.execute(query).scalars().all()


def unattended_of(connection: Connection, host: str) -> int:
    """How many running tables of this person bots play by themselves."""
    people = (seats.c.table_id == tables.c.id) & seats.c.person.is_not(None) & seats.c.bot.is_(None)
    query = select(func.count()).select_from(tables)
    query = query.where(tables.c.stage == "running", tables.c.host == host, ~exists().where(people))
    return connection.execute(query).scalar_one()


def _mark(person: str, once: str | None) -> str | None:
    return None if once is None else f"{person}/{once}"


def _free_code(connection: Connection) -> str:
    while True:
        code = new_code()
        if not is_table(connection, code):
            return code
