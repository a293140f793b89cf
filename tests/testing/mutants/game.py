"""All faulty games by name, where a Title looks for them."""

from tests.testing.mutants import games, secrets, states
from tests.testing.mutants.faults import FAULTS, GAMES

__all__ = ["FAULTS", "games", "secrets", "states"]


def __getattr__(name: str) -> type:
    if name not in GAMES:
        raise AttributeError(name)
    return GAMES[name]
