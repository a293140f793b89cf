"""The drawings that Reworld's pieces are composed of, each around a point 0, 0 of its own."""

from boardwright.draw.markup import element
from boardwright.draw.shapes import moved, numeral, numeral_width
from boardwright.games.reworld.data.tiles import LETTERS

BASALT = 1
"""The letter whose terrain is so dark that lines on it are light."""
COMPANY_MARKS = ("k1", "k2", "k3", "k4", "k5", "f")
"""Names of the companies in classes, by number; farming is the last."""
SHIELD = "M0-6.6 6-4.4V0C6 4 3 6.4 0 7.6-3 6.4-6 4-6 0V-4.4Z"
STAR = "M0-10.5 2.7-3.7 10-3.2 4.4 1.4 6.2 8.5 0 4.6-6.2 8.5-4.4 1.4-10-3.2-2.7-3.7Z"
COMPASS = "M0-8.6 2-2 8.6 0 2 2 0 8.6-2 2-8.6 0-2-2Z"
PANELS = "M-23-5H-6V5H-23ZM6-5H23V5H6ZM-17.3-5V5M-11.7-5V5M11.7-5V5M17.3-5V5M-6 0H6"
SMALL_PANELS = "M-24-5H-14V5H-24ZM24-5H14V5H24ZM-19-5V5M19-5V5"
HOUSE = "M-24-5 0-23 24-5V23H-24Z"
ROOF = "M-24-5 0-23 24-5V2L0-16-24 2Z"

_LETTER_PATHS = (
    "M5 46 20 4 35 46M10.5 32H29.5",
    "M8 4V46M8 4H21A10 10 0 0 1 21 24H8M21 24A11 11 0 0 1 21 46H8",
    "M34 11A17 21 0 1 0 34 39",
    "M8 4V46H16A18 21 0 0 0 16 4Z",
    "M33 4H8V46H33M8 24H27",
)
"""A to E as strokes in a box of 40 x 50."""
_ICON_LINES = (
    "M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8ZM0-9V-12.4M7.8-4.5 10.7-6.2M7.8 4.5 10.7 6.2M0 9V12.4"
    "M-7.8 4.5-10.7 6.2M-7.8-4.5-10.7-6.2",
    "M-13-6C-9-11-4-11 0-6S9-1 13-6M-13 5C-9 0-4 0 0 5S9 10 13 5",
    "",
    "M-14 10H14M0-13V-8M-11-8-8-5M11-8 8-5",
    "M-12 10A12 14 0 0 1 12 10M-5 10A5 6 0 0 1 5 10",
    "M0 12V-1",
)
"""Of a wheel, waves, peaks, a rising sun, arcs and a sprout: the companies' icons, in their order."""
_ICON_FILLS = (
    "M0-2.6A2.6 2.6 0 1 1 0 2.6 2.6 2.6 0 1 1 0-2.6Z",
    "",
    "M-14 10-4-10 2 1 5.5-4 14 10Z",
    "M-9 5A9 9 0 0 1 9 5Z",
    "",
    "M0 2C-11 2-13-5-13-10-4-10 0-6 0 2ZM0-1C0-9 4-13 13-13 13-6 10-1 0-1Z",
)
"""What of these icons is filled."""


def put(x: float, y: float, scale: float, *drawings: str) -> str:
    """Drawings at a place of the picture."""
    return element("g", *drawings, transform=moved(x, y, scale))


def piece(own_id: str, x: float, y: float, drawing: str, source: str | None = None, look: str = "") -> str:
    """A thing that the page moves: drawn at 0, 0 and put at x, y; a new one comes from `source`."""
    look = f"piece {look}".rstrip()
    return element("g", drawing, id=own_id, class_=look, transform=moved(x, y), data_from=source)


