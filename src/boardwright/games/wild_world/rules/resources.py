"""What players of Wild World gain and pay (WW-15 to WW-18, WW-21, WW-26)."""

from boardwright.games.wild_world.data.terms import (
    CRYSTAL,
    GOLD,
    MAIN_ACTION,
    MOST_CAULDRON,
    MOST_POTION,
    POTION,
    RESOURCES,
    WORKER,
    WORKER_SPACES,
)
from boardwright.games.wild_world.rules.hidden import Hidden
from boardwright.games.wild_world.rules.position import WARDEN


class Resources(Hidden):
    """Gold, crystals, evolve tokens, potions, the cauldron and workers."""

    __slots__ = ()

    # Gaining: always the active player

    def gain(self, resource: int, amount: int) -> None:
        """WW-16: something of a resource; supplies never run out, but for workers."""
        if resource == POTION:
            self._brew(amount)
        elif resource == WORKER:
            self._gain_workers(amount)
        else:
            self._gain_tokens(resource, amount)

    def _gain_tokens(self, resource: int, amount: int) -> None:
        seat = self.active
        if resource == GOLD:
            self.gold[seat] += amount
        elif resource == CRYSTAL:
            self.crystals[seat] += amount
        else:
            self.evolve[seat] += amount
        self._tell_gain(resource, amount)

    def _brew(self, amount: int) -> None:
        """WW-17: each potion beyond the last space is a crystal."""
        steps = min(amount, MOST_POTION - self.potion[self.active])
        self.potion[self.active] += steps
        self._tell_gain(POTION, steps)
        if steps < amount:
            self._gain_tokens(CRYSTAL, amount - steps)

    def _stir(self) -> None:
        """WW-18: the cauldron pushes the potion token on."""
        seat = self.active
        if self.cauldron[seat] == MOST_CAULDRON:
            return
        self.cauldron[seat] += 1
        if self.potion[seat] == self.cauldron[seat]:
            self.potion[seat] += 1
        if self._events is not None:
            self._tell("gain", {"by": seat, "what": "cauldron", "amount": 1})

    def _gain_workers(self, amount: int) -> None:
        """WW-21: without one in the common supply a main action takes its place."""
        gained = min(amount, self.data.workers - self.workers[self.active])
        self.workers[self.active] += gained
        self._tell_gain(WORKER, gained)
        if gained < amount:
            self.pending += ((MAIN_ACTION, amount - gained, 0),)

    def _tell_gain(self, resource: int, amount: int) -> None:
        if self._events is not None and amount:
            self._tell("gain", {"by": self.active, "what": RESOURCES[resource], "amount": amount})

    # Paying

    def _pay(self, resource: int, amount: int) -> None:
        if resource == GOLD:
            self.pay_gold(self.active, amount)
        else:
            self.pay_crystals(self.active, amount)
        if self._events is not None and amount:
            self._tell("pay", {"by": self.active, "what": RESOURCES[resource], "amount": amount})

    def pay_gold(self, seat: int, amount: int) -> None:
        """WW-15: gold first, then crystals, then evolve tokens."""
        gold = min(amount, self.gold[seat])
        self.gold[seat] -= gold
        self.pay_crystals(seat, amount - gold)

    def pay_crystals(self, seat: int, amount: int) -> None:
        """WW-15: crystals first, then evolve tokens."""
        crystals = min(amount, self.crystals[seat])
        self.crystals[seat] -= crystals
        self.evolve[seat] -= amount - crystals

    def pay_for(self, seat: int, missing: int, cost: int) -> None:
        """WW-30: missing symbols in crystals, then the cost in gold."""
        self.pay_crystals(seat, missing)
        self.pay_gold(seat, cost)

    def _pay_owners(self, payer: int, space: int, number: int) -> list[int]:
        """WW-26: others on the cheaper worker spaces get 1 gold for each worker there; who does."""
        first = space * WORKER_SPACES
        paid = [owner for owner in self.realms[first : first + number] if owner not in (payer, WARDEN)]
        for owner in paid:
            self.gold[owner] += 1
        return paid
