"""Games that might as well have been played: what a viewer cannot know, found without `resample`."""

from boardwright.core.state import State
from boardwright.testing.copies import same_fields
from boardwright.testing.situation import Situation

MOST_ACTIONS = 3
MOST_WORLDS = 6


class Alternatives:
    """The other worlds that one viewer cannot tell from a game as it goes on.

    Whenever another seat or chance acts, other acts are tried in its place; those after which
    the viewer sees the same are kept, and go on with the real moves for as long as that holds.
    An act is taken as public as soon as one other act would have looked different.
    """

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.worlds: list[State] = []

    def follow(self, at: Situation, before: State, seat: int, action: int) -> None:
        """Take note of a move that led from `before` to where `at` is now."""
        seen = at.game.observation(at.state, self.viewer).as_json()
        followed = [self._moved(world, seat, action) for world in self.worlds]
        self.worlds = []
        for world in followed:
            if world is not None and self._looks_the_same(at, world, seen):
                self._keep(at, world)
        if seat != self.viewer:
            self._branch(at, before, seat, action, seen)

    def _branch(self, at: Situation, before: State, seat: int, action: int, seen: str) -> None:
        """Try other acts instead, up to the first that the viewer can tell from the real one."""
        others = [other for other in before.legal_actions(seat) if other != action]
        dice = at.dice(10)
        for _ in range(min(MOST_ACTIONS, len(others))):
            world = self._moved(before, seat, others.pop(dice.below(len(others))))
            if world is None or not self._looks_the_same(at, world, seen):
                return
            self._keep(at, world)

    def _moved(self, world: State, seat: int, action: int) -> State | None:
        if action not in world.legal_actions(seat):
            return None
        after = world.clone()
        after.apply(seat, action)
        return after

    def _looks_the_same(self, at: Situation, world: State, seen: str) -> bool:
        return at.game.observation(world, self.viewer).as_json() == seen

    def _keep(self, at: Situation, world: State) -> None:
        new = not any(same_fields(world, known) for known in (at.state, *self.worlds))
        if new and len(self.worlds) < MOST_WORLDS:
            self.worlds.append(world)
