"""The rules of Splitz, in the order of the specification. SZ-n are its rule ids."""

from typing import final

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE, OVER
from boardwright.games.splitz.data.facts import JOKER, SplitzData, card_name
from boardwright.games.splitz.rules.actions import (
    CUTS,
    DISCARD,
    DIVIDE,
    DIVISIONS,
    DRAW,
    FIRST_TO,
    JOKER_TO,
    LEAD,
    VOTE,
)
from boardwright.games.splitz.rules.position import (
    CHOOSE_LEADER,
    CONTESTED,
    DEAL,
    DISCARDING,
    DIVIDING,
    FINISHED,
    JOKERS,
    LOST,
    NAMING_FIRST,
    NO_COLOR,
    NOBODY,
    PLACING_JOKER,
    SEATS,
    VOTING,
    Part,
    Position,
    fate,
)
from boardwright.games.splitz.rules.refusals import why_illegal


@final
class SplitzState(Position):
    """A position in Splitz, and what may happen from there."""

    __slots__ = ()

    def __init__(self, data: SplitzData, players: int, blank: bool = False) -> None:
        super().__init__(data, players, blank)

    # Questions

    def actors(self) -> tuple[int, ...]:
        if self.phase == VOTING:
            return tuple(self._from_leaders_left(self.pending))
        return () if self.actor == OVER else (self.actor,)

    def legal_actions(self, seat: int) -> list[int]:
        if self.phase == VOTING:
            if not (0 <= seat < self.players and self.pending >> seat & 1):
                return []
            return [VOTE + color for color in self.open_colors()]
        if seat != self.actor:
            return []
        if self.phase == DIVIDING:
            return DIVISIONS[self.bounds[1] - self.bounds[0]].copy()
        if self.phase == DISCARDING:
            return [DISCARD, DISCARD + 1, DISCARD + 2]
        if self.phase == PLACING_JOKER:
            return [JOKER_TO + d - 1 for d in self._stacks(seat)]
        if self.phase == NAMING_FIRST:
            return [FIRST_TO + d - 1 for d in self.data.denominations if self.received >> d & 1]
        return [action for action, _ in self.chance_outcomes()]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.phase == CHOOSE_LEADER:
            return [(LEAD + seat, 1) for seat in range(self.players)]
        if self.phase == DEAL:
            return [(DRAW + card, count) for card, count in enumerate(self.deck) if count]
        return []

    def draw(self, dice: Dice) -> int:
        if self.phase == CHOOSE_LEADER:
            return LEAD + dice.below(self.players)
        rest: i64 = dice.below(self.deck_left)
        card: i64 = 0
        while rest >= self.deck[card]:
            rest -= self.deck[card]
            card += 1
        return DRAW + card

    # Course of play

    def _carry_out(self, seat: int, action: int) -> None:
        if action >= DRAW:
            self._deal(action - DRAW)
        elif action >= LEAD:
            self._choose_leader(action - LEAD)
        elif action >= FIRST_TO:
            self._join_first(action - FIRST_TO + 1, False)
        elif action >= JOKER_TO:
            self._add_joker(action - JOKER_TO + 1, False)
            self._place_jokers()
        elif action >= VOTE:
            self._commit(seat, action - VOTE)
        elif action >= DISCARD:
            self._throw_out(action - DISCARD)
        else:
            i, j = CUTS[action - DIVIDE]
            start = self.bounds[0]
            self._divide((start, start + i, start + j, self.bounds[1]), False)

    def _choose_leader(self, seat: int) -> None:
        """SZ-3: the first leader is drawn."""
        self.leader = seat
        if self._events is not None:
            self._tell("lead", {"leader": seat}, final=True)
        self._begin_round()

    def _begin_round(self) -> None:
        """SZ-11: the row will have its size, or what is left of the deck."""
        self.round += 1
        self.phase = DEAL
        self.actor = CHANCE
        size = self.data.row_size[self.players]
        self.row_end = size if size < self.deck_left else self.deck_left

    def _deal(self, card: int) -> None:
        """SZ-11: the next card lies at the right of the row; the last one opens the division."""
        if self.votings:
            self._clear_row()
        self.deck[card] -= 1
        self.deck_left -= 1
        self.row.append(card)
        if self._events is not None:
            self._tell("deal", {"card": card_name(card)}, final=True)
        if len(self.row) == self.row_end:
            if self._events is not None:
                cards = self._cards(0, len(self.row))
                self._tell("row", {"round": self.round, "leader": self.leader, "cards": cards})
            everybody = (1 << self.players) - 1
            self._open_part(0, len(self.row), everybody, ())

    def _clear_row(self) -> None:
        """What is known of the last round lies open until the next one begins."""
        self.row = []
        self.votings = ()
        self.bounds = ()

    # Division

    def _open_part(self, start: int, stop: int, claimants: int, path: tuple[int, ...]) -> None:
        """The leader divides it (SZ-14, SZ-32), unless its size leaves no choice (SZ-33, SZ-38)."""
        self.path = path
        self.voters = claimants
        self.thrown = NO_COLOR
        self.votes = (NO_COLOR,) * self.players
        self.bounds = (start, stop)
        if stop - start > 3:
            self._ask(self.leader, DIVIDING)  # whether or not the leader claims it (SZ-37)
        else:
            self._divide(tuple(range(start, stop + 1)), True)

    def _divide(self, bounds: tuple[int, ...], forced: bool) -> None:
        """SZ-14: the runs between the dividers are white, blue and black, from the left."""
        self.bounds = bounds
        if self._events is not None:
            self._tell_division(forced)
        if self.thrower() == NOBODY:
            self._begin_voting()
        else:
            self._ask(self.thrower(), DISCARDING)

    def _tell_division(self, forced: bool) -> None:
        bounds = self.bounds
        division = {
            "by": self.leader,
            "part": self._color_names(self.path),
            "at": [place - bounds[0] for place in bounds[1:-1]],
            "sizes": [stop - start for start, stop in zip(bounds, bounds[1:])],
            "forced": forced,
        }
        self._tell("divide", division)

    def _throw_out(self, color: int) -> None:
        """SZ-15: two players only, the row only: the one who does not lead discards a part."""
        self.thrown = color
        if self._events is not None:
            name = self.data.colors[color]
            cards = self._cards(self.bounds[color], self.bounds[color + 1])
            self._tell("discard", {"by": self.actor, "color": name, "cards": cards})
        self._discard(color)
        self._begin_voting()

    def _discard(self, color: int) -> None:
        """SZ-52: out of the game for good."""
        discards = list(self.discards)
        for card in self.row[self.bounds[color] : self.bounds[color + 1]]:
            discards[card] += 1
        self.discards = tuple(discards)

    # Voting

    def _begin_voting(self) -> None:
        """SZ-20, SZ-23: the whole table votes on the row, its claimants on a contested part."""
        self.phase = VOTING
        self.pending = self.voters
        self.actor = self._from_leaders_left(self.pending)[0]

    def _commit(self, seat: int, color: int) -> None:
        """SZ-22: a vote is secret and final; the last one reveals them all."""
        self.votes = _with(self.votes, seat, color)
        self.pending &= ~(1 << seat)
        if self._events is not None:
            self._tell("commit", {"by": seat}, final=True)
        if self.pending:
            self.actor = self._from_leaders_left(self.pending)[0]
        else:
            self._reveal()

    def _reveal(self) -> None:
        self.votings += ((self.path, self.bounds, self.thrown, self.votes),)
        if self._events is not None:
            voters = SEATS[self.voters]
            votes = {str(seat): self.data.colors[self.votes[seat]] for seat in voters}
            self._tell("votes", {"part": self._color_names(self.path), "votes": votes}, final=True)
        self._settle()

    # Distribution

    def _settle(self) -> None:
        """SZ-35: first the lost cards, then the takings, then the contested parts."""
        claims = self._claims()
        contested: tuple[Part, ...] = ()
        for color in self.open_colors():
            start, stop = self.bounds[color], self.bounds[color + 1]
            outcome = fate(claims[color], stop - start)
            if outcome == LOST:
                self._lose(color, claims[color])
            elif outcome == CONTESTED:
                contested = (Part(start, stop, claims[color], (*self.path, color)), *contested)
            else:
                self.takers |= claims[color]
        self.contested += contested  # the left part is on top (SZ-36)
        self._next_taking()

    def _claims(self) -> list[int]:
        """By colour, the set of the seats that claim it."""
        claims = [0, 0, 0]
        for seat in SEATS[self.voters]:
            claims[self.votes[seat]] |= 1 << seat
        return claims

    def _lose(self, color: int, claimants: int) -> None:
        if self._events is not None:
            cards = self._cards(self.bounds[color], self.bounds[color + 1])
            part = self._color_names(self.path + (color,))
            self._tell("lost", {"part": part, "cards": cards, "claimants": SEATS[claimants].copy()})
        self._discard(color)

    def _next_contest(self) -> None:
        """SZ-36: the part on top is settled with all contests inside it; without one, the round ends."""
        if self.contested:
            part = self.contested[-1]
            self.contested = self.contested[:-1]
            self._open_part(part.start, part.stop, part.claimants, part.path)
        else:
            self._end_round()

    # Laying out

    def _next_taking(self) -> None:
        """SZ-46: the sole claimants lay out one after another, clockwise from the leader's left."""
        self.taker = NOBODY
        self.received = 0
        if not self.takers:
            self._next_contest()
            return
        self.taker = self._from_leaders_left(self.takers)[0]
        self.takers &= ~(1 << self.taker)
        self._take(self.taker, self.votes[self.taker])
        if self.received and self.waiting(self.taker):
            self._release()
        else:
            self._place_jokers()

    def _take(self, seat: int, color: int) -> None:
        """SZ-41, SZ-43: the number cards of a part are laid out at once, then its jokers."""
        start, stop = self.bounds[color], self.bounds[color + 1]
        self.jokers_left = 0
        held = list(self.held[seat])
        for card in self.row[start:stop]:
            if card == JOKER:
                self.jokers_left += 1
            else:
                held[card] += 1
                self.received |= 1 << card
        self.held[seat] = tuple(held)
        if self._events is not None:
            part = self._color_names(self.path + (color,))
            self._tell("take", {"player": seat, "part": part, "cards": self._cards(start, stop)})

    def _release(self) -> None:
        """SZ-45: waiting jokers join one denomination of the first part that holds number cards."""
        choices = [d for d in self.data.denominations if self.received >> d & 1]
        if len(choices) == 1:
            self._join_first(choices[0], True)
        else:
            self._ask(self.taker, NAMING_FIRST)

    def _join_first(self, denomination: int, forced: bool) -> None:
        seat = self.taker
        released = self.waiting(seat)
        self._add_jokers(seat, JOKER, -released)
        self._add_jokers(seat, denomination, released)
        if self._events is not None:
            event = {"player": seat, "to": denomination, "jokers": released, "forced": forced}
            self._tell("first", event)
        self._place_jokers()

    def _place_jokers(self) -> None:
        """SZ-42, SZ-44: each joker joins a stack of its owner's choice; without a stack it waits."""
        while self.jokers_left:
            stacks = self._stacks(self.taker)
            if len(stacks) > 1:
                self._ask(self.taker, PLACING_JOKER)
                return
            if stacks:
                self._add_joker(stacks[0], True)
            else:
                self._wait()
        self._next_taking()

    def _add_joker(self, denomination: int, forced: bool) -> None:
        seat = self.taker
        self._add_jokers(seat, denomination, 1)
        self.jokers_left -= 1
        if self._events is not None:
            count = self.count(seat, denomination)
            event = {"player": seat, "to": denomination, "count": count, "forced": forced}
            self._tell("joker", event)

    def _wait(self) -> None:
        seat = self.taker
        if self._events is not None:
            self._tell("wait", {"player": seat, "jokers": self.jokers_left})
        self._add_jokers(seat, JOKER, self.jokers_left)
        self.jokers_left = 0

    def _add_jokers(self, seat: int, denomination: int, jokers: int) -> None:
        place = JOKERS + denomination
        self.held[seat] = _with(self.held[seat], place, self.held[seat][place] + jokers)

    # End

    def _end_round(self) -> None:
        """SZ-50, SZ-51, SZ-60: the lead passes to the left; the game ends when the deck is used up."""
        self.voters = 0
        if self.deck_left:
            self.leader = (self.leader + 1) % self.players
            self._begin_round()
            return
        self.phase = FINISHED
        self.actor = OVER
        if self._events is not None:
            self._tell("end", {"scores": self.scores(), "ranks": self.ranking()})

    # Copies and other worlds

    def clone(self) -> "SplitzState":
        other = SplitzState(self.data, self.players, True)
        self._copy_to(other)
        return other

    def resample(self, seat: int | None, dice: Dice) -> "SplitzState":
        """The only secrets are the votes that others have committed; each open colour is as likely."""
        other = self.clone()
        if self.phase != VOTING:
            return other
        colors = self.open_colors()
        for voter in SEATS[self.voters & ~self.pending]:
            if voter != seat:
                other.votes = _with(other.votes, voter, colors[dice.below(len(colors))])
        return other

    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        return why_illegal(self, seat, action)


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
