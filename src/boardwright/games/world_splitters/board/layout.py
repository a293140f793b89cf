"""Where spaces, borders and vertices of a map lie in its picture; a space is 100 x 100 units."""

from collections.abc import Iterable, Sequence

from boardwright.draw.markup import number
from boardwright.games.world_splitters.data.plan import NO_SPACE, Plan

SIZE = 100
LEFT = 62
"""Room for the numbers of the rows."""
TOP = 52
"""Room for the letters of the columns."""
MARGIN = 24
"""Room on the other two sides."""
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Of a cell, clockwise."""
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The cell beside each side that begins at one of these corners."""

Point = tuple[float, float]


class Layout:
    """A map's places in its picture."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.width = plan.width * SIZE
        self.height = len(plan.rows) * SIZE
        cells = [divmod(cell, plan.width) for cell, space in enumerate(plan.at) if space != NO_SPACE]
        self._cells = [(column, row) for row, column in cells]

    def view_box(self) -> str:
        """All of the map, with room for its letters and numbers."""
        return f"{-LEFT} {-TOP} {self.width + LEFT + MARGIN} {self.height + TOP + MARGIN}"

    def cell(self, space: int) -> tuple[int, int]:
        """The column and the row of a space, from 0."""
        return self._cells[space]

    def corner(self, space: int) -> Point:
        """The upper left corner of a space."""
        column, row = self._cells[space]
        return column * SIZE, row * SIZE

    def middle(self, space: int) -> Point:
        x, y = self.corner(space)
        return x + SIZE / 2, y + SIZE / 2

    def vertex(self, vertex: int) -> Point:
        row, column = divmod(vertex, self.plan.width + 1)
        return column * SIZE, row * SIZE

    def border(self, border: int) -> Point:
        """The middle of a border."""
        (x, y), (far_x, far_y) = self.ends(border)
        return (x + far_x) / 2, (y + far_y) / 2

    def ends(self, border: int) -> tuple[Point, Point]:
        """The upper or left end of a border, and the other one."""
        return self.vertex(self.plan.tail[border]), self.vertex(self.plan.head[border])

    def along(self, border: int) -> str:
        """The transform that lays what was drawn from 0 0 to 100 0 along a border."""
        (x, y), _ = self.ends(border)
        turn = " rotate(90)" if self.plan.is_upright[border] else ""
        return f"translate({number(x)} {number(y)}){turn}"

    def rhombus(self, border: int) -> str:
        """The area that chooses a border: its ends and the middles of its spaces. They tile the map."""
        tail, head = self.ends(border)
        sides = self.middle(self.plan.left[border]), self.middle(self.plan.right[border])
        return closed((tail, sides[0], head, sides[1]))

    def outline(self, spaces: Iterable[int]) -> str:
        """The boundary of these spaces as a path."""
        return "".join(closed(loop) for loop in _loops({self._cells[space] for space in spaces}))

    def land(self) -> str:
        """The boundary of the whole map."""
        return self.outline(range(len(self.plan.spaces)))

    def grid(self) -> str:
        """All borders as one path."""
        return "".join(
            f"M{_pair(tail)}L{_pair(head)}" for tail, head in map(self.ends, range(self._borders()))
        )

    def _borders(self) -> int:
        return len(self.plan.borders)


def closed(points: Sequence[Point]) -> str:
    """A closed path through these points."""
    return f"M{'L'.join(map(_pair, points))}Z"


def neighbours(places: Sequence[Point]) -> list[dict[str, int]]:
    """Of each place, the nearest one in every direction, as arrow keys go on."""
    return [_nearest(place, places) for place in places]


def _nearest(place: Point, places: Sequence[Point]) -> dict[str, int]:
    found: dict[str, tuple[float, int]] = {}
    for other, (x, y) in enumerate(places):
        across, down = x - place[0], y - place[1]
        ways = (
            ("right", across, down),
            ("left", -across, down),
            ("down", down, across),
            ("up", -down, across),
        )
        for way, ahead, aside in ways:
            cost = ahead + 2 * abs(aside)
            if ahead > 0 and cost < found.get(way, (cost + 1, 0))[0]:
                found[way] = cost, other
    return {way: other for way, (_, other) in found.items()}


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _loops(cells: set[tuple[int, int]]) -> list[list[Point]]:
    """The closed lines round cells: outer ones clockwise, holes the other way."""
    ahead: dict[Point, list[Point]] = {}
    for column, row in sorted(cells):
        for side, (across, down) in enumerate(BESIDE):
            if (column + across, row + down) not in cells:
                start, end = (_corner(column, row, (side + step) % 4) for step in (0, 1))
                ahead.setdefault(start, []).append(end)
    loops = []
    while ahead:
        loops.append(_loop(ahead))
    return loops


def _corner(column: int, row: int, corner: int) -> Point:
    across, down = CORNERS[corner]
    return (column + across) * SIZE, (row + down) * SIZE


def _loop(ahead: dict[Point, list[Point]]) -> list[Point]:
    """One closed line, taken out of the sides that are left."""
    start = here = next(iter(ahead))
    loop: list[Point] = []
    while not loop or here != start:
        loop.append(here)
        ends = ahead[here]
        here = ends.pop()
        if not ends:
            del ahead[loop[-1]]
    return _bends(loop)


def _bends(loop: Sequence[Point]) -> list[Point]:
    """The points at which the line turns."""
    return [
        point
        for before, point, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]])
        if not (before[0] == point[0] == after[0] or before[1] == point[1] == after[1])
    ]
