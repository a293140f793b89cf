"""Any value in any kind of place of a data file is played with, or refused in one line."""

import copy
import csv
import io
import json
import tomllib
from collections.abc import Iterator
from itertools import product

import pytest

from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from boardwright.core.errors import BoardwrightError
from boardwright.core.titles import titles

FILES = [(game, name) for game, title in titles().items() for name in title.data_files]
GONE = object()
"""In place of a value: its key is left out."""
VALUES = [-1, 0, 10**6, 1.0, 0.5, True, "", " ", "x", "1", [], [1], ["x"], [[]], {}, {"a": 1}, GONE]
ENTRIES = ["", " ", "x", "-1", "0", "1.0", "101", "9999999", "²", "٣", "a,b", '"']


def as_toml(value) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{json.dumps(key)} = {as_toml(entry)}' for key, entry in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    return json.dumps(value)


def places(value, at=()) -> Iterator[tuple]:
    """Where the values of a table are, tables and lists among them; of a list the first alone."""
    entries = {dict: dict.items, list: lambda values: [*enumerate(values)][:1]}.get(type(value))
    for key, entry in entries(value) if entries else ():
        yield (*at, key)
        yield from places(entry, (*at, key))


def with_value(table: dict, place: tuple, value) -> str:
    """The table as text, with another value in this place."""
    table = copy.deepcopy(table)
    inside = table
    for key in place[:-1]:
        inside = inside[key]
    if value is GONE:
        del inside[place[-1]]
    else:
        inside[place[-1]] = value
    return "".join(f"{json.dumps(key)} = {as_toml(entry)}\n" for key, entry in table.items())


def with_entry(rows: list[list[str]], row: int, column: int, entry: str) -> str:
    rows = copy.deepcopy(rows)
    rows[row][column] = entry
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue()


def other_texts(name: str, text: str) -> Iterator[str]:
    """The file with one other value."""
    if name.endswith(".toml"):
        table = tomllib.loads(text)
        for place, value in product(places(table), VALUES):
            yield with_value(table, place, value)
    else:
        rows = list(csv.reader(io.StringIO(text)))
        for row, column, entry in product((0, 1), range(len(rows[0])), ENTRIES):
            yield with_entry(rows, row, column, entry)


@pytest.mark.parametrize(("game", "name"), FILES)
def test_any_value_is_played_with_or_refused_in_one_line(game: str, name: str):
    title = titles()[game]
    players = min(title.player_counts)
    for text in other_texts(name, title.make(players)._data_text(name)):
        refusal = why_refused(game, players, {name: text})
        assert "\n" not in refusal
        assert refusal.startswith((f"{name}: ", "There is no map")) or not refusal


def why_refused(game: str, players: int, edition: dict[str, str]) -> str:
    """The line that refuses an edition; empty if a game is played with it."""
    try:
        state = titles()[game].make(players, {}, edition).new()
    except BoardwrightError as error:
        return str(error)
    playout(state, Dice(1, 0))
    assert all(type(score) is int for score in state.scores())
    return ""
