"""Fences, regions and legality once more, cell by cell and without a thought for speed.

Written from the specification (section 3, WS-48 and WS-49) and nothing else: cells are (column, row),
a border is a pair of cells, and an act is legal if the whole board keeps WS-07 after it.
`differences` holds the engine's `Ground` against it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from boardwright.core.dice import Dice
from boardwright.games.world_splitters.ground import Ground
from boardwright.games.world_splitters.plan import Plan

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

    def legal_fences(self) -> set[Border]:
        """WS-09."""
        shut = set().union(*self.enclosed(self.barriers))
        open_ones = [border for border in self.borders if not shut & set(border)]
        return {
            border
            for border in open_ones
            if border not in self.barriers and self.is_sound(self.barriers | {border})
        }

    def turns(self) -> dict[Border, set[Border]]:
        """WS-48, WS-49: for each fence that can be turned, where to."""
        shut = set().union(*self.enclosed(self.barriers))
        turns = {}
        for fence in self.fences:
            if shut & set(fence):
                continue
            rest = self.barriers - {fence}
            targets = {
                border
                for border in self.borders
                if is_upright(border) != is_upright(fence)
                and set(self.ends[border]) & set(self.ends[fence])
                and border not in self.barriers
                and not shut & set(border)
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


def differences(ground: Ground) -> list[str]:
    """What the engine's land says otherwise; none are expected."""
    plan = ground.plan
    names = [border(name) for name in plan.borders]
    cells = [cell(name) for name in plan.spaces]

    def cells_of(spaces: int) -> set[Cell]:
        return {cells[space] for space in range(len(cells)) if spaces >> space & 1}

    def named(borders: int) -> list[str]:
        return [name for number, name in enumerate(plan.borders) if borders >> number & 1]

    slow = SlowGround(plan.rows, named(ground.scenery), named(ground.fences), ground.limit)
    legal = slow.legal_fences()
    closing = {number: [*map(cells_of, ground.would_enclose(number))] for number in ground.legal_fences()}
    before = slow.enclosed(slow.barriers)
    pairs = {
        "regions": (_sorted(map(cells_of, ground.regions)), _sorted(slow.regions(slow.barriers))),
        "enclosed spaces": (cells_of(ground.enclosed), set().union(*before)),
        "soundness": (ground.is_sound, slow.is_sound(slow.barriers)),
        "legal fences": ({names[number] for number in ground.legal_fences()}, legal),
        "regions that fences enclose": (
            {names[number]: _sorted(parts) for number, parts in closing.items() if parts},
            {fence: _sorted(parts) for fence in legal if (parts := _new(slow, before, fence))},
        ),
        "turns": (
            {
                names[number]: {names[to] for to in ground.pivots(number)}
                for number in range(len(names))
                if ground.pivots(number)
            },
            slow.turns(),
        ),
    }
    return [
        f"{what}: {fast} and not {slow_one}, with fences {' '.join(named(ground.fences))}"
        for what, (fast, slow_one) in pairs.items()
        if fast != slow_one
    ]


def _new(slow: SlowGround, before: list[set[Cell]], fence: Border) -> list[set[Cell]]:
    return [region for region in slow.enclosed(slow.barriers | {fence}) if region not in before]


def _sorted(regions: Iterable[set[Cell]]) -> list[list[Cell]]:
    return sorted(sorted(region) for region in regions)


def walk(ground: Ground, dice: Dice) -> Iterator[Ground]:
    """Positions one after another, until no fence is legal: fences are put up and turned at random.

    Each walk has its own taste: for fences that touch others, which makes long walls and rings, and
    against those that enclose, which leaves much land open.
    """
    touching, closing = dice.below(4), dice.below(4)
    while True:
        yield ground
        turning = [number for number in range(len(ground.plan.borders)) if ground.pivots(number)]
        if turning and not dice.below(4):
            fence = turning[dice.below(len(turning))]
            targets = ground.pivots(fence)
            ground = ground.turned(fence, targets[dice.below(len(targets))])
            continue
        legal = ground.legal_fences()
        if not legal:
            return
        if dice.below(4) < closing:
            legal = [number for number in legal if not ground.would_enclose(number)] or legal
        if dice.below(4) < touching:
            legal = [number for number in legal if _touches(ground, number)] or legal
        ground = ground.with_fence(legal[dice.below(len(legal))])


def _touches(ground: Ground, border: int) -> bool:
    plan = ground.plan
    meeting = (*plan.vertices[plan.tail[border]], *plan.vertices[plan.head[border]])
    return any(ground.barriers >> other & 1 for other in meeting)


def random_land(dice: Dice) -> Ground:
    """A map of another shape and size, with holes, scenery and a limit of its own.

    Half of them have single holes in their midst, so that regions go round them.
    """
    width, height = 3 + dice.below(6), 3 + dice.below(5)
    holes, has_islands = dice.below(4), dice.below(2)

    def sign(column: int, row: int) -> str:
        if has_islands:
            return "#" if column % 2 and row % 2 and dice.below(2) else "."
        return "#" if dice.below(12) < holes else "."

    plan = Plan(["".join(sign(column, row) for column in range(width)) for row in range(height)])
    scenery = sum(1 << border for border in range(len(plan.borders)) if not dice.below(15))
    land = Ground(plan, scenery, 0, 3 + dice.below(10))
    return land if land.is_sound else Ground(plan, 0, 0, land.limit)
