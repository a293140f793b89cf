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
    """

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.worlds: list[State] = []

    def follow(self, at: Situation, before: State, seat: int, action: int) -> None:
        """Take note of a move that led from `before` to where `at` is now."""
        seen = at.game.observation(at.state, self.viewer).as_json()
        tried = [self._moved(world, seat, action) for world in self.worlds]
        if seat != self.viewer:
            tried += [self._moved(before, seat, other) for other in self._others(at, before, seat, action)]
        self.worlds = []
        for world in tried:
            if world is not None and self._is_new(at, world, seen):
                self.worlds.append(world)
        del self.worlds[MOST_WORLDS:]

    def _others(self, at: Situation, before: State, seat: int, action: int) -> list[int]:
        others = [other for other in before.legal_actions(seat) if other != action]
        dice = at.dice(10)
        return [others.pop(dice.below(len(others))) for _ in range(min(MOST_ACTIONS, len(others)))]

    def _moved(self, world: State, seat: int, action: int) -> State | None:
        if action not in world.legal_actions(seat):
            return None
        after = world.clone()
        after.apply(seat, action)
        return after

    def _is_new(self, at: Situation, world: State, seen: str) -> bool:
        if at.game.observation(world, self.viewer).as_json() != seen:
            return False
        return not any(same_fields(world, known) for known in (at.state, *self.worlds))
