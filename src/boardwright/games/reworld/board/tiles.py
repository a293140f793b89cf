"""The 35 module tiles as symbols of 64 x 64, each with a small form that stays readable at 19 pixels.

Four families that differ in field and outline: a robot on its terrain, a house on paper, a ship among
stars, solar panels above a task.
"""

from collections.abc import Sequence

from boardwright.draw.markup import classes, element
from boardwright.draw.shapes import picture, symbol, use
from boardwright.games.reworld.board.art import (
    BASALT,
    antenna,
    bus,
    drawn_letter,
    house,
    icon,
    marked_house,
    panels,
    put,
    robot,
    shields,
    small_panels,
    star,
    terrain,
)
from boardwright.games.reworld.board.tasks import counted, small_scale, task
from boardwright.games.reworld.data.tiles import (
    COMPANY,
    FAMILY,
    KINDS,
    SHUTTLE,
    TERRABOT,
    UNIT,
)
from boardwright.games.reworld.rules.settlement import is_special

SIZE = 64
SMALL_BELOW = 32
"""Shown smaller than this, a tile takes its small form."""

_TERRAIN_LINES = (
    "M10 50v-5M16 57v-5M24 57v-5M40 57v-5M48 57v-5M54 50v-5M9 17v-5M17 11v-5M47 11v-5M55 17v-5",
    "M3 12l7-5 7 5v9l-7 5-7-5M61 12l-7-5-7 5v9l7 5 7-5M3 44l6-4M61 44l-6-4",
    "M3 13C9 8 13 8 17 13M47 13C51 8 55 8 61 13M3 26C6 22 9 22 12 26M52 26C55 22 58 22 61 26"
    "M3 40C6 36 9 36 12 40M52 40C55 36 58 36 61 40",
    "M3 22C12 8 22 6 30 5M3 36C5 30 9 26 12 24M61 22C56 14 50 8 42 5M61 36C59 30 56 27 52 25"
    "M3 50C5 46 7 44 9 43M61 50C59 46 57 44 55 43",
    "M3 18 18 3M3 30 12 21M61 18 46 3M61 30 52 21M3 42 11 34M61 42 53 34",
)
"""Grass, hexes, waves, dunes and ice around the robot."""
_STARS = "M12 12h.1M22 52h.1M49 7h.1M14 47h.1M31 9h.1"
_WINGS = "M30 22 45 7.5H54L51 22ZM30 42 45 56.5H54L51 42ZM52 25H58.5V39H52Z"
_HULL = "M5.5 32C8 24 17 20.5 26 20.5H52V43.5H26C17 43.5 8 40 5.5 32Z"
_WINDOW = "M12 32C14 28.2 17.5 26.6 21 26V38C17.5 37.4 14 35.8 12 32Z"
_NO_SHIELDS = "M31.5 32h.1M38.5 32h.1M45.5 32h.1"


def symbols(shields_of: Sequence[int]) -> list[str]:
    """Every kind in both forms; shields by kind are an edition's."""
    drawn = []
    for kind, name in enumerate(KINDS):
        drawn.append(symbol(f"rw-{name}", SIZE, SIZE, _body(kind), *_large(kind, shields_of[kind])))
        drawn.append(symbol(f"rw-{name}-small", SIZE, SIZE, _body(kind), *_small(kind, shields_of[kind])))
    return drawn


def tile(kind: int, x: float, y: float, size: float) -> str:
    """A module tile in a board's picture."""
    return use(_name(kind, size), x, y, size, size)


def inline_tile(kind: int, name: str) -> str:
    """A module tile inside a sentence; it is heard as its name, if one is given."""
    return picture(_name(kind, 0), SIZE, SIZE, "rw-inline-tile", name)


def _name(kind: int, size: float) -> str:
    small = "-small" if size < SMALL_BELOW else ""
    return f"rw-{KINDS[kind]}{small}"


def _body(kind: int) -> str:
    """The paper and the field on it, which tells the family."""
    paper = element("rect", x=0.6, y=0.6, width=62.8, height=62.8, rx=8, class_="card-body")
    return paper + element("rect", x=3, y=3, width=58, height=58, rx=6, class_=_field(kind))


def _field(kind: int) -> str:
    family = FAMILY[kind]
    if family == TERRABOT:
        return terrain(kind)
    if family == UNIT:
        return "rw-special" if is_special(kind) else "rw-paper"
    return "rw-night" if family == SHUTTLE else "rw-satellite"


def _large(kind: int, shield_count: int) -> list[str]:
    family = FAMILY[kind]
    if family == TERRABOT:
        light = "rw-light-lines" if kind == BASALT else ""
        lines = element("path", d=_TERRAIN_LINES[kind], class_=classes("rw-terrain-lines", light))
        return [lines, put(32, 33.5, 1, antenna(), robot(letter=kind))]
    if family == UNIT:
        drawn = [put(32, 34.5, 1.06, marked_house(COMPANY[kind]))]
        return [*drawn, put(50.5, 14, 1, star())] if is_special(kind) else drawn
    if family == SHUTTLE:
        return [element("path", d=_STARS, class_="rw-stars"), *_ship(shields(shield_count, 38.5, 32, 1.05))]
    return [
        put(32, 12.3, 1, panels(), bus()),
        put(32, 34, 1, task(kind)),
        shields(shield_count, 32, 53, 0.85),
    ]


def _small(kind: int, shield_count: int) -> list[str]:
    family = FAMILY[kind]
    if family == TERRABOT:
        return [put(32, 30.5, 1.2, robot(), drawn_letter(kind, "ink-dark", 0, -3.5, 25))]
    if family == UNIT:
        company = COMPANY[kind]
        drawn = [put(32, 33, 1.14, house(company)), put(32, 43, 1.3, icon(company))]
        return [*drawn, put(50, 14.5, 1.25, star())] if is_special(kind) else drawn
    if family == SHUTTLE:
        return _ship(shields(shield_count, 36.5, 32, 1.15))
    protection = shields(shield_count, 32, 12.5, 1)
    return [put(32, 12.5, 1.1, small_panels()), protection, put(32, 40, small_scale(kind), counted(kind))]


def _ship(protection: str) -> list[str]:
    """A ship from above, its nose to the left, where docking rows are left; its shields on the hull."""
    return [
        element("path", d=_WINGS, class_="rw-steel"),
        element("path", d=_HULL, class_="rw-paper"),
        element("path", d=_WINDOW, class_="rw-indigo"),
        protection or element("path", d=_NO_SHIELDS, class_="rw-unshielded"),
    ]
