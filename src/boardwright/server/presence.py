"""Who has shown a sign of life at which table. In memory: a new server gives everybody time to come back."""

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

MOST = 10_000
"""Beyond so many signs the oldest are dropped: they say no more than silence does."""


class Presence:
    """When each person was last at the table where that person sits. For any thread."""

    def __init__(self, away_after: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._away_after = away_after
        self._clock = clock
        self._began = clock()
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._lock = Lock()

    def note(self, table_id: str, person: str) -> None:
        """This person is at the table now."""
        with self._lock:
            self._seen[table_id, person] = self._clock()
            self._seen.move_to_end((table_id, person))
            if len(self._seen) > MOST:
                self._seen.popitem(last=False)

    def is_away(self, table_id: str, person: str | None) -> bool:
        """Whether this person has not been at the table for long."""
        with self._lock:
            seen = self._seen.get((table_id, person or ""), self._began)
        return self._clock() - seen > self._away_after
