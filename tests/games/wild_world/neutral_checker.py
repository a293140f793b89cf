"""Replays a neutral record of Wild World by the specification, and confirms its result.

Independent of the game: it reads the data files itself. What does not fit raises an error.
"""

from tests.games.wild_world.neutral_effects import Effects
from tests.games.wild_world.neutral_table import ACTIONS, CARDS, ISLAND, RING, TABLE, NeutralTable

KEYS = {
    "round": {"round", "starter"},
    "home": {"by", "card"},
    "discard": {"by", "card"},
    "travel": {"by", "card", "region"},
    "place": {"by", "space", "worker_space"},
    "action": {"by", "which", "action"},
    "buy": {"by", "space", "card", "refill"},
    "bonus": {"by", "space"},
    "skip": {"by", "what"},
    "fight": {"by", "slot", "card", "evolve", "spent"},
    "rest": {"by", "space", "worker_space", "to"},
    "idle": {"by", "take", "have"},
    "end": {"by", "have"},
    "draw": {"by", "deck", "card"},
    "unlock": {"by", "lock"},
    "substitute": {"by", "action"},
    "faceup": {"by", "space", "card", "refill"},
}
RECORD = {"game", "edition", "players", "options", "first", "boards", "market", "hands", "monsters", "events"}
ANYTIME = ("home", "discard", "travel")


class RecordEnds(Exception):
    """A partial record has no more events."""


