"""The colours of Splitz in a terminal are those of its page."""

from boardwright import make
from boardwright.core.lines import Piece
from boardwright.games.splitz.words import colors
from tests.games.page_tokens import game_tokens


def test_pieces_have_the_colours_of_the_page() -> None:
    tokens = game_tokens("splitz")
    assert tuple(tokens[f"n-{number}"] for number in range(1, 11)) == colors.NUMBERS
    assert (tokens["card-ink"], tokens["card-on-dark"]) == (colors.INK, colors.PAPER)
    paint = make("splitz", players=3).words.paint
    assert paint(Piece("card", "J")) == (tokens["joker-mark"], tokens["joker"])
    for color, ink in (("white", "part-on-white"), ("blue", "part-on-dark"), ("black", "part-on-dark")):
        assert paint(Piece("part", color)) == (tokens[ink], tokens[f"part-{color}"])


def test_what_is_no_piece_has_no_colours() -> None:
    paint = make("splitz", players=3).words.paint
    assert paint(Piece("card", "11")) is None
    assert paint(Piece("part", "green")) is None
