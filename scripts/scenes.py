"""Positions of Splitz for pictures and tests of pages: found by seeded play, shown as a viewer sees them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.game import Chair, Game
from boardwright.core.state import CHANCE
from boardwright.core.titles import make
from boardwright.server.table_view import LogEntry, TableView

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
    viewer: Callable[[Any], int | None]
    """Who looks, given the state."""
    wanted: Callable[[Any], bool]
    names: tuple[str, ...] = NAMES


def actor(state: Any) -> int:
    return int(state.actor)


def first(state: Any) -> int:
    return 0


def nobody(state: Any) -> None:
    return None


def _phase(state: Any) -> str:
    phase: str = state_phase(state)
    return phase


def state_phase(state: Any) -> str:
    from boardwright.games.splitz.position import PHASES

    return PHASES[state.phase]


def in_phase(phase: str, round: int = 4, depth: int = 0) -> Callable[[Any], bool]:
    """A position of this phase, from a round on, with so many contests around it."""

    def wanted(state: Any) -> bool:
        return _phase(state) == phase and state.round >= round and len(state.path) >= depth

    return wanted


def committed(state: Any) -> bool:
    """Everybody but one has voted, the first seat among them."""
    return in_phase("vote", 5)(state) and state.pending.bit_count() == 1 and not state.pending & 1


def piles(state: Any) -> bool:
    """A late position with a high pile."""
    return in_phase("vote", 7)(state) and max(map(sum, zip(state.numbers, state.jokers))) >= 6


def many_waiting(state: Any) -> bool:
    return state.waiting[0] >= 3 and _phase(state) in ("divide", "vote")


SCENES = (
    Scene("empty", 4, first, lambda state: _phase(state) == "lead"),
    Scene("dealing", 4, first, lambda state: _phase(state) == "deal" and len(state.row) == 4),
    Scene("divide", 4, actor, in_phase("divide", 2)),
    Scene("divide_others", 4, lambda state: (state.leader + 1) % 4, in_phase("divide", 3)),
    Scene("vote", 4, actor, in_phase("vote", 5)),
    Scene("vote_three", 3, actor, in_phase("vote", 6)),
    Scene("committed", 4, first, committed),
    Scene("vote_spectator", 4, nobody, in_phase("vote", 5)),
    Scene("revote", 4, actor, in_phase("vote", 4, depth=1)),
    Scene("revote_nested", 4, actor, in_phase("vote", 1, depth=2)),
    Scene("revote_spectator", 4, nobody, in_phase("vote", 6, depth=1)),
    Scene("divide_again", 4, actor, in_phase("divide", 3, depth=1)),
    Scene("joker", 4, actor, in_phase("joker", 6)),
    Scene("joker_others", 4, lambda state: (actor(state) + 1) % 4, in_phase("joker", 5)),
    Scene("first", 3, actor, in_phase("first", 1)),
    Scene("settled", 4, first, lambda state: _phase(state) == "deal" and state.votings and state.round == 5),
    Scene("discard", 2, actor, in_phase("discard", 3)),
    Scene("vote_two", 2, actor, in_phase("vote", 4)),
    Scene("waiting", 4, first, many_waiting),
    Scene("piles", 4, first, piles, LONG_NAMES),
    Scene("over", 4, first, lambda state: _phase(state) == "over"),
    Scene("over_two", 2, first, lambda state: _phase(state) == "over"),
)


def find(scene: Scene) -> Played:
    """The first moment like that in games of seeds 0, 1, 2 and so on."""
    game = make("splitz", players=scene.players)
    for seed in range(4000):
        dice = Dice(seed)
        state, events = game.new(), []
        while not scene.wanted(state):
            if not state.actors():
                break
            seat = state.actor
            actions = state.legal_actions(seat)
            action = state.draw(dice) if seat == CHANCE else actions[dice.below(len(actions))]
            state.apply(seat, action, events)
        if scene.wanted(state):
            return Played(game, state, events)
    raise LookupError(f"no game has the scene {scene.name}")


def view_of(scene: Scene, played: Played, **changes: Any) -> TableView:
    """The moment as the scene's viewer sees it."""
    game, state, events = played
    seat = scene.viewer(state)
    chairs = tuple(
        Chair(name, "bot" if number == 2 else "person", number == seat)
        for number, name in enumerate(scene.names[: scene.players])
    )
    view = TableView(
        id="maple-42",
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
        id="maple-42",
        game=make("splitz", players=len(chairs)),
        stage="lobby",
        chairs=chairs,
        seat=seat,
        is_host=is_host,
        rev=1,
        observation=None,
        log=(),
        can_undo=False,
    )
