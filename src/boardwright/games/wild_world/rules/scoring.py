"""The points of Wild World (WW-47, WW-48, WW-51)."""

from typing import Final

from boardwright.games.wild_world.data.facts import Monster
from boardwright.games.wild_world.data.terms import CRITERIA, REALMS, REGIONS, SCORING
from boardwright.games.wild_world.rules.holdings import Holdings

SOURCES: Final = ("monsters", "criteria", "tracks", "travel", "home", "evolve", "coins")
"""Where points come from, in the order of WW-47."""
A_POINT: Final = 5
"""Gold and crystals for a point."""


class Scoring(Holdings):
    """What everybody would score if the game ended now."""

    __slots__ = ()

    def scores(self) -> list[int]:
        """WW-47, if the game ended now."""
        return [sum(self.sources(seat)) for seat in range(self.players)]

    def sources(self, seat: int) -> list[int]:
        """WW-47: a seat's points by source."""
        if not self.monsters[seat]:
            return [0] * len(SOURCES)
        defeated = self.defeated(seat)
        return [
            sum([monster.points for monster in defeated]),
            sum([self.criterion_points(seat, monster) for monster in defeated if monster.kind == SCORING]),
            self.cauldron[seat] + self.potion[seat],
            self._travel_points(seat),
            sum([self.data.creatures[card].points for card in self.home[seat]]),
            self.evolve[seat],
            (self.gold[seat] + self.crystals[seat]) // A_POINT,
        ]

    def criterion_points(self, seat: int, monster: Monster) -> int:
        """WW-51: so many points for every full `per` of what is counted."""
        count = self.count(seat, CRITERIA[monster.criterion], monster.criterion_argument)
        return count // monster.per * monster.points_per

    def ranking(self) -> list[int]:
        """WW-48, Q52: by points, then by the highest worker on the island; no place is shared."""
        scores = self.scores()
        merits = [(scores[seat], -self._place_on_island(seat)) for seat in range(self.players)]
        return [1 + sum([other > merit for other in merits]) for merit in merits]

    def highest_on_island(self) -> list[int]:
        """The workers on the island as seats, the topmost first, on a row the leftmost first."""
        return [seat for row in self.island for seat in row]

    def _place_on_island(self, seat: int) -> int:
        workers = self.highest_on_island()
        return workers.index(seat) if seat in workers else len(workers)

    def _travel_points(self, seat: int) -> int:
        values = self.data.boards[self.boards[seat]].region_values
        counts = [len(self.regions[seat * REGIONS + region]) for region in range(len(values))]
        return sum([value * count for value, count in zip(values, counts)])

    def count(self, seat: int, what: str, argument: int) -> int:
        """WW-51: how many of this the seat has."""
        if what.startswith("home_"):
            return self._count_home(seat, what, argument)
        board = self.data.boards[self.boards[seat]]
        cards = [len(self.regions[seat * REGIONS + region]) for region in range(len(board.regions))]
        if what == "cauldron_space":
            return self.cauldron[seat]
        if what == "travel_card":
            return sum(cards)
        if what == "travel_value_min":
            return sum([n for n, value in zip(cards, board.region_values) if value >= argument])
        if what == "region_started":
            return sum([1 for n in cards if n])
        if what == "region_full":
            return sum([1 for n, spaces in zip(cards, board.regions) if n == len(spaces)])
        if what == "evolve_token":
            return self.evolve[seat]
        if what == "monster_defeated":
            return len(self.defeated(seat))
        if what == "lock_opened":
            return board.locks.bit_count() - self.locks[seat].bit_count()
        return self.workers[seat]

    def _count_home(self, seat: int, what: str, argument: int) -> int:
        creatures = [self.data.creatures[card] for card in self.home[seat]]
        if what == "home_colour":
            return sum([1 for creature in creatures if creature.color == argument])
        if what == "home_colour_set":
            colors = [creature.color for creature in creatures]
            return min([colors.count(color) for color in range(len(REALMS))])
        if what == "home_evolve_symbol":
            return sum([1 for creature in creatures if creature.is_evolving])
        if what == "home_strength_min":
            return sum([1 for creature in creatures if creature.strength >= argument])
        if what == "home_no_bonus":
            return sum([1 for creature in creatures if not creature.bonus])
        if what == "home_symbol_max":
            return max([self.symbols(seat, element) for element in range(len(REALMS))])
        return len(creatures)
