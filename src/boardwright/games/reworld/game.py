"""Reworld as a Game: ties data, rules, view and words together."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.title import Title
from boardwright.games.reworld import neutral
from boardwright.games.reworld.conservation import pieces_everywhere
from boardwright.games.reworld.data.loading import load
from boardwright.games.reworld.rules.actions import NUM_ACTIONS, NUM_CHANCE
from boardwright.games.reworld.rules.state import ReworldState
from boardwright.games.reworld.view.observation import ReworldObservation, observe


class Reworld(Game):
    """Reworld for 2, 3 or 4 players."""

    def __init__(
        self, title: Title, players: int, options: Mapping[str, str], edition: Mapping[str, str]
    ) -> None:
        super().__init__(title, players, options, edition)
        self.data = load(self._data_text, players)
        self.num_actions = NUM_ACTIONS
        self.num_chance = NUM_CHANCE
        self.max_decisions = self.data.max_decisions()

    def new(self) -> ReworldState:
        return ReworldState(self.data, self.players)

    def _observe(self, state: ReworldState, seat: int | None) -> ReworldObservation:
        return observe(state, seat)

    def conserved(self, state: ReworldState) -> Mapping[str, int]:
        """Modules, cards, ships and signs, wherever they are."""
        return pieces_everywhere(state)

    def neutral_record(self, events: Sequence[Event], state: ReworldState) -> dict[str, Any]:
        """The game's neutral record (specification, section 11)."""
        printed = Reworld(self.title, self.players, self.options, {}).data
        return neutral.neutral_record(events, state, printed)
