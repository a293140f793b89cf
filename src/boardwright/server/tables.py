"""The one place where tables are read and changed: replayed from the database, one writer at a time."""

import json
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Row, select, update

from boardwright.core.errors import BoardwrightError
from boardwright.core.game import Game
from boardwright.core.state import State
from boardwright.core.titles import titles
from boardwright.server import storage
from boardwright.server.agenda import AWAITED, UNATTENDED, plan_bots
from boardwright.server.bus import Bus
from boardwright.server.errors import NotFound, Stale, Unplayable, shortened
from boardwright.server.live_table import LiveTable, Seat
from boardwright.server.moves import Move, store, stored_after
from boardwright.server.settings import Settings
from boardwright.server.storage import Database
from boardwright.server.table_rows import stored_seats

AT_HAND = 256
"""Tables kept replayed in memory; others are replayed again when asked for."""
LOCKS = 64
"""A table's lock is one of these; a block that holds one takes no other."""
AGENDA = "agenda"
"""Topic of the bus: bots may have something to do."""


class Change:
    """A change of one table in the making, inside a transaction that nobody else writes in."""

    def __init__(self, connection: Connection, table: LiveTable, settings: Settings) -> None:
        self.connection = connection
        self.table = table
        self._settings = settings

    @property
    def rest_factor(self) -> float:
        return self._settings.rest_factor

    def add(self, move: Move, after: State | None, rest: float = 0.0, in_secret: bool = False) -> None:
        """Store the next move of the table; `after` is the position it leads to.

        `rest` are the seconds that its pictures stay before bots answer. If it was done in secret, nobody
        but its seat can tell: then it has no picture, and a bot that did it goes on at once.
        Raises Stale if another process was faster.
        """
        rev = self.table.rev + 1
        stage = _stage(after)
        query = update(storage.tables).where(
            storage.tables.c.id == self.table.id, storage.tables.c.rev == self.table.rev
        )
        if self.connection.execute(query.values(rev=rev, stage=stage)).rowcount != 1:
            raise Stale("Somebody else was faster; look again.", self.table.id)
        store(self.connection, self.table.id, move._replace(rev=rev))
        seats = stored_seats(self.connection, self.table.id)
        kind = AWAITED if any(seat.is_persons for seat in seats) else UNATTENDED
        awaited = [seat for seat in _actors(after) if seats[seat].bot is not None]
        pause = (0.0, 0.0) if in_secret else self._settings.bot_pause
        plan_bots(self.connection, self.table.id, kind, awaited, move.seat, pause, 0.0 if in_secret else rest)

    def place(self, seat: int, holder: Seat) -> None:
        """Change who sits on a chair."""
        chair = storage.seats.c
        query = update(storage.seats).where(chair.table_id == self.table.id, chair.seat == seat)
        self.connection.execute(query.values(**holder._asdict()))

    def set(self, **columns: Any) -> None:
        """Change columns of the table's own row."""
        self.connection.execute(
            update(storage.tables).where(storage.tables.c.id == self.table.id).values(**columns)
        )


class Tables:
    """All tables of one database."""

    def __init__(self, database: Database, settings: Settings, bus: Bus) -> None:
        self.database = database
        self.settings = settings
        self.bus = bus
        self._at_hand: OrderedDict[str, LiveTable] = OrderedDict()
        self._at_hand_lock = Lock()
        self._locks = [Lock() for _ in range(LOCKS)]

    @contextmanager
    def reading(self, table_id: str) -> Iterator[LiveTable]:
        """The table at its newest revision; it does not change inside the block."""
        with self._locked(table_id):
            with self.database.reading() as connection:
                table = self._caught_up(connection, table_id)
            yield table

    @contextmanager
    def changing(self, table_id: str) -> Iterator[Change]:
        """Change the table: all that the block stores, or nothing if it raises."""
        with self._locked(table_id):
            with self.database.writing() as connection:
                yield Change(connection, self._caught_up(connection, table_id), self.settings)
            self.wake(table_id)

    def wake(self, table_id: str) -> None:
        """Tell pages and bots that the table may have changed."""
        self.bus.wake(table_id)
        self.bus.wake(AGENDA)

    @contextmanager
    def _locked(self, table_id: str) -> Iterator[None]:
        with self._locks[hash(table_id) % LOCKS]:
            yield

    def _caught_up(self, connection: Connection, table_id: str) -> LiveTable:
        row = connection.execute(select(storage.tables).where(storage.tables.c.id == table_id)).first()
        if row is None:
            raise NotFound(f"There is no table {shortened(table_id)}; check the code or the link.")
        with self._at_hand_lock:
            known = self._at_hand.pop(table_id, None)
        table = known or LiveTable(table_id, _game(row), row.host)
        for move in stored_after(connection, table_id, table.rev):
            table.take_in(move)
        table.seats = stored_seats(connection, table_id)
        table.host, table.next_table = row.host, row.next_table
        with self._at_hand_lock:
            self._at_hand[table_id] = table
            if len(self._at_hand) > AT_HAND:
                self._at_hand.popitem(last=False)
        return table


def _game(row: Row[Any]) -> Game:
    """The game of a stored table. Raises Unplayable if this version does not have it."""
    title = titles().get(row.game)
    if title is None:
        raise Unplayable(f"This table plays {row.game}, which is not installed here.", row.id)
    if title.ruleset != row.ruleset:
        reason = f"was played by ruleset {row.ruleset} of {title.title}"
        raise Unplayable(f"This table {reason}; this version plays ruleset {title.ruleset} only.", row.id)
    try:
        return title.make(row.players, json.loads(row.options))
    except BoardwrightError as error:
        raise Unplayable(f"This table cannot be set up any more: {error}", row.id) from None


def _actors(state: State | None) -> tuple[int, ...]:
    return state.actors() if state is not None else ()


def _stage(state: State | None) -> str:
    if state is None:
        return "lobby"
    return "running" if state.actors() else "over"
