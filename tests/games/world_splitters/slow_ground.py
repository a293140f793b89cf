"""Fences, regions and legality once more, cell by cell and without a thought for speed.

Written from the specification (section 3, WS-48 and WS-49) and nothing else: cells are (column, row),
a border is a pair of cells, and an act is legal if the whole board keeps WS-07 after it.
"""

from collections import Counter
from collections.abc import Iterable

Cell = tuple[int, int]
Border = tuple[Cell, Cell]
Vertex = tuple[int, int]


class SlowGround:
    """A map with its barriers. A vertex is named by the cell to its lower right."""

    def __init__(self, rows: list[str], scenery: Iterable[str], fences: Iterable[str], limit: int) -> None:
        self.cells = {
            (column, row)
            for row, signs in enumerate(rows)
            for column, sign in enumerate(signs)
            if sign != "#"
        }
        self.borders = [
            (cell, other)
            for cell in sorted(self.cells)
            for other in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1))
            if other in self.cells
        ]
        self.beside: dict[Cell, list[tuple[Cell, Border]]] = {cell: [] for cell in self.cells}
        """By cell, its neighbours and the borders between."""
        for one, other in self.borders:
            self.beside[one].append((other, (one, other)))
            self.beside[other].append((one, (one, other)))
        self.ends = {border: ends(border) for border in self.borders}
        self.scenery = {border(name) for name in scenery}
        self.fences = {border(name) for name in fences}
        self.barriers = self.scenery | self.fences
        self.limit = limit

    def regions(self, barriers: set[Border]) -> list[set[Cell]]:
        """WS-05: what can be walked to over free borders."""
        found: list[set[Cell]] = []
        unseen = set(self.cells)
        while unseen:
            region = {unseen.pop()}
            frontier = list(region)
            while frontier:
                for other, border in self.beside[frontier.pop()]:
                    if border not in barriers and other in unseen:
                        unseen.remove(other)
                        region.add(other)
                        frontier.append(other)
            found.append(region)
        return found

    def hanging(self, barriers: set[Border]) -> set[Border]:
        """WS-03, WS-04: the barriers with an end that touches neither map edge nor another barrier."""
        meeting = Counter([vertex for barrier in barriers for vertex in self.ends[barrier]])
        loose = {vertex for vertex, count in meeting.items() if count == 1 and not self.is_edge(vertex)}
        return {barrier for barrier in barriers if not loose.isdisjoint(self.ends[barrier])}

    def is_edge(self, vertex: Vertex) -> bool:
        """Whether map edge, the side of a cell with no cell beyond it, touches the vertex."""
        column, row = vertex
        around = {(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)}
        return len(around & self.cells) < 4

    def enclosed(self, barriers: set[Border]) -> list[set[Cell]]:
        """WS-06, where WS-07 holds."""
        return [region for region in self.regions(barriers) if len(region) <= self.limit]

    def is_sound(self, barriers: set[Border]) -> bool:
        """WS-07: no region of 8 spaces or fewer has a hanging barrier inside."""
        inside = {cell for barrier in self.hanging(barriers) for cell in barrier}
        return not any(region & inside for region in self.enclosed(barriers))

    def open_borders(self) -> set[Border]:
        """WS-02, WS-08: the free borders with no enclosed region on either side."""
        shut = set().union(*self.enclosed(self.barriers))
        return {border for border in self.borders if border not in self.barriers and not shut & set(border)}

    def legal_fences(self) -> set[Border]:
        """WS-09."""
        return {border for border in self.open_borders() if self.is_sound(self.barriers | {border})}

    def turns(self) -> dict[Border, set[Border]]:
        """WS-48, WS-49: for each fence that can be turned, where to."""
        shut = set().union(*self.enclosed(self.barriers))
        free = self.open_borders()
        turns = {}
        for fence in self.fences:
            if shut & set(fence):
                continue
            rest = self.barriers - {fence}
            targets = {
                border
                for border in free
                if is_upright(border) != is_upright(fence)
                and set(self.ends[border]) & set(self.ends[fence])
                and self.is_sound(rest | {border})
            }
            if targets:
                turns[fence] = targets
        return turns


def border(name: str) -> Border:
    """The border `c4-d4`."""
    one, other = name.split("-")
    return cell(one), cell(other)


def cell(name: str) -> Cell:
    """The cell `c4`."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def is_upright(border: Border) -> bool:
    """Whether its two cells are side by side."""
    return border[0][1] == border[1][1]


def ends(border: Border) -> tuple[Vertex, Vertex]:
    """The two vertices that a border runs between."""
    _, (column, row) = border
    return (column, row), ((column, row + 1) if is_upright(border) else (column + 1, row))
