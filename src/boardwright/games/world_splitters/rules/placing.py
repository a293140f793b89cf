"""Fences, explorers and favors of World Splitters (WS-11, WS-34, WS-38 to WS-52)."""

from abc import abstractmethod

from boardwright.core.tuples import replaced
from boardwright.games.world_splitters.data.facts import (
    COLORS,
    GIMMICKS,
    KANAL,
    NUTA,
    RED,
    YELLOW,
)
from boardwright.games.world_splitters.data.plan import members
from boardwright.games.world_splitters.rules.closing import Closing
from boardwright.games.world_splitters.rules.ground import Ground
from boardwright.games.world_splitters.rules.position import (
    EXTRA,
    FENCING,
    NOBODY,
    NOWHERE,
    PIVOTING,
    PIVOTING_TO,
    PLACING,
    RAISING,
    REMOVING,
    SOURCING,
    TILES,
)


class Placing(Closing):
    """What is put on the map, and what that brings about."""

    __slots__ = ()

    # Fences

    def _put_fence(self, kind: str, seat: int, border: int) -> None:
        before = self.ground
        self.supply -= 1
        self.ground = before.with_fence(border)
        if self._events is not None:
            self._tell(kind, {"by": seat, "at": self._border(border)})
        self._enclose(seat, before)

    def _enclose(self, seat: int, before: Ground) -> None:
        """WS-11, WS-12: whoever closes a region takes the bonus tile of its size, if it is there."""
        for region in self.ground.newly_enclosed(before):
            size = region.bit_count()
            self.regions += (region,)
            gets_tile = self.tiles[size - 1] == NOBODY
            points = self.data.bonus_points[size - 1] if gets_tile else 0
            if gets_tile:
                self.tiles = replaced(self.tiles, size - 1, seat)
                self._score(seat, TILES, points)
            if self._events is not None:
                spaces = self._spaces(region)
                closed = {
                    "turn": self.turn,
                    "by": seat,
                    "spaces": spaces,
                    "tile": gets_tile,
                    "points": points,
                }
                self._tell("enclose", closed)

    # Placing explorers

    def _begin_placing(self, placer: int) -> None:
        """WS-34: the placer chooses among the available contested spaces."""
        self._clear_placing()
        self.placer = placer
        self._ask(placer, PLACING)

    def _place(self, space: int) -> None:
        self._send_explorer(space, False)

    def _place_extra(self, space: int) -> None:
        """WS-46: on Nuta a green favor brings a second explorer, on a plain space anywhere."""
        self._send_explorer(space, True)

    def _send_explorer(self, space: int, is_extra: bool) -> None:
        """WS-38: who has no explorer left moves one that stands on the map."""
        self.target = space
        self.is_extra = is_extra
        if self.explorers_left(self.placer):
            self._arrive(NOWHERE)
        else:
            self._ask(self.placer, SOURCING)

    def _move_from(self, space: int) -> None:
        self.explorers[self.placer] &= ~(1 << space)
        self._arrive(space)

    def _arrive(self, source: int) -> None:
        seat: int = self.placer
        space = self.target
        self.explorers[seat] |= 1 << space
        self.target = NOWHERE
        if self._events is not None:
            arrival = {"by": seat, "at": self._space(space)}
            if source != NOWHERE:
                arrival["from"] = self._space(source)
            self._tell("extra" if self.is_extra else "place", arrival)
        if self.is_extra:
            self._go_on()
        else:
            self._enter(space)

    # Favors

    def _enter(self, space: int) -> None:
        """WS-39: a favor on the space is taken, and its effect comes before anything else."""
        self.entered = space
        for color in range(len(COLORS)):
            if self.favors[color] >> space & 1:
                self._take_favor(space, color)
                return
        self._go_on()

    def _take_favor(self, space: int, color: int) -> None:
        """WS-40: an effect is compulsory where it is possible, and lapses where it is not."""
        seat = self.placer
        self.favors = replaced(self.favors, color, self.favors[color] & ~(1 << space))
        mine = self.taken[seat]
        self.taken = replaced(self.taken, seat, replaced(mine, color, mine[color] + 1))
        if self._events is not None:
            self._tell("favor", {"by": seat, "at": self._space(space), "color": COLORS[color]})
        if color == RED:
            self._advance(seat)
            self._go_on()
            return
        phase = self._effect(color)
        if self._is_possible(phase):
            self._ask(seat, phase)
        else:
            if self._events is not None:
                self._tell("lapse", {"by": seat, "color": COLORS[color]})
            self._go_on()

    def _advance(self, seat: int) -> None:
        """WS-41, WS-42: one place to the left on the track; with five players two."""
        track = list(self.track)
        for _ in range(2 if self.players == 5 else 1):
            place = track.index(seat)
            if place:
                track[place - 1], track[place] = seat, track[place - 1]
        self.track = tuple(track)
        if self._events is not None:
            self._tell("track", {"by": seat, "track": list(track)})

    def _effect(self, color: int) -> int:
        """The question that a favor asks (WS-43, WS-45)."""
        if color == YELLOW:
            return FENCING
        power = self.data.power
        if power == NUTA:
            return EXTRA
        if power == KANAL:
            return REMOVING
        return PIVOTING if power == GIMMICKS else RAISING

    def _is_possible(self, phase: int) -> bool:
        if phase == FENCING:
            return self.supply > 0 and bool(self.ground.legal_fences())
        if phase == REMOVING:
            return self._rivals_round() != 0
        return bool(self._pivoting_fences()) if phase == PIVOTING else self.vacant() != 0

    def _fence(self, border: int) -> None:
        """WS-43, WS-44: a yellow favor puts up another fence."""
        self._put_fence("fence", self.placer, border)
        self._go_on()

    def _rivals_round(self) -> int:
        """WS-47: opponents' explorers on the up to eight spaces round the one just entered."""
        rivals = self.occupied() & ~self.explorers[self.placer]
        return rivals & self.ground.plan.rings[self.entered]

    def _remove(self, space: int) -> None:
        """WS-47: the explorer goes home (WS-R57)."""
        owner = self.owner(space)
        self.explorers[owner] &= ~(1 << space)
        if self._events is not None:
            self._tell("remove", {"by": self.placer, "at": self._space(space), "owner": owner})
        self._go_on()

    def _pivoting_fences(self) -> list[int]:
        """WS-48: the fences that can be turned."""
        return [fence for fence in members(self.ground.fences) if self.ground.pivots(fence)]

    def _choose_pivot(self, fence: int) -> None:
        self.pivot = fence
        self._ask(self.placer, PIVOTING_TO)

    def _pivot_to(self, border: int) -> None:
        """WS-49: the fence turns about one of its ends."""
        before = self.ground
        self.ground = before.turned(self.pivot, border)
        if self._events is not None:
            turned = {"by": self.placer, "fence": self._border(self.pivot), "to": self._border(border)}
            self._tell("pivot", turned)
        self._enclose(self.placer, before)
        self._go_on()

    def _raise_obelisk(self, space: int) -> None:
        """WS-50: it stays for ever."""
        self.obelisks |= 1 << space
        if self._events is not None:
            self._tell("obelisk", {"by": self.placer, "at": self._space(space)})
        self._go_on()

    @abstractmethod
    def _go_on(self) -> None:
        """What comes after an explorer and its favor (WS-35, WS-69)."""
