"""Bots by name: ours, and anybody's as `module:factory`."""

import re
from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from typing import Any

from boardwright.bots.bot import Bot, told
from boardwright.bots.greedy import Greedy
from boardwright.bots.random import Random
from boardwright.core.errors import UsageError

BOTS: dict[str, Callable[[int, int], Bot]] = {"greedy": Greedy, "random": Random}
"""Our bots by name, each made from a seed and the number of its game."""

_OWN = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")


def is_name(word: str) -> bool:
    """Whether the word names a bot, ours or `module:factory`."""
    return word in BOTS or bool(_OWN.fullmatch(word))


def make(name: str, seed: int, index: int = 0) -> Bot:
    """The bot of this name, for the game of this number.

    A name is one of BOTS, or `module:factory`: a callable of a module that can be imported,
    mostly a class, which gets `(seed, index)` and gives a Bot.
    Raises UsageError for a name that leads to no bot.
    """
    if name in BOTS:
        return BOTS[name](seed, index)
    if not is_name(name):
        raise UsageError(
            f"There is no bot {name!r}; there is {', '.join(BOTS)}, or your own as MODULE:CLASS."
        )
    factory = _found(name)
    try:
        bot: Bot = factory(seed, index)
    except Exception as error:
        raise UsageError(f"The bot {name} cannot be made from (seed, index): {told(error)}.") from error
    if not callable(getattr(bot, "choose", None)):
        raise UsageError(f"The bot {name} has no method choose(view).")
    return bot


def _found(name: str) -> Any:
    """What the name leads to."""
    module, _, factory = name.partition(":")
    try:
        return attrgetter(factory)(import_module(module))
    except (ModuleNotFoundError, AttributeError) as error:
        raise UsageError(f"There is no bot {name!r}: {error}.") from error
    except Exception as error:
        raise UsageError(f"The module of the bot {name} cannot be loaded: {told(error)}.") from error
