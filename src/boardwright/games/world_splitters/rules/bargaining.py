"""Bids and challenges of three and more, offers of two (WS-27 to WS-37, WS-64 to WS-69)."""

from typing import Any

from boardwright.core.tuples import replaced
from boardwright.games.world_splitters.rules.placing import Placing
from boardwright.games.world_splitters.rules.position import (
    ACCEPT,
    ANSWERING,
    BIDDING,
    HIDDEN,
    NOBODY,
    NONE,
    OFFERING_HIDDEN,
    OFFERING_OPEN,
    OPEN,
    REPLYING_HIDDEN,
    REPLYING_OPEN,
    RETURN,
)

WORDS = ("accept", "return")
"""Answers and replies, as events name them."""


class Bargaining(Placing):
    """Who pays whom for the contested spaces, and who places."""

    __slots__ = ()

    # Divide

    def _divide(self, border: int) -> None:
        """WS-23, WS-26: the fence stands; without an available space beside it there is no bid."""
        self.divided = border
        self._put_fence("divide", self.active, border)
        if not self.available():
            self._resolve()
        elif self.players > 2:
            self._open_bidding()
        elif len(self.available()) == 2:
            self._ask(self.active, OFFERING_OPEN)
        else:
            self._ask(self.active, OFFERING_HIDDEN)

    # Bids of three and more players

    def _bidders(self) -> list[int]:
        """All but the active player, clockwise."""
        return [(self.active + step) % self.players for step in range(1, self.players)]

    def _open_bidding(self) -> None:
        self._ask(self._bidders()[0], BIDDING)
        for seat in self._bidders():
            if not self.coins[seat]:
                self._bid(seat, 0)  # WS-74

    def _bid(self, seat: int, amount: int) -> None:
        """WS-27: bids are secret and final; the last one reveals them all."""
        self.bids = replaced(self.bids, seat, amount)
        if self._events is not None:
            self._tell("commit", {"by": seat}, final=True)
        waiting = self.actors()
        if waiting:
            self.actor = waiting[0]
        else:
            self._reveal()

    def _reveal(self) -> None:
        """WS-28: by amount, ties by initiative; the challengers are fixed now."""
        order = [seat for seat in self.track if seat != self.active]
        order = sorted(order, key=lambda seat: -self.bids[seat])
        self.challengers = (order[0], order[1])
        if self._events is not None:
            bids = {str(seat): self.bids[seat] for seat in sorted(order)}
            self._tell("bids", {"bids": bids, "challengers": list(self.challengers)}, final=True)
        self._begin_challenge(1)

    def _begin_challenge(self, number: int) -> None:
        self.challenge = number
        self._ask(self.active, ANSWERING)

    def _challenger(self) -> int:
        return self.challengers[self.challenge - 1]

    def _answers(self, accept: int, amount: int) -> list[int]:
        """WS-33, WS-66: who cannot pay the amount cannot return it."""
        return [accept, accept + 1] if self.coins[self.actor] >= amount else [accept]

    def _answer(self, answer: int) -> None:
        """WS-30 to WS-32: accept, and the challenger pays and places; return, and you do."""
        challenger = self._challenger()
        amount = self.bids[challenger]
        placer = challenger if answer == ACCEPT else self.active
        self._pay(placer, challenger if answer == RETURN else self.active, amount)
        if self._events is not None:
            said = {
                "challenge": self.challenge,
                "by": self.active,
                "to": challenger,
                "amount": amount,
                "say": WORDS[answer],
            }
            self._tell("answer", said)
        self._begin_placing(placer)

    def _pay(self, payer: int, payee: int, amount: int) -> None:
        """WS-72: coins only go between players."""
        self.coins[payer] -= amount
        self.coins[payee] += amount

    # Offers of two players

    def _unoffered(self) -> int:
        """WS-65: what the active player can still offer."""
        return self.coins[self.active] - (self.open_offer if self.open_offer != NONE else 0)

    def _offer_open(self, amount: int) -> None:
        self.open_offer = amount
        if self._events is not None:
            self._tell("open", {"by": self.active, "amount": amount})
        self._ask(self.active, OFFERING_HIDDEN)

    def _offer_hidden(self, amount: int) -> None:
        """WS-66: the other player replies without knowing this amount."""
        self.hidden_offer = amount
        other = 1 - self.active
        if self._events is not None:
            self._tell("offered", {"by": self.active}, final=True)
            self._tell("hid", {"by": self.active, "amount": amount}, audience=(self.active,))
        self._ask(other, REPLYING_OPEN if self.open_offer != NONE else REPLYING_HIDDEN)

    def _reply_open(self, reply: int) -> None:
        self.open_reply = reply
        self._ask(1 - self.active, REPLYING_HIDDEN)

    def _reply_hidden(self, reply: int) -> None:
        """WS-67: larger offer first; equal ones in the order of those who would place by declaration."""
        self.hidden_reply = reply
        if self._events is not None:
            self._tell_offers()
        self.due = self._order_of_offers()
        self._next_offer()

    def _tell_offers(self) -> None:
        offers: dict[str, Any] = {"by": self.active, "hidden": self.hidden_offer}
        replies: dict[str, Any] = {"by": 1 - self.active, "hidden": WORDS[self.hidden_reply]}
        if self.open_offer != NONE:
            offers["open"] = self.open_offer
            replies["open"] = WORDS[self.open_reply]
        self._tell("offers", offers, final=True)
        self._tell("replies", replies)

    def _order_of_offers(self) -> tuple[int, ...]:
        if self.open_offer == NONE:
            return (HIDDEN,)
        if self.open_offer != self.hidden_offer:
            return (OPEN, HIDDEN) if self.open_offer > self.hidden_offer else (HIDDEN, OPEN)
        by_open, by_hidden = self._declared_placer(self.open_reply), self._declared_placer(self.hidden_reply)
        if by_open == by_hidden or by_open == self.track[0]:
            return (OPEN, HIDDEN)
        return (HIDDEN, OPEN)

    def _declared_placer(self, reply: int) -> int:
        return self.active if reply == ACCEPT else 1 - self.active

    def _next_offer(self) -> None:
        """WS-67 to WS-69: settle the next offer; without an available space it is void."""
        if not self.due:
            self._resolve()
            return
        offer = self.due[0]
        self.due = self.due[1:]
        amount = self.open_offer if offer == OPEN else self.hidden_offer
        reply = self.open_reply if offer == OPEN else self.hidden_reply
        other = 1 - self.active
        if not self.available():
            self._tell_settling(offer, amount, "void")
            self._next_offer()
            return
        if reply == RETURN and self.coins[other] < amount:
            reply = ACCEPT  # WS-68
        placer = self.active if reply == ACCEPT else other
        self._pay(placer, 1 - placer, amount)
        self._tell_settling(offer, amount, WORDS[reply])
        self._begin_placing(placer)

    def _tell_settling(self, offer: int, amount: int, outcome: str) -> None:
        if self._events is not None:
            name = "open" if offer == OPEN else "hidden"
            self._tell("settle", {"offer": name, "amount": amount, "as": outcome, "by": self.active})

    # What comes after a placement

    def _go_on(self) -> None:
        """WS-35 to WS-37: the second challenge, if a contested space is available now."""
        self.placer = NOBODY
        self._clear_placing()
        if self.players == 2:
            self._next_offer()
        elif self.challenge == 1 and self.available():
            self._begin_challenge(2)
        else:
            self._resolve()
