"""An account of gold, crystals, evolve tokens, tracks, workers and hand sizes, kept from events alone."""

from tests.games.wild_world.printed import TABLE

POTIONS, CAULDRON = 6, 5
FURTHER = "Veiled Archon"
"""The monster whose ability takes the potion token one space further after a fight."""


class Ledger:
    """What everybody has, by seat, if the events told are all that happened."""

    def __init__(self, game):
        self.names = {monster.id: monster.name for monster in game.data.monsters}
        self.players = game.players
        self.gold = [0] * game.players
        self.crystals = [0] * game.players
        self.evolve = [0] * game.players
        self.potion = [1] * game.players
        self.cauldron = [0] * game.players
        self.workers = [3] * game.players
        self.cards = [0] * game.players
        self.further = [0] * game.players

    def enter(self, events):
        for event in events:
            entry = getattr(self, f"_{event.kind}", None)
            if entry and event.audience is None:
                entry(event.data)

    def holds(self, seen):
        """Whether the position shows the same."""
        return (
            (seen.gold, seen.crystals, seen.evolve)
            == (tuple(self.gold), tuple(self.crystals), tuple(self.evolve))
            and (seen.potion, seen.cauldron) == (tuple(self.potion), tuple(self.cauldron))
            and seen.workers == tuple(self.workers)
            and [sum(colors) for colors in seen.hand_colors] == self.cards
        )

    def _pay_crystals(self, seat, amount):
        crystals = min(amount, self.crystals[seat])
        self.crystals[seat] -= crystals
        self.evolve[seat] -= amount - crystals
        assert self.evolve[seat] >= 0

    def _pay_gold(self, seat, amount):
        gold = min(amount, self.gold[seat])
        self.gold[seat] -= gold
        self._pay_crystals(seat, amount - gold)

    # By kind of event

    def _starter(self, told):
        for place in range(self.players):
            seat = (told["seat"] + place) % self.players
            self.gold[seat] = TABLE["start"]["gold"][place]
            self.crystals[seat] = TABLE["start"]["crystals"][place]
            self.cards[seat] = 5

    def _gain(self, told):
        seat, what, amount = told["by"], told["what"], told["amount"]
        assert amount > 0
        if what == "cauldron":
            self.cauldron[seat] += amount
            if self.potion[seat] == self.cauldron[seat]:
                self.potion[seat] += 1
            assert self.cauldron[seat] <= CAULDRON
        else:
            name = {"crystal": "crystals", "worker": "workers"}.get(what, what)
            getattr(self, name)[seat] += amount
        assert self.cauldron[seat] < self.potion[seat] <= POTIONS
        assert self.workers[seat] <= 6

    def _pay(self, told):
        pay = self._pay_gold if told["what"] == "gold" else self._pay_crystals
        pay(told["by"], told["amount"])

    def _place(self, told):
        self._pay_gold(told["by"], told["toll"])
        for owner in told["to"]:
            assert owner != told["by"]
            self.gold[owner] += 1

    def _action(self, told):
        self._pay_gold(told["by"], told["cost"])

    def _buy(self, told):
        self._pay_crystals(told["by"], told["crystals"])
        self._pay_gold(told["by"], told["gold"])
        self.cards[told["by"]] += 1

    def _faceup(self, told):
        self.cards[told["by"]] += 1

    def _draw(self, told):
        self.cards[told["by"]] += 1

    def _home(self, told):
        self.cards[told["by"]] -= 1

    def _travel(self, told):
        self.cards[told["by"]] -= 1

    def _discard(self, told):
        self.cards[told["by"]] -= 1
        self.gold[told["by"]] += told["gold"]

    def _fight(self, told):
        seat = told["by"]
        self.cards[seat] -= 1
        self.evolve[seat] -= told["evolve"]
        self._pay_crystals(seat, told["spent"])
        self.potion[seat] = min(POTIONS, self.cauldron[seat] + 1 + self.further[seat])
        self.further[seat] += self.names[told["monster"]] == FURTHER

    def _unlock(self, told):
        self.crystals[told["by"]] += 1

    def _idle(self, told):
        if told["take"] == "gold":
            self.gold[told["by"]] += 2
        else:
            self.crystals[told["by"]] += 1
