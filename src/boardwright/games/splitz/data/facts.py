"""The printed facts of Splitz, read from its data file and checked."""

import tomllib
from typing import Any, Final, final

from boardwright.core.errors import DataError

FILE: Final = "splitz.toml"
PLAYER_COUNTS: Final = (2, 3, 4)
JOKER: Final = 0
"""The joker as a card; a number card is its denomination."""
CARDS: Final = 11
"""Length of a list that counts cards: jokers at 0, denominations from 1 to 10."""
MOST_CARDS: Final = 10_000
"""No game is made longer than this by its data file."""
FIELDS: Final = ("colors", "deck", "denominations", "discard_step_players", "row_size")


def card_name(card: int) -> int | str:
    """A card as records and events name it: its denomination, or "J"."""
    return card if card else "J"


@final
class SplitzData:
    """One edition of the cards. Lists are never changed after loading."""

    __slots__ = FIELDS

    def __init__(
        self,
        denominations: list[int],
        copies: list[int],
        jokers: int,
        row_size: dict[int, int],
        colors: list[str],
        discard_step_players: list[int],
    ) -> None:
        self.denominations: list[int] = sorted(denominations)
        self.deck: list[int] = [0] * CARDS
        """Copies in the box, by card."""
        self.deck[JOKER] = jokers
        for denomination, count in zip(denominations, copies):
            self.deck[denomination] = count
        self.colors: list[str] = colors
        self.row_size: dict[int, int] = row_size
        self.discard_step_players: list[int] = discard_step_players

    def __eq__(self, other: object) -> bool:
        """Equal editions, so that a position read from a record equals the one that was played."""
        if self is other:
            return True
        if not isinstance(other, SplitzData):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    def __hash__(self) -> int:
        return hash(tuple(self.deck))

    def rows(self, players: int) -> list[int]:
        """The sizes of all rows of a game, the last one being what is left (SZ-11, SZ-12)."""
        full, rest = divmod(sum(self.deck), self.row_size[players])
        return [self.row_size[players]] * full + ([rest] if rest else [])


def load(text: str) -> SplitzData:
    """Read a data file. Raises DataError naming the key and the reason (specification, section 1)."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # odd numbers and deep nesting are no TOMLDecodeError
        raise DataError(f"{FILE}: not a TOML file: {error}") from None
    keys = ("denominations", "copies", "jokers", "row_size", "colors", "discard_step_players")
    for key in keys:
        _require(key in table, key, "is missing")
    for key in table:
        _require(key in keys, key, f"is not one of {', '.join(keys)}")
    _check_cards(table["denominations"], table["copies"], table["jokers"])
    _check_parts(table["colors"], table["discard_step_players"])
    row_size = _checked_row_size(table["row_size"])
    data = SplitzData(
        table["denominations"],
        table["copies"],
        table["jokers"],
        row_size,
        table["colors"],
        table["discard_step_players"],
    )
    _require(sum(data.deck) <= MOST_CARDS, "jokers", f"with them a deck has {MOST_CARDS} cards at most")
    for players in PLAYER_COUNTS:
        for size in data.rows(players):
            reason = f"{players} players would get a row of {size}; a row has 3 to 9 cards"
            _require(3 <= size <= 9, "row_size", reason)
    return data


def _require(holds: bool, key: str, reason: str) -> None:
    if not holds:
        raise DataError(f"{FILE}: {key}: {reason}")


def _is_count(value: Any, least: int, most: int = MOST_CARDS) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _check_cards(denominations: Any, copies: Any, jokers: Any) -> None:
    reason = "must be a list of different whole numbers from 1 to 10"
    whole = isinstance(denominations, list) and all(_is_count(d, 1, 10) for d in denominations)
    _require(whole and len(denominations) > 0, "denominations", reason)
    _require(len(set(denominations)) == len(denominations), "denominations", reason)
    counts = isinstance(copies, list) and all(_is_count(count, 1) for count in copies)
    _require(counts, "copies", f"must be a list of whole numbers from 1 to {MOST_CARDS}")
    reason = f"has {len(copies)} entries for {len(denominations)} denominations"
    _require(len(copies) == len(denominations), "copies", reason)
    _require(_is_count(jokers, 0), "jokers", f"must be a whole number from 0 to {MOST_CARDS}")


def _check_parts(colors: Any, discard_step_players: Any) -> None:
    words = isinstance(colors, list) and all(isinstance(c, str) and c.isalpha() for c in colors)
    different = words and len({color.casefold() for color in colors}) == len(colors) == 3
    _require(different, "colors", "must be three different words")
    counts = isinstance(discard_step_players, list) and discard_step_players in ([], [2])
    counts = counts and all(_is_count(players, 2) for players in discard_step_players)
    _require(counts, "discard_step_players", "may name no player count but 2")


def _checked_row_size(row_size: Any) -> dict[int, int]:
    _require(isinstance(row_size, dict), "row_size", "must be a table: player count = cards")
    for count in PLAYER_COUNTS:
        _require(str(count) in row_size, "row_size", f"{count} players have no row size")
    for players, size in row_size.items():
        _require(players in ("2", "3", "4"), "row_size", f"{players} is not a player count")
        _require(_is_count(size, 3, 9), "row_size", f"{players} players: a row has 3 to 9 cards")
    return {int(players): size for players, size in row_size.items()}
