"""The Warden, against whom one plays Wild World alone: cards say what it does (section 12).

It is no seat: nobody decides for it. Its turns follow those of the player by themselves.
"""

from typing import Any

from boardwright.core.tuples import replaced
from boardwright.games.wild_world.data.facts import NO_CARD
from boardwright.games.wild_world.data.terms import SPACES, WORKER_SPACES
from boardwright.games.wild_world.data.variants import COSTLIER, SECOND, SoloCard
from boardwright.games.wild_world.rules.income import Income
from boardwright.games.wild_world.rules.position import NOBODY, TURN, TURNING_CARD, WARDEN

ALONE = 0
"""The seat of the only player."""
TOP = 0
"""The unlimited row of the island, the highest one."""


class Warden(Income):
    """What the Warden does, and what it has."""

    __slots__ = ()

    # What it has

    def has_warden(self) -> bool:
        return self.players == 1

    def warden_supply(self) -> int:
        """Its workers that are not placed yet; some come with each round."""
        if self.round == 0:
            return 0
        workers = self.data.variant_pieces.warden_workers[self.round - 1]
        return workers - self.workers_in_realms(WARDEN) - self.workers_on_island(WARDEN)

    def warden_score(self) -> int:
        """The points of its cards, those hunted, and those of its level."""
        pieces = self.data.variant_pieces
        cards = sum([self.data.creatures[card].points + pieces.warden_card for card in self.pile])
        return cards + self.hunted + pieces.warden_levels[self.variants.warden]

    def ranking(self) -> list[int]:
        """Alone, the place is 1 or 2: WW-48 decides between the player and the Warden."""
        if not self.has_warden():
            return super().ranking()
        own = self.scores()[ALONE], -self._place_on_island(ALONE)
        wardens = self.warden_score(), -self._place_on_island(WARDEN)
        return [2 if wardens > own else 1]

    def solo_cards_left(self) -> list[int]:
        """Those that it has not turned over in this round."""
        cards = range(len(self.data.variant_pieces.solo_cards))
        return [card for card in cards if card not in self.turned]

    def _result(self) -> dict[str, Any]:
        if not self.has_warden():
            return super()._result()
        return {**super()._result(), "warden": self.warden_score()}

    # Turns and rounds

    def _begin_round(self, starter: int) -> None:
        self.turned = ()
        super()._begin_round(starter)

    def _begin_turn(self, seat: int) -> None:
        if seat != WARDEN:
            super()._begin_turn(seat)
            return
        self._clear_turn()
        self.active = WARDEN
        self.window = TURN
        if self.warden_supply():
            self._leave_to_chance(TURNING_CARD)
            return
        if self.workers_in_realms(WARDEN):
            self._move_to_island()
        elif self._events is not None:
            self._tell("warden_passes", {})
        self._close_turn()

    def _next_in_turn(self) -> int:
        if not self.has_warden():
            return super()._next_in_turn()
        return ALONE if self.active == WARDEN else WARDEN

    def everybody_rested(self) -> bool:
        if self.has_warden() and not self.workers_on_island(WARDEN):
            return False
        return super().everybody_rested()

    def _go_on(self) -> None:
        """Its turn is over as soon as the card that it took is replaced."""
        if self.active == WARDEN:
            self._close_turn()
        else:
            super()._go_on()

    # What it does

    def _turn_card(self, number: int) -> None:
        """It places a worker where the card says, and takes the card there, without action or bonus."""
        card = self.data.variant_pieces.solo_cards[number]
        self.turned += (number,)
        hunted = self.data.variant_pieces.warden_hunt + self.round if card.hunts else 0
        self.hunted += hunted
        space = self._vacant_from(self._named_space(card))
        worker_space = self.worker_space(space)
        paid = self._pay_owners(WARDEN, space, worker_space)
        self.realms = replaced(self.realms, space * WORKER_SPACES + worker_space, WARDEN)
        taken = self.market[space]
        if self._events is not None:
            where = {"card": card.id, "space": space, "worker_space": worker_space}
            self._tell("warden_places", {**where, "hunted": hunted, "to": paid}, final=True)
        if taken == NO_CARD:
            self._go_on()
            return
        self._take_from_market(space)
        self.pile += (taken,)
        if self._events is not None:
            self._tell("warden_takes", {"card": self.data.creatures[taken].id, **self._refilled(space)})
        self._refill(space)

    def _named_space(self, card: SoloCard) -> int:
        """The card space that a solo card names."""
        first = self.data.ring.index(card.realm) * 2
        if card.space == COSTLIER:
            return first + 1 if self._printed_cost(first + 1) > self._printed_cost(first) else first
        return first + 1 if card.space == SECOND else first

    def _printed_cost(self, space: int) -> int:
        """Of the card there; no card is cheaper than any."""
        card = self.market[space]
        return self.data.creatures[card].cost if card != NO_CARD else -1

    def _vacant_from(self, space: int) -> int:
        """The first card space clockwise from here with a vacant worker space."""
        while self.worker_space(space) < 0:
            space = (space + 1) % SPACES
        return space

    def _move_to_island(self) -> None:
        """From its lowest card space, there the dearest worker space, to the first vacant row under `top`."""
        space = self.realms.index(WARDEN) // WORKER_SPACES
        places = range(space * WORKER_SPACES, (space + 1) * WORKER_SPACES)
        place = max([place for place in places if self.realms[place] == WARDEN])
        vacant = [row for row in range(TOP + 1, len(self.island)) if not self.island[row]]
        row = vacant[0] if vacant else TOP
        self.realms = replaced(self.realms, place, NOBODY)
        self.island = replaced(self.island, row, (*self.island[row], WARDEN))
        if self._events is not None:
            moved: dict[str, Any] = {"space": space, "worker_space": place % WORKER_SPACES}
            self._tell("warden_rests", {**moved, "to": self.data.island[row].id})
