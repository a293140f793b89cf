"""The land as the fences divide it: regions, loose ends and where a fence may stand (WS-02 to WS-10)."""

from typing import Final, final

from mypy_extensions import i64

from boardwright.games.world_splitters.plan import NO_SPACE, Plan, members

NO_WALL: Final = -1
NO_BORDER: Final = -1


@final
class Ground:
    """A map with its barriers; it never changes, so positions and their copies share it.

    Attributes:
        plan: the map.
        scenery: the set of the borders under scenery.
        fences: the set of the borders that carry a fence.
        limit: the most spaces of an enclosed region.
        regions: the sets of spaces that are connected over free borders (WS-05), by first space.
        enclosed: the set of the spaces in enclosed regions (WS-06).
        is_sound: no region of `limit` spaces or fewer holds a hanging barrier (WS-07).
    """

    __slots__ = (
        "_ends",
        "_legal",
        "_loose",
        "_pivots",
        "_walls",
        "_ways",
        "barriers",
        "enclosed",
        "fences",
        "is_sound",
        "limit",
        "plan",
        "regions",
        "scenery",
    )

    def __init__(self, plan: Plan, scenery: int, fences: int, limit: int) -> None:
        self.plan: Plan = plan
        self.scenery: int = scenery
        self.fences: int = fences
        self.limit: int = limit
        self.barriers: int = scenery | fences
        self._ways: list[list[int]] = [[] for _ in plan.spaces]
        """By space, the spaces that can be stepped to."""
        self._ends: list[int] = [0] * len(plan.vertices)
        """By vertex, the barriers that end there."""
        self._lay_barriers()
        self._loose: list[int] = self._loose_ends()
        self._walls: list[int] = self._connected_walls()
        """By vertex, the wall of barriers and map edge that it belongs to, or NO_WALL."""
        self.regions: list[int] = self._connected_spaces()
        self.enclosed: int = sum([region for region in self.regions if region.bit_count() <= limit])
        self.is_sound: bool = not any([self._hangs_in(self.enclosed, vertex) for vertex in self._loose])
        self._legal: list[int] | None = None
        self._pivots: list[list[int]] | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ground):
            return NotImplemented
        return (
            self.fences == other.fences
            and self.scenery == other.scenery
            and self.plan.rows == other.plan.rows
        )

    def __hash__(self) -> int:
        return hash(self.fences)

    # Questions

    def with_fence(self, border: int) -> "Ground":
        """The land after a fence has been put on this border."""
        return Ground(self.plan, self.scenery, self.fences | 1 << border, self.limit)

    def turned(self, fence: int, border: int) -> "Ground":
        """The land after the fence on one border has been turned to another one."""
        return Ground(self.plan, self.scenery, self.fences & ~(1 << fence) | 1 << border, self.limit)

    def newly_enclosed(self, before: "Ground") -> list[int]:
        """The regions that were not enclosed before (WS-11), by first space."""
        return [region for region in self.regions if region & self.enclosed & ~before.enclosed]

    def region_of(self, space: int) -> int:
        """The region that a space lies in."""
        for region in self.regions:
            if region >> space & 1:
                return region
        raise ValueError(f"there is no space {space}")

    def is_free(self, border: int) -> bool:
        """WS-02: whether the border carries no barrier."""
        return not self.barriers >> border & 1

    def is_protected(self, border: int) -> bool:
        """WS-08: whether one of its sides lies in an enclosed region."""
        plan = self.plan
        return bool(self.enclosed >> plan.left[border] & 1 or self.enclosed >> plan.right[border] & 1)

    def legal_fences(self) -> list[int]:
        """WS-09: the borders that a fence from the supply may be put on, ascending."""
        if self._legal is None:
            self._legal = [border for border in range(len(self.plan.borders)) if self.is_legal(border)]
        return self._legal

    def is_legal(self, border: int) -> bool:
        """WS-09: the border is free and in open land, and no hanging barrier would be shut in."""
        return self.is_free(border) and not self.is_protected(border) and not self.would_shut_in(border)

    def would_shut_in(self, border: int) -> bool:
        """Whether a fence here would cut off a part that is small enough, but holds a hanging barrier."""
        if not self.would_cut(border):
            return False
        tail, head = self.plan.tail[border], self.plan.head[border]
        hanging = [vertex for vertex in self._loose if vertex != tail and vertex != head]
        if not hanging:
            return False
        parts = self._small_parts(border)
        return any([self._hangs_in(part, vertex) for part in parts for vertex in hanging])

    def would_cut(self, border: int) -> bool:
        """WS-10: a fence cuts its region in two just when it joins two ends of one wall.

        Barriers and map edge are a drawing in the plane; a line between two of its points makes one
        more face if they were connected already, and none if they were not.
        """
        wall = self._walls[self.plan.tail[border]]
        return wall != NO_WALL and wall == self._walls[self.plan.head[border]]

    def would_enclose(self, border: int) -> list[int]:
        """The regions that a legal fence here would enclose, by first space."""
        return sorted(self._small_parts(border), key=_first) if self.would_cut(border) else []

    def pivots(self, fence: int) -> list[int]:
        """WS-48, WS-49: where the fence on this border may be turned to, ascending."""
        if self._pivots is None:
            self._pivots = [self._turns(border) for border in range(len(self.plan.borders))]
        return self._pivots[fence]

    def loose_ends(self) -> list[int]:
        """WS-03: the vertices at which a barrier ends that touches nothing else."""
        return self._loose

    # How it is worked out

    def _lay_barriers(self) -> None:
        plan = self.plan
        for border in range(len(plan.borders)):
            if self.barriers >> border & 1:
                self._ends[plan.tail[border]] += 1
                self._ends[plan.head[border]] += 1
            else:
                self._ways[plan.left[border]].append(plan.right[border])
                self._ways[plan.right[border]].append(plan.left[border])

    def _loose_ends(self) -> list[int]:
        is_edge = self.plan.is_edge
        return [vertex for vertex, ends in enumerate(self._ends) if ends == 1 and not is_edge[vertex]]

    def _connected_walls(self) -> list[int]:
        plan = self.plan
        joined: list[list[int]] = [[] for _ in plan.vertices]
        for tail, head in plan.edge_sides:
            joined[tail].append(head)
            joined[head].append(tail)
        for border in members(self.barriers):
            joined[plan.tail[border]].append(plan.head[border])
            joined[plan.head[border]].append(plan.tail[border])
        walls = [NO_WALL] * len(joined)
        for first, others in enumerate(joined):
            if others and walls[first] == NO_WALL:
                walls[first] = first
                stack = [first]
                while stack:
                    for vertex in joined[stack.pop()]:
                        if walls[vertex] == NO_WALL:
                            walls[vertex] = first
                            stack.append(vertex)
        return walls

    def _connected_spaces(self) -> list[int]:
        regions = []
        reached = 0
        for space in range(len(self.plan.spaces)):
            if not reached >> space & 1:
                region = self._flood(space, len(self.plan.spaces), NO_BORDER)
                reached |= region
                regions.append(region)
        return regions

    def _flood(self, space: int, most: int, across: int) -> int:
        """The spaces reached from one without crossing that border, as soon as they are all or too many.

        Too many are more than `most`.
        """
        left = self.plan.left[across] if across != NO_BORDER else NO_SPACE
        right = self.plan.right[across] if across != NO_BORDER else NO_SPACE
        reached: i64 = 1 << space
        stack = [space]
        while stack and most >= 0:
            here = stack.pop()
            for other in self._ways[here]:
                crosses = (here == left and other == right) or (here == right and other == left)
                bit: i64 = 1 << other
                if not reached & bit and not crosses:
                    reached |= bit
                    stack.append(other)
            most -= 1
        return reached

    def _small_parts(self, border: int) -> list[int]:
        """The parts small enough to be enclosed, of those that a fence here cuts its region into."""
        sides = (self.plan.left[border], self.plan.right[border])
        parts = [self._flood(side, self.limit, border) for side in sides]
        return [part for part in parts if part.bit_count() <= self.limit]

    def _turns(self, fence: int) -> list[int]:
        plan = self.plan
        if not self.fences >> fence & 1 or self.is_protected(fence):
            return []
        meeting = [*plan.vertices[plan.tail[fence]], *plan.vertices[plan.head[fence]]]
        across = [border for border in meeting if plan.is_upright[border] != plan.is_upright[fence]]
        open_ones = [border for border in across if self.is_free(border) and not self.is_protected(border)]
        return sorted([border for border in open_ones if self.turned(fence, border).is_sound])

    def _hangs_in(self, spaces: int, vertex: int) -> bool:
        """WS-04: all spaces round an unconnected end belong to one region."""
        return bool(spaces & self.plan.cells[vertex])


def _first(region: int) -> int:
    """The first space of a region, as a bit."""
    return region & -region
