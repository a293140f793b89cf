"""Effects of Wild World, run as the data files word them while a neutral record is replayed."""

from tests.games.wild_world.neutral_table import ACTIONS, CARDS, TABLE, TRIGGERS


class Effects:
    """The effects of the player in turn; the events of their choices follow one another."""

    @property
    def player(self):
        return self.table.players[self.seat]

    def main_action(self, name):
        realm = next(realm for realm, action in ACTIONS.items() if action == name)
        self.run(TABLE["main_actions"][realm])
        if name in TRIGGERS:
            self.trigger(TRIGGERS[name])

    def trigger(self, word):
        for effect in self.player.abilities(word):
            self.run(effect)

    def bonus_word(self, text):
        """A bonus as cards and regions name it."""
        word, _, number = text.partition(" ")
        if word == "card":
            self.run(f"draw any {number or 1}")
        elif word == "cauldron":
            self.run(f"cauldron {number}")
        elif word != "none":
            self.run(f"gain {word} {number or 1}")

    def run(self, effect):
        for part in effect.split(";"):
            verb, *words = part.split()
            getattr(self, f"run_{verb}")(*words)

    def run_gain(self, what, number):
        for _ in range(int(number)):
            if what == "potion":
                self.player.brew()
            elif what == "worker":
                self.gain_worker()
            else:
                name = {"crystal": "crystals"}.get(what, what)
                setattr(self.player, name, getattr(self.player, name) + 1)

    def gain_worker(self):
        if self.player.workers < TABLE["tokens"]["workers_per_colour"]:
            self.player.workers += 1
        else:
            self.run_main_action(1)

    def run_pay(self, what, number):
        pay = self.player.pay_gold if what == "gold" else self.player.pay_wild
        pay(int(number))

    def run_cauldron(self, number):
        for _ in range(int(number)):
            self.player.stir()

    def run_draw(self, named, number):
        for _ in range(int(number)):
            decks = self.table.allowed(named)
            if decks:
                event = self.next("draw")
                assert event["deck"] in decks
                self.table.decks[event["deck"]].remove(event["card"])
                self.player.hand.append(event["card"])

    def run_unlock(self, number):
        for _ in range(int(number)):
            if self.player.locks:
                self.player.locks.remove(self.next("unlock")["lock"])
                self.player.crystals += 1
                self.trigger("on_unlock")

    def run_main_action(self, number):
        for _ in range(int(number)):
            event = self.next("substitute")
            assert event["action"] in ACTIONS.values()
            self.main_action(event["action"])

    def run_take_faceup(self, most):
        market = self.table.market
        cheap = [n for n, card in enumerate(market) if card and int(CARDS[card]["cost"]) <= int(most)]
        if cheap:
            event = self.next("faceup")
            assert event["space"] in cheap
            assert market[event["space"]] == event["card"]
            self.player.hand.append(event["card"])
            self.table.refill(event["space"], event["refill"])
