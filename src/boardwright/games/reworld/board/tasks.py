"""The tasks of the satellites as pictures, 50 x 26 around 0, 0: so many points for each of what is seen."""

from boardwright.draw.markup import element
from boardwright.games.reworld.board.art import (
    any_house,
    drawn_number,
    house,
    marked_house,
    put,
    robot,
    shield,
    terrain,
)
from boardwright.games.reworld.data.tiles import (
    READS_COMPANIES,
    READS_COMPANY,
    READS_LETTER,
    READS_PRODUCT,
    READS_ROW,
    READS_SHIELDS,
    READS_TERRABOTS,
    READS_UNITS,
)


def task(kind: int) -> str:
    """Points and what they are counted for."""
    if kind == READS_PRODUCT:
        return counted(kind)
    return drawn_number(points_each(kind), "ink-dark", -18, 0, 19) + put(9, 0, 1, counted(kind))


def points_each(kind: int) -> int:
    """Points for each thing that a satellite counts (specification, section 2.2)."""
    if READS_COMPANY <= kind < READS_TERRABOTS:
        return 3
    return 2 if kind <= READS_COMPANIES else 1


def counted(kind: int) -> str:
    """What a satellite counts, about 28 x 28."""
    if kind < READS_COMPANIES:
        letter = kind - READS_LETTER
        return put(0, -1, 0.64, robot(terrain(letter), letter))
    if READS_COMPANY <= kind < READS_TERRABOTS:
        return put(0, 0, 0.6, marked_house(kind - READS_COMPANY))
    return _COUNTED[kind]


def small_scale(kind: int) -> float:
    """How much a counted thing is enlarged where it stands alone."""
    return {READS_PRODUCT: 1.06, READS_ROW: 1.35, READS_COMPANIES: 1.25}.get(kind, 1.4)


def _product() -> str:
    times = element("path", d="M-2.8-2.8 2.8 2.8M2.8-2.8-2.8 2.8", class_="rw-times")
    return put(-17, -1, 0.46, robot()) + times + put(17, 0, 0.42, any_house())


def _row() -> str:
    return "".join(map(_square, (-17, -5, 7)))


def _square(x: int) -> str:
    return element("rect", x=x, y=-5, width=10, height=10, rx=2, class_="rw-any-tile")


_COUNTED = {
    READS_COMPANIES: put(-6, 0, 0.44, house(1)) + put(9, 0, 0.44, house(0)),
    READS_PRODUCT: _product(),
    READS_ROW: _row(),
    READS_TERRABOTS: put(0, -1, 0.64, robot()),
    READS_SHIELDS: shield(0, 0, 1.6),
    READS_UNITS: put(0, 0, 0.58, any_house()),
}
