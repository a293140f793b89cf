"""World Splitters as a Game: ties data, rules, view and words together."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.core.errors import UsageError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.title import Title
from boardwright.games.world_splitters import neutral
from boardwright.games.world_splitters.conservation import pieces_everywhere
from boardwright.games.world_splitters.data.facts import DRAWN
from boardwright.games.world_splitters.data.loading import FILE, load
from boardwright.games.world_splitters.rules.state import WorldState
from boardwright.games.world_splitters.view.observation import WorldObservation, observe


class WorldSplitters(Game):
    """World Splitters for 2 to 5 players, on one map."""

    def __init__(
        self, title: Title, players: int, options: Mapping[str, str], edition: Mapping[str, str]
    ) -> None:
        super().__init__(title, players, options, edition)
        self.data = load(self._data_text(FILE), self.options["map"], players)
        self.data.first_seat = self._first_seat(self.options["start"])
        self.num_actions = self.data.numbers.total
        self.num_chance = players
        self.max_decisions = self.data.max_decisions()

    def new(self) -> WorldState:
        return WorldState(self.data, self.players)

    def _first_seat(self, start: str) -> int:
        if start == "random":
            return DRAWN
        if int(start) >= self.players:
            raise UsageError(f"Option start is random or a seat from 0 to {self.players - 1}, not {start}.")
        return int(start)

    def _observe(self, state: WorldState, seat: int | None) -> WorldObservation:
        return observe(state, seat)

    def conserved(self, state: WorldState) -> Mapping[str, int]:
        """Fences, favors, explorers, tiles and coins, wherever they are."""
        return pieces_everywhere(state)

    def neutral_record(self, events: Sequence[Event], state: WorldState) -> dict[str, Any]:
        """The game's neutral record (specification, section 15)."""
        return neutral.neutral_record(events, state, self.edition.get(FILE))
