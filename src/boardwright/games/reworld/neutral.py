"""The neutral game record of Reworld (specification, section 11)."""

from collections.abc import Sequence
from typing import Any

from boardwright.core.events import Event
from boardwright.core.state import OVER
from boardwright.games.reworld.data.facts import CATEGORIES, PORTS, SHIPS, ReworldData
from boardwright.games.reworld.data.tiles import KINDS, LETTERS, ROWS, kind_names
from boardwright.games.reworld.rules.position import SOURCES
from boardwright.games.reworld.rules.state import ReworldState

TURN_TWO = ("seat", "row", "tile", "points", "ships", "score")
FIELDS = {
    "fill": ("round", "tiles"),
    "deal": ("round", "hands"),
    "take": ("seat", "port", "tile", "top", "below", "points", "score"),
    "marker": ("seat", "points", "score"),
    "drop": ("seat", "points", "score"),
    "cleanup": ("round", "left", "marker"),
    "launch": TURN_TWO,
    "sacrifice": TURN_TWO,
    "defend": TURN_TWO,
    "task": (*TURN_TWO, "city"),
    "transport": (*TURN_TWO, "coupled", "settled"),
}
"""The events that the record names, and their fields."""
SECRETS = {"hidden": "card", "discarded": "cards"}
"""What only the player learns of the turn just told, by event."""


def neutral_record(events: Sequence[Event], state: ReworldState, printed: ReworldData) -> dict[str, Any]:
    """The game in a form that can be checked without an engine; partial if it is not over.

    `printed` are the values that a reader knows: what this edition changes of them is written too.
    """
    starters = [event.data["seat"] for event in events if event.kind == "starter"]
    record: dict[str, Any] = {"game": "reworld", "players": state.players}
    record["first_player"] = starters[0] if starters else None
    changed = _changed(state.data, printed)
    if changed:
        record["data"] = changed
    record["events"] = _events(events)
    if state.actor == OVER:
        record["final"] = _final(state)
    else:
        record["partial"] = True
    return record


def _events(events: Sequence[Event]) -> list[dict[str, Any]]:
    written: list[dict[str, Any]] = []
    for event in events:
        if event.kind in FIELDS:
            written.append({"e": event.kind} | {key: event.data[key] for key in FIELDS[event.kind]})
        elif event.kind in SECRETS:
            key = SECRETS[event.kind]
            written[-1][key] = event.data[key]
    return written


def _final(state: ReworldState) -> dict[str, Any]:
    seats = range(state.players)
    ranks = state.ranking()
    categories = zip(CATEGORIES, state.final_values(), state.final_points())
    return {
        "scores": state.scores(),
        "sources": [dict(zip(SOURCES, points)) for points in state.sources],
        "ranks": ranks,
        "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
        "ships": [[SHIPS[ship] for ship in ships] for ships in state.ships],
        "ships_left": [name for ship, name in enumerate(SHIPS) if state.ships_left >> ship & 1],
        "final_ship": {name: {"values": values, "points": points} for name, values, points in categories},
        "cities": [_cities(state, seat) for seat in seats],
        "defence": [kind_names(state.defence[seat]) for seat in seats],
        "shuttles": [kind_names(state.shuttles[seat]) for seat in seats],
        "satellites": [kind_names(state.satellites[seat]) for seat in seats],
        "box": [kind_names(state.box[seat]) for seat in seats],
    }


def _cities(state: ReworldState, seat: int) -> dict[str, list[str]]:
    cities = zip(LETTERS, state.cities[seat * ROWS : (seat + 1) * ROWS])
    return {letter: kind_names(tiles) for letter, tiles in cities if tiles}


def _changed(data: ReworldData, printed: ReworldData) -> dict[str, Any]:
    """The component values in which an edition differs, each key complete."""
    ours, theirs = _values(data), _values(printed)
    return {key: value for key, value in ours.items() if value != theirs[key]}


def _values(data: ReworldData) -> dict[str, Any]:
    thresholds = [threshold or None for threshold in data.thresholds]
    return {
        "tiles": {kind: list(counts) for kind, *counts in zip(KINDS, data.copies, data.shields)},
        "cards": data.cards[1:],
        "hand": data.hand,
        "terrabot_points": data.terrabot_points,
        "neighbours": [[data.left[port], data.right[port]] for port in range(len(PORTS))],
        "ships": {ship: list(values) for ship, *values in zip(SHIPS, thresholds, data.ship_points)},
        "final_ship": dict(zip(CATEGORIES, data.places)),
    }
