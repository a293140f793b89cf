"""How seats that choose in secret will choose: matrix games for two, answers to each other for more."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, prod

Matrix = Sequence[Sequence[float]]
Mixture = list[float]
"""The chance of each choice."""

SAVED_BY_TWO = 1 / 4
SAVED_BY_MORE = 1 / 6
"""What a claimant may hope for of a contested part: half is lost, the rest is shared out evenly."""
ROUNDS = 12
"""Rounds of answering each other's choices; after these they hardly move."""
DOUBT = 0.3
"""How far the others choose at random: a choice worse by so much of the stake is e times rarer."""


def solve(game: Matrix) -> tuple[float, Mixture]:
    """The value of a zero-sum game to the row player, and a best mixture of its two or three rows.

    Some best mixture makes as many columns equally good as it has rows (Shapley and Snow), so the
    one with the best guarantee among those is it.
    """
    return max([(_guarantee(game, mixture), mixture) for mixture in _candidates(game)])


def _guarantee(game: Matrix, mixture: Mixture) -> float:
    payoffs: list[float] = [sum([p * x for p, x in zip(mixture, column)]) for column in zip(*game)]
    return min(payoffs)


def _candidates(game: Matrix) -> list[Mixture]:
    """The mixtures that make as many columns equally good as they have rows."""
    rows = range(len(game))
    found = [[float(row == chosen) for row in rows] for chosen in rows]
    for c, d in combinations(rows, 2):
        for r, s in combinations(rows, 2):
            found += _mixture({r: game[s][d] - game[s][c], s: game[r][c] - game[r][d]}, rows)
    if len(game) == 3:
        left, right = ([row[c] - row[2] for row in game] for c in (0, 1))
        across = {r: left[r - 2] * right[r - 1] - left[r - 1] * right[r - 2] for r in rows}
        found += _mixture(across, rows)
    return found


def _mixture(parts: dict[int, float], rows: Sequence[int]) -> list[Mixture]:
    """The mixture that holds the rows in these proportions, if there is one."""
    total = sum(parts.values())
    if not total or min([part / total for part in parts.values()]) < 0:
        return []
    return [[parts.get(row, 0.0) / total for row in rows]]


def softmax(goods: Sequence[float], temperature: float) -> Mixture:
    """The better, the likelier: a choice worse by the temperature is e times rarer."""
    best = max(goods)
    weights = [exp((good - best) / temperature) for good in goods]
    total = sum(weights)
    return [weight / total for weight in weights]


class Voting:
    """A secret voting in which everybody answers what everybody else is likely to choose.

    `gains[c][i]` tells by seat what changes if the seat i takes part c alone, for all `voters` i;
    `sizes[c]` is how many cards the part has.
    """

    def __init__(
        self, voters: Sequence[int], gains: Sequence[Mapping[int, Sequence[float]]], sizes: Sequence[int]
    ) -> None:
        self._voters = voters
        self._gains = gains
        self._sizes = sizes
        self._stakes = {i: max([abs(part[i][i]) for part in gains]) or 1.0 for i in voters}
        even = 1 / len(gains)
        self._claims = [dict.fromkeys(voters, even) for _ in gains]
        for _ in range(ROUNDS):
            self._answer()

    def choices(self, voter: int, doubt: float) -> Mixture:
        """How the voter should choose, the more at random the more doubt there is."""
        return softmax([good[voter] for good in self._goods()], doubt * self._stakes[voter])

    def expected(self, seat: int) -> float:
        """What changes for a seat, voter or not, by this voting and those that follow from it."""
        return sum(
            gains[i][seat] * claims[i] * saved[i]
            for gains, claims, saved in zip(self._gains, self._claims, self._saved())
            for i in self._voters
        )

    def _answer(self) -> None:
        """Everybody moves halfway towards the answer to what the others choose now."""
        goods = self._goods()
        for i in self._voters:
            answer = softmax([good[i] for good in goods], DOUBT * self._stakes[i])
            for claims, chance in zip(self._claims, answer):
                claims[i] = (claims[i] + chance) / 2

    def _goods(self) -> list[dict[int, float]]:
        """By part and voter, what claiming it brings: one's own hope, and the rivals' spoilt one."""
        return [
            {i: part[i][i] * saved[i] - spoilt[i] for i in self._voters}
            for part, saved, spoilt in zip(self._gains, self._saved(), self._spoilt())
        ]

    def _saved(self) -> list[dict[int, float]]:
        """By part and claimant, how much of the part a claimant may hope for."""
        return [self._saved_of(claims, size) for claims, size in zip(self._claims, self._sizes)]

    def _saved_of(self, claims: dict[int, float], size: int) -> dict[int, float]:
        odds, alone = _odds(claims), _alone(claims)
        if size == 1:  # it is lost to all who contest it (SZ-34)
            return alone
        total = sum(odds.values())
        saved = {}
        for i in self._voters:
            one_rival = alone[i] * (total - odds[i])
            more = 1 - alone[i] - one_rival
            saved[i] = alone[i] + one_rival * SAVED_BY_TWO + more * SAVED_BY_MORE
        return saved

    def _spoilt(self) -> list[dict[int, float]]:
        """By part and voter, what claiming it takes from a rival who would be alone on it."""
        return [
            self._spoilt_of(gains, claims, size)
            for gains, claims, size in zip(self._gains, self._claims, self._sizes)
        ]

    def _spoilt_of(
        self, gains: Mapping[int, Sequence[float]], claims: dict[int, float], size: int
    ) -> dict[int, float]:
        odds, alone = _odds(claims), _alone(claims)
        share = 1.0 if size == 1 else 1 - SAVED_BY_TWO
        return {
            i: share * alone[i] * sum([odds[j] * gains[j][i] for j in self._voters if j != i])
            for i in self._voters
        }


def _odds(claims: dict[int, float]) -> dict[int, float]:
    return {i: claim / (1 - claim) for i, claim in claims.items()}


def _alone(claims: dict[int, float]) -> dict[int, float]:
    """The chance that nobody else claims the part."""
    nobody = prod([1 - claim for claim in claims.values()])
    return {i: nobody / (1 - claim) for i, claim in claims.items()}
