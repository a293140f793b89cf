"""The colours of Reworld in a terminal are those of its page."""

from boardwright.games.reworld.data.tiles import COMPANIES, LETTERS
from boardwright.games.reworld.words import colors
from tests.games.page_tokens import game_tokens


def test_pieces_have_the_colours_of_the_page() -> None:
    tokens = game_tokens("reworld")
    assert (tokens["card-ink"], tokens["card-on-dark"]) == (colors.INK, colors.PAPER)
    assert (tokens["rw-officer"], tokens["rw-officer-field"]) == colors.OFFICER
    assert [ground for _, ground in colors.TERRAINS] == [tokens[f"rw-{x.lower()}"] for x in LETTERS]
    companies = [*[company.lower() for company in COMPANIES], "f"]
    assert [ground for _, ground in colors.BUILDERS] == [tokens[f"rw-{name}"] for name in companies]
    assert colors.SHUTTLES[1] == tokens["rw-shuttle"]
    assert colors.SATELLITES[1] == tokens["rw-satellite"]
