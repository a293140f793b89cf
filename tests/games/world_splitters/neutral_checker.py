"""Replays a neutral record of World Splitters with plain bookkeeping of its own, and confirms its result.

Written from the specification alone: spaces are named, pieces lie in dictionaries, and legality is
that of `SlowGround`. Anything that does not fit raises AssertionError.
"""

import tomllib
from collections import Counter
from importlib import resources

from tests.games.world_splitters.neutral_table import NeutralTable, ranked

KEYS = {
    "divide": {"by", "at"},
    "bids": {"bids"},
    "answer": {"challenge", "by", "to", "amount", "say"},
    "offers": {"by", "open", "hidden"},
    "replies": {"by", "open", "hidden"},
    "settle": {"offer", "amount", "as"},
    "place": {"by", "at", "from"},
    "fence": {"by", "at"},
    "extra": {"by", "at", "from"},
    "remove": {"by", "at"},
    "pivot": {"by", "fence", "to"},
    "obelisk": {"by", "at"},
}
POWERS = {"nuta": "extra", "kanal": "remove", "gimmicks": "pivot", "pompa": "obelisk"}


def printed():
    """The data that was played if the record names no edition."""
    folder = resources.files("boardwright.games.world_splitters") / "data"
    return tomllib.loads((folder / "world_splitters.toml").read_text("utf-8"))


class RecordEnds(Exception):
    """A partial record has no more events."""


