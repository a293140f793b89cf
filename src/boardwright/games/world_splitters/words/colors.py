"""The colours of the pieces of World Splitters where no pictures can be drawn: those of its page."""

from typing import Final

from boardwright.core.lines import Piece
from boardwright.games.world_splitters.words.map import SEATS

FAVORS: Final = {"r": ("#FFF9EA", "#AE3B33"), "y": ("#2A1A1E", "#F0DA68"), "g": ("#2A1A1E", "#7FAE62")}
"""By the first letter of the colour."""
EXPLORERS: Final = (
    ("#1B2928", "#E5752B"),
    ("#FFFDF7", "#5A3A90"),
    ("#1B2928", "#3D9BD6"),
    ("#FFFDF7", "#1E6E4A"),
    ("#1B2928", "#F2A0C4"),
)
"""By seat."""


def paint(piece: Piece) -> tuple[str, str] | None:
    """The colours of a piece's name and of the ground behind it."""
    if piece.kind == "favor":
        return FAVORS[piece.name[0]]
    return EXPLORERS[SEATS.index(piece.name)] if piece.kind == "explorer" else None
