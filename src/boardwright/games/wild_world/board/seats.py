"""The seats' marks in Wild World, and the Warden's."""

from boardwright.draw import seats
from boardwright.draw.markup import element
from boardwright.draw.shapes import picture, symbol, use
from boardwright.games.wild_world.board.masks import mask_at
from boardwright.games.wild_world.rules.position import WARDEN

SEATS = "tvlr"
"""By seat number."""
_WARDEN = "ww-warden"


def symbols() -> list[str]:
    """The Warden's mark: a mask on white, as its workers are."""
    disc = element("circle", cx=12, cy=12, r=10.4, class_="ww-paper mark-shape")
    return [symbol(_WARDEN, seats.SIZE, seats.SIZE, disc, mask_at("ruler", 4.4, 4, 15.2, "ww-ink-on-paper"))]


def mark(seat: int, class_: str = "mark") -> str:
    """A seat's mark beside its player's name."""
    if seat == WARDEN:
        return picture(_WARDEN, seats.SIZE, seats.SIZE, class_)
    return seats.mark(SEATS[seat], class_)


def mark_at(seat: int, x: float, y: float, size: float) -> str:
    """The same inside a picture, by its middle."""
    name = _WARDEN if seat == WARDEN else f"mark-{SEATS[seat]}"
    return use(name, x - size / 2, y - size / 2, size, size)
