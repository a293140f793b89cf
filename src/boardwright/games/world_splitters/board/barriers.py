"""Fences and scenery on the map, and the vertices where they end: joined ends are filled, loose ones open."""

from boardwright.draw.markup import element
from boardwright.draw.shapes import moved, use
from boardwright.games.world_splitters.board.layout import SIZE, Layout
from boardwright.games.world_splitters.board.pieces import BID_TILE, FENCE_WIDTH
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.data.plan import members


def barriers(scene: Scene) -> str:
    """Scenery, fences, ends; the bid tile lies on the fence of this turn."""
    scenery = [
        element("use", href="#ws-scenery", transform=scene.layout.along(border))
        for border in members(scene.data.ground.scenery)
    ]
    fences = [_piece(scene, border) for border in scene.observation.fences]
    standing = element("g", *fences, _ends(scene), class_="ws-fences")
    return element("g", *scenery, class_="ws-scenery") + standing + _turning(scene)


def fence(layout: Layout, border: int, is_first: bool = False, **attributes: str) -> str:
    """A fence on a border; a starting fence has two short bars."""
    is_upright = layout.plan.is_upright[border]
    name = f"ws-{'first-' if is_first else ''}fence{'-upright' if is_upright else ''}"
    (x, y), _ = layout.ends(border)
    half = FENCE_WIDTH / 2
    place = moved(x - half, y) if is_upright else moved(x, y - half)
    width, height = (FENCE_WIDTH, SIZE) if is_upright else (SIZE, FENCE_WIDTH)
    return element("g", use(name, 0, 0, width, height), transform=place, **attributes)


def bid_tile(scene: Scene) -> str:
    """The tile that lies on the fence of this turn, where its border is (WS-23)."""
    observation = scene.observation
    if scene.is_over or observation.divided not in observation.fences:
        return ""
    x, y = scene.layout.border(observation.divided)
    half = BID_TILE / 2
    tile = use("ws-bid-tile", 0, 0, BID_TILE, BID_TILE)
    return element(
        "g", tile, transform=moved(x - half, y - half), class_="piece", id="bid-tile", data_from="supply"
    )


def _piece(scene: Scene, border: int) -> str:
    is_first = bool(scene.data.ground.fences >> border & 1)
    return fence(scene.layout, border, is_first, class_="piece", id=f"fence-{border}", data_from="supply")


def _turning(scene: Scene) -> str:
    """The fence that is being turned (WS-48)."""
    observation = scene.observation
    if observation.phase != "to":
        return ""
    capsule = element("rect", x=-11, y=-21, width=122, height=42, rx=21, class_="ws-turning")
    return element("g", capsule, transform=scene.layout.along(observation.pivot))


def _ends(scene: Scene) -> str:
    """WS-03: a dot at every end, an open one where it is loose."""
    ground, plan = scene.ground, scene.layout.plan
    joined = {end for border in members(ground.fences) for end in (plan.tail[border], plan.head[border])}
    loose = set(ground.loose_ends())
    filled = [_dot(scene.layout, vertex, 9, "ws-post") for vertex in sorted(joined - loose)]
    return "".join(filled) + "".join(_dot(scene.layout, vertex, 8.5, "ws-loose") for vertex in sorted(loose))


def _dot(layout: Layout, vertex: int, radius: float, class_: str) -> str:
    x, y = layout.vertex(vertex)
    return element("circle", cx=x, cy=y, r=radius, class_=class_)
