"""Replays a neutral record of Splitz with plain bookkeeping of its own, and confirms its result.

It shares no line with the engine: cards are things in lists, a contested part is settled by a
function that calls itself, and every rule is read from the specification once more.
"""

from collections import Counter

DECK = Counter({d: d for d in range(1, 11)} | {"J": 15})
ROW = {2: 7, 3: 7, 4: 9}
COLORS = ("white", "blue", "black")


class Checker:
    """One record on its way. Anything that does not fit raises AssertionError."""

    def __init__(self, record):
        assert record["game"] == "splitz"
        self.players = record["players"]
        self.events = list(record["events"])
        self.leader = record["first_leader"]
        self.deck = DECK.copy()
        self.numbers = [Counter() for _ in range(self.players)]
        self.jokers = [Counter() for _ in range(self.players)]
        self.waiting = [0] * self.players
        self.discards = []
        self.final = record["final"]
        assert "partial" not in record

    def check(self):
        while self.deck.total():
            self.play_round()
            self.leader = (self.leader + 1) % self.players
        assert not self.events, "events after the end"
        assert self.final == self.result()

    def next(self, kind):
        event = self.events.pop(0)
        assert event.pop("e") == kind, f"{kind} should follow"
        return event

    def play_round(self):
        event = self.next("row")
        assert event["leader"] == self.leader
        cards = event["cards"]
        assert len(cards) == min(ROW[self.players], self.deck.total())
        self.deck.subtract(cards)
        assert min(self.deck.values()) >= 0, "a card too often"
        self.settle(cards, list(range(self.players)), [])

    def settle(self, cards, who, path):
        parts = self.divided(cards, path)
        if self.players == 2 and not path:
            self.throw_out(parts)
        votes = self.voted(parts, who, path)
        claims = {color: [seat for seat in who if votes[seat] == color] for color in parts}
        for color, part in parts.items():
            if not claims[color] or (len(claims[color]) > 1 and len(part) == 1):
                self.discards += part
        for step in range(1, self.players + 1):
            seat = (self.leader + step) % self.players
            if claims.get(votes.get(seat)) == [seat]:
                self.lay_out(seat, parts[votes[seat]])
        for color, part in parts.items():
            if len(claims[color]) > 1 and len(part) > 1:
                self.settle(part, claims[color], [*path, color])

    def divided(self, cards, path):
        event = self.next("divide")
        assert (event["by"], event["part"]) == (self.leader, path)
        at = event["at"]
        assert len(at) == min(2, len(cards) - 1)
        places = [0, *at, len(cards)]
        assert all(a < b for a, b in zip(places, places[1:])), "an empty part"
        return {color: cards[a:b] for color, a, b in zip(COLORS, places, places[1:])}

    def throw_out(self, parts):
        event = self.next("discard")
        assert event["by"] == 1 - self.leader
        self.discards += parts.pop(event["color"])

    def voted(self, parts, who, path):
        event = self.next("votes")
        assert event["part"] == path
        votes = {int(seat): color for seat, color in event["votes"].items()}
        assert sorted(votes) == sorted(who)
        assert set(votes.values()) <= set(parts), "a part that does not exist"
        return votes

    def lay_out(self, seat, part):
        numbers = [card for card in part if card != "J"]
        self.numbers[seat].update(numbers)
        if numbers and self.waiting[seat]:
            event = self.next("first")
            assert event["player"] == seat
            assert event["to"] in numbers
            self.jokers[seat][event["to"]] += self.waiting[seat]
            self.waiting[seat] = 0
        for _ in range(part.count("J")):
            if not self.numbers[seat]:
                self.waiting[seat] += 1
                continue
            event = self.next("joker")
            assert event["player"] == seat
            assert self.numbers[seat][event["to"]] > 0, "a joker on nothing"
            self.jokers[seat][event["to"]] += 1

    def result(self):
        stacks = [numbers + jokers for numbers, jokers in zip(self.numbers, self.jokers)]
        rows = [[] for _ in stacks]
        for d in range(1, 11):
            most = max(stack[d] for stack in stacks)
            for row, stack in zip(rows, stacks):
                if most and stack[d] == most:
                    row.append(d)
        merits = [(sum(row), len(row)) for row in rows]
        ranks = [1 + sum(other > merit for other in merits) for merit in merits]
        given = sorted(map(str, self.final["discards"]))
        assert given == sorted(map(str, self.discards))
        return {
            "stacks": [{str(d): stack[d] for d in sorted(stack) if stack[d]} for stack in stacks],
            "waiting": self.waiting,
            "points": [points for points, _ in merits],
            "rows": rows,
            "ranks": ranks,
            "discards": self.final["discards"],
            "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
        }
