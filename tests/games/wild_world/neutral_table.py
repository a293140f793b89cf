"""What lies on the table while a neutral record of Wild World is replayed, with plain bookkeeping.

Written from the specification alone: cards, monsters and spaces are named as in the data files, and effects
are read as the files word them.
"""

from tests.games.wild_world.printed import BOARD_ROWS, CREATURE_ROWS, MONSTER_ROWS, TABLE

COLORS = ("magic", "water", "fire", "ice", "forest")
RING = TABLE["ring"]
ACTIONS = {"magic": "brew", "water": "trade", "fire": "evolve", "ice": "unlock", "forest": "draw"}
TRIGGERS = {"brew": "on_brew", "evolve": "on_evolve_action", "draw": "on_draw_action"}
ISLAND = {row["id"]: row for row in TABLE["island"]}
CARDS = {row["id"]: row for row in CREATURE_ROWS}
MONSTERS = {row["id"]: row for row in MONSTER_ROWS}
BOARDS = {row["id"]: row for row in BOARD_ROWS}


class Player:
    """One player's things."""

    def __init__(self, board, monsters, hand):
        self.board = board
        self.monsters = {"m1": board["preprinted"], **monsters}
        self.hand = list(hand)
        self.home = []
        self.regions = [[] for _ in board["regions"]]
        self.tucked = {}
        self.locks = {*board["locked_slots"], *board["locked_regions"]}
        self.gold = self.crystals = self.evolve = self.cauldron = 0
        self.potion = 1
        self.workers = 3

    @property
    def wild(self):
        return self.crystals + self.evolve

    @property
    def wealth(self):
        return self.gold + self.wild

    @property
    def have(self):
        return [self.gold, self.crystals, self.evolve, self.cauldron, self.potion]

    def can_pay(self, words):
        """Whether a price as `pay gold 2` can be paid."""
        return (self.wealth if words[1] == "gold" else self.wild) >= int(words[2])

    def pay_gold(self, amount):
        assert self.wealth >= amount, "cannot be paid"
        gold = min(amount, self.gold)
        self.gold -= gold
        self.pay_wild(amount - gold)

    def pay_wild(self, amount):
        assert self.wild >= amount, "cannot be paid"
        crystals = min(amount, self.crystals)
        self.crystals -= crystals
        self.evolve -= amount - crystals

    def brew(self):
        if self.potion < 6:
            self.potion += 1
        else:
            self.crystals += 1

    def stir(self):
        if self.cauldron < 5:
            self.cauldron += 1
            if self.potion == self.cauldron:
                self.potion += 1

    def abilities(self, word):
        """What follows the word in the effects of the abilities that begin with it."""
        texts = [self.monsters[slot]["effect"] for slot in self.tucked if self.kind(slot) == "ability"]
        return [text.split(maxsplit=1)[1] for text in texts if text.split()[0] == word]

    def kind(self, slot):
        return self.monsters[slot]["kind"]

    def ability(self, word):
        return sum(int(text) for text in self.abilities(word))

    def symbols(self, element):
        total = int(self.board["element"] == element)
        total += sum(CARDS[card]["symbols"].split("+").count(element) for card in self.home)
        return total + sum(
            int(text.split()[1]) for text in self.abilities("symbol") if text.split()[0] == element
        )

    def color_of(self, region):
        return CARDS[self.regions[region][0]]["colour"] if self.regions[region] else None

    # Points

    def sources(self):
        beaten = [self.monsters[slot] for slot in self.tucked]
        values = zip(self.board["region_values"], self.regions)
        return {
            "monsters": sum(int(monster["points"]) for monster in beaten),
            "criteria": sum(self.criterion(m["effect"]) for m in beaten if m["kind"] == "scoring"),
            "tracks": self.cauldron + self.potion,
            "travel": sum(value * len(cards) for value, cards in values),
            "home": sum(int(CARDS[card]["points"]) for card in self.home),
            "evolve": self.evolve,
            "coins": (self.gold + self.crystals) // 5,
        }

    def criterion(self, text):
        _, count, each, points = text.split()
        word, _, argument = count.partition(":")
        return getattr(self, f"count_{word}")(argument) // int(each) * int(points)

    def count_cauldron_space(self, _):
        return self.cauldron

    def count_home_colour(self, color):
        return sum(CARDS[card]["colour"] == color for card in self.home)

    def count_home_colour_set(self, _):
        return min(self.count_home_colour(color) for color in COLORS)

    def count_home_evolve_symbol(self, _):
        return sum(CARDS[card]["evolve"] == "yes" for card in self.home)

    def count_home_strength_min(self, least):
        return sum(int(CARDS[card]["strength"]) >= int(least) for card in self.home)

    def count_home_no_bonus(self, _):
        return sum(CARDS[card]["bonus"] == "none" for card in self.home)

    def count_home_card(self, _):
        return len(self.home)

    def count_home_symbol_max(self, _):
        return max(self.symbols(element) for element in COLORS)

    def count_travel_card(self, _):
        return sum(map(len, self.regions))

    def count_travel_value_min(self, least):
        values = zip(self.board["region_values"], self.regions)
        return sum(len(cards) for value, cards in values if value >= int(least))

    def count_region_started(self, _):
        return sum(bool(cards) for cards in self.regions)

    def count_region_full(self, _):
        return sum(len(c) == len(spaces) for c, spaces in zip(self.regions, self.board["regions"]))

    def count_evolve_token(self, _):
        return self.evolve

    def count_monster_defeated(self, _):
        return len(self.tucked)

    def count_lock_opened(self, _):
        return 6 - len(self.locks)

    def count_worker(self, _):
        return self.workers


