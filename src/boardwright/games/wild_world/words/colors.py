"""The colours of the pieces of Wild World where no pictures can be drawn: those of its page."""

from typing import Final

from boardwright.games.wild_world.data.terms import REALMS

INK, PAPER = "#2A1A1E", "#FFF9EA"
GROUNDS: Final = {
    "magic": (PAPER, "#5E3A7C"),
    "water": (PAPER, "#2273A5"),
    "fire": (PAPER, "#C44422"),
    "ice": (INK, "#C4DFE6"),
    "forest": (PAPER, "#41682A"),
}
"""Ink and ground by realm."""


def realm_colors(color: int) -> tuple[str, str]:
    """The colours of a card's name and of the ground behind it."""
    return GROUNDS[REALMS[color]]
