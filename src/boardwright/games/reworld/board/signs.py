"""City signs, row plates and the start marker."""

from boardwright.draw.markup import element, text
from boardwright.draw.shapes import moved, picture, symbol
from boardwright.games.reworld.board.art import COMPASS, drawn_letter, drawn_number, terrain
from boardwright.games.reworld.data.tiles import LETTERS

SIGN_WIDTH = 118
SIGN_HEIGHT = 46
SMALL_SIGN = 28
LONGEST_LINE = 10
"""More letters of a city's name need a second line."""
MARKER_SIZE = 24


def symbols() -> list[str]:
    """The small signs and the start marker."""
    small = [
        symbol(f"rw-sign-{letter}", SMALL_SIGN, SMALL_SIGN, *_small(number))
        for number, letter in enumerate(LETTERS)
    ]
    return [*small, symbol("rw-start-marker", MARKER_SIZE, MARKER_SIZE, *_marker())]


def sign(letter: int, name: str, x: float, y: float) -> str:
    """A city's sign in full size: its letter and its name on its terrain."""
    width, height = SIGN_WIDTH, SIGN_HEIGHT
    body = element("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=7, class_="card-body")
    field = element("rect", x=3, y=3, width=width - 6, height=height - 6, rx=5, class_=terrain(letter))
    pill = element("rect", x=8, y=7.5, width=width - 16, height=31, rx=15.5, class_="rw-paper")
    lettering = drawn_letter(letter, "ink-dark", 24, height / 2, 17)
    return element("g", body, field, pill, lettering, *_name(name), transform=moved(x, y))


def plate(row: int, x: float, y: float, width: float, height: float) -> str:
    """The numeral of a docking row at its hull end."""
    paper = element("rect", x=x, y=y, width=width, height=height, rx=min(7, width / 5), class_="rw-plate")
    return paper + drawn_number(row, "rw-plate-ink", x + width / 2, y + height / 2, height * 0.44)


def start_marker(label: str | None = None) -> str:
    """The start marker beside its owner's name."""
    return picture("rw-start-marker", MARKER_SIZE, MARKER_SIZE, "rw-inline-marker", label)


def _name(name: str) -> list[str]:
    """A city's name in one line, or in two."""
    lines = name.split(maxsplit=1) if len(name) > LONGEST_LINE else [name]
    first = SIGN_HEIGHT / 2 + 4.4 - 6.5 * (len(lines) - 1)
    return [
        element("text", text(line), x=40, y=first + 13 * place, class_="rw-sign-name")
        for place, line in enumerate(lines)
    ]


def _small(letter: int) -> list[str]:
    return [
        element("rect", x=0.5, y=0.5, width=27, height=27, rx=6, class_="card-body"),
        element("rect", x=2, y=2, width=24, height=24, rx=4.6, class_=terrain(letter)),
        element("circle", cx=14, cy=14, r=9.6, class_="rw-paper"),
        drawn_letter(letter, "ink-dark", 14, 14, 11),
    ]


def _marker() -> list[str]:
    disc = element("circle", cx=12, cy=12, r=11, class_="rw-marker")
    return [disc, element("path", d=COMPASS, class_="rw-marker-star", transform=moved(12, 12))]