class NeutralTable:
    """The whole table."""

    def __init__(self, record):
        count = record["players"]
        assert type(count) is int
        assert 2 <= count <= 4
        assert len(record["boards"]) == len(record["hands"]) == len(record["monsters"]) == count
        boards = [BOARDS[name] for name in record["boards"]]
        assert len({board["element"] for board in boards}) == count, "a realm has two players"
        sides = record["options"]["sides"]
        assert sides in ("A", "B", "mixed")
        assert all(sides in (board["side"], "mixed") for board in boards)
        self.market = list(record["market"])
        self.decks = {
            c: {n for n, r in CARDS.items() if r["colour"] == c and r["set"] == "realm"} for c in COLORS
        }
        self.discards = []
        self.players = [
            Player(board, self.slots(board, monsters), hand)
            for board, monsters, hand in zip(boards, record["monsters"], record["hands"])
        ]
        self.check_deal(record)
        self.first = record["first"]
        assert type(self.first) is int
        assert 0 <= self.first < count
        for place in range(count):
            player = self.players[(self.first + place) % count]
            player.gold, player.crystals = TABLE["start"]["gold"][place], TABLE["start"]["crystals"][place]
        self.clear()

    def slots(self, board, names):
        assert len(names) == 4
        slots = {f"m{number}": MONSTERS[name] for number, name in enumerate(names, start=2)}
        assert [row["kind"] for row in slots.values()] == board["slot_kinds"]
        return slots

    def check_deal(self, record):
        """Starting cards, each in one place, in the numbers that the boards tell."""
        dealt = [*self.market, *(card for player in self.players for card in player.hand)]
        assert len(set(dealt)) == len(dealt)
        assert all(CARDS[card]["set"] == "start" for card in dealt)
        assert [CARDS[card]["colour"] for card in self.market] == [RING[n // 2] for n in range(10)]
        for player in self.players:
            colors = [CARDS[card]["colour"] for card in player.hand]
            assert {c: colors.count(c) for c in COLORS} == player.board["starting_hand"]
        names = [name for names in record["monsters"] for name in names]
        assert len(set(names)) == len(names)

    def clear(self):
        """The workers are back with their owners."""
        self.realms = [[None] * 3 for _ in range(10)]
        self.island = {row: [] for row in ISLAND}

    def supply(self, seat):
        standing = sum(row.count(seat) for row in (*self.realms, *self.island.values()))
        return self.players[seat].workers - standing

    def has_rested(self, seat):
        return any(seat in row for row in self.island.values())

    def vacant(self, space):
        """The cheapest vacant worker space, or None."""
        used = TABLE["worker_spaces"]["spaces_in_use"][str(len(self.players))]
        return next((n for n in range(used) if self.realms[space][n] is None), None)

    def toll(self, seat, space):
        return 0 if self.players[seat].abilities("toll") else self.vacant(space)

    def can_place(self, seat):
        spaces = [space for space in range(10) if self.vacant(space) is not None]
        wealth = self.players[seat].wealth
        return self.supply(seat) > 0 and any(self.toll(seat, space) <= wealth for space in spaces)

    def leave_hand(self, seat, card):
        assert card in self.players[seat].hand, f"{card} is not in the hand"
        self.players[seat].hand.remove(card)

    def allowed(self, words):
        """The decks named that have a card."""
        named = COLORS if words == "any" else words.split("|")
        return [color for color in named if self.decks[color]]

    def refill(self, space, card):
        """Put the new card on a card space; None if and only if the deck is empty."""
        deck = self.decks[RING[space // 2]]
        assert (card in deck) if deck else card is None, "no such refill"
        deck.discard(card)
        self.market[space] = card

    def final(self):
        """The last key of a finished record."""
        seats = range(len(self.players))
        sources = [player.sources() for player in self.players]
        scores = [sum(points.values()) for points in sources]
        order = [seat for row in self.island.values() for seat in row]
        best = sorted(seats, key=lambda seat: (-scores[seat], order.index(seat)))
        return {
            "scores": scores,
            "ranks": [best.index(seat) + 1 for seat in seats],
            "sources": sources,
            "players": [
                {
                    **{"gold": p.gold, "crystals": p.crystals, "evolve": p.evolve, "cauldron": p.cauldron},
                    **{"potion": p.potion, "workers": p.workers, "hand": sorted(p.hand), "home": p.home},
                    **{"regions": p.regions, "tucked": p.tucked, "locks": sorted(p.locks)},
                }
                for p in self.players
            ],
            "market": self.market,
            "decks": {color: len(self.decks[color]) for color in COLORS},
            "discards": self.discards,
            "realms": self.realms,
            "island": self.island,
        }
