"""Reads the data file of World Splitters and checks it (specification, section 2.4)."""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.core.errors import DataError, UsageError
from boardwright.games.world_splitters.data.facts import COLORS, MOST_SPACES, POWERS, WorldData
from boardwright.games.world_splitters.data.plan import HOLE, Plan
from boardwright.games.world_splitters.rules.ground import Ground

FILE: Final = "world_splitters.toml"
SCHEMA: Final = "world_splitters/1"
KEYS: Final = (
    "schema",
    "fences_total",
    "max_enclosed",
    "enclosure_markers",
    "bonus_points",
    "bonus_colour",
    "maps",
)
MAP_KEYS: Final = ("name", "power", "rows", "fences", "scenery")
FAVORS_EACH: Final = 5
"""Of each colour."""
MOST_FENCES: Final = 38
MOST_SIDE: Final = 26
"""Columns have a letter each."""


def load(text: str, map_id: str, players: int, any_favors: bool = False) -> WorldData:
    """The map of this id for so many players, after all maps have been checked.

    `any_favors` lets small boards of tests do without five favors of each colour. Raises DataError
    naming the map and the reason, UsageError for an id that the file has not.
    """
    table = _parsed(text)
    _check_keys("", table, KEYS)
    _require(table["schema"] == SCHEMA, "schema", f"must be {SCHEMA!r}")
    maps = table["maps"]
    _require(isinstance(maps, dict) and bool(maps), "maps", "must hold at least one map")
    _check_counts(table)
    loaded = {name: _map(name, maps[name], table, players, any_favors) for name in maps}
    if map_id not in loaded:
        raise UsageError(f"There is no map {map_id!r}; there is {', '.join(loaded)}.")
    return loaded[map_id]


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # odd numbers and deep nesting are no TOMLDecodeError
        raise DataError(f"{FILE}: not a TOML file: {error}") from None


def _require(holds: bool, key: str, reason: str) -> None:
    if not holds:
        raise DataError(f"{FILE}: {key}: {reason}")


def _check_keys(inside: str, table: Mapping[str, Any], keys: Sequence[str]) -> None:
    for key in keys:
        _require(key in table, inside + key, "is missing")
    for key in table:
        _require(key in keys, inside + key, f"is not one of {', '.join(keys)}")


