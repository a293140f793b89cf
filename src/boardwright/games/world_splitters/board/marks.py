"""The marks of what may be chosen on the map, each defined once a page; style rules set their states.

Marks of borders run from 0 0 to 100 0. Rules reach into a definition through custom properties only.
"""

from boardwright.draw.markup import element
from boardwright.draw.shapes import moved
from boardwright.games.world_splitters.board.layout import SIZE, Layout
from boardwright.games.world_splitters.board.pieces import FENCE_WIDTH

TURNING = ("pivot", "to")
"""The phases in which fences are turned (WS-48)."""

_BAR = element("path", d="M30 0H70", class_="ws-bar")
_DIAMOND = element("path", d="M50-11.3 61.3 0 50 11.3 38.7 0Z", class_="ws-diamond")
_CAPSULE = element("rect", x=-11, y=-21, width=122, height=42, rx=21, class_="ws-capsule")
_FOCUS = element("rect", x=-17, y=-27, width=134, height=54, rx=27, class_="ws-focus-ring")
_CROSS = element("path", d="M41-9 59 9M59-9 41 9", class_="ws-cross")


def symbols() -> list[str]:
    """Their definitions."""
    fence = element("use", href="#ws-fence", y=-FENCE_WIDTH / 2, width=SIZE, height=FENCE_WIDTH)
    posts = "".join(element("circle", cx=x, cy=0, r=9, class_="ws-post") for x in (0, SIZE))
    tick = element("path", d="M-8 1-2 7 8-6", class_="ws-tick-pen")
    return [
        element("g", _BAR, id="ws-open-border"),
        element("g", _BAR, _DIAMOND, id="ws-closing-border"),
        element("g", _FOCUS, _CAPSULE, fence, posts, id="ws-lit-border"),
        element("g", _FOCUS, _CAPSULE, id="ws-lit-fence"),
        element("g", _CROSS, element("circle", cx=50, r=20, class_="ws-focus-ring"), id="ws-shut-border"),
        element("g", element("circle", r=17, class_="ws-tick-disc"), tick, id="ws-tick"),
    ]


def border_marks(layout: Layout, border: int, phase: str, closes: bool) -> str:
    """That it may be chosen, the fence as it would stand there, and the tick of the chosen one."""
    along = layout.along(border)
    mark = "ws-closing-border" if closes else "ws-open-border"
    lit = "ws-lit-fence" if phase == "pivot" else "ws-lit-border"
    x, y = layout.border(border)
    return "".join(
        (
            "" if phase in TURNING else _use(mark, along),
            _use(lit, along, "ws-ghost"),
            tick(x + 30, y - 26),
        )
    )


def shut_mark(layout: Layout, border: int) -> str:
    """A grey cross: a fence would shut in a loose end."""
    return _use("ws-shut-border", layout.along(border))


def tick(x: float, y: float) -> str:
    """The sign of what is chosen."""
    return _use("ws-tick", moved(x, y), "ws-tick")


def _use(name: str, place: str, class_: str | None = None) -> str:
    return element("use", href=f"#{name}", transform=place, class_=class_)
