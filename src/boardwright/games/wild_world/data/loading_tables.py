"""Reads tables of a TOML file of Wild World, and says what is wrong with them."""

import tomllib
from collections.abc import Callable, Collection, Mapping
from typing import Any

from boardwright.core.errors import DataError
from boardwright.games.wild_world.data.complaints import complain
from boardwright.games.wild_world.data.effects import parse_effect, parse_free_effect
from boardwright.games.wild_world.data.loading_cards import MOST
from boardwright.games.wild_world.data.terms import Effect


class TableFile:
    """A data file whose top level has exactly these keys. Every complaint is a DataError."""

    def __init__(self, file: str, text: str, keys: Collection[str]) -> None:
        self._file = file
        try:
            self._table = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # odd numbers and deep nesting are no TOMLDecodeError
            raise complain(file, "the file", f"not TOML: {error}") from None
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

    def rows(self, key: str) -> list[dict[str, Any]]:
        """An array of tables."""
        rows = self._table[key]
        self.require(
            isinstance(rows, list) and all(isinstance(row, dict) for row in rows), key, "must be tables"
        )
        return list(rows)

    def effect(self, where: str, text: Any) -> Effect:
        return self._parsed(parse_effect, where, text)

    def free_effect(self, where: str, text: Any) -> Effect:
        """An effect that happens whether or not a price could be paid, so it has none."""
        return self._parsed(parse_free_effect, where, text)

    def name(self, where: str, value: Any) -> str:
        """An id, which is one word, so that notations can name it."""
        named = isinstance(value, str) and len(value.split()) == 1
        self.require(named, where, "must be one word")
        return str(value).strip()

    def whole(self, where: str, value: Any, least: int, most: int = MOST) -> int:
        is_whole = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self.require(is_whole, where, f"must be a whole number from {least} to {most}")
        return int(value)

    def require(self, holds: bool, where: str, reason: str) -> None:
        if not holds:
            raise self.complaint(where, reason)

    def require_keys(self, inside: str, table: Mapping[str, Any], keys: Collection[str]) -> None:
        for key in keys:
            self.require(key in table, inside + key, "is missing")
        for key in table:
            self.require(key in keys, inside + key, f"is not one of {', '.join(keys)}")

    def _parsed(self, parse: Callable[[str], Effect], where: str, text: Any) -> Effect:
        self.require(isinstance(text, str), where, "must be a text")
        try:
            return parse(text)
        except ValueError as error:
            raise self.complaint(where, str(error)) from None

    def complaint(self, where: str, reason: str) -> DataError:
        return complain(self._file, where, reason)
