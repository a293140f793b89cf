"""The neutral game record (specification, section 8)."""

import copy
import json

import pytest

import boardwright
from boardwright.core.errors import BoardwrightError
from boardwright.testing.situation import walk
from tests.games.splitz.neutral_checker import Checker
from tests.games.splitz.scenario import Table


def events_of(table):
    record = table.game.neutral_record(table.events, table.state)
    assert record["partial"] is True
    assert "final" not in record
    assert (record["game"], record["players"]) == ("splitz", table.players)
    return record["events"]


@pytest.mark.rule("SZ-E2")
def test_rulebook_round():
    table = Table(4, leader=3).row("4 3 6 | 5 7 | J 8 2 10").vote("3 k, 0 b, 2 w, 1 k")
    table.divide("J 8 | 2 | 10").vote("1 k, 3 w")
    assert events_of(table) == [
        {"e": "row", "leader": 3, "cards": [4, 3, 6, 5, 7, "J", 8, 2, 10]},
        {"e": "divide", "by": 3, "part": [], "at": [3, 5]},
        {"e": "votes", "part": [], "votes": {"0": "blue", "1": "black", "2": "white", "3": "black"}},
        {"e": "divide", "by": 3, "part": ["black"], "at": [2, 3]},
        {"e": "votes", "part": ["black"], "votes": {"1": "black", "3": "white"}},
        {"e": "joker", "player": 3, "to": 8},
    ]
    assert table.game.neutral_record(table.events, table.state)["first_leader"] == 3


@pytest.mark.rule("SZ-E8")
def test_two_players():
    table = Table(2).row("10 10 10 | 4 | 7 7 J").throw_out("b").vote("all w").vote("0 b, 1 k")
    assert events_of(table) == [
        {"e": "row", "leader": 0, "cards": [10, 10, 10, 4, 7, 7, "J"]},
        {"e": "divide", "by": 0, "part": [], "at": [3, 4]},
        {"e": "discard", "by": 1, "color": "blue"},
        {"e": "votes", "part": [], "votes": {"0": "white", "1": "white"}},
        {"e": "divide", "by": 0, "part": ["white"], "at": [1, 2]},
        {"e": "votes", "part": ["white"], "votes": {"0": "blue", "1": "black"}},
    ]


@pytest.mark.rule("SZ-E6", "SZ-33")
def test_two_cards_have_one_divider():
    table = Table(3, leader=2).row("10 9 | 9 6 6 | 3 J").vote("0 w, 1 w, 2 b").vote("0 w, 1 b")
    assert events_of(table)[-2:] == [
        {"e": "divide", "by": 2, "part": ["white"], "at": [1]},
        {"e": "votes", "part": ["white"], "votes": {"0": "white", "1": "blue"}},
    ]


@pytest.mark.rule("SZ-E9", "SZ-36")
def test_a_contest_within_the_first_pair():
    table = Table(4, leader=1).row("6 6 J 5 | 4 | 9 9 9 J").vote("0 w, 1 k, 2 w, 3 k")
    table.divide("6 6 | J | 5").vote("0 w, 2 w").vote("0 w, 2 b")
    table.divide("9 | 9 | 9 J").vote("1 w, 3 k")
    assert [(event["e"], event.get("part")) for event in events_of(table)] == [
        ("row", None),
        ("divide", []),
        ("votes", []),
        ("divide", ["white"]),
        ("votes", ["white"]),
        ("divide", ["white", "white"]),
        ("votes", ["white", "white"]),
        ("divide", ["black"]),
        ("votes", ["black"]),
        ("joker", None),
    ]


@pytest.mark.rule("SZ-E12", "SZ-45", "SZ-46")
def test_release():
    table = Table(3).row("J J | 5 6 | 5 6 7").vote("0 w, 1 b, 2 k")
    table.row("3 7 J | 9 9 J | 8").vote("0 w, 1 b, 2 k").first(0, 7).joker(0, 3)
    table.joker(1, 9)
    assert events_of(table)[-4:] == [
        {"e": "votes", "part": [], "votes": {"0": "white", "1": "blue", "2": "black"}},
        {"e": "first", "player": 0, "to": 7},
        {"e": "joker", "player": 0, "to": 3},
        {"e": "joker", "player": 1, "to": 9},
    ]


def record(players, seed, edition=None):
    """The neutral record of a random game, as it is written."""
    game = boardwright.make("splitz", players, edition=edition)
    *_, end = walk(game, seed)
    return json.loads(json.dumps(game.neutral_record(end.record.events(), end.state)))


@pytest.mark.rule("SZ-36", "SZ-46", "SZ-61", "SZ-66", "SZ-68")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_independent_checker_confirms_random_games(players):
    for seed in range(60):
        Checker(record(players, seed)).check()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_final_has_all_fields(players):
    final = record(players, 3)["final"]
    assert list(final) == ["stacks", "waiting", "points", "rows", "ranks", "discards", "winners"]
    assert len(final["stacks"]) == len(final["waiting"]) == len(final["rows"]) == players
    cards = sum(sum(stack.values()) for stack in final["stacks"]) + sum(final["waiting"])
    assert cards + len(final["discards"]) == 70


def _points(final):
    final["points"][0] += 1


def _stacks(final):
    next(stack for stack in final["stacks"] if stack).popitem()


def _discards(final):
    final["discards"].pop()


def _winners(final):
    final["winners"] = []


@pytest.mark.parametrize("alter", [_points, _stacks, _discards, _winners])
def test_the_checker_notices_a_wrong_result(alter):
    altered = copy.deepcopy(record(3, 1))
    alter(altered["final"])
    with pytest.raises(AssertionError):
        Checker(altered).check()


@pytest.mark.parametrize("kind", ["row", "divide", "votes", "joker"])
def test_the_checker_notices_a_missing_event(kind):
    altered = copy.deepcopy(record(4, 2))
    altered["events"].remove(next(event for event in altered["events"] if event["e"] == kind))
    with pytest.raises(AssertionError):
        Checker(altered).check()


def test_the_record_before_the_first_leader_is_drawn():
    game = boardwright.make("splitz", 3)
    empty = game.neutral_record([], game.new())
    assert empty == {"game": "splitz", "players": 3, "first_leader": None, "events": [], "partial": True}


def test_a_game_with_other_values_has_no_neutral_record(tmp_path):
    printed = boardwright.make("splitz", 3)
    text = printed._data_text("splitz.toml").replace("jokers        = 15", "jokers        = 11")
    (tmp_path / "splitz.toml").write_text(text, "utf-8")
    with pytest.raises(BoardwrightError, match="printed values"):
        record(3, 1, str(tmp_path))


def test_an_edition_with_the_printed_values_has_one(tmp_path):
    printed = boardwright.make("splitz", 3)
    (tmp_path / "splitz.toml").write_text(printed._data_text("splitz.toml") + "\n# my copy\n", "utf-8")
    Checker(record(3, 1, str(tmp_path))).check()
