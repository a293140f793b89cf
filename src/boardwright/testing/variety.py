"""Whether sampled worlds vary in what a viewer cannot know, about as often as they should."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from boardwright.core.state import State
from boardwright.testing.alternatives import Alternatives
from boardwright.testing.bounds import ERROR, too_few
from boardwright.testing.copies import field_names
from boardwright.testing.secrecy import worlds
from boardwright.testing.situation import Situation

WORLDS = 64


@dataclass
class _Count:
    varied: int = 0
    due: float = 0.0
    first: str = ""
    """The first position that counted."""


class Variety:
    """Counts, for each viewer, how often each thing that another seat sees varies over sampled worlds.

    The measure needs no help from the game: `Alternatives` finds worlds that the viewer cannot
    exclude. If a field of another seat's observation takes m values in them, equally likely worlds
    differ from the real one with a share of 1 - 1/m. Worlds need not be equally likely, so half
    of that share is enough.
    """

    def __init__(self) -> None:
        self._counts: dict[tuple[int | None, str], _Count] = {}

    def look(self, at: Situation, alternatives: Alternatives) -> None:
        """Sample worlds here, if the viewer cannot know everything."""
        if not alternatives.worlds:
            return
        viewer = alternatives.viewer
        sampled = worlds(at, viewer, WORLDS)
        self._compare(at, viewer, "the position", _position, alternatives.worlds, sampled)
        for seat in range(at.game.players):
            if seat != viewer:
                self._compare(at, viewer, f"seat {seat}", _sight(at, seat), alternatives.worlds, sampled)

    def _compare(
        self,
        at: Situation,
        viewer: int | None,
        witness: str,
        facts: Callable[[State], dict[str, Any]],
        possible: list[State],
        sampled: list[State],
    ) -> None:
        """Count how often each fact that the viewer cannot know differs from the truth."""
        real = facts(at.state)
        others = [facts(world) for world in possible]
        drawn = [facts(world) for world in sampled]
        for name, value in real.items():
            values = {repr(value)} | {repr(other[name]) for other in others}
            if len(values) > 1:
                key = viewer, f"{name} of {witness}"
                count = self._counts.setdefault(key, _Count(first=at.where))
                count.varied += sum(world[name] != value for world in drawn)
                count.due += WORLDS * (1 - 1 / len(values))

    def verdict(self) -> None:
        """Complain if something that a viewer cannot know varied too seldom."""
        for (viewer, name), count in self._counts.items():
            if too_few(count.varied, count.due / 2, ERROR / len(self._counts)):
                raise AssertionError(
                    f"{count.first} and on: in worlds sampled for viewer {viewer}, {name} differed "
                    f"from the truth {count.varied} times, about {count.due:.0f} times were due"
                )


def _sight(at: Situation, seat: int) -> Callable[[State], dict[str, Any]]:
    return lambda state: at.game.observation(state, seat).as_dict()


def _position(state: State) -> dict[str, Any]:
    return {"all": [getattr(state, name) for name in field_names(state)]}
