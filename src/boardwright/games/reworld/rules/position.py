"""What lies on the table in Reworld: the fields of a state, copies, ships, scores and the final ship."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.state import State
from boardwright.games.reworld.data.facts import PORTS, SHIPS, VALUES, ReworldData
from boardwright.games.reworld.data.tiles import KINDS, NO_TILE, ROWS

CHOOSE_STARTER: Final = 0
FILLING: Final = 1
DEALING: Final = 2
TURN_ONE: Final = 3
LAYING_TOP: Final = 4
LAYING_BELOW: Final = 5
HIDING: Final = 6
TURN_TWO: Final = 7
COUPLING: Final = 8
ORDERING: Final = 9
SETTLING: Final = 10
READING: Final = 11
FINISHED: Final = 12
PHASES: Final = (
    *("starter", "fill", "deal"),
    *("turn", "top", "below", "hide"),
    *("undock", "couple", "order", "settle", "read"),
    "over",
)
"""What a phase waits for, as views and refusals name it: RW-C1 to RW-C3, RW-D1 to RW-D9, the end."""

NOBODY: Final = -1
NOWHERE: Final = -1
"""No port, no row."""

TERRABOTS: Final = 0
MARKERS: Final = 1
DROPPING: Final = 2
SPECIAL: Final = 3
TASKS: Final = 4
SHIP_POINTS: Final = 5
FINAL_SHIP: Final = 6
SOURCES: Final = ("terrabots", "marker", "dropping", "special", "tasks", "ships", "final_ship")
"""Where points come from (specification, section 7)."""

NO_CARDS: Final[tuple[int, ...]] = (0,) * VALUES
NO_TILES: Final[tuple[int, ...]] = (NO_TILE,) * len(PORTS)
EMPTY_SLOTS: Final[tuple[int, ...]] = (0,) * len(PORTS)
NOTHING_BELOW: Final[tuple[tuple[int, ...], ...]] = ((),) * len(PORTS)
NO_TAKERS: Final[tuple[int, ...]] = (NOBODY,) * len(PORTS)

FIELDS: Final = (
    *("data", "players", "phase", "round", "marker"),
    *("bag", "bag_left", "filled", "ports", "takers", "tops", "belows"),
    *("deck", "deck_left", "hands", "discarded", "out", "hidden_by", "hidden_card", "port", "top"),
    *("docked", "cities", "signs", "defence", "shuttles", "satellites", "box", "removed"),
    *("row", "tile", "coupled", "coupled_rows", "cargo", "settled"),
    *("ships_left", "ships", "sources"),
)
"""All that makes a position, the actor apart: what a copy takes over and what equality compares."""


class Position(State):
    """A position in Reworld. What changes seldom is a tuple, so that copies share it.

    Counts of modules are by kind, counts of cards by value. Lists of rows and cities have five
    entries a seat, seat by seat: row r of a seat is at `seat * ROWS + r`.
    """

    __slots__ = FIELDS

    data: ReworldData
    players: i64
    phase: i64
    round: i64
    marker: i64
    """The seat that owns the starting-player marker."""

    bag: tuple[int, ...]
    bag_left: i64
    filled: i64
    """How many ports have got their module in this round."""
    ports: tuple[int, ...]
    """By port, the module there, or NO_TILE."""
    takers: tuple[int, ...]
    """By port, who took the module of this round, or NOBODY."""
    tops: tuple[int, ...]
    """By port, the top card in its slot, 0 while the slot is empty."""
    belows: tuple[tuple[int, ...], ...]
    """By port, the other cards in its slot."""

    deck: tuple[int, ...]
    """Cards that are not dealt."""
    deck_left: i64
    hands: list[tuple[int, ...]]
    discarded: list[tuple[int, ...]]
    """By seat, the cards that it dropped out with."""
    out: i64
    """Set of the seats that have dropped out of the round."""
    hidden_by: i64
    """Who laid a card on the starting-player space in this round."""
    hidden_card: i64
    port: i64
    """The port chosen in a turn that is not finished (RW-R53)."""
    top: i64
    """The top card chosen in it."""

    docked: list[tuple[int, ...]]
    """Docking rows, each a stack with its open end last (RW-9)."""
    cities: list[tuple[int, ...]]
    """City rows by letter, without the sign; empty if not founded."""
    signs: list[tuple[int, ...]]
    """By letter, the seats that founded a city of it, in order (RW-R15)."""
    defence: list[tuple[int, ...]]
    shuttles: list[tuple[int, ...]]
    satellites: list[tuple[int, ...]]
    box: list[tuple[int, ...]]
    """By seat, units sacrificed or without a place."""
    removed: tuple[int, ...]
    """Left-over modules, which are out of the game (RW-29)."""

    row: i64
    """The row that the module of this turn was undocked from."""
    tile: i64
    """The shuttle or satellite that is on its way."""
    coupled: tuple[int, ...]
    """The units on the shuttle, in order of coupling."""
    coupled_rows: tuple[int, ...]
    cargo: tuple[int, ...]
    """Those of them that have yet to settle, in order of settling."""
    settled: tuple[tuple[int, int, int, int], ...]
    """Those that have: unit, city (NOWHERE is the box), its tiles then, points."""

    ships_left: i64
    """Set of the ships on the board."""
    ships: list[tuple[int, ...]]
    """By seat, the ships taken, in order."""
    sources: list[tuple[int, ...]]
    """By seat, points by source."""

    def __init__(self, data: ReworldData, players: int, blank: bool = False) -> None:
        super().__init__()
        self.data = data
        self.players = players
        if blank:
            return
        self.phase = CHOOSE_STARTER
        self.round = 1  # RW-7
        self.marker = NOBODY
        self.bag = tuple(data.copies)  # RW-2
        self.bag_left = sum(data.copies)
        self.filled = 0
        self.removed = (0,) * len(KINDS)
        self._clear_station()
        self.docked = [()] * (players * ROWS)  # RW-9
        self.cities = [()] * (players * ROWS)
        self.signs = [()] * ROWS  # RW-6
        self.defence = [()] * players
        self.shuttles = [()] * players
        self.satellites = [()] * players
        self.box = [()] * players
        self.ships_left = (1 << len(SHIPS)) - 1  # RW-3
        self.ships = [()] * players
        self.sources = [(0,) * len(SOURCES)] * players  # RW-5
        self._clear_turn()

    def _clear_station(self) -> None:
        """RW-29: all cards are gathered, and the space is empty."""
        self.ports = NO_TILES
        self.takers = NO_TAKERS
        self.tops = EMPTY_SLOTS
        self.belows = NOTHING_BELOW
        self.deck = tuple(self.data.cards)
        self.deck_left = sum(self.deck)
        self.hands = [NO_CARDS] * self.players
        self.discarded = [NO_CARDS] * self.players
        self.out = 0
        self.hidden_by = NOBODY
        self.hidden_card = 0

    def _clear_turn(self) -> None:
        self.port = NOWHERE
        self.top = 0
        self.row = NOWHERE
        self.tile = NO_TILE
        self.coupled = ()
        self.coupled_rows = ()
        self.cargo = ()
        self.settled = ()

    # Station and settlement

    def demands(self, port: int) -> tuple[int, int]:
        """RW-16, RW-17: the top cards in the two neighbouring slots, 0 where none lies."""
        return self.tops[self.data.left[port]], self.tops[self.data.right[port]]

    def unseen(self, viewer: int | None) -> list[int]:
        """The cards that a seat (None: a spectator) has not seen: hands, discards, hidden, undealt."""
        unseen = self.data.cards.copy()
        for top, below in zip(self.tops, self.belows):
            if top:
                unseen[top] -= 1
            for value in below:
                unseen[value] -= 1
        if viewer is not None:
            for value in range(1, VALUES):
                unseen[value] -= self.hands[viewer][value] + self.discarded[viewer][value]
            if self.hidden_by == viewer:
                unseen[self.hidden_card] -= 1
        return unseen

    def cities_of(self, seat: int) -> list[tuple[int, ...]]:
        """The city rows of a seat, by letter."""
        return self.cities[seat * ROWS : (seat + 1) * ROWS]

    def rows_of(self, seat: int) -> list[tuple[int, ...]]:
        """The docking rows of a seat."""
        return self.docked[seat * ROWS : (seat + 1) * ROWS]

    def has_docked(self, seat: int) -> bool:
        """Whether a module is docked at the seat's carrier."""
        return any([bool(tiles) for tiles in self.rows_of(seat)])

    def shields(self, seat: int) -> int:
        """The shields in a seat's defence row."""
        shields = self.data.shields
        return sum([shields[kind] for kind in self.defence[seat]])

    # Copies

    def _copy_to(self, other: "Position") -> None:
        other.actor = self.actor
        other.phase = self.phase
        other.round = self.round
        other.marker = self.marker
        other.bag = self.bag
        other.bag_left = self.bag_left
        other.filled = self.filled
        other.ports = self.ports
        other.takers = self.takers
        other.tops = self.tops
        other.belows = self.belows
        other.deck = self.deck
        other.deck_left = self.deck_left
        other.hands = self.hands.copy()
        other.discarded = self.discarded.copy()
        other.out = self.out
        other.hidden_by = self.hidden_by
        other.hidden_card = self.hidden_card
        other.port = self.port
        other.top = self.top
        other.docked = self.docked.copy()
        other.cities = self.cities.copy()
        other.signs = self.signs.copy()
        other.defence = self.defence.copy()
        other.shuttles = self.shuttles.copy()
        other.satellites = self.satellites.copy()
        other.box = self.box.copy()
        other.removed = self.removed
        other.row = self.row
        other.tile = self.tile
        other.coupled = self.coupled
        other.coupled_rows = self.coupled_rows
        other.cargo = self.cargo
        other.settled = self.settled
        other.ships_left = self.ships_left
        other.ships = self.ships.copy()
        other.sources = self.sources.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        names = ("actor", *FIELDS)
        return all(getattr(self, name) == getattr(other, name) for name in names)
