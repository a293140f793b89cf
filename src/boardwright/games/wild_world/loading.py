"""Reads the data files of Wild World and checks them (specification, section 1)."""

import csv
import io
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations, product
from typing import Any, Final

from boardwright.core.errors import DataError
from boardwright.games.wild_world.data import (
    CARDS_EACH,
    Board,
    Creature,
    IslandSpace,
    Monster,
    WildData,
)
from boardwright.games.wild_world.effects import parse_ability, parse_bonus, parse_criterion, parse_effect
from boardwright.games.wild_world.terms import (
    ABILITY,
    BREW,
    DRAW,
    DRAW_ACTION,
    EVOLVE,
    EVOLVE_ACTION,
    GAIN,
    GOLD,
    KINDS,
    LOCK_NAMES,
    POTION,
    REALMS,
    REGIONS,
    SCORING,
    SLOTS,
    SPACES,
    TRADE,
    UNLOCK,
    UNLOCK_ACTION,
    WORKER_SPACES,
    Effect,
)

CREATURES: Final = "creatures.csv"
MONSTERS: Final = "monsters.csv"
BOARDS: Final = "boards.toml"
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
MARKET_CARDS: Final = 2
"""Starting cards of each colour that lie on the market."""
HAND: Final = 5
LOCKS_EACH: Final = 6
SEATS: Final = 4
SIDES: Final = ("A", "B")
MOST: Final = 100
"""No printed number is larger."""


def load(read: Callable[[str], str]) -> WildData:
    """One edition; `read` gives a data file's text by its name.

    Raises DataError naming the file, the row and the reason.
    """
    texts = tuple(read(name) for name in (CREATURES, MONSTERS, BOARDS))
    creatures = _creatures(_rows(CREATURES, texts[0], CREATURE_COLUMNS))
    monsters = _monsters(_rows(MONSTERS, texts[1], MONSTER_COLUMNS))
    table = _Table(texts[2])
    ring = table.ring()
    boards = table.boards(monsters)
    effects = [
        table.effect(f"main_actions.{REALMS[realm]}", table.realms("main_actions")[realm]) for realm in ring
    ]
    bonuses = table.realms("bonus_spaces")
    start = table.part("start", ("gold", "crystals", "evolve", "workers", "cauldron", "potion"))
    tokens = table.part("tokens", ("gold", "crystals", "evolve", "workers_per_colour"))
    return WildData(
        texts,
        table.text("edition"),
        creatures,
        monsters,
        boards,
        ring,
        [
            table.effect(f"bonus_spaces.{REALMS[realm]}", bonus)
            for realm in ring
            for bonus in table.pair(f"bonus_spaces.{REALMS[realm]}", bonuses[realm])
        ],
        effects,
        [table.main_action(effect) for effect in effects],
        table.offsets(),
        table.whole("alternative_board.cost_gold", table.alternative()["cost_gold"], 0),
        table.tolls(),
        table.worker_spaces(),
        table.island(),
        table.by_seat("start.gold", start["gold"]),
        table.by_seat("start.crystals", start["crystals"]),
        table.by_seat("start.evolve", start["evolve"]),
        table.whole("start.workers", start["workers"], 1),
        table.whole("start.cauldron", start["cauldron"], 0),
        table.whole("start.potion", start["potion"], 1),
        table.whole("tokens.workers_per_colour", tokens["workers_per_colour"], start["workers"]),
    )


def _complain(file: str, where: str, reason: str) -> DataError:
    return DataError(f"{file}: {where}: {reason}")


# Cards


def _rows(file: str, text: str, columns: Sequence[str]) -> list[tuple[str, dict[str, str]]]:
    """The rows of a table with exactly these columns, each with its place for messages."""
    reader = csv.DictReader(io.StringIO(text), strict=True)
    try:
        rows = [(f"row {reader.line_num}", row) for row in reader]
    except csv.Error as error:
        raise _complain(file, f"row {reader.line_num}", f"not CSV: {error}") from None
    if tuple(reader.fieldnames or ()) != tuple(columns):
        raise _complain(file, "row 1", f"the columns are {', '.join(columns)}")
    for where, row in rows:
        if None in row or None in row.values():
            raise _complain(file, where, f"must have {len(columns)} entries")
    for column in ("id", "name"):
        counts = Counter(row[column] for _, row in rows)
        for where, row in rows:
            if counts[row[column]] > 1 or not row[column].strip():
                raise _complain(file, f"{where}, {column}", f"{row[column]!r} is empty or there twice")
    return rows


