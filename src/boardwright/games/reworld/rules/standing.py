"""How the players of Reworld stand: the conditions of ships, points and places."""

from boardwright.games.reworld.data.ships import (
    ABSENT,
    ALL_ROWS,
    CITY_SIZE,
    COMPANIES,
    FARMING_UNITS,
    SATELLITES,
    SCORE_SHIP,
    SHIELDS,
    SHUTTLES,
)
from boardwright.games.reworld.data.tiles import FARMERS, ROWS
from boardwright.games.reworld.rules.position import Position
from boardwright.games.reworld.rules.settlement import companies, count_company, size


class Standing(Position):
    """Questions about what a seat has come to."""

    __slots__ = ()

    # Ships

    def measure(self, ship: int, seat: int) -> int:
        """How far a seat is with the condition of a ship: what is left for an empty row, else what it has."""
        if ship < ALL_ROWS:
            return len(self.docked[seat * ROWS + ship])
        if ship == ALL_ROWS:
            return sum([len(row) for row in self.rows_of(seat)])
        if ship == SHIELDS:
            return self.shields(seat)
        if ship == SHUTTLES:
            return len(self.shuttles[seat])
        if ship == SATELLITES:
            return len(self.satellites[seat])
        if ship == SCORE_SHIP:
            return self.score(seat)
        cities = self.cities_of(seat)
        if ship == CITY_SIZE:
            return max([size(city) for city in cities])
        if ship == FARMING_UNITS:
            return count_company(FARMERS, cities)
        if ship == COMPANIES:
            return companies(cities)
        return sum([1 for row in (*cities, self.defence[seat]) if row])  # RW-R35

    def meets(self, ship: int, seat: int) -> bool:
        """Whether the seat fulfils the condition of a ship; a row never used is empty too (RW-74)."""
        measure = self.measure(ship, seat)
        return measure == 0 if ship <= ALL_ROWS else measure >= self.data.thresholds[ship]

    # Points and places

    def score(self, seat: int) -> int:
        """The seat's points so far."""
        return sum(self.sources[seat])

    def scores(self) -> list[int]:
        """Points so far; those of the final ship are among them once the game is over."""
        return [sum(points) for points in self.sources]

    def ranking(self) -> list[int]:
        """RW-86, RW-R50: by points, then by population ships; equal players share a place."""
        merits = [(sum(points), len(ships)) for points, ships in zip(self.sources, self.ships)]
        return [1 + sum([other > merit for other in merits]) for merit in merits]

    def final_values(self) -> list[list[int]]:
        """RW-81: by category of the final ship, each seat's shields or tiles; 0 takes no part (RW-82)."""
        seats = range(self.players)
        cities = [[size(self.cities[seat * ROWS + letter]) for seat in seats] for letter in range(ROWS)]
        return [[self.shields(seat) for seat in seats], *cities]

    def final_points(self) -> list[list[int]]:
        """RW-83 to RW-85: by category of the final ship, what each seat gets for its place."""
        return [
            [self._place_points(self.data.places[category], values, value) for value in values]
            for category, values in enumerate(self.final_values())
        ]

    def _place_points(self, places: list[int], values: list[int], value: int) -> int:
        if value == 0:
            return ABSENT  # RW-85
        better = sum([other > value for other in values])
        equal = values.count(value)
        return sum(places[better : better + equal]) // equal  # RW-84: a place not listed is worth 0
