"""A slot of the station: the cards that were paid, or the price of the module beside it."""

from boardwright.draw.markup import element
from boardwright.draw.shapes import use
from boardwright.games.reworld.board.art import drawn_number, piece, rounded
from boardwright.games.reworld.board.cards import SMALL_HEIGHT, SMALL_WIDTH, small_officer
from boardwright.games.reworld.board.frame import Frame
from boardwright.games.reworld.data.tiles import NO_TILE
from boardwright.games.reworld.view.observation import ReworldObservation

NUMERAL_PEEK = 8
"""From this width on, the edge of a card below holds its value."""


def slot(observation: ReworldObservation, frame: Frame, port: int) -> str:
    """The cards that were paid, or the place for them with the price (RW-16)."""
    cards = observation.slots[port]
    if cards:
        return _paid(observation, frame, port, cards)
    x, y = frame.slot_left(port), frame.slot_top(port)
    place = rounded(x, y, frame.slot_width, frame.slot_height, frame.slot_width / 7, "slot")
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
    return rounded(x, middle - height / 2, width, height, width / 6, "not-held-card")
