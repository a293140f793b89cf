"""What a position of World Splitters promises, in points by seat, before anything more is placed."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from boardwright.games.world_splitters.data.facts import COLORS, GREEN, KANAL, NUTA, POMPA, RED, YELLOW
from boardwright.games.world_splitters.data.plan import members
from boardwright.games.world_splitters.knowledge.outlook import MEAN_SIZE, Outlook, open_prizes, prizes
from boardwright.games.world_splitters.rules.position import DIVIDING, NOBODY, OBELISK_POINTS, enclosed_points
from boardwright.games.world_splitters.rules.state import WorldState

RIVALRY: Final = {2: 1.0, 3: 0.7, 4: 0.6, 5: 0.5}
"""What a point of the rivals' mean costs, in own points, by player count. Two play for the difference."""
CLOSES: Final = (0.6, 0.35, 0.2)
"""How likely the next players to divide close what is best for them, the first to come first."""
PROGRESS: Final = (0.0, 2.0, 5.5, 12.0)
"""Points for a set, by the number of its colours that are there (WS-60); unfinished ones wane."""
PURSE: Final = 4.0
"""Points for the square root of coins, at the start: the first coins are worth most, and early ones."""
RICHEST: Final = 5.0
"""Points from the poorest to the richest (WS-61)."""
STEP: Final = 1.2
"""Points for a place on the initiative track, at the start."""
IDLE: Final = 0.4
"""Points for an explorer in the supply, up to two: without any, a placement gives up another."""
FENCE: Final = 1.0
"""Points for the fence of a yellow favor that closes nothing."""
POWER: Final = {NUTA: 2.5, KANAL: 1.5, POMPA: 1.0}
"""Points for the effect of a green favor."""
TURN: Final = 1.5
"""The same on Gimmicks."""
SHORT_SUPPLY: Final = 12
"""Fences from which on their number tells how long the game still goes."""


