"""What the pictures of Reworld are made from."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.core.board import Chair
from boardwright.games.reworld.data.facts import ReworldData
from boardwright.games.reworld.data.tiles import FAMILY, SATELLITE
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import Names, shields_text


class Scene(NamedTuple):
    """A position as its viewer sees it, who sits where, and what the edition's pieces are and are called."""

    observation: ReworldObservation
    chairs: Sequence[Chair]
    data: ReworldData
    names: Names

    def module(self, kind: int) -> str:
        """What a module is called when it is read out; a satellite with its shields."""
        name = self.names.modules[kind]
        return f"{name}, {shields_text(self.data.shields[kind])}" if FAMILY[kind] == SATELLITE else name

    def who(self, seat: int) -> str:
        """Who sits there, as others are named in a sentence."""
        return "you" if seat == self.observation.seat else self.chairs[seat].name

    def seats(self) -> list[int]:
        """All seats, the viewer's first, then clockwise."""
        first, players = self.observation.seat or 0, self.observation.players
        return [(first + step) % players for step in range(players)]


def listed_values(values: Sequence[int], word: str = "and") -> str:
    """`4`, `4 and 5`, `1, 4 and 5`."""
    *others, last = map(str, values)
    return f"{', '.join(others)} {word} {last}" if others else last
