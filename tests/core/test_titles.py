"""The table of games, setting up, and sentences."""

import pytest

import boardwright
from boardwright.core.errors import BoardwrightError, UsageError
from boardwright.core.game import Option, Title
from boardwright.core.lines import Piece, Who, listed, plain, spaced
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
    return Title(
        **{field: getattr(TITLE, field) for field in TITLE.__dataclass_fields__} | {"options": (option,)}
    )


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
    with pytest.raises(UsageError, match="cannot be read"):
        boardwright.make("splitz", 2, edition=str(tmp_path))


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
