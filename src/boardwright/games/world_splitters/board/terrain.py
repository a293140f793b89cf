"""The four terrains. They ignore the grid, so that a map reads as land and not as a table."""

from math import sin

from boardwright.draw.markup import element
from boardwright.games.world_splitters.board.curves import blob, circle, rays, soft, teeth
from boardwright.games.world_splitters.board.layout import SIZE, Layout, Point

LOBES = (
    (0.16, 0.47, 0.165, 0.3, (1.12, 1.1, 1.08, 1.02, 0.98, 1.16, 1.02, 0.92, 0.84, 1.2, 0.86, 0.94)),
    (0.78, 0.74, 0.3, 0.2, (1.04, 1.12, 1.16, 1.04, 0.92, 0.98, 1.14, 1.1, 0.96, 0.98, 1.12, 0.98)),
    (0.56, 0.17, 0.34, 0.17, (1.2, 1.12, 1.06, 1.12, 1.14, 1.04, 1.1, 0.88, 0.82, 1.0, 1.1, 1.06)),
)
"""Where lichen grows on the tundra: place and size in parts of the map, and the bends of its edge."""
HEIGHTS = (
    (1.25, "ws-contour"),
    (1.0, "ws-second"),
    (0.8, "ws-third"),
    (0.6, "ws-contour"),
    (0.4, "ws-contour"),
)
"""A lobe's sizes, from the outermost contour inwards."""
LAKES = (
    (0.44, 0.5, 0.165, 0.095, (1.0, 0.96, 0.88, 0.84, 0.94, 1.06, 1.04, 0.9, 0.92, 1.02, 1.0, 1.02)),
    (0.866, 0.36, 0.062, 0.1, (1.0, 0.96, 0.9, 1.0, 0.94, 0.86, 0.96, 0.84, 0.9, 1.04, 0.98, 0.9)),
    (0.225, 0.87, 0.09, 0.05, (1.0, 0.9, 0.8, 0.96, 1.1, 0.8, 1.12, 0.98, 0.84, 0.8, 0.98, 1.0)),
)
CRACKS = "M262 338 318 352 346 330 398 344M318 352 330 392M270 372 330 392 372 380"
HOUSES = (
    *((205, 15, 190, 120, 2), (430, 10, 150, 180, 3), (610, 12, 185, 95, 2), (108, 130, 180, 130, 3)),
    *((12, 225, 120, 160, 2), (12, 420, 150, 170, 3), (630, 150, 160, 220, 2), (470, 420, 150, 260, 2)),
    *((200, 520, 210, 170, 2), (650, 395, 100, 200, 3), (185, 420, 80, 70, 2), (300, 170, 100, 70, 2)),
)
"""Of the abandoned city: x, y, width, height and shade, on a map of eight columns and seven rows."""
SHADES = {2: "ws-second", 3: "ws-third"}
FLIGHTS = ((300, "ws-second"), (220, "ws-ground"), (185, "ws-second"), (110, "ws-third"), (66, "ws-second"))
"""The terraces of the trench: how far from its middle each ends, and its shade."""
WATER = 32
"""Half the width of the water where it is narrowest."""


def terrain(power: str, layout: Layout) -> str:
    """What lies on the land, wherever the map has spaces."""
    drawers = {"nuta": _tundra, "kanal": _trench, "gimmicks": _dials, "pompa": _city}
    return drawers[power](layout)


def _tundra(layout: Layout) -> str:
    """Lichen in contours, melt water with cracks, tufts of grass."""
    lichen = [
        element("path", d=_part(layout, place, height), class_=look)
        for place in LOBES
        for height, look in HEIGHTS
    ]
    water = [element("path", d=_part(layout, place, 1), class_="ws-water") for place in LAKES]
    shore = element("path", d=_part(layout, LAKES[0], 0.84), class_="ws-water-line")
    cracks = element("path", d=CRACKS, class_="ws-water-line", transform=_stretch(layout, 7, 7))
    tufts = "".join(
        f"M{x} {y}v-11M{x - 5} {y}l-4-8M{x + 5} {y}l4-8"
        for x, y in _corner_spots(layout, ((20, 27), (76, 88)))
    )
    return "".join((*lichen, *water, shore, cracks, element("path", d=tufts, class_="ws-strokes")))


def _part(layout: Layout, place: tuple[float, float, float, float, tuple[float, ...]], scale: float) -> str:
    x, y, across, down, bends = place
    center = x * layout.width, y * layout.height
    return blob(center, across * layout.width * scale, down * layout.height * scale, bends)


def _trench(layout: Layout) -> str:
    """Terraces on both sides step down to the water."""
    bands = [element("path", d=_band(layout, far), class_=look) for far, look in FLIGHTS]
    contours = [
        element("path", d=_band(layout, far), class_="ws-contour") for far in (355, 265, 200, 148, 88)
    ]
    water = element("path", d=_band(layout, WATER + 30), class_="ws-water")
    ripples = "".join(
        f"M{round(_drift(layout, y)) + side} {y}q10-7 20 0t20 0"
        for y in range(70, layout.height, 80)
        for side in (-44, -6)
    )
    pebbles = "".join(f"M{x} {y}h9M{x + 4} {y + 6}h8" for x, y in _corner_spots(layout, ((14, 18), (76, 82))))
    lines = (
        element("path", d=ripples, class_="ws-water-line"),
        element("path", d=pebbles, class_="ws-strokes"),
    )
    return "".join((*bands, *contours, water, *lines))


