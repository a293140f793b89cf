"""What an act brought about: the source of log, animations and statistics."""

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened, in the game's own terms."""

    kind: str
    """A word of the game's vocabulary, as `divide` or `take`."""
    data: dict[str, Any]
    """JSON-ready facts of it; seats count from 0."""
    audience: tuple[int, ...] | None = None
    """The seats that may know of it; None is everybody, spectators included."""
    final: bool = False
    """No taking back: who acts learnt something new by it, or the rules make it binding."""

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of the event."""
        return self.audience is None or (seat is not None and seat in self.audience)
