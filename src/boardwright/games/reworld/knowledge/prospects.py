"""What the docked modules of all players promise in Chapter One: plans compared with each other."""

from collections.abc import Sequence
from math import exp, sqrt, tanh

from boardwright.games.reworld.data.facts import ReworldData
from boardwright.games.reworld.data.ships import ABSENT, ALL_ROWS, SCORE_SHIP
from boardwright.games.reworld.knowledge.plans import CONDITIONS, Plan

TAKEN = 0.75
"""Of the modules still to come, how many somebody will dock."""
TASKS_GROW = 0.6
"""Of those, how many a satellite finds settled when it scores its task."""
VALUE_RATES = (0.19, 0.095, 0.095, 0.095, 0.095, 0.095)
"""How much a further module adds on average to the shields and to each city."""
SHIP_RATES = (0.16, 0.19, 0.12, 0.11, 0.07, 0.13, 0.15)
"""And to what each of CONDITIONS counts."""
BOXED = -4.0
"""Points for a unit that finds no place, when nothing more can come to its rescue."""

TILE_DOUBT = 1.0
"""Tiles by which plans may err about a settlement; so much more where everything is still to come:"""
TILE_DOUBT_AHEAD = 2.5
TURN_DOUBT = 3.0
"""Turns by which they may err about who empties a row first."""
TURN_DOUBT_AHEAD = 10.0
SCORE_DOUBT = 10.0
"""Points by which they may err about who reaches the score ship first."""
SCORE_DOUBT_AHEAD = 20.0
RACE_LOST = 0.5
"""How much of a ship a rival takes away who is as sure to meet its condition."""


class Prospects:
    """Weighs plans, by seat, where `left` is the part of all modules that is still to come.

    What happens in the races for ships and on the final ship is uncertain: a lead counts by the
    chance that it holds, the less, the more is still to come.
    """

    def __init__(self, data: ReworldData, plans: Sequence[Plan], left: float) -> None:
        self._data = data
        self._plans = plans
        self._left = left
        self._players = len(plans)
        self._coming = sum(data.copies) * TAKEN * left / self._players
        self._tile_doubt = TILE_DOUBT + TILE_DOUBT_AHEAD * sqrt(left)

    def merits(self, scores: Sequence[int]) -> list[float]:
        """By seat, the points that its modules promise, beyond those that it has."""
        parts = [self._own()]
        parts += [self.category(category) for category in range(len(self._data.places))]
        parts += [self._row_ship(ship) for ship in range(ALL_ROWS + 1)]
        parts += [self._condition(place) for place in range(len(CONDITIONS))]
        merits = [sum(points) for points in zip(*parts)]
        totals = [score + merit for score, merit in zip(scores, merits)]
        return [merit + ship for merit, ship in zip(merits, self._score_ship(totals))]

    def _own(self) -> list[float]:
        """Tasks and special units, tasks as they will have grown, and units that are lost."""
        growing = TASKS_GROW * self._coming
        lost = BOXED * (1 - self._left)
        return [plan.points + growing * plan.growth + lost * plan.boxed for plan in self._plans]

    def category(self, category: int) -> list[float]:
        """By seat, a category of the final ship: the place to expect, or taking no part (RW-83 to RW-85)."""
        coming = VALUE_RATES[category] * self._coming
        values = [plan.values[category] for plan in self._plans]
        points = []
        for seat, value in enumerate(values):
            rivals = [other for rival, other in enumerate(values) if rival != seat and other + coming]
            ahead = sum([_chance(other - value, self._tile_doubt) for other in rivals])
            present = 1.0 if value else 1 - exp(-coming)
            points.append(present * self._place_points(category, ahead) + (1 - present) * ABSENT)
        return points

    def _place_points(self, category: int, ahead: float) -> float:
        """The points for a place between two, with so many rivals ahead."""
        places = [*self._data.places[category], *[0] * (self._players + 1)]
        place = int(ahead)
        return places[place] + (places[place + 1] - places[place]) * (ahead - place)

    def _row_ship(self, ship: int) -> list[float]:
        """A ship for empty rows goes to the first to empty them; early plans say little about it."""
        turns = [plan.empty_after[ship] for plan in self._plans]
        doubt = TURN_DOUBT + TURN_DOUBT_AHEAD * self._left
        points = self._data.ship_points[ship] * (1 - self._left)
        chances = []
        for seat, own in enumerate(turns):
            chance = 1.0
            for rival, other in enumerate(turns):
                if rival != seat:
                    chance *= _chance(other - own, doubt)
            chances.append(points * chance)
        return chances

    def _condition(self, place: int) -> list[float]:
        """A ship that asks for so many of something: the chance to have them, shared with rivals."""
        ship = CONDITIONS[place]
        needed = self._data.thresholds[ship] - 0.5 - SHIP_RATES[place] * self._coming
        chances = [_chance(plan.measures[place] - needed, self._tile_doubt) for plan in self._plans]
        lost = RACE_LOST / (self._players - 1)
        points = self._data.ship_points[ship]
        return [points * own * (1 - lost * (sum(chances) - own)) for own in chances]

    def _score_ship(self, totals: list[float]) -> list[float]:
        """The score ship goes to the one who leads, roughly."""
        doubt = SCORE_DOUBT + SCORE_DOUBT_AHEAD * self._left
        points = self._data.ship_points[SCORE_SHIP]
        best = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(self._players)]
        return [points * _chance(own - other, doubt) for own, other in zip(totals, best)]


def _chance(lead: float, doubt: float) -> float:
    """How likely a lead holds, if it may err by about so much."""
    return 0.5 + 0.5 * tanh(0.85 * lead / doubt)
