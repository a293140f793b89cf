"""Reads the creature and monster cards of Wild World and checks them (specification, section 1)."""

import csv
import io
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from boardwright.core.errors import DataError
from boardwright.games.wild_world.data.complaints import complain
from boardwright.games.wild_world.data.effects import (
    parse_ability,
    parse_bonus,
    parse_criterion,
    parse_free_effect,
)
from boardwright.games.wild_world.data.facts import (
    CARDS_EACH,
    Creature,
    Monster,
)
from boardwright.games.wild_world.data.terms import (
    ABILITY,
    KINDS,
    REALMS,
    SCORING,
)

CREATURES: Final = "creatures.csv"
MONSTERS: Final = "monsters.csv"
CREATURE_COLUMNS: Final = (
    *("id", "name", "colour", "set", "element", "strength", "requirement", "cost"),
    *("gold", "points", "bonus", "symbols", "evolve"),
)
MONSTER_COLUMNS: Final = (
    *("id", "name", "element", "kind", "points", "element_a", "strength_a", "element_b"),
    *("strength_b", "plus", "effect"),
)
START_CARDS: Final = 7
"""Of each colour."""
MONSTERS_OF_KIND: Final = {"scoring": 20, "ability": 15, "instant": 15}
MOST: Final = 100
"""No printed number is larger."""


def rows_of(
    file: str, text: str, columns: Sequence[str], names: Sequence[str] = ("id", "name")
) -> list[tuple[str, dict[str, str]]]:
    """The rows of a table with exactly these columns, each with its place for messages.

    In the columns `names` all entries differ.
    """
    reader = csv.DictReader(io.StringIO(text), strict=True)
    try:
        rows = [(f"row {reader.line_num}", row) for row in reader]
    except csv.Error as error:
        raise complain(file, f"row {reader.reader.line_num}", f"not CSV: {error}") from None
    if tuple(reader.fieldnames or ()) != tuple(columns):
        raise complain(file, "row 1", f"the columns are {', '.join(columns)}")
    for where, row in rows:
        if None in row or None in row.values():
            raise complain(file, where, f"must have {len(columns)} entries")
    for column in names:
        counts = Counter(row[column] for _, row in rows)
        for where, row in rows:
            if counts[row[column]] > 1 or not row[column].strip():
                raise complain(file, f"{where}, {column}", f"{row[column]!r} is empty or there twice")
            if row[column] != row[column].strip():
                raise complain(file, f"{where}, {column}", f"{row[column]!r} begins or ends with a space")
    for where, row in rows:
        if len(row["id"].split()) != 1:
            raise complain(file, f"{where}, id", f"{row['id']!r} must be one word")
    return rows


class Row:
    """The entries of one row of a table of cards."""

    def __init__(self, file: str, where: str, row: Mapping[str, str]) -> None:
        self._file, self._where, self._row = file, where, row

    def text(self, column: str) -> str:
        return self._row[column]

    def one_of(self, column: str, words: Sequence[str]) -> int:
        """The place of a word in a list of words."""
        if self._row[column] not in words:
            raise self.complaint(column, f"{self._row[column]!r} is none of {', '.join(words)}")
        return words.index(self._row[column])

    def whole(self, column: str, least: int, most: int = MOST) -> int:
        text = self._row[column]
        if not (text.isdecimal() and len(text) < 5 and least <= int(text) <= most):
            raise self.complaint(column, f"{text!r} is no whole number from {least} to {most}")
        return int(text)

    def complaint(self, column: str, reason: str) -> DataError:
        return complain(self._file, f"{self._where}, {column}", reason)


def creatures_of(rows: Sequence[tuple[str, dict[str, str]]]) -> list[Creature]:
    """All creatures, colour by colour."""
    creatures = [_creature(Row(CREATURES, where, row)) for where, row in rows]
    for color, name in enumerate(REALMS):
        mine = [creature for creature in creatures if creature.color == color]
        starting = sum(creature.is_start for creature in mine)
        if (len(mine), starting) != (CARDS_EACH, START_CARDS):
            reason = f"has {START_CARDS} starting and {CARDS_EACH - START_CARDS} realm cards"
            raise complain(CREATURES, name, f"{reason}, not {starting} and {len(mine) - starting}")
    return sorted(creatures, key=lambda creature: creature.color)


def _creature(row: Row) -> Creature:
    symbols = [0] * len(REALMS)
    for word in row.text("symbols").split("+"):
        if word not in REALMS:
            raise row.complaint("symbols", f"{word!r} is none of {', '.join(REALMS)}")
        symbols[REALMS.index(word)] += 1
    try:
        bonus = parse_bonus(row.text("bonus"))
    except ValueError as error:
        raise row.complaint("bonus", str(error)) from None
    return Creature(
        row.text("id"),
        row.text("name"),
        row.one_of("colour", REALMS),
        row.one_of("set", ("realm", "start")) == 1,
        row.one_of("element", REALMS),
        row.whole("strength", 1, 5),
        row.whole("requirement", 0),
        row.whole("cost", 0),
        row.whole("gold", 0),
        row.whole("points", 0),
        bonus,
        symbols,
        row.one_of("evolve", ("no", "yes")) == 1,
    )


def monsters_of(rows: Sequence[tuple[str, dict[str, str]]]) -> list[Monster]:
    monsters = [_monster(Row(MONSTERS, where, row)) for where, row in rows]
    counts = Counter((monster.element, monster.kind) for monster in monsters)
    for (element, realm), (kind, name) in product(enumerate(REALMS), enumerate(KINDS)):
        each, there = MONSTERS_OF_KIND[name] // len(REALMS), counts[element, kind]
        if there != each:
            raise complain(MONSTERS, f"{realm}, {name}", f"there are {each} of these monsters, not {there}")
    return monsters


def _monster(row: Row) -> Monster:
    kind = row.one_of("kind", KINDS)
    row_plus = row.one_of("plus", ("no", "yes")) == 1
    if row_plus != (kind == SCORING):
        raise row.complaint("plus", "is yes on scoring monsters, and only there")
    monster = Monster(
        row.text("id"),
        row.text("name"),
        row.one_of("element", REALMS),
        kind,
        row.whole("points", 0),
        row.one_of("element_a", REALMS),
        row.whole("strength_a", 1),
        row.one_of("element_b", REALMS),
        row.whole("strength_b", 1),
        row.text("effect"),
    )
    if monster.element_a == monster.element_b:
        raise row.complaint("element_b", "must differ from element_a")
    try:
        empower(monster)
    except ValueError as error:
        raise row.complaint("effect", str(error)) from None
    return monster


def empower(monster: Monster) -> None:
    """Give a monster what its text says."""
    if monster.kind == SCORING:
        criterion = parse_criterion(monster.text)
        monster.criterion, monster.criterion_argument, monster.per, monster.points_per = criterion
    elif monster.kind == ABILITY:
        ability = parse_ability(monster.text)
        monster.ability, monster.ability_value, monster.ability_element, monster.effect = ability
    else:
        monster.effect = parse_free_effect(monster.text)