def _band(layout: Layout, far: float) -> str:
    """A strip along the trench, so far to both sides of its middle."""
    heights = range(-40, layout.height + 41, 40)
    left: list[Point] = [(_drift(layout, y) - far, y) for y in heights]
    right: list[Point] = [(_drift(layout, y) + far, y) for y in reversed(heights)]
    return soft(left + right)


def _drift(layout: Layout, y: float) -> float:
    """The middle of the water: it winds down the map."""
    return layout.width / 2 + 26 * sin(y / 92 + 0.5) + 9 * sin(y / 41)


def _dials(layout: Layout) -> str:
    """One great dial in the middle, wheels in the corners."""
    middle = layout.width / 2, layout.height / 2
    rings = (
        (470, "second"),
        (392, "ground"),
        (300, "second"),
        (236, "third"),
        (150, "ground"),
        (92, "water"),
    )
    dial = [
        *[circle(middle, radius, f"ws-{look}") for radius, look in rings],
        *[teeth(middle, radius, width, "ws-teeth") for radius, width in ((306, 12), (142, 14))],
        teeth(middle, 98, 9, "ws-fine-teeth"),
        *[circle(middle, radius, "ws-contour") for radius in (34, 236, 392, 432)],
    ]
    right, low = layout.width - 55, layout.height - 60
    wheels = (((60, 60), 74), ((right - 5, low), 74), ((right, 60), 52), ((50, low), 52))
    spokes = rays(middle, 150, 236, 12) + rays(middle, 392, 432, 72)
    lines = element("path", d=spokes, class_="ws-contour")
    return "".join((*dial, lines, *[_wheel(center, radius) for center, radius in wheels]))


def _wheel(center: Point, radius: float) -> str:
    hub = radius * 0.55
    return "".join(
        (
            circle(center, radius, "ws-third"),
            teeth(center, radius + 5, 11, "ws-teeth"),
            circle(center, hub, "ws-ground"),
            circle(center, hub, "ws-contour"),
        )
    )


def _city(layout: Layout) -> str:
    """Plans of houses round a forum; mosaics in the corners of spaces."""
    middle = layout.width / 2, layout.height / 2
    forum = [
        circle(middle, 128, "ws-water"),
        teeth(middle, 112, 9, "ws-teeth"),
        *[circle(middle, radius, "ws-contour") for radius in (84, 96)],
    ]
    houses = element("g", *map(_house, HOUSES), transform=_stretch(layout, 8, 7))
    mosaics = "".join(_mosaic(layout, space) for space in range(len(layout.plan.spaces)))
    return "".join((houses, *forum, element("path", d=mosaics, class_="ws-strokes")))


def _house(plan: tuple[int, int, int, int, int]) -> str:
    x, y, width, height, shade = plan
    floor = element("rect", x=x, y=y, width=width, height=height, class_=SHADES[shade])
    left, top, wide, high = x + 10, y + 10, width - 20, height - 20
    inner = left + wide * 2 // 5
    walls = (
        f"M{left} {top}h{wide}v{high // 2}M{left} {top}v{high}h{wide * 5 // 9}"
        f"M{inner} {top}v{high // 3}M{inner} {top + high}v{-(high // 4)}"
    )
    return floor + element("path", d=walls, class_="ws-contour")


def _mosaic(layout: Layout, space: int) -> str:
    """Three little squares in one corner of a space, now in this and now in that one."""
    x, y = map(round, layout.corner(space))
    x += 75 if space % 3 == 0 else 9
    y += 75 if space % 4 == 1 else 9
    return "".join(f"M{left} {top}h7v7h-7z" for left, top in ((x, y), (x + 9, y), (x, y + 9)))


def _stretch(layout: Layout, columns: int, rows: int) -> str | None:
    """The transform from a map of so many columns and rows to this one; none if it is that size."""
    across, down = layout.width / (columns * SIZE), layout.height / (rows * SIZE)
    return None if across == down == 1 else f"scale({across:.3f} {down:.3f})"


def _corner_spots(layout: Layout, offsets: tuple[tuple[int, int], tuple[int, int]]) -> list[tuple[int, int]]:
    """Two spots near the corners of every space, a little off the line each time."""
    spots = []
    for space in range(len(layout.plan.spaces)):
        x, y = map(int, layout.corner(space))
        jitter = (space * 37 + x // 9 + y // 7) % 13
        low, high = offsets
        across = (low[0], high[0]) if space % 2 else (high[0], low[0])
        spots += [
            (x + across[0] + jitter - 6, y + low[1] + jitter % 7 - 3),
            (x + across[1] + jitter % 9 - 4, y + high[1] + jitter % 5 - 2),
        ]
    return spots
