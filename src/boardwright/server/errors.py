"""What a request can be refused for, with the HTTP status that fits."""

from boardwright.core.errors import BoardwrightError


class Refused(BoardwrightError):
    """A request that is not carried out; nothing has changed. Its text says what to do."""

    status = 400

    def __init__(self, message: str, table: str | None = None) -> None:
        super().__init__(message)
        self.table = table
        """The table concerned, for the way back."""


class Forbidden(Refused):
    """It is not this visitor's to do."""

    status = 403


class NotFound(Refused):
    """There is no such thing here."""

    status = 404


class Stale(Refused):
    """The table has moved on, or is not at the stage that this needs."""

    status = 409


class Unplayable(Refused):
    """A stored table that this version cannot replay."""

    status = 410


class TooLarge(Refused):
    """The body is longer than any request needs."""

    status = 413


class TooMany(Refused):
    """As much as one visitor may have of it."""

    status = 429


def shortened(text: str) -> str:
    """What somebody wrote, as far as a sentence should repeat it, in one line."""
    shown = text if len(text) <= 24 else f"{text[:23]}…"
    return shown if shown.isprintable() else ascii(shown)
