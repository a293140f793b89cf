"""How a faulty game says what the kit should complain of."""

from collections.abc import Callable

from boardwright.core.title import Title
from tests.testing.toy import TITLE
from tests.testing.toy.game import Toy
from tests.testing.toy.state import ToyState

FAULTS: dict[str, str] = {}
"""Class of a faulty game: a regular expression of the complaint."""
GAMES: dict[str, type[Toy]] = {}


def game_fault(complaint: str) -> Callable[[type[Toy]], type[Toy]]:
    """A game with a fault of its own."""

    def note(kind: type[Toy]) -> type[Toy]:
        FAULTS[kind.__name__] = complaint
        GAMES[kind.__name__] = kind
        return kind

    return note


def state_fault(complaint: str) -> Callable[[type[ToyState]], type[ToyState]]:
    """A game whose states have a fault."""

    def note(kind: type[ToyState]) -> type[ToyState]:
        game = type(kind.__name__, (Toy,), {"state_class": kind})
        game_fault(complaint)(game)
        return kind

    return note


def title(name: str) -> Title:
    """The title of a faulty game."""
    return Title(
        id=f"toy_{name.lower()}",
        title=name,
        ruleset=TITLE.ruleset,
        player_counts=TITLE.player_counts,
        options=(),
        data_files=(),
        package="tests.testing.mutants",
        factory=name,
        blurb=FAULTS[name],
    )
