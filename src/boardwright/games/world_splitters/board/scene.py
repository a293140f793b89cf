"""What the pictures of World Splitters are made from."""

from collections.abc import Sequence
from functools import cached_property

from boardwright.core.board import Chair
from boardwright.games.world_splitters.board.layout import Layout
from boardwright.games.world_splitters.data.facts import COLORS, POWERS, WorldData
from boardwright.games.world_splitters.data.plan import members
from boardwright.games.world_splitters.rules.ground import Ground
from boardwright.games.world_splitters.rules.position import leaders
from boardwright.games.world_splitters.view.observation import Region, WorldObservation
from boardwright.games.world_splitters.words.acts import ground_of
from boardwright.games.world_splitters.words.names import COLOR_NAMES, POWER_EFFECTS, SHORT_EFFECTS

BORDER_PHASES = ("divide", "fence", "pivot", "to")
"""The decisions about a border."""
SPACE_PHASES = ("place", "source", "extra", "remove", "obelisk")
"""The decisions about a space."""


class Scene:
    """A position as its viewer sees it, who sits where, and the map it is played on."""

    def __init__(
        self,
        observation: WorldObservation,
        chairs: Sequence[Chair],
        data: WorldData,
        layout: Layout,
        shows_purses: bool,
    ) -> None:
        self.observation = observation
        self.chairs = chairs
        self.data = data
        self.layout = layout
        self._shows_purses = shows_purses

    @cached_property
    def ground(self) -> Ground:
        """The land as it is now."""
        return ground_of(self.observation, self.data)

    @property
    def is_yours(self) -> bool:
        """Whether the viewer is asked."""
        return bool(self.observation.legal)

    @property
    def is_over(self) -> bool:
        return self.observation.phase == "over"

    @property
    def power(self) -> str:
        """The name of what green favors do here, which is also that of the terrain."""
        return POWERS[self.data.power]

    def seats(self) -> list[int]:
        """All seats, the viewer's first, then clockwise."""
        first, players = self.observation.seat or 0, self.observation.players
        return [(first + step) % players for step in range(players)]

    def who(self, seat: int) -> str:
        """Who sits there, as others are named in a sentence."""
        return "you" if seat == self.observation.seat else self.chairs[seat].name

    def is_purse_open(self, seat: int) -> bool:
        """Section 9.2: whether the viewer is shown the coins of a seat."""
        return self._shows_purses or self.is_over or seat == self.observation.seat

    def space(self, space: int) -> str:
        return self.data.ground.plan.spaces[space]

    def border(self, border: int) -> str:
        return self.data.ground.plan.borders[border]

    def action_base(self) -> int:
        """The number from which the actions of the present question count borders, spaces or amounts."""
        numbers = self.data.numbers
        bases = {
            "divide": 0,
            "fence": numbers.fence,
            "pivot": numbers.pivot,
            "to": numbers.to,
            "place": numbers.place,
            "source": numbers.source,
            "extra": numbers.extra,
            "remove": numbers.remove,
            "obelisk": numbers.obelisk,
            "bid": numbers.bid,
            "open": numbers.open,
            "hidden": numbers.hidden,
        }
        return bases.get(self.observation.phase, numbers.accept)

    def choices(self) -> list[int]:
        """The borders, spaces or amounts that the viewer may choose."""
        base = self.action_base()
        return [action - base for action in self.observation.legal]

    def region_of(self, space: int) -> Region:
        """The region a space lies in."""
        return next(region for region in self.observation.regions if space in region.spaces)

    def census(self, spaces: Sequence[int]) -> list[int]:
        """Explorers on these spaces, by seat."""
        standing = [self.observation.explorers[space] for space in spaces]
        return [standing.count(seat) for seat in range(self.observation.players)]

    def leaders(self, census: Sequence[int]) -> list[int]:
        """Those with explorers, most first, ties by initiative (WS-20)."""
        return leaders(list(census), self.observation.track)

    def effect(self, color: int) -> str:
        """What a favor of this colour does."""
        return SHORT_EFFECTS.get(COLORS[color], POWER_EFFECTS[self.data.power])

    def color_name(self, color: int) -> str:
        return COLOR_NAMES[COLORS[color]]


def spaces_of(region: int) -> tuple[int, ...]:
    """A set of spaces as their numbers."""
    return tuple(members(region))
