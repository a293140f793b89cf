"""Reads the boards of Wild World and checks them (specification, section 1)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any, Final

from boardwright.games.wild_world.data.complaints import complain
from boardwright.games.wild_world.data.effects import brings_main_action, parse_bonus
from boardwright.games.wild_world.data.facts import (
    Board,
    IslandSpace,
    Monster,
)
from boardwright.games.wild_world.data.loading_cards import (
    MONSTERS,
    MONSTERS_OF_KIND,
    START_CARDS,
    empower,
)
from boardwright.games.wild_world.data.loading_tables import TableFile
from boardwright.games.wild_world.data.terms import (
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
    ROUNDS,
    SLOTS,
    SPACES,
    TRADE,
    UNLOCK,
    UNLOCK_ACTION,
    WORKER_SPACES,
    Effect,
)
from boardwright.games.wild_world.rules.actions import MOST_ISLAND

BOARDS: Final = "boards.toml"
MARKET_CARDS: Final = 2
"""Starting cards of each colour that lie on the market."""
HAND: Final = 5
LOCKS_EACH: Final = 6
SEATS: Final = 4
SIDES: Final = ("A", "B")


class BoardsFile(TableFile):
    """The boards file."""

    def __init__(self, text: str) -> None:
        keys = (
            *("edition", "ring", "bonus_spaces", "main_actions", "alternative_board"),
            *("worker_spaces", "island", "start", "tokens", "board"),
        )
        super().__init__(BOARDS, text, keys)

    def realms(self, key: str) -> list[Any]:
        """A table that has an entry for each realm, as a list by realm."""
        table = self.part(key, REALMS)
        return [table[name] for name in REALMS]

    def ring(self) -> list[int]:
        ring = self._table["ring"]
        whole = isinstance(ring, list) and sorted(map(str, ring)) == sorted(REALMS)
        self.require(whole, "ring", f"must name {', '.join(REALMS)}, once each")
        return [REALMS.index(name) for name in ring]

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
        ends = not brings_main_action(effect)
        self.require(ends, "main_actions", "must bring neither workers nor main actions: it would never end")
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
        fits = isinstance(offsets, list) and len(offsets) == ROUNDS
        self.require(fits, "alternative_board.offset", f"must be {ROUNDS} numbers, by round")
        return [self.whole("alternative_board.offset", offset, 1, len(REALMS) - 1) for offset in offsets]

    def tolls(self) -> list[int]:
        where = "worker_spaces.cost"
        cost = self._worker_spaces()["cost"]
        reason = "must be [0, 1, 2]: a toll is 1 for each worker before"
        self.require(isinstance(cost, list) and len(cost) == WORKER_SPACES, where, reason)
        for number, toll in enumerate(cost):
            self.require(self.whole(where, toll, 0) == number, where, reason)
        return list(cost)

    def worker_spaces(self) -> dict[int, int]:
        where = "worker_spaces.spaces_in_use"
        table = self._worker_spaces()["spaces_in_use"]
        self.require(isinstance(table, dict), where, "must be a table: player count = spaces")
        self.require_keys(f"{where}.", table, ("2", "3", "4"))
        spaces = {int(count): self.whole(where, number, 1, WORKER_SPACES) for count, number in table.items()}
        return {1: spaces[2], **spaces}  # alone as with two (section 12)

    def _worker_spaces(self) -> dict[str, Any]:
        return self.part("worker_spaces", ("cost", "spaces_in_use"))

    def workers(self, worker_spaces: Mapping[int, int], least: int) -> int:
        """Of each player. So few that some space costs 1 gold at most, however many the others place:
        on that rests that every round ends (section 6, "Termination")."""
        where = "tokens.workers_per_colour"
        tokens = self.part("tokens", ("gold", "crystals", "evolve", "workers_per_colour"))
        for name in ("gold", "crystals", "evolve"):
            self.whole(f"tokens.{name}", tokens[name], 0)
        workers = self.whole(where, tokens["workers_per_colour"], least)
        for players, spaces in worker_spaces.items():
            cheap = SPACES * min(spaces, 2)
            fits = (players - 1) * workers < cheap
            self.require(
                fits, where, f"{workers} each of {players} players can take all {cheap} cheap spaces"
            )
        return workers

    def island(self) -> list[IslandSpace]:
        rows = self.rows("island")
        spaces = []
        for number, row in enumerate(rows, start=1):
            where = f"island {number}"
            self.require_keys(f"{where}, ", row, ("id", "row", "effect", "capacity"))
            in_order = self.whole(f"{where}, row", row["row"], 1) == number
            self.require(in_order, where, "rows stand in their order, from 1")
            known = row["capacity"] in ("unlimited", "1")
            self.require(known, where, 'capacity is "unlimited" or "1"')
            is_unlimited = row["capacity"] == "unlimited"
            self.require(is_unlimited == (number == 1), where, "the first row alone is unlimited")
            read = self.free_effect if is_unlimited else self.effect  # WW-40: one can always rest there
            name = self.name(f"{where}, id", row["id"])
            spaces.append(IslandSpace(name, read(where, row["effect"]), is_unlimited))
        names = {space.id for space in spaces}
        fits = 1 < len(names) == len(spaces) <= MOST_ISLAND
        self.require(fits, "island", f"must be 2 to {MOST_ISLAND} rows of different names")
        return spaces

    def by_seat(self, where: str, values: Any) -> list[int]:
        self.require(isinstance(values, list) and len(values) == SEATS, where, f"must be {SEATS} numbers")
        return [self.whole(where, value, 0) for value in values]

    def boards(self, monsters: list[Monster]) -> list[Board]:
        """All board sides; the monsters printed on them are added to the list."""
        boards = []
        for number, row in enumerate(self.rows("board"), start=1):
            boards.append(_BoardRow(f"board {number}", row, self).board(monsters))
        sides = Counter((board.element, board.side) for board in boards)
        whole = set(sides) == set(product(range(len(REALMS)), SIDES)) and max(sides.values()) == 1
        self.require(whole, "board", "there is a side A and a side B for each realm")
        self.require(len({board.id for board in boards}) == len(boards), "board", "ids must differ")
        self._check_names(monsters)
        self._check_hands(boards)
        self._check_kinds(boards)
        return boards

    def _check_names(self, monsters: Sequence[Monster]) -> None:
        """Cards and printed monsters are told apart by their names too, and by their ids."""
        for name, count in Counter(monster.name for monster in monsters).items():
            self.require(
                count == 1 and bool(name.strip()), "preprinted.name", f"{name!r} is empty or there twice"
            )
        for monster_id, count in Counter(monster.id for monster in monsters).items():
            self.require(count == 1, "board", f"the monster {monster_id!r} is in {MONSTERS}, too")

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

    def _check_kinds(self, boards: Sequence[Board]) -> None:
        """There are monsters enough of each kind for the slots of all players."""
        for kind, (name, there) in enumerate(MONSTERS_OF_KIND.items()):
            most = SEATS * max(board.slot_kinds.count(kind) for board in boards)
            self.require(most <= there, "slot_kinds", f"may deal {most} {name} monsters of {there}")


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
            self._table.name(f"{self._where}, id", row["id"]),
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
