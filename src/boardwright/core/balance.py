"""What a balance report asks of a game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from boardwright.core.events import Event

Counts = Counter[tuple[str | int, ...]]
"""Sums by name; the counts of several games are added up."""


class Table(NamedTuple):
    """A table of a report; cells are ready to print."""

    title: str
    text: str
    """What its numbers mean."""
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


class Balance(Protocol):
    """What a game counts beyond points, wins and decisions, and how it tells of it."""

    def tally(self, state: Any, events: Sequence[Event]) -> Counts:
        """What one finished game adds, from its last position and all that happened."""

    def tables(self, counts: Mapping[str, Counts]) -> list[Table]:
        """The tables of many games, whose counts are added up by the setting they were played in."""
