"""The values in a line of a record: each has the type it must have, or the line is refused."""

import json
from collections.abc import Sequence
from reprlib import repr as brief
from typing import Any, NoReturn

from boardwright.core.errors import RecordError


def refuse(line: int, reason: str) -> NoReturn:
    """Give up the record."""
    raise RecordError(f"line {line}: {reason}")


def object_of(line: str, number: int) -> dict[str, Any]:
    """The JSON object that a line holds; only what can be written again without a change."""
    try:
        value = json.loads(line, object_pairs_hook=_without_repeats)
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except RecordError as error:
        refuse(number, str(error))
    except (ValueError, RecursionError):
        refuse(number, "is not a JSON object; the record is damaged or cut off")
    if not isinstance(value, dict):
        refuse(number, "is not a JSON object")
    return value


def count(table: dict[str, Any], key: str, line: int) -> int:
    """A whole number from 0."""
    value = table.get(key)
    if type(value) is not int or value < 0:
        refuse(line, f"{key} must be a whole number from 0, not {brief(value)}")
    return value


def text_of(table: dict[str, Any], key: str, line: int) -> str:
    """A text."""
    value = table.get(key)
    if not isinstance(value, str):
        refuse(line, f"{key} must be a text, not {brief(value)}")
    return value


def texts(table: dict[str, Any], key: str, line: int) -> list[str]:
    """A list of texts."""
    value = table.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        refuse(line, f"{key} must be a list of texts, not {brief(value)}")
    return value


def table_of_texts(table: dict[str, Any], key: str, line: int) -> dict[str, str]:
    """An object whose values are texts; empty if the key is missing."""
    value = table.get(key, {})
    if not isinstance(value, dict) or not all(isinstance(entry, str) for entry in value.values()):
        refuse(line, f"{key} must be an object of texts, not {brief(value)}")
    return value


def whole_numbers(table: dict[str, Any], key: str, length: int, line: int) -> list[int]:
    """A list of so many whole numbers."""
    value = table.get(key)
    if not isinstance(value, list) or len(value) != length or any(type(entry) is not int for entry in value):
        refuse(line, f"{key} must be a list of {length} whole numbers, not {brief(value)}")
    return value


def unknown(table: dict[str, Any], known: Sequence[str]) -> dict[str, Any]:
    """What this version does not know of a line: kept, and written again."""
    return {key: value for key, value in table.items() if key not in known}


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise RecordError("names a key twice")
    return value