class Checker(Effects):
    """One record on its way."""

    def __init__(self, record):
        assert (record["game"], record["edition"]) == ("wild_world", TABLE["edition"])
        self.is_partial = "partial" in record
        assert set(record) == RECORD | {"partial" if self.is_partial else "final"}
        assert record.get("partial", True) is True
        self.final = record.get("final")
        self.events = list(record["events"])
        self.table = NeutralTable(record)
        self.seat = self.table.first

    def check(self):
        """Replay everything; a partial record as far as it goes."""
        try:
            self.play()
        except RecordEnds:
            assert self.is_partial, "events are missing"
            return
        assert not self.is_partial, "the game is over"
        assert not self.events, "events after the end"
        assert same(self.final, self.table.final()), "the end is another"

    def next(self, *kinds):
        """The next event, of one of these kinds and of the player in turn."""
        if not self.events:
            raise RecordEnds
        event = self.events.pop(0)
        assert event["e"] in kinds, f"{event['e']} instead of {' or '.join(kinds)}"
        more = {"take"} if event.get("to") == "top" else set()
        assert set(event) == KEYS[event["e"]] | {"e"} | more, f"keys of {event}"
        for key in ("by", "space", "worker_space", "spent", "round", "starter"):
            assert type(event.get(key, 0)) is int, f"{key} is no whole number"
        if event["e"] != "round":
            assert event["by"] == self.seat, "another player's turn"
        return event

    # Rounds and turns

    def play(self):
        starter = self.table.first
        for number in (1, 2, 3):
            self.round = number
            event = self.next("round")
            assert (event["round"], event["starter"]) == (number, starter)
            self.seat = starter
            while True:
                self.turn()
                if all(self.table.has_rested(seat) for seat in range(len(self.table.players))):
                    break
                self.seat = (self.seat + 1) % len(self.table.players)
            starter = next(seat for row in self.table.island.values() for seat in row)
            if number < 3:
                self.table.clear()

    def window(self, *kinds):
        """The next event that is no anytime action; those are carried out."""
        while True:
            event = self.next(*ANYTIME, *kinds)
            if event["e"] not in ANYTIME:
                return event
            getattr(self, event["e"])(event)

    def turn(self):
        event = self.window("place", "fight", "rest", "idle")
        if event["e"] == "idle":
            self.idle(event)
            return
        getattr(self, event["e"])(event)
        self.have(self.window("end"))

    def have(self, event):
        assert same(event["have"], self.player.have), f"{self.player.have} and not {event['have']}"

    def idle(self, event):
        placed = any(self.seat in row for row in self.table.realms)
        assert not self.table.can_place(self.seat), "a placement is affordable"
        assert not placed, "a worker can be moved"
        self.take(event["take"], {"gold": 2, "crystal": 1})
        self.have(event)

    def take(self, what, amounts):
        assert what in amounts
        if what == "gold":
            self.player.gold += amounts[what]
        else:
            self.player.crystals += amounts[what]

    # Anytime actions

    def home(self, event):
        self.table.leave_hand(self.seat, event["card"])
        self.player.home.append(event["card"])
        self.bonus_word(CARDS[event["card"]]["bonus"])
        self.trigger("on_home")

    def discard(self, event):
        self.table.leave_hand(self.seat, event["card"])
        self.table.discards.append(event["card"])
        self.player.gold += int(CARDS[event["card"]]["gold"]) + self.player.ability("discard_bonus")

    def travel(self, event):
        player, card = self.player, event["card"]
        region = [f"r{number}" for number in range(1, len(player.regions) + 1)].index(event["region"])
        color = CARDS[card]["colour"]
        assert event["region"] not in player.locks
        spaces = player.board["regions"][region]
        place = len(player.regions[region])
        assert place < len(spaces), "the region is full"
        colors = [player.color_of(number) for number in range(len(player.regions))]
        assert colors[region] == color if place else color not in colors, "of another colour"
        self.table.leave_hand(self.seat, card)
        player.regions[region].append(card)
        self.bonus_word(spaces[place])
        self.trigger("on_travel")

    # A: place, act, buy, take the bonus

    def place(self, event):
        table, player, space = self.table, self.player, event["space"]
        assert 0 <= space <= 9
        assert table.supply(self.seat) > 0
        assert event["worker_space"] == table.vacant(space), "not the cheapest vacant worker space"
        toll = table.toll(self.seat, space)
        player.pay_gold(toll)
        for owner in table.realms[space][: event["worker_space"]] if toll else ():
            if owner != self.seat:
                table.players[owner].gold += 1
        table.realms[space][event["worker_space"]] = self.seat
        was_empty = table.market[space] is None
        self.action(self.window("action"), space)
        buying = self.window("buy", "skip")
        if buying["e"] == "skip":
            assert buying["what"] == "buy"
            return
        self.buy(buying, range(10) if was_empty else [space])
        taking = self.window("bonus", "skip")
        if taking["e"] == "skip":
            assert taking["what"] == "bonus"
            return
        assert taking["space"] == space
        effect = TABLE["bonus_spaces"][RING[space // 2]][space % 2]
        assert self.is_worth(effect), "this bonus is not offered"
        self.run(effect)

    def is_worth(self, effect):
        """Whether a bonus can be paid and, if it only draws, there is a card."""
        parts = [part.split() for part in effect.split(";")]
        if parts[0][0] == "pay":
            if not self.player.can_pay(parts[0]):
                return False
            parts = parts[1:]
        return any(part[0] != "draw" or self.table.allowed(part[1]) for part in parts)

    def action(self, event, space):
        place = space // 2
        assert event["which"] in ("main", "alternative")
        if event["which"] == "alternative":
            free = self.player.abilities("alternative_cost")
            self.player.pay_gold(0 if free else TABLE["alternative_board"]["cost_gold"])
            place = (place + TABLE["alternative_board"]["offset"][self.round - 1]) % 5
        assert event["action"] == ACTIONS[RING[place]]
        self.main_action(event["action"])

    def buy(self, event, spaces):
        card, player = event["card"], self.player
        assert event["space"] in spaces
        assert self.table.market[event["space"]] == card
        row = CARDS[card]
        missing = max(0, int(row["requirement"]) - player.symbols(row["element"]))
        player.pay_wild(missing)
        player.pay_gold(max(0, int(row["cost"]) - player.ability("buy_discount")))
        player.hand.append(card)
        self.table.refill(event["space"], event["refill"])

    # B: fight

    def fight(self, event):
        player, slot, row = self.player, event["slot"], CARDS[event["card"]]
        monster = player.monsters[slot]
        assert slot not in player.tucked
        assert slot not in player.locks
        targets = {monster[f"element_{way}"]: int(monster[f"strength_{way}"]) for way in "ab"}
        assert row["element"] in targets
        strength = int(row["strength"]) + player.potion + player.ability("fight_bonus")
        assert type(event["evolve"]) is bool
        if event["evolve"]:
            assert row["evolve"] == "yes"
            assert player.evolve > 0
            player.evolve -= 1
            strength += 5
        missing = max(0, targets[row["element"]] - strength)
        each = player.ability("crystal_fight") or 1
        assert event["spent"] == (missing + each - 1) // each
        player.pay_wild(event["spent"])
        player.potion = min(6, player.cauldron + 1 + player.ability("potion_reset"))
        self.table.leave_hand(self.seat, event["card"])
        player.tucked[slot] = event["card"]
        if monster["kind"] == "scoring":
            self.run("gain worker 1")
        elif monster["kind"] == "instant":
            self.run(monster["effect"])

    # C: rest

    def rest(self, event):
        row = ISLAND[event["to"]]
        standing = self.table.realms[event["space"]]
        assert 0 <= event["worker_space"] <= 2
        assert event["space"] >= 0
        assert standing[event["worker_space"]] == self.seat, "no own worker stands there"
        assert row["capacity"] == "unlimited" or not self.table.island[event["to"]]
        words = row["effect"].split(";")[0].split()
        assert words[0] != "pay" or self.player.can_pay(words)
        standing[event["worker_space"]] = None
        self.table.island[event["to"]].append(self.seat)
        if words[0] == "choose":
            options = [option.split() for option in row["effect"].removeprefix("choose ").split("|")]
            self.take(event["take"], {word: int(amount) for word, amount in options})
        else:
            self.run(row["effect"])
        self.trigger("on_rest")


def same(one, other):
    """Whether two values are equal, their types and the order of lists included."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other
