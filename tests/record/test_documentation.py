"""docs/record.md and docs/neutral.md tell what is so."""

import json
import re
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.core.titles import titles
from boardwright.games.reworld import neutral as reworld_neutral
from boardwright.games.splitz import neutral as splitz_neutral
from boardwright.games.wild_world import neutral as wild_world_neutral
from boardwright.games.world_splitters import neutral as world_splitters_neutral
from boardwright.record.reading import HEADER_KEYS
from tests.games.wild_world.scenario import dealt, make

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "record.md").read_text("utf-8")
NEUTRAL = (DOCS / "neutral.md").read_text("utf-8")
[LINES] = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
EXAMPLES = [json.loads(block) for block in re.findall(r"```\n(.*?)```", NEUTRAL, re.DOTALL)]
SPLITZ, REWORLD, WORLD_SPLITTERS, WILD_WORLD = EXAMPLES


def keys_of_table(heading: str, text: str = TEXT) -> list[str]:
    """The names in the first column of the table that begins so."""
    rows = text.partition(f"| {heading} |")[2].partition("\n\n")[0]
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
    assert keys_of_table("event", NEUTRAL) == list(splitz_neutral.FIELDS)
    assert sorted(keys_of_table("event of Reworld", NEUTRAL)) == sorted(reworld_neutral.FIELDS)
    told = keys_of_table("event of World Splitters", NEUTRAL)
    assert sorted(told) == sorted(world_splitters_neutral.FIELDS)
    assert sorted(keys_of_table("event of Wild World", NEUTRAL)) == sorted(wild_world_neutral.FIELDS)


def test_every_game_with_a_neutral_record_has_an_example() -> None:
    assert set(titles()) <= {example["game"] for example in EXAMPLES}


def test_the_neutral_record_of_its_example_is_that() -> None:
    game = bw.make("splitz", 3)
    record = bw.Record(game)
    shown: dict[str, Any] = SPLITZ
    cards = [f"draw {card}" for card in shown["events"][0]["cards"]]
    moves = [(bw.CHANCE, move) for move in ("lead 1", *cards)]
    moves += [(1, "divide 3 5"), (0, "vote black"), (1, "vote white"), (2, "vote blue")]
    for seat, move in moves:
        record.add(seat, game.action_from_text(move))
    neutral = game.neutral_record(record.events(), record.replay())
    assert neutral.pop("partial") is True
    assert neutral == shown


def test_the_events_of_world_splitters_example_have_all_their_keys() -> None:
    for event in WORLD_SPLITTERS["events"]:
        kind = event.pop("e")
        assert set(event) == set(world_splitters_neutral.FIELDS[kind]) - {"from"}  # no explorer is moved


def test_the_events_of_reworlds_example_have_all_their_keys() -> None:
    for event in REWORLD["events"]:
        kind = event.pop("e")
        secret = {"marker": {"card"}, "drop": {"cards"}}.get(kind, set())
        assert set(event) == set(reworld_neutral.FIELDS[kind]) | secret


def test_the_events_of_wild_worlds_example_have_all_their_keys() -> None:
    learnt = {"draw": {"card"}, "buy": {"refill"}}
    for event in WILD_WORLD["events"]:
        kind = event["e"]
        assert set(event) == {"e", *wild_world_neutral.FIELDS[kind]} | learnt.get(kind, set())


def test_the_game_of_wild_worlds_example_is_told_like_that() -> None:
    """Set up as the example says and played on, the game gives the same record."""
    shown: dict[str, Any] = WILD_WORLD
    made = dealt(
        make(2),
        ", ".join(shown["boards"]),
        ", ".join(shown["market"]),
        map(", ".join, shown["hands"]),
        map(", ".join, shown["monsters"]),
        shown["first"],
    )
    made.do("home IC06", "deck fire", "card FI15", "place 2", "main", "buy 2", "card WA15", "take", "end")
    assert made.game.neutral_record(made.events, made.state) == shown
