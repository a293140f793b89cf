"""Who asks: a signed cookie instead of an account, and pages of other origins kept out."""

import secrets
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import insert, select, update
from starlette.requests import HTTPConnection

from boardwright.server.errors import Forbidden
from boardwright.server.storage import Database, people

COOKIE = "boardwright"
_YEAR = 365 * 24 * 3600


class Visitors:
    """The people who visit, by cookie."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._signer = URLSafeSerializer(database.secret, salt="visitor")

    def of(self, connection: HTTPConnection) -> str | None:
        """The person whose cookie came along; None if there is none that we signed."""
        try:
            person = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadData:
            return None
        return person if isinstance(person, str) else None

    def new(self) -> str:
        """Somebody never seen before."""
        return secrets.token_hex(16)

    def cookie(self, person: str, is_secure: bool) -> str:
        """The header that lets the browser remember the person."""
        value = str(self._signer.dumps(person))
        flags = "; Secure" if is_secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{flags}"

    def name(self, person: str | None) -> str:
        """What the person is called; empty until said."""
        with self._database.reading() as connection:
            query = select(people.c.name).where(people.c.id == person)
            return connection.execute(query).scalar() or ""

    def rename(self, person: str, name: str) -> None:
        """Note what the person is called from now on."""
        with self._database.writing() as connection:
            query = update(people).where(people.c.id == person).values(name=name)
            if connection.execute(query).rowcount == 0:
                connection.execute(insert(people), {"id": person, "name": name})


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what a page of another site has sent. Programs name no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and _place(origin) != connection.headers.get("host", "").lower():
        raise Forbidden("This request comes from another site; open the table itself.")


def _place(origin: str) -> str | None:
    """The host and port that an origin names; None if it cannot be read."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
