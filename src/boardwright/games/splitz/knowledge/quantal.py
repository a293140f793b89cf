"""How seats that choose in secret are likely to choose, each answering the others (quantal response)."""

from collections.abc import Sequence
from math import exp, prod
from operator import mul

SAVED_BY_TWO = 1 / 4
SAVED_BY_MORE = 1 / 6
"""What a claimant may hope for of a contested part: half is lost, the rest is shared out evenly."""
ROUNDS = 8
"""Rounds of answering each other's choices; after these they hardly move."""
DOUBT = 0.3
"""How far the others choose at random: a choice worse by so much of the stake is e times rarer."""


class Claims:
    """A part put to the vote: what it would bring, and who is how likely to claim it.

    `gains[i]` tells by seat what changes if the i-th voter takes the part.
    """

    __slots__ = ("_gains", "_own", "_rivals", "_single", "chances")

    def __init__(
        self, voters: Sequence[int], gains: Sequence[Sequence[float]], size: int, chance: float
    ) -> None:
        self._gains = gains
        self._own = [gain[seat] for seat, gain in zip(voters, gains)]
        self._rivals = [[gain[seat] for gain in gains] for seat in voters]
        for i in range(len(voters)):
            self._rivals[i][i] = 0.0
        self._single = size == 1
        self.chances = [chance] * len(voters)
        """By voter; always below 1."""

    def stakes(self) -> list[float]:
        """By voter, how much taking it matters."""
        return [abs(own) for own in self._own]

    def goods(self) -> list[float]:
        """By voter, what claiming it brings: one's own hope, less that of a rival whom it spoils."""
        odds, alone = self._odds()
        spoilt = 1.0 if self._single else 1 - SAVED_BY_TWO
        return [
            own * hope - spoilt * free * sum(map(mul, odds, rivals))
            for own, hope, free, rivals in zip(self._own, self._hopes(odds, alone), alone, self._rivals)
        ]

    def expected(self, seat: int) -> float:
        """What the part is likely to change for a seat, voter or not."""
        hopes = self._hopes(*self._odds())
        return sum([gain[seat] * p * hope for gain, p, hope in zip(self._gains, self.chances, hopes)])

    def _odds(self) -> tuple[list[float], list[float]]:
        """By voter, the odds that it claims the part, and the chance that nobody else does."""
        odds = [chance / (1 - chance) for chance in self.chances]
        nobody = prod([1 - chance for chance in self.chances])
        return odds, [nobody * (1 + odd) for odd in odds]

    def _hopes(self, odds: list[float], alone: list[float]) -> list[float]:
        """By voter, how much of the part claiming it brings home."""
        if self._single:  # lost to all who contest it (SZ-34)
            return alone
        total = sum(odds)
        hopes = []
        for odd, free in zip(odds, alone):
            one_rival = free * (total - odd)
            more = 1 - free - one_rival
            hopes.append(free + one_rival * SAVED_BY_TWO + more * SAVED_BY_MORE)
        return hopes


class QuantalVoting:
    """A secret voting in which everybody answers what everybody else is likely to choose.

    `gains[c][i]` tells by seat what changes if the i-th of `voters` takes part c, which has
    `sizes[c]` cards.
    """

    def __init__(
        self, voters: Sequence[int], gains: Sequence[Sequence[Sequence[float]]], sizes: Sequence[int]
    ) -> None:
        even = 1 / len(sizes)
        self._voters = voters
        self._parts = [Claims(voters, part, size, even) for part, size in zip(gains, sizes)]
        stakes = zip(*[part.stakes() for part in self._parts])
        self._stakes = [max(stake) or 1.0 for stake in stakes]
        for _ in range(ROUNDS):
            self._answer()

    def choices(self, voter: int, doubt: float) -> list[float]:
        """How likely the voter should choose each part, the more evenly the more doubt there is."""
        i = self._voters.index(voter)
        return softmax([part.goods()[i] for part in self._parts], doubt * self._stakes[i])

    def expected(self, seat: int) -> float:
        """What changes for a seat, voter or not, by this voting and those that follow from it."""
        return sum([part.expected(seat) for part in self._parts])

    def _answer(self) -> None:
        """Everybody moves halfway towards the answer to what the others choose now."""
        goods = zip(*[part.goods() for part in self._parts])
        for i, (good, stake) in enumerate(zip(goods, self._stakes)):
            for part, chance in zip(self._parts, softmax(good, DOUBT * stake)):
                part.chances[i] = (part.chances[i] + chance) / 2


def softmax(goods: Sequence[float], temperature: float) -> list[float]:
    """The better, the likelier: a choice worse by the temperature is e times rarer."""
    best = max(goods)
    weights = [exp((good - best) / temperature) for good in goods]
    total = sum(weights)
    return [weight / total for weight in weights]
