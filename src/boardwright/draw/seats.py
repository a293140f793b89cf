"""Seat marks: every seat has a colour, a shape and a letter, and all three say the same."""

from boardwright.draw.markup import element
from boardwright.draw.shapes import definitions, picture, symbol

SIZE = 24

_SHAPES = {
    "t": element("circle", cx=12, cy=12, r=9.5),
    "v": element("path", d="M12 1.2 22.8 12 12 22.8 1.2 12Z"),
    "l": element("path", d="M12 1.6 23 21.4H1Z"),
    "r": element(
        "path",
        d="M6.6 6.6A5.4 5.4 0 0 1 17.4 6.6 5.4 5.4 0 0 1 17.4 17.4 5.4 5.4 0 0 1 6.6 17.4 "
        "5.4 5.4 0 0 1 6.6 6.6Z",
    ),
    "s": element("rect", x=2.2, y=2.2, width=19.6, height=19.6, rx=1.5),
}
_LETTERS = {
    "t": "M8.4 8.4H15.6M12 8.4V16",
    "v": "M8.6 8.6 12 15.8 15.4 8.6",
    "l": "M9.9 10.6V18.2H14.7",
    "r": "M9.6 16.2V8H12.6A2.5 2.5 0 0 1 12.6 13H9.6M12.4 13 15 16.2",
    "s": "M15 9.3C14.2 8 9.4 7.6 9.4 10.1S15.2 12 15.2 14.2 9.6 16.6 8.8 14.6",
}
COLORS = {"t": "tangerine", "v": "violet", "l": "leaf", "r": "rose", "s": "sky"}
"""The seats' colours by letter."""


def symbols() -> str:
    """The marks of all seats as hidden SVG definitions, once a page."""
    return definitions(*[_mark_symbol(letter) for letter in _SHAPES])


def mark(letter: str, class_: str = "mark") -> str:
    """A seat's mark beside its name."""
    return picture(f"mark-{letter}", SIZE, SIZE, class_)


def _mark_symbol(letter: str) -> str:
    shape = element("g", _SHAPES[letter], class_=f"mark-shape seat-{letter}")
    drawn = element("path", d=_LETTERS[letter], class_=f"mark-letter seat-letter-{letter}")
    return symbol(f"mark-{letter}", SIZE, SIZE, shape, drawn)
