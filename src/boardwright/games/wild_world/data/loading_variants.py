"""Reads the pieces of the solo game and the variants of Wild World and checks them (section 12)."""

from collections.abc import Callable
from itertools import product
from typing import Any, Final

from boardwright.games.wild_world.data.complaints import complain
from boardwright.games.wild_world.data.loading_cards import Row, rows_of
from boardwright.games.wild_world.data.loading_tables import TableFile
from boardwright.games.wild_world.data.terms import REALMS, ROUNDS
from boardwright.games.wild_world.data.variants import (
    BONUS_TOKENS,
    INCOME_TILES,
    SOLO_CARDS,
    SOLO_SPACES,
    Extra,
    SoloCard,
    VariantPieces,
)

SOLO: Final = "solo_cards.csv"
VARIANTS: Final = "variants.toml"
SOLO_COLUMNS: Final = ("id", "realm", "rank", "space", "hunts")
RANKS: Final = range(1, SOLO_CARDS // len(REALMS) + 1)
WHITE_WORKERS: Final = 6
LEVELS: Final = ("calm", "stern", "grim", "legend")
"""Of the Warden, as the option names them."""


def variant_pieces(read: Callable[[str], str]) -> VariantPieces:
    """All pieces of section 12. Raises DataError naming the file, the row and the reason."""
    table = TableFile(VARIANTS, read(VARIANTS), ("warden", "bonus_token", "income_tile"))
    warden = table.part("warden", ("workers", "hunt", "card", "levels"))
    return VariantPieces(
        solo_cards(read(SOLO)),
        _workers(table, warden["workers"]),
        table.whole("warden.hunt", warden["hunt"], 0),
        table.whole("warden.card", warden["card"], 0),
        _levels(table, warden["levels"]),
        _extras(table, "bonus_token", BONUS_TOKENS),
        _extras(table, "income_tile", INCOME_TILES),
    )


def solo_cards(text: str) -> list[SoloCard]:
    """One card for each realm and rank."""
    rows = [Row(SOLO, where, row) for where, row in rows_of(SOLO, text, SOLO_COLUMNS, ("id",))]
    cards = [
        SoloCard(
            row.text("id"),
            row.one_of("realm", REALMS),
            row.whole("rank", RANKS[0], RANKS[-1]),
            row.one_of("space", SOLO_SPACES),
            row.one_of("hunts", ("no", "yes")) == 1,
        )
        for row in rows
    ]
    there = [(card.realm, card.rank) for card in cards]
    for row, place in zip(rows, there):
        if there.count(place) > 1:
            raise row.complaint("rank", f"{REALMS[place[0]]} {place[1]} is there twice")
    for realm, rank in product(range(len(REALMS)), RANKS):
        if (realm, rank) not in there:
            raise complain(SOLO, "the file", f"there is no card of {REALMS[realm]} {rank}")
    return cards


def _workers(table: TableFile, values: Any) -> list[int]:
    where = "warden.workers"
    table.require(
        isinstance(values, list) and len(values) == ROUNDS, where, f"must be {ROUNDS} numbers, by round"
    )
    return [table.whole(where, value, 1, WHITE_WORKERS) for value in values]


def _levels(table: TableFile, levels: Any) -> dict[str, int]:
    where = "warden.levels"
    table.require(isinstance(levels, dict), where, "must be a table: level = points")
    table.require_keys(f"{where}.", levels, LEVELS)
    return {level: table.whole(f"{where}.{level}", levels[level], 0) for level in LEVELS}


def _extras(table: TableFile, key: str, count: int) -> list[Extra]:
    """Tokens or tiles, each with an id of its own."""
    extras = []
    for number, row in enumerate(table.rows(key), start=1):
        where = f"{key} {number}"
        table.require_keys(f"{where}, ", row, ("id", "effect"))
        name = table.name(f"{where}, id", row["id"])
        extras.append(Extra(name, table.free_effect(f"{where}, effect", row["effect"])))
    table.require(len(extras) == count, key, f"there are {count} of them, not {len(extras)}")
    for number, extra in enumerate(extras, start=1):
        once = sum(other.id == extra.id for other in extras) == 1
        table.require(once, f"{key} {number}, id", f"{extra.id!r} is there twice")
    return extras
