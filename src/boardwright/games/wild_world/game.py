"""Wild World as a Game: ties data, rules, view and words together."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.title import Title
from boardwright.games.wild_world import neutral
from boardwright.games.wild_world.bounds import max_decisions
from boardwright.games.wild_world.conservation import pieces_everywhere
from boardwright.games.wild_world.data.loading import (
    load,
    require_monsters_to_choose_from,
    require_room_for_the_warden,
)
from boardwright.games.wild_world.data.variants import Variants
from boardwright.games.wild_world.rules.actions import NUM_ACTIONS, NUM_CHANCE
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.observation import WildObservation, observe

SWITCHES: Final = ("bonus_tokens", "income_tiles", "monster_choice", "open_hands")
"""Options that are yes or no."""


class WildWorld(Game):
    """Wild World for 2, 3 or 4 players, or for one against the Warden."""

    def __init__(
        self, title: Title, players: int, options: Mapping[str, str], edition: Mapping[str, str]
    ) -> None:
        super().__init__(title, players, options, edition)
        self.data = load(self._data_text)
        self.variants = Variants(
            self.options["sides"],
            self.options["warden"],
            *(self.options[name] == "yes" for name in SWITCHES),
        )
        if self.variants.monster_choice:
            require_monsters_to_choose_from(self.data, players)
        if players == 1:
            require_room_for_the_warden(self.data)
        self.num_actions = NUM_ACTIONS
        self.num_chance = NUM_CHANCE
        self.max_decisions = max_decisions(self.data, players, self.variants)

    def new(self) -> WildState:
        return WildState(self.data, self.players, self.variants)

    def _observe(self, state: WildState, seat: int | None) -> WildObservation:
        return observe(state, seat)

    def conserved(self, state: WildState) -> Mapping[str, int]:
        """Cards of each colour, monsters, workers, and the pieces of the variants."""
        return pieces_everywhere(state)

    def neutral_record(self, events: Sequence[Event], state: WildState) -> dict[str, Any]:
        """The game's neutral record (specification, section 13)."""
        return neutral.neutral_record(events, state)
