"""How fast games are played at random, against a fixed loop timed in the same run."""

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from boardwright.bots.playout import clones, playout
from boardwright.core.dice import Dice
from boardwright.core.game import Game
from boardwright.core.state import CHANCE, OVER, State

CLONING_SHARE = 0.25
"""Copies are timed for this share of the time that games get."""
BATCH = 1000


class Speed(NamedTuple):
    """How much of a game one process does in a second."""

    game: str
    players: int
    games_per_s: float
    decisions_per_s: float
    """The players' decisions."""
    chance_per_s: float
    clones_per_s: float
    """Copies of a position in the middle of a game."""


def speed(game: Game, seconds: float) -> Speed:
    """Play random games for so long, then copy a position."""
    games = decisions = chances = 0
    start = perf_counter()
    while (took := perf_counter() - start) < seconds or not games:
        decided, drawn = playout(game.new(), Dice(1, games))
        games += 1
        decisions += decided
        chances += drawn
    state = middle(game)
    copies = _rate(lambda: clones(state, BATCH), seconds * CLONING_SHARE)
    return Speed(game.id, game.players, games / took, decisions / took, chances / took, copies * BATCH)


def middle(game: Game) -> State:
    """A position in the middle of a random game, the same at every call."""
    length = sum(playout(game.new(), Dice(1)))
    state = game.new()
    dice = Dice(1)
    for _ in range(length // 2):
        _step(state, dice)
    return state


def calibration(seconds: float) -> float:
    """Steps a second of a fixed loop: what other speeds of the same run are compared with."""
    return _rate(_fixed_loop, seconds) * BATCH


def _step(state: State, dice: Dice) -> None:
    assert state.actor != OVER
    if state.actor == CHANCE:
        state.play(state.draw(dice))
    else:
        actions = state.legal_actions(state.actor)
        state.play(actions[dice.below(len(actions))])


def _fixed_loop() -> int:
    word = 1
    for step in range(BATCH):
        word = (word * 69069 + step) & 0xFFFFFFFF
    return word


def _rate(work: Callable[[], object], seconds: float) -> float:
    """How often a second the work is done."""
    times = 0
    start = perf_counter()
    while (took := perf_counter() - start) < seconds or not times:
        work()
        times += 1
    return times / took
