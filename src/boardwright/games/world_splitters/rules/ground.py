"""The land as the fences divide it: regions, loose ends and where a fence may stand (WS-02 to WS-10)."""

from typing import final

from boardwright.games.world_splitters.data.plan import NO_SPACE, Plan, members


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
        "_east",
        "_ends",
        "_legal",
        "_loose",
        "_pivots",
        "_south",
        "_walls",
        "barriers",
        "enclosed",
        "fences",
        "is_sound",
        "limit",
        "plan",
        "regions",
        "scenery",
    )

    def __init__(
        self, plan: Plan, scenery: int, fences: int, limit: int, before: "Ground | None" = None
    ) -> None:
        """`before` is this land with fewer barriers: only the others are laid then, which is quicker."""
        self.plan: Plan = plan
        self.scenery: int = scenery
        self.fences: int = fences
        self.limit: int = limit
        self.barriers: int = scenery | fences
        self._east: int = before._east if before else plan.east
        """The field from which a step to the right meets no barrier."""
        self._south: int = before._south if before else plan.south
        """The field from which a step down meets no barrier."""
        self._ends: list[int] = before._ends.copy() if before else [0] * len(plan.vertices)
        """By vertex, the barriers that end there."""
        self._walls: list[int] = before._walls if before else plan.edges
        """By vertex, the wall of barriers and map edge that it belongs to, or a number of its own."""
        for border in members(self.barriers & ~before.barriers if before else self.barriers):
            self._lay_barrier(border)
        self._loose: list[int] = self._loose_ends()
        fields = self._connected_fields()
        small = sum([field for field in fields if field.bit_count() <= limit])
        self.regions: list[int] = [plan.spaces_of(field) for field in fields]
        self.enclosed: int = plan.spaces_of(small)
        self.is_sound: bool = not any([bool(small & plan.cells[vertex]) for vertex in self._loose])
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
        return Ground(self.plan, self.scenery, self.fences | 1 << border, self.limit, self)

    def without_fence(self, border: int) -> "Ground":
        """The land after the fence on this border has been taken away."""
        return Ground(self.plan, self.scenery, self.fences & ~(1 << border), self.limit)

    def turned(self, fence: int, border: int) -> "Ground":
        """The land after the fence on one border has been turned to another one."""
        return self.without_fence(fence).with_fence(border)

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
        hanging = 0
        for vertex in self._loose:
            if vertex != tail and vertex != head:
                hanging |= self.plan.cells[vertex]
        if not hanging:
            return False
        return any([bool(part & hanging) for part in self._small_parts(border)])

    def would_cut(self, border: int) -> bool:
        """WS-10: a fence cuts its region in two just when it joins two ends of one wall.

        Barriers and map edge are a drawing in the plane; a line between two of its points makes one
        more face if they were connected already, and none if they were not.
        """
        return self._walls[self.plan.tail[border]] == self._walls[self.plan.head[border]]

    def would_enclose(self, border: int) -> list[int]:
        """The regions that a legal fence here would enclose, by first space."""
        if not self.would_cut(border):
            return []
        return sorted([self.plan.spaces_of(part) for part in self._small_parts(border)], key=_first)

    def pivots(self, fence: int) -> list[int]:
        """WS-48, WS-49: where the fence on this border may be turned to, ascending."""
        if self._pivots is None:
            self._pivots = [self._turns(border) for border in range(len(self.plan.borders))]
        return self._pivots[fence]

    def loose_ends(self) -> list[int]:
        """WS-03: the vertices at which a barrier ends that touches nothing else."""
        return self._loose

    def shut_in(self) -> list[int]:
        """WS-04: the loose ends that lie inside enclosed regions; no legal fence leaves any."""
        return [
            vertex for vertex in self._loose if self.plan.spaces_of(self.plan.cells[vertex]) & self.enclosed
        ]

    # How it is worked out

    def _lay_barrier(self, border: int) -> None:
        plan = self.plan
        tail, head = plan.tail[border], plan.head[border]
        self._ends[tail] += 1
        self._ends[head] += 1
        if plan.is_upright[border]:
            self._east &= ~plan.step[border]
        else:
            self._south &= ~plan.step[border]
        here, there = self._walls[tail], self._walls[head]
        if here != there:
            self._walls = [here if wall == there else wall for wall in self._walls]

    def _loose_ends(self) -> list[int]:
        is_edge = self.plan.is_edge
        return [vertex for vertex, ends in enumerate(self._ends) if ends == 1 and not is_edge[vertex]]

    def _connected_fields(self) -> list[int]:
        plan = self.plan
        fields = []
        reached = 0
        for place, space in enumerate(plan.at):
            if space != NO_SPACE and not reached >> place & 1:
                field = self._flood(1 << place, self._east, self._south, len(plan.spaces))
                reached |= field
                fields.append(field)
        return fields

    def _flood(self, field: int, east: int, south: int, most: int) -> int:
        """The field reached from this one by steps, as soon as it is all or larger than `most`."""
        width = self.plan.width
        before = 0
        while field != before and field.bit_count() <= most:
            before = field
            field |= (field & east) << 1 | field >> 1 & east
            field |= (field & south) << width | field >> width & south
        return field

    def _small_parts(self, border: int) -> list[int]:
        """The fields small enough to be enclosed, of those that a fence here cuts its region into."""
        plan = self.plan
        step = plan.step[border]
        east, south = self._east, self._south
        if plan.is_upright[border]:
            east, across = east & ~step, step << 1
        else:
            south, across = south & ~step, step << plan.width
        parts = [self._flood(side, east, south, self.limit) for side in (step, across)]
        return [part for part in parts if part.bit_count() <= self.limit]

    def _turns(self, fence: int) -> list[int]:
        plan = self.plan
        if not self.fences >> fence & 1 or self.is_protected(fence):
            return []
        meeting = [*plan.vertices[plan.tail[fence]], *plan.vertices[plan.head[fence]]]
        across = [border for border in meeting if plan.is_upright[border] != plan.is_upright[fence]]
        open_ones = [border for border in across if self.is_free(border) and not self.is_protected(border)]
        lifted = self.without_fence(fence)
        return sorted([border for border in open_ones if lifted.with_fence(border).is_sound])


def _first(region: int) -> int:
    """The first space of a region, as a bit."""
    return region & -region
