"""The colours of World Splitters in a terminal are those of its page."""

from boardwright.games.world_splitters.board.seats import SEATS
from boardwright.games.world_splitters.words.colors import EXPLORERS, FAVORS
from tests.games.page_tokens import game_tokens


def test_favors_and_explorers_have_the_colours_of_the_page() -> None:
    tokens = game_tokens("world_splitters")
    for color, (ink, ground) in FAVORS.items():
        assert ground == tokens[f"fav-{color}"]
        assert ink in (tokens["card-ink"], tokens["card-on-dark"])
    assert tuple((tokens[f"seat-{seat}-ink"], tokens[f"seat-{seat}"]) for seat in SEATS) == EXPLORERS
