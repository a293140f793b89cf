"""What the population ships ask for, in words for those who do not know them yet."""

from typing import Final

from boardwright.games.reworld.data.facts import ReworldData
from boardwright.games.reworld.data.tiles import ROWS

_ASKS: Final = (
    *[f"docking row {row + 1} empty" for row in range(ROWS)],
    "all five docking rows empty",
    "a city of {} tiles, its sign included",
    "{} shields in defence",
    "{} shuttles beside the settlement",
    "{} satellites that did their task",
    "{} farming units in cities",
    "{} companies in cities, farming included",
    "{} of the 6 rows started, cities A to E and defence",
    "{} points",
)
"""By ship, with its threshold (RW-70)."""


def asked(ship: int, data: ReworldData) -> str:
    """What a player has who takes this ship, as `3 farming units in cities`."""
    return _ASKS[ship].format(data.thresholds[ship])


def purpose_of_ship(ship: int, data: ReworldData) -> str:
    """Who takes a ship, and for what (RW-70, RW-71)."""
    return f"{data.ship_points[ship]} points for the first to end a turn with {asked(ship, data)}."
