"""Whether sampled worlds vary in what a viewer cannot know, about as often as they should."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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
    """Counts, for each viewer, how often each other seat's knowledge varies over sampled worlds.

    The measure needs no help from the game: `Alternatives` finds worlds that the viewer cannot
    exclude. If another seat would see m different things in them, equally likely worlds differ
    from the real one with a share of 1 - 1/m. Worlds need not be equally likely, so half of
    that share is enough.
    """

    def __init__(self) -> None:
        self._counts: dict[tuple[int | None, str], _Count] = {}

    def look(self, at: Situation, alternatives: Alternatives) -> None:
        """Sample worlds here, if the viewer cannot know everything."""
        if not alternatives.worlds:
            return
        viewer = alternatives.viewer
        sampled = worlds(at, viewer, WORLDS)
        for name, knowledge in self._witnesses(at, viewer):
            real = knowledge(at.state)
            possible = {real} | {knowledge(world) for world in alternatives.worlds}
            if len(possible) < 2:
                continue
            count = self._counts.setdefault((viewer, name), _Count(first=at.where))
            count.varied += sum(knowledge(world) != real for world in sampled)
            count.due += WORLDS * (1 - 1 / len(possible))

    def verdict(self) -> None:
        """Complain if something that a viewer cannot know varied too seldom."""
        for (viewer, name), count in self._counts.items():
            few = too_few(count.varied, count.due / 2, ERROR / len(self._counts))
            assert not few, (
                f"{count.first} and on: in worlds sampled for viewer {viewer}, {name} differed from "
                f"the truth {count.varied} times, about {count.due:.0f} times were due"
            )

    def _witnesses(
        self, at: Situation, viewer: int | None
    ) -> Sequence[tuple[str, Callable[[State], str]]]:
        others = [seat for seat in range(at.game.players) if seat != viewer]
        seats = [(f"what seat {seat} sees", _sight(at, seat)) for seat in others]
        return [*seats, ("the position", _position)]


def _sight(at: Situation, seat: int) -> Callable[[State], str]:
    return lambda state: at.game.observation(state, seat).as_json()


def _position(state: State) -> str:
    return repr([(name, getattr(state, name)) for name in field_names(state)])
