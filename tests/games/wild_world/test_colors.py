"""The colours of Wild World: a terminal has those of the page, and what is written on them can be read."""

import pytest

from boardwright.games.wild_world.data.terms import REALMS
from boardwright.games.wild_world.words import colors
from tests.games.page_tokens import game_tokens

READABLE = 4.5
"""The contrast that WCAG asks of text; 3 of what is drawn."""
TOKENS = game_tokens("wild_world")


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, after WCAG 2."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_contrast_is_that_of_the_standard():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_cards_have_the_colours_of_the_page():
    assert (TOKENS["card-ink"], TOKENS["card-on-dark"]) == (colors.INK, colors.PAPER)
    for realm in REALMS:
        assert colors.GROUNDS[realm][1] == TOKENS[f"el-{realm}"]


@pytest.mark.parametrize("realm", REALMS)
def test_names_and_numbers_are_readable_on_their_colours(realm):
    ink, ground = colors.GROUNDS[realm]
    assert contrast(ink, ground) >= READABLE


@pytest.mark.parametrize("realm", REALMS)
def test_monsters_are_readable_in_the_night(realm):
    assert contrast(TOKENS[f"night-{realm}"], TOKENS["ww-night"]) >= READABLE


@pytest.mark.parametrize("token", ["ww-coin", "ww-crystal", "ww-evolve"])
def test_numbers_are_readable_on_tokens(token):
    assert contrast(TOKENS["card-ink"], TOKENS[token]) >= READABLE
