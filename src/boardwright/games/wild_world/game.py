"""Wild World as a Game: ties data, rules, view and words together."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.core.events import Event
from boardwright.core.game import Game, Title
from boardwright.games.wild_world import neutral, view
from boardwright.games.wild_world.actions import NUM_ACTIONS, NUM_CHANCE
from boardwright.games.wild_world.bounds import max_decisions
from boardwright.games.wild_world.conservation import pieces_everywhere
from boardwright.games.wild_world.loading import load
from boardwright.games.wild_world.rules import WildState


class WildWorld(Game):
    """Wild World for 2, 3 or 4 players."""

    def __init__(
        self, title: Title, players: int, options: Mapping[str, str], edition: Mapping[str, str]
    ) -> None:
        super().__init__(title, players, options, edition)
        self.data = load(self._data_text)
        self.num_actions = NUM_ACTIONS
        self.num_chance = NUM_CHANCE
        self.max_decisions = max_decisions(self.data, players)

    def new(self) -> WildState:
        return WildState(self.data, self.players, self.options["sides"])

    def _observe(self, state: WildState, seat: int | None) -> view.WildObservation:
        return view.observe(state, seat)

    def conserved(self, state: WildState) -> Mapping[str, int]:
        """Cards of each colour, monsters and workers."""
        return pieces_everywhere(state)

    def neutral_record(self, events: Sequence[Event], state: WildState) -> dict[str, Any]:
        """The game's neutral record (specification, section 13)."""
        return neutral.neutral_record(events, state)
