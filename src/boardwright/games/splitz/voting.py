"""How seats that choose in secret will choose: matrix games for two, quantal response for more."""

from collections.abc import Sequence
from itertools import combinations
from math import exp, prod

Matrix = Sequence[Sequence[float]]
Mixture = list[float]
"""The chance of each choice."""

SAVED_BY_TWO = 1 / 4
SAVED_BY_MORE = 1 / 6
"""What a claimant may hope for of a contested part of several cards: half is lost, the rest is shared."""
ROUNDS = 12
"""Rounds of answering each other's choices; after these they hardly move."""
TEMPERATURE = 0.6
"""A choice worse by so many points is taken e times less often."""


def solve(game: Matrix) -> tuple[float, Mixture]:
    """The value of a zero-sum game to the row player, and a best mixture of its two or three rows.

    Some best mixture makes as many columns equally good as it has rows (Shapley and Snow), so the
    one with the best guarantee among those is it.
    """
    return max([(_guarantee(game, mixture), mixture) for mixture in _candidates(game)])


def _guarantee(game: Matrix, mixture: Mixture) -> float:
    return min([sum([p * payoff for p, payoff in zip(mixture, column)]) for column in zip(*game)])


def _candidates(game: Matrix) -> list[Mixture]:
    """The mixtures that make as many columns equally good as they have rows."""
    rows = range(len(game))
    found = [[float(row == chosen) for row in rows] for chosen in rows]
    for c, d in combinations(range(len(game[0])), 2):
        for r, s in combinations(rows, 2):
            found += _mixture({r: game[s][d] - game[s][c], s: game[r][c] - game[r][d]}, rows)
    if len(rows) == 3:
        u, v = ([row[c] - row[2] for row in game] for c in (0, 1))
        cross = {i: u[i - 2] * v[i - 1] - u[i - 1] * v[i - 2] for i in rows}
        found += _mixture(cross, rows)
    return found


def _mixture(parts: dict[int, float], rows: Sequence[int]) -> list[Mixture]:
    """The mixture with rows in these proportions, if there is one."""
    total = sum(parts.values())
    if not total or min([part / total for part in parts.values()]) < 0:
        return []
    return [[parts.get(row, 0.0) / total for row in rows]]


class Voting:
    """A voting of several, each for its own good.

    `gains[c][i][j]` is what changes for voter j if voter i takes part c; `sizes[c]` its cards.
    """

    def __init__(self, gains: Sequence[Sequence[Sequence[float]]], sizes: Sequence[int]) -> None:
        self.gains = gains
        self.sizes = sizes
        self.voters = range(len(gains[0]))
        self.parts = range(len(gains))
        self.chances = [[1 / len(gains)] * len(gains) for _ in self.voters]
        for _ in range(ROUNDS):
            self._answer()

    def _answer(self):
        goods = self.goods()
        self.chances = [
            [(old + new) / 2 for old, new in zip(self.chances[voter], softmax(goods[voter], TEMPERATURE))]
            for voter in self.voters
        ]

    def goods(self):
        goods = [[0.0] * len(self.parts) for _ in self.voters]
        for c in self.parts:
            gains = self.gains[c]
            claims = [chances[c] for chances in self.chances]
            loss = 1.0 if self.sizes[c] == 1 else 1 - SAVED_BY_TWO
            for i in self.voters:
                good = gains[i][i] * self._saved(claims, i, self.sizes[c])
                for j in self.voters:
                    if j != i:
                        good -= loss * gains[j][i] * claims[j] * _free(claims, i, j)
                goods[i][c] = good
        return goods

    def expected(self, seat_gains) -> float:
        """What somebody may expect: seat_gains[c][i] if voter i takes part c."""
        total = 0.0
        for c in self.parts:
            claims = [chances[c] for chances in self.chances]
            for i in self.voters:
                total += seat_gains[c][i] * claims[i] * self._saved(claims, i, self.sizes[c])
        return total

    def _saved(self, claims, i, size) -> float:
        alone = _free(claims, i, i)
        if size == 1:
            return alone
        one = sum([claims[j] * _free(claims, i, j) for j in self.voters if j != i])
        return alone + one * SAVED_BY_TWO + (1 - alone - one) * SAVED_BY_MORE


def _free(claims: Sequence[float], i: int, j: int) -> float:
    """The chance that nobody but these two claims it."""
    return prod([1 - claim for voter, claim in enumerate(claims) if voter not in (i, j)])


def softmax(goods: Sequence[float], temperature: float) -> Mixture:
    best = max(goods)
    weights = [exp((good - best) / temperature) for good in goods]
    total = sum(weights)
    return [weight / total for weight in weights]
