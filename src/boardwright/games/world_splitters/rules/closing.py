"""What opens and closes a turn of World Splitters, and the game (WS-22, WS-53 to WS-63)."""

from boardwright.core.state import OVER
from boardwright.core.tuples import replaced
from boardwright.games.world_splitters.data.facts import (
    INCOME,
)
from boardwright.games.world_splitters.data.plan import members
from boardwright.games.world_splitters.rules.position import (
    DIVIDING,
    FINISHED,
    MONEY,
    OBELISKS,
    OPEN_LAND,
    REGIONS,
    SETS,
    Position,
)

FOURTH = 4
"""The region that brings two players coins (WS-70)."""


class Closing(Position):
    """Regions score, the next turn begins, or the game ends."""

    __slots__ = ()

    # The next turn

    def _begin_turn(self, seat: int) -> None:
        """WS-22: without a fence or a legal border the game ends before the next turn."""
        self._clear_turn()
        if not self.supply:
            self._end("no_fence")
            return
        if not self.ground.legal_fences():
            self._end("no_border")
            return
        self.active = seat
        self.turn += 1
        if self._events is not None:
            self._tell("turn", {"turn": self.turn, "by": seat})
        self._ask(seat, DIVIDING)

    # Resolve

    def _resolve(self) -> None:
        """WS-53, WS-58, WS-59: pending regions score; enough regions end the game."""
        before = self.scored
        for region in self.regions[self.scored :]:
            self._score_region(region)
        self.scored = len(self.regions)
        if self.players == 2 and before < FOURTH <= self.scored:
            self._pay_income()
        if self.scored >= self.data.markers:
            self._end("regions")
        else:
            self._begin_turn((self.active + 1) % self.players)

    def _score_region(self, region: int) -> None:
        """WS-54 to WS-57: first and second place score, and all explorers go home."""
        census = self.census(region)
        majority, obelisks = self.region_points(region), self.obelisk_points(region)
        for seat in range(self.players):
            self._score(seat, REGIONS, majority[seat])
            self._score(seat, OBELISKS, obelisks[seat])
            self.explorers[seat] &= ~region
        if self._events is not None:
            points = [most + more for most, more in zip(majority, obelisks)]
            scored = {"spaces": self._spaces(region), "explorers": census, "points": points}
            self._tell("region", scored)

    def _pay_income(self) -> None:
        """WS-70: with the fourth region each of two players gets coins, once."""
        for seat in range(self.players):
            self.coins[seat] += INCOME
        if self._events is not None:
            self._tell("income", {"coins": INCOME})

    # End

    def _end(self, reason: str) -> None:
        """WS-60 to WS-63: sets, money, open land."""
        for seat in range(self.players):
            self._score(seat, SETS, 12 * min(self.colors(seat)))
        purses = self.purses()
        richest, poorest = purses[0], purses[-1]
        self._score(richest, MONEY, 5)
        self._score(poorest, MONEY, -5)
        regions = self.open_regions()
        for region in regions:
            points = self.open_points(region)
            for seat in range(self.players):
                self._score(seat, OPEN_LAND, points[seat])
        self.phase = FINISHED
        self.actor = OVER
        if self._events is not None:
            self._tell_end(reason, richest, poorest, regions)

    def _tell_end(self, reason: str, richest: int, poorest: int, regions: list[int]) -> None:
        seats = range(self.players)
        sets = [self.sources[seat][SETS] for seat in seats]
        self._tell("stop", {"reason": reason, "regions": len(self.regions)}, final=True)
        self._tell("sets", {"points": sets})
        self._tell("money", {"richest": richest, "poorest": poorest, "coins": self.coins.copy()})
        for region in regions:
            land = {"spaces": self._spaces(region), "explorers": self.census(region)}
            self._tell("open_region", land | {"points": self.open_points(region)})
        self._tell("end", {"scores": self.scores(), "ranks": self.ranking()})

    # Small helpers

    def _ask(self, seat: int, phase: int) -> None:
        self.actor = seat
        self.phase = phase

    def _score(self, seat: int, source: int, points: int) -> None:
        if points:
            sources = self.sources[seat]
            self.sources[seat] = replaced(sources, source, sources[source] + points)

    def _space(self, space: int) -> str:
        return self.ground.plan.spaces[space]

    def _spaces(self, region: int) -> list[str]:
        return [self.ground.plan.spaces[space] for space in members(region)]

    def _border(self, border: int) -> str:
        return self.ground.plan.borders[border]
