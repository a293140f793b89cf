"""The rules of World Splitters, in the order of the specification. WS-n are its rule ids."""

from typing import Any, final

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE, OVER
from boardwright.core.tuples import replaced
from boardwright.games.world_splitters.actions import DIVIDE
from boardwright.games.world_splitters.data import (
    COLORS,
    DRAWN,
    GIMMICKS,
    INCOME,
    KANAL,
    NUTA,
    RED,
    YELLOW,
    WorldData,
)
from boardwright.games.world_splitters.ground import Ground
from boardwright.games.world_splitters.plan import members
from boardwright.games.world_splitters.position import (
    ACCEPT,
    ANSWERING,
    BIDDING,
    DIVIDING,
    EXTRA,
    FENCING,
    FINISHED,
    HIDDEN,
    MONEY,
    NOBODY,
    NONE,
    NOWHERE,
    OBELISKS,
    OFFERING_HIDDEN,
    OFFERING_OPEN,
    OPEN,
    OPEN_LAND,
    PIVOTING,
    PIVOTING_TO,
    PLACING,
    RAISING,
    REGIONS,
    REMOVING,
    REPLYING_HIDDEN,
    REPLYING_OPEN,
    RETURN,
    SETS,
    SOURCING,
    STARTING,
    TILES,
    Position,
)
from boardwright.games.world_splitters.refusals import why_illegal


