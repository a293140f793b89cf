"""The officer cards: pale indigo, a drawn numeral, as many bars below as the value."""

from boardwright.draw.cards import HEIGHT, WIDTH, card
from boardwright.draw.markup import element
from boardwright.draw.shapes import picture, symbol, use
from boardwright.games.reworld.board.art import drawn_number

VALUES = range(1, 6)
SMALL_WIDTH = 40
SMALL_HEIGHT = 52


def symbols() -> list[str]:
    """The cards, their small forms (one without a value: only its edge is seen), and the back."""
    return [
        *[card(f"rw-officer-{value}", "rw-officer-field", _numeral(value), _bars(value)) for value in VALUES],
        *[_small(f"rw-small-officer-{value}", _small_numeral(value)) for value in VALUES],
        _small("rw-blank-officer", ""),
        card("rw-officer-back", "rw-officer-back", _ring()),
    ]


def officer(value: int, x: float, y: float, width: float) -> str:
    """A card in full size in a board's picture."""
    return use(f"rw-officer-{value}", x, y, width, width * HEIGHT / WIDTH)


def small_officer(value: int, x: float, y: float, width: float) -> str:
    """A card in its small form, without bars."""
    return use(f"rw-small-officer-{value}", x, y, width, width * SMALL_HEIGHT / SMALL_WIDTH)


def officer_back(x: float, y: float, width: float) -> str:
    return use("rw-officer-back", x, y, width, width * HEIGHT / WIDTH)


def inline_officer(value: int) -> str:
    """A small card inside a sentence; it is heard as its number."""
    return picture(f"rw-small-officer-{value}", SMALL_WIDTH, SMALL_HEIGHT, "rw-inline-card", str(value))


def _numeral(value: int) -> str:
    return drawn_number(value, "rw-officer-ink", WIDTH / 2, 38, 48)


def _bars(value: int) -> str:
    step = 8.5
    left = WIDTH / 2 - (value - 1) * step / 2
    bars = "".join(f"M{left + place * step:g} 69.5V75" for place in range(value))
    return element("path", d=bars, class_="rw-officer-bars")


def _small(name: str, content: str) -> str:
    body = element("rect", x=0.5, y=0.5, width=39, height=51, rx=5, class_="card-body")
    field = element("rect", x=2.5, y=2.5, width=35, height=47, rx=3, class_="rw-officer-field")
    return symbol(name, SMALL_WIDTH, SMALL_HEIGHT, body, field, content)


def _small_numeral(value: int) -> str:
    return drawn_number(value, "rw-officer-ink", SMALL_WIDTH / 2, SMALL_HEIGHT / 2, 35)


def _ring() -> str:
    """The station's ring, seen from far away."""
    outer = element("rect", x=14, y=14, width=36, height=60, rx=18, class_="rw-back-line")
    return outer + element("rect", x=23, y=23, width=18, height=42, rx=9, class_="rw-back-line")
