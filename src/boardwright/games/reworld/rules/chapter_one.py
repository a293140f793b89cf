"""Chapter One of Reworld: rounds of taking modules for cards (RW-10 to RW-30)."""

from boardwright.core.state import CHANCE
from boardwright.core.tuples import replaced
from boardwright.games.reworld.data.facts import PORTS, VALUES
from boardwright.games.reworld.data.tiles import (
    FAMILY,
    KINDS,
    NO_TILE,
    ROWS,
    TERRABOT,
    kind_names,
)
from boardwright.games.reworld.rules.actions import (
    BELOWS,
    DROP,
    MARKER,
    TAKE,
)
from boardwright.games.reworld.rules.chapter_two import ChapterTwo
from boardwright.games.reworld.rules.payments import belows, can_pay, tops
from boardwright.games.reworld.rules.position import (
    DEALING,
    DROPPING,
    FILLING,
    HIDING,
    LAYING_BELOW,
    LAYING_TOP,
    MARKERS,
    NO_CARDS,
    NOBODY,
    TERRABOTS,
    TURN_ONE,
)


class ChapterOne(ChapterTwo):
    """The station is filled, hands are dealt, and modules are taken until all have dropped out."""

    __slots__ = ()

    # A round's modules and cards

    def _begin_round(self) -> None:
        """RW-10: fill the station, deal, turns, cleanup."""
        self.phase = FILLING
        self.actor = CHANCE
        self.filled = 0

    def _fill(self, kind: int) -> None:
        """RW-11: the next port gets its module."""
        port = self.data.fill_order[self.filled]
        self.bag = replaced(self.bag, kind, self.bag[kind] - 1)
        self.bag_left -= 1
        self.ports = replaced(self.ports, port, kind)
        self.filled += 1
        if self._events is not None:
            module = {"round": self.round, "port": port, "tile": KINDS[kind]}
            self._tell("module", module, final=True)
        if self.filled == len(PORTS):
            if self._events is not None:
                self._tell("fill", {"round": self.round, "tiles": kind_names(self.ports)})
            self.phase = DEALING

    def _deal(self, value: int) -> None:
        """RW-12: whole hands, seat by seat from the owner of the marker; the rest stays unseen."""
        seat = self._receiver()
        self.deck = replaced(self.deck, value, self.deck[value] - 1)
        self.deck_left -= 1
        self._add_to_hand(seat, value, 1)
        if self._events is not None:
            self._tell("card", {"seat": seat, "card": value}, final=True, audience=(seat,))
        if self._receiver() == NOBODY:
            if self._events is not None:
                hands = [_cards(hand) for hand in self.hands]
                self._tell("deal", {"round": self.round, "hands": hands}, audience=())
            self._ask(self.marker, TURN_ONE)  # RW-13

    def _receiver(self) -> int:
        """Who is dealt the next card; nobody, if all have their hands."""
        hands_dealt = (sum(self.data.cards) - self.deck_left) // self.data.hand
        return (self.marker + hands_dealt) % self.players if hands_dealt < self.players else NOBODY

    # Turns

    def _turns_one(self) -> list[int]:
        """RW-14: take a module, take the marker, or drop out, which is always allowed (RW-27)."""
        hand = self.hands[self.actor]
        if hand == NO_CARDS:
            return [DROP]
        actions = [TAKE + port for port in range(len(PORTS)) if self.can_take(hand, port)]
        if self.hidden_by == NOBODY:
            actions.append(MARKER)
        actions.append(DROP)
        return actions

    def can_take(self, hand: tuple[int, ...], port: int) -> bool:
        """RW-15: the module is still there, and the hand, not an empty one, holds a payment."""
        if self.ports[port] == NO_TILE:
            return False
        first, second = self.demands(port)
        return can_pay(hand, first, second)

    def _choose_port(self, port: int) -> None:
        self.port = port
        choices = self._tops(port)
        if len(choices) == 1:
            self._lay_top(choices[0])
        else:
            self.phase = LAYING_TOP

    def _lay_top(self, value: int) -> None:
        """RW-22: the player chooses which of the cards paid is on top."""
        self.top = value
        choices = self._belows(self.port, value)
        if len(choices) == 1:
            self._pay(value, BELOWS[choices[0]])
        else:
            self.phase = LAYING_BELOW

    def _pay(self, top: int, below: tuple[int, ...]) -> None:
        """RW-23, RW-24: the cards fill the slot, the module docks in the row of the top card's value."""
        seat, port = self.actor, self.port
        tile = self.ports[port]
        for value in (top, *below):
            self._add_to_hand(seat, value, -1)
        self.ports = replaced(self.ports, port, NO_TILE)
        self.takers = replaced(self.takers, port, seat)
        self.tops = replaced(self.tops, port, top)
        self.belows = replaced(self.belows, port, below)
        self.docked[seat * ROWS + top - 1] += (tile,)
        points = self.data.terrabot_points[self.round - 1] if FAMILY[tile] == TERRABOT else 0
        self._score(seat, TERRABOTS, points)
        if self._events is not None:
            cards = {"port": port, "tile": KINDS[tile], "top": top, "below": list(below)}
            self._tell_turn("take", seat, cards, points)
        self._end_turn_one()

    def _reach_for_marker(self) -> None:
        values = self._values(self.actor)
        if len(values) == 1:
            self._hide(values[0])
        else:
            self.phase = HIDING

    def _hide(self, value: int) -> None:
        """RW-25: a card face down on the starting-player space, 1 point, and the marker is yours."""
        seat = self.actor
        self._add_to_hand(seat, value, -1)
        self.hidden_by = seat
        self.hidden_card = value
        self.marker = seat
        self._score(seat, MARKERS, 1)
        if self._events is not None:
            self._tell_turn("marker", seat, {}, 1)
            self._tell("hidden", {"seat": seat, "card": value}, audience=(seat,))
        self._end_turn_one()

    def _drop_out(self) -> None:
        """RW-27: 1 point per card left in hand; the cards are discarded unseen."""
        seat = self.actor
        hand = self.hands[seat]
        self.discarded[seat] = hand
        self.hands[seat] = NO_CARDS
        self.out |= 1 << seat
        points = sum(hand)
        self._score(seat, DROPPING, points)
        if self._events is not None:
            self._tell_turn("drop", seat, {"count": points}, points)
            self._tell("discarded", {"seat": seat, "cards": _cards(hand)}, audience=(seat,))
        self._end_turn_one()

    def _end_turn_one(self) -> None:
        """RW-13, RW-28: clockwise among those who have not dropped out."""
        last = self.actor
        self._clear_turn()
        for seat in self._clockwise(last + 1):
            if not self.out >> seat & 1:
                self._ask(seat, TURN_ONE)
                return
        self._clean_up()

    def _clean_up(self) -> None:
        """RW-29, RW-30: left-over modules leave the game, the cards are gathered."""
        removed = list(self.removed)
        for kind in self.ports:
            if kind != NO_TILE:
                removed[kind] += 1
        self.removed = tuple(removed)
        if self._events is not None:
            left = [[port, KINDS[kind]] for port, kind in enumerate(self.ports) if kind != NO_TILE]
            self._tell("cleanup", {"round": self.round, "left": left, "marker": self.marker})
        self._clear_station()
        if self.round < len(self.data.terrabot_points):
            self.round += 1
            self._begin_round()
        else:
            self._begin_chapter_two()

    # Small helpers

    def _tops(self, port: int) -> list[int]:
        first, second = self.demands(port)
        return tops(self.hands[self.actor], first, second)

    def _belows(self, port: int, top: int) -> list[int]:
        first, second = self.demands(port)
        return belows(self.hands[self.actor], first, second, top)

    def _values(self, seat: int) -> list[int]:
        hand = self.hands[seat]
        return [value for value in range(1, VALUES) if hand[value]]

    def _add_to_hand(self, seat: int, value: int, cards: int) -> None:
        hand = self.hands[seat]
        self.hands[seat] = replaced(hand, value, hand[value] + cards)


def _cards(hand: tuple[int, ...]) -> list[int]:
    """The cards of a hand, ascending."""
    return [value for value, count in enumerate(hand) for _ in range(count)]