class _Row:
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
        return _complain(self._file, f"{self._where}, {column}", reason)


def _creatures(rows: Sequence[tuple[str, dict[str, str]]]) -> list[Creature]:
    """All creatures, colour by colour."""
    creatures = [_creature(_Row(CREATURES, where, row)) for where, row in rows]
    for color, name in enumerate(REALMS):
        mine = [creature for creature in creatures if creature.color == color]
        starting = sum(creature.is_start for creature in mine)
        if (len(mine), starting) != (CARDS_EACH, START_CARDS):
            reason = f"has {START_CARDS} starting and {CARDS_EACH - START_CARDS} realm cards"
            raise _complain(CREATURES, name, f"{reason}, not {starting} and {len(mine) - starting}")
    return sorted(creatures, key=lambda creature: creature.color)


def _creature(row: _Row) -> Creature:
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


def _monsters(rows: Sequence[tuple[str, dict[str, str]]]) -> list[Monster]:
    monsters = [_monster(_Row(MONSTERS, where, row)) for where, row in rows]
    for number, name in enumerate(KINDS):
        there = sum(monster.kind == number for monster in monsters)
        if there != MONSTERS_OF_KIND[name]:
            raise _complain(MONSTERS, name, f"there are {MONSTERS_OF_KIND[name]} of this kind, not {there}")
    return monsters


def _monster(row: _Row) -> Monster:
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
        _empower(monster)
    except ValueError as error:
        raise row.complaint("effect", str(error)) from None
    return monster


def _empower(monster: Monster) -> None:
    """Give a monster what its text says."""
    if monster.kind == SCORING:
        criterion = parse_criterion(monster.text)
        monster.criterion, monster.criterion_argument, monster.per, monster.points_per = criterion
    elif monster.kind == ABILITY:
        ability = parse_ability(monster.text)
        monster.ability, monster.ability_value, monster.ability_element, monster.effect = ability
    else:
        monster.effect = parse_effect(monster.text)


# Boards


