"""What the docked modules promise in Chapter One: each carrier is undocked in thought, and compared."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from boardwright.games.reworld.data import SHIPS, ReworldData
from boardwright.games.reworld.position import (
    ABSENT,
    ALL_ROWS,
    SCORE_SHIP,
    SPECIAL,
    TASKS,
    TURN_TWO,
)
from boardwright.games.reworld.rules import ReworldState
from boardwright.games.reworld.settlement import size
from boardwright.games.reworld.tiles import ROWS
from boardwright.games.reworld import undocking

Rows = tuple[tuple[int, ...], ...]

SHARE = 0.75
"""Of the modules still to come, how many somebody will take."""
HOPE = 2.0
"""Points for a unit that would end in the box today, if everything were still to come."""
DOUBT = 1.0
"""Tiles or shields by which a comparison may turn even when nothing more is to come."""
HASTE = 3.0
"""The same for turns, where it counts who empties a row first."""
SCORE_DOUBT = 10.0


class Plan(NamedTuple):
    """What comes of a carrier that is undocked alone, by `undocking`.

    Attributes:
        points: by tasks and special units.
        values: shields and city sizes, as the final ship compares them.
        measures: by ship, how far its condition is met in the end; the empty rows are in `empty`.
        empty: by docking row, and last for all of them, after how many turns they are empty.
        boxed: units that have found no place.
    """

    points: int
    values: tuple[int, ...]
    measures: tuple[int, ...]
    empty: tuple[int, ...]
    boxed: int


def plan(data: ReworldData, rows: Rows) -> Plan:
    """Undock these rows as if nobody else played."""
    state = ReworldState(data, 1)
    state.phase = TURN_TWO
    state.actor = 0
    state.ships_left = 0
    state.docked = list(rows)
    empty = [0 if not row else -1 for row in rows]
    turns = 0
    if any(rows):
        while state.actor == 0:
            state.play(undocking.choose(state))
            if state.phase >= TURN_TWO and state.row < 0:
                turns += 1
                for row in range(ROWS):
                    if empty[row] < 0 and not state.docked[row]:
                        empty[row] = turns
    sources = state.sources[0]
    return Plan(
        sources[SPECIAL] + sources[TASKS],
        (state.shields(0), *[size(city) for city in state.cities]),
        tuple([state.measure(ship, 0) for ship in range(ALL_ROWS + 1, SCORE_SHIP)]),
        (*empty, turns),
        len(state.box[0]),
    )


COMING_VALUES = (7.0, 3.5, 3.5, 3.5, 3.5, 3.5)
COMING_MEASURES = (6.0, 7.0, 4.5, 4.0, 2.5, 5.0, 5.5)


class Prospects:
    """Compares the plans of all seats. `left` is the part of the game's modules that is still to come."""

    def __init__(self, data: ReworldData, plans: Sequence[Plan], scores: Sequence[float], left: float) -> None:
        self._data = data
        self._plans = plans
        self._scores = scores
        self._left = left
        self._doubt = DOUBT + 2.5 * sqrt(left)
        self._players = len(plans)

    def merits(self) -> list[float]:
        """By seat, the points that its modules promise."""
        merits = []
        for plan in self._plans:
            merits.append(plan.points + HOPE * self._left * plan.boxed)
        for category in range(len(self._data.places)):
            self._add(merits, self._category(category))
        for ship in range(len(SHIPS)):
            if ship <= ALL_ROWS:
                self._add(merits, self._race(ship))
            elif ship < SCORE_SHIP:
                self._add(merits, self._condition(ship))
            else:
                self._add(merits, self._score_ship(merits))
        return merits

    def _add(self, merits: list[float], points: list[float]) -> None:
        for seat, gained in enumerate(points):
            merits[seat] += gained

    def _category(self, category: int) -> list[float]:
        coming = COMING_VALUES[category] * self._left * 2 / self._players
        values = [plan.values[category] for plan in self._plans]
        places = [*self._data.places[category], *[0] * self._players]
        result = []
        for seat, value in enumerate(values):
            ahead = [
                _chance(other - value, self._doubt) for rival, other in enumerate(values) if rival != seat and other + coming > 0
            ]
            place = sum(ahead)
            whole = int(place)
            points = places[whole] + (places[whole + 1] - places[whole]) * (place - whole)
            if value == 0:
                part = 1 - exp(-coming)
                points = points * part + ABSENT * (1 - part)
            result.append(points)
        return result

    def _race(self, ship: int) -> list[float]:
        turns = [plan.empty[ship] for plan in self._plans]
        points = self._data.ship_points[ship] * (1 - self._left)
        return [points * self._first(turns, seat) for seat in range(self._players)]

    def _first(self, turns: list[int], seat: int) -> float:
        chance = 1.0
        for rival, other in enumerate(turns):
            if rival != seat:
                chance *= _chance(other - turns[seat], HASTE + 10 * self._left)
        return chance

    def _condition(self, ship: int) -> list[float]:
        place = ship - ALL_ROWS - 1
        coming = COMING_MEASURES[place] * self._left * 2 / self._players
        threshold = self._data.thresholds[ship] - 0.5
        chances = [
            _chance(plan.measures[place] + coming - threshold, self._doubt) for plan in self._plans
        ]
        total = sum(chances)
        points = self._data.ship_points[ship]
        return [points * chance * (1 - 0.5 * (total - chance) / max(1, self._players - 1)) for chance in chances]

    def _score_ship(self, merits: list[float]) -> list[float]:
        totals = [score + merit for score, merit in zip(self._scores, merits)]
        points = self._data.ship_points[SCORE_SHIP]
        chances = []
        for seat, total in enumerate(totals):
            rival = max([other for s, other in enumerate(totals) if s != seat])
            chances.append(points * _chance(total - rival, SCORE_DOUBT + 20 * self._left))
        return chances


def _chance(lead: float, doubt: float) -> float:
    """How likely a lead holds."""
    return 1 / (1 + exp(-1.7 * lead / doubt))
