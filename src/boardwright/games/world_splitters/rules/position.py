"""What lies on the table in World Splitters: the fields of a state, copies, regions and points."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.state import State
from boardwright.games.world_splitters.data.facts import (
    COINS,
    COLORS,
    WorldData,
    explorers_each,
)
from boardwright.games.world_splitters.rules.ground import Ground

STARTING: Final = 0
DIVIDING: Final = 1
BIDDING: Final = 2
ANSWERING: Final = 3
PLACING: Final = 4
SOURCING: Final = 5
FENCING: Final = 6
EXTRA: Final = 7
REMOVING: Final = 8
PIVOTING: Final = 9
PIVOTING_TO: Final = 10
RAISING: Final = 11
OFFERING_OPEN: Final = 12
OFFERING_HIDDEN: Final = 13
REPLYING_OPEN: Final = 14
REPLYING_HIDDEN: Final = 15
FINISHED: Final = 16
PHASES: Final = (
    *("start", "divide", "bid", "answer", "place", "source", "fence", "extra", "remove", "pivot", "to"),
    *("obelisk", "open", "hidden", "reply_open", "reply_hidden", "over"),
)
"""The decision that a phase waits for, as views and refusals name it (specification, 9.1)."""

NOBODY: Final = -1
NOWHERE: Final = -1
"""No space, no border."""
NONE: Final = -1
"""No amount, no reply."""
ACCEPT: Final = 0
RETURN: Final = 1
OPEN: Final = 0
HIDDEN: Final = 1
"""The two offers."""
OBELISK_POINTS: Final = 5
"""To the leader of a region, for each obelisk in it (WS-56)."""

TILES: Final = 0
REGIONS: Final = 1
OBELISKS: Final = 2
SETS: Final = 3
MONEY: Final = 4
OPEN_LAND: Final = 5
SOURCES: Final = ("tiles", "regions", "obelisks", "sets", "money", "open")
"""Where points come from (specification, section 15)."""

FIELDS: Final = (
    *("data", "players", "phase", "turn", "active", "track", "ground", "supply"),
    *("explorers", "obelisks", "favors", "coins", "taken", "tiles", "regions", "scored", "sources"),
    *("divided", "challenge", "bids", "challengers"),
    *("open_offer", "hidden_offer", "open_reply", "hidden_reply", "due"),
    *("placer", "target", "is_extra", "entered", "pivot"),
)
"""All that makes a position, the actor apart: what a copy takes over and what equality compares."""


class Position(State):
    """A position in World Splitters. Sets of spaces are masks of bits, in one machine word each.

    The number of a space is no i64: compiled, a literal shifted by one is as short as 32 bits.
    """

    __slots__ = FIELDS

    data: WorldData
    players: i64
    phase: i64
    turn: i64
    """The number of the turn, from 1; 0 before the first."""
    active: i64
    track: tuple[int, ...]
    """The initiative track: seats, the leftmost first (WS-20)."""
    ground: Ground
    supply: i64
    """Fences left."""
    explorers: list[int]
    """By seat, the set of the spaces with an explorer of it."""
    obelisks: i64
    favors: tuple[int, ...]
    """By colour, the set of the spaces with a favor."""
    coins: list[int]
    taken: tuple[tuple[int, ...], ...]
    """By seat, the favors taken by colour."""
    tiles: tuple[int, ...]
    """By size, who has the bonus tile, or NOBODY; size 1 first."""
    regions: tuple[int, ...]
    """The enclosed regions as sets of spaces, in the order in which they came about."""
    scored: i64
    """How many of them are scored; the others are pending (WS-13)."""
    sources: list[tuple[int, ...]]
    """By seat, points by source."""

    divided: i64
    """The border divided in this turn; its spaces are contested (WS-24)."""
    challenge: i64
    """1 or 2; 0 before the first one."""
    bids: tuple[int, ...]
    """By seat, NONE if not committed."""
    challengers: tuple[int, ...]
    """The first and the second one (WS-28)."""
    open_offer: i64
    hidden_offer: i64
    open_reply: i64
    hidden_reply: i64
    due: tuple[int, ...]
    """The offers that have yet to be settled, in order (WS-67)."""

    placer: i64
    target: int
    """The space chosen for an explorer that has to be moved there."""
    is_extra: i64
    """Whether it is the second explorer of Nuta."""
    entered: int
    """The space just entered."""
    pivot: i64
    """The fence chosen to be turned."""

    def __init__(self, data: WorldData, players: int, blank: bool = False) -> None:
        super().__init__()
        self.data = data
        self.players = players
        if blank:
            return
        self.phase = STARTING
        self.turn = 0
        self.active = NOBODY
        self.track = ()
        self.ground = data.ground  # WS-15
        self.supply = data.supply()  # WS-17
        self.explorers = [0] * players
        self.obelisks = 0
        self.favors = tuple(data.favors)  # WS-14
        self.coins = [COINS] * players  # WS-18
        self.taken = ((0,) * len(COLORS),) * players
        self.tiles = (NOBODY,) * len(data.bonus_points)  # WS-16
        self.regions = ()
        self.scored = 0
        self.sources = [(0,) * len(SOURCES)] * players
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.divided = NOWHERE
        self.challenge = 0
        self.bids = (NONE,) * self.players
        self.challengers = ()
        self.open_offer = NONE
        self.hidden_offer = NONE
        self.open_reply = NONE
        self.hidden_reply = NONE
        self.due = ()
        self.placer = NOBODY
        self._clear_placing()

    def _clear_placing(self) -> None:
        self.target = NOWHERE
        self.is_extra = 0
        self.entered = NOWHERE
        self.pivot = NOWHERE

    # Spaces and explorers

    def occupied(self) -> int:
        """The spaces with an explorer."""
        occupied = 0
        for explorers in self.explorers:
            occupied |= explorers
        return occupied

    def contested(self) -> list[int]:
        """WS-24: the two spaces beside the fence of this turn, wherever it may stand now."""
        if self.divided == NOWHERE:
            return []
        plan = self.ground.plan
        return [plan.left[self.divided], plan.right[self.divided]]

    def available(self) -> list[int]:
        """WS-25: the contested spaces that hold neither explorer nor obelisk."""
        taken = self.occupied() | self.obelisks
        return sorted([space for space in self.contested() if not taken >> space & 1])

    def vacant(self) -> int:
        """WS-46, WS-50: spaces without favor, explorer and obelisk that are not enclosed."""
        taken = self.occupied() | self.obelisks | self.ground.enclosed
        for favors in self.favors:
            taken |= favors
        return ((1 << len(self.ground.plan.spaces)) - 1) & ~taken

    def explorers_left(self, seat: int) -> int:
        """Explorers in the seat's supply."""
        return explorers_each(self.players) - self.explorers[seat].bit_count()

    def owner(self, space: int) -> int:
        """Whose explorer stands on a space, or NOBODY."""
        for seat in range(self.players):
            if self.explorers[seat] >> space & 1:
                return seat
        return NOBODY

    def census(self, region: int) -> list[int]:
        """Explorers in a region, by seat."""
        return [(explorers & region).bit_count() for explorers in self.explorers]

    # Points and places

    def leaders(self, census: list[int]) -> list[int]:
        """Those who have explorers, most first, ties by initiative (WS-20)."""
        return leaders(census, self.track)

    def region_points(self, region: int) -> list[int]:
        """WS-54, WS-55: what an enclosed region scores, by seat."""
        return enclosed_points(self.census(region), region.bit_count(), self.track)

    def open_points(self, region: int) -> list[int]:
        """WS-62: what an open region scores at the end, by seat."""
        return _majority(self.census(region), region.bit_count(), self.track, 2, 1)

    def obelisk_points(self, region: int) -> list[int]:
        """WS-56: 5 for each obelisk, to the player with most explorers."""
        points = [0] * self.players
        obelisks: int = region & self.obelisks
        leaders = self.leaders(self.census(region))
        if leaders:
            points[leaders[0]] = OBELISK_POINTS * obelisks.bit_count()
        return points

    def open_regions(self) -> list[int]:
        """The regions that are not enclosed, as sets of spaces."""
        return [region for region in self.ground.regions if not region & self.ground.enclosed]

    def colors(self, seat: int) -> list[int]:
        """WS-60: favors and bonus tiles of a seat, by colour."""
        colors = list(self.taken[seat])
        for size, owner in enumerate(self.tiles):
            if owner == seat:
                colors[self.data.bonus_colors[size]] += 1
        return colors

    def purses(self) -> list[int]:
        """WS-61: the seats by coins, the richest first, ties by initiative."""
        return sorted(self.track, key=lambda seat: -self.coins[seat])

    def scores(self) -> list[int]:
        """Points so far; those of the end are among them once the game is over."""
        return [sum(points) for points in self.sources]

    def ranking(self) -> list[int]:
        """WS-63: by points, ties by initiative; no place is shared."""
        scores = self.scores()
        order = self.track if self.track else tuple(range(self.players))
        order_now = sorted(order, key=lambda seat: -scores[seat])
        return [order_now.index(seat) + 1 for seat in range(self.players)]

    # Copies

    def _copy_to(self, other: "Position") -> None:
        other.actor = self.actor
        other.phase = self.phase
        other.turn = self.turn
        other.active = self.active
        other.track = self.track
        other.ground = self.ground
        other.supply = self.supply
        other.explorers = self.explorers.copy()
        other.obelisks = self.obelisks
        other.favors = self.favors
        other.coins = self.coins.copy()
        other.taken = self.taken
        other.tiles = self.tiles
        other.regions = self.regions
        other.scored = self.scored
        other.sources = self.sources.copy()
        other.divided = self.divided
        other.challenge = self.challenge
        other.bids = self.bids
        other.challengers = self.challengers
        other.open_offer = self.open_offer
        other.hidden_offer = self.hidden_offer
        other.open_reply = self.open_reply
        other.hidden_reply = self.hidden_reply
        other.due = self.due
        other.placer = self.placer
        other.target = self.target
        other.is_extra = self.is_extra
        other.entered = self.entered
        other.pivot = self.pivot

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        names = ("actor", *FIELDS)
        return all(getattr(self, name) == getattr(other, name) for name in names)


def leaders(census: list[int], track: tuple[int, ...]) -> list[int]:
    """Those who have explorers in a region, most first, ties by initiative (WS-20)."""
    present = [seat for seat in track if census[seat]]
    return sorted(present, key=lambda seat: -census[seat])  # stable, and the track is the tie-break


def enclosed_points(census: list[int], spaces: int, track: tuple[int, ...]) -> list[int]:
    """WS-54, WS-55: what a region of so many spaces scores, by seat, obelisks apart."""
    return _majority(census, spaces, track, 3, 2)


def _majority(census: list[int], spaces: int, track: tuple[int, ...], first: int, second: int) -> list[int]:
    """By seat: `first` for each space to most explorers, `second` for each explorer to second most."""
    order = leaders(census, track)
    points = [0] * len(census)
    if order:
        points[order[0]] = first * spaces
    if len(order) > 1:
        points[order[1]] = second * sum(census)
    return points