class _Table:
    """The boards file."""

    def __init__(self, text: str) -> None:
        try:
            self._table = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # odd numbers and deep nesting are no TOMLDecodeError
            raise _complain(BOARDS, "the file", f"not TOML: {error}") from None
        keys = (
            *("edition", "ring", "bonus_spaces", "main_actions", "alternative_board"),
            *("worker_spaces", "island", "start", "tokens", "board"),
        )
        self._require_keys("", self._table, keys)

    def text(self, key: str) -> str:
        value = self._table[key]
        self._require(isinstance(value, str) and bool(value), key, "must be a word")
        return str(value)

    def part(self, key: str, names: Collection[str]) -> dict[str, Any]:
        """A table that has exactly these names."""
        table = self._table[key]
        self._require(isinstance(table, dict), key, "must be a table")
        self._require_keys(f"{key}.", table, names)
        return dict(table)

    def realms(self, key: str) -> list[Any]:
        """A table that has an entry for each realm, as a list by realm."""
        table = self.part(key, REALMS)
        return [table[name] for name in REALMS]

    def ring(self) -> list[int]:
        ring = self._table["ring"]
        whole = isinstance(ring, list) and sorted(map(str, ring)) == sorted(REALMS)
        self._require(whole, "ring", f"must name {', '.join(REALMS)}, once each")
        return [REALMS.index(name) for name in ring]

    def effect(self, where: str, text: Any) -> Effect:
        self._require(isinstance(text, str), where, "must be a text")
        try:
            return parse_effect(text)
        except ValueError as error:
            raise _complain(BOARDS, where, str(error)) from None

    def pair(self, where: str, texts: Any) -> list[Any]:
        self._require(
            isinstance(texts, list) and len(texts) == SPACES // len(REALMS), where, "must be two effects"
        )
        return list(texts)

    def main_action(self, effect: Effect) -> int:
        """Which of the five main actions an effect is, by what it gains."""
        named = {
            (GAIN, POTION): BREW,
            (GAIN, GOLD): TRADE,
            (GAIN, EVOLVE): EVOLVE_ACTION,
        }
        kind, what, _ = effect[0]
        if kind == UNLOCK:
            return UNLOCK_ACTION
        if kind == DRAW:
            return DRAW_ACTION
        self._require(
            (kind, what) in named, "main_actions", "must gain potions, gold, evolve tokens, unlock or draw"
        )
        return named[kind, what]

    def alternative(self) -> dict[str, Any]:
        return self.part("alternative_board", ("offset", "cost_gold"))

    def offsets(self) -> list[int]:
        offsets = self.alternative()["offset"]
        self._require(
            isinstance(offsets, list) and bool(offsets), "alternative_board.offset", "must be a list"
        )
        return [self.whole("alternative_board.offset", offset, 1, len(REALMS) - 1) for offset in offsets]

    def tolls(self) -> list[int]:
        cost = self.part("worker_spaces", ("cost", "spaces_in_use"))["cost"]
        known = cost == [0, 1, 2]
        self._require(known, "worker_spaces.cost", "must be [0, 1, 2]: a toll is 1 for each worker before")
        return list(cost)

    def worker_spaces(self) -> dict[int, int]:
        where = "worker_spaces.spaces_in_use"
        table = self._table["worker_spaces"]["spaces_in_use"]
        self._require(isinstance(table, dict), where, "must be a table: player count = spaces")
        self._require_keys(f"{where}.", table, ("2", "3", "4"))
        return {int(count): self.whole(where, number, 1, WORKER_SPACES) for count, number in table.items()}

    def island(self) -> list[IslandSpace]:
        rows = self._list("island")
        spaces = []
        for number, row in enumerate(rows, start=1):
            where = f"island {number}"
            self._require_keys(f"{where}, ", row, ("id", "row", "effect", "capacity"))
            self._require(row["row"] == number, where, "rows stand in their order, from 1")
            known = row["capacity"] in ("unlimited", "1")
            self._require(known, where, 'capacity is "unlimited" or "1"')
            is_unlimited = row["capacity"] == "unlimited"
            self._require(is_unlimited == (number == 1), where, "the first row alone is unlimited")
            spaces.append(IslandSpace(str(row["id"]), self.effect(where, row["effect"]), is_unlimited))
        names = {space.id for space in spaces}
        self._require(len(names) == len(spaces) > 1, "island", "must be several rows of different names")
        return spaces

    def by_seat(self, where: str, values: Any) -> list[int]:
        self._require(isinstance(values, list) and len(values) == SEATS, where, f"must be {SEATS} numbers")
        return [self.whole(where, value, 0) for value in values]

    def boards(self, monsters: list[Monster]) -> list[Board]:
        """All board sides; the monsters printed on them are added to the list."""
        boards = []
        for number, row in enumerate(self._list("board"), start=1):
            boards.append(_BoardRow(f"board {number}", row, self).board(monsters))
        sides = Counter((board.element, board.side) for board in boards)
        whole = set(sides) == set(product(range(len(REALMS)), SIDES)) and max(sides.values()) == 1
        self._require(whole, "board", "there is a side A and a side B for each realm")
        self._require(len({board.id for board in boards}) == len(boards), "board", "ids must differ")
        self._check_hands(boards)
        return boards

    def whole(self, where: str, value: Any, least: int, most: int = MOST) -> int:
        is_whole = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self._require(is_whole, where, f"must be a whole number from {least} to {most}")
        return int(value)

    def _check_hands(self, boards: Sequence[Board]) -> None:
        """Whichever boards meet in a game, there are cards enough for all hands."""
        by_element = [[board for board in boards if board.element == realm] for realm in range(len(REALMS))]
        for elements in combinations(by_element, SEATS):
            for meeting in product(*elements):
                for color, name in enumerate(REALMS):
                    dealt = sum(board.hand[color] for board in meeting)
                    ids = ", ".join(board.id for board in meeting)
                    there = START_CARDS - MARKET_CARDS
                    self._require(dealt <= there, f"boards {ids}", f"deal {dealt} {name} cards of {there}")

    def _list(self, key: str) -> list[dict[str, Any]]:
        rows = self._table[key]
        self._require(
            isinstance(rows, list) and all(isinstance(row, dict) for row in rows), key, "must be tables"
        )
        return list(rows)

    def require(self, holds: bool, where: str, reason: str) -> None:
        self._require(holds, where, reason)

    def require_keys(self, inside: str, table: Mapping[str, Any], keys: Collection[str]) -> None:
        self._require_keys(inside, table, keys)

    def _require(self, holds: bool, where: str, reason: str) -> None:
        if not holds:
            raise _complain(BOARDS, where, reason)

    def _require_keys(self, inside: str, table: Mapping[str, Any], keys: Collection[str]) -> None:
        for key in keys:
            self._require(key in table, inside + key, "is missing")
        for key in table:
            self._require(key in keys, inside + key, f"is not one of {', '.join(keys)}")


