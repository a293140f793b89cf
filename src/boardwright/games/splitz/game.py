"""Splitz as a Game: ties data, rules, view and words together."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.core.errors import BoardwrightError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.title import Title
from boardwright.games.splitz import neutral
from boardwright.games.splitz.bounds import max_decisions
from boardwright.games.splitz.conservation import cards_everywhere
from boardwright.games.splitz.data.facts import FILE, load
from boardwright.games.splitz.rules.actions import NUM_ACTIONS, NUM_CHANCE
from boardwright.games.splitz.rules.state import SplitzState
from boardwright.games.splitz.view.observation import SplitzObservation, observe


class Splitz(Game):
    """Splitz for 2, 3 or 4 players."""

    def __init__(
        self, title: Title, players: int, options: Mapping[str, str], edition: Mapping[str, str]
    ) -> None:
        super().__init__(title, players, options, edition)
        self.data = load(self._data_text(FILE))
        self.num_actions = NUM_ACTIONS
        self.num_chance = NUM_CHANCE
        self.max_decisions = max_decisions(self.data, players)

    def new(self) -> SplitzState:
        return SplitzState(self.data, self.players)

    def _observe(self, state: SplitzState, seat: int | None) -> SplitzObservation:
        return observe(state, seat)

    def conserved(self, state: SplitzState) -> Mapping[str, int]:
        """The cards of each kind, wherever they are."""
        return cards_everywhere(state)

    def neutral_record(self, events: Sequence[Event], state: SplitzState) -> dict[str, Any]:
        """The game's neutral record, which stands for the printed values (specification, section 8)."""
        if self.data != Splitz(self.title, self.players, self.options, {}).data:
            raise BoardwrightError("The neutral record stands for the printed values, not this edition's.")
        return neutral.neutral_record(events, state)
