"""Positions of random games and what the pages show of them, for the tests of the pictures."""

from collections.abc import Iterator
from typing import Any

from boardwright.core.board import Chair
from boardwright.core.dice import Dice
from boardwright.core.game import Game
from boardwright.core.state import CHANCE
from boardwright.games.world_splitters.board.layout import Layout
from boardwright.games.world_splitters.board.scene import Scene
from tests.games.world_splitters.scenario import make

AREAS = ("mat", "acts", "goods", "aside", "result")
CHAIRS = (
    Chair("Ana", "person", True),
    Chair('B<e>"n&', "person"),
    Chair("Cleo", "bot"),
    Chair("Dana", "person"),
    Chair("Estelle", "open"),
)


def positions(players: int, map_id: str, seed: int) -> Iterator[tuple[Game, Any]]:
    """A random game with small bids, decision by decision, its end included."""
    game: Any = make(players, map=map_id)
    state, dice = game.new(), Dice(seed)
    numbers = game.data.numbers
    while state.actors():
        seat = state.actor
        if seat == CHANCE:
            state.play(state.draw(dice))
            continue
        yield game, state.clone()
        legal = state.legal_actions(seat)
        most = 4 if numbers.bid <= legal[0] < numbers.accept else len(legal)
        state.play(legal[dice.below(min(most, len(legal)))])
    yield game, state


def begun(players: int, **options: str) -> tuple[Game, Any]:
    """A game in which seat 0 is to divide."""
    game: Any = make(players, start="0", **options)
    state = game.new()
    state.play(game.data.numbers.start)
    return game, state


def scene(game: Game, state: Any, seat: int | None) -> Scene:
    """What the pictures are made from, as this seat sees it."""
    data = state.data
    observation: Any = game.observation(state, seat)
    return Scene(observation, CHAIRS[: game.players], data, Layout(data.ground.plan), False)


def page(game: Game, state: Any, seat: int | None) -> str:
    """All areas of the page, one after another, as one document; the map of the result is another page's."""
    observation = game.observation(state, seat)
    areas = AREAS[:-1] if state.actors() else ("goods", "result")
    chairs = CHAIRS[: game.players]
    return f"<page>{''.join(getattr(game.board, area)(observation, chairs) for area in areas)}</page>"
