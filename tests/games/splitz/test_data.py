"""The data file (specification, section 1) and editions with other values."""

import re
from pathlib import Path

import pytest

import boardwright
from boardwright.core.errors import DataError, UsageError
from boardwright.games.splitz.data.facts import load
from boardwright.testing import check_game
from boardwright.testing.situation import walk

PRINTED = Path(boardwright.__file__).parent / "games" / "splitz" / "data" / "splitz.toml"


def changed(key, value):
    """The printed file with another value of one key; None leaves it out."""
    line = "" if value is None else f"{key} = {value}"
    text, count = re.subn(rf"^{key}\s*=.*$", line, PRINTED.read_text("utf-8"), flags=re.MULTILINE)
    assert count == 1
    return text


def test_the_printed_values():
    data = load(PRINTED.read_text("utf-8"))
    assert data.denominations == list(range(1, 11))
    assert data.deck == [15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert data.row_size == {2: 7, 3: 7, 4: 9}
    assert data.colors == ["white", "blue", "black"]
    assert data.discard_step_players == [2]
    assert data.rows(2) == data.rows(3) == [7] * 10
    assert data.rows(4) == [9] * 7 + [7]


REFUSALS = [
    ("row_size", "{ 3 = 7, 4 = 9 }", "2 players have no row size"),
    ("row_size", "{ 2 = 7, 4 = 9 }", "3 players have no row size"),
    ("row_size", "{ 2 = 7, 3 = 7 }", "4 players have no row size"),
    ("row_size", "{ 2 = 2, 3 = 7, 4 = 9 }", "2 players: a row has 3 to 9 cards"),
    ("row_size", "{ 2 = 7, 3 = 10, 4 = 9 }", "3 players: a row has 3 to 9 cards"),
    ("row_size", "{ 2 = 7, 3 = 7, 4 = 9, 5 = 9 }", "5 is not a player count"),
    ("row_size", '{ 2 = 7, 3 = 7, 4 = "9" }', "4 players: a row has 3 to 9 cards"),
    ("row_size", "7", "must be a table"),
    ("jokers", "16", "2 players would get a row of 1; a row has 3 to 9 cards"),
    ("jokers", "18", "4 players would get a row of 1; a row has 3 to 9 cards"),
    ("denominations", "[1,2,3,4,5,6,7,8,9,9]", "different whole numbers from 1 to 10"),
    ("denominations", "[0,2,3,4,5,6,7,8,9,10]", "different whole numbers from 1 to 10"),
    ("denominations", "[1,2,3,4,5,6,7,8,9,11]", "different whole numbers from 1 to 10"),
    ("denominations", "[1,2,3,4,5,6,7,8,9,true]", "different whole numbers from 1 to 10"),
    ("denominations", "[1.0,2,3,4,5,6,7,8,9,10]", "different whole numbers from 1 to 10"),
    ("denominations", "[]", "different whole numbers from 1 to 10"),
    ("denominations", '"1 to 10"', "different whole numbers from 1 to 10"),
    ("copies", "[1,2,3,4,5,6,7,8,9]", "has 9 entries for 10 denominations"),
    ("copies", "[0,2,3,4,5,6,7,8,9,10]", "whole numbers from 1"),
    ("copies", "[1,2,3,4,5,6,7,8,9,1.5]", "whole numbers from 1"),
    ("copies", "10", "whole numbers from 1"),
    ("jokers", "-1", "a whole number from 0"),
    ("jokers", "10001", "a whole number from 0 to 10000"),
    ("jokers", "9946", "10000 cards at most"),
    ("discard_step_players", "[2.0]", "no player count but 2"),
    ("discard_step_players", "[true]", "no player count but 2"),
    ("colors", '["white", "White", "blue"]', "three different words"),
    ("jokers", "true", "a whole number from 0"),
    ("jokers", '"15"', "a whole number from 0"),
    ("colors", '["white", "blue"]', "three different words"),
    ("colors", '["white", "blue", "black", "red"]', "three different words"),
    ("colors", '["white", "blue", "blue"]', "three different words"),
    ("colors", '["white", "blue", 3]', "three different words"),
    ("discard_step_players", "[3]", "no player count but 2"),
    ("discard_step_players", "[2, 4]", "no player count but 2"),
    ("discard_step_players", "2", "no player count but 2"),
    ("jokers", None, "is missing"),
    ("colors", None, "is missing"),
]


@pytest.mark.parametrize(("key", "value", "reason"), REFUSALS)
def test_what_cannot_be_played_is_refused_with_file_key_and_reason(key, value, reason):
    with pytest.raises(DataError) as caught:
        load(changed(key, value))
    text = str(caught.value)
    named = "row_size" if "would get a row" in text else key
    assert text.startswith(f"splitz.toml: {named}: ")
    assert re.search(reason, text)
    assert "\n" not in text


def test_an_unknown_key_is_refused():
    with pytest.raises(DataError, match=r"splitz\.toml: joker: is not one of denominations, copies"):
        load(PRINTED.read_text("utf-8") + "\njoker = 3\n")


def test_a_file_that_is_no_toml_is_refused():
    with pytest.raises(DataError, match=r"splitz\.toml: not a TOML file"):
        load("jokers 15")


@pytest.mark.parametrize("text", ["a=" + "[" * 5000, "a=" + "{a=" * 5000, "a=" + "9" * 5000])
def test_odd_toml_is_refused_in_a_line(text):
    with pytest.raises(DataError, match="not a TOML file"):
        load(text)


# Editions

SMALL = """
denominations = [2, 5, 9]
copies        = [3, 8, 4]
jokers        = 3
row_size      = { 2 = 5, 3 = 6, 4 = 9 }
colors        = ["red", "green", "gold"]
discard_step_players = []
"""
"""18 cards: rows of 5, 5, 5, 3; of 6, 6, 6; of 9, 9."""


@pytest.fixture
def edition(tmp_path):
    (tmp_path / "splitz.toml").write_text(SMALL, "utf-8")
    return str(tmp_path)


@pytest.mark.rule("SZ-11", "SZ-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_edition_plays_by_its_values(edition, players):
    game = boardwright.make("splitz", players, edition=edition)
    check_game(game, games=6, positions=12, seed=3)
    assert game.action_text(31) == "vote red"
    *_, end = walk(game, 1)
    rows = [event.data["cards"] for event in end.record.events() if event.kind == "row"]
    assert [len(row) for row in rows] == {2: [5, 5, 5, 3], 3: [6, 6, 6], 4: [9, 9]}[players]
    assert {card for row in rows for card in row} == {2, 5, 9, "J"}
    assert not any(event.kind == "discard" for event in end.record.events())


def test_two_editions_are_in_play_at_once(edition):
    printed, small = boardwright.make("splitz", 2), boardwright.make("splitz", 2, edition=edition)
    assert printed.observation(printed.new(), None).deck_left == 70
    assert small.observation(small.new(), None).deck_left == 18
    assert printed.new() != small.new()
    assert printed.max_decisions == 105
    assert small.max_decisions < 105


def test_the_order_of_denominations_in_the_file_does_not_matter(tmp_path):
    text = SMALL.replace("[2, 5, 9]", "[9, 2, 5]").replace("[3, 8, 4]", "[4, 3, 8]")
    assert load(text) == load(SMALL)


def test_an_edition_folder_without_the_file_is_refused(tmp_path):
    with pytest.raises(UsageError, match=r"holds no splitz\.toml"):
        boardwright.make("splitz", 2, edition=str(tmp_path))


def test_an_edition_that_cannot_be_played_is_refused(tmp_path):
    (tmp_path / "splitz.toml").write_text(changed("jokers", "-1"), "utf-8")
    with pytest.raises(DataError, match=r"splitz\.toml: jokers"):
        boardwright.make("splitz", 2, edition=str(tmp_path))


# Setting up


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_other_player_counts_are_refused(players):
    with pytest.raises(UsageError, match=f"Splitz is for 2 to 4 players, not {players}"):
        boardwright.make("splitz", players)


def test_unknown_games_and_options_are_refused():
    with pytest.raises(UsageError, match="no game 'splits'"):
        boardwright.make("splits", 3)
    with pytest.raises(UsageError, match="no option 'joker'"):
        boardwright.make("splitz", 3, joker="3")


def test_numbers_of_the_game():
    game = boardwright.make("splitz", 3)
    assert (game.id, game.ruleset, game.players, game.options) == ("splitz", "1", 3, {})
    assert (game.num_actions, game.num_chance) == (54, 15)
