"""Reads the boards of Wild World and checks them (specification, section 1)."""

import tomllib
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, product
from typing import Any, Final

from boardwright.games.wild_world.complaints import complain
from boardwright.games.wild_world.data import (
    Board,
    IslandSpace,
    Monster,
)
from boardwright.games.wild_world.effects import parse_bonus, parse_effect
from boardwright.games.wild_world.loading_cards import MOST, START_CARDS, empower
from boardwright.games.wild_world.terms import (
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
    SLOTS,
    SPACES,
    TRADE,
    UNLOCK,
    UNLOCK_ACTION,
    WORKER_SPACES,
    Effect,
)

BOARDS: Final = "boards.toml"
MARKET_CARDS: Final = 2
"""Starting cards of each colour that lie on the market."""
HAND: Final = 5
LOCKS_EACH: Final = 6
SEATS: Final = 4
SIDES: Final = ("A", "B")


class BoardsFile:
    """The boards file."""

    def __init__(self, text: str) -> None:
        try:
            self._table = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # odd numbers and deep nesting are no TOMLDecodeError
            raise complain(BOARDS, "the file", f"not TOML: {error}") from None
        keys = (
            *("edition", "ring", "bonus_spaces", "main_actions", "alternative_board"),
            *("worker_spaces", "island", "start", "tokens", "board"),
        )
        self.require_keys("", self._table, keys)

    def text(self, key: str) -> str:
        value = self._table[key]
        self.require(isinstance(value, str) and bool(value), key, "must be a word")
        return str(value)

    def part(self, key: str, names: Collection[str]) -> dict[str, Any]:
        """A table that has exactly these names."""
        table = self._table[key]
        self.require(isinstance(table, dict), key, "must be a table")
        self.require_keys(f"{key}.", table, names)
        return dict(table)

    def realms(self, key: str) -> list[Any]:
        """A table that has an entry for each realm, as a list by realm."""
        table = self.part(key, REALMS)
        return [table[name] for name in REALMS]

    def ring(self) -> list[int]:
        ring = self._table["ring"]
        whole = isinstance(ring, list) and sorted(map(str, ring)) == sorted(REALMS)
        self.require(whole, "ring", f"must name {', '.join(REALMS)}, once each")
        return [REALMS.index(name) for name in ring]

    def effect(self, where: str, text: Any) -> Effect:
        self.require(isinstance(text, str), where, "must be a text")
        try:
            return parse_effect(text)
        except ValueError as error:
            raise complain(BOARDS, where, str(error)) from None

    def pair(self, where: str, texts: Any) -> list[Any]:
        self.require(
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
        self.require(
            (kind, what) in named, "main_actions", "must gain potions, gold, evolve tokens, unlock or draw"
        )
        return named[kind, what]

    def alternative(self) -> dict[str, Any]:
        return self.part("alternative_board", ("offset", "cost_gold"))

    def offsets(self) -> list[int]:
        offsets = self.alternative()["offset"]
        self.require(
            isinstance(offsets, list) and bool(offsets), "alternative_board.offset", "must be a list"
        )
        return [self.whole("alternative_board.offset", offset, 1, len(REALMS) - 1) for offset in offsets]

    def tolls(self) -> list[int]:
        cost = self.part("worker_spaces", ("cost", "spaces_in_use"))["cost"]
        known = cost == [0, 1, 2]
        self.require(known, "worker_spaces.cost", "must be [0, 1, 2]: a toll is 1 for each worker before")
        return list(cost)

    def worker_spaces(self) -> dict[int, int]:
        where = "worker_spaces.spaces_in_use"
        table = self._table["worker_spaces"]["spaces_in_use"]
        self.require(isinstance(table, dict), where, "must be a table: player count = spaces")
        self.require_keys(f"{where}.", table, ("2", "3", "4"))
        return {int(count): self.whole(where, number, 1, WORKER_SPACES) for count, number in table.items()}

    def island(self) -> list[IslandSpace]:
        rows = self._list("island")
        spaces = []
        for number, row in enumerate(rows, start=1):
            where = f"island {number}"
            self.require_keys(f"{where}, ", row, ("id", "row", "effect", "capacity"))
            self.require(row["row"] == number, where, "rows stand in their order, from 1")
            known = row["capacity"] in ("unlimited", "1")
            self.require(known, where, 'capacity is "unlimited" or "1"')
            is_unlimited = row["capacity"] == "unlimited"
            self.require(is_unlimited == (number == 1), where, "the first row alone is unlimited")
            spaces.append(IslandSpace(str(row["id"]), self.effect(where, row["effect"]), is_unlimited))
        names = {space.id for space in spaces}
        self.require(len(names) == len(spaces) > 1, "island", "must be several rows of different names")
        return spaces

    def by_seat(self, where: str, values: Any) -> list[int]:
        self.require(isinstance(values, list) and len(values) == SEATS, where, f"must be {SEATS} numbers")
        return [self.whole(where, value, 0) for value in values]

    def boards(self, monsters: list[Monster]) -> list[Board]:
        """All board sides; the monsters printed on them are added to the list."""
        boards = []
        for number, row in enumerate(self._list("board"), start=1):
            boards.append(_BoardRow(f"board {number}", row, self).board(monsters))
        sides = Counter((board.element, board.side) for board in boards)
        whole = set(sides) == set(product(range(len(REALMS)), SIDES)) and max(sides.values()) == 1
        self.require(whole, "board", "there is a side A and a side B for each realm")
        self.require(len({board.id for board in boards}) == len(boards), "board", "ids must differ")
        self._check_hands(boards)
        return boards

    def whole(self, where: str, value: Any, least: int, most: int = MOST) -> int:
        is_whole = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self.require(is_whole, where, f"must be a whole number from {least} to {most}")
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
                    self.require(dealt <= there, f"boards {ids}", f"deal {dealt} {name} cards of {there}")

    def _list(self, key: str) -> list[dict[str, Any]]:
        rows = self._table[key]
        self.require(
            isinstance(rows, list) and all(isinstance(row, dict) for row in rows), key, "must be tables"
        )
        return list(rows)

    def require(self, holds: bool, where: str, reason: str) -> None:
        if not holds:
            raise complain(BOARDS, where, reason)

    def require_keys(self, inside: str, table: Mapping[str, Any], keys: Collection[str]) -> None:
        for key in keys:
            self.require(key in table, inside + key, "is missing")
        for key in table:
            self.require(key in keys, inside + key, f"is not one of {', '.join(keys)}")


class _BoardRow:
    """One side of a player's board, as the file tells it."""

    KEYS = (
        *("id", "element", "side", "starting_hand", "preprinted", "slot_kinds"),
        *("locked_slots", "locked_regions", "region_values", "regions"),
    )

    def __init__(self, where: str, row: dict[str, Any], table: BoardsFile) -> None:
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
            empower(monster)
        except ValueError as error:
            raise complain(BOARDS, where, str(error)) from None
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
        lists = all(isinstance(region, list) and region for region in regions)
        self._table.require(lists, where, "must be lists of bonuses")
        return [[self._bonus(where, bonus) for bonus in region] for region in regions]

    def _bonus(self, where: str, text: Any) -> Effect:
        try:
            return parse_bonus(str(text))
        except ValueError as error:
            raise complain(BOARDS, where, str(error)) from None

    def _list(self, key: str) -> list[Any]:
        self._table.require(isinstance(self._row[key], list), f"{self._where}, {key}", "must be a list")
        return list(self._row[key])

    def _word(self, key: str, word: Any, words: Sequence[str]) -> int:
        self._table.require(word in words, f"{self._where}, {key}", f"{word!r} is none of {', '.join(words)}")
        return words.index(word)
