"""What lies on the table, as the checker of neutral records keeps it: everything by its name."""

from collections import Counter

from tests.games.world_splitters.slow_ground import SlowGround, border, cell

COLORS = "RYG"
SOURCES = ("tiles", "regions", "obelisks", "sets", "money", "open")


def name_of(cell):
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def border_name(border):
    return "-".join(map(name_of, border))


def ranked(seats, values):
    """The seats by value, the most first; their order breaks ties."""
    return sorted(seats, key=lambda seat: (-values[seat], seats.index(seat)))


class NeutralTable:
    """Pieces, coins and points."""

    def __init__(self, data, map_id, players, start):
        self.data = data
        self.players = players
        chosen = data["maps"][map_id]
        self.rows, self.power = chosen["rows"], chosen["power"]
        self.scenery = [name for tile in chosen["scenery"] for name in tile]
        self.fences = set(chosen["fences"])
        self.supply = data["fences_total"] - len(self.fences)
        self.favors = {
            name_of((column, row)): sign
            for row, signs in enumerate(self.rows)
            for column, sign in enumerate(signs)
            if sign in COLORS
        }
        self.explorers_each = 10 if players == 2 else 8
        self.explorers = {}
        self.obelisks = set()
        self.coins = [9] * players
        self.taken = [Counter() for _ in range(players)]
        self.tiles = {}
        self.track = [(start - 1 - step) % players for step in range(players)]
        self.turn = 0
        self.regions = []
        self.points = {source: [0] * players for source in SOURCES}

    def land(self):
        return SlowGround(self.rows, self.scenery, self.fences, self.data["max_enclosed"])

    def enclosed(self):
        """The enclosed regions as sets of cells."""
        land = self.land()
        return land.enclosed(land.barriers)

    def is_available(self, space):
        return space not in self.explorers and space not in self.obelisks

    def pay(self, payer, payee, amount):
        assert self.coins[payer] >= amount, "too few coins"
        self.coins[payer] -= amount
        self.coins[payee] += amount

    def left(self, seat):
        """Explorers in the supply of a seat."""
        return self.explorers_each - list(self.explorers.values()).count(seat)

    def put_explorer(self, seat, space, source):
        assert (source is None) == (self.left(seat) > 0), "moved or placed wrongly"
        if source is not None:
            assert self.explorers.pop(source) == seat
        self.explorers[space] = seat

    def advance(self, seat):
        for _ in range(2 if self.players == 5 else 1):
            place = self.track.index(seat)
            if place:
                self.track[place - 1], self.track[place] = self.track[place], self.track[place - 1]

    def choices(self, kind, seat, space):
        """What a favor lets a seat choose from, by name; turns by fence."""
        if kind == "fence":
            return set(map(border_name, self.land().legal_fences())) if self.supply else set()
        if kind == "pivot":
            turns = self.land().turns()
            return {border_name(fence): set(map(border_name, to)) for fence, to in turns.items()}
        if kind == "remove":
            column, row = cell(space)
            around = {name_of((column + x, row + y)) for x in (-1, 0, 1) for y in (-1, 0, 1)}
            return {near for near in around if self.explorers.get(near, seat) != seat}
        shut = set().union(*self.enclosed())
        land = {name_of(cell) for cell in self.land().cells - shut}
        return {space for space in land if self.is_available(space) and space not in self.favors}

    def put_fence(self, seat, name):
        assert border(name) in self.land().legal_fences(), f"{name} is no legal border"
        assert self.supply > 0
        before = self.enclosed()
        self.supply -= 1
        self.fences.add(name)
        self.close(seat, before)

    def turn_fence(self, seat, name, to):
        before = self.enclosed()
        self.fences.remove(name)
        self.fences.add(to)
        self.close(seat, before)

    def close(self, seat, before):
        """Regions that are new: the bonus tile at once."""
        new = [
            sorted(region, key=lambda cell: cell[::-1]) for region in self.enclosed() if region not in before
        ]
        assert len(new) <= 2
        for region in sorted(new, key=lambda region: region[0][::-1]):
            gets_tile = len(region) not in self.tiles
            if gets_tile:
                self.tiles[len(region)] = seat
                self.points["tiles"][seat] += self.data["bonus_points"][len(region) - 1]
            spaces = [name_of(cell) for cell in region]
            self.regions.append({"turn": self.turn, "by": seat, "spaces": spaces, "tile": gets_tile})

    def majority(self, spaces, first, second):
        """Explorers by seat, points by seat, and who leads."""
        standing = [self.explorers[space] for space in spaces if space in self.explorers]
        census = [standing.count(seat) for seat in range(self.players)]
        order = [seat for seat in ranked(self.track, census) if census[seat]]
        points = [0] * self.players
        for seat, amount in zip(order, (first * len(spaces), second * len(standing))):
            points[seat] = amount
        return census, points, order

    def resolve(self):
        """Score and mark what is pending; income of two players."""
        pending = [region for region in self.regions if "points" not in region]
        marked = len(self.regions) - len(pending)
        for region in pending:
            census, points, order = self.majority(region["spaces"], 3, 2)
            self.points["regions"] = _sum(self.points["regions"], points)
            if order:
                bonus = 5 * len(self.obelisks & set(region["spaces"]))
                self.points["obelisks"][order[0]] += bonus
                points[order[0]] += bonus
            region.update(explorers=census, points=points)
            for space in region["spaces"]:
                self.explorers.pop(space, None)
        if self.players == 2 and marked < 4 <= len(self.regions):
            self.coins = [coins + 3 for coins in self.coins]

    def score_the_end(self):
        for seat, taken in enumerate(self.taken):
            colors = taken.copy()
            for size, owner in self.tiles.items():
                if owner == seat:
                    colors[self.data["bonus_colour"][size - 1]] += 1
            self.points["sets"][seat] = 12 * min(colors[color] for color in COLORS)
        purses = ranked(self.track, self.coins)
        self.points["money"][purses[0]] += 5
        self.points["money"][purses[-1]] -= 5
        land, open_regions = self.land(), []
        for region in land.regions(land.barriers):
            if len(region) > land.limit:
                spaces = [name_of(cell) for cell in region]
                census, points, _ = self.majority(spaces, 2, 1)
                self.points["open"] = _sum(self.points["open"], points)
                open_regions.append({"spaces": spaces, "explorers": census, "points": points})
        return open_regions

    def result(self, end):
        """All that `final` must say."""
        open_regions = self.score_the_end()
        seats = range(self.players)
        total = [sum(points[seat] for points in self.points.values()) for seat in seats]
        order = ranked(self.track, total)
        return {
            "end": end,
            "turns": self.turn,
            "track": self.track,
            "coins": self.coins,
            "explorers": [self.left(seat) for seat in seats],
            "explorers_on_map": self.explorers,
            "favors": [{color: taken[color] for color in COLORS} for taken in self.taken],
            "favors_on_map": self.favors,
            "tiles": [[size for size, owner in self.tiles.items() if owner == seat] for seat in seats],
            "fences": list(self.fences),
            "supply": self.supply,
            "obelisks": list(self.obelisks),
            "markers": min(self.data["enclosure_markers"], len(self.regions)),
            "regions": self.regions,
            "open_regions": open_regions,
            "points": {**self.points, "total": total},
            "ranks": [order.index(seat) + 1 for seat in seats],
            "winner": order[0],
        }


def _sum(one, other):
    return [a + b for a, b in zip(one, other)]
