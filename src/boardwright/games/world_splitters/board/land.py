"""The printed map: the land with its pale edge, terrain, and the lines of the borders."""

from boardwright.draw.markup import element
from boardwright.games.world_splitters.board.layout import SIZE, Layout
from boardwright.games.world_splitters.board.terrain import terrain
from boardwright.games.world_splitters.data.plan import members

SLOT = 20
"""Width of the printed place of a starting fence."""


def land(power: str, layout: Layout, first_fences: int) -> str:
    """The definition `ws-land`: what never changes about a map, drawn once a page."""
    outline = layout.land()
    clip = element("clipPath", element("path", d=outline), id="ws-coast")
    ground = element("path", d=outline, class_="ws-ground")
    inside = element("g", ground, terrain(power, layout), clip_path="url(#ws-coast)")
    slots = [_slot(layout, border) for border in members(first_fences)]
    drawn = (
        element("path", d=outline, class_="ws-coast-line"),
        element("path", d=outline, class_="ws-coast"),
        inside,
        element("path", d=layout.grid(), class_="ws-grid"),
        *slots,
    )
    return (
        clip
        + element("g", *drawn, id="ws-land")
        + _hatching("ws-hatch", 13, 45)
        + _hatching("ws-lit-hatch", 11, -45)
    )


def axes(layout: Layout) -> str:
    """The letters of the columns and the numbers of the rows."""
    letters = [
        element("text", chr(ord("a") + column), x=column * SIZE + SIZE / 2, y=-26, class_="ws-axis")
        for column in range(layout.plan.width)
    ]
    rows = [
        element("text", str(row + 1), x=-38, y=row * SIZE + SIZE / 2 + 8, class_="ws-axis")
        for row in range(len(layout.plan.rows))
    ]
    return element("g", *letters, *rows, aria_hidden="true")


def _slot(layout: Layout, border: int) -> str:
    shape = element("rect", x=4, y=-SLOT / 2, width=SIZE - 8, height=SLOT, class_="ws-slot")
    return element("g", shape, transform=layout.along(border))


def _hatching(name: str, step: float, turn: float) -> str:
    line = element("path", d=f"M0 0V{step}", class_=name)
    return element(
        "pattern",
        line,
        id=name,
        width=step,
        height=step,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn:g})",
    )