class Checker:
    """One record on its way."""

    def __init__(self, record):
        assert (record["game"], record["record"]) == ("world_splitters", 1)
        players = record["players"]
        assert record["colours"] == ["orange", "purple", "blue", "green", "pink"][:players]
        self.partial = record.get("partial", False)
        assert self.partial == ("final" not in record)
        self.final = record.get("final")
        self.events = list(record["events"])
        self.start = record["start"]
        self.table = NeutralTable(record.get("edition") or printed(), record["map"], players, self.start)
        self.active = self.start

    def check(self):
        """Replay everything; a partial record as far as it goes."""
        try:
            end = self.play()
        except RecordEnds:
            assert self.partial, "events are missing"
            return
        assert not self.partial, "the game is over"
        assert not self.events, "events after the end"
        self.compare(self.table.result(end))

    def play(self):
        """Turn after turn; the reason of the end."""
        table = self.table
        while True:
            if not table.supply:
                return "no_fence"
            if not table.land().legal_fences():
                return "no_border"
            self.play_turn()
            if len(table.regions) >= table.data["enclosure_markers"]:
                return "regions"
            self.active = (self.active + 1) % table.players

    def next(self, kind):
        if not self.events:
            raise RecordEnds
        event = self.events.pop(0)
        assert event["e"] == kind, f"{event['e']} instead of {kind}"
        assert set(event) <= KEYS[kind] | {"e"}
        return event

    def play_turn(self):
        table = self.table
        table.turn += 1
        divide = self.next("divide")
        assert divide["by"] == self.active
        table.put_fence(self.active, divide["at"])
        self.contested = divide["at"].split("-")
        if self.available():
            if table.players == 2:
                self.play_offers()
            else:
                self.play_challenges()
        table.resolve()

    def available(self):
        return [space for space in self.contested if self.table.is_available(space)]

    # Bids

    def play_challenges(self):
        bids = {int(seat): amount for seat, amount in self.next("bids")["bids"].items()}
        assert sorted(bids) == [seat for seat in range(self.table.players) if seat != self.active]
        for seat, amount in bids.items():
            self.require_amount(amount, self.table.coins[seat])
        order = ranked([seat for seat in self.table.track if seat in bids], bids)
        self.answer(1, order[0], bids)
        if self.available():
            self.answer(2, order[1], bids)

    def answer(self, challenge, challenger, bids):
        event = self.next("answer")
        assert event.keys() == KEYS["answer"] | {"e"}
        amount = bids[challenger]
        assert (event["challenge"], event["by"]) == (challenge, self.active)
        assert (event["to"], event["amount"]) == (challenger, amount)
        assert event["say"] in ("accept", "return")
        if event["say"] == "accept":
            self.place(payer=challenger, payee=self.active, amount=amount)
        else:
            self.place(payer=self.active, payee=challenger, amount=amount)

    # Offers

    def play_offers(self):
        table, other = self.table, 1 - self.active
        names = ("open", "hidden") if len(self.available()) == 2 else ("hidden",)
        offers = self.next("offers")
        assert offers.keys() == {"e", "by", *names}
        assert offers["by"] == self.active
        self.require_amount(sum(offers[name] for name in names), table.coins[self.active])
        for name in names:
            self.require_amount(offers[name], table.coins[self.active])
        replies = self.next("replies")
        assert replies.keys() == {"e", "by", *names}
        assert replies["by"] == other
        assert {replies[name] for name in names} <= {"accept", "return"}
        if replies.get("open") == "return":
            assert table.coins[other] >= offers["open"], "an open offer that cannot be paid was returned"
        would_place = {name: self.active if replies[name] == "accept" else other for name in names}
        order = sorted(names, key=lambda name: (-offers[name], table.track.index(would_place[name])))
        for name in order:
            self.settle(name, offers[name], replies[name])

    def settle(self, name, amount, reply):
        event = self.next("settle")
        assert (event["offer"], event["amount"]) == (name, amount)
        other = 1 - self.active
        if not self.available():
            assert event["as"] == "void"
            return
        if reply == "return" and self.table.coins[other] < amount:
            reply = "accept"
        assert event["as"] == reply
        if reply == "accept":
            self.place(payer=self.active, payee=other, amount=amount, placer=self.active)
        else:
            self.place(payer=other, payee=self.active, amount=amount, placer=other)

    # Explorers and favors

    def place(self, payer, payee, amount, placer=None):
        """Pay, place and have the favor; with three and more players who pays places."""
        table = self.table
        placer = payer if placer is None else placer
        table.pay(payer, payee, amount)
        event = self.next("place")
        assert event["by"] == placer
        assert event["at"] in self.available(), "no available contested space"
        table.put_explorer(placer, event["at"], event.get("from"))
        color = table.favors.pop(event["at"], None)
        if color:
            table.taken[placer][color] += 1
            self.have_favor(placer, color, event["at"])

    def have_favor(self, seat, color, space):
        table = self.table
        if color == "R":
            table.advance(seat)
            return
        kind = "fence" if color == "Y" else POWERS[table.power]
        choices = table.choices(kind, seat, space)
        if not choices:
            return
        event = self.next(kind)
        assert event["by"] == seat
        if kind == "pivot":
            assert event["to"] in choices.get(event["fence"], ()), "no such turn"
            table.turn_fence(seat, event["fence"], event["to"])
            return
        assert event["at"] in choices, f"{kind} {event['at']} is not legal"
        if kind == "fence":
            table.put_fence(seat, event["at"])
        elif kind == "extra":
            table.put_explorer(seat, event["at"], event.get("from"))
        elif kind == "remove":
            del table.explorers[event["at"]]
        else:
            table.obelisks.add(event["at"])

    def require_amount(self, amount, most):
        assert type(amount) is int
        assert 0 <= amount <= most

    # The end

    def compare(self, result):
        assert set(self.final) == set(result)
        for key, value in result.items():
            given = self.final[key]
            assert _plain(key, given) == _plain(key, value), f"{key} is {given} and not {value}"


ANY_ORDER = {"fences", "obelisks", "spaces"}


def _plain(key, value):
    """The value with everything that may stand in any order sorted."""
    if key in ANY_ORDER:
        return sorted(value)
    if key == "tiles" and isinstance(value[0], list):
        return [sorted(sizes) for sizes in value]
    if key == "open_regions":
        return sorted((_plain("", region) for region in value), key=str)
    if isinstance(value, dict):
        return {name: _plain(name, value[name]) for name in sorted(value)}
    if isinstance(value, list):
        return [_plain("", part) for part in value]
    assert type(value) in (int, str, bool), value
    return value


def kinds(record):
    """How often each kind of event is there."""
    return Counter(event["e"] for event in record["events"])
