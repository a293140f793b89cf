"""The map's controls: borders, fences or spaces to choose, with spoken names and ways for arrow keys."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.draw.markup import classes, element
from boardwright.games.world_splitters.board.layout import SIZE, Point, neighbours
from boardwright.games.world_splitters.board.marks import TURNING, border_marks, shut_mark, tick
from boardwright.games.world_splitters.board.reasons import closings, free_but_shut_in, told_closing, why_not
from boardwright.games.world_splitters.board.regions import preview, preview_size
from boardwright.games.world_splitters.board.scene import BORDER_PHASES, SPACE_PHASES, Scene
from boardwright.games.world_splitters.board.told import told_space

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
    turning = f"ws-{phase}" if phase in TURNING else ""
    look = classes("ws-border legal", turning, closing=closes)
    marks = border_marks(scene.layout, border, phase, closes)
    place = scene.layout.border(border)
    return Target(f"border-{border}", place, label, look, _hit(scene, border) + marks, act_id(scene, border))


def _forbidden(scene: Scene, border: int) -> Target:
    """A border where a loose end would be shut in."""
    why, place = why_not(scene, border), scene.layout.border(border)
    drawing = _hit(scene, border) + shut_mark(scene.layout, border)
    return Target(f"border-{border}", place, f"border {why.rstrip('.')}", "ws-border shut", drawing, why=why)


def _hit(scene: Scene, border: int) -> str:
    return element("path", d=scene.layout.rhombus(border), class_="ws-hit")


def _space(scene: Scene, space: int) -> Target:
    x, y = scene.layout.corner(space)
    middle_x, middle_y = place = scene.layout.middle(space)
    drawing = (
        element("rect", x=x + 2, y=y + 2, width=SIZE - 4, height=SIZE - 4, class_="ws-hit"),
        element("rect", x=x + 8, y=y + 8, width=SIZE - 16, height=SIZE - 16, rx=16, class_="ws-focus-ring"),
        element("rect", x=x + 14, y=y + 14, width=SIZE - 28, height=SIZE - 28, rx=12, class_="ws-ring"),
        tick(middle_x + 33, middle_y - 33),
    )
    label = told_space(scene, space)
    return Target(f"space-{space}", place, label, "ws-space legal", "".join(drawing), act_id(scene, space))


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
