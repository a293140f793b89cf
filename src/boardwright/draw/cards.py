"""Cards: paper, a coloured field, a drawn numeral. 64 x 88 units."""

from boardwright.draw.markup import element, number
from boardwright.draw.shapes import numeral, numeral_width, symbol

WIDTH = 64
HEIGHT = 88


def number_card(name: str, value: int, field: str, ink: str) -> str:
    """The symbol of a card with a numeral in the middle and small ones in two corners."""
    middle = f"translate({number(WIDTH / 2 - numeral_width(value) * 0.37)} 23.8) scale(.74)"
    corners = element(
        "g",
        numeral(value, ink, "translate(8 8) scale(.2)"),
        numeral(value, ink, "translate(56 80) rotate(180) scale(.2)"),
        class_="corners",
    )
    return card(name, field, numeral(value, ink, middle), corners)


def number_tile(name: str, value: int, field: str, ink: str) -> str:
    """The symbol of the same card where it is shown small: only the numeral, larger."""
    scale = 0.88 if value == 10 else 0.98
    middle = (
        f"translate({number(WIDTH / 2 - numeral_width(value) * scale / 2)} "
        f"{number(HEIGHT / 2 - 30 * scale)}) scale({number(scale)})"
    )
    return symbol(name, WIDTH, HEIGHT, *paper(field, 9), numeral(value, ink, middle))


def card(name: str, field: str, *content: str) -> str:
    """The symbol of a card with anything on its field."""
    return symbol(name, WIDTH, HEIGHT, *paper(field), *content)


def paper(field: str, radius: float = 7) -> tuple[str, str]:
    """The card's body and its field."""
    body = element("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=radius, class_="card-body")
    inset = element("rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=radius - 3, class_=field)
    return body, inset
