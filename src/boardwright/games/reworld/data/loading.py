"""Reads the data files of Reworld and checks them (specification, section 1)."""

import tomllib
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from boardwright.core.errors import DataError
from boardwright.games.reworld.data.facts import CATEGORIES, PORTS, SHIPS, VALUES, ReworldData
from boardwright.games.reworld.data.tiles import (
    COMPANIES,
    FAMILY,
    KINDS,
    LETTERS,
    SATELLITE,
    SHUTTLE,
    TERRABOT,
    UNIT,
)

PLAYER_COUNTS: Final = ("2", "3", "4")
FAMILY_SIZES: Final = {TERRABOT: 25, SHUTTLE: 20, UNIT: 39, SATELLITE: 16}
FAMILY_NAMES: Final = ("terrabots", "shuttles", "builder units", "satellites")
CARDS: Final = 30
SIGNS: Final = 4
"""Of each letter."""
FIRST_THRESHOLD: Final = 6
"""The ships before it ask for something empty and have no threshold."""
MOST_POINTS: Final = 1000
"""No printed number is larger."""


def load(read: Callable[[str], str], players: int) -> ReworldData:
    """One edition for so many players; `read` gives a data file's text by its name.

    Raises DataError naming the file, the key and the reason.
    """
    copies, shields = _tiles(_File("tiles.toml", read, ("copies", "shields")))
    cards, hand = _cards(_File("cards.toml", read, ("copies", "hand")), players)
    terrabot_points = _rounds(_File("rounds.toml", read, ("terrabot_points",)), sum(copies))
    fill_order, left, right = _station(_File("station.toml", read, ("fill_order", "neighbours")))
    thresholds, ship_points = _ships(_File("ships.toml", read, SHIPS), players)
    final_ship = _File("final_ship.toml", read, CATEGORIES)
    names = _File("names.toml", read, ("cities", "terrains", "companies"))
    return ReworldData(
        players,
        copies,
        shields,
        cards,
        hand,
        terrabot_points,
        fill_order,
        left,
        right,
        thresholds,
        ship_points,
        _places(final_ship, players),
        _signs(names),
        names.texts("terrains", LETTERS),
        names.texts("companies", (*COMPANIES, "F")),
    )


class _File:
    """A data file as a table with exactly these keys."""

    def __init__(self, name: str, read: Callable[[str], str], keys: Collection[str]) -> None:
        self.name = name
        try:
            self.table = tomllib.loads(read(name))
        except (ValueError, RecursionError) as error:  # odd numbers and deep nesting are no TOMLDecodeError
            raise DataError(f"{name}: not a TOML file: {error}") from None
        self._require_keys("", self.table, keys)

    def require(self, holds: bool, key: str, reason: str) -> None:
        if not holds:
            raise DataError(f"{self.name}: {key}: {reason}")

    def wholes(self, key: str, values: Any, least: int, most: int = MOST_POINTS) -> list[int]:
        """A list of whole numbers within these bounds."""
        self.require(isinstance(values, list), key, "must be a list of whole numbers")
        return [self._checked_whole(key, value, least, most) for value in values]

    def by_name(self, key: str, names: Collection[str]) -> Mapping[str, Any]:
        """A table that has exactly these names."""
        table = self.table[key]
        self.require(isinstance(table, dict), key, "must be a table")
        self._require_keys(f"{key}.", table, names)
        return dict(table)

    def counts(self, key: str, names: Collection[str], least: int) -> list[int]:
        """Whole numbers by name, in the order of the names."""
        table = self.by_name(key, names)
        return [self._checked_whole(f"{key}.{name}", table[name], least, MOST_POINTS) for name in names]

    def texts(self, key: str, names: Collection[str]) -> list[str]:
        """Different words by name, in the order of the names."""
        table = self.by_name(key, names)
        return self.different(key, [table[name] for name in names])

    def different(self, key: str, words: Any) -> list[str]:
        """Words that are there and differ."""
        are_words = isinstance(words, list) and all(isinstance(word, str) and word.strip() for word in words)
        self.require(are_words, key, "must be words")
        self.require(len({word.casefold() for word in words}) == len(words), key, "the words must differ")
        return list(words)

    def by_players(self, key: str, table: Any, players: int) -> Any:
        """The entry for this number of players, of a table that has one for each."""
        self.require(isinstance(table, dict), key, "must be a table: player count = value")
        self._require_keys(f"{key}.", table, PLAYER_COUNTS)
        return table[str(players)]

    def _checked_whole(self, key: str, value: Any, least: int, most: int) -> int:
        whole = isinstance(value, int) and not isinstance(value, bool)
        self.require(whole and least <= value <= most, key, f"must be a whole number from {least} to {most}")
        return int(value)

    def _require_keys(self, inside: str, table: Mapping[str, Any], keys: Collection[str]) -> None:
        for key in keys:
            self.require(key in table, inside + key, "is missing")
        for key in table:
            self.require(key in keys, inside + key, f"is not one of {', '.join(keys)}")


