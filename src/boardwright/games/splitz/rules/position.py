"""What lies on the table in Splitz: the fields of a state, copies, piles and points."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from boardwright.core.state import State
from boardwright.games.splitz.data.facts import CARDS, JOKER, SplitzData, card_name

CHOOSE_LEADER: Final = 0
DEAL: Final = 1
DIVIDING: Final = 2
DISCARDING: Final = 3
VOTING: Final = 4
NAMING_FIRST: Final = 5
PLACING_JOKER: Final = 6
FINISHED: Final = 7
PHASES: Final = ("lead", "deal", "divide", "discard", "vote", "first", "joker", "over")
"""The decision that a phase waits for, as views and refusals name it."""

NOBODY: Final = -1
NO_COLOR: Final = -1

SEATS: Final[list[list[int]]] = [[seat for seat in range(4) if mask >> seat & 1] for mask in range(16)]
"""The seats in a set of seats, which is a mask of bits."""

CLOCKWISE: Final[list[list[list[list[int]]]]] = [
    [
        [[seat % n for seat in range(first, first + n) if mask >> seat % n & 1] for mask in range(1 << n)]
        for first in range(n)
    ]
    for n in range(5)
]
"""The same in turn order, by number of players and first seat."""

OPEN_COLORS: Final[list[list[list[int]]]] = [
    [[color for color in range(parts) if color != thrown] for thrown in range(NO_COLOR, 3)]
    for parts in range(4)
]
"""The colours of so many parts, less the one thrown out (NO_COLOR first)."""


LOST: Final = -2
CONTESTED: Final = -1
"""What becomes of a part that nobody takes; a seat that takes it stands for itself."""


def fate(claimants: int, size: int) -> int:
    """What becomes of a part of this size that this set of seats claims.

    Unclaimed cards are lost (SZ-30). A sole claimant takes the part (SZ-31). Rivals meet again
    over it (SZ-32, SZ-33), unless it is one card, which nobody gets (SZ-34).
    """
    seats = SEATS[claimants]
    if len(seats) == 1:
        return seats[0]
    return LOST if not seats or size == 1 else CONTESTED


class Part(NamedTuple):
    """A run of cards of the row that several players claim."""

    start: int
    stop: int
    claimants: int
    """Set of seats."""
    path: tuple[int, ...]
    """The colours that led to it: () is the row, (2,) its black part."""


PastVoting = tuple[tuple[int, ...], tuple[int, ...], int, tuple[int, ...]]
"""A finished voting of the round: path, bounds, thrown and votes. Plain, since it is made so often."""

JOKERS: Final = CARDS
"""Where the jokers begin in what a seat holds; before them its number cards, by denomination."""

FIELDS: Final = (
    "data",
    "players",
    "phase",
    "leader",
    "round",
    "deck",
    "deck_left",
    "row",
    "row_end",
    "path",
    "bounds",
    "thrown",
    "voters",
    "pending",
    "votes",
    "votings",
    "contested",
    "takers",
    "taker",
    "received",
    "jokers_left",
    "held",
    "discards",
)
"""All that makes a position, the actor apart: what a copy takes over and what equality compares."""


class Position(State):
    """A position in Splitz. What changes seldom is a tuple, so that copies share it."""

    __slots__ = FIELDS

    data: SplitzData
    players: i64
    phase: i64
    leader: i64
    round: i64
    deck: list[int]
    """Cards left, by card."""
    deck_left: i64
    row: list[int]
    row_end: i64
    """How many cards the row has once it lies."""
    path: tuple[int, ...]
    """The part that is divided and voted on."""
    bounds: tuple[int, ...]
    """Where its parts begin in the row, and where the last one ends; its two ends while undivided."""
    thrown: i64
    voters: i64
    """Set of the seats entitled to vote on it."""
    pending: i64
    """Set of the voters that have not committed."""
    votes: tuple[int, ...]
    votings: tuple[PastVoting, ...]
    contested: tuple[Part, ...]
    """Stack of the parts to be settled."""
    takers: i64
    """Set of the sole claimants who have yet to lay out their part."""
    taker: i64
    received: i64
    """Set of the denominations that the taker just received."""
    jokers_left: i64
    """Jokers of the part that the taker has yet to place."""
    held: list[tuple[int, ...]]
    """By seat, its number cards and then its jokers, by denomination."""
    discards: tuple[int, ...]
    """Cards out of the game, by card."""

    def __init__(self, data: SplitzData, players: int, blank: bool = False) -> None:
        super().__init__()
        self.data = data
        self.players = players
        if blank:
            return
        self.phase = CHOOSE_LEADER
        self.leader = NOBODY
        self.round = 0
        self.deck = data.deck.copy()  # SZ-1
        self.deck_left = sum(data.deck)
        self.row = []
        self.row_end = 0
        self.path = ()
        self.bounds = ()
        self.thrown = NO_COLOR
        self.voters = 0
        self.pending = 0
        self.votes = (NO_COLOR,) * players
        self.votings = ()
        self.contested = ()
        self.takers = 0
        self.taker = NOBODY
        self.received = 0
        self.jokers_left = 0
        self.held = [(0,) * (2 * CARDS)] * players  # SZ-4
        self.discards = (0,) * CARDS

    # Parts, piles and points

    def open_colors(self) -> list[int]:
        """The parts that may be claimed: those that exist and were not thrown out (SZ-20, SZ-21)."""
        return OPEN_COLORS[len(self.bounds) - 1][self.thrown + 1]

    def numbers(self, seat: int) -> tuple[int, ...]:
        """The number cards of a seat's stacks, by denomination."""
        return self.held[seat][:CARDS]

    def jokers(self, seat: int) -> tuple[int, ...]:
        """The jokers of a seat, by the denomination that they joined; at JOKER those that wait."""
        return self.held[seat][JOKERS:]

    def waiting(self, seat: int) -> int:
        """Jokers in front of their owner, without a stack to go to (SZ-44)."""
        return self.held[seat][JOKERS + JOKER]

    def thrower(self) -> int:
        """Who discards a part of the row: with two players the one who does not lead (SZ-15, SZ-R1)."""
        if self.path or self.leader == NOBODY or self.players not in self.data.discard_step_players:
            return NOBODY
        return (self.leader + 1) % self.players

    def untaken(self) -> list[tuple[int, int, int]]:
        """What sole claimants have yet to lay out: (seat, start, stop), cards of the row."""
        claims = [(seat, self.votes[seat]) for seat in self._from_leaders_left(self.takers)]
        return [(seat, self.bounds[color], self.bounds[color + 1]) for seat, color in claims]

    def count(self, seat: int, denomination: int) -> int:
        """Cards of a stack, jokers included (SZ-40)."""
        return self.held[seat][denomination] + self.held[seat][JOKERS + denomination]

    def victory_rows(self) -> list[list[int]]:
        """SZ-61 to SZ-63: by seat, the denominations of which it has most cards, ties included."""
        rows: list[list[int]] = [[] for _ in range(self.players)]
        for denomination in self.data.denominations:
            counts = [self.count(seat, denomination) for seat in range(self.players)]
            most = max(counts)
            for seat in range(self.players):
                if most and counts[seat] == most:
                    rows[seat].append(denomination)
        return rows

    def scores(self) -> list[int]:
        """SZ-65: the sum of the victory row; a waiting joker counts nowhere (SZ-64)."""
        return [sum(row) for row in self.victory_rows()]

    def ranking(self) -> list[int]:
        """SZ-66 to SZ-68: by points, then by the length of the row; equal players share a place."""
        merits = [(sum(row), len(row)) for row in self.victory_rows()]
        return [1 + sum([other > merit for other in merits]) for merit in merits]

    # Copies

    def _copy_to(self, other: "Position") -> None:
        other.actor = self.actor
        other.phase = self.phase
        other.leader = self.leader
        other.round = self.round
        other.deck = self.deck.copy()
        other.deck_left = self.deck_left
        other.row = self.row.copy()
        other.row_end = self.row_end
        other.path = self.path
        other.bounds = self.bounds
        other.thrown = self.thrown
        other.voters = self.voters
        other.pending = self.pending
        other.votes = self.votes
        other.votings = self.votings
        other.contested = self.contested
        other.takers = self.takers
        other.taker = self.taker
        other.received = self.received
        other.jokers_left = self.jokers_left
        other.held = self.held.copy()
        other.discards = self.discards

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        names = ("actor", *FIELDS)
        return all(getattr(self, name) == getattr(other, name) for name in names)

    # Small helpers

    def _ask(self, seat: int, phase: int) -> None:
        self.actor = seat
        self.phase = phase

    def _from_leaders_left(self, seats: int) -> list[int]:
        return CLOCKWISE[self.players][(self.leader + 1) % self.players][seats]

    def _stacks(self, seat: int) -> list[int]:
        """The denominations of which the seat has a number card (SZ-42)."""
        held = self.held[seat]
        return [d for d in self.data.denominations if held[d]]

    def _cards(self, start: int, stop: int) -> list[int | str]:
        return [card_name(card) for card in self.row[start:stop]]

    def _color_names(self, path: tuple[int, ...]) -> list[str]:
        return [self.data.colors[color] for color in path]
