"""A sensible way to undock: quick rules for every decision of Chapter Two, for bots that play on to the end."""

from collections.abc import Sequence
from typing import Final

from boardwright.games.reworld.actions import (
    COUPLE,
    DEFEND,
    FIRST,
    FLY,
    LAUNCH,
    READ,
    SACRIFICE,
    SETTLE,
    TASK,
    TRANSPORT,
    UNDOCK,
    USES,
)
from boardwright.games.reworld.position import COUPLING, NOWHERE, ORDERING, SETTLING, TURN_TWO
from boardwright.games.reworld.rules import ReworldState
from boardwright.games.reworld.settlement import (
    chooses_city,
    city_points,
    is_special,
    open_cities,
    size,
    task_points,
)
from boardwright.games.reworld.tiles import (
    COMPANY,
    FAMILY,
    FARMERS,
    FIRST_SATELLITE,
    KINDS,
    READS_COMPANIES,
    READS_COMPANY,
    READS_LETTER,
    READS_PRODUCT,
    READS_ROW,
    READS_SHIELDS,
    READS_TERRABOTS,
    READS_UNITS,
    ROWS,
    SATELLITE,
    SHUTTLE,
    TERRABOT,
    UNIT,
)

LAUNCHED = 6.0
"""A terrabot has but one use: it goes at once, and uncovers what is behind it."""
FULL_FLIGHT = 4.0
"""So does a shuttle that takes two units to a city."""
UNIT_WORTH = 3.0
"""Points that a unit without a seat is thought to cost."""
SPARE_SEAT = 0.3
"""And a seat that nobody needs."""
SHIELD_WORTH = 1.2
"""Points that a shield is good for, before the final ship tells."""
LATER = {TERRABOT: 0.8, UNIT: 0.3, SHUTTLE: 0.3, SATELLITE: 0.0}
"""What it is worth to uncover a module, by family."""


def choose(state: ReworldState) -> int:
    """The act of Chapter Two that these rules recommend to the player in turn."""
    if state.phase == TURN_TWO:
        return _undock(state)
    if state.phase == COUPLING:
        return _couple(state)
    if state.phase == ORDERING:
        return FIRST + 1 if is_special(state.coupled[0]) else FIRST  # the row has grown then (RW-57)
    if state.phase == SETTLING:
        unit, cities = state.cargo[0], state.cities_of(state.actor)
        return SETTLE + _best_home(state, unit, open_cities(unit, cities))
    cities = state.cities_of(state.actor)
    values = [city_points(state.tile, city) if city else -1 for city in cities]
    return READ + values.index(max(values))


# Which module leaves


def _undock(state: ReworldState) -> int:
    turn = Turn(state)
    best, best_merit = -1, -1e9
    for action in state.legal_actions(state.actor):
        row, use = divmod(action - UNDOCK, USES)
        merit = turn.merit(row, use)
        if merit > best_merit:
            best, best_merit = action, merit
    return best


