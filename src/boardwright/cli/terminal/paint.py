"""Sentences of a game in the colours of its pieces, for a terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from boardwright.core.lines import Line, Piece, Who
from boardwright.core.words import Words

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

    def __init__(self, console: Console, words: Words, names: Sequence[str]) -> None:
        self.names = names
        self._words = words
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
        colors = self._words.paint(piece)
        return Text(f" {piece.name} ", "bold {} on {}".format(*colors) if colors else "bold reverse")