def _tiles(file: _File) -> tuple[list[int], list[int]]:
    """Copies and shields, by kind."""
    copies = file.counts("copies", KINDS, 0)
    for family, size in FAMILY_SIZES.items():
        total = sum(count for count, of in zip(copies, FAMILY) if of == family)
        file.require(total == size, "copies", f"there are {size} {FAMILY_NAMES[family]}, not {total}")
    for kind, count in zip(KINDS, copies):
        is_special = kind.endswith("*")
        file.require(not is_special or count == 1, f"copies.{kind}", "each company has one special unit")
    satellites = [kind for kind, family in zip(KINDS, FAMILY) if family == SATELLITE]
    shields = dict(zip(satellites, file.counts("shields", satellites, 1)))
    for kind, count in shields.items():
        file.require(count <= 2, f"shields.{kind}", "a satellite has 1 or 2 shields")
    shuttles = {kind: int(kind[-1]) for kind, family in zip(KINDS, FAMILY) if family == SHUTTLE}
    return copies, [shuttles.get(kind, shields.get(kind, 0)) for kind in KINDS]


def _cards(file: _File, players: int) -> tuple[list[int], int]:
    """Copies by value, and the cards dealt to each."""
    copies = file.wholes("copies", file.table["copies"], 0)
    file.require(len(copies) == VALUES - 1, "copies", "must name the copies of the values 1 to 5")
    file.require(sum(copies) == CARDS, "copies", f"there are {CARDS} cards, not {sum(copies)}")
    for count in PLAYER_COUNTS:
        hand = file.by_players("hand", file.table["hand"], int(count))
        file.wholes(f"hand.{count}", [hand], 1)
        file.require(hand * int(count) <= CARDS, f"hand.{count}", f"{CARDS} cards are too few for that")
    return [0, *copies], int(file.table["hand"][str(players)])


def _rounds(file: _File, tiles: int) -> list[int]:
    points = file.wholes("terrabot_points", file.table["terrabot_points"], 0)
    rounds = tiles // len(PORTS)
    file.require(len(points) == rounds, "terrabot_points", f"{tiles} tiles make {rounds} rounds")
    return points


def _station(file: _File) -> tuple[list[int], list[int], list[int]]:
    """The order of filling, and by port one neighbour and the other."""
    order = file.different("fill_order", file.table["fill_order"])
    file.require(sorted(order) == sorted(PORTS), "fill_order", f"must name the {len(PORTS)} ports, once each")
    table = file.by_name("neighbours", PORTS)
    neighbours = {port: file.different(f"neighbours.{port}", table[port]) for port in PORTS}
    for port, others in neighbours.items():
        key = f"neighbours.{port}"
        known = all(other in PORTS and other != port for other in others)
        file.require(known and len(others) == 2, key, "must name the two other ports next to it")
        for other in others:
            file.require(port in neighbours[other], key, f"{other} does not name {port} in turn")
    left, right = zip(*(map(PORTS.index, neighbours[port]) for port in PORTS))
    return [PORTS.index(port) for port in order], list(left), list(right)


def _ships(file: _File, players: int) -> tuple[list[int], list[int]]:
    """Thresholds and points, by ship."""
    thresholds, points = [], []
    for number, ship in enumerate(SHIPS):
        has_threshold = number >= FIRST_THRESHOLD
        table = file.by_name(ship, ("threshold", "points") if has_threshold else ("points",))
        for count in PLAYER_COUNTS:
            for key, by_players in table.items():
                value = file.by_players(f"{ship}.{key}", by_players, int(count))
                file.wholes(f"{ship}.{key}.{count}", [value], 1)
        thresholds.append(int(table["threshold"][str(players)]) if has_threshold else 0)
        points.append(int(table["points"][str(players)]))
    return thresholds, points


def _places(file: _File, players: int) -> list[list[int]]:
    """By category of the final ship, the points of its places."""
    places = []
    for category in CATEGORIES:
        for count in PLAYER_COUNTS:
            points = file.by_players(category, file.table[category], int(count))
            whole = file.wholes(f"{category}.{count}", points, 0)
            fits = 1 <= len(whole) <= int(count) and whole == sorted(whole, reverse=True)
            file.require(fits, f"{category}.{count}", "must be the points of the places, the first first")
        places.append(list(file.table[category][str(players)]))
    return places


def _signs(file: _File) -> list[list[str]]:
    """By letter, the names of its cities."""
    table = file.by_name("cities", LETTERS)
    signs = [file.different(f"cities.{letter}", table[letter]) for letter in LETTERS]
    for letter, names in zip(LETTERS, signs):
        file.require(len(names) == SIGNS, f"cities.{letter}", f"must be {SIGNS} names")
    return signs
