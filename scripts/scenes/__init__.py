"""Moments of games for pictures and tests of pages: found by seeded play, shown as a viewer sees them.

Each game has a module here, called like the game, with its list SCENES. What only the page knows, as a
choice that is not sent, a scene tells by clicks.
"""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any, NamedTuple

from playwright.sync_api import Page

from boardwright.core.board import Chair
from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Who
from boardwright.core.state import CHANCE
from boardwright.core.titles import make
from boardwright.server.table_view import LogEntry, TableView

Wanted = Callable[[Any], bool]
"""Whether a moment, as its viewer sees it, is the one to show."""
NAMES = ("Ana", "Ben", "Cleo", "Dana", "Emil")
MOST_GAMES = 4000
Choose = Callable[[list[int], Dice], int]
"""How players choose among their legal actions."""


def at_random(actions: list[int], dice: Dice) -> int:
    """Any of them, all equally likely."""
    return actions[dice.below(len(actions))]


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
    """Who looks, given what a spectator sees."""
    wanted: Wanted
    names: tuple[str, ...] = NAMES
    clicked: tuple[str, ...] = ()
    """What the viewer has clicked in the page, one after another."""
    pointed: str = ""
    """What the pointer is over."""
    options: tuple[tuple[str, str], ...] = ()
    """Options of the game, name and value."""
    choose: Choose = at_random
    """How the game is played until then."""
    seed: int = 0
    """The first game to look at: a rare moment is found sooner where it is known to be."""


def scenes_of(game_id: str) -> tuple[Scene, ...]:
    """The moments of a game; none if it has no list here."""
    try:
        listed: tuple[Scene, ...] = import_module(f"scenes.{game_id}").SCENES
    except ModuleNotFoundError:
        return ()
    return listed


def scene(game_id: str, name: str) -> Scene:
    """The moment of this name."""
    return next(scene for scene in scenes_of(game_id) if scene.name == name)


def actor(seen: Any) -> int | None:
    """Who is asked first; a spectator while chance draws."""
    return next((seat for seat in seen.actors if seat != CHANCE), None)


def not_acting(seen: Any) -> int:
    """The first who is not asked."""
    return next(seat for seat in range(len(NAMES)) if seat not in seen.actors)


def first(seen: Any) -> int:
    """Seat 0."""
    return 0


def nobody(seen: Any) -> None:
    """A spectator."""
    return None


def find(game_id: str, scene: Scene) -> Played:
    """The first moment like that in games of the scene's seed, the next one and so on."""
    game = make(game_id, players=scene.players, **dict(scene.options))
    for seed in range(scene.seed, scene.seed + MOST_GAMES):
        dice = Dice(seed)
        state = game.new()
        events: list[Event] = []
        while not scene.wanted(_seen(game, state, scene)) and state.actors():
            seat = state.actor
            actions = state.legal_actions(seat)
            action = state.draw(dice) if seat == CHANCE else scene.choose(actions, dice)
            state.apply(seat, action, events)
        if scene.wanted(_seen(game, state, scene)):
            return Played(game, state, events)
    raise LookupError(f"no game has the scene {scene.name}")


def _seen(game: Game, state: Any, scene: Scene) -> Any:
    """What the scene's viewer sees; a spectator, while nobody answers to the description."""
    seen = game.observation(state, None)
    seat = scene.viewer(seen)
    return game.observation(state, seat) if seat in range(game.players) else seen


def view_of(scene: Scene, played: Played, **changes: Any) -> TableView:
    """The moment as the scene's viewer sees it."""
    game, state, _ = played
    seat = scene.viewer(game.observation(state, None))
    events = [event for event in played.events if event.visible_to(seat)]
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
            people = [part.seat for part in line if isinstance(part, Who)]
            entries.append(LogEntry(line, is_own=people == [seat]))
    return entries


def shown(game_id: str, scene: Scene, **changes: Any) -> TableView:
    """The moment, looked for and as its viewer sees it."""
    return view_of(scene, find(game_id, scene), **changes)


def touch(page: Page, scene: Scene) -> None:
    """Do in the page what the viewer has done in it."""
    for selector in scene.clicked:
        page.locator(selector).locator("visible=true").first.click()
    if scene.pointed:
        page.locator(scene.pointed).locator("visible=true").first.hover()


def lobby_view(game_id: str, seat: int | None, is_host: bool, chairs: tuple[Chair, ...]) -> TableView:
    """A table before play."""
    return TableView(
        id="maple-otter-4217",
        game=make(game_id, players=len(chairs)),
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
