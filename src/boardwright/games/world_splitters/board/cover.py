"""The box cover: a piece of land that two fences split, explorers on both sides."""

from boardwright.draw.markup import element
from boardwright.draw.shapes import moved, use
from boardwright.games.world_splitters.board.curves import blob
from boardwright.games.world_splitters.board.pieces import (
    EXPLORER,
    FAVOR_HEIGHT,
    FAVOR_WIDTH,
    THICKNESS,
    octagon,
)
from boardwright.games.world_splitters.data.facts import COLORS

BENDS = (1.1, 1.06, 0.96, 1.02, 1.12, 1.0, 0.9, 1.0, 1.08, 0.94, 0.98, 1.06)
LICHEN = (((60, 60), 190, 150), ((330, 210), 170, 120))
LAKE = ((232, 96), 92, 50)
GRID = "M0 70H480M0 170H480M0 270H480M40 0V330M140 0V330M240 0V330M340 0V330M440 0V330"
"""Borders of spaces of 100 units, seen as a cut-out."""
FENCES = (
    (140, 70, True),
    (140, 170, False),
    (240, 170, True),
    (240, 270, False),
    (340, 70, False),
    (240, 70, False),
)
"""Left or upper end, and whether it runs down."""
STANDING = (("t", 190, 120), ("v", 290, 220), ("l", 90, 220), ("r", 390, 220), ("s", 390, 120))
FAVORS = ((0, 90, 120), (1, 190, 220), (2, 290, 32))


def cover() -> str:
    """A picture of 320 x 220 that fills its frame."""
    scene = element("g", *_land(), *_pieces(), transform="translate(-46 -22) scale(.86)")
    return element(
        "svg",
        scene,
        class_="cover ws-cover ws-nuta",
        viewBox="0 0 320 220",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def _land() -> list[str]:
    ground = element("rect", width=480, height=330, class_="ws-ground")
    lichen = []
    for scale, look in ((1.2, "ws-contour"), (1.0, "ws-second"), (0.74, "ws-third"), (0.5, "ws-contour")):
        lichen += [
            element("path", d=blob(center, across * scale, down * scale, BENDS), class_=look)
            for center, across, down in LICHEN
        ]
    (center, across, down) = LAKE
    water = element("path", d=blob(center, across, down, BENDS), class_="ws-water")
    enclosed = element("path", d="M240 70H480V330H240Z", class_="ws-preview")
    return [ground, *lichen, water, element("path", d=GRID, class_="ws-grid"), enclosed]


def _pieces() -> list[str]:
    favors = [
        use(f"ws-favor-{COLORS[color]}", x - FAVOR_WIDTH / 2, y - FAVOR_HEIGHT / 2, FAVOR_WIDTH, FAVOR_HEIGHT)
        for color, x, y in FAVORS
    ]
    fences = [_fence(x, y, is_upright) for x, y, is_upright in FENCES]
    ends = {(x, y) for x, y, _ in FENCES} | {(x, y + 100) if down else (x + 100, y) for x, y, down in FENCES}
    posts = [element("circle", cx=x, cy=y, r=9, class_="ws-post") for x, y in sorted(ends)]
    explorers = [
        use(f"ws-explorer-{letter}", x - EXPLORER / 2, y - EXPLORER / 2, EXPLORER, EXPLORER + THICKNESS)
        for letter, x, y in STANDING
    ]
    return [*favors, *fences, *posts, *explorers, octagon(6, "ws-solid", 340, 170, 1.3)]


def _fence(x: int, y: int, is_upright: bool) -> str:
    if is_upright:
        return element("g", use("ws-fence-upright", 0, 0, 36, 100), transform=moved(x - 18, y))
    return element("g", use("ws-fence", 0, 0, 100, 36), transform=moved(x, y - 18))
