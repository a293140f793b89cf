"""The names of the package: `boardwright.make` is found here when it is first asked for."""

from boardwright.bots.seat_view import SeatView
from boardwright.core.dice import Dice, SystemDice
from boardwright.core.errors import (
    BoardwrightError,
    DataError,
    IllegalAction,
    NotationError,
    RecordError,
    UsageError,
)
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.observation import Observation
from boardwright.core.state import CHANCE, OVER, State
from boardwright.core.title import Option, Title
from boardwright.core.titles import make, titles
from boardwright.record import Record
from boardwright.record import read as read_record

__all__ = [
    "CHANCE", "OVER", "BoardwrightError", "DataError", "Dice", "Event", "Game", "IllegalAction",
    "NotationError", "Observation", "Option", "Record", "RecordError", "SeatView", "State",
    "SystemDice", "Title", "UsageError", "make",
    "read_record", "titles",
]  # fmt: skip
