"""The station of Chapter One: a ring of twenty ports as two rows of ten, each with its slot for cards."""

from boardwright.draw.markup import element, number
from boardwright.games.reworld.board.frame import COLUMNS, NARROW, WIDE, Frame
from boardwright.games.reworld.board.hub import narrow_hub, wide_hub
from boardwright.games.reworld.board.port import port_group, targets_of
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.data.facts import PORTS, ReworldData


def stations(scene: Scene) -> str:
    """The wide picture, and the one for phones; the page shows one of them."""
    return _station(scene, WIDE, wide_hub(scene, WIDE)) + _station(scene, NARROW, narrow_hub(scene, NARROW))


def _station(scene: Scene, frame: Frame, hub: str) -> str:
    targets = targets_of(scene.observation)
    ports = [port_group(scene, frame, port, targets) for port in range(len(PORTS))]
    return element(
        "svg",
        _box(frame.deck, "deck"),
        _box(frame.bay, "inner-bay"),
        element("path", d=_loop(scene.data, frame), class_="loop"),
        element("path", d=_necks(frame), class_="neck", stroke_width=frame.neck),
        hub,
        element("g", *ports, role="group", aria_label="A ring of 20 ports"),
        class_="station narrow" if frame is NARROW else "station wide",
        id=f"{frame.prefix}station",
        viewBox=f"0 0 {number(frame.width)} {number(frame.height)}",
        role="group",
        aria_label="The station",
    )


def _box(box: tuple[float, float, float, float, float], class_: str) -> str:
    x, y, width, height, radius = box
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, class_=class_)


def _loop(data: ReworldData, frame: Frame) -> str:
    """The line through the slots that joins neighbours, as the edition says which are."""
    pairs = sorted({(min(pair), max(pair)) for pair in _neighbours(data)})
    return "".join(_between(frame, *pair) for pair in pairs)


def _neighbours(data: ReworldData) -> list[tuple[int, int]]:
    return [(port, other) for port in range(len(PORTS)) for other in (data.left[port], data.right[port])]


def _between(frame: Frame, port: int, other: int) -> str:
    x, y, to_x, to_y = (
        frame.middle(port),
        frame.slot_middle(port),
        frame.middle(other),
        frame.slot_middle(other),
    )
    start = f"M{number(x)} {number(y)}"
    if frame is NARROW:
        return _beside(frame, port, other)
    if port // COLUMNS != other // COLUMNS and port % COLUMNS == other % COLUMNS in (0, COLUMNS - 1):
        radius = number((to_y - y) / 2)
        return f"{start}A{radius} {radius} 0 0 {1 if port % COLUMNS else 0} {number(to_x)} {number(to_y)}"
    return f"{start}L{number(to_x)} {number(to_y)}"


def _beside(frame: Frame, port: int, other: int) -> str:
    """Where slots lie close together, only the ends of the ring are drawn, at the very edge."""
    if port // COLUMNS == other // COLUMNS:
        return ""
    edge = frame.slot_width / 2 - 2
    x = frame.middle(port) + (edge if port % COLUMNS else -edge)
    return f"M{number(x)} {number(frame.slot_top(port) + frame.slot_height)}V{number(frame.slot_top(other))}"


def _necks(frame: Frame) -> str:
    """What holds the modules."""
    lines = []
    for column in range(COLUMNS):
        x = number(frame.middle(column))
        lines.append(f"M{x} {number(frame.tile_tops[0] + frame.tile)}V{number(frame.slot_tops[0])}")
        lines.append(f"M{x} {number(frame.slot_tops[1] + frame.slot_height)}V{number(frame.tile_tops[1])}")
    return "".join(lines)
