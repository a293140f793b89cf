"""Where everything lies in the two pictures of the station: the wide one and the one for phones."""

from typing import NamedTuple

from boardwright.games.reworld.data.facts import PORTS

COLUMNS = len(PORTS) // 2


class Frame(NamedTuple):
    """Sizes of a picture of the station, which has two rows of ports."""

    prefix: str
    """Begins the ids of this picture, so that each names one node."""
    width: float
    height: float
    tile: float
    pitch: float
    left: float
    """Of the first tile."""
    tile_tops: tuple[float, float]
    """Of the upper and the lower row."""
    slot_width: float
    slot_height: float
    slot_tops: tuple[float, float]
    deck: tuple[float, float, float, float, float]
    """x, y, width, height and radius."""
    bay: tuple[float, float, float, float, float]
    peek: float
    """How far a card below looks out from the one above it."""
    neck: float

    def middle(self, port: int) -> float:
        """The x of a port's middle line."""
        return self.left + self.tile / 2 + self.pitch * (port % COLUMNS)

    def tile_left(self, port: int) -> float:
        return self.left + self.pitch * (port % COLUMNS)

    def tile_top(self, port: int) -> float:
        return self.tile_tops[port // COLUMNS]

    def slot_left(self, port: int) -> float:
        return self.middle(port) - self.slot_width / 2

    def slot_top(self, port: int) -> float:
        return self.slot_tops[port // COLUMNS]

    def slot_middle(self, port: int) -> float:
        return self.slot_top(port) + self.slot_height / 2


WIDE = Frame(
    prefix="",
    width=976,
    height=364,
    tile=66,
    pitch=80,
    left=95,
    tile_tops=(2, 296),
    slot_width=42,
    slot_height=55,
    slot_tops=(82, 227),
    deck=(18, 76, 940, 212, 106),
    bay=(92, 143, 792, 78, 39),
    peek=10,
    neck=12,
)
NARROW = Frame(
    prefix="n-",
    width=366,
    height=250,
    tile=34,
    pitch=36.7,
    left=1,
    tile_tops=(2, 214),
    slot_width=27,
    slot_height=37,
    slot_tops=(45, 168),
    deck=(-5, 41, 376, 168, 26),
    bay=(1, 87, 364, 76, 14),
    peek=3,
    neck=6,
)


def next_to(port: int, targets: list[int]) -> dict[str, int]:
    """Where the arrow keys lead from a port: along the ring, or across to the other row."""
    row, column = divmod(port, COLUMNS)
    own = [other for other in targets if other // COLUMNS == row]
    across = [other for other in targets if other // COLUMNS != row]
    right = [other for other in own if other > port] or across[::-1] or own
    left = [other for other in own[::-1] if other < port] or across or own[::-1]
    steps = {"right": right[:1], "left": left[:1]}
    nearest = sorted(across, key=lambda other: abs(other % COLUMNS - column))
    steps["up" if row else "down"] = nearest[:1]
    return {step: found[0] for step, found in steps.items() if found}