def rounded(x: float, y: float, width: float, height: float, radius: float, look: str) -> str:
    """A rectangle with round corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, class_=look)


def drawn_number(value: int, ink: str, x: float, y: float, height: float) -> str:
    """A number in drawn numerals, its middle at x, y; `ink` is the class of its strokes."""
    scale = height / 60
    digits = [value] if 0 <= value <= 10 else [int(digit) for digit in str(value)]
    left = x - sum(map(numeral_width, digits)) * scale / 2
    drawn = []
    for digit in digits:
        drawn.append(numeral(digit, ink, moved(left, y - height / 2, scale)))
        left += numeral_width(digit) * scale
    return "".join(drawn)


def drawn_letter(letter: int, ink: str, x: float, y: float, height: float) -> str:
    """A city's letter, its middle at x, y."""
    scale = height / 50
    place = moved(x - 20 * scale, y - 25 * scale, scale)
    return element("path", d=_LETTER_PATHS[letter], class_=f"numeral {ink}", transform=place)


def terrain(letter: int) -> str:
    """The class of a letter's terrain."""
    return f"rw-terrain-{LETTERS[letter].lower()}"


def robot(head: str = "rw-paper", letter: int | None = None) -> str:
    """A terrabot's head on its tracks, 42 x 43, perhaps with its letter."""
    ink = "ink-light" if head == terrain(BASALT) else "ink-dark"
    return "".join(
        [
            element("rect", x=-19, y=-19, width=38, height=31, rx=13, class_=f"rw-robot-head {head}"),
            element("rect", x=-21, y=14, width=42, height=10, rx=5, class_="rw-tracks"),
            element("path", d="M-12 19h.1M0 19h.1M12 19h.1", class_="rw-wheels"),
            "" if letter is None else drawn_letter(letter, ink, 0, -3.5, 21),
        ]
    )


def antenna() -> str:
    """What stands on the head of a large robot."""
    dot = element("circle", cx=0, cy=-26, r=3, class_="rw-tracks")
    return element("path", d="M0-19V-25", class_="rw-antenna") + dot


def house(company: int) -> str:
    """A gabled house in a company's colour, 48 x 46."""
    walls = element("path", d=HOUSE, class_=f"rw-company-{COMPANY_MARKS[company]}")
    return walls + element("path", d=ROOF, class_="rw-roof")


def any_house() -> str:
    """A house of no company in particular."""
    return element("path", d=HOUSE, class_="rw-any-house")


def marked_house(company: int) -> str:
    """A house with its company's icon, which tells it without colour."""
    return house(company) + put(0, 8, 0.95, icon(company))


def icon(company: int) -> str:
    """A company's icon, 28 x 26."""
    line, fill = _ICON_LINES[company], _ICON_FILLS[company]
    drawn = [element("path", d=line, class_="rw-icon-line")] if line else []
    drawn += [element("path", d=fill, class_="rw-icon-fill")] if fill else []
    return element("g", *drawn, class_=f"rw-on-{COMPANY_MARKS[company]}")


def shield(x: float, y: float, scale: float = 1, ink: str = "rw-indigo") -> str:
    """A shield of 12 x 14."""
    return element("path", d=SHIELD, class_=ink, transform=moved(x, y, scale))


def shields(count: int, x: float, y: float, scale: float = 1, ink: str = "rw-indigo") -> str:
    """So many shields side by side, their middle at x, y."""
    step = 14 * scale
    left = x - (count - 1) * step / 2
    return "".join(shield(left + place * step, y, scale, ink) for place in range(count))


def star() -> str:
    """The star of a special unit, 20 x 19."""
    return element("path", d=STAR, class_="rw-star")


def panels() -> str:
    """A satellite's solar panels, 46 x 10."""
    return element("path", d=PANELS, class_="rw-panels")


def small_panels() -> str:
    """Panels that leave more room between them, 48 x 10."""
    return element("path", d=SMALL_PANELS, class_="rw-panels")


def bus() -> str:
    """The body between these panels."""
    return element("circle", cx=0, cy=0, r=5.2, class_="rw-indigo")
