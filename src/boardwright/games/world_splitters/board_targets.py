"""The map's controls: borders, fences or spaces to choose, with spoken names and ways for arrow keys."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.draw.markup import element
from boardwright.draw.shapes import moved
from boardwright.games.world_splitters.board_barriers import fence, posts
from boardwright.games.world_splitters.board_layout import SIZE, Point, neighbours
from boardwright.games.world_splitters.board_reasons import closings, free_but_shut_in, told_closing, why_not
from boardwright.games.world_splitters.board_regions import preview, preview_size
from boardwright.games.world_splitters.board_scene import BORDER_PHASES, SPACE_PHASES, Scene
from boardwright.games.world_splitters.board_told import told_space

TICK = "M-8 1-2 7 8-6"
TURNED_FENCES = {"pivot": "fence on {}, can be turned", "to": "to border {}"}
"""Spoken names of borders where they are not places for a fence from the supply."""


class Target(NamedTuple):
    """A control on the map."""

    name: str
    """Its id."""
    place: Point
    label: str
    look: str
    drawing: str
    act: str = ""
    """The id of the radio that it chooses; empty if it cannot be chosen."""
    why: str = ""
    """Why not."""


def targets(scene: Scene) -> str:
    """All controls of the viewer's decision; one of them is in the tab order."""
    found = _targets(scene)
    ways = neighbours([target.place for target in found])
    first = next((number for number, target in enumerate(found) if target.act), 0)
    drawn = [
        _drawn(target, {way: found[other].name for way, other in ways[number].items()}, number == first)
        for number, target in enumerate(found)
    ]
    return element("g", *drawn, id="targets")


def previews(scene: Scene) -> tuple[str, str]:
    """What each choosable border would enclose: the grounds below the pieces, the sizes above them."""
    if not _asks_for_fence(scene):
        return "", ""
    grounds, sizes = "", ""
    for border in scene.choices():
        for closing in closings(scene, border):
            act = act_id(scene, border)
            grounds += preview(scene, closing.spaces, act)
            sizes += preview_size(scene, closing.spaces, act)
    return grounds, sizes


def act_id(scene: Scene, choice: int) -> str:
    """The id of the radio of a border, a space or an amount."""
    return f"act-{scene.action_base() + choice}"


def _asks_for_fence(scene: Scene) -> bool:
    """Whether the viewer chooses where a fence comes to stand."""
    return scene.is_yours and scene.observation.phase in ("divide", "fence", "to")


def _targets(scene: Scene) -> list[Target]:
    phase = scene.observation.phase
    if not scene.is_yours or phase not in (*BORDER_PHASES, *SPACE_PHASES):
        return []
    if phase in SPACE_PHASES:
        return [_space(scene, space) for space in scene.choices()]
    borders = [_border(scene, border) for border in scene.choices()]
    if phase in ("divide", "fence"):
        borders += [_forbidden(scene, border) for border in free_but_shut_in(scene)]
    return borders


def reasons(scene: Scene) -> str:
    """Free borders that cannot be chosen, below the controls: a click tells why."""
    if not scene.is_yours or scene.observation.phase not in ("divide", "fence"):
        return ""
    plan, legal = scene.layout.plan, set(scene.choices())
    others = [border for border in range(len(plan.borders)) if border not in legal]
    hits = [
        element("path", d=scene.layout.rhombus(border), class_="ws-hit", data_why=why_not(scene, border))
        for border in others
    ]
    return element("g", *hits, class_="ws-reasons")


def _border(scene: Scene, border: int) -> Target:
    phase, name = scene.observation.phase, scene.border(border)
    told = "" if phase == "pivot" else told_closing(scene, border)
    closes = told.startswith("closes")
    label = TURNED_FENCES.get(phase, "border {}").format(name) + (f", {told}" if told else "")
    look = (
        "ws-border legal"
        + (" closing" if closes else "")
        + (f" ws-{phase}" if phase in TURNED_FENCES else "")
    )
    drawing = element("path", d=scene.layout.rhombus(border), class_="ws-hit") + _bar(scene, border, closes)
    place = scene.layout.border(border)
    return Target(f"border-{border}", place, label, look, drawing, act_id(scene, border))


def _bar(scene: Scene, border: int, closes: bool) -> str:
    """The mark of a border that may be chosen, and the fence as it would stand."""
    layout = scene.layout
    line = element("path", d="M30 0H70", class_="ws-bar")
    diamond = element("path", d="M50-11.3 61.3 0 50 11.3 38.7 0Z", class_="ws-diamond") if closes else ""
    capsule = element("rect", x=-11, y=-21, width=122, height=42, rx=21, class_="ws-capsule")
    ring = element("rect", x=-17, y=-27, width=134, height=54, rx=27, class_="ws-focus-ring")
    along = layout.along(border)
    ghost = element("g", capsule, transform=along)
    if scene.observation.phase != "pivot":  # there the fence stands already
        ghost += fence(layout, border) + posts(layout, border)
    x, y = layout.border(border)
    lit = element("g", element("g", ring, transform=along), ghost, class_="ws-ghost")
    return element("g", line, diamond, transform=along) + lit + _tick(x + 30, y - 26)


def _forbidden(scene: Scene, border: int) -> Target:
    """A border where a loose end would be shut in: a grey cross."""
    why = why_not(scene, border)
    x, y = place = scene.layout.border(border)
    cross = element("path", d="M-9-9 9 9M9-9-9 9", class_="ws-cross", transform=moved(x, y))
    ring = element("circle", cx=x, cy=y, r=20, class_="ws-focus-ring")
    drawing = element("path", d=scene.layout.rhombus(border), class_="ws-hit") + cross + ring
    return Target(f"border-{border}", place, f"border {why.rstrip('.')}", "ws-border shut", drawing, why=why)


def _space(scene: Scene, space: int) -> Target:
    x, y = scene.layout.corner(space)
    middle_x, middle_y = place = scene.layout.middle(space)
    drawing = (
        element("rect", x=x + 2, y=y + 2, width=SIZE - 4, height=SIZE - 4, class_="ws-hit"),
        element("rect", x=x + 5, y=y + 5, width=SIZE - 10, height=SIZE - 10, rx=16, class_="ws-focus-ring"),
        element("rect", x=x + 10, y=y + 10, width=SIZE - 20, height=SIZE - 20, rx=12, class_="ws-ring"),
        _tick(middle_x + 34, middle_y - 34),
    )
    label = told_space(scene, space)
    return Target(f"space-{space}", place, label, "ws-space legal", "".join(drawing), act_id(scene, space))


def _tick(x: float, y: float) -> str:
    disc = element("circle", r=17, class_="ws-tick-disc")
    return element(
        "g", disc, element("path", d=TICK, class_="ws-tick-pen"), class_="ws-tick", transform=moved(x, y)
    )


def _drawn(target: Target, ways: dict[str, str], is_first: bool) -> str:
    return element(
        "g",
        target.drawing,
        id=target.name,
        class_=target.look,
        role="button",
        tabindex="0" if is_first else "-1",
        aria_label=target.label,
        aria_disabled="true" if target.why else None,
        aria_pressed="false" if target.act else None,
        data_act=target.act or None,
        data_why=target.why or None,
        **{f"data_{way}": other for way, other in ways.items()},
    )


def choosable(scene: Scene) -> Sequence[int]:
    """The borders or spaces that can be chosen, those that enclose something first."""
    choices = scene.choices()
    if not _asks_for_fence(scene):
        return choices
    return sorted(choices, key=lambda border: not closings(scene, border))
