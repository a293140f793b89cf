"""docs/record.md tells what is so."""

import json
import re
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.games.splitz.neutral import FIELDS
from boardwright.record.reading import HEADER_KEYS

TEXT = (Path(__file__).parents[2] / "docs" / "record.md").read_text("utf-8")
LINES, NEUTRAL = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)


def keys_of_table(heading: str) -> list[str]:
    """The names in the first column of the table that begins so."""
    rows = TEXT.partition(f"| {heading} |")[2].partition("\n\n")[0]
    return [
        key
        for row in re.findall(r"^\| (`.*?`) \|", rows, re.MULTILINE)
        for key in re.findall(r"`(\w+)`", row)
    ]


def test_every_key_of_the_header_is_told() -> None:
    assert sorted(keys_of_table("key")) == sorted(HEADER_KEYS)
    header = json.loads(LINES.splitlines()[0])
    assert set(header) == set(HEADER_KEYS) - {"edition"}


def test_its_lines_are_lines_of_a_record() -> None:
    game = bw.make("splitz", 3)
    for line in LINES.splitlines()[1:-1]:
        move = json.loads(line)
        assert list(move) == ["n", "seat", "move"]
        chance = game.action_from_text(move["move"]) >= game.num_actions
        assert chance is (move["seat"] == bw.CHANCE)
    assert list(json.loads(LINES.splitlines()[-1])) == ["result", "sha256"]


def test_every_event_of_the_neutral_record_is_told() -> None:
    assert keys_of_table("event") == list(FIELDS)


def test_the_neutral_record_of_its_example_is_that() -> None:
    game = bw.make("splitz", 3)
    record = bw.Record(game)
    shown: dict[str, Any] = json.loads(NEUTRAL)
    cards = [f"draw {card}" for card in shown["events"][0]["cards"]]
    moves = [(bw.CHANCE, move) for move in ("lead 1", *cards)]
    moves += [(1, "divide 3 5"), (0, "vote black"), (1, "vote white"), (2, "vote blue")]
    for seat, move in moves:
        record.add(seat, game.action_from_text(move))
    neutral = game.neutral_record(record.events(), record.replay())
    assert neutral.pop("partial") is True
    assert neutral == shown
