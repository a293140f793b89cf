"""The rules of World Splitters: what may happen, and how it goes on. WS-n are its rule ids."""

from typing import final

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE, OVER
from boardwright.core.tuples import replaced
from boardwright.games.world_splitters.data.facts import (
    DRAWN,
    WorldData,
)
from boardwright.games.world_splitters.data.plan import members
from boardwright.games.world_splitters.rules.actions import DIVIDE
from boardwright.games.world_splitters.rules.bargaining import Bargaining
from boardwright.games.world_splitters.rules.position import (
    ANSWERING,
    BIDDING,
    DIVIDING,
    EXTRA,
    FENCING,
    NONE,
    OFFERING_HIDDEN,
    OFFERING_OPEN,
    PIVOTING,
    PIVOTING_TO,
    PLACING,
    RAISING,
    REMOVING,
    REPLYING_HIDDEN,
    REPLYING_OPEN,
    SOURCING,
    STARTING,
)
from boardwright.games.world_splitters.rules.refusals import why_illegal


@final
class WorldState(Bargaining):
    """A position in World Splitters, and what may happen from there."""

    __slots__ = ()

    def __init__(self, data: WorldData, players: int, blank: bool = False) -> None:
        super().__init__(data, players, blank)

    # Questions

    def actors(self) -> tuple[int, ...]:
        if self.phase == BIDDING:
            return tuple([seat for seat in self._bidders() if self.bids[seat] == NONE])
        return () if self.actor == OVER else (self.actor,)

    def legal_actions(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        if self.phase == BIDDING:
            if not 0 <= seat < self.players or seat == self.active or self.bids[seat] != NONE:
                return []
            return self._amounts(self.data.numbers.bid, self.coins[seat])
        if seat != self.actor or seat == OVER:
            return []
        numbers = self.data.numbers
        if self.phase == DIVIDING:
            return self.ground.legal_fences().copy()
        if self.phase == ANSWERING:
            return self._answers(numbers.accept, self.bids[self._challenger()])
        if self.phase == PLACING:
            return [numbers.place + space for space in self.available()]
        if self.phase == SOURCING:
            return [numbers.source + space for space in members(self.explorers[seat])]
        if self.phase == FENCING:
            return [numbers.fence + border for border in self.ground.legal_fences()]
        if self.phase == EXTRA:
            return [numbers.extra + space for space in members(self.vacant())]
        if self.phase == REMOVING:
            return [numbers.remove + space for space in members(self._rivals_round())]
        if self.phase == PIVOTING:
            return [numbers.pivot + fence for fence in self._pivoting_fences()]
        if self.phase == PIVOTING_TO:
            return [numbers.to + border for border in self.ground.pivots(self.pivot)]
        if self.phase == RAISING:
            return [numbers.obelisk + space for space in members(self.vacant())]
        if self.phase == OFFERING_OPEN:
            return self._amounts(numbers.open, self.coins[seat])
        if self.phase == OFFERING_HIDDEN:
            return self._amounts(numbers.hidden, self._unoffered())
        if self.phase == REPLYING_OPEN:
            return self._answers(numbers.accept_open, self.open_offer)
        return [numbers.accept_hidden, numbers.give_back_hidden]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.phase != STARTING:
            return []
        first = self.data.first_seat
        seats = range(self.players) if first == DRAWN else range(first, first + 1)
        return [(self.data.numbers.start + seat, 1) for seat in seats]

    def draw(self, dice: Dice) -> int:
        first = self.data.first_seat
        return self.data.numbers.start + (dice.below(self.players) if first == DRAWN else first)

    def _amounts(self, first: int, most: int) -> list[int]:
        return list(range(first, first + most + 1))

    # Course of play

    def _carry_out(self, seat: int, action: int) -> None:
        self._do(seat, action)
        self._take_single_choices()

    def _do(self, seat: int, action: int) -> None:
        numbers = self.data.numbers
        if action < numbers.fence:
            self._divide(action - DIVIDE)
        elif action < numbers.pivot:
            self._fence(action - numbers.fence)
        elif action < numbers.to:
            self._choose_pivot(action - numbers.pivot)
        elif action < numbers.place:
            self._pivot_to(action - numbers.to)
        elif action < numbers.source:
            self._place(action - numbers.place)
        elif action < numbers.extra:
            self._move_from(action - numbers.source)
        elif action < numbers.remove:
            self._place_extra(action - numbers.extra)
        elif action < numbers.obelisk:
            self._remove(action - numbers.remove)
        elif action < numbers.bid:
            self._raise_obelisk(action - numbers.obelisk)
        elif action < numbers.open:
            self._bid(seat, action - numbers.bid)
        elif action < numbers.hidden:
            self._offer_open(action - numbers.open)
        elif action < numbers.accept:
            self._offer_hidden(action - numbers.hidden)
        elif action < numbers.accept_open:
            self._answer(action - numbers.accept)
        elif action < numbers.accept_hidden:
            self._reply_open(action - numbers.accept_open)
        elif action < numbers.total:
            self._reply_hidden(action - numbers.accept_hidden)
        else:
            self._start(action - numbers.start)

    def _take_single_choices(self) -> None:
        """WS-74: a decision with one legal action is taken without asking."""
        while self.actor >= 0:
            actions = self.legal_actions(self.actor)
            if len(actions) > 1:
                return
            self._do(self.actor, actions[0])

    def _start(self, seat: int) -> None:
        """WS-19, WS-20: this seat begins, and is rightmost on the initiative track."""
        self.track = tuple([(seat - 1 - step) % self.players for step in range(self.players)])
        if self._events is not None:
            self._tell("start", {"seat": seat, "track": list(self.track)}, final=True)
        self._begin_turn(seat)

    # Copies and other worlds

    def clone(self) -> "WorldState":
        other = WorldState(self.data, self.players, True)
        self._copy_to(other)
        return other

    def resample(self, seat: int | None, dice: Dice) -> "WorldState":
        """The secrets are committed bids, the hidden offer, and the first of two replies."""
        other = self.clone()
        if self.phase == BIDDING:
            for bidder in self._bidders():
                if bidder != seat and self.bids[bidder] != NONE:
                    amount: i64 = dice.below(self.coins[bidder] + 1)
                    other.bids = replaced(other.bids, bidder, amount)
        elif self.phase == REPLYING_OPEN or self.phase == REPLYING_HIDDEN:
            if seat != self.active:
                other.hidden_offer = dice.below(self._unoffered() + 1)
            if seat != 1 - self.active:
                other._rethink_reply(dice)
        return other

    def _rethink_reply(self, dice: Dice) -> None:
        """Until both replies are made nobody else knows whether there is one yet."""
        if self.open_offer == NONE or len(self._answers(0, self.open_offer)) < 2:
            return  # the only reply was taken without asking
        self._ask(1 - self.active, REPLYING_OPEN)
        self.open_reply = NONE
        if dice.below(2):
            self.open_reply = dice.below(2)
            self.phase = REPLYING_HIDDEN

    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        return why_illegal(self, seat, action)