@final
class WorldState(Position):
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

    def _begin_turn(self, seat: int) -> None:
        """WS-22: without a fence or a legal border the game ends before the next turn."""
        self._clear_turn()
        if not self.supply:
            self._end("no_fence")
            return
        if not self.ground.legal_fences():
            self._end("no_border")
            return
        self.active = seat
        self.turn += 1
        if self._events is not None:
            self._tell("turn", {"turn": self.turn, "by": seat})
        self._ask(seat, DIVIDING)

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

    def _put_fence(self, kind: str, seat: int, border: int) -> None:
        before = self.ground
        self.supply -= 1
        self.ground = before.with_fence(border)
        if self._events is not None:
            self._tell(kind, {"by": seat, "at": self._border(border)})
        self._enclose(seat, before)

    def _enclose(self, seat: int, before: Ground) -> None:
        """WS-11, WS-12: whoever closes a region takes the bonus tile of its size, if it is there."""
        for region in self.ground.newly_enclosed(before):
            size = region.bit_count()
            self.regions += (region,)
            gets_tile = self.tiles[size - 1] == NOBODY
            points = self.data.bonus_points[size - 1] if gets_tile else 0
            if gets_tile:
                self.tiles = replaced(self.tiles, size - 1, seat)
                self._score(seat, TILES, points)
            if self._events is not None:
                spaces = self._spaces(region)
                closed = {
                    "turn": self.turn,
                    "by": seat,
                    "spaces": spaces,
                    "tile": gets_tile,
                    "points": points,
                }
                self._tell("enclose", closed)

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

    # Placing explorers

    def _begin_placing(self, placer: int) -> None:
        """WS-34: the placer chooses among the available contested spaces."""
        self._clear_placing()
        self.placer = placer
        self._ask(placer, PLACING)

    def _place(self, space: int) -> None:
        self._send_explorer(space, False)

    def _place_extra(self, space: int) -> None:
        """WS-46: on Nuta a green favor brings a second explorer, on a plain space anywhere."""
        self._send_explorer(space, True)

    def _send_explorer(self, space: int, is_extra: bool) -> None:
        """WS-38: who has no explorer left moves one that stands on the map."""
        self.target = space
        self.is_extra = is_extra
        if self.explorers_left(self.placer):
            self._arrive(NOWHERE)
        else:
            self._ask(self.placer, SOURCING)

    def _move_from(self, space: int) -> None:
        self.explorers[self.placer] &= ~(1 << space)
        self._arrive(space)

    def _arrive(self, source: int) -> None:
        seat, space = self.placer, self.target
        self.explorers[seat] |= 1 << space
        self.target = NOWHERE
        if self._events is not None:
            arrival = {"by": seat, "at": self._space(space)}
            if source != NOWHERE:
                arrival["from"] = self._space(source)
            self._tell("extra" if self.is_extra else "place", arrival)
        if self.is_extra:
            self._go_on()
        else:
            self._enter(space)

    # Favors

    def _enter(self, space: int) -> None:
        """WS-39: a favor on the space is taken, and its effect comes before anything else."""
        self.entered = space
        for color in range(len(COLORS)):
            if self.favors[color] >> space & 1:
                self._take_favor(space, color)
                return
        self._go_on()

    def _take_favor(self, space: int, color: int) -> None:
        """WS-40: an effect is compulsory where it is possible, and lapses where it is not."""
        seat = self.placer
        self.favors = replaced(self.favors, color, self.favors[color] & ~(1 << space))
        mine = self.taken[seat]
        self.taken = replaced(self.taken, seat, replaced(mine, color, mine[color] + 1))
        if self._events is not None:
            self._tell("favor", {"by": seat, "at": self._space(space), "color": COLORS[color]})
        if color == RED:
            self._advance(seat)
            self._go_on()
            return
        phase = self._effect(color)
        if self._is_possible(phase):
            self._ask(seat, phase)
        else:
            if self._events is not None:
                self._tell("lapse", {"by": seat, "color": COLORS[color]})
            self._go_on()

    def _advance(self, seat: int) -> None:
        """WS-41, WS-42: one place to the left on the track; with five players two."""
        track = list(self.track)
        for _ in range(2 if self.players == 5 else 1):
            place = track.index(seat)
            if place:
                track[place - 1], track[place] = seat, track[place - 1]
        self.track = tuple(track)
        if self._events is not None:
            self._tell("track", {"by": seat, "track": list(track)})

    def _effect(self, color: int) -> int:
        """The question that a favor asks (WS-43, WS-45)."""
        if color == YELLOW:
            return FENCING
        power = self.data.power
        if power == NUTA:
            return EXTRA
        if power == KANAL:
            return REMOVING
        return PIVOTING if power == GIMMICKS else RAISING

    def _is_possible(self, phase: int) -> bool:
        if phase == FENCING:
            return self.supply > 0 and bool(self.ground.legal_fences())
        if phase == REMOVING:
            return self._rivals_round() != 0
        return bool(self._pivoting_fences()) if phase == PIVOTING else self.vacant() != 0

    def _fence(self, border: int) -> None:
        """WS-43, WS-44: a yellow favor puts up another fence."""
        self._put_fence("fence", self.placer, border)
        self._go_on()

    def _rivals_round(self) -> int:
        """WS-47: opponents' explorers on the up to eight spaces round the one just entered."""
        rivals = self.occupied() & ~self.explorers[self.placer]
        return rivals & self.ground.plan.rings[self.entered]

    def _remove(self, space: int) -> None:
        """WS-47: the explorer goes home (WS-R57)."""
        owner = self.owner(space)
        self.explorers[owner] &= ~(1 << space)
        if self._events is not None:
            self._tell("remove", {"by": self.placer, "at": self._space(space), "owner": owner})
        self._go_on()

    def _pivoting_fences(self) -> list[int]:
        """WS-48: the fences that can be turned."""
        return [fence for fence in members(self.ground.fences) if self.ground.pivots(fence)]

    def _choose_pivot(self, fence: int) -> None:
        self.pivot = fence
        self._ask(self.placer, PIVOTING_TO)

    def _pivot_to(self, border: int) -> None:
        """WS-49: the fence turns about one of its ends."""
        before = self.ground
        self.ground = before.turned(self.pivot, border)
        if self._events is not None:
            turned = {"by": self.placer, "fence": self._border(self.pivot), "to": self._border(border)}
            self._tell("pivot", turned)
        self._enclose(self.placer, before)
        self._go_on()

    def _raise_obelisk(self, space: int) -> None:
        """WS-50: it stays for ever."""
        self.obelisks |= 1 << space
        if self._events is not None:
            self._tell("obelisk", {"by": self.placer, "at": self._space(space)})
        self._go_on()

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

    # Resolve

    def _resolve(self) -> None:
        """WS-53, WS-58, WS-59: pending regions score; enough regions end the game."""
        before = self.scored
        for region in self.regions[self.scored :]:
            self._score_region(region)
        self.scored = len(self.regions)
        if self.players == 2 and before < FOURTH <= self.scored:
            self._pay_income()
        if self.scored >= self.data.markers:
            self._end("regions")
        else:
            self._begin_turn((self.active + 1) % self.players)

    def _score_region(self, region: int) -> None:
        """WS-54 to WS-57: first and second place score, and all explorers go home."""
        census = self.census(region)
        majority, obelisks = self.region_points(region), self.obelisk_points(region)
        for seat in range(self.players):
            self._score(seat, REGIONS, majority[seat])
            self._score(seat, OBELISKS, obelisks[seat])
            self.explorers[seat] &= ~region
        if self._events is not None:
            points = [most + more for most, more in zip(majority, obelisks)]
            scored = {"spaces": self._spaces(region), "explorers": census, "points": points}
            self._tell("region", scored)

    def _pay_income(self) -> None:
        """WS-70: with the fourth region each of two players gets coins, once."""
        for seat in range(self.players):
            self.coins[seat] += INCOME
        if self._events is not None:
            self._tell("income", {"coins": INCOME})

    # End

    def _end(self, reason: str) -> None:
        """WS-60 to WS-63: sets, money, open land."""
        for seat in range(self.players):
            self._score(seat, SETS, 12 * min(self.colors(seat)))
        purses = self.purses()
        richest, poorest = purses[0], purses[-1]
        self._score(richest, MONEY, 5)
        self._score(poorest, MONEY, -5)
        regions = self.open_regions()
        for region in regions:
            points = self.open_points(region)
            for seat in range(self.players):
                self._score(seat, OPEN_LAND, points[seat])
        self.phase = FINISHED
        self.actor = OVER
        if self._events is not None:
            self._tell_end(reason, richest, poorest, regions)

    def _tell_end(self, reason: str, richest: int, poorest: int, regions: list[int]) -> None:
        seats = range(self.players)
        sets = [self.sources[seat][SETS] for seat in seats]
        self._tell("stop", {"reason": reason, "regions": len(self.regions)}, final=True)
        self._tell("sets", {"points": sets})
        self._tell("money", {"richest": richest, "poorest": poorest, "coins": self.coins.copy()})
        for region in regions:
            land = {"spaces": self._spaces(region), "explorers": self.census(region)}
            self._tell("open_region", land | {"points": self.open_points(region)})
        self._tell("end", {"scores": self.scores(), "ranks": self.ranking()})

    # Small helpers

    def _ask(self, seat: int, phase: int) -> None:
        self.actor = seat
        self.phase = phase

    def _amounts(self, first: int, most: int) -> list[int]:
        return list(range(first, first + most + 1))

    def _score(self, seat: int, source: int, points: int) -> None:
        if points:
            sources = self.sources[seat]
            self.sources[seat] = replaced(sources, source, sources[source] + points)

    def _space(self, space: int) -> str:
        return self.ground.plan.spaces[space]

    def _spaces(self, region: int) -> list[str]:
        return [self.ground.plan.spaces[space] for space in members(region)]

    def _border(self, border: int) -> str:
        return self.ground.plan.borders[border]

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


FOURTH = 4
"""The region that brings two players coins (WS-70)."""
WORDS = ("accept", "return")
"""Answers and replies, as events name them."""
