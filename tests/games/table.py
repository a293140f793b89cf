"""A table where every draw and choice is given, as tests of rules lay games out by hand."""

from typing import Any, Self

import pytest

from boardwright.core.errors import IllegalAction
from boardwright.core.events import Event
from boardwright.core.game import Game


class GivenTable:
    """A game in which every draw and every choice is given.

    Everything goes through the checked door and is read from what a seat or a spectator sees.
    """

    def __init__(self, game: Game) -> None:
        self.game: Any = game
        self.players = game.players
        self.state: Any = game.new()
        self.events: list[Event] = []

    # Course of play

    def do(self, *acts: str) -> Self:
        """Acts in notation, each of whoever is to act, chance included."""
        for act in acts:
            self.by(self.state.actor, act)
        return self

    def by(self, seat: int, act: str) -> Self:
        """An act of this seat."""
        self.state.apply(seat, self.number(act), self.events)
        return self

    def number(self, act: str) -> int:
        """The number of an act."""
        return int(self.game.action_from_text(act))

    def refusal(self, act: str, seat: int | None = None) -> IllegalAction:
        """The refusal of an act that is not legal; nothing changes."""
        before = self.state.clone()
        with pytest.raises(IllegalAction) as caught:
            self.by(self.state.actor if seat is None else seat, act)
        assert self.state == before
        return caught.value

    # What can be seen

    @property
    def seen(self) -> Any:
        """What a spectator sees."""
        return self.see(None)

    def see(self, seat: int | None) -> Any:
        """What a seat sees."""
        return self.game.observation(self.state, seat)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def phase(self) -> str:
        """The decision, as the player who takes it sees it."""
        return str(self.see(self.actor if self.actor >= 0 else None).phase)

    @property
    def asks(self) -> tuple[str, int]:
        """The decision and who takes it."""
        return self.phase, self.actor
