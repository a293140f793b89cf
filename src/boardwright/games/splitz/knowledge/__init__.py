"""What a bot knows of Splitz: what a position is worth, and which divisions and votes are good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardwright.games.splitz.data.facts import CARDS, SplitzData
from boardwright.games.splitz.knowledge.prospects import Prospects
from boardwright.games.splitz.knowledge.quantal import QuantalVoting, softmax
from boardwright.games.splitz.rules.actions import CUTS, DISCARD, VOTE
from boardwright.games.splitz.rules.state import SplitzState

if TYPE_CHECKING:
    from boardwright.games.splitz.game import Splitz
    from boardwright.games.splitz.view.observation import SplitzObservation

NICETY = 0.1
"""Points: a division or discard worse by so much is chosen e times less often."""
OWN_DOUBT = 0.05
"""How far a vote is left to chance, so that bots that think alike do not always meet."""


class Knowledge:
    """Values and weights for bots that play Splitz."""

    def __init__(self, game: Splitz) -> None:
        self._data = game.data

    def value(self, state: SplitzState, seat: int) -> float:
        """Expected points at the end over those of the rivals, by the cards that lie before everybody."""
        seats = range(state.players)
        counts = [[state.count(owner, d) for d in range(CARDS)] for owner in seats]
        waiting = [state.waiting(owner) for owner in seats]
        return Prospects(self._data.denominations, counts, waiting, state.deck).merits()[seat]

    def weights(
        self, observation: SplitzObservation, seat: int, actions: Sequence[int]
    ) -> list[float] | None:
        """How good each division, discard or vote is; None for jokers, where one step ahead says all."""
        judge = Judge(observation, self._data)
        if observation.phase == "divide":
            return softmax([judge.division(seat, *CUTS[action]) for action in actions], NICETY)
        if observation.phase == "discard":
            return softmax([judge.discard(seat, action - DISCARD) for action in actions], NICETY)
        if observation.phase == "vote":
            return judge.votes(seat, [action - VOTE for action in actions])
        return None


class Judge:
    """Weighs the divisions, discards and votes of one part by the voting they lead to."""

    def __init__(self, observation: SplitzObservation, data: SplitzData) -> None:
        self._seen = observation
        self._discards = observation.players in data.discard_step_players and not observation.path
        seats = range(observation.players)
        counts = [[observation.count(seat, d) for d in range(CARDS)] for seat in seats]
        self._prospects = Prospects(data.denominations, counts, observation.waiting, observation.deck)

    def division(self, seat: int, i: int, j: int) -> float:
        """What the seat may expect if the dividers are set there and all vote well."""
        start, stop = self._seen.bounds
        parts = _parts((start, start + i, start + j, stop))
        if not self._discards:
            return self._voting(parts).expected(seat)
        left = [parts[:color] + parts[color + 1 :] for color in range(len(parts))]
        return min([self._voting(two).expected(seat) for two in left])  # the rival chooses (SZ-15)

    def discard(self, seat: int, color: int) -> float:
        """What the seat may expect of the voting on the two parts that stay."""
        parts = _parts(self._seen.bounds)
        return self._voting(parts[:color] + parts[color + 1 :]).expected(seat)

    def votes(self, seat: int, colors: list[int]) -> list[float]:
        """How likely the seat should claim each of the open parts."""
        parts = _parts(self._seen.bounds)
        return self._voting([parts[color] for color in colors]).choices(seat, OWN_DOUBT)

    def _voting(self, parts: list[tuple[int, int]]) -> QuantalVoting:
        row, voters = self._seen.row, self._seen.voters
        gains = [[self._prospects.gain(seat, row[start:stop]) for seat in voters] for start, stop in parts]
        return QuantalVoting(voters, gains, [stop - start for start, stop in parts])


def _parts(bounds: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(bounds, bounds[1:]))
