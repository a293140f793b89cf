"""What the checker of neutral records knows: printed values, what lies before a player, prices, tasks."""

LETTERS = "ABCDE"
COMPANIES = ["K1", "K2", "K3", "K4", "K5"]
SOURCES = ["terrabots", "marker", "dropping", "special", "tasks", "ships", "final_ship"]
TWO_SHIELDS = [*[f"X-LET-{letter}" for letter in LETTERS], "X-COMPANIES"]
ONE_SHIELD = [*[f"X-CO-{k}" for k in COMPANIES], *[f"X-{task}" for task in ("PRODUCT", "ROW", "TERRABOTS")]]
TILES = {
    **{f"T-{letter}": [5, 0] for letter in LETTERS},
    **{"S-0": [1, 0], "S-1": [13, 1], "S-2": [6, 2]},
    **{f"B-{k}": [5, 0] for k in COMPANIES},
    **{f"B-{k}*": [1, 0] for k in COMPANIES},
    "B-F": [9, 0],
    **{kind: [1, 2] for kind in TWO_SHIELDS},
    **{kind: [1, 1] for kind in [*ONE_SHIELD, "X-SHIELDS", "X-BUILDERS"]},
}
RING = [*range(10), *range(19, 9, -1)]
"""The ports in the order in which they stand round the station."""
NEIGHBOURS = [[RING[RING.index(port) - 1], RING[(RING.index(port) + 1) % 20]] for port in range(20)]
LAST_SHIPS = {
    2: [[8, 7], [6, 6], [5, 5], [5, 5], [3, 5], [6, 5], [6, 5], [70, 7]],
    3: [[8, 7], [6, 6], [5, 5], [4, 5], [3, 5], [6, 5], [6, 5], [70, 7]],
    4: [[8, 7], [5, 5], [4, 5], [4, 5], [3, 5], [5, 5], [5, 5], [60, 7]],
}
"""Thresholds and points of PS-7 to PS-14."""
FINAL_SHIP = {
    2: [[15], [14], [12], [11], [9], [8]],
    3: [[15, 7], [14, 6], [12, 6], [11, 5], [9, 5], [8, 4]],
    4: [[20, 10, 4], [18, 10, 4], [16, 8, 4], [14, 8, 2], [12, 6, 2], [10, 6, 2]],
}


class Player:
    """What lies before one player."""

    def __init__(self):
        self.hand = []
        self.out = False
        self.rows = {row: [] for row in range(1, 6)}
        self.cities = {}
        self.defence, self.shuttles, self.satellites, self.box = [], [], [], []
        self.ships = []
        self.points = dict.fromkeys(SOURCES, 0)

    def score(self):
        return sum(self.points.values())

    def settled(self):
        return [tile for tiles in self.cities.values() for tile in tiles]

    def builders(self):
        return [company(tile) for tile in self.settled() if tile[0] == "B"]

    def size(self, letter):
        return 1 + len(self.cities[letter]) if letter in self.cities else 0

    def worth(self, task, city, shields):
        """Table 2.2; `task` as X-ROW without its X."""
        terrabots = [tile for tile in self.settled() if tile[0] == "T"]
        if task.startswith("LET-"):
            return 2 * terrabots.count(f"T-{task[-1]}")
        if task.startswith("CO-"):
            return 3 * self.builders().count(task[3:])
        if task == "PRODUCT":
            families = [tile[0] for tile in self.cities.get(city, [])]
            return families.count("T") * families.count("B")
        values = {
            "COMPANIES": 2 * len(set(self.builders())),
            "ROW": self.size(city),
            "TERRABOTS": len(terrabots),
            "BUILDERS": len(self.builders()),
            "SHIELDS": shields,
        }
        return values[task]

    def meets(self, number, threshold, shields):
        """Table 2.5."""
        if number <= 5:
            return not self.rows[number]
        if number == 6:
            return not any(self.rows.values())
        counts = {
            7: max([self.size(letter) for letter in LETTERS]),
            8: shields,
            9: len(self.shuttles),
            10: len(self.satellites),
            11: self.builders().count("F"),
            12: len(set(self.builders())),
            13: len(self.cities) + bool(self.defence),
            14: self.score(),
        }
        return counts[number] >= threshold


def printed(players):
    """The values of section 2 under the names of the header's `data`."""
    empty_rows = {f"PS-{number}": [None, 7 if number == 6 else 5] for number in range(1, 7)}
    others = {f"PS-{number}": values for number, values in enumerate(LAST_SHIPS[players], 7)}
    return {
        "tiles": TILES,
        "cards": [6] * 5,
        "hand": {2: 13, 3: 9, 4: 7}[players],
        "terrabot_points": [4, 4, 3, 2, 2],
        "neighbours": NEIGHBOURS,
        "ships": empty_rows | others,
        "final_ship": dict(zip(["defence", *LETTERS], FINAL_SHIP[players])),
    }


def company(unit):
    return unit[2:4] if unit != "B-F" else "F"


def pays(paid, demands):
    """RW-18 to RW-21."""
    if not demands:
        return len(paid) == 1
    if len(demands) == 1:
        return len(paid) == 2 or (len(paid) == 1 and set(paid) == demands)
    if len(paid) == 2:
        return set(paid) == demands
    return len(paid) == 4 or (len(paid) == 3 and bool(demands & set(paid)))


def open_to(unit, cities):
    """RW-52 to RW-54."""
    builders = {
        letter: {company(tile) for tile in tiles if tile[0] == "B"} - {"F"}
        for letter, tiles in cities.items()
    }
    if unit == "B-F":
        return list(cities)
    own = [letter for letter, companies in builders.items() if company(unit) in companies]
    return own or [letter for letter, companies in builders.items() if not companies]
