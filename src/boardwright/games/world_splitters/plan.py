"""A map as a graph: spaces, the borders between them, and the vertices where borders meet (WS-01)."""

from typing import Final, final

HOLE: Final = "#"
NO_SPACE: Final = -1


@final
class Plan:
    """What never changes about a map. Spaces, borders and vertices are numbers in reading order.

    Sets of spaces are masks of bits.
    """

    __slots__ = (
        "at",
        "borders",
        "cells",
        "edge_sides",
        "head",
        "is_edge",
        "is_upright",
        "left",
        "right",
        "rings",
        "rows",
        "spaces",
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
        self.cells: list[int] = []
        """By vertex, the set of the spaces round it."""
        self.is_edge: list[bool] = []
        """By vertex, whether map edge runs through it."""
        self.edge_sides: list[tuple[int, int]] = []
        """The sides of spaces that are map edge, each as its two vertices."""
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
                    self.space(column - 1 + across, row - 1 + down) for down in (0, 1) for across in (0, 1)
                ]
                present = [space for space in around if space != NO_SPACE]
                self.vertices.append([])
                self.cells.append(sum([1 << space for space in present]))
                self.is_edge.append(0 < len(present) < 4)

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
                self.edge_sides.append((tail, head))
            return
        for vertex in (tail, head):
            self.vertices[vertex].append(len(self.borders))
        self.borders.append(f"{self.spaces[left]}-{self.spaces[right]}")
        self.left.append(left)
        self.right.append(right)
        self.tail.append(tail)
        self.head.append(head)
        self.is_upright.append(is_upright)


def members(mask: int) -> list[int]:
    """The spaces or borders of a set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
