"""The colours of the pieces of Wild World where no pictures can be drawn: those of its page."""

from typing import Final

from boardwright.games.wild_world.terms import REALMS

INK, PAPER = "#2A1A1E", "#FFF9EA"
GROUNDS: Final = {
    "magic": (PAPER, "#6B4A93"),
    "water": (PAPER, "#2C6E9B"),
    "fire": (PAPER, "#B4472B"),
    "ice": (INK, "#A9D3DE"),
    "forest": (PAPER, "#3C7440"),
}
"""Ink and ground by realm."""


def realm_colors(color: int) -> tuple[str, str]:
    """The colours of a card's name and of the ground behind it."""
    return GROUNDS[REALMS[color]]
