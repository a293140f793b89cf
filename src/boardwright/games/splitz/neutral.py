"""The neutral game record of Splitz (specification, section 8)."""

from collections.abc import Sequence
from typing import Any

from boardwright.core.events import Event
from boardwright.core.state import OVER
from boardwright.games.splitz.data.facts import card_name
from boardwright.games.splitz.rules.state import SplitzState

FIELDS = {
    "row": ("leader", "cards"),
    "divide": ("by", "part", "at"),
    "discard": ("by", "color"),
    "votes": ("part", "votes"),
    "first": ("player", "to"),
    "joker": ("player", "to"),
}
"""The events that the record names, forced ones included, and their fields."""


def neutral_record(events: Sequence[Event], state: SplitzState) -> dict[str, Any]:
    """The game in a form that can be checked without an engine; partial if it is not over."""
    record: dict[str, Any] = {"game": "splitz", "players": state.players}
    lead = [event.data["leader"] for event in events if event.kind == "lead"]
    record["first_leader"] = lead[0] if lead else None
    record["events"] = [
        {"e": event.kind} | {field: event.data[field] for field in FIELDS[event.kind]}
        for event in events
        if event.kind in FIELDS
    ]
    if state.actor == OVER:
        record["final"] = _final(state)
    else:
        record["partial"] = True
    return record


def _final(state: SplitzState) -> dict[str, Any]:
    ranks = state.ranking()
    return {
        "stacks": [_stacks(state, seat) for seat in range(state.players)],
        "waiting": [state.waiting(seat) for seat in range(state.players)],
        "points": state.scores(),
        "rows": state.victory_rows(),
        "ranks": ranks,
        "discards": [card_name(c) for c, count in enumerate(state.discards) for _ in range(count)],
        "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
    }


def _stacks(state: SplitzState, seat: int) -> dict[str, int]:
    counts = {str(d): state.count(seat, d) for d in state.data.denominations}
    return {denomination: count for denomination, count in counts.items() if count}
