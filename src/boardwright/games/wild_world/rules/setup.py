"""The setup of Wild World (WW-1 to WW-10)."""

from boardwright.core.tuples import replaced
from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD
from boardwright.games.wild_world.data.terms import SLOTS
from boardwright.games.wild_world.rules.keeping import OFFERED, Keeping
from boardwright.games.wild_world.rules.position import (
    CHOOSING_STARTER,
    DEALING_HANDS,
    DEALING_MONSTERS,
    DRAWING,
    LAYING_MARKET,
    LAYING_TOKENS,
    NOBODY,
    NOTHING,
    NOWHERE,
)
from boardwright.games.wild_world.rules.warden import ALONE


class Setup(Keeping):
    """Boards, market, hands, monsters and the starting player, by chance."""

    __slots__ = ()

    # What comes

    def _deal_board(self, number: int) -> None:
        """WW-1, WW-8: a board of its own for each player, with a crystal on each lock."""
        seat = self.boards.index(NOWHERE)
        board = self.data.boards[number]
        self.boards = replaced(self.boards, seat, number)
        self.locks[seat] = board.locks
        self.monsters[seat] = (board.preprinted,)
        if self._events is not None:
            self._tell("board", {"seat": seat, "board": board.id}, final=True)
        if NOWHERE not in self.boards:
            self.phase = LAYING_MARKET

    def _lay_card(self, card: int) -> None:
        if self.phase == LAYING_MARKET:
            self._lay_on_market(card)
        elif self.phase == DEALING_HANDS:
            self._deal_card(card)
        elif self.phase == DRAWING:
            self._drawn(card)
        else:
            self._refill_with(card)

    def _lay_on_market(self, card: int) -> None:
        """WW-3: two starting cards of each colour."""
        space = self.market.index(NO_CARD)
        self.box[card // CARDS_EACH] &= ~(1 << card % CARDS_EACH)
        self.market = replaced(self.market, space, card)
        if self._events is not None:
            self._tell("market", {"space": space, "card": self.data.creatures[card].id}, final=True)
        if NO_CARD not in self.market:
            self.phase = LAYING_TOKENS if self.variants.bonus_tokens else DEALING_HANDS

    def _lay_token(self, token: int) -> None:
        super()._lay_token(token)
        if NOTHING not in self.tokens:
            self.phase = DEALING_HANDS

    def _next_deal(self) -> tuple[int, int]:
        """WW-4: the seat and the colour of the next card dealt; (NOBODY, 0) when all have their hands."""
        for seat in range(self.players):
            for color, count in enumerate(self.data.boards[self.boards[seat]].hand):
                held = [card for card in self.hands[seat] if card // CARDS_EACH == color]
                if len(held) < count:
                    return seat, color
        return NOBODY, 0

    def _deal_card(self, card: int) -> None:
        seat = self._next_deal()[0]
        self.box[card // CARDS_EACH] &= ~(1 << card % CARDS_EACH)
        self._gain_secretly(seat, card)
        if self._events is not None:
            dealt = {"seat": seat, "card": self.data.creatures[card].id}
            self._tell("dealt", dealt, final=True, audience=self._knowing(seat))
        if self._next_deal()[0] == NOBODY:
            self.phase = DEALING_MONSTERS

    def _deal_monster(self, monster: int) -> None:
        """WW-9: face up, of the kind that the slot names, unless there are two to choose from."""
        if self.variants.monster_choice:
            self._offer(monster)
            if self._next_offer() == NOBODY:
                self._ask_what_to_keep()
            return
        self.monsters_left &= ~(1 << monster)
        self._face(self._first_unarmed(), monster)
        if self._first_unarmed() == NOBODY:
            self._choose_starter()

    def _reveal_kept(self) -> None:
        super()._reveal_kept()
        self._choose_starter()

    def _choose_starter(self) -> None:
        """WW-10. Alone one starts (section 12)."""
        if self.has_warden():
            self._begin(ALONE)
        else:
            self._leave_to_chance(CHOOSING_STARTER)

    def _begin(self, starter: int) -> None:
        """WW-10: by turn order, later players get more."""
        for place in range(self.players):
            seat = (starter + place) % self.players
            self.gold[seat] = self.data.start_gold[place]
            self.crystals[seat] = self.data.start_crystals[place]
            self.evolve[seat] = self.data.start_evolve[place]
        self.starter = starter
        if self._events is not None and not self.has_warden():
            self._tell("starter", {"seat": starter}, final=True)
        if self.variants.income_tiles:
            self._lay_tiles()
        else:
            self._begin_round(starter)

    # What may come

    def _boards_left(self) -> list[int]:
        """WW-1: boards of realms that nobody has, with the sides that the option allows."""
        taken = [self.data.boards[board].element for board in self.boards if board != NOWHERE]
        return [
            number
            for number, board in enumerate(self.data.boards)
            if board.element not in taken and self.variants.sides in (board.side, "mixed")
        ]

    def _monsters_left(self) -> list[int]:
        """WW-9: the monsters of the kind that the next slot asks for."""
        if self.variants.monster_choice:
            seat = self._next_offer()
            slot = len(self.offered[seat]) // OFFERED
        else:
            seat = self._first_unarmed()
            slot = len(self.monsters[seat]) - 1
        kind = self.data.boards[self.boards[seat]].slot_kinds[slot]
        monsters = self.data.monsters
        cards = range(len(monsters) - len(self.data.boards))
        return [n for n in cards if self.monsters_left >> n & 1 and monsters[n].kind == kind]

    def _first_unarmed(self) -> int:
        """The first seat that lacks a monster, or NOBODY."""
        for seat in range(self.players):
            if len(self.monsters[seat]) < SLOTS:
                return seat
        return NOBODY
