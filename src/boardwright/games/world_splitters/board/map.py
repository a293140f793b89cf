"""The map: land, regions, pieces, and what can be chosen, in layers from bottom to top."""

from boardwright.draw.markup import element, text
from boardwright.games.world_splitters.board.barriers import barriers, bid_tile
from boardwright.games.world_splitters.board.land import axes
from boardwright.games.world_splitters.board.layout import SIZE
from boardwright.games.world_splitters.board.regions import markers, tints
from boardwright.games.world_splitters.board.scene import SPACE_PHASES, Scene
from boardwright.games.world_splitters.board.standing import badges, explorers, favors, frames, obelisks
from boardwright.games.world_splitters.board.targets import previews, reasons, targets
from boardwright.games.world_splitters.board.told import map_in_words, told_space


def world_map(scene: Scene) -> str:
    """The picture of the map with its controls, and the same in words."""
    grounds, sizes = previews(scene)
    asks_for_space = scene.observation.phase in SPACE_PHASES
    layers = (
        element("use", href="#ws-land"),
        axes(scene.layout),
        _names(scene),
        element("g", tints(scene), grounds),
        targets(scene) if asks_for_space else "",
        element("g", favors(scene), obelisks(scene)),
        barriers(scene),
        element("g", markers(scene)),
        element("g", explorers(scene), id="explorers"),
        element("g", id="departed"),
        element("g", badges(scene), frames(scene)),
        reasons(scene),
        "" if asks_for_space else targets(scene),
        bid_tile(scene),
        sizes,
    )
    picture = element(
        "svg",
        *layers,
        class_=f"ws-map ws-{scene.power}",
        id="map",
        viewBox=scene.layout.view_box(),
        role="group",
        aria_label=f"Map of {scene.data.map_name}",
    )
    return picture + _in_words(scene)


def _names(scene: Scene) -> str:
    """What a pointer that rests on a space is told; others read the map in words."""
    layout = scene.layout
    spaces = []
    for space in range(len(layout.plan.spaces)):
        x, y = layout.corner(space)
        title = element("title", text(told_space(scene, space)))
        spaces.append(
            element("g", title, element("rect", x=x, y=y, width=SIZE, height=SIZE, class_="ws-hit"))
        )
    return element("g", *spaces, aria_hidden="true")


def _in_words(scene: Scene) -> str:
    lines = [element("li", text(line)) for line in map_in_words(scene)]
    return element("ul", *lines, class_="vh", id="map-in-words", aria_label="The map in words")
