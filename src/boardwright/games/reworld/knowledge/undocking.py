"""A sensible way to undock in Reworld: quick rules for each decision of Chapter Two.

They see one turn and no plan. Bots play on with them from a position, to see what comes of it.
"""

from typing import Final

from boardwright.games.reworld.data.tiles import (
    COMPANY,
    FAMILY,
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
from boardwright.games.reworld.rules.actions import (
    COUPLE,
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
from boardwright.games.reworld.rules.position import COUPLING, ORDERING, SETTLING, TURN_TWO
from boardwright.games.reworld.rules.settlement import (
    chooses_city,
    city_points,
    is_special,
    open_cities,
    size,
    task_points,
)
from boardwright.games.reworld.rules.state import ReworldState

LAUNCHED = 6.0
"""Points for a launch: a terrabot has no other use, so it goes at once."""
FULL_FLIGHT = 4.0
"""And for a shuttle with two units that have a place: it can do no better."""
LOST_UNIT = 3.0
"""What it costs to lose a unit that may still find a seat, or a seat that a unit needs."""
IDLE = 0.3
"""What it costs to lose one of those that are left over anyway."""
SHIELD = 1.2
"""What a shield is worth on the final ship, on average."""
UNCOVERED: Final = {TERRABOT: 0.8, UNIT: 0.3, SHUTTLE: 0.3, SATELLITE: 0.0}
"""What it is worth to uncover a module, by family."""
EMPTIED = 0.5
"""And to leave nothing in a row,"""
EMPTIED_FOR_SHIP = 2.0
"""whose ship is still on the board."""
PER_DOCKED = 0.02
"""So much less for each module in the row: short rows are emptied first."""


def choose(state: ReworldState) -> int:
    """What these rules recommend to the player in turn, in Chapter Two."""
    seat = state.actor
    if state.phase == TURN_TWO:
        turn = Turn(state)
        return max(state.legal_actions(seat), key=turn.merit)
    if state.phase == COUPLING:
        return _couple(state)
    if state.phase == ORDERING:
        return FIRST + 1 if is_special(state.coupled[0]) else FIRST  # its row may have grown then (RW-57)
    if state.phase == SETTLING:
        homes = open_cities(state.cargo[0], state.cities_of(seat))
        return SETTLE + max(homes, key=lambda letter: _home_merit(state, letter))
    founded = [letter for letter, city in enumerate(state.cities_of(seat)) if city]
    return READ + max(founded, key=lambda letter: city_points(state.tile, state.cities_of(seat)[letter]))


# Which module leaves


class Turn:
    """Weighs what the open ends can be used for in one turn."""

    def __init__(self, state: ReworldState) -> None:
        self._state = state
        self._rows = state.rows_of(state.actor)
        self._cities = state.cities_of(state.actor)
        self._docked = [kind for row in self._rows for kind in row]
        families = [FAMILY[kind] for kind in self._docked]
        self._spare_seats = 2 * families.count(SHUTTLE) - families.count(UNIT)
        self._ready = [self._ready_units(row, len(row)) for row in self._rows]

    def merit(self, action: int) -> float:
        """How good an undocking action is; only comparisons count."""
        row, use = divmod(action - UNDOCK, USES)
        tile = self._rows[row][-1]
        if use == TRANSPORT:
            return self._flight(row)
        merit = self._uncovers(row, 1)
        if use == LAUNCH:
            return merit + LAUNCHED
        if use == SACRIFICE:
            return merit - (LOST_UNIT if self._spare_seats >= 0 else IDLE)
        if use == TASK:
            return merit - self._growth(tile)
        merit += SHIELD * self._state.data.shields[tile]
        if FAMILY[tile] == SHUTTLE:
            return merit - self._wasted(2)
        return merit - self._growth(tile) - self._task_now(tile)

    def _flight(self, row: int) -> float:
        """A transport, by the units that could come along."""
        tiles = self._rows[row]
        has_unit_in_front = FAMILY[tiles[-1]] == UNIT
        depth = 2 if has_unit_in_front else 1
        ready = sum(self._ready) - self._ready[row] + self._ready_units(tiles, len(tiles) - depth)
        if has_unit_in_front and open_cities(tiles[-1], self._cities):
            ready += 1
        merit = self._uncovers(row, depth) - IDLE * self._state.data.shields[tiles[-depth]]
        return merit + FULL_FLIGHT if ready >= 2 else merit - self._wasted(2 - ready)

    def _ready_units(self, tiles: tuple[int, ...], end: int) -> int:
        """Units before this end of a row, two at most, that could be coupled one by one and settled."""
        ready = 0
        while (
            ready < 2 and end and FAMILY[tiles[end - 1]] == UNIT and open_cities(tiles[end - 1], self._cities)
        ):
            ready += 1
            end -= 1
        return ready

    def _wasted(self, seats: int) -> float:
        """What it costs that so many seats stay empty."""
        needed = min(seats, max(0, seats - self._spare_seats))
        return LOST_UNIT * needed + IDLE * (seats - needed)

    def _uncovers(self, row: int, depth: int) -> float:
        """What it is worth that so many modules leave the end of a row."""
        tiles = self._rows[row]
        if len(tiles) > depth:
            return UNCOVERED[FAMILY[tiles[-depth - 1]]] - PER_DOCKED * len(tiles)
        return EMPTIED_FOR_SHIP if self._state.ships_left >> row & 1 else EMPTIED

    def _growth(self, satellite: int) -> float:
        """What the task of a satellite may still gain by what is docked."""
        gains = GAINS[satellite]
        return sum([gains[kind] for kind in self._docked])

    def _task_now(self, satellite: int) -> float:
        if chooses_city(satellite):
            return max([city_points(satellite, city) for city in self._cities])
        return task_points(satellite, self._cities, self._state.shields(self._state.actor))


def _gain(satellite: int, kind: int) -> float:
    """What one module more in the settlement adds to the task of a satellite, on average."""
    family = FAMILY[kind]
    if FAMILY[satellite] != SATELLITE:
        return 0.0
    if satellite < READS_COMPANIES:
        return 2.0 if kind == satellite - READS_LETTER else 0.0
    if READS_COMPANY <= satellite < READS_TERRABOTS:
        return 3.0 if COMPANY[kind] == satellite - READS_COMPANY else 0.0
    return _BROAD_GAINS[satellite].get(family, 0.0)


_BROAD_GAINS: Final[dict[int, dict[int, float]]] = {
    READS_COMPANIES: {UNIT: 0.4, TERRABOT: 0.4},
    READS_PRODUCT: {UNIT: 0.5, TERRABOT: 0.5},
    READS_ROW: {UNIT: 0.3, TERRABOT: 0.3},
    READS_TERRABOTS: {TERRABOT: 1.0},
    READS_SHIELDS: {SHUTTLE: 0.3},
    READS_UNITS: {UNIT: 1.0},
}
"""Of the satellites that look at whole families, by family. A terrabot may found the city for a company."""
GAINS: Final = [[_gain(satellite, kind) for kind in range(len(KINDS))] for satellite in range(len(KINDS))]
"""By satellite and kind; 0 for what is no satellite."""


# Which unit flies, and where to


def _couple(state: ReworldState) -> int:
    """The unit that has a place and uncovers most; no unit that would be lost."""
    cities = state.cities_of(state.actor)
    best, best_merit = FLY, 0.0
    for row, tiles in enumerate(state.rows_of(state.actor)):
        if tiles and FAMILY[tiles[-1]] == UNIT:
            merit = _passenger_merit(tiles, cities)
            if merit > best_merit:
                best, best_merit = COUPLE + row, merit
    return best


def _passenger_merit(tiles: tuple[int, ...], cities: list[tuple[int, ...]]) -> float:
    homes = open_cities(tiles[-1], cities)
    if not homes:
        return 0.0
    uncovered = UNCOVERED[FAMILY[tiles[-2]]] if len(tiles) > 1 else EMPTIED
    special = max([size(cities[home]) for home in homes]) if is_special(tiles[-1]) else 0
    return 1.0 + uncovered + 0.1 * special


def _home_merit(state: ReworldState, letter: int) -> float:
    """How good a city is for the next unit: a large one for a special unit, else one that is contested."""
    own = size(state.cities[state.actor * ROWS + letter])
    if is_special(state.cargo[0]):
        return float(own)
    sizes = [size(state.cities[seat * ROWS + letter]) for seat in range(state.players)]
    rival = max([sizes[seat] for seat in range(state.players) if seat != state.actor], default=0)
    lead = own + 0.5 - rival
    return state.data.places[1 + letter][0] / (1.0 + lead * lead)
