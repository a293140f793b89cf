"""The key: what the marks on the map mean."""

from boardwright.draw.markup import element
from boardwright.games.world_splitters.board.reasons import closings, free_but_shut_in
from boardwright.games.world_splitters.board.scene import Scene

SIGNS = {
    "legal": element("path", d="M3 10H27", class_="ws-bar"),
    "closing": element("path", d="M15 1 24 10 15 19 6 10Z", class_="ws-diamond"),
    "shut": element("path", d="M8 3 22 17M22 3 8 17", class_="ws-cross"),
    "loose": element("circle", cx=15, cy=10, r=6, class_="ws-loose"),
    "bid": element("use", href="#ws-bid-tile", x=4, y=-1, width=22, height=22),
    "contested": element("path", d="M5 5v-5h6M19 0h6v5M25 15v5h-6M11 20H5v-5", class_="ws-frame"),
    "pending": element("circle", cx=15, cy=10, r=9, class_="ws-key-pending"),
}
MEANINGS = {
    "legal": "a fence may stand here",
    "closing": "it would enclose a region",
    "shut": "it would shut in a loose end",
    "loose": "loose end",
    "bid": "the fence of this turn",
    "contested": "contested space, still free",
    "pending": "enclosed, scores this turn",
}


def key(scene: Scene) -> str:
    """The marks that are in use now."""
    items = [_item(sign) for sign in _in_use(scene)]
    return element("dl", *items, class_="ws-key", aria_label="Key")


def _in_use(scene: Scene) -> list[str]:
    observation = scene.observation
    asks_for_fence = scene.is_yours and observation.phase in ("divide", "fence")
    signs = _fence_signs(scene) if asks_for_fence else []
    signs += ["bid", "contested"] if observation.available and not asks_for_fence else []
    signs += ["pending"] if any(region.is_pending for region in observation.regions) else []
    return [*signs, "loose"] if asks_for_fence or not signs else signs


def _fence_signs(scene: Scene) -> list[str]:
    """Those of the borders, as far as there are such borders."""
    signs = ["legal"]
    if any(closings(scene, border) for border in scene.choices()):
        signs.append("closing")
    if free_but_shut_in(scene):
        signs.append("shut")
    return signs


def _item(sign: str) -> str:
    drawn = element("svg", SIGNS[sign], viewBox="0 -2 30 24", aria_hidden="true")
    return element("div", element("dt", drawn), element("dd", MEANINGS[sign]))
