"""What stands on the spaces: favors, obelisks, explorers; and the frames of contested spaces."""

from boardwright.draw.markup import element
from boardwright.draw.shapes import moved, use
from boardwright.games.world_splitters.board.pieces import (
    EXPLORER,
    FAVOR_HEIGHT,
    FAVOR_WIDTH,
    OBELISK_HEIGHT,
    OBELISK_WIDTH,
    THICKNESS,
    small_numeral,
)
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.board.seats import SEATS
from boardwright.games.world_splitters.data.facts import COLORS

FRAME = "M-34-20V-34H-20M20-34H34V-20M34 20V34H20M-20 34H-34V20"


def favors(scene: Scene) -> str:
    """Favors that can still be taken; those shut in for ever are pale (WS-R10)."""
    observation = scene.observation
    drawn = []
    for space, color in enumerate(observation.favors):
        if color >= 0:
            x, y = scene.layout.middle(space)
            region = scene.region_of(space)
            look = "piece ws-lost" if region.is_enclosed and not region.is_pending else "piece"
            place = moved(x - FAVOR_WIDTH / 2, y - FAVOR_HEIGHT / 2)
            favor = use(f"ws-favor-{COLORS[color]}", 0, 0, FAVOR_WIDTH, FAVOR_HEIGHT)
            drawn.append(element("g", favor, class_=look, id=f"favor-{space}", transform=place))
    return "".join(drawn)


def obelisks(scene: Scene) -> str:
    drawn = []
    for space in scene.observation.obelisks:
        x, y = scene.layout.middle(space)
        obelisk = use("ws-obelisk", 0, 0, OBELISK_WIDTH, OBELISK_HEIGHT)
        place = moved(x - OBELISK_WIDTH / 2, y - OBELISK_HEIGHT / 2)
        drawn.append(
            element("g", obelisk, class_="piece", id=f"obelisk-{space}", transform=place, data_from="supply")
        )
    return "".join(drawn)


def explorers(scene: Scene) -> str:
    """They come from their owner's seat; the page's script lets them go home again."""
    drawn = []
    for space, seat in enumerate(scene.observation.explorers):
        if seat >= 0:
            x, y = scene.layout.middle(space)
            explorer = use(f"ws-explorer-{SEATS[seat]}", 0, 0, EXPLORER, EXPLORER + THICKNESS)
            place = moved(x - EXPLORER / 2, y - EXPLORER / 2 - 2)
            name, owner = f"explorer-{seat}-{space}", f"home-{seat}"
            drawn.append(
                element(
                    "g", explorer, class_="piece", id=name, transform=place, data_from=owner, data_owner=owner
                )
            )
    return "".join(drawn)


def badges(scene: Scene) -> str:
    """In pending regions, who would be first and who second (WS-54, WS-55)."""
    drawn = []
    for region in scene.observation.regions:
        if region.is_pending:
            places = scene.leaders(region.explorers)[:2]
            for space in region.spaces:
                if scene.observation.explorers[space] in places:
                    drawn.append(_badge(scene, space, places.index(scene.observation.explorers[space]) + 1))
    return "".join(drawn)


def frames(scene: Scene) -> str:
    """WS-24: the contested spaces that are free; where the viewer chooses one, the choice shows them."""
    drawn = []
    is_settled = scene.is_over or (scene.is_yours and scene.observation.phase == "place")
    for space in () if is_settled else scene.observation.available:
        place = moved(*scene.layout.middle(space))
        shapes = [element("path", d=FRAME, class_=look) for look in ("ws-frame-casing", "ws-frame")]
        drawn.append(element("g", *shapes, transform=place))
    return "".join(drawn)


def _badge(scene: Scene, space: int, place: int) -> str:
    x, y = scene.layout.middle(space)
    disc = element("circle", r=14, class_="ws-badge-disc")
    look = "ws-badge ws-badge-first" if place == 1 else "ws-badge"
    return element("g", disc, small_numeral(place, 17), class_=look, transform=moved(x + 25, y - 25))
