"""World Splitters as a Game: ties data, rules, view and words together."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.core.errors import UsageError
from boardwright.core.events import Event
from boardwright.core.game import Game, Title
from boardwright.games.world_splitters import neutral, view
from boardwright.games.world_splitters.conservation import pieces_everywhere
from boardwright.games.world_splitters.loading import FILE, load
from boardwright.games.world_splitters.rules import WorldState


class WorldSplitters(Game):
    """World Splitters for 2 to 5 players, on one map."""

    def __init__(
        self, title: Title, players: int, options: Mapping[str, str], edition: Mapping[str, str]
    ) -> None:
        super().__init__(title, players, options, edition)
        self.data = load(self._data_text(FILE), self.options["map"], players)
        self._start = self.options["start"]
        if self._start != "random" and int(self._start) >= players:
            raise UsageError(f"Option start is random or a seat from 0 to {players - 1}, not {self._start}.")
        self.num_actions = self.data.numbers.total
        self.num_chance = players
        self.max_decisions = self.data.max_decisions()

    def new(self) -> WorldState:
        state = WorldState(self.data, self.players)
        if self._start != "random":
            state.play(self.data.numbers.start + int(self._start))
        return state

    def _observe(self, state: WorldState, seat: int | None) -> view.WorldObservation:
        return view.observe(state, seat)

    def conserved(self, state: WorldState) -> Mapping[str, int]:
        """Fences, favors, explorers, tiles and coins, wherever they are."""
        return pieces_everywhere(state)

    def neutral_record(self, events: Sequence[Event], state: WorldState) -> dict[str, Any]:
        """The game's neutral record (specification, section 15)."""
        return neutral.neutral_record(events, state, self.edition.get(FILE))
