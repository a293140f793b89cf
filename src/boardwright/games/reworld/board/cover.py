"""The box cover: a carrier with its docking rows on one side, the settlement on the other, a world below."""

from boardwright.draw.markup import element
from boardwright.draw.shapes import use
from boardwright.games.reworld.board.art import terrain
from boardwright.games.reworld.board.tiles import tile
from boardwright.games.reworld.data.tiles import KINDS, ROWS

_STARS = (
    "M22 20h.1M60 44h.1M120 16h.1M262 18h.1M252 40h.1M304 66h.1M18 92h.1M208 18h.1M234 28h.1M90 24h.1"
    "M40 12h.1M272 60h.1M312 108h.1M8 132h.1"
)
_HULL = (
    "M176 6C192 19 197 36 197 54V158C197 169 190 176 176 178C162 176 155 169 155 158V54C155 36 160 19 176 6Z"
)
_BRIDGE = "M176 21C183 30 185 38 185 47H167C167 38 169 30 176 21Z"
_ENGINES = "M164 181H188L183 200H169Z"
_DOCKED = (
    ("T-A", "B-K2", "S-1"),
    ("S-2", "B-K4", "X-LET-E", "T-D", "S-1"),
    ("T-C", "B-F", "S-1", "B-K1*"),
    ("B-K5", "T-B", "S-1", "X-CO-K3", "B-K3"),
    ("S-1", "T-E"),
)
"""Five docking rows, hull end first."""
_SETTLED = (("T-E", "B-K2", "B-F"), ("T-B", "B-K5"), ("T-C", "B-K1", "T-C"))
"""City rows behind their signs."""
ICE = 4
STEP = 25
SIZE = 23


def cover() -> str:
    """A picture of 320 x 220 that fills its frame."""
    return element(
        "svg",
        element("rect", width=320, height=220, class_="rw-sky"),
        element("path", d=_STARS, class_="rw-cover-stars"),
        element("circle", cx=284, cy=38, r=13, class_=terrain(ICE)),
        _world(),
        *[_tiles(row, 129, -STEP, 56 + STEP * place) for place, row in enumerate(_DOCKED)],
        *[_city(row, 66 + (STEP + 9) * place) for place, row in enumerate(_SETTLED)],
        element("path", d=_ENGINES, class_="rw-steel"),
        element("path", d=_HULL, class_="rw-paper"),
        element("path", d=_BRIDGE, class_="rw-sky"),
        *[_hatch(59 + STEP * row) for row in range(ROWS)],
        class_="cover",
        viewBox="0 0 320 220",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def _hatch(y: int) -> str:
    return element("rect", x=164, y=y, width=24, height=13, rx=3, class_="rw-hatch")


def _tiles(row: tuple[str, ...], x: int, step: int, y: int) -> str:
    return "".join(tile(KINDS.index(kind), x + step * place, y, SIZE) for place, kind in enumerate(row))


def _city(row: tuple[str, ...], y: int) -> str:
    return use(f"rw-sign-{row[0][-1]}", 201, y, SIZE, SIZE) + _tiles(row, 201 + STEP, STEP, y)


def _world() -> str:
    """The new world, with plains, dunes, coast and basalt."""
    lands = (
        ("a", "M0 220V190C70 158 130 150 190 154S290 172 320 186V220Z"),
        ("d", "M0 220V200C50 180 96 204 150 192S240 170 320 200V220Z"),
        ("c", "M120 220C150 190 206 200 240 192S300 206 320 202V220Z"),
        ("b", "M24 220C60 198 104 204 138 220Z"),
    )
    return "".join(element("path", d=path, class_=f"rw-terrain-{letter}") for letter, path in lands)
