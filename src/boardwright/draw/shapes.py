"""The drawn things that every game shares: numerals, symbols and where they lie."""

from boardwright.draw.markup import element, number

NUMERALS = (
    "M20 5C11 5 6 15 6 30S11 55 20 55 34 45 34 30 29 5 20 5Z",
    "M11 14 22 5V55M11 55H33",
    "M7 18C7 9 13 5 20 5 28 5 33 10 33 18 33 28 22 36 7 55H34",
    "M8 5H32L18 24C28 23 34 31 34 39 34 49 28 55 19 55 13 55 8 52 6 47",
    "M27 55V5L5 41H36",
    "M31 5H11L9 27C12 24 16 23 20 23 29 23 34 30 34 38 34 48 28 55 19 55 13 55 8 52 6 48",
    "M29 5C17 10 6 22 6 38 6 48 12 55 20 55 28 55 34 48 34 39 34 30 28 24 20 24 13 24 7 29 6 37",
    "M6 5H34L17 55",
    "M20 5C12 5 8 10 8 16.5 8 23 13 28 20 28S32 23 32 16.5C32 10 28 5 20 5Z"
    "M20 28C11 28 6 34 6 41.5 6 50 12 55 20 55S34 50 34 41.5C34 34 29 28 20 28Z",
    "M11 55C23 50 34 38 34 22 34 12 28 5 20 5 12 5 6 12 6 21 6 30 12 36 20 36 27 36 33 31 34 23",
    "M1 13 11 5V55M36 5C27 5 22 15 22 30S27 55 36 55 50 45 50 30 45 5 36 5Z",
)
"""Stroked paths of 0 to 10 in a box of 40 x 60 (the 10: 54 x 60)."""

STAR = (
    "M0-20 4-9.7 14.1-14.1 9.7-4 20 0 9.7 4 14.1 14.1 4 9.7 "
    "0 20-4 9.7-14.1 14.1-9.7 4-20 0-9.7-4-14.1-14.1-4-9.7Z"
)
"""A star of eight points around 0,0."""
STAR_SHADE = (
    "M0 0 0-20 4-9.7 0 0 14.1-14.1 9.7-4 0 0 20 0 9.7 4 0 0 14.1 14.1 4 9.7 "
    "0 0 0 20-4 9.7 0 0-14.1 14.1-9.7 4 0 0-20 0-9.7-4 0 0-14.1-14.1-4-9.7Z"
)
"""The shaded halves of its points."""


def numeral_width(value: int) -> int:
    """The width of a numeral's box, whose height is 60."""
    return 54 if value == 10 else 40


def numeral(value: int, ink: str, place: str) -> str:
    """A drawn numeral; `ink` is its class, `place` its transform."""
    return element("path", d=NUMERALS[value], class_=f"numeral {ink}", transform=place)


def symbol(name: str, width: float, height: float, *content: str) -> str:
    """A definition that `use` draws."""
    return element("symbol", *content, id=name, viewBox=f"0 0 {number(width)} {number(height)}")


def use(
    name: str, x: float = 0, y: float = 0, width: float | None = None, height: float | None = None
) -> str:
    """A defined symbol, drawn here."""
    return element("use", href=f"#{name}", x=x or None, y=y or None, width=width, height=height)


def picture(name: str, width: float, height: float, class_: str, label: str | None = None) -> str:
    """A symbol as an image of its own; without a label it is decoration."""
    return element(
        "svg",
        use(name),
        class_=class_,
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img" if label else None,
        aria_label=label,
        aria_hidden=None if label else "true",
    )


def definitions(*symbols: str) -> str:
    """Symbols, out of sight, for the pictures of a page."""
    return element(
        "svg", element("defs", *symbols), class_="definitions", width=0, height=0, aria_hidden="true"
    )


def moved(x: float, y: float, scale: float = 1) -> str:
    """A transform to a place."""
    place = f"translate({number(x)} {number(y)})"
    return place if scale == 1 else f"{place} scale({scale:.3f})"
