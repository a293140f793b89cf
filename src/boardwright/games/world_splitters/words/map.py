"""The map of World Splitters drawn in text, for a terminal."""

from boardwright.core.lines import Line, Piece
from boardwright.games.world_splitters.data.facts import COLORS, WorldData
from boardwright.games.world_splitters.data.plan import NO_SPACE
from boardwright.games.world_splitters.view.observation import WorldObservation
from boardwright.games.world_splitters.words.names import COLOR_NAMES

SEATS = "OPBGK"
"""A letter for the explorers of each seat: orange, purple, blue, green, pink."""


class TextMap:
    """Draws spaces, barriers and what stands on them, as in the specification's drawings."""

    def __init__(self, observation: WorldObservation, data: WorldData) -> None:
        self._seen = observation
        self._plan = data.ground.plan
        self._scenery = data.ground.scenery
        self._borders = {name: number for number, name in enumerate(self._plan.borders)}

    def lines(self) -> list[Line]:
        """Rows of spaces with the lying barriers between them, under the letters of the columns."""
        letters = "   ".join(chr(ord("a") + column) for column in range(self._plan.width))
        drawn: list[Line] = [(f"      {letters}",)]
        for row in range(len(self._plan.rows) + 1):
            drawn.append(("    " + self._across(row),))
            if row < len(self._plan.rows):
                drawn.append((f"{row + 1:>3} ", *self._along(row)))
        return drawn

    def _across(self, row: int) -> str:
        """The vertices of a line of the grid, and the lying sides between them."""
        sides = [
            self._side(self._at(column, row - 1), self._at(column, row), "-") for column in self._columns()
        ]
        text = ""
        for column, side in enumerate(sides):
            text += self._vertex(column, row) + side * 3
        return text + self._vertex(self._plan.width, row)

    def _along(self, row: int) -> Line:
        """The spaces of a row, with the upright sides between them."""
        line: Line = ()
        for column in self._columns():
            here = self._at(column, row)
            side = self._side(self._at(column - 1, row), here, "|")
            line += (f"{side} ", *self._content(here), " ")
        last = self._side(self._at(self._plan.width - 1, row), NO_SPACE, "|")
        return *line, last

    def _columns(self) -> range:
        return range(self._plan.width)

    def _at(self, column: int, row: int) -> int:
        return self._plan.space(column, row)

    def _vertex(self, column: int, row: int) -> str:
        return "+" if self._plan.cells[self._plan.vertex(column, row)] else " "

    def _side(self, left: int, right: int, edge: str) -> str:
        if left == NO_SPACE and right == NO_SPACE:
            return " "
        if left == NO_SPACE or right == NO_SPACE:
            return edge
        border = self._borders[f"{self._plan.spaces[left]}-{self._plan.spaces[right]}"]
        if border in self._seen.fences:
            return "F"
        return "S" if self._scenery >> border & 1 else " "

    def _content(self, space: int) -> Line:
        if space == NO_SPACE:
            return (" ",)
        if self._seen.explorers[space] >= 0:
            return (Piece("explorer", SEATS[self._seen.explorers[space]]),)
        if space in self._seen.obelisks:
            return ("^",)
        color = self._seen.favors[space]
        return (Piece("favor", COLOR_NAMES[COLORS[color]][0]),) if color >= 0 else (".",)
