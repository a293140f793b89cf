"""What a seat may know of a position."""

import json
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Observation:
    """All that a seat may know of the present position. Games extend it; values are JSON-ready.

    It is no history: what was seen earlier is in it only as far as the rules let everybody look it
    up. Built by adding what may be known, never by deleting.

    Attributes:
        seat: whose knowledge this is; None is a spectator.
        actors: the seats that may act now, as `State.actors()`.
        legal: the legal actions of `seat`, ascending; empty if it may not act.
    """

    seat: int | None
    actors: tuple[int, ...]
    legal: tuple[int, ...]

    def as_dict(self) -> dict[str, Any]:
        """Its fields by name, shallow: nested values are tuples and plain numbers."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def as_json(self) -> str:
        """One canonical line: equal observations give equal text."""
        return json.dumps(self.as_dict(), separators=(",", ":"), sort_keys=True)
