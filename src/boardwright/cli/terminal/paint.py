"""Sentences of a game in the colours of its pieces, for a terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from boardwright.core.lines import Line, Piece, Who

INK, PAPER = "#2A1A1E", "#FFF9EA"
NUMBERS = (
    "#F7E6B8", "#F6D592", "#F3C06F", "#EDA657", "#E2884A",
    "#BA5340", "#A24348", "#86374A", "#692D49", "#4B2541",
)  # fmt: skip
"""The ground of a card by its number, 1 to 10: the heavier, the deeper."""
LAST_LIGHT = 5
"""Numbers up to this stand in ink, the others in paper."""
PIECES = {
    ("card", "J"): "bold #F0C04A on #17443E",
    ("part", "white"): "#1B2928 on #FFFFFF",
    ("part", "blue"): "#FFFDF7 on #2B5FB3",
    ("part", "black"): "#FFFDF7 on #17191B",
}
SEATS = (
    ("T", "#1B2928 on #E5752B"),
    ("V", "#FFFDF7 on #5A3A90"),
    ("L", "#FFFDF7 on #1E6E4A"),
    ("R", "#1B2928 on #F2A0C4"),
    ("S", "#1B2928 on #3D9BD6"),
)
"""Letter and colours of a seat's mark."""


class Painter:
    """Turns a game's sentences into text for this console; without colours they stay plain."""

    def __init__(self, console: Console, names: Sequence[str]) -> None:
        self.names = names
        self._is_coloured = console.color_system is not None

    def line(self, line: Line) -> Text:
        """The sentence."""
        return Text.assemble(*(self._part(part) for part in line))

    def _part(self, part: str | Who | Piece) -> Text:
        if isinstance(part, Who):
            return self._who(part.seat)
        if isinstance(part, Piece):
            return self._piece(part)
        return Text(part)

    def _who(self, seat: int) -> Text:
        if not self._is_coloured:
            return Text(self.names[seat])
        letter, style = SEATS[seat % len(SEATS)]
        return Text.assemble((f" {letter} ", f"bold {style}"), " ", (self.names[seat], "bold"))

    def _piece(self, piece: Piece) -> Text:
        if not self._is_coloured:
            return Text(piece.name)
        return Text(f" {piece.name} ", _style(piece))


def _style(piece: Piece) -> str:
    if piece.kind == "card" and piece.name.isdecimal() and 0 < int(piece.name) <= len(NUMBERS):
        number = int(piece.name)
        return f"bold {INK if number <= LAST_LIGHT else PAPER} on {NUMBERS[number - 1]}"
    return PIECES.get((piece.kind, piece.name), "bold reverse")
