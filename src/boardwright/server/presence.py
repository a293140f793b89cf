"""Who has shown a sign of life at which table. In memory: a new server gives everybody time to come back."""

import time
from collections.abc import Callable

MOST = 10_000
"""Beyond so many signs the old ones are dropped: they say no more than silence does."""


class Presence:
    """When each person was last at a table."""

    def __init__(self, away_after: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._away_after = away_after
        self._clock = clock
        self._began = clock()
        self._seen: dict[tuple[str, str], float] = {}

    def note(self, table_id: str, person: str | None) -> None:
        """This person is looking at the table now."""
        if person is None:
            return
        self._seen[table_id, person] = self._clock()
        if len(self._seen) > MOST:
            limit = self._clock() - self._away_after
            self._seen = {key: seen for key, seen in self._seen.items() if seen >= limit}

    def is_away(self, table_id: str, person: str | None) -> bool:
        """Whether this person has not looked at the table for long."""
        seen = self._seen.get((table_id, person or ""), self._began)
        return self._clock() - seen > self._away_after
