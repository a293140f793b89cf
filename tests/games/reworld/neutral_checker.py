"""Replays a neutral record of Reworld with plain bookkeeping of its own, and confirms its result.

It shares no line with the engine: modules are ids in lists, open ends last, cards are numbers in
lists, and every rule is read from the specification once more. Anything that does not fit raises
AssertionError.
"""

from collections import Counter

from tests.games.reworld.neutral_components import LETTERS, Player, open_to, pays, printed

CHAPTER_TWO = ("launch", "sacrifice", "defend", "task", "transport")


class RecordEnds(Exception):
    """A partial record has no more events."""


class Checker:
    """One record on its way."""

    def __init__(self, record):
        assert record["game"] == "reworld"
        count = record["players"]
        assert count in (2, 3, 4)
        self.players = [Player() for _ in range(count)]
        self.partial = record.get("partial", False)
        assert self.partial == ("final" not in record)
        self.final = record.get("final")
        self.marker = record["first_player"]
        self.events = list(record["events"])
        values = printed(count) | record.get("data", {})
        self.tiles, self.neighbours = values["tiles"], values["neighbours"]
        self.cards, self.hand = Counter(dict(enumerate(values["cards"], 1))), values["hand"]
        self.terrabot_points = values["terrabot_points"]
        self.ships, self.places = values["ships"], values["final_ship"]
        self.ships_left = list(self.ships)
        self.bag = Counter({kind: copies for kind, (copies, _) in self.tiles.items()})
        self.removed = []
        assert self.bag.total() == 100

    def check(self):
        """Replay everything; a partial record as far as it goes."""
        try:
            for number in range(1, 6):
                self.play_round(number)
            self.undock_everything()
        except RecordEnds:
            assert self.partial, "events are missing"
            return
        assert not self.partial, "the game is over"
        assert not self.events, "events after the end"
        assert self.final == self.result()
        assert self.tiles_at_the_end() == self.whole_set()

    def next(self, *kinds):
        if not self.events:
            raise RecordEnds
        event = self.events.pop(0)
        assert event["e"] in kinds, f"{event['e']} instead of {kinds}"
        return event

    # Chapter One

    def play_round(self, number):
        filled = self.next("fill")
        assert filled["round"] == number
        assert len(filled["tiles"]) == 20
        self.bag.subtract(filled["tiles"])
        assert min(self.bag.values()) >= 0, "a module too often"
        self.station = dict(enumerate(filled["tiles"]))
        self.deal(number)
        self.slots, self.taken_marker = {}, False
        turn = self.marker
        while not all(player.out for player in self.players):
            if not self.players[turn].out:
                self.turn_one(turn, self.terrabot_points[number - 1])
            turn = (turn + 1) % len(self.players)
        cleanup = self.next("cleanup")
        assert cleanup["round"] == number
        assert cleanup["left"] == [[port, self.station[port]] for port in sorted(self.station)]
        assert cleanup["marker"] == self.marker
        self.removed += self.station.values()

    def deal(self, number):
        dealt = self.next("deal")
        assert dealt["round"] == number
        assert [len(hand) for hand in dealt["hands"]] == [self.hand] * len(self.players)
        for player, hand in zip(self.players, dealt["hands"]):
            player.hand, player.out = list(hand), False
        assert sum((Counter(hand) for hand in dealt["hands"]), Counter()) <= self.cards

    def turn_one(self, seat, terrabot_points):
        event = self.next("take", "marker", "drop")
        player = self.players[seat]
        assert event["seat"] == seat, "not in turn"
        if event["e"] == "take":
            self.take(player, event, terrabot_points)
        elif event["e"] == "marker":
            assert not self.taken_marker
            player.hand.remove(event["card"])
            self.taken_marker, self.marker = True, seat
            self.gain(player, event, "marker", 1)
        else:
            assert sorted(event["cards"]) == sorted(player.hand)
            self.gain(player, event, "dropping", len(player.hand))
            player.hand, player.out = [], True
        assert event["score"] == player.score()

    def take(self, player, event, terrabot_points):
        port, paid = event["port"], [event["top"], *event["below"]]
        assert self.station.pop(port) == event["tile"]
        demands = {self.slots[other] for other in self.neighbours[port] if other in self.slots}
        assert pays(paid, demands), f"{paid} for {demands}"
        for card in paid:
            assert card in player.hand
            player.hand.remove(card)
        self.slots[port] = event["top"]
        player.rows[event["top"]].append(event["tile"])
        self.gain(player, event, "terrabots", terrabot_points if event["tile"][0] == "T" else 0)

    def gain(self, player, event, source, points):
        assert event["points"] == points, f"{points} points for {event}"
        player.points[source] += points

    # Chapter Two

    def undock_everything(self):
        turn = self.marker
        while any(any(player.rows.values()) for player in self.players):
            if any(self.players[turn].rows.values()):
                self.turn_two(turn)
            turn = (turn + 1) % len(self.players)

    def turn_two(self, seat):
        event = self.next(*CHAPTER_TWO)
        player = self.players[seat]
        assert event["seat"] == seat, "not in turn"
        if event["e"] == "transport":
            self.transport(player, event)
        else:
            assert player.rows[event["row"]].pop() == event["tile"]
            getattr(self, event["e"])(player, event)
        assert event["ships"] == self.take_ships(player)
        assert event["score"] == player.score()

    def launch(self, player, event):
        assert event["tile"][0] == "T"
        player.cities.setdefault(event["tile"][2], []).append(event["tile"])
        self.gain(player, event, "special", 0)

    def sacrifice(self, player, event):
        assert event["tile"][0] == "B"
        player.box.append(event["tile"])
        self.gain(player, event, "special", 0)

    def defend(self, player, event):
        assert event["tile"][0] in "SX"
        assert self.tiles[event["tile"]][1] > 0
        player.defence.append(event["tile"])
        self.gain(player, event, "special", 0)

    def task(self, player, event):
        tile, city = event["tile"], event["city"]
        assert tile[0] == "X"
        if tile in ("X-PRODUCT", "X-ROW") and player.cities:
            assert city in player.cities
        else:
            assert city is None
        self.gain(player, event, "tasks", player.worth(tile[2:], city, self.shields(player)))
        player.satellites.append(tile)

    def transport(self, player, event):
        row, coupled = event["row"], list(event["coupled"])
        if player.rows[row][-1][0] == "B":
            in_front = player.rows[row].pop()
            assert coupled.pop(0) == {"row": row, "tile": in_front}
        assert player.rows[row].pop() == event["tile"]
        assert event["tile"][0] == "S"
        for unit in coupled:
            assert player.rows[unit["row"]].pop() == unit["tile"]
            assert unit["tile"][0] == "B"
        units = [unit["tile"] for unit in event["coupled"]]
        assert len(units) <= 2
        assert sorted(units) == sorted(settled["tile"] for settled in event["settled"])
        points = sum(self.settle(player, settled) for settled in event["settled"])
        self.gain(player, event, "special", points)
        player.shuttles.append(event["tile"])

    def settle(self, player, settled):
        unit, city = settled["tile"], settled["city"]
        places = open_to(unit, player.cities)
        if not places:
            assert city is None
            player.box.append(unit)
            points = 0
        else:
            assert city in places, f"{unit} in {city} instead of {places}"
            player.cities[city].append(unit)
            points = player.size(city) if unit.endswith("*") else 0
        assert settled["points"] == points
        return points

    def take_ships(self, player):
        taken = []
        for ship in [f"PS-{number}" for number in range(1, 15)]:
            if ship in self.ships_left and player.meets(
                int(ship[3:]), self.ships[ship][0], self.shields(player)
            ):
                taken.append(ship)
                self.ships_left.remove(ship)
                player.points["ships"] += self.ships[ship][1]
        player.ships += taken
        return taken

    def shields(self, player):
        return sum(self.tiles[tile][1] for tile in player.defence)

    # The end

    def result(self):
        final_ship = {category: self.category(category) for category in ["defence", *LETTERS]}
        for category in final_ship.values():
            for player, points in zip(self.players, category["points"]):
                player.points["final_ship"] += points
        merits = [(player.score(), len(player.ships)) for player in self.players]
        ranks = [1 + sum(other > merit for other in merits) for merit in merits]
        return {
            "scores": [player.score() for player in self.players],
            "sources": [player.points for player in self.players],
            "ranks": ranks,
            "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
            "ships": [player.ships for player in self.players],
            "ships_left": self.ships_left,
            "final_ship": final_ship,
            "cities": [player.cities for player in self.players],
            **{
                name: [getattr(player, name) for player in self.players]
                for name in ("defence", "shuttles", "satellites", "box")
            },
        }

    def category(self, name):
        if name == "defence":
            values = [self.shields(player) for player in self.players]
        else:
            values = [player.size(name) for player in self.players]
        points = [-3] * len(values)
        ranked = sorted((value for value in values if value), reverse=True)
        places = [*self.places[name], 0, 0, 0, 0]
        for seat, value in enumerate(values):
            if value:
                covered = [places[place] for place, other in enumerate(ranked) if other == value]
                points[seat] = sum(covered) // len(covered)
        return {"values": values, "points": points}

    def tiles_at_the_end(self):
        found = Counter(self.removed)
        for player in self.players:
            for tiles in (player.settled(), player.defence, player.shuttles, player.satellites, player.box):
                found.update(tiles)
        return found

    def whole_set(self):
        return Counter({kind: copies for kind, (copies, _) in self.tiles.items() if copies})
