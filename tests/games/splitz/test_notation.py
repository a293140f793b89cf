"""Action numbers (specification, section 4) and their notation."""

import pytest

import boardwright
from boardwright.core.errors import NotationError

GAME = boardwright.make("splitz", 3)


def test_divisions_are_numbered_in_lexicographic_order():
    pairs = [(i, j) for i in range(1, 9) for j in range(i + 1, 9)]
    assert [GAME.action_text(number) for number in range(28)] == [f"divide {i} {j}" for i, j in pairs]


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "divide 1 2"),
        (6, "divide 1 8"),
        (7, "divide 2 3"),
        (27, "divide 7 8"),
        (28, "discard white"),
        (29, "discard blue"),
        (30, "discard black"),
        (31, "vote white"),
        (32, "vote blue"),
        (33, "vote black"),
        (34, "joker 1"),
        (43, "joker 10"),
        (44, "first 1"),
        (53, "first 10"),
        (54, "lead 0"),
        (57, "lead 3"),
        (58, "draw J"),
        (59, "draw 1"),
        (68, "draw 10"),
    ],
)
def test_numbers_and_texts(number, text):
    assert GAME.action_text(number) == text
    assert GAME.action_from_text(text) == number


def test_spaces_around_the_words_do_not_matter():
    assert GAME.action_from_text("  vote   blue ") == 32


@pytest.mark.parametrize(
    "text", ["", "vote", "vote green", "divide 3 3", "divide 2 1", "joker 11", "draw 0", "32"]
)
def test_nonsense_is_refused_with_an_example(text):
    with pytest.raises(NotationError, match="say for instance"):
        GAME.action_from_text(text)


@pytest.mark.parametrize("number", [-1, 69, 1000])
def test_numbers_of_no_action_are_refused(number):
    with pytest.raises(NotationError, match=f"no action {number}"):
        GAME.action_text(number)
