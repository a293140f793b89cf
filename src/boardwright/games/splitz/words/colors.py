"""The colours of the pieces of Splitz where no pictures can be drawn: those of its page."""

from boardwright.core.lines import Piece

INK, PAPER = "#2A1A1E", "#FFF9EA"
NUMBERS = (
    "#F7E6B8", "#F6D592", "#F3C06F", "#EDA657", "#E2884A",
    "#BA5340", "#A24348", "#86374A", "#692D49", "#4B2541",
)  # fmt: skip
"""The ground of a card by its number, 1 to 10: the heavier, the deeper."""
LAST_LIGHT = 5
"""Numbers up to this stand in ink, the others in paper."""
JOKER = "#F0C04A", "#17443E"
PARTS = ("#1B2928", "#FFFFFF"), ("#FFFDF7", "#2B5FB3"), ("#FFFDF7", "#17191B")
"""White, blue and black, which an edition may call otherwise."""


def paint(piece: Piece, parts: list[str]) -> tuple[str, str] | None:
    """The colours of a piece's name and of the ground behind it."""
    if piece.kind == "part":
        return PARTS[parts.index(piece.name)] if piece.name in parts else None
    if piece.name == "J":
        return JOKER
    if not piece.name.isdecimal() or not 1 <= int(piece.name) <= len(NUMBERS):
        return None
    number = int(piece.name)
    return INK if number <= LAST_LIGHT else PAPER, NUMBERS[number - 1]
