"""Who can tell that something has happened: whoever knows more than before, or sees an event of it."""

from collections.abc import Iterable, Iterator, Mapping

from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.observation import Observation
from boardwright.core.state import State

Viewer = int | None
"""A seat, or None for a spectator."""
Known = Mapping[Viewer, Observation]
"""What each viewer may know of a position."""


def viewers(game: Game) -> Iterator[Viewer]:
    """All who may look at a table of this game: spectators and every seat."""
    yield None
    yield from range(game.players)


def known(game: Game, state: State | None) -> Known:
    """What each viewer may know of this position; empty where no game has begun."""
    if state is None:
        return {}
    return {viewer: game.observation(state, viewer) for viewer in viewers(game)}


def who_noticed(before: Known, after: Known, events: Iterable[Event]) -> frozenset[Viewer]:
    """The viewers who can tell that these events have led from one position to the other."""
    told = list(events)
    return frozenset(
        viewer
        for viewer, now in after.items()
        if before.get(viewer) != now or any(event.visible_to(viewer) for event in told)
    )
