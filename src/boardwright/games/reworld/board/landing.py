"""Where builder units could land, in words (RW-51 to RW-57)."""

from collections.abc import Sequence

from boardwright.core.lines import counted
from boardwright.games.reworld.data.tiles import COMPANY, FAMILY, LETTERS, NO_COMPANY, UNIT
from boardwright.games.reworld.rules.settlement import (
    Cities,
    construction_company,
    is_special,
    open_cities,
    settling_points,
    size,
)
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import Names, building_rule, capital

MOST_NAMED = 3
"""Cities that are named one by one where there is little room."""


def unit_name(unit: int, names: Names) -> str:
    """A builder unit by its company, as `special Sunspan`."""
    company = names.companies[COMPANY[unit]]
    return f"special {company}" if is_special(unit) else company


def cities_of(observation: ReworldObservation, seat: int) -> Cities:
    """The city rows of a seat, by letter."""
    return list(observation.cities[seat])


def open_units(observation: ReworldObservation, seat: int) -> list[int]:
    """The rows whose open end is a builder unit."""
    rows = enumerate(observation.docked[seat])
    return [row for row, tiles in rows if tiles and FAMILY[tiles[-1]] == UNIT]


def would_be_lost(unit: int, aboard: Sequence[int], cities: Cities) -> bool:
    """Whether coupling this unit, too, lets no more units settle: one would go to the box."""
    return most_settled([*aboard, unit], cities) == most_settled(aboard, cities)


def most_settled(units: Sequence[int], cities: Cities) -> int:
    """How many of these units can settle, in the best order and the best cities."""
    most = 0
    for place, unit in enumerate(units):
        rest = [*units[:place], *units[place + 1 :]]
        for city in open_cities(unit, cities):
            grown = [*cities[:city], (*cities[city], unit), *cities[city + 1 :]]
            most = max(most, 1 + most_settled(rest, grown))
    return most


def short_landing(unit: int, cities: Cities) -> str:
    """`to A: 4 tiles, +4`, `to A or D`, `to 4 cities`, or `to the box`."""
    landings = open_cities(unit, cities)
    if not landings:
        return "to the box"
    if len(landings) > MOST_NAMED:
        return f"to {len(landings)} cities"
    if len(landings) > 1:
        return f"to {either(_letters(landings))}"
    points = settling_points(unit, cities[landings[0]])
    tiles = counted(size(cities[landings[0]]) + 1, "tile")
    return f"to {LETTERS[landings[0]]}: {tiles}" + (f", +{points}" if points else "")


def landing(unit: int, aboard: Sequence[int], cities: Cities, names: Names) -> str:
    """A sentence: where a unit may settle, or that it would be lost."""
    name = unit_name(unit, names)
    landings = open_cities(unit, cities)
    if not landings:
        return f"No city can take {name}: it would go to the box."
    if would_be_lost(unit, aboard, cities):
        other = unit_name(aboard[0], names)
        return f"{name} and {other} need the same city: one of them would go to the box."
    only = " only" if len(landings) == 1 else ""
    rule = "" if only else f" {capital(building_rule(unit))}."
    points = [settling_points(unit, cities[city]) for city in landings]
    gain = f" It scores {either_points(points)} there." if is_special(unit) else ""
    return f"{name} can settle in city {either(_letters(landings))}{only}.{gain}{rule}"


def why_not(unit: int, letter: int, cities: Cities, names: Names) -> str:
    """Why a unit cannot settle in this city."""
    city, company = cities[letter], COMPANY[unit]
    if not city:
        return f"City {LETTERS[letter]} is not founded."
    for other, tiles in enumerate(cities):
        if construction_company(tiles) == company:
            return f"{names.companies[company]} belongs in city {LETTERS[other]} (RW-54)."
    builders = construction_company(city)
    assert builders != NO_COMPANY
    return f"{names.companies[builders]} already builds in city {LETTERS[letter]} (RW-53)."


def either(words: Sequence[str]) -> str:
    """`A`, `A or D`, `A, D or E`."""
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def _letters(cities: Sequence[int]) -> list[str]:
    return [LETTERS[city] for city in cities]


def either_points(points: Sequence[int]) -> str:
    """`4`, or `3 to 5`."""
    return str(points[0]) if min(points) == max(points) else f"{min(points)} to {max(points)}"
