"""Players that see only what their seat may know."""

from boardwright.bots.bot import Bot, BotError, choice
from boardwright.bots.greedy import Greedy
from boardwright.bots.names import BOTS, is_name, make
from boardwright.bots.random import Random

__all__ = ["BOTS", "Bot", "BotError", "Greedy", "Random", "choice", "is_name", "make"]
