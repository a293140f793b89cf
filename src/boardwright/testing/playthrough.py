"""A random game as readable text: kept beside the tests, a change of behaviour shows as a difference."""

from collections.abc import Iterator

from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line, plain
from boardwright.core.state import CHANCE, State
from boardwright.testing.situation import random_move

MOST_TEXTS = 10


def playthrough(game: Game, seed: int = 0) -> str:
    """The game of this seed: every move, what was legal, what the log says, and how it ends."""
    return "\n".join(_lines(game, seed)) + "\n"


def _lines(game: Game, seed: int) -> Iterator[str]:
    yield f"{game.title.title}, {game.players} players, ruleset {game.ruleset}, seed {seed}"
    dice = Dice(seed)
    state = game.new()
    while state.actors():
        seat, action = random_move(state, dice)
        legal = _legal(game, state, seat)
        events: list[Event] = []
        state.apply(seat, action, events)
        yield f"{_name(seat)}: {game.action_text(action)}{legal}"
        yield from _log(game, events)
    yield ""
    yield from (_plain(game, line) for line in game.words.summary(game.observation(state, None)))
    yield f"scores {state.scores()}, places {state.ranking()}, returns {state.returns()}"


def _name(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _legal(game: Game, state: State, seat: int) -> str:
    """What a player might have done instead; only how much of it, if it is a lot."""
    if seat == CHANCE:
        return ""
    texts = [game.action_text(action) for action in state.legal_actions(seat)]
    return f"   ({', '.join(texts) if len(texts) <= MOST_TEXTS else f'one of {len(texts)}'})"


def _log(game: Game, events: list[Event]) -> Iterator[str]:
    for event in events:
        heading = game.words.log_heading(event)
        if heading:
            yield f"\n== {heading}"
        line = game.words.log_line(event)
        if line:
            yield f"    {_plain(game, line)}"


def _plain(game: Game, line: Line) -> str:
    return plain(line, [f"seat {seat}" for seat in range(game.players)])