class Turn:
    """Weighs the uses of the open ends in one turn."""

    def __init__(self, state: ReworldState) -> None:
        seat = state.actor
        self._state = state
        self._rows = state.rows_of(seat)
        self._cities = state.cities_of(seat)
        self._left = [kind for row in self._rows for kind in row]
        families = [FAMILY[kind] for kind in self._left]
        self._spare_seats = 2 * families.count(SHUTTLE) - families.count(UNIT)
        self._ready = [self._ready_units(row, len(row)) for row in self._rows]

    def merit(self, row: int, use: int) -> float:
        """How good a use of the open end of a row is; only comparisons count."""
        tiles = self._rows[row]
        if use == LAUNCH:
            return LAUNCHED + self._uncovers(tiles, 1)
        if use == TRANSPORT:
            return self._flight(row)
        if use == SACRIFICE:
            return self._uncovers(tiles, 1) - (UNIT_WORTH if self._spare_seats >= 0 else SPARE_SEAT)
        shields = SHIELD_WORTH * self._state.data.shields[tiles[-1]]
        if FAMILY[tiles[-1]] == SHUTTLE:
            return self._uncovers(tiles, 1) + shields - self._seats(2)
        growth = self._growth(tiles[-1])
        if use == TASK:
            return self._uncovers(tiles, 1) - growth
        return self._uncovers(tiles, 1) + shields - growth - self._now(tiles[-1])

    def _flight(self, row: int) -> float:
        tiles = self._rows[row]
        depth = 1 if FAMILY[tiles[-1]] == SHUTTLE else 2
        here = self._ready_units(tiles, len(tiles) - depth)
        ready = sum(self._ready) - self._ready[row] + here
        if depth == 2:
            ready += 1 if open_cities(tiles[-1], self._cities) else 0
        merit = self._uncovers(tiles, depth) - self._state.data.shields[tiles[-depth]] * SPARE_SEAT
        if ready >= 2:
            return merit + FULL_FLIGHT
        return merit - self._seats(2 - ready)

    def _seats(self, count: int) -> float:
        """What it costs to waste so many seats."""
        scarce = min(count, max(0, count - self._spare_seats))
        return UNIT_WORTH * scarce + SPARE_SEAT * (count - scarce)

    def _ready_units(self, tiles: tuple[int, ...], end: int) -> int:
        """Units, two at most, that one could couple at the open end of a row and settle."""
        count = 0
        while count < 2 and end and FAMILY[tiles[end - 1]] == UNIT and open_cities(tiles[end - 1], self._cities):
            count += 1
            end -= 1
        return count

    def _uncovers(self, tiles: tuple[int, ...], depth: int) -> float:
        if len(tiles) == depth:
            return 0.5
        return LATER[FAMILY[tiles[-depth - 1]]] - 0.02 * len(tiles)

    def _growth(self, satellite: int) -> float:
        """What the task of a satellite may still gain by what is docked."""
        gains = GROWTH[satellite]
        return sum([gains[kind] for kind in self._left])

    def _now(self, satellite: int) -> float:
        if chooses_city(satellite):
            return max([city_points(satellite, city) for city in self._cities])
        return task_points(satellite, self._cities, self._state.shields(self._state.actor))


def _gains(satellite: int, kind: int) -> float:
    """What the task of a satellite gains by a docked module, on average, when that has left."""
    family = FAMILY[kind]
    if satellite < READS_COMPANIES:
        return 2.0 if kind == satellite - READS_LETTER else 0.0
    if READS_COMPANY <= satellite < READS_TERRABOTS:
        return 3.0 if COMPANY[kind] == satellite - READS_COMPANY else 0.0
    if satellite == READS_TERRABOTS:
        return 1.0 if family == TERRABOT else 0.0
    if satellite == READS_UNITS:
        return 1.0 if family == UNIT else 0.0
    if satellite == READS_SHIELDS:
        return 0.3 if family == SHUTTLE else 0.0
    if family not in (TERRABOT, UNIT):
        return 0.0
    return {READS_COMPANIES: 0.4, READS_PRODUCT: 0.5, READS_ROW: 0.3}[satellite]


GROWTH: Final[list[list[float]]] = [
    [_gains(satellite, kind) if satellite >= FIRST_SATELLITE else 0.0 for kind in range(len(KINDS))]
    for satellite in range(len(KINDS))
]
"""By satellite and docked kind."""


# Which unit flies, and where to


def _couple(state: ReworldState) -> int:
    seat = state.actor
    cities = state.cities_of(seat)
    best, best_merit = FLY, 0.0
    for row, tiles in enumerate(state.rows_of(seat)):
        if tiles and FAMILY[tiles[-1]] == UNIT:
            merit = _passenger(tiles, cities)
            if merit > best_merit:
                best, best_merit = COUPLE + row, merit
    return best


def _passenger(tiles: tuple[int, ...], cities: Sequence[tuple[int, ...]]) -> float:
    unit = tiles[-1]
    homes = open_cities(unit, list(cities))
    if not homes:
        return 0.0
    merit = 1.0 + (LATER[FAMILY[tiles[-2]]] if len(tiles) > 1 else 0.5)
    if is_special(unit):
        merit += 0.1 * max([size(cities[home]) for home in homes])
    return merit


def _best_home(state: ReworldState, unit: int, homes: list[int]) -> int:
    seat = state.actor
    merits = [_home(state, seat, unit, letter) for letter in homes]
    return homes[merits.index(max(merits))]


def _home(state: ReworldState, seat: int, unit: int, letter: int) -> float:
    """How much the city would gain by one more tile against its rivals on the final ship."""
    own = size(state.cities[seat * ROWS + letter])
    if is_special(unit):
        return float(own)
    rivals = [size(state.cities[other * ROWS + letter]) for other in range(state.players) if other != seat]
    lead = own + 0.5 - max(rivals, default=0)
    return state.data.places[1 + letter][0] / (1.0 + lead * lead)
