"""Who gets the contested spaces and who pays, if all bid, offer and answer sensibly.

Bids and offers are one kind of deal. A *proposer* names an amount, and a *chooser* accepts, so that the
proposer pays it and places, or returns it, so that the chooser pays it and places. Challengers propose
to the active player (WS-27 to WS-37); of two players the active one proposes to the other (WS-64 to WS-69).
"""

from typing import Final, NamedTuple, final

from boardwright.games.world_splitters.knowledge.appraisal import Appraisal, add, over_rivals
from boardwright.games.world_splitters.rules.position import (
    ACCEPT,
    ANSWERING,
    BIDDING,
    HIDDEN,
    NONE,
    OFFERING_HIDDEN,
    OFFERING_OPEN,
    OPEN,
    PLACING,
    REPLYING_HIDDEN,
    REPLYING_OPEN,
    RETURN,
)

LEAST_RATE: Final = 0.4
"""Points that a coin is worth at least, as it may always buy a tie."""


class Deal(NamedTuple):
    """An amount that somebody names; NONE: what is sensible when it comes up. The reply likewise."""

    proposer: int
    chooser: int
    amount: int
    reply: int = NONE


@final
class Bargain:
    """The rest of a turn in thought, from any of its decisions on.

    Attributes:
        points: by seat, coins apart, as deals are done.
        coins: by seat.
    """

    __slots__ = ("_appraisal", "_gains", "_spaces", "coins", "points")

    def __init__(self, appraisal: Appraisal) -> None:
        self._appraisal: Appraisal = appraisal
        self._spaces: list[int] = appraisal.state.available()
        self._gains: dict[tuple[int, int], list[float]] = {}
        self.coins: list[int] = list(appraisal.state.coins)
        self.points: list[float] = appraisal.points()

    def expected(self) -> list[float]:
        """Points by seat, coins included, when the turn is done."""
        if self._appraisal.state.phase == PLACING:
            self._place(self._appraisal.state.placer)
        for deal in self._deals():
            self.settle(deal)
        add(self.points, self._appraisal.money(self.coins))
        return self.points

    def price(self, proposer: int, chooser: int) -> int:
        """The amount at which the proposer does not mind the reply, or a cheaper one that forces it.

        A coin more than the chooser owns cannot be returned (WS-33, WS-68).
        """
        if not self._spaces:
            return 0
        placing = over_rivals(self._best(proposer), proposer)
        yielding = over_rivals(self._best(chooser), proposer)
        fair = round((placing - yielding) / (2 * self._rate(proposer, chooser)))
        return max(0, min(fair, self.coins[chooser] + 1, self.coins[proposer]))

    def settle(self, deal: Deal) -> None:
        """Carry a deal out, as the chooser likes it best where the reply is not given."""
        if not self._spaces:
            return
        amount = deal.amount
        if amount == NONE:
            amount = self.price(deal.proposer, deal.chooser)
        reply = deal.reply
        if self.coins[deal.chooser] < amount:
            reply = ACCEPT
        elif reply == NONE:
            reply = self._best_reply(deal, amount)
        placer, payee = (deal.proposer, deal.chooser) if reply == ACCEPT else (deal.chooser, deal.proposer)
        self.coins[placer] -= amount
        self.coins[payee] += amount
        self._place(placer)

    def _best_reply(self, deal: Deal, amount: int) -> int:
        proposer, chooser = deal.proposer, deal.chooser
        accepted = self._worth(proposer, chooser, amount, chooser)
        returned = self._worth(chooser, proposer, amount, chooser)
        return ACCEPT if accepted >= returned else RETURN

    def _worth(self, placer: int, payee: int, amount: int, seat: int) -> float:
        coins = self._moved(placer, payee, amount)
        return over_rivals(self._best(placer), seat) + over_rivals(self._appraisal.money(coins), seat)

    def _rate(self, seat: int, other: int) -> float:
        """Points that a coin is worth that goes between two seats."""
        now, then = self.coins, self._moved(other, seat, 1)
        money = self._appraisal.money
        return max(LEAST_RATE, over_rivals(money(then), seat) - over_rivals(money(now), seat))

    def _moved(self, payer: int, payee: int, amount: int) -> list[int]:
        coins = self.coins.copy()
        coins[payer] -= amount
        coins[payee] += amount
        return coins

    # Placements

    def _best(self, placer: int) -> list[float]:
        """What changes where the seat likes best to place."""
        return self._gain(placer, self._favorite(placer))

    def _favorite(self, placer: int) -> int:
        return max(self._spaces, key=lambda space: over_rivals(self._gain(placer, space), placer))

    def _gain(self, placer: int, space: int) -> list[float]:
        gain = self._gains.get((placer, space))
        if gain is None:
            gain = self._gains[placer, space] = self._appraisal.entering(placer, space)
        return gain

    def _place(self, placer: int) -> None:
        space = self._favorite(placer)
        add(self.points, self._gain(placer, space))
        self._spaces.remove(space)

    # What is still to be settled

    def _deals(self) -> list[Deal]:
        state = self._appraisal.state
        if state.players == 2:
            return self._offers()
        if state.phase == BIDDING:
            return self._likely_bids()
        if not state.challenge:
            return []
        waiting = state.challengers[state.challenge - (state.phase == ANSWERING) :]
        return [Deal(challenger, state.active, state.bids[challenger]) for challenger in waiting]

    def _likely_bids(self) -> list[Deal]:
        """WS-28, if everybody bids what the space is worth."""
        state = self._appraisal.state
        bidders = [seat for seat in state.track if seat != state.active]
        bids = [Deal(seat, state.active, self.price(seat, state.active)) for seat in bidders]
        return sorted(bids, key=lambda bid: -bid.amount)[:2]

    def _offers(self) -> list[Deal]:
        state = self._appraisal.state
        active, other = state.active, 1 - state.active
        if state.phase == OFFERING_OPEN:
            return [Deal(active, other, NONE), Deal(active, other, NONE)]
        offers = {
            OPEN: Deal(active, other, state.open_offer, state.open_reply),
            HIDDEN: Deal(active, other, state.hidden_offer, state.hidden_reply),
        }
        if state.phase not in (OFFERING_HIDDEN, REPLYING_OPEN, REPLYING_HIDDEN):
            return [offers[offer] for offer in state.due]
        made = [OPEN, HIDDEN] if state.open_offer != NONE else [HIDDEN]
        return sorted([offers[offer] for offer in made], key=lambda offer: -offer.amount)
