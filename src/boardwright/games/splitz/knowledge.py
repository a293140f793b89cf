"""What a bot knows of Splitz: what a position is worth, and which divisions and votes are good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardwright.games.splitz.actions import CUTS, DISCARD, DIVISIONS, VOTE
from boardwright.games.splitz.data import CARDS, SplitzData
from boardwright.games.splitz.prospects import Prospects
from boardwright.games.splitz.rules import SplitzState
from boardwright.games.splitz.voting import Matrix, Voting, softmax, solve

if TYPE_CHECKING:
    from boardwright.games.splitz.game import Splitz
    from boardwright.games.splitz.view import SplitzObservation

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
        if observation.phase not in ("divide", "discard", "vote"):
            return None
        counts = [[observation.count(owner, d) for d in range(CARDS)] for owner in range(observation.players)]
        prospects = Prospects(self._data.denominations, counts, observation.waiting, observation.deck)
        if observation.players == 2:
            return Duel(observation, prospects, self._data).weights(actions)
        return Crowd(observation, prospects).weights(seat, actions)


class Crowd:
    """A voting of three or four players, or of some of them."""

    def __init__(self, observation: SplitzObservation, prospects: Prospects) -> None:
        self._seen = observation
        self._prospects = prospects

    def weights(self, seat: int, actions: Sequence[int]) -> list[float]:
        if self._seen.phase == "vote":
            choices = self._voting(self._seen.bounds).choices(seat, OWN_DOUBT)
            return [choices[action - VOTE] for action in actions]
        values = [self._voting(cut).expected(seat) for cut in _divisions(self._seen.bounds, actions)]
        return softmax(values, NICETY)

    def _voting(self, bounds: Sequence[int]) -> Voting:
        parts = list(zip(bounds, bounds[1:]))
        voters = self._seen.voters
        row = self._seen.row
        gains = [{i: self._prospects.gain(i, row[start:stop]) for i in voters} for start, stop in parts]
        return Voting(voters, gains, [stop - start for start, stop in parts])


class Duel:
    """A round of two players, who play for the difference: values are the leader's."""

    def __init__(self, observation: SplitzObservation, prospects: Prospects, data: SplitzData) -> None:
        self._seen = observation
        self._prospects = prospects
        self._throws = 2 in data.discard_step_players
        self._contests: dict[tuple[int, int], float] = {}

    def weights(self, actions: Sequence[int]) -> list[float]:
        seen = self._seen
        if seen.phase == "divide":
            judge = self._row_value if self._throws and not seen.path else self._value
            return softmax([judge(cut) for cut in _divisions(seen.bounds, actions)], NICETY)
        game = self._game(seen.bounds)
        if seen.phase == "discard":
            return softmax([-solve(_without(game, action - DISCARD))[0] for action in actions], NICETY)
        if seen.thrown >= 0:
            game = _without(game, seen.thrown)
        _, mixture = solve(game if seen.seat == seen.leader else _turned(game))
        chances = dict(zip([color for color in (0, 1, 2) if color != seen.thrown], mixture))
        return [chances[action - VOTE] for action in actions]

    def _row_value(self, bounds: Sequence[int]) -> float:
        """The leader's value of a divided row, of which the rival throws out a part (SZ-15)."""
        game = self._game(bounds)
        return min([solve(_without(game, color))[0] for color in range(len(game))])

    def _value(self, bounds: Sequence[int]) -> float:
        return solve(self._game(bounds))[0]

    def _game(self, bounds: Sequence[int]) -> Matrix:
        """The leader's gain by both votes, the leader's in rows."""
        parts = list(zip(bounds, bounds[1:]))
        leader = self._seen.leader
        gain = self._gain
        own, rivals = ([gain(seat, *part) for part in parts] for seat in (leader, 1 - leader))
        game = [[mine + other for other in rivals] for mine in own]
        for color, part in enumerate(parts):
            game[color][color] = self._contest(*part)
        return game

    def _gain(self, seat: int, start: int, stop: int) -> float:
        return self._prospects.gain(seat, self._seen.row[start:stop])[self._seen.leader]

    def _contest(self, start: int, stop: int) -> float:
        """What the leader gets of a part that both claim, by dividing it best (SZ-32 to SZ-34)."""
        if (start, stop) not in self._contests:
            self._contests[start, stop] = self._contested(start, stop)
        return self._contests[start, stop]

    def _contested(self, start: int, stop: int) -> float:
        if stop - start == 1:
            return 0.0
        if stop - start == 2:
            return self._value((start, start + 1, stop))
        return max([self._value(cut) for cut in _divisions((start, stop), DIVISIONS[stop - start])])


def _divisions(bounds: Sequence[int], actions: Sequence[int]) -> list[tuple[int, ...]]:
    """The bounds that each division of the part gives."""
    start, stop = bounds
    return [(start, start + CUTS[action][0], start + CUTS[action][1], stop) for action in actions]


def _without(game: Matrix, color: int) -> Matrix:
    """The game that is left when a part is thrown out."""
    return [
        [payoff for column, payoff in enumerate(line) if column != color]
        for row, line in enumerate(game)
        if row != color
    ]


def _turned(game: Matrix) -> Matrix:
    """The same game as its other player sees it."""
    return [[-payoff for payoff in column] for column in zip(*game)]
