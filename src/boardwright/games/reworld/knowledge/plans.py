"""What comes of a carrier in Reworld that is undocked as if nobody else played."""

from functools import lru_cache
from typing import NamedTuple

from boardwright.games.reworld.data.facts import ReworldData
from boardwright.games.reworld.data.ships import ALL_ROWS, SCORE_SHIP
from boardwright.games.reworld.data.tiles import ROWS
from boardwright.games.reworld.knowledge import undocking
from boardwright.games.reworld.rules.position import NOWHERE, SPECIAL, TASKS, TURN_TWO
from boardwright.games.reworld.rules.settlement import size
from boardwright.games.reworld.rules.state import ReworldState

Rows = tuple[tuple[int, ...], ...]
"""Five docking rows, each with its open end last."""

CONDITIONS = range(ALL_ROWS + 1, SCORE_SHIP)
"""The ships PS-7 to PS-13, for which something in the settlement is counted."""
ROW_SHIPS = (1 << ALL_ROWS) - 1
"""The ships for one empty row each: they are what makes it urgent to empty a row."""
REMEMBERED = 4_000
"""Plans to remember: in a turn most carriers stay as they are."""


class Plan(NamedTuple):
    """The settlement that the docked modules make, undocked alone by `undocking`.

    Attributes:
        points: by tasks and special units.
        growth: what a further module, settled before the tasks are scored, adds to them on average.
        values: shields and city sizes, as the final ship compares them.
        measures: for each of CONDITIONS, what the settlement has of it.
        empty_after: by docking row, and last for all of them, the turn that empties them.
        boxed: units that find no place.
    """

    points: int
    growth: float
    values: tuple[int, ...]
    measures: tuple[int, ...]
    empty_after: tuple[int, ...]
    boxed: int


@lru_cache(maxsize=REMEMBERED)
def plan(data: ReworldData, rows: Rows) -> Plan:
    """The plan of a carrier from which nothing has been undocked yet."""
    state = _alone(data, rows)
    empty_after = _play_on(state)
    sources = state.sources[0]
    return Plan(
        points=sources[SPECIAL] + sources[TASKS],
        growth=sum([_mean_gain(data, satellite) for satellite in state.satellites[0]]),
        values=(state.shields(0), *[size(city) for city in state.cities]),
        measures=tuple([state.measure(ship, 0) for ship in CONDITIONS]),
        empty_after=empty_after,
        boxed=len(state.box[0]),
    )


def _alone(data: ReworldData, rows: Rows) -> ReworldState:
    """Chapter Two with one player. The other ships wait: who gets those is not decided alone."""
    state = ReworldState(data, 1)
    state.docked = list(rows)
    state.ships_left = ROW_SHIPS
    state.phase = TURN_TWO
    state.actor = 0
    return state


def _play_on(state: ReworldState) -> tuple[int, ...]:
    """Undock everything; after how many turns each row was empty, and all of them."""
    empty_after = [0] * ROWS
    turn = 0
    while state.has_docked(0):
        for row in range(ROWS):
            if state.docked[row]:
                empty_after[row] = turn + 1
        state.play(undocking.choose(state))
        while state.row != NOWHERE:
            state.play(undocking.choose(state))
        turn += 1
    return (*empty_after, turn)


def _mean_gain(data: ReworldData, satellite: int) -> float:
    gains = undocking.GAINS[satellite]
    return sum([gain * copies for gain, copies in zip(gains, data.copies)]) / sum(data.copies)