@final
class Appraisal:
    """A position, weighed. `left` is how much of the game is still to come, from 1 to 0."""

    __slots__ = ("_chance", "_colors", "_land", "left", "outlook", "state")

    def __init__(self, state: WorldState, outlook: Outlook) -> None:
        self.state: WorldState = state
        self.outlook: Outlook = outlook
        regions = max(state.data.markers - len(state.regions), 0)
        self.left: float = min(regions / state.data.markers, state.supply / SHORT_SUPPLY, 1.0)
        self._chance: float = min(1.0, regions * MEAN_SIZE / max(len(outlook.spaces), 1))
        """That a space of open land will be enclosed."""
        self._colors: list[list[int]] = [state.colors(seat) for seat in range(state.players)]
        self._land: dict[int, list[float]] = {
            space: self._space_prizes(space, state.explorers) for space in outlook.spaces
        }
        """By space, what it promises to each seat."""

    # The whole

    def points(self) -> list[float]:
        """All but coins, by seat; they are `money`."""
        state = self.state
        points = [float(score) for score in state.scores()]
        for region in state.regions[state.scored :]:
            add(points, self._enclosed(region, state.explorers))
        for prize in self._land.values():
            add(points, prize)
        for closed in self._coming_closings():
            add(points, closed)
        for region in state.open_regions():
            add(points, self._open_land(region, state.explorers))
        for place, seat in enumerate(reversed(state.track)):
            points[seat] += STEP * self.left * place
            points[seat] += self._sets(self._colors[seat])
            points[seat] += IDLE * self.left * min(state.explorers_left(seat), 2)
        return points

    def money(self, coins: Sequence[int]) -> list[float]:
        """What purses like these are worth, by seat."""
        mean = sum(coins) / len(coins)
        spread = 2 + 6 * self.left
        return [
            PURSE * self.left * sqrt(max(purse, 0)) + RICHEST * max(-1.0, min((purse - mean) / spread, 1.0))
            for purse in coins
        ]

    # Placements

    def entering(self, seat: int, space: int) -> list[float]:
        """What changes, by seat, when an explorer of this seat enters the space; its favor included."""
        explorers = self.state.explorers.copy()
        explorers[seat] |= 1 << space
        change = [0.0] * self.state.players
        for region in self.state.regions[self.state.scored :]:
            if region >> space & 1:
                add(change, self._enclosed(region, explorers))
                add(change, self._enclosed(region, self.state.explorers), -1.0)
        for near in members(self.outlook.around[space]):
            add(change, self._space_prizes(near, explorers))
            add(change, self._land[near], -1.0)
        for region in self.state.open_regions():
            if region >> space & 1:
                add(change, self._open_land(region, explorers))
                add(change, self._open_land(region, self.state.explorers), -1.0)
        for color in range(len(COLORS)):
            if self.state.favors[color] >> space & 1:
                change[seat] += self._set_gain(seat, color) + self.effect(seat, color)
        return change

    def effect(self, seat: int, color: int) -> float:
        """About what the effect of a favor is worth to its taker."""
        state = self.state
        if color == RED:
            return STEP * self.left if state.track[0] != seat else 0.0
        if color == YELLOW:
            closing = self._best_closing(seat, 0) if state.supply else None
            return max(FENCE * self.left, over_rivals(closing[1], seat) if closing else 0.0)
        return POWER.get(state.data.power, TURN) * self.left if color == GREEN else 0.0

    # Land

    def _space_prizes(self, space: int, explorers: Sequence[int]) -> list[float]:
        around = self.outlook.around[space]
        census = tuple([(standing & around).bit_count() for standing in explorers])
        if not any(census):
            return [0.0] * len(census)
        obelisks: int = self.state.obelisks & around
        found = prizes(census, around.bit_count(), obelisks.bit_count(), self.state.track)
        return [self._chance * prize for prize in found]

    def _open_land(self, region: int, explorers: Sequence[int]) -> list[float]:
        """What an open region promises, by seat, as far as it will stay open.

        Early it says little who has more: all explorers will be on the map, and majorities change.
        """
        census = [(standing & region).bit_count() for standing in explorers]
        found = open_prizes(census, region.bit_count(), self.state.track, self.left)
        stays = (1 - self.left) * (1 - self._chance)
        return [stays * prize for prize in found]

    def _enclosed(self, region: int, explorers: Sequence[int]) -> list[float]:
        """What an enclosed region brings, by seat (WS-54 to WS-56)."""
        census = [(standing & region).bit_count() for standing in explorers]
        points = [float(most) for most in enclosed_points(census, region.bit_count(), self.state.track)]
        obelisks: int = region & self.state.obelisks
        if obelisks and any(census):
            points[self.state.leaders(census)[0]] += OBELISK_POINTS * obelisks.bit_count()
        return points

    def _coming_closings(self) -> list[list[float]]:
        """What the next players to divide will probably close."""
        state = self.state
        first = state.active if state.phase == DIVIDING else state.active + 1
        closed, shut = [], 0
        for turn, chance in enumerate(CLOSES[: min(state.players, state.supply)]):
            best = self._best_closing((first + turn) % state.players, shut)
            if best:
                shut |= best[0]
                closed.append([chance * change for change in best[1]])
        return closed

    def _best_closing(self, seat: int, shut: int) -> tuple[int, list[float]] | None:
        """The spaces that the seat would best enclose with a fence, apart from some, and what changes."""
        best, most = None, 0.0
        for regions in self.outlook.closings:
            spaces = sum(regions)
            if spaces & shut:
                continue
            change = self._closing(seat, regions)
            gain = over_rivals(change, seat)
            if gain > most:
                best, most = (spaces, change), gain
        return best

    def _closing(self, seat: int, regions: Sequence[int]) -> list[float]:
        """What changes, by seat, when this seat encloses the regions: tiles, majorities instead of hopes."""
        state = self.state
        change = [0.0] * state.players
        for region in regions:
            add(change, self._enclosed(region, state.explorers))
            for space in members(region):
                add(change, self._land[space], -1.0)
            size = region.bit_count()
            if state.tiles[size - 1] == NOBODY:
                change[seat] += state.data.bonus_points[size - 1]
                change[seat] += self._set_gain(seat, state.data.bonus_colors[size - 1])
        return change

    # Colours

    def _set_gain(self, seat: int, color: int) -> float:
        colors = self._colors[seat]
        more = [count + (number == color) for number, count in enumerate(colors)]
        return self._sets(more) - self._sets(colors)

    def _sets(self, colors: Sequence[int]) -> float:
        """Complete sets, and what may become one."""
        points = 12.0 * min(colors)
        for level in range(min(colors), max(colors)):
            points += self.left**0.5 * PROGRESS[sum([count > level for count in colors])]
        return points


def add(points: list[float], change: Sequence[float], times: float = 1.0) -> None:
    """Add one list of points by seat to another."""
    for seat, more in enumerate(change):
        points[seat] += times * more


def over_rivals(points: Sequence[float], seat: int) -> float:
    """Points of a seat, over those of its rivals."""
    rivals = len(points) - 1
    return points[seat] - RIVALRY[len(points)] * (sum(points) - points[seat]) / rivals
