"""The box cover: creatures of the five realms round a monster in the night."""

from math import cos, radians, sin
from typing import Final

from boardwright.draw.markup import element, number
from boardwright.games.wild_world.board.cards import PATTERNS
from boardwright.games.wild_world.board.masks import mask_at
from boardwright.games.wild_world.data.terms import REALMS

WIDTH: Final = 320
HEIGHT: Final = 220
MIDDLE: Final = (160, 116)
REACH: Final = 260
"""Beyond the corners."""
WEDGE: Final = 360 / len(REALMS)
CREATURES: Final = (
    ("bird", 160, 33),
    ("squid", 268, 80),
    ("cat", 236, 182),
    ("ram", 84, 182),
    ("antler", 52, 80),
)
"""The family of each realm's creature, and where its mask has its middle."""
TILE: Final = 2
"""How large patterns are drawn."""
NIGHT: Final = 50
"""The radius of the night in the middle."""


def cover() -> str:
    """A picture of 320 x 220 that fills its frame."""
    x, y = MIDDLE
    return element(
        "svg",
        *[_wedge(name, place) for place, name in enumerate(REALMS)],
        *[
            mask_at(family, left - 33, top - 33, 66, f"ww-cut-of-{name}")
            for name, (family, left, top) in zip(REALMS, CREATURES)
        ],
        element("circle", cx=x, cy=y, r=NIGHT, class_="ww-night ww-cover-rim"),
        mask_at("maw", x - 35, y - 35, 70, "ww-night-of-fire"),
        class_="cover",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def symbols() -> list[str]:
    """What keeps a realm's pattern inside its wedge."""
    return [
        element("clipPath", element("path", d=_outline(place)), id=f"ww-wedge-{place}")
        for place in range(len(REALMS))
    ]


def _wedge(name: str, place: int) -> str:
    """A realm from the middle outwards."""
    field = element("path", d=_outline(place), class_=f"ww-{name} ww-cover-edge")
    look = f"ww-pattern ww-pattern-{name}"
    tiles = [
        element("path", d=PATTERNS[name], class_=look, transform=f"translate({left} {top}) scale({TILE})")
        for left in range(-32, WIDTH, 40 * TILE)
        for top in range(-8, HEIGHT, 80 * TILE)
    ]
    return field + element("g", *tiles, clip_path=f"url(#ww-wedge-{place})")


def _outline(place: int) -> str:
    """The first one is above the middle, the others follow clockwise."""
    x, y = MIDDLE
    turn = WEDGE * place - 90
    return f"M{x} {y}L{_far(turn - WEDGE / 2)}L{_far(turn + WEDGE / 2)}Z"


def _far(turn: float) -> str:
    x, y = MIDDLE
    return f"{number(x + REACH * cos(radians(turn)))} {number(y + REACH * sin(radians(turn)))}"
