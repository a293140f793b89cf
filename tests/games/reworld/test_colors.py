"""The colours of Reworld in a terminal are those of its page."""

from boardwright.games.reworld import words_colors
from boardwright.games.reworld.tiles import COMPANIES, LETTERS
from tests.games.page_tokens import game_tokens


def test_pieces_have_the_colours_of_the_page() -> None:
    tokens = game_tokens("reworld")
    assert (tokens["card-ink"], tokens["card-on-dark"]) == (words_colors.INK, words_colors.PAPER)
    assert (tokens["rw-officer"], tokens["rw-officer-field"]) == words_colors.OFFICER
    assert [ground for _, ground in words_colors.TERRAINS] == [tokens[f"rw-{x.lower()}"] for x in LETTERS]
    companies = [*[company.lower() for company in COMPANIES], "f"]
    assert [ground for _, ground in words_colors.BUILDERS] == [tokens[f"rw-{name}"] for name in companies]
    assert words_colors.SHUTTLES[1] == tokens["rw-shuttle"]
    assert words_colors.SATELLITES[1] == tokens["rw-satellite"]
