"""The printed facts of one map of World Splitters. `loading` reads and checks them."""

from typing import Final, final

from boardwright.games.world_splitters.rules.actions import Numbers
from boardwright.games.world_splitters.rules.ground import Ground

COINS: Final = 9
"""Dollars that each player starts with (WS-18)."""
INCOME: Final = 3
"""Dollars that each of two players gets once (WS-70)."""
COLORS: Final = ("R", "Y", "G")
"""Favors and bonus tiles: red, yellow, green."""
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
POWERS: Final = ("nuta", "kanal", "gimmicks", "pompa")
NUTA: Final = 0
KANAL: Final = 1
GIMMICKS: Final = 2
POMPA: Final = 3
EXPLORERS: Final = ("orange", "purple", "blue", "green", "pink")
"""Colours of the explorers, by seat."""
DRAWN: Final = -1
"""No seat is chosen to begin: it is drawn (WS-19)."""
MOST_SPACES: Final = 62
"""So many spaces fit a machine word, one bit each."""

FIELDS: Final = (
    "bonus_colors",
    "bonus_points",
    "favors",
    "fences_total",
    "first_seat",
    "ground",
    "map_id",
    "map_name",
    "markers",
    "players",
    "power",
)


@final
class WorldData:
    """A map and the tiles of one edition, for one number of players. Its lists are never changed."""

    __slots__ = (*FIELDS, "numbers")

    def __init__(
        self,
        players: int,
        map_id: str,
        map_name: str,
        power: int,
        ground: Ground,
        favors: list[int],
        fences_total: int,
        markers: int,
        bonus_points: list[int],
        bonus_colors: list[int],
    ) -> None:
        self.players: int = players
        self.map_id: str = map_id
        self.map_name: str = map_name
        self.power: int = power
        """What the green favors of the map do: a place in POWERS."""
        self.ground: Ground = ground
        """The map with its scenery and starting fences."""
        self.favors: list[int] = favors
        """By colour, the set of the spaces that hold one."""
        self.fences_total: int = fences_total
        """Starting fences included."""
        self.markers: int = markers
        """So many enclosed regions end the game."""
        self.bonus_points: list[int] = bonus_points
        """By size of the region, size 1 first."""
        self.bonus_colors: list[int] = bonus_colors
        self.first_seat: int = DRAWN
        """Who begins. No file says it: the table may."""
        self.numbers: Numbers = Numbers(ground.plan, coins_in_play(players))
        """Of the actions; they follow from the rest."""

    def __eq__(self, other: object) -> bool:
        """Equal editions, so that a position read from a record equals the one that was played."""
        if self is other:
            return True
        if not isinstance(other, WorldData):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    def __hash__(self) -> int:
        return hash(self.map_id)

    def supply(self) -> int:
        """The fences that are left when the starting ones stand (WS-17)."""
        return self.fences_total - self.ground.fences.bit_count()

    def max_decisions(self) -> int:
        """No game asks its players more often (WS-75).

        Every turn puts up a fence; it asks for that, for the bids, and for two placements with an
        answer, a space, an explorer to move and two questions of its favor.
        """
        in_a_turn = 1 + 2 + 2 + 2 * 4 if self.players == 2 else self.players + 2 * 5
        return self.supply() * in_a_turn


def explorers_each(players: int) -> int:
    """WS-18, WS-64: explorers of each player."""
    return 10 if players == 2 else 8


def coins_in_play(players: int) -> int:
    """WS-72: the most that all players hold together, and so the most that anybody can hold."""
    return COINS * players + (INCOME * players if players == 2 else 0)
