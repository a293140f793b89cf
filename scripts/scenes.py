"""Positions of Splitz for pictures and tests of pages: found by seeded play, shown as a viewer sees them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.game import Chair, Game
from boardwright.core.state import CHANCE
from boardwright.core.titles import make
from boardwright.games.splitz.view import SplitzObservation
from boardwright.server.table_view import LogEntry, TableView

Wanted = Callable[[SplitzObservation], bool]

NAMES = ("Ana", "Ben", "Cleo", "Dana")
LONG_NAMES = (
    "Wilhelmina Featherstonehaugh"[:24],
    "Ben",
    "Maximiliano Bartholomew X",
    "Ödön von Horváth Szakács",
)


class Played(NamedTuple):
    """A game as far as it was played."""

    game: Game
    state: Any
    events: list[Event]


class Scene(NamedTuple):
    """A moment to look for: the first one that is wanted."""

    name: str
    players: int
    viewer: Callable[[SplitzObservation], int | None]
    """Who looks, given what a spectator sees."""
    wanted: Wanted
    names: tuple[str, ...] = NAMES


def actor(seen: SplitzObservation) -> int:
    return seen.actors[0]


def not_acting(seen: SplitzObservation) -> int:
    return next(seat for seat in range(seen.players) if seat not in seen.actors)


def first(seen: SplitzObservation) -> int:
    return 0


def nobody(seen: SplitzObservation) -> None:
    return None


def in_phase(phase: str, round: int = 4, depth: int = 0) -> Wanted:
    """A position of this phase, from a round on, with so many contests around it."""

    def wanted(seen: SplitzObservation) -> bool:
        return seen.phase == phase and seen.round >= round and len(seen.path) >= depth

    return wanted


def committed(seen: SplitzObservation) -> bool:
    """Everybody but one has voted, the first seat among them."""
    return in_phase("vote", 5)(seen) and len(seen.committed) == 3 and 0 in seen.committed


def settled(seen: SplitzObservation) -> bool:
    """A round is over, the next row not yet dealt, and a part had been contested."""
    return seen.phase == "deal" and len(seen.votings) > 1 and seen.round == 5


def piles(seen: SplitzObservation) -> bool:
    """A late position with a high pile."""
    high = max(seen.count(seat, card) for seat in range(4) for card in range(1, 11))
    return in_phase("vote", 7)(seen) and high >= 7


def many_waiting(seen: SplitzObservation) -> bool:
    return seen.waiting[0] >= 3 and seen.phase in ("divide", "vote")


SCENES = (
    Scene("empty", 4, first, in_phase("lead", 0)),
    Scene("dealing", 4, first, lambda seen: seen.phase == "deal" and len(seen.row) == 4),
    Scene("divide", 4, actor, in_phase("divide", 2)),
    Scene("divide_others", 4, not_acting, in_phase("divide", 3)),
    Scene("vote", 4, actor, in_phase("vote", 5)),
    Scene("vote_three", 3, actor, in_phase("vote", 6)),
    Scene("committed", 4, first, committed),
    Scene("vote_spectator", 4, nobody, in_phase("vote", 5)),
    Scene("revote", 4, actor, in_phase("vote", 4, depth=1)),
    Scene("revote_nested", 4, actor, in_phase("vote", 1, depth=2)),
    Scene("revote_spectator", 4, nobody, in_phase("vote", 6, depth=1)),
    Scene("divide_again", 4, actor, in_phase("divide", 3, depth=1)),
    Scene("joker", 4, actor, in_phase("joker", 6)),
    Scene("joker_others", 4, not_acting, in_phase("joker", 5)),
    Scene("first", 3, actor, in_phase("first", 1)),
    Scene("settled", 4, first, settled),
    Scene("discard", 2, actor, in_phase("discard", 3)),
    Scene("vote_two", 2, actor, in_phase("vote", 4)),
    Scene("waiting", 4, first, many_waiting),
    Scene("piles", 4, first, piles, LONG_NAMES),
    Scene("over", 4, first, in_phase("over")),
    Scene("over_two", 2, first, in_phase("over")),
)


def find(scene: Scene) -> Played:
    """The first moment like that in games of seeds 0, 1, 2 and so on."""
    game = make("splitz", players=scene.players)
    for seed in range(4000):
        dice = Dice(seed)
        state, events = game.new(), []
        while not scene.wanted(game.observation(state, None)) and state.actors():
            seat = state.actor
            actions = state.legal_actions(seat)
            action = state.draw(dice) if seat == CHANCE else actions[dice.below(len(actions))]
            state.apply(seat, action, events)
        if scene.wanted(game.observation(state, None)):
            return Played(game, state, events)
    raise LookupError(f"no game has the scene {scene.name}")


def view_of(scene: Scene, played: Played, **changes: Any) -> TableView:
    """The moment as the scene's viewer sees it."""
    game, state, events = played
    seat = scene.viewer(game.observation(state, None))
    chairs = tuple(
        Chair(name, "bot" if number == 2 else "person", number == seat)
        for number, name in enumerate(scene.names[: scene.players])
    )
    view = TableView(
        id="maple-otter-4217",
        game=game,
        stage="running" if state.actors() else "over",
        chairs=chairs,
        seat=seat,
        is_host=seat == 0,
        rev=len(events),
        observation=game.observation(state, seat),
        log=tuple(log(game, events, seat)),
        can_undo=False,
        events=events,
    )
    return replace(view, **changes)


def log(game: Game, events: list[Event], seat: int | None) -> list[LogEntry]:
    """The log that the viewer reads."""
    entries = []
    for event in events:
        heading, line = game.words.log_heading(event), game.words.log_line(event)
        if heading:
            entries.append(LogEntry((heading,), is_heading=True))
        if line:
            mine = seat is not None and seat in (event.data.get("by"), event.data.get("player"))
            entries.append(LogEntry(line, is_own=mine))
    return entries


def lobby_view(seat: int | None, is_host: bool, chairs: tuple[Chair, ...]) -> TableView:
    """A table before play."""
    return TableView(
        id="maple-otter-4217",
        game=make("splitz", players=len(chairs)),
        stage="lobby",
        chairs=chairs,
        seat=seat,
        is_host=is_host,
        rev=1,
        observation=None,
        log=(),
        can_undo=False,
        may_sit=tuple(number for number, chair in enumerate(chairs) if chair.kind == "open"),
    )
