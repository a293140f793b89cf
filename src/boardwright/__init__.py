"""Boardwright: modern board games with rules to the letter, for people, bots and research."""

from boardwright import bots
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
from boardwright.core.game import Game, Observation, Option, Title
from boardwright.core.state import CHANCE, OVER, State
from boardwright.core.titles import make, titles
from boardwright.record import Record
from boardwright.record import read as read_record

__all__ = [
    "CHANCE", "OVER", "BoardwrightError", "DataError", "Dice", "Event", "Game", "IllegalAction",
    "NotationError", "Observation", "Option", "Record", "RecordError", "SeatView", "State",
    "SystemDice", "Title", "UsageError", "bots", "make",
    "read_record", "titles",
]  # fmt: skip
