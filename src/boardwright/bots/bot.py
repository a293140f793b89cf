"""What a bot is, and its turn: whatever it does wrong becomes one line."""

from operator import index
from os.path import basename
from reprlib import repr as brief
from typing import Any, Protocol

from boardwright.bots.seat_view import SeatView
from boardwright.core.errors import BoardwrightError, IllegalAction
from boardwright.core.game import Game
from boardwright.core.state import State


class Bot(Protocol):
    """A player that is a program.

    Any object with this method is one. Where it is made by name, it is made anew for each game by
    a call with two whole numbers from 0, `(seed, index)`: the seed of its seat and the number of
    the game. A bot that draws takes its chances from these, so that its games can be played again.
    """

    def choose(self, view: SeatView) -> int:
        """A legal action of `view.seat`, one of `view.legal_actions()`.

        It is asked whenever its seat may act, in a simultaneous decision too; `view` is of that
        moment alone.
        """


class BotError(BoardwrightError):
    """A bot failed. The text says what it did, for a sentence that begins with its name."""


def choice(bot: Bot, game: Game, state: State, seat: int) -> int:
    """The legal action that the bot chooses. Raises BotError if it fails or chooses another."""
    try:
        chosen: Any = bot.choose(SeatView(game, state, seat))
    except Exception as error:
        raise BotError(f"failed: {told(error)}") from error
    try:
        action = index(chosen)
    except TypeError:
        raise BotError(f"chose {brief(chosen)}, which is no whole number") from None
    if action not in state.legal_actions(seat):
        _refuse(state, seat, action)
    return action


def told(error: Exception) -> str:
    """An error of somebody's code, and the place where it arose."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    place = error.__traceback__
    while place and place.tb_next:
        place = place.tb_next
    if place is None:
        return text
    return f"{text} ({basename(place.tb_frame.f_code.co_filename)}, line {place.tb_lineno})"


def _refuse(state: State, seat: int, action: int) -> None:
    try:
        state.clone().apply(seat, action)
    except IllegalAction as error:
        raise BotError(f"chose action {action}, which is not legal: {error}") from error
