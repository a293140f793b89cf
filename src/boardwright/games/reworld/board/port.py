"""A port of the station: its module, or who has taken it, with its slot and what links it to others."""

from boardwright.draw.markup import classes, element, text
from boardwright.draw.shapes import moved, use
from boardwright.games.reworld.board.art import piece, rounded
from boardwright.games.reworld.board.frame import COLUMNS, NARROW, Frame, next_to
from boardwright.games.reworld.board.links import links
from boardwright.games.reworld.board.payment import ways_to_pay
from boardwright.games.reworld.board.prices import affordable, needs, why_too_dear
from boardwright.games.reworld.board.scene import Scene, listed_values
from boardwright.games.reworld.board.seats import SEATS
from boardwright.games.reworld.board.slot import slot
from boardwright.games.reworld.board.tiles import tile
from boardwright.games.reworld.data.facts import PORTS
from boardwright.games.reworld.data.tiles import NO_TILE
from boardwright.games.reworld.rules.actions import TAKE
from boardwright.games.reworld.rules.position import NOBODY
from boardwright.games.reworld.view.observation import ReworldObservation

TICK = "M-4.5.5-1.2 3.7 4.8-3.6"


def targets_of(observation: ReworldObservation) -> list[int]:
    """The ports that the viewer can point at: all that hold a module, when it is the viewer's turn."""
    if not is_asked(observation):
        return []
    return [port for port, kind in enumerate(observation.ports) if kind != NO_TILE]


def is_asked(observation: ReworldObservation) -> bool:
    """Whether the viewer is to take a module, the marker, or to drop out (RW-D1)."""
    return observation.is_yours and observation.phase == "turn"


def can_take(observation: ReworldObservation, port: int) -> bool:
    return is_asked(observation) and TAKE + port in observation.legal


def port_group(scene: Scene, frame: Frame, port: int, targets: list[int]) -> str:
    """One port with everything at it; one target for hand and keys."""
    observation = scene.observation
    legal = can_take(observation, port)
    name = _name(scene, port)
    content = [
        element("title", text(name)),
        _hit(frame, port),
        _printed_name(frame, port),
        _module(observation, frame, port),
        slot(observation, frame, port),
        links(scene, frame, port) if port in targets else "",
        _tick(frame, port) if legal else "",
    ]
    own_id = f"{frame.prefix}port-{PORTS[port]}"
    look = classes("port", legal=legal, short=port in targets and not legal, paid=port == observation.port)
    if port not in targets:
        return element("g", *content, id=own_id, class_=look, role="img", aria_label=name)
    steps = {f"data_{step}": f"{frame.prefix}port-{PORTS[to]}" for step, to in next_to(port, targets).items()}
    return element(
        "g",
        *content,
        id=own_id,
        class_=look,
        role="button",
        tabindex=0 if port == targets[0] else -1,
        aria_label=name,
        aria_describedby=f"use-{PORTS[port]}",
        aria_pressed="false" if legal else None,
        aria_disabled=None if legal else "true",
        data_act=f"act-{TAKE + port}" if legal else None,
        data_why=None if legal else why_too_dear(observation, port),
        data_view=f"offer-{PORTS[port]}",
        **steps,
    )


def _name(scene: Scene, port: int) -> str:
    """A port as it is read out, with all that one may know of it."""
    observation = scene.observation
    kind, taker = observation.ports[port], observation.takers[port]
    if kind != NO_TILE:
        said = [PORTS[port], scene.module(kind), needs(observation.demands[port])]
        if is_asked(observation):
            ways = ways_to_pay(observation, port)
            said.append(affordable(ways[0]) if ways else "you cannot pay")
        return ", ".join(said)
    if taker == NOBODY:
        return f"{PORTS[port]}, empty"
    top, *below = observation.slots[port]
    under = f" over {listed_values(below)}" if below else ""
    return f"{PORTS[port]}, taken by {scene.who(taker)} with {top}{under}"


def _hit(frame: Frame, port: int) -> str:
    """Module and slot are one target."""
    top = min(frame.tile_top(port), frame.slot_top(port))
    bottom = max(frame.tile_top(port) + frame.tile, frame.slot_top(port) + frame.slot_height)
    x = frame.middle(port) - frame.pitch / 2
    return element("rect", x=x, y=top, width=frame.pitch, height=bottom - top, class_="hit")


def _module(observation: ReworldObservation, frame: Frame, port: int) -> str:
    """The module with its ring, or the empty bay with the mark of who has taken it."""
    x, y, size = frame.tile_left(port), frame.tile_top(port), frame.tile
    kind = observation.ports[port]
    if kind == NO_TILE:
        return _bay(x, y, size, observation.takers[port])
    grown = size / 18
    ring = rounded(x - grown, y - grown, size + 2 * grown, size + 2 * grown, size / 6, "ring")
    own_id = f"{frame.prefix}module-{observation.round}-{PORTS[port]}"
    return ring + piece(own_id, x, y, tile(kind, 0, 0, size), f"{frame.prefix}bag")


def _bay(x: float, y: float, size: float, taker: int) -> str:
    inset, mark = size / 22, size * 0.36
    hole = rounded(x + inset, y + inset, size - 2 * inset, size - 2 * inset, size / 8, "hole")
    if taker == NOBODY:
        return hole
    return hole + use(f"mark-{SEATS[taker]}", x + (size - mark) / 2, y + (size - mark) / 2, mark, mark)


def _printed_name(frame: Frame, port: int) -> str:
    """What the log calls a port, where the outer corner of its slot leaves room for it."""
    is_lower = port // COLUMNS
    if frame is NARROW:
        x, up, down = frame.middle(port) - frame.neck, -0.6, frame.slot_height + 6.8
    else:
        x, up, down = frame.slot_left(port) - 4, 10, frame.slot_height - 2
    y = frame.slot_top(port) + (down if is_lower else up)
    return element("text", PORTS[port], x=x, y=y, class_="printed")


def _tick(frame: Frame, port: int) -> str:
    """Shown when the port is chosen."""
    place = moved(frame.tile_left(port) + frame.tile - 1, frame.tile_top(port) + 3, frame.tile / 66)
    disc = element("circle", cx=0, cy=0, r=11, class_="tick-disc")
    return element("g", disc, element("path", d=TICK, class_="tick-pen"), class_="tick", transform=place)
