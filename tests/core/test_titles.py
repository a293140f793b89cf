"""The table of games, setting up, and sentences."""

from dataclasses import replace
from importlib import resources

import pytest

import boardwright
from boardwright.core.errors import BoardwrightError, UsageError
from boardwright.core.lines import Piece, Who, listed, plain, spaced
from boardwright.core.title import Option
from boardwright.core.titles import title, titles
from tests.testing.toy import TITLE


def test_games_are_found_by_id_in_the_order_of_their_titles():
    assert list(titles()) == sorted(titles(), key=lambda game: titles()[game].title)
    assert title("splitz").title == "Splitz"


def test_an_unknown_game_is_refused_with_those_that_exist():
    with pytest.raises(UsageError, match=r"no game 'chess'; there is .*splitz"):
        title("chess")


def with_option():
    option = Option("map", "kanal", ("kanal", "delta"), "Which map is played.")
    return replace(TITLE, options=(option,))


def test_options_have_defaults_and_are_checked():
    assert with_option().make(2).options == {"map": "kanal"}
    assert with_option().make(2, {"map": "delta"}).options == {"map": "delta"}
    with pytest.raises(UsageError, match="no option 'maps'; it has map"):
        with_option().make(2, {"maps": "delta"})
    with pytest.raises(UsageError, match="map of Toy is one of kanal, delta"):
        with_option().make(2, {"map": "alps"})


def test_unknown_data_files_are_refused():
    with pytest.raises(UsageError, match=r"no data file cards\.csv"):
        titles()["splitz"].make(2, {}, {"cards.csv": ""})


def test_an_edition_that_cannot_be_read_is_refused(tmp_path):
    (tmp_path / "splitz.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(UsageError, match=r"splitz\.toml is not UTF-8 text: byte 1"):
        boardwright.make("splitz", 2, edition=str(tmp_path))


def test_the_mark_at_the_beginning_of_a_file_is_no_part_of_it(tmp_path):
    """Some programs save UTF-8 with it."""
    printed = boardwright.make("splitz", 2)._data_text("splitz.toml")
    (tmp_path / "splitz.toml").write_text(printed, "utf-8-sig")
    assert boardwright.make("splitz", 2, edition=str(tmp_path)).edition == {"splitz.toml": printed}


def test_a_game_without_a_neutral_record_says_so():
    with pytest.raises(BoardwrightError, match="Toy has no neutral record"):
        TITLE.make(2).neutral_record([], TITLE.make(2).new())


def test_lines_as_text():
    line = (Who(1), " takes ", Piece("card", "7"))
    assert plain(line, ["Ana", "Ben"]) == "Ben takes 7"
    assert plain(listed([("a",), ("b",), ("c",)]), []) == "a, b and c"
    assert plain(listed([("a",), ("b",)]), []) == "a and b"
    assert plain(listed([("a",)]), []) == "a"
    assert listed([]) == ()
    assert plain(spaced([("a",), ("b",)], " | "), []) == "a | b"


def test_a_module_that_a_game_lacks_is_named_in_a_line():
    """A third party's game without `knowledge`, say, has no greedy bots."""
    with pytest.raises(BoardwrightError, match="Splitz has no poems"):
        boardwright.make("splitz", 2)._module("poems")


@pytest.mark.parametrize("players", ["3", 3.0, None, True])
def test_the_number_of_players_is_a_whole_number(players):
    with pytest.raises(UsageError, match=f"The number of players is a whole number, not {players!r}"):
        boardwright.make("splitz", players)


@pytest.mark.parametrize(
    ("counts", "phrase"),
    [((2, 3, 4), "2 to 4"), ((2, 4), "2 or 4"), ((3,), "3"), ((1, 2), "1 or 2"), ((1, 2, 4), "1, 2 or 4")],
)
def test_player_counts_are_told_in_a_phrase(counts, phrase):
    with pytest.raises(UsageError, match=rf"^Toy is for {phrase} players, not 7\.$"):
        replace(TITLE, player_counts=counts).make(7)


def test_options_in_a_table_are_told_how():
    with pytest.raises(UsageError, match=r"named one by one: make\(\.\.\., NAME=VALUE\)"):
        boardwright.make("splitz", 3, options={"map": "kanal"})


def test_games_made_alike_are_equal():
    splitz = titles()["splitz"]
    printed = (resources.files(splitz.package) / "data" / "splitz.toml").read_text("utf-8")
    games = [
        boardwright.make("splitz", 2),
        boardwright.make("splitz", 3),
        splitz.make(3, {}, {"splitz.toml": printed}),
        with_option().make(2),
        with_option().make(2, {"map": "delta"}),
        TITLE.make(2),
    ]
    assert len(set(games)) == len(games)
    assert boardwright.make("splitz", 3) == games[1]
    assert hash(boardwright.make("splitz", 3)) == hash(games[1])
    assert games[1] != "splitz"


def test_a_game_says_what_it_is():
    assert repr(boardwright.make("splitz", 3)) == "<Splitz for 3 players>"
    assert repr(with_option().make(2)) == "<Toy for 2 players, map=kanal>"


@pytest.mark.parametrize("seat", [3, -1, 99, "0", 1.0])
def test_a_seat_that_does_not_exist_sees_nothing(seat):
    game = boardwright.make("splitz", 3)
    for look in (game.observation, lambda state, seat: boardwright.SeatView(game, state, seat)):
        with pytest.raises(UsageError, match=f"The seats of this game are 0 to 2; there is no {seat!r}"):
            look(game.new(), seat)


def test_an_option_that_matters_to_some_counts_is_stated_there_alone():
    level = Option("level", "calm", ("calm", "grim"), "How strong.", player_counts=(2,))
    game = replace(TITLE, options=(*with_option().options, level))
    assert (level.matters(2), level.matters(3), with_option().options[0].matters(3)) == (True, False, True)
    assert game.make(2).stated_options == {"map": "kanal", "level": "calm"}
    assert game.make(3).stated_options == {"map": "kanal"}
    assert game.make(3).options == {"map": "kanal", "level": "calm"}
