"""What every request works with: the tables, the visitors, and pages made once for all who see the same."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from starlette.requests import HTTPConnection

from boardwright.server.bus import Bus
from boardwright.server.lobby import greet
from boardwright.server.pages import Pages
from boardwright.server.presence import Presence
from boardwright.server.settings import Settings
from boardwright.server.storage import Database
from boardwright.server.table_view import TableView
from boardwright.server.tables import Tables
from boardwright.server.viewing import Picture, picture
from boardwright.server.visitors import Visitors

PAGES_KEPT = 512


class Renderings:
    """Pages already made, by what they follow from: all spectators share one."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[Any, ...], str] = OrderedDict()
        self._lock = Lock()

    def get(self, key: tuple[Any, ...], make: Callable[[], str]) -> str:
        with self._lock:
            if key in self._made:
                self._made.move_to_end(key)
                return self._made[key]
        made = make()
        with self._lock:
            self._made[key] = made
            if len(self._made) > PAGES_KEPT:
                self._made.popitem(last=False)
        return made


@dataclass
class Context:
    """One server's parts."""

    settings: Settings
    database: Database
    bus: Bus
    tables: Tables
    visitors: Visitors
    presence: Presence
    pages: Pages
    renderings: Renderings = field(default_factory=Renderings)

    def picture(self, table_id: str, person: str | None, since: int | None = None) -> Picture:
        """The table as this person may see it. Raises NotFound or Unplayable."""
        return self._picture(table_id, person, since, is_there=True)

    def glance(self, table_id: str, person: str | None) -> Picture:
        """The same for somebody who is not at the table."""
        return self._picture(table_id, person, None, is_there=False)

    def _picture(self, table_id: str, person: str | None, since: int | None, is_there: bool) -> Picture:
        name = self.visitors.name(person)
        with self.tables.reading(table_id) as table:
            if is_there:
                greet(table, self.presence, person)
            return picture(table, self.presence, person, name, self.settings.rest_factor, since)

    def view(self, table_id: str, person: str | None) -> TableView:
        """The present of it."""
        return self.picture(table_id, person).present


def open_context(settings: Settings, pages: Pages) -> Context:
    """Open the database and put a server's parts together. Raises UsageError."""
    database, bus = Database(settings.db), Bus()
    tables = Tables(database, settings, bus)
    presence = Presence(settings.away_after)
    return Context(settings, database, bus, tables, Visitors(database), presence, pages)


def context_of(connection: HTTPConnection) -> Context:
    """The context of the server that a request or a socket came to."""
    context: Context = connection.app.state.context
    return context


def person_of(connection: HTTPConnection) -> str:
    """Whose request or socket it is; the door has read or made the cookie."""
    return str(connection.state.person)
