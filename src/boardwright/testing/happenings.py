"""Events: what an act tells, and whom."""

import json
from collections.abc import Sequence

from boardwright.core.events import Event
from boardwright.core.state import CHANCE
from boardwright.testing.situation import Situation


def check_events(at: Situation, seat: int, events: Sequence[Event]) -> None:
    """Each event is JSON-ready, is for seats of the table, and can be put into words."""
    for event in events:
        at.require(bool(event.kind), "an event has no kind")
        at.require(_is_json(event.data), f"the event {event.kind} is not JSON-ready: {event.data}")
        seats = event.audience or ()
        at.require(set(seats) <= set(range(at.game.players)), f"{event.kind} is for no seats: {seats}")
        at.game.words.log_line(event)
        at.game.words.log_heading(event)
    if seat == CHANCE:
        at.require(any(event.final for event in events), "chance decided, yet it could be taken back")


def _is_json(data: object) -> bool:
    try:
        return bool(json.loads(json.dumps(data, allow_nan=False)) == data)
    except (TypeError, ValueError):
        return False
