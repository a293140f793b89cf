"""The action numbers of World Splitters: they depend on the map and on the number of players."""

from typing import Final, final

from boardwright.games.world_splitters.data.plan import Plan

DIVIDE: Final = 0
"""From here on a border: the active player's fence (WS-23)."""


@final
class Numbers:
    """Where each kind of action begins; the names follow the decision points (specification, 9.1)."""

    __slots__ = (
        "accept",
        "accept_hidden",
        "accept_open",
        "bid",
        "extra",
        "fence",
        "give_back",
        "give_back_hidden",
        "give_back_open",
        "hidden",
        "obelisk",
        "open",
        "pivot",
        "place",
        "remove",
        "source",
        "start",
        "to",
        "total",
    )

    def __init__(self, plan: Plan, most_coins: int) -> None:
        borders, spaces, amounts = len(plan.borders), len(plan.spaces), most_coins + 1
        self.fence: int = DIVIDE + borders
        """A border: the fence of a yellow favor (WS-43)."""
        self.pivot: int = self.fence + borders
        """A border: the fence to turn (WS-48)."""
        self.to: int = self.pivot + borders
        """A border: where it goes."""
        self.place: int = self.to + borders
        """A space: where the explorer goes (WS-34)."""
        self.source: int = self.place + spaces
        """A space: where an explorer is taken from (WS-38)."""
        self.extra: int = self.source + spaces
        """A space: where the second explorer goes (WS-46)."""
        self.remove: int = self.extra + spaces
        """A space: the explorer there is sent home (WS-47)."""
        self.obelisk: int = self.remove + spaces
        """A space: where the obelisk goes (WS-50)."""
        self.bid: int = self.obelisk + spaces
        """An amount, from 0 (WS-27)."""
        self.open: int = self.bid + amounts
        """An amount: the open offer (WS-65)."""
        self.hidden: int = self.open + amounts
        """An amount: the hidden offer."""
        self.accept: int = self.hidden + amounts
        """The active player's answer to a challenge (WS-31)."""
        self.give_back: int = self.accept + 1
        """The other answer, *return* (WS-32)."""
        self.accept_open: int = self.accept + 2
        """The other player's reply to the open offer (WS-66)."""
        self.give_back_open: int = self.accept + 3
        self.accept_hidden: int = self.accept + 4
        self.give_back_hidden: int = self.accept + 5
        self.total: int = self.accept + 6
        """Players' actions are below it."""
        self.start: int = self.total
        """Chance: a seat begins (WS-19)."""
