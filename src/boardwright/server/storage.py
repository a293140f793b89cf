"""The database: its tables, how it is opened, and what it guarantees.

SQLite in WAL mode with `synchronous = FULL`: a move is on the disk before it is acknowledged
and survives a power cut, at the price of one flush a move. Whoever writes takes the write lock
with the first read (BEGIN IMMEDIATE), so that nothing comes between reading and writing.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError, DatabaseError

from boardwright.core.errors import UsageError

SCHEMA = "1"
"""Version of the tables below; it changes with them."""

_metadata = MetaData()

facts = Table(
    "facts",
    _metadata,
    Column("key", String(32), primary_key=True),
    Column("value", String(255), nullable=False),
)
"""The schema's version and the secret that signs cookies."""

people = Table(
    "people",
    _metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
)
"""Visitors who said what they are called."""

tables = Table(
    "tables",
    _metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ruleset", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("once", String(96), unique=True),
    Column("rev", Integer, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("next_table", String(64)),
    Column("made_at", BigInteger, nullable=False),
)
"""`rev` is the number of the newest move; `once` marks the form that made the table."""

seats = Table(
    "seats",
    _metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("person", String(32), index=True),
    Column("bot", String(32)),
)
"""Who sits where: a person, a bot, a bot that keeps a person's chair warm (both), or nobody."""

moves = Table(
    "moves",
    _metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("person", String(32)),
    Column("actions", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("returns_to", Integer),
    Column("made_at", BigInteger, nullable=False),
)
"""All that changed a table, one row each, never deleted: see `moves.Move`."""

due = Table(
    "due",
    _metadata,
    Column("kind", String(16), primary_key=True),
    Column("ref", String(80), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Work to be done at a time (milliseconds since 1970): bots' turns, ref `table/seat`."""


class Database:
    """An open database of tables. Raises UsageError where it cannot serve as one."""

    def __init__(self, url: str) -> None:
        self._reader = _engine(url)
        self._writer = self._reader.execution_options(writes=True)
        self._turn = Lock()  # writers of this process queue here, in order, instead of retrying
        try:
            with self.writing() as connection:
                self.secret = _prepared(connection)
        except DatabaseError as error:
            raise UsageError(f"The database {url} cannot be used: {error.orig}.") from None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A consistent look at everything."""
        with self._reader.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that nobody else writes in; kept only if the block ends well."""
        with self._turn, self._writer.connect() as connection, connection.begin():
            yield connection

    def check(self) -> None:
        """Read something. Raises SQLAlchemyError if that is not possible."""
        with self.reading() as connection:
            connection.execute(select(facts.c.key)).first()

    def close(self) -> None:
        """Let go of the file."""
        self._reader.dispose()


def default_url() -> str:
    """The file in the user's data folder, which is made if need be."""
    folder = user_data_path("boardwright", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise UsageError(f"{url!r} is no database address; say sqlite:///path/to/tables.db.") from None
    if parsed.get_backend_name() != "sqlite":
        reason = f"Tables are kept in SQLite only, not in {parsed.get_backend_name()}"
        raise UsageError(f"{reason}; say sqlite:///path/to/tables.db.")
    if parsed.database in (None, "", ":memory:"):
        raise UsageError("Tables need a file; say sqlite:///path/to/tables.db.")
    if not Path(str(parsed.database)).parent.is_dir():
        raise UsageError(f"The folder of {parsed.database} does not exist; make it first.")
    engine = create_engine(parsed, pool_size=20, max_overflow=30)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _on_begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepared(connection: Connection) -> str:
    """Make the tables if they are missing, check their version, and give the secret."""
    _metadata.create_all(connection)
    known: dict[str, str] = {row.key: row.value for row in connection.execute(select(facts))}
    if not known:
        known = {"schema": SCHEMA, "secret": secrets.token_urlsafe(32)}
        rows = [{"key": key, "value": value} for key, value in known.items()]
        connection.execute(insert(facts), rows)
    if known.get("schema") != SCHEMA:
        version = known.get("schema")
        raise UsageError(
            f"The database has tables of version {version}, this program reads version {SCHEMA}; "
            "use the program that made it, or another file."
        )
    return known["secret"]
