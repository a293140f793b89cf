"""Who plays at the terminal."""

from collections.abc import Sequence

from boardwright import bots
from boardwright.core.board import Chair
from boardwright.core.errors import UsageError
from boardwright.core.title import Title

PERSON = "Player"
"""Whoever plays alone and gives no name."""
RIVAL = "greedy"
"""The bot in every chair that nobody was named for."""
LONGEST_NAME = 24


def fewest(title: Title) -> int:
    """The smallest player count that has a rival in it."""
    return min((players for players in title.player_counts if players > 1), default=title.player_counts[0])


def chairs_of(words: Sequence[str], players: int) -> list[Chair]:
    """The chairs from the words given for seats; the others are filled. Raises UsageError."""
    if len(words) > players:
        raise UsageError(f"{len(words)} seats are named for {players} players.")
    words = list(words) or [PERSON]
    words += [RIVAL] * (players - len(words))
    chairs = [Chair(word, "bot" if bots.is_name(word) else "person") for word in words]
    people = [chair.name for chair in chairs if chair.kind == "person"]
    for name in people:
        if not (0 < len(name) <= LONGEST_NAME and name.isprintable() and name.strip() == name):
            raise UsageError(f"{name!r} cannot be a name: 1 to {LONGEST_NAME} characters in one line.")
        if people.count(name) > 1:
            raise UsageError(f"Two people are called {name}; give them different names.")
    return chairs


def display_names(words: Sequence[str]) -> list[str]:
    """The names as shown: those that occur twice are numbered, and nothing disturbs the screen."""
    names: list[str] = []
    for seat, word in enumerate(words):
        shown = "".join(letter if letter.isprintable() else "?" for letter in word) or f"seat {seat}"
        again = words[: seat + 1].count(word)
        names.append(f"{shown} {again}" if words.count(word) > 1 else shown)
    return names
