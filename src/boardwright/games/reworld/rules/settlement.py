"""Cities, companies and tasks: what a player's settlement allows and is worth (RW-52 to RW-62).

The cities of a player are five tuples of kinds, by letter: the tiles in the order in which they
came, without the sign. A city that is not founded is empty.
"""

from boardwright.games.reworld.data.tiles import (
    COMPANY,
    FAMILY,
    FARMERS,
    FARMING,
    FIRST_SPECIAL,
    NO_COMPANY,
    READS_COMPANIES,
    READS_COMPANY,
    READS_LETTER,
    READS_PRODUCT,
    READS_ROW,
    READS_SHIELDS,
    READS_TERRABOTS,
    ROWS,
    TERRABOT,
    UNIT,
)

Cities = list[tuple[int, ...]]


def size(city: tuple[int, ...]) -> int:
    """The tiles of a city, its sign included (RW-44)."""
    return len(city) + 1 if city else 0


def is_special(kind: int) -> bool:
    """Whether it is one of the special builder units (RW-57)."""
    return FIRST_SPECIAL <= kind < FARMING


def open_cities(unit: int, cities: Cities) -> list[int]:
    """Where a builder unit may settle, as letters from 0; it must, if there is any (RW-56)."""
    company = COMPANY[unit]
    founded = [letter for letter in range(ROWS) if cities[letter]]
    if company == FARMERS:
        return founded  # RW-52
    free = []
    for letter in founded:
        builders = construction_company(cities[letter])
        if builders == company:
            return [letter]  # RW-54
        if builders == NO_COMPANY:
            free.append(letter)
    return free  # RW-53


def construction_company(city: tuple[int, ...]) -> int:
    """The construction company that builds in a city, and keeps all others out of it for good."""
    for kind in city:
        if COMPANY[kind] != NO_COMPANY and COMPANY[kind] != FARMERS:
            return COMPANY[kind]
    return NO_COMPANY


def settling_points(unit: int, city: tuple[int, ...]) -> int:
    """What a unit scores that comes to this city: 1 per tile then in it, if it is special (RW-57)."""
    return size(city) + 1 if is_special(unit) else 0


def chooses_city(satellite: int) -> bool:
    """Whether its task reads one city of the owner's choice (RW-D9)."""
    return satellite in (READS_PRODUCT, READS_ROW)


def task_points(satellite: int, cities: Cities, shields: int) -> int:
    """What the task of a satellite that reads the whole settlement scores (RW-61, RW-62)."""
    if satellite < READS_COMPANIES:
        return 2 * count_kind(satellite - READS_LETTER, cities)
    if satellite == READS_COMPANIES:
        return 2 * companies(cities)
    if satellite == READS_SHIELDS:
        return shields
    if satellite >= READS_TERRABOTS:
        return count_family(TERRABOT if satellite == READS_TERRABOTS else UNIT, cities)
    return 3 * count_company(satellite - READS_COMPANY, cities)


def city_points(satellite: int, city: tuple[int, ...]) -> int:
    """What the task of a satellite that reads one city scores (RW-61, RW-62)."""
    if satellite == READS_ROW:
        return size(city)
    return count_family(TERRABOT, [city]) * count_family(UNIT, [city])


def count_kind(kind: int, cities: Cities) -> int:
    """Settled tiles of a kind."""
    return sum([city.count(kind) for city in cities])


def count_family(family: int, cities: Cities) -> int:
    """Settled tiles of a family."""
    return sum([1 for city in cities for kind in city if FAMILY[kind] == family])


def count_company(company: int, cities: Cities) -> int:
    """Settled units of a company, special ones included (RW-R24)."""
    return sum([1 for city in cities for kind in city if COMPANY[kind] == company])


def companies(cities: Cities) -> int:
    """How many different companies have settled, farming included."""
    mask = 0
    for city in cities:
        for kind in city:
            if COMPANY[kind] != NO_COMPANY:
                mask |= 1 << COMPANY[kind]
    return mask.bit_count()
