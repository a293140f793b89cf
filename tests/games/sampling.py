"""Random games watched for how much their sampled worlds vary, drawn honestly or not."""

from collections.abc import Callable, Iterable
from typing import Any

from boardwright.core.dice import Dice
from boardwright.testing.alternatives import Alternatives
from boardwright.testing.situation import Situation
from boardwright.testing.variety import Variety

Sampler = Callable[[Any, int | None, Dice], Any]
"""Makes a world of a state for a seat, as `State.resample` does."""


def honest(state: Any, seat: int | None, dice: Dice) -> Any:
    return state.resample(seat, dice)


def copied(state: Any, seat: int | None, dice: Dice) -> Any:
    """The dishonest sampler that tells all."""
    return state.clone()


class Sampled:
    """A state whose worlds another sampler makes; everything else is passed on."""

    def __init__(self, state: Any, sampler: Sampler) -> None:
        self._state = state
        self._sampler = sampler

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)

    def resample(self, seat: int | None, dice: Dice) -> Any:
        return self._sampler(self._state, seat, dice)


def variety(
    walked: Iterable[Situation], sampler: Sampler, is_looked_at: Callable[[Situation], bool] = lambda at: True
) -> Variety:
    """Watch a game from its beginning, and the sampler's worlds at the positions that are looked at."""
    watched = Variety()
    watchers = None
    before = None
    for at in walked:
        watchers = watchers or [Alternatives(viewer) for viewer in at.viewers]
        if before is not None:
            seat, action, _ = at.record.moves[-1]
            for watcher in watchers:
                watcher.follow(at, before, seat, action)
        before = at.state.clone()
        at.state, real = Sampled(at.state, sampler), at.state
        for watcher in watchers if is_looked_at(at) else ():
            watched.look(at, watcher)
        at.state = real
    return watched
