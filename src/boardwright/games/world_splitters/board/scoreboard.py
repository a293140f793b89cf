"""The printed sheet beside the map: steps of a turn, initiative, fences, bonus tiles, markers."""

from boardwright.core.lines import counted
from boardwright.draw.markup import classes, element, hidden_text
from boardwright.draw.shapes import picture
from boardwright.games.world_splitters.board.pieces import favor, size_mark
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.board.seats import mark
from boardwright.games.world_splitters.view.observation import Region

STEPS = ("Divide", "Bid", "Challenge 1", "Challenge 2", "Resolve")
STEPS_OF_TWO = ("Divide", "Offer", "Reply", "Settle", "Resolve")
OFFERS = {"divide": 0, "open": 1, "hidden": 1, "reply_open": 2, "reply_hidden": 2, "over": 4}
"""The step of two players by phase; all the others settle offers."""


def steps(scene: Scene) -> str:
    """The steps of a turn; the present one stands out."""
    names = STEPS_OF_TWO if scene.observation.players == 2 else STEPS
    now = _step(scene)
    items = [
        element("li", name, aria_current="step" if number == now else None)
        for number, name in enumerate(names)
    ]
    return element("ol", *items, class_="ws-steps", aria_label="Steps of a turn")


def scoreboard(scene: Scene) -> str:
    """What lies on the scoreboard, for everybody."""
    return element(
        "section",
        _initiative(scene),
        _supply(scene),
        _tiles(scene),
        _regions(scene),
        class_="ws-scoreboard",
        aria_label="Scoreboard",
    )


def _step(scene: Scene) -> int:
    observation = scene.observation
    if observation.phase == "start":
        return -1
    if observation.players == 2:
        return OFFERS.get(observation.phase, 3)
    fixed = {"divide": 0, "bid": 1, "over": 4}
    return fixed.get(observation.phase, 1 + observation.challenge)


def _initiative(scene: Scene) -> str:
    """WS-20: the marker further left wins every tie."""
    places = [
        element("li", mark(seat, "mark large"), hidden_text(scene.chairs[seat].name), id=f"track-{seat}")
        for seat in scene.observation.track
    ]
    track = element("ol", *places, class_="ws-track", aria_label="Initiative, the best first")
    hint = "Left wins ties. A red favor moves its taker to the left."
    content = _title("Initiative"), track, element("p", "Left wins ties")
    return element("div", *content, class_="ws-initiative", title=hint)


def _supply(scene: Scene) -> str:
    count = element("b", str(scene.observation.supply))
    bundle = element("span", picture("ws-supply", 60, 26, "ws-bundle-picture"), id="supply")
    content = _title("Fences"), element("p", count, bundle)
    return element("div", *content, class_="ws-supply", title="Without a fence left the game ends.")


def _title(words: str, more: str = "") -> str:
    return element("h2", words, element("span", more) if more else "")


def _tiles(scene: Scene) -> str:
    tiles = [_tile(scene, size) for size in range(1, len(scene.observation.tiles) + 1)]
    listed = element("ol", *tiles, class_="ws-tiles", aria_label="Bonus tiles by size of the region")
    return element("div", _title("Bonus for enclosing"), listed, class_="ws-bonus")


def _tile(scene: Scene, size: int) -> str:
    data, owner = scene.data, scene.observation.tiles[size - 1]
    color = data.bonus_colors[size - 1]
    points = element("b", f"+{data.bonus_points[size - 1]}", aria_hidden="true")
    said = hidden_text(f"size {size}: {data.bonus_points[size - 1]} points, {scene.color_name(color)}")
    icon = favor(color) if owner < 0 else mark(owner, "mark ws-owner")
    taken = hidden_text(f", taken by {scene.chairs[owner].name}") if owner >= 0 else ""
    content = size_mark(size), points, icon, said, taken
    look, hint = classes(taken=owner >= 0) or None, _told_tile(scene, size)
    return element("li", *content, class_=look, title=hint)


def _told_tile(scene: Scene, size: int) -> str:
    """What a pointer that rests on the tile is told (WS-11, WS-60)."""
    data, owner = scene.data, scene.observation.tiles[size - 1]
    if owner >= 0:
        return f"{scene.chairs[owner].name} has it."
    who = f"Whoever encloses {counted(size, 'space')} first"
    points = counted(data.bonus_points[size - 1], "point")
    return f"{who} gets {points} and {scene.color_name(data.bonus_colors[size - 1])} for a set."


def _regions(scene: Scene) -> str:
    """The markers: regions enclosed so far, then those that still lie ready (WS-16, WS-57)."""
    observation = scene.observation
    enclosed = [region for region in observation.regions if region.is_enclosed]
    sizes = [len(region.spaces) for region in sorted(enclosed, key=_of_marker)]
    count = max(scene.data.markers, len(sizes))
    slots = [
        element("li", size_mark(sizes[slot]) if slot < len(sizes) else _empty_slot()) for slot in range(count)
    ]
    title = _title("Enclosed regions", f"{len(sizes)} of {scene.data.markers}")
    return element(
        "div",
        title,
        element("ol", *slots, class_="ws-slots", aria_hidden="true"),
        class_="ws-regions",
        title=f"With region {scene.data.markers} the game ends.",
    )


def _of_marker(region: Region) -> tuple[bool, int]:
    """Scored regions by size, then pending ones."""
    return region.is_pending, len(region.spaces)


def _empty_slot() -> str:
    return picture("ws-marker", 44, 44, "ws-empty-slot")
