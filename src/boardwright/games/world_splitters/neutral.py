"""The neutral game record of World Splitters (specification, section 15)."""

import tomllib
from collections.abc import Sequence
from typing import Any, Final

from boardwright.core.events import Event
from boardwright.core.state import OVER
from boardwright.games.world_splitters.data.facts import COLORS, EXPLORERS
from boardwright.games.world_splitters.data.plan import members
from boardwright.games.world_splitters.rules.position import SOURCES
from boardwright.games.world_splitters.rules.state import WorldState

FIELDS: Final = {
    "divide": ("by", "at"),
    "bids": ("bids",),
    "answer": ("challenge", "by", "to", "amount", "say"),
    "offers": ("by", "open", "hidden"),
    "replies": ("by", "open", "hidden"),
    "settle": ("offer", "amount", "as"),
    "place": ("by", "at", "from"),
    "fence": ("by", "at"),
    "extra": ("by", "at", "from"),
    "remove": ("by", "at"),
    "pivot": ("by", "fence", "to"),
    "obelisk": ("by", "at"),
}
"""The events that the record names, and those of their fields that they have."""


def neutral_record(events: Sequence[Event], state: WorldState, edition: str | None) -> dict[str, Any]:
    """The game in a form that can be checked without an engine; partial if it is not over.

    `edition` is the text of the data file, if it is not the printed one.
    """
    record: dict[str, Any] = {
        "game": "world_splitters",
        "record": 1,
        "players": state.players,
        "map": state.data.map_id,
        "colours": list(EXPLORERS[: state.players]),
        "start": _start(state),
        "events": [
            {"e": event.kind} | {key: event.data[key] for key in FIELDS[event.kind] if key in event.data}
            for event in events
            if event.kind in FIELDS
        ],
    }
    if edition is not None:
        record["edition"] = tomllib.loads(edition)
    if state.actor == OVER:
        record["final"] = _final(events, state)
    else:
        record["partial"] = True
    return record


def _start(state: WorldState) -> int | None:
    """The seat that began: the turns go round from it to the active player."""
    if state.turn:
        return (state.active - state.turn + 1) % state.players
    return state.track[-1] if state.track else None  # no fence stood ready for a first turn (WS-22)


def _final(events: Sequence[Event], state: WorldState) -> dict[str, Any]:
    seats = range(state.players)
    plan = state.ground.plan
    ranks = state.ranking()
    reasons = [event.data["reason"] for event in events if event.kind == "stop"]
    points = {name: [state.sources[seat][source] for seat in seats] for source, name in enumerate(SOURCES)}
    favors = {color: state.favors[number] for number, color in enumerate(COLORS)}
    standing = {space: state.owner(space) for space in range(len(plan.spaces))}
    return {
        "end": reasons[0],
        "turns": state.turn,
        "track": list(state.track),
        "coins": state.coins.copy(),
        "explorers": [state.explorers_left(seat) for seat in seats],
        "explorers_on_map": {plan.spaces[space]: seat for space, seat in standing.items() if seat >= 0},
        "favors": [dict(zip(COLORS, state.taken[seat])) for seat in seats],
        "favors_on_map": {plan.spaces[space]: color for color in COLORS for space in members(favors[color])},
        "tiles": [[size + 1 for size, owner in enumerate(state.tiles) if owner == seat] for seat in seats],
        "fences": [plan.borders[border] for border in members(state.ground.fences)],
        "supply": state.supply,
        "obelisks": [plan.spaces[space] for space in members(state.obelisks)],
        "markers": min(state.data.markers, len(state.regions)),
        "regions": _regions(events),
        "open_regions": [
            {key: event.data[key] for key in ("spaces", "explorers", "points")}
            for event in events
            if event.kind == "open_region"
        ],
        "points": points | {"total": state.scores()},
        "ranks": ranks,
        "winner": ranks.index(1),
    }


def _regions(events: Sequence[Event]) -> list[dict[str, Any]]:
    """The enclosed regions in the order in which they came about, each with what it scored."""
    scored = [event.data for event in events if event.kind == "region"]
    closed = [event.data for event in events if event.kind == "enclose"]
    return [
        {key: region[key] for key in ("turn", "by", "spaces", "tile")}
        | {key: score[key] for key in ("explorers", "points")}
        for region, score in zip(closed, scored, strict=True)
    ]
