"""A port of the station: its module or who has taken it, and its slot with cards or with the price."""

from boardwright.draw.markup import classes, element, number, text
from boardwright.draw.shapes import moved, use
from boardwright.games.reworld.actions import TAKE
from boardwright.games.reworld.board_art import drawn_number, piece
from boardwright.games.reworld.board_cards import SMALL_HEIGHT, SMALL_WIDTH, small_officer
from boardwright.games.reworld.board_frame import COLUMNS, Frame, next_to
from boardwright.games.reworld.board_payment import ways_to_pay
from boardwright.games.reworld.board_prices import affordable, needs, why_too_dear
from boardwright.games.reworld.board_scene import Scene, listed_values
from boardwright.games.reworld.board_seats import SEATS
from boardwright.games.reworld.board_tiles import tile
from boardwright.games.reworld.data import PORTS
from boardwright.games.reworld.position import NOBODY
from boardwright.games.reworld.tiles import NO_TILE
from boardwright.games.reworld.view import ReworldObservation

NUMERAL_PEEK = 8
"""From this width on, the edge of a card below holds its value."""
ARROW_HEAD = "M0 0-8-5.5V5.5Z"
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
        _module(observation, frame, port),
        _slot(observation, frame, port),
        _links(scene, frame, port) if port in targets else "",
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
    kind, taker = observation.ports[port], observation.takers[port]
    x, y, size = frame.tile_left(port), frame.tile_top(port), frame.tile
    inset = size / 22
    if kind == NO_TILE:
        hole = _rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, size / 8, "hole")
        mark = size * 0.36
        middle = x + (size - mark) / 2, y + (size - mark) / 2
        return hole + (use(f"mark-{SEATS[taker]}", *middle, mark, mark) if taker != NOBODY else "")
    grown = size / 18
    ring = _rect(x - grown, y - grown, size + 2 * grown, size + 2 * grown, size / 6, "ring")
    own_id = f"{frame.prefix}module-{observation.round}-{PORTS[port]}"
    module = piece(own_id, x, y, tile(kind, 0, 0, size), f"{frame.prefix}bag")
    return ring + module


def _rect(x: float, y: float, width: float, height: float, radius: float, class_: str) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, class_=class_)


def _slot(observation: ReworldObservation, frame: Frame, port: int) -> str:
    """The cards that were paid, or the place for them with the price (RW-16)."""
    cards = observation.slots[port]
    if cards:
        return _paid(observation, frame, port, cards)
    x, y = frame.slot_left(port), frame.slot_top(port)
    place = _rect(x, y, frame.slot_width, frame.slot_height, frame.slot_width / 7, "slot")
    if observation.ports[port] == NO_TILE:
        return place
    return place + _price(observation, frame, port)


def _paid(observation: ReworldObservation, frame: Frame, port: int, cards: tuple[int, ...]) -> str:
    """The top card, and those below it looking out at the right."""
    x, y = frame.slot_left(port), frame.slot_top(port)
    drawn = []
    for place in reversed(range(len(cards))):
        own_id = f"{frame.prefix}paid-{observation.round}-{port}-{place}"
        source = _source(observation, frame, observation.takers[port], cards[place])
        card = _card_below(cards[place], frame) if place else small_officer(cards[0], 0, 0, frame.slot_width)
        drawn.append(piece(own_id, x + place * frame.peek, y, card, source))
    return "".join(drawn)


def _card_below(value: int, frame: Frame) -> str:
    """A card of which only an edge is seen; where there is room, its value stands there."""
    width, height = frame.slot_width, frame.slot_height
    blank = use("rw-blank-officer", 0, 0, width, width * SMALL_HEIGHT / SMALL_WIDTH)
    if frame.peek < NUMERAL_PEEK:
        return blank
    return blank + drawn_number(value, "rw-officer-ink", width - frame.peek / 2 - 0.5, height / 2, 12)


def _source(observation: ReworldObservation, frame: Frame, seat: int, value: int) -> str:
    """Where a card comes from: the viewer's hand, or the player."""
    return f"hand-{value}" if seat == observation.seat else f"{frame.prefix}seat-{seat}"


def _price(observation: ReworldObservation, frame: Frame, port: int) -> str:
    """The values demanded as small cards: whole if the viewer holds one, else dashed."""
    demands = observation.demands[port]
    x, y = frame.middle(port), frame.slot_middle(port)
    if not demands:
        width = frame.slot_width * 0.52
        return _dashed(x - width / 2, y, width) + element(
            "circle", cx=x, cy=y, r=frame.slot_width / 16, class_="any-card"
        )
    width = frame.slot_width * (0.55 if len(demands) == 1 else 0.43)
    step = frame.slot_width * 0.49
    left = x - width / 2 - (len(demands) - 1) * step / 2
    drawn = []
    for place, value in enumerate(demands):
        at = left + place * step
        if observation.hand[value] or not sum(observation.hand):
            height = width * SMALL_HEIGHT / SMALL_WIDTH
            drawn.append(small_officer(value, at, y - height / 2, width))
        else:
            drawn.append(
                _dashed(at, y, width) + drawn_number(value, "not-held", at + width / 2, y, width * 0.76)
            )
    return "".join(drawn)


def _dashed(x: float, middle: float, width: float) -> str:
    height = width * SMALL_HEIGHT / SMALL_WIDTH
    return _rect(x, middle - height / 2, width, height, width / 6, "not-held-card")


def _links(scene: Scene, frame: Frame, port: int) -> str:
    """Arrows from the neighbours' cards: what makes the demands."""
    others = [scene.data.left[port], scene.data.right[port]]
    arrows = [_arrow(frame, other, port) for other in others if scene.observation.slots[other]]
    return element("g", *arrows, class_="links")


def _arrow(frame: Frame, port: int, to: int) -> str:
    (row, column), (to_row, to_column) = divmod(port, COLUMNS), divmod(to, COLUMNS)
    if row == to_row and abs(column - to_column) == 1:
        side = 1 if to_column > column else -1
        y = frame.slot_middle(to)
        start = frame.middle(port) + side * frame.slot_width / 2
        end = frame.middle(to) - side * (frame.slot_width / 2 + 1)
        return _pointing(start, y, end, y, 0 if side > 0 else 180)
    if row != to_row and column == to_column:
        side = 1 if to_row else -1
        x = frame.middle(to)
        start = frame.slot_middle(port) + side * frame.slot_height / 2
        end = frame.slot_middle(to) - side * (frame.slot_height / 2 + 1)
        return _pointing(x, start, x, end, 90 * side)
    return ""


def _pointing(x: float, y: float, to_x: float, to_y: float, turn: int) -> str:
    head = element("path", d=ARROW_HEAD, class_="link-head", transform=f"{moved(to_x, to_y)} rotate({turn})")
    if abs(to_x - x) + abs(to_y - y) < 16:
        return head
    back = 7
    if turn in (0, 180):
        to_x -= back if turn == 0 else -back
    else:
        to_y -= back if turn == 90 else -back
    line = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    return element("path", d=line, class_="link") + head


def _tick(frame: Frame, port: int) -> str:
    """Shown when the port is chosen."""
    place = moved(frame.tile_left(port) + frame.tile - 1, frame.tile_top(port) + 3, frame.tile / 66)
    disc = element("circle", cx=0, cy=0, r=11, class_="tick-disc")
    return element("g", disc, element("path", d=TICK, class_="tick-pen"), class_="tick", transform=place)
