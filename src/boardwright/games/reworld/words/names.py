"""What the pieces of Reworld are called in sentences."""

from typing import Final

from boardwright.core.lines import Line, Piece, counted, spaced
from boardwright.games.reworld.data.facts import PORTS, ReworldData
from boardwright.games.reworld.data.tiles import (
    COMPANIES,
    COMPANY,
    FAMILY,
    FARMERS,
    KINDS,
    LETTERS,
    SATELLITE,
    SHUTTLE,
    TERRABOT,
)
from boardwright.games.reworld.rules.settlement import is_special

TASKS: Final = {
    "X-COMPANIES": "2 per company",
    "X-PRODUCT": "terrabots × units of a city",
    "X-ROW": "1 per tile of a city",
    "X-TERRABOTS": "1 per terrabot",
    "X-SHIELDS": "1 per shield",
    "X-BUILDERS": "1 per builder unit",
}
"""What a satellite scores, by kind; those of letters and companies are made from their names."""

SHIP_NAMES: Final = (
    *[f"row {row}" for row in range(1, 6)],
    "all rows",
    "city of {}",
    "{} shields",
    "{} shuttles",
    "{} satellites",
    "{} farming units",
    "{} companies",
    "{} rows started",
    "score {}",
)
"""A population ship in a word or two, by number, with its threshold."""


class Names:
    """The names of one edition's pieces."""

    def __init__(self, data: ReworldData) -> None:
        self.modules = [self._module(kind, data) for kind in range(len(KINDS))]
        """By kind, each different."""
        self.companies = data.companies
        self.ships = [name.format(threshold) for name, threshold in zip(SHIP_NAMES, data.thresholds)]
        self._signs = data.signs
        self._kinds = {name: kind for kind, name in enumerate(self.modules)}

    def kind(self, name: str) -> int:
        """The kind of module that has this name."""
        return self._kinds[name]

    def city(self, letter: int, sign: int) -> str:
        """What the city with this sign of the letter is called."""
        return self._signs[letter][sign]

    def module(self, kind: int) -> Line:
        """A module as a part of a sentence."""
        return (Piece("module", self.modules[kind]),)

    def module_of(self, id_: str) -> Line:
        """The same, by the id that events carry."""
        return self.module(KINDS.index(id_))

    def _module(self, kind: int, data: ReworldData) -> str:
        if FAMILY[kind] == TERRABOT:
            return f"terrabot {LETTERS[kind]}"
        if FAMILY[kind] == SHUTTLE:
            return f"shuttle ({shields_text(data.shields[kind])})"
        if FAMILY[kind] == SATELLITE:
            return f"satellite ({task_text(kind, data)})"
        company = data.companies[COMPANY[kind]]
        return f"special {company} unit" if is_special(kind) else f"{company} unit"


def task_text(kind: int, data: ReworldData) -> str:
    """What the task of a satellite scores (specification, table 2.2)."""
    id_ = KINDS[kind]
    if id_.startswith("X-LET-"):
        return f"2 per terrabot {id_[-1]}"
    if id_.startswith("X-CO-"):
        return f"3 per {data.companies[COMPANIES.index(id_[-2:])]} unit"
    return TASKS[id_]


def building_rule(unit: int) -> str:
    """Where units of its company build: `farming: any city` or `company: one city only` (RW-52, RW-54)."""
    return "farming: any city" if COMPANY[unit] == FARMERS else "company: one city only"


def shields_text(count: int) -> str:
    """`no shield`, `1 shield`, `2 shields`."""
    return counted(count, "shield") if count else "no shield"


def capital(words: str) -> str:
    """The words as they begin a sentence; names within them stay as they are."""
    return words[0].upper() + words[1:]


def card(value: int) -> Line:
    """An officer card as a part of a sentence."""
    return (Piece("officer", str(value)),)


def cards(values: tuple[int, ...] | list[int]) -> Line:
    """Officer cards one after another."""
    return spaced([card(value) for value in values])


def port(number: int) -> str:
    """The name of a port, as `U7`."""
    return PORTS[number]
