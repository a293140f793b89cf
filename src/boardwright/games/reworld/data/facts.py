"""The printed facts of Reworld, for one number of players. `loading` reads and checks them."""

from typing import Final, final

VALUES: Final = 6
"""Length of a list that counts officer cards by value, 1 to 5; its entry 0 stays 0."""
PORTS: Final[list[str]] = [f"{row}{number}" for row in "UL" for number in range(1, 11)]
"""The names of the ports: the upper row, then the lower row."""
SHIPS: Final[list[str]] = [f"PS-{number}" for number in range(1, 15)]
CATEGORIES: Final[list[str]] = ["defence", "A", "B", "C", "D", "E"]
"""What the final ship compares (RW-81)."""

FIELDS: Final = (
    "players",
    "copies",
    "shields",
    "cards",
    "hand",
    "terrabot_points",
    "fill_order",
    "left",
    "right",
    "thresholds",
    "ship_points",
    "places",
    "signs",
    "terrains",
    "companies",
)


@final
class ReworldData:
    """One edition, for one number of players. Its lists are never changed."""

    __slots__ = FIELDS

    def __init__(
        self,
        players: int,
        copies: list[int],
        shields: list[int],
        cards: list[int],
        hand: int,
        terrabot_points: list[int],
        fill_order: list[int],
        left: list[int],
        right: list[int],
        thresholds: list[int],
        ship_points: list[int],
        places: list[list[int]],
        signs: list[list[str]],
        terrains: list[str],
        companies: list[str],
    ) -> None:
        self.players: int = players
        self.copies: list[int] = copies
        """Module tiles in the box, by kind."""
        self.shields: list[int] = shields
        """By kind; 0 for terrabots and builder units."""
        self.cards: list[int] = cards
        """Officer cards in the box, by value."""
        self.hand: int = hand
        """Cards dealt to each."""
        self.terrabot_points: list[int] = terrabot_points
        """By round, round 1 first."""
        self.fill_order: list[int] = fill_order
        """The ports, in the order in which they are filled."""
        self.left: list[int] = left
        """By port, one of its two neighbours; `right` has the other one."""
        self.right: list[int] = right
        self.thresholds: list[int] = thresholds
        """By ship; 0 for those that ask for something empty."""
        self.ship_points: list[int] = ship_points
        self.places: list[list[int]] = places
        """By category of the final ship, the points of its places."""
        self.signs: list[list[str]] = signs
        """By letter, the names of its cities; each is a sign."""
        self.terrains: list[str] = terrains
        """By letter."""
        self.companies: list[str] = companies
        """Names by company, farming last."""

    def __eq__(self, other: object) -> bool:
        """Equal editions, so that a position read from a record equals the one that was played."""
        if self is other:
            return True
        if not isinstance(other, ReworldData):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    def __hash__(self) -> int:
        return hash((self.players, tuple(self.copies)))

    def max_decisions(self) -> int:
        """No game asks its players more often (specification, "Termination").

        Every turn of Chapter One spends a card or is the last of its player and asks three
        questions at most; every turn of Chapter Two undocks a module and asks six.
        """
        turns = self.players * (self.hand + 1)
        docked = min(len(PORTS), self.players * self.hand)
        return len(self.terrabot_points) * (3 * turns + 6 * docked)