class _BoardRow:
    """One side of a player's board, as the file tells it."""

    KEYS = (
        *("id", "element", "side", "starting_hand", "preprinted", "slot_kinds"),
        *("locked_slots", "locked_regions", "region_values", "regions"),
    )

    def __init__(self, where: str, row: dict[str, Any], table: _Table) -> None:
        table.require_keys(f"{where}, ", row, self.KEYS)
        self._where, self._row, self._table = where, row, table

    def board(self, monsters: list[Monster]) -> Board:
        """The board; its own monster is added to the list."""
        row = self._row
        element = self._word("element", row["element"], REALMS)
        monsters.append(self._preprinted(element))
        values = self._list("region_values")
        return Board(
            str(row["id"]),
            element,
            SIDES[self._word("side", row["side"], SIDES)],
            self._hand(),
            len(monsters) - 1,
            [self._word("slot_kinds", kind, KINDS) for kind in self._slot_kinds()],
            self._locks(len(values)),
            [self._table.whole(f"{self._where}, region_values", value, 0) for value in values],
            self._regions(len(values)),
        )

    def _hand(self) -> list[int]:
        hand = self._row["starting_hand"]
        where = f"{self._where}, starting_hand"
        self._table.require(isinstance(hand, dict), where, "must be a table")
        self._table.require_keys(f"{where}.", hand, REALMS)
        counts = [self._table.whole(where, hand[name], 0, HAND) for name in REALMS]
        self._table.require(sum(counts) == HAND, where, f"must add up to {HAND}")
        return counts

    def _preprinted(self, element: int) -> Monster:
        printed, where = self._row["preprinted"], f"{self._where}, preprinted"
        self._table.require(isinstance(printed, dict), where, "must be a table")
        keys = ("name", "points", "element_a", "strength_a", "element_b", "strength_b", "kind", "effect")
        self._table.require_keys(f"{where}.", printed, keys)
        monster = Monster(
            f"{self._row['id']}-m1",
            str(printed["name"]),
            element,
            self._word("preprinted.kind", printed["kind"], KINDS),
            self._table.whole(where, printed["points"], 0),
            self._word("preprinted.element_a", printed["element_a"], REALMS),
            self._table.whole(where, printed["strength_a"], 1),
            self._word("preprinted.element_b", printed["element_b"], REALMS),
            self._table.whole(where, printed["strength_b"], 1),
            str(printed["effect"]),
        )
        self._table.require(
            monster.element_a != monster.element_b, where, "element_b must differ from element_a"
        )
        try:
            _empower(monster)
        except ValueError as error:
            raise _complain(BOARDS, where, str(error)) from None
        return monster

    def _slot_kinds(self) -> list[Any]:
        kinds = self._list("slot_kinds")
        self._table.require(
            len(kinds) == SLOTS - 1, f"{self._where}, slot_kinds", "must be those of m2 to m5"
        )
        return kinds

    def _locks(self, regions: int) -> int:
        names = [*self._list("locked_slots"), *self._list("locked_regions")]
        where = f"{self._where}, locked_slots and locked_regions"
        there = (*LOCK_NAMES[1:SLOTS], *LOCK_NAMES[SLOTS : SLOTS + regions])
        for name in names:
            self._table.require(name in there, where, f"{name!r} is none of {', '.join(there)}")
        self._table.require(len(set(names)) == len(names) == LOCKS_EACH, where, f"must be {LOCKS_EACH} locks")
        return sum(1 << LOCK_NAMES.index(name) for name in names)

    def _regions(self, count: int) -> list[list[Effect]]:
        regions, where = self._list("regions"), f"{self._where}, regions"
        fits = 0 < len(regions) == count <= REGIONS
        self._table.require(fits, where, f"must be as many as values, {REGIONS} at most")
        return [[self._bonus(where, bonus) for bonus in region] for region in regions]

    def _bonus(self, where: str, text: Any) -> Effect:
        try:
            return parse_bonus(str(text))
        except ValueError as error:
            raise _complain(BOARDS, where, str(error)) from None

    def _list(self, key: str) -> list[Any]:
        self._table.require(isinstance(self._row[key], list), f"{self._where}, {key}", "must be a list")
        return list(self._row[key])

    def _word(self, key: str, word: Any, words: Sequence[str]) -> int:
        self._table.require(word in words, f"{self._where}, {key}", f"{word!r} is none of {', '.join(words)}")
        return words.index(word)
