"""The rules of Reworld: what may happen, and how it goes on. The chapters have modules of their own."""

from typing import final

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.core.pools import deal_from
from boardwright.core.state import CHANCE, OVER
from boardwright.games.reworld.data.facts import PORTS, ReworldData
from boardwright.games.reworld.rules.actions import (
    BELOW,
    BELOWS,
    CARD,
    COUPLE,
    DROP,
    FIRST,
    FLY,
    HIDE,
    MARKER,
    MODULE,
    READ,
    SETTLE,
    STARTER,
    TAKE,
    TOP,
    UNDOCK,
    USES,
)
from boardwright.games.reworld.rules.chapter_one import ChapterOne
from boardwright.games.reworld.rules.position import (
    CHOOSE_STARTER,
    COUPLING,
    DEALING,
    FILLING,
    HIDING,
    LAYING_BELOW,
    LAYING_TOP,
    NO_CARDS,
    NOBODY,
    NOWHERE,
    ORDERING,
    SETTLING,
    TURN_ONE,
    TURN_TWO,
)
from boardwright.games.reworld.rules.refusals import why_illegal
from boardwright.games.reworld.rules.settlement import (
    open_cities,
)


@final
class ReworldState(ChapterOne):
    """A position in Reworld, and what may happen from there."""

    __slots__ = ()

    def __init__(self, data: ReworldData, players: int, blank: bool = False) -> None:
        super().__init__(data, players, blank)

    # Questions

    def actors(self) -> tuple[int, ...]:
        return () if self.actor == OVER else (self.actor,)

    def legal_actions(self, seat: int) -> list[int]:
        if seat != self.actor or seat == OVER:
            return []
        if seat == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        if self.phase == TURN_ONE:
            return self._turns_one()
        if self.phase == LAYING_TOP:
            return [TOP + value - 1 for value in self._tops(self.port)]
        if self.phase == LAYING_BELOW:
            return [BELOW + cards for cards in self._belows(self.port, self.top)]
        if self.phase == HIDING:
            return [HIDE + value - 1 for value in self._values(seat)]
        if self.phase == TURN_TWO:
            return self._turns_two()
        if self.phase == COUPLING:
            return [COUPLE + row for row in self._open_units()] + [FLY]
        if self.phase == ORDERING:
            return [FIRST, FIRST + 1]
        if self.phase == SETTLING:
            return [SETTLE + city for city in open_cities(self.cargo[0], self.cities_of(seat))]
        return [READ + city for city in self._founded(seat)]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.phase == CHOOSE_STARTER:
            return [(STARTER + seat, 1) for seat in range(self.players)]
        if self.phase == FILLING:
            return [(MODULE + kind, count) for kind, count in enumerate(self.bag) if count]
        if self.phase == DEALING:
            return [(CARD + value - 1, count) for value, count in enumerate(self.deck) if count]
        return []

    def draw(self, dice: Dice) -> int:
        if self.phase == CHOOSE_STARTER:
            return STARTER + dice.below(self.players)
        if self.phase == FILLING:
            return MODULE + _drawn(self.bag, dice.below(self.bag_left))
        return CARD + _drawn(self.deck, dice.below(self.deck_left)) - 1

    def perfect_information(self) -> bool:
        """Chapter Two has neither chance nor secrets (specification, section 4.2)."""
        return self.phase >= TURN_TWO

    # Course of play

    def _carry_out(self, seat: int, action: int) -> None:
        if action >= CARD:
            self._deal(action - CARD + 1)
        elif action >= MODULE:
            self._fill(action - MODULE)
        elif action >= STARTER:
            self._begin(action - STARTER)
        elif action >= READ:
            self._read(action - READ)
        elif action >= SETTLE:
            self._settle(action - SETTLE)
            self._settle_cargo()
        elif action >= FIRST:
            self._order(action - FIRST)
        elif action == FLY:
            self._fly()
        elif action >= COUPLE:
            self._couple(action - COUPLE)
            self._ask_to_couple()
        elif action >= UNDOCK:
            self._undock((action - UNDOCK) // USES, (action - UNDOCK) % USES)
        elif action >= HIDE:
            self._hide(action - HIDE + 1)
        elif action >= BELOW:
            self._pay(self.top, BELOWS[action - BELOW])
        elif action >= TOP:
            self._lay_top(action - TOP + 1)
        elif action == DROP:
            self._drop_out()
        elif action == MARKER:
            self._reach_for_marker()
        else:
            self._choose_port(action - TAKE)

    def _begin(self, seat: int) -> None:
        """RW-8: the first owner of the starting-player marker is drawn."""
        self.marker = seat
        if self._events is not None:
            self._tell("starter", {"seat": seat}, final=True)
        self._begin_round()

    # Copies and other worlds

    def clone(self) -> "ReworldState":
        other = ReworldState(self.data, self.players, True)
        self._copy_to(other)
        return other

    def resample(self, seat: int | None, dice: Dice) -> "ReworldState":
        """Cards that the seat has not seen lie anywhere; a turn that is not finished may have got anywhere.

        All deals of the unseen cards to hands, discards, the face-down card and the undealt rest are
        equally likely, given the number of each.
        """
        other = self.clone()
        other._deal_unseen(seat, dice)
        if TURN_ONE <= self.phase <= HIDING and seat != self.actor:
            other._rethink(dice)
        return other

    def _deal_unseen(self, viewer: int | None, dice: Dice) -> None:
        pool = self.unseen(viewer)
        for seat in range(self.players):
            if seat != viewer:
                self.hands[seat] = deal_from(pool, sum(self.hands[seat]), dice)
                self.discarded[seat] = deal_from(pool, sum(self.discarded[seat]), dice)
        if self.hidden_by != NOBODY and self.hidden_by != viewer:
            self.hidden_card = deal_from(pool, 1, dice).index(1)
        self.deck = tuple(pool)

    def _rethink(self, dice: Dice) -> None:
        """RW-R53: the others do not know how far a turn of Chapter One is; half the time, not begun."""
        self._ask(self.actor, TURN_ONE)
        self.port = NOWHERE
        self.top = 0
        if dice.below(2):
            self._lean_to(self._unfinished_turns(), dice)

    def _unfinished_turns(self) -> list[tuple[int, int, int]]:
        """Where this turn may stand, by its question, port and top card."""
        hand = self.hands[self.actor]
        turns: list[tuple[int, int, int]] = []
        if hand == NO_CARDS:
            return turns
        for port in range(len(PORTS)):
            if self.can_take(hand, port):
                choices = self._tops(port)
                if len(choices) > 1:
                    turns.append((LAYING_TOP, port, 0))
                turns += [(LAYING_BELOW, port, top) for top in choices if len(self._belows(port, top)) > 1]
        if self.hidden_by == NOBODY and len(self._values(self.actor)) > 1:
            turns.append((HIDING, NOWHERE, 0))
        return turns

    def _lean_to(self, turns: list[tuple[int, int, int]], dice: Dice) -> None:
        if turns:
            chosen: i64 = dice.below(len(turns))
            self.phase, self.port, self.top = turns[chosen]

    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        return why_illegal(self, seat, action)


def _drawn(counts: tuple[int, ...], rest: i64) -> int:
    """The kind that this place among all the things counted falls to."""
    kind: i64 = 0
    while rest >= counts[kind]:
        rest -= counts[kind]
        kind += 1
    return kind
