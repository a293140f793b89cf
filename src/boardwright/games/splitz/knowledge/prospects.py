"""What the final count may bring in Splitz, and what a part would change about it."""

from collections.abc import Sequence
from functools import lru_cache

from boardwright.games.splitz.data.facts import JOKER

Points = tuple[float, ...]
"""By seat."""

HORIZON = 9
"""Coming cards of a denomination beyond these are not looked at: so far ahead nothing is decided."""
KEPT = 0.6
"""Of the cards still to come, how many somebody will get; the others are lost in votings."""
RIVALRY = {2: 1.0, 3: 0.5, 4: 0.5}
"""What a point of the rivals' mean costs, in own points, by player count. Two play for the difference."""
WAITING_WORTH = 2.0
"""Points that a joker without a stack is good for, as long as cards come."""


class Prospects:
    """The majorities that the seats may expect to have at the end, given their cards and the deck.

    `counts[seat][d]` is the seat's stack of denomination d, jokers included; `deck` is by card.
    """

    def __init__(
        self,
        denominations: Sequence[int],
        counts: Sequence[Sequence[int]],
        waiting: Sequence[int],
        deck: Sequence[int],
    ) -> None:
        self.players = len(counts)
        self._denominations = denominations
        self._counts = counts
        self._waiting = waiting
        self._coming = _coming(denominations, deck)
        self._waiting_worth = WAITING_WORTH if sum(deck) else 0.0
        self._rivalry = RIVALRY[self.players]
        self._worths: dict[tuple[int, int, int], Points] = {}
        self._gains: dict[tuple[int, tuple[int, ...]], Points] = {}

    def merits(self) -> Points:
        """How well each seat stands: its expected points, less what the rivals' are worth to them."""
        points = [self._waiting_worth * jokers for jokers in self._waiting]
        for d in self._denominations:
            for seat, share in enumerate(self._shares(d, 0, 0)):
                points[seat] += d * share
        return self._rated(points)

    def gain(self, seat: int, cards: tuple[int, ...]) -> Points:
        """What changes for everybody's merits if the seat takes these cards, its jokers placed best."""
        key = seat, cards
        if key not in self._gains:
            self._gains[key] = self._laid_out(seat, cards)
        return self._gains[key]

    def _laid_out(self, seat: int, cards: tuple[int, ...]) -> Points:
        jokers = cards.count(JOKER)
        joined = {d: 0 for d in self._denominations if self._counts[seat][d]}
        joined |= {d: cards.count(d) for d in cards if d != JOKER}
        if not joined:
            return self._waits(seat, jokers)
        waiting = self._waiting[seat]
        if waiting and len(cards) > jokers:  # nobody has stacks and waiting jokers (SZ-44)
            joined[self._best_stack(seat, joined, waiting)] += waiting
        for _ in range(jokers):
            joined[self._best_stack(seat, joined, 1)] += 1
        changes = [self._waits(seat, -waiting)]
        changes += [self._worth(seat, d, more) for d, more in joined.items() if more]
        return tuple([sum(column) for column in zip(*changes)])

    def _best_stack(self, seat: int, joined: dict[int, int], jokers: int) -> int:
        """Where so many more cards are worth most, given those that joined already."""

        def step(d: int) -> float:
            return self._worth(seat, d, joined[d] + jokers)[seat] - self._worth(seat, d, joined[d])[seat]

        return max(joined, key=step)

    def _waits(self, seat: int, jokers: int) -> Points:
        worth = self._waiting_worth * jokers
        return self._rated([worth if other == seat else 0.0 for other in range(self.players)])

    def _worth(self, seat: int, denomination: int, more: int) -> Points:
        """What so many more cards of a denomination in the seat's stack change for everybody."""
        key = seat, denomination, more
        if key not in self._worths:
            before = self._shares(denomination, seat, 0)
            after = self._shares(denomination, seat, more)
            points = [denomination * (new - old) for new, old in zip(after, before)]
            self._worths[key] = self._rated(points)
        return self._worths[key]

    def _shares(self, denomination: int, seat: int, more: int) -> list[float]:
        counts = [stacks[denomination] for stacks in self._counts]
        counts[seat] += more
        order = sorted(range(self.players), key=lambda s: -counts[s])
        ranked = shares(tuple([counts[s] for s in order]), self._coming[denomination])
        result = [0.0] * self.players
        for s, share in zip(order, ranked):
            result[s] = share
        return result

    def _rated(self, points: Sequence[float]) -> Points:
        rivals = self.players - 1
        total = sum(points)
        return tuple([own - self._rivalry * (total - own) / rivals for own in points])


def _coming(denominations: Sequence[int], deck: Sequence[int]) -> list[int]:
    """By denomination, how many more cards may join its stacks: its own, and jokers by its points."""
    points = sum(denominations)
    coming = [0] * len(deck)
    for d in denominations:
        coming[d] = min(HORIZON, round(deck[d] + deck[JOKER] * d / points))
    return coming


@lru_cache(maxsize=200_000)
def shares(counts: tuple[int, ...], coming: int) -> tuple[float, ...]:
    """The chance of each to have most in the end, ties included, as cards come.

    `counts` are in descending order. Each coming card is as likely to go to anybody, if it is not lost.
    """
    lead = counts[0] - counts[1]
    if counts[0] and lead > coming:
        return (1.0,) + (0.0,) * (len(counts) - 1)
    if not coming:
        return tuple([1.0 if counts[0] and count == counts[0] else 0.0 for count in counts])
    lost = shares(counts, coming - 1)
    chances = [(1 - KEPT) * share for share in lost]
    for taker, count in enumerate(counts):
        first = counts.index(count)  # the taker changes places with the first that has as many
        taken = counts[:first] + (count + 1,) + counts[first + 1 :]
        after = list(shares(taken, coming - 1))
        after[first], after[taker] = after[taker], after[first]
        for seat, share in enumerate(after):
            chances[seat] += KEPT / len(counts) * share
    return tuple(chances)
