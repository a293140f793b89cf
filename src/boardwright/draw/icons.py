"""The few signs of the interface, drawn with one pen."""

from boardwright.draw.markup import element
from boardwright.draw.shapes import definitions, picture, symbol

SIZE = 20

_STROKES = {
    "tick": "M4 10.5 8.2 15 16 5.5",
    "back": "M12.5 4 6.5 10l6 6",
    "down": "M5 8l5 5 5-5",
    "up": "M5 12l5-5 5 5",
    "menu": "M3.5 6h13M3.5 10h13M3.5 14h13",
    "close": "M5 5l10 10M15 5 5 15",
    "undo": "M7.5 4.5 3.5 8.5l4 4M4 8.5h7.5a4 4 0 0 1 0 8H9",
}
_CHAIR = "M16 6V50M16 28H40V50M16 8H24M16 18H22"


def symbols() -> str:
    """The definitions of all signs, once a page."""
    signs = [symbol(f"icon-{name}", SIZE, SIZE, _stroke(path)) for name, path in _STROKES.items()]
    return definitions(*signs, symbol("icon-chair", 56, 56, _stroke(_CHAIR)), _logo())


def icon(name: str) -> str:
    """A sign beside a word."""
    return picture(f"icon-{name}", SIZE, SIZE, "icon")


def chair() -> str:
    """An empty chair."""
    return picture("icon-chair", 56, 56, "chair-drawing")


def logo() -> str:
    """Boardwright's own mark: a dovetail joint."""
    return picture("logo", 32, 32, "logo")


def _stroke(path: str) -> str:
    return element("path", d=path, class_="pen")


def _logo() -> str:
    tail = element("path", d="M1 13H31V25a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6Z", class_="logo-tail")
    pins = "M7 1H25a6 6 0 0 1 6 6V13H24.6L27 23H17L19.4 13H12.6L15 23H5L7.4 13H1V7a6 6 0 0 1 6-6Z"
    return symbol("logo", 32, 32, tail, element("path", d=pins, class_="logo-pins"))
