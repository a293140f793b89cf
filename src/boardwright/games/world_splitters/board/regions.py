"""Regions on the map: enclosed ones with their sizes, pending ones, those that a fence would enclose."""

from collections.abc import Sequence

from boardwright.draw.markup import element
from boardwright.games.world_splitters.board.layout import Point
from boardwright.games.world_splitters.board.pieces import octagon
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.view.observation import Region

MARKER = 1.36
"""How much larger a marker is than the size of a region that is not marked yet."""


def tints(scene: Scene) -> str:
    """The grounds of all enclosed and pending regions."""
    return "".join(_tint(scene, region) for region in scene.observation.regions if region.is_enclosed)


def markers(scene: Scene) -> str:
    """The sizes of these regions: markers, and dashed roundels where it is not scored yet."""
    return "".join(_marker(scene, region) for region in scene.observation.regions if region.is_enclosed)


def preview(scene: Scene, spaces: Sequence[int], act: str) -> str:
    """A region that an act would enclose, seen while the act is looked at or chosen."""
    outline = scene.layout.outline(spaces)
    shapes = [element("path", d=outline, class_=look) for look in ("ws-preview", "ws-preview-line")]
    return element("g", *shapes, class_="ws-with", data_with=act)


def preview_size(scene: Scene, spaces: Sequence[int], act: str) -> str:
    """Its size, on a place without a piece."""
    x, y = quiet_spot(scene, spaces)
    return element("g", octagon(len(spaces), "ws-lit", x, y), class_="ws-with", data_with=act)


def quiet_spot(scene: Scene, spaces: Sequence[int]) -> Point:
    """The place in a region nearest its middle where no piece lies: in a space, else on a free border."""
    layout = scene.layout
    empty = [layout.middle(space) for space in spaces if _is_bare(scene, space)]
    points = [layout.middle(space) for space in spaces]
    x, y = (sum(values) / len(points) for values in zip(*points))
    spots = empty or _inner_borders(scene, spaces) or [(points[0][0], points[0][1] - 34)]
    return min(spots, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)


def _is_bare(scene: Scene, space: int) -> bool:
    """Whether nothing lies there."""
    observation = scene.observation
    is_taken = observation.explorers[space] >= 0 or observation.favors[space] >= 0
    return not is_taken and space not in observation.obelisks


def _inner_borders(scene: Scene, spaces: Sequence[int]) -> list[Point]:
    plan, inside = scene.layout.plan, set(spaces)
    return [
        scene.layout.border(border)
        for border in range(len(plan.borders))
        if plan.left[border] in inside and plan.right[border] in inside and scene.ground.is_free(border)
    ]


def _tint(scene: Scene, region: Region) -> str:
    outline = scene.layout.outline(region.spaces)
    if region.is_pending:
        return element("path", d=outline, class_="ws-pending")
    shapes = [element("path", d=outline, class_=look) for look in ("ws-enclosed", "ws-enclosed-line")]
    return "".join(shapes)


def _marker(scene: Scene, region: Region) -> str:
    size = len(region.spaces)
    if region.is_pending and size == 1 and not _is_bare(scene, region.spaces[0]):
        return ""  # no room beside the piece, and no need to count
    x, y = quiet_spot(scene, region.spaces)
    if region.is_pending:
        return octagon(size, "ws-dashed", x, y)
    return octagon(size, "ws-solid", x, y, MARKER)