def _is_count(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _check_counts(table: Mapping[str, Any]) -> None:
    for key, most in (
        ("fences_total", MOST_FENCES),
        ("max_enclosed", MOST_SPACES),
        ("enclosure_markers", MOST_SPACES),
    ):
        _require(_is_count(table[key], 1, most), key, f"must be a whole number from 1 to {most}")
    points, colors = table["bonus_points"], table["bonus_colour"]
    whole = isinstance(points, list) and all(_is_count(value, 0, 1000) for value in points)
    _require(whole, "bonus_points", "must be a list of whole numbers")
    known = isinstance(colors, list) and all(color in COLORS for color in colors)
    _require(known, "bonus_colour", f"must be a list of {', '.join(COLORS)}")
    for key in ("bonus_points", "bonus_colour"):
        size = table["max_enclosed"]
        _require(len(table[key]) == size, key, f"must have an entry for each size from 1 to {size}")


def _map(name: str, table: Any, all_maps: Mapping[str, Any], players: int, any_favors: bool) -> WorldData:
    key = f"maps.{name}"
    _require(isinstance(table, dict), key, "must be a table")
    _check_keys(f"{key}.", table, MAP_KEYS)
    _require(isinstance(table["name"], str) and bool(table["name"].strip()), f"{key}.name", "must be a name")
    _require(table["power"] in POWERS, f"{key}.power", f"must be one of {', '.join(POWERS)}")
    rows = _checked_rows(f"{key}.rows", table["rows"])
    plan = Plan(rows)
    _require(len(plan.spaces) <= MOST_SPACES, f"{key}.rows", f"a map has {MOST_SPACES} spaces at most")
    if not any_favors:
        _check_favors(f"{key}.rows", rows)
    limit = all_maps["max_enclosed"]
    ground = _ground(key, table, plan, limit)
    _require(
        ground.fences.bit_count() <= all_maps["fences_total"], f"{key}.fences", "are more than there are"
    )
    favors = [_marked(plan, rows, color) for color in COLORS]
    return WorldData(
        players,
        name,
        table["name"],
        POWERS.index(table["power"]),
        ground,
        favors,
        all_maps["fences_total"],
        all_maps["enclosure_markers"],
        all_maps["bonus_points"],
        [COLORS.index(color) for color in all_maps["bonus_colour"]],
    )


def _checked_rows(key: str, rows: Any) -> list[str]:
    are_rows = isinstance(rows, list) and bool(rows) and all(isinstance(row, str) and row for row in rows)
    _require(are_rows, key, "must be a list of rows")
    _require(len({len(row) for row in rows}) == 1, key, "rows must have equal length")
    _require(
        len(rows[0]) <= MOST_SIDE and len(rows) <= MOST_SIDE, key, f"at most {MOST_SIDE} rows and columns"
    )
    signs = set("".join(rows))
    _require(signs <= {".", HOLE, *COLORS}, key, f"may hold only . {HOLE} {' '.join(COLORS)}")
    return list(rows)


def _check_favors(key: str, rows: Sequence[str]) -> None:
    counts = Counter("".join(rows))
    for color in COLORS:
        there = counts[color]
        _require(there == FAVORS_EACH, key, f"must hold {FAVORS_EACH} favors {color}, not {there}")


def _ground(key: str, table: Mapping[str, Any], plan: Plan, limit: int) -> Ground:
    fences = _borders(f"{key}.fences", table["fences"], plan)
    tiles = table["scenery"]
    _require(isinstance(tiles, list), f"{key}.scenery", "must be a list of tiles")
    scenery = [_borders(f"{key}.scenery", tile, plan) for tile in tiles]
    used = Counter([*fences, *[border for tile in scenery for border in tile]])
    for border, times in used.items():
        _require(times == 1, key, f"border {plan.borders[border]} is used twice")
    for tile in scenery:
        _require(_is_line(plan, tile), f"{key}.scenery", f"{_names(plan, tile)} is no connected line")
    ground = Ground(plan, _mask([border for tile in scenery for border in tile]), _mask(fences), limit)
    for region in ground.regions:
        _require(
            region.bit_count() > limit, key, f"a region of {region.bit_count()} is enclosed at the start"
        )
    _require(bool(ground.legal_fences()), key, "no border is free for a fence")
    return ground


def _borders(key: str, names: Any, plan: Plan) -> list[int]:
    are_names = isinstance(names, list) and all(isinstance(name, str) for name in names)
    _require(are_names, key, "must be a list of borders")
    for name in names:
        _require(name in plan.borders, key, f"{name} joins no two spaces of the map")
    return [plan.borders.index(name) for name in names]


def _is_line(plan: Plan, tile: Sequence[int]) -> bool:
    """Whether the borders meet at vertices, at most two at each, in one line that is no ring."""
    meeting = Counter([end for border in tile for end in (plan.tail[border], plan.head[border])])
    ends = [vertex for vertex, count in meeting.items() if count == 1]
    if not tile or len(ends) != 2 or max(meeting.values()) > 2:
        return False
    return len(meeting) == len(tile) + 1 and _is_connected(plan, tile)


def _is_connected(plan: Plan, tile: Sequence[int]) -> bool:
    reached, rest = {plan.tail[tile[0]]}, list(tile)
    while True:
        touching = [border for border in rest if {plan.tail[border], plan.head[border]} & reached]
        if not touching:
            return not rest
        for border in touching:
            reached |= {plan.tail[border], plan.head[border]}
            rest.remove(border)


def _mask(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)


def _names(plan: Plan, borders: Sequence[int]) -> str:
    return ", ".join(plan.borders[border] for border in borders) or "an empty list"


def _marked(plan: Plan, rows: Sequence[str], sign: str) -> int:
    """The set of the spaces that carry this sign."""
    signs = "".join(rows).replace(HOLE, "")
    return _mask([space for space in range(len(plan.spaces)) if signs[space] == sign])
