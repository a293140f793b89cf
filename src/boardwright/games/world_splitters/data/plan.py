"""A map as a graph: spaces, the borders between them, and the vertices where borders meet (WS-01)."""

from typing import Final, final

HOLE: Final = "#"
NO_SPACE: Final = -1


@final
class Plan:
    """What never changes about a map. Spaces, borders and vertices are numbers in reading order.

    Sets of spaces are masks of bits by number. A field is a set of spaces too, but by their places in the
    grid, holes counted, so that a whole field is moved a step by one shift.
    """

    __slots__ = (
        "at",
        "borders",
        "cells",
        "east",
        "edges",
        "head",
        "is_edge",
        "is_upright",
        "left",
        "right",
        "rings",
        "rows",
        "south",
        "spaces",
        "step",
        "tail",
        "vertices",
        "width",
    )

    def __init__(self, rows: list[str]) -> None:
        self.rows: list[str] = rows
        self.width: int = len(rows[0])
        self.spaces: list[str] = []
        """Names, as `c4`."""
        self.at: list[int] = []
        """By cell of the grid, row by row, its space or NO_SPACE."""
        self.borders: list[str] = []
        """Names, as `c4-d4`."""
        self.left: list[int] = []
        """By border, the space on its left or above it."""
        self.right: list[int] = []
        """By border, the space on its other side."""
        self.tail: list[int] = []
        """By border, the vertex at its upper or left end."""
        self.head: list[int] = []
        """By border, the vertex at its other end."""
        self.is_upright: list[bool] = []
        """By border, whether a fence on it runs up and down."""
        self.vertices: list[list[int]] = []
        """By vertex, the borders that meet there."""
        self.step: list[int] = []
        """By border, the field of its left space alone: where the step over it begins."""
        self.east: int = 0
        """The field from which a step to the right leads over a border."""
        self.south: int = 0
        """The field from which a step down leads over a border."""
        self.cells: list[int] = []
        """By vertex, the field of the spaces round it."""
        self.is_edge: list[bool] = []
        """By vertex, whether map edge runs through it."""
        self.edges: list[int] = []
        """By vertex, the line of map edge that runs through it, or a number of its own."""
        self.rings: list[int] = []
        """By space, the set of the up to eight spaces round it."""
        self._lay_spaces()
        self._lay_vertices()
        self._lay_borders()

    def space(self, column: int, row: int) -> int:
        """The space at this cell of the grid, or NO_SPACE."""
        if 0 <= column < self.width and 0 <= row < len(self.rows):
            return self.at[row * self.width + column]
        return NO_SPACE

    def field(self, column: int, row: int) -> int:
        """The field of the space at this cell of the grid, empty if there is none."""
        return 0 if self.space(column, row) == NO_SPACE else 1 << row * self.width + column

    def spaces_of(self, field: int) -> int:
        """The set of the spaces of a field."""
        spaces = 0
        for place in members(field):
            spaces |= 1 << self.at[place]
        return spaces

    def vertex(self, column: int, row: int) -> int:
        """The vertex at the upper left corner of this cell."""
        return row * (self.width + 1) + column

    def _lay_spaces(self) -> None:
        for row, signs in enumerate(self.rows):
            for column, sign in enumerate(signs):
                self.at.append(len(self.spaces) if sign != HOLE else NO_SPACE)
                if sign != HOLE:
                    self.spaces.append(f"{chr(ord('a') + column)}{row + 1}")
        for row in range(len(self.rows)):
            for column in range(self.width):
                if self.space(column, row) != NO_SPACE:
                    self.rings.append(self._ring(column, row))

    def _ring(self, column: int, row: int) -> int:
        ring = 0
        for across in (-1, 0, 1):
            for down in (-1, 0, 1):
                space = self.space(column + across, row + down)
                if (across or down) and space != NO_SPACE:
                    ring |= 1 << space
        return ring

    def _lay_vertices(self) -> None:
        for row in range(len(self.rows) + 1):
            for column in range(self.width + 1):
                around = [
                    self.field(column - 1 + across, row - 1 + down) for down in (0, 1) for across in (0, 1)
                ]
                present = sum(around)
                self.edges.append(len(self.vertices))
                self.vertices.append([])
                self.cells.append(present)
                self.is_edge.append(0 < present.bit_count() < 4)

    def _lay_borders(self) -> None:
        """Every side between two cells: a border if both are spaces, map edge if one is."""
        for row in range(len(self.rows) + 1):
            for column in range(self.width + 1):
                corner = self.vertex(column, row)
                here = self.space(column, row)
                if row < len(self.rows):
                    self._lay_side(
                        self.space(column - 1, row), here, corner, self.vertex(column, row + 1), True
                    )
                if column < self.width:
                    self._lay_side(
                        self.space(column, row - 1), here, corner, self.vertex(column + 1, row), False
                    )

    def _lay_side(self, left: int, right: int, tail: int, head: int, is_upright: bool) -> None:
        if left == NO_SPACE or right == NO_SPACE:
            if left != right:
                here, there = self.edges[tail], self.edges[head]
                self.edges = [here if edge == there else edge for edge in self.edges]
            return
        for vertex in (tail, head):
            self.vertices[vertex].append(len(self.borders))
        self.borders.append(f"{self.spaces[left]}-{self.spaces[right]}")
        step = 1 << self.at.index(left)
        self.step.append(step)
        if is_upright:
            self.east |= step
        else:
            self.south |= step
        self.left.append(left)
        self.right.append(right)
        self.tail.append(tail)
        self.head.append(head)
        self.is_upright.append(is_upright)


def members(mask: int) -> list[int]:
    """The spaces or borders of a set, or the places of a field, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
