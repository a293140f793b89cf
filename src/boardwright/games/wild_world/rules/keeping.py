"""The choice of monsters in Wild World: two come for each slot, one is kept (section 12)."""

from typing import Final

from boardwright.core.dice import Dice
from boardwright.core.tuples import replaced
from boardwright.games.wild_world.data.terms import LOCK_NAMES, SLOTS
from boardwright.games.wild_world.rules.options import Options
from boardwright.games.wild_world.rules.position import KEEPING, NOBODY, NOTHING

CHOICES: Final = 1 << SLOTS - 1
"""Ways to keep the first or the second monster of each of m2 to m5."""
OFFERED: Final = 2
"""Monsters for each slot."""


class Keeping(Options):
    """All choose in secret and at once; then all see what was kept, and nobody what was not."""

    __slots__ = ()

    def _next_offer(self) -> int:
        """The first seat that lacks monsters to choose from, or NOBODY."""
        for seat in range(self.players):
            if len(self.offered[seat]) < OFFERED * (SLOTS - 1):
                return seat
        return NOBODY

    def _offer(self, monster: int) -> None:
        seat = self._next_offer()
        slot = 1 + len(self.offered[seat]) // OFFERED
        self.monsters_left &= ~(1 << monster)
        self.offered = replaced(self.offered, seat, (*self.offered[seat], monster))
        if self._events is not None:
            offered = {"seat": seat, "slot": LOCK_NAMES[slot], "monster": self.data.monsters[monster].id}
            self._tell("offered", offered, final=True, audience=(seat,))

    def _undecided(self) -> list[int]:
        """The seats that have not chosen yet."""
        return [seat for seat in range(self.players) if self.kept[seat] == NOTHING]

    def _ask_what_to_keep(self) -> None:
        self.phase = KEEPING
        self.actor = self._undecided()[0]

    def _keep(self, seat: int, second: int) -> None:
        """`second`: the slots, from m2, whose second monster is kept, as a set."""
        self.kept = replaced(self.kept, seat, second)
        if self._events is not None:
            self._tell("keep", {"by": seat}, final=True)
        if self._undecided():
            self._ask_what_to_keep()
        else:
            self._reveal_kept()

    def _reveal_kept(self) -> None:
        """What was not kept goes back unseen."""
        for seat in range(self.players):
            for slot in range(SLOTS - 1):
                pair = self.offered[seat][OFFERED * slot : OFFERED * (slot + 1)]
                second = self.kept[seat] >> slot & 1
                self.monsters_left |= 1 << pair[1 - second]
                self._face(seat, pair[second])
        self.offered = ((),) * self.players
        self.kept = (NOTHING,) * self.players

    def _face(self, seat: int, monster: int) -> None:
        """WW-9: a monster lies face up in the seat's next slot."""
        self.monsters[seat] += (monster,)
        if self._events is not None:
            faced = {"seat": seat, "slot": LOCK_NAMES[len(self.monsters[seat]) - 1]}
            self._tell("monster", faced | {"monster": self.data.monsters[monster].id}, final=True)

    # Other worlds

    def _deal_offers(self, viewer: int | None, dice: Dice) -> None:
        """What the others choose from, and what they have chosen, is as likely as anything of its kinds."""
        monsters = self.data.monsters
        others = [seat for seat in range(self.players) if seat != viewer]
        kinds = [[monsters[monster].kind for monster in self.offered[seat]] for seat in others]
        for seat in others:
            for monster in self.offered[seat]:
                self.monsters_left |= 1 << monster
        for seat, wanted in zip(others, kinds):
            dealt: tuple[int, ...] = ()
            for kind in wanted:
                cards = range(len(monsters) - len(self.data.boards))
                pool = [n for n in cards if self.monsters_left >> n & 1 and monsters[n].kind == kind]
                monster = pool[dice.below(len(pool))]
                self.monsters_left &= ~(1 << monster)
                dealt += (monster,)
            self.offered = replaced(self.offered, seat, dealt)
            if self.kept[seat] != NOTHING:
                self.kept = replaced(self.kept, seat, dice.below(CHOICES))
