"""The icons of Wild World: one shape for each thing, and numbers drawn, not typed. 20 x 20 units."""

from typing import Final

from boardwright.draw.markup import element, number
from boardwright.draw.shapes import NUMERALS, picture, symbol, use
from boardwright.games.wild_world.data.terms import REALMS

SIZE: Final = 20
GLYPHS: Final = {
    "magic": "M10 .8 12.4 7.6 19.2 10 12.4 12.4 10 19.2 7.6 12.4.8 10 7.6 7.6Z",
    "water": "M10 1C13 5.6 16.2 8.8 16.2 12.6A6.2 6.2 0 0 1 3.8 12.6C3.8 8.8 7 5.6 10 1Z",
    "fire": "M10.4 1C11 5 16 7.4 16 12.6A6 6 0 0 1 4 12.6C4 9.6 5.6 8 6.4 5.8 7.8 6.8 8.4 8 8.6 9.2 10 7.2"
    " 10.8 4 10.4 1Z",
    "ice": "M8.9 1H11.1V7.6L16.9 4.3 18 6.2 12.3 9.5V10.5L18 13.8 16.9 15.7 11.1 12.4V19H8.9V12.4L3.1 15.7"
    " 2 13.8 7.7 10.5V9.5L2 6.2 3.1 4.3 8.9 7.6Z",
    "forest": "M17.6 2.4C18 12 13.6 17.4 7.4 17.4 6.3 17.4 5.4 17.1 4.6 16.6L2.8 19 1.4 17.8 3.2 15.4"
    "C.8 8.8 7 2.4 17.6 2.4Z",
}
"""Of elements: star, drop, flame, snow, leaf."""
_ICONS: Final = {
    "coin": (("ww-coin", "M10 1.6A8.4 8.4 0 0 1 10 18.4 8.4 8.4 0 0 1 10 1.6Z"),),
    "crystal": (
        ("ww-crystal", "M10 1 16.6 7.2 10 19 3.4 7.2Z"),
        ("ww-facets", "M3.4 7.2H16.6M7.4 7.2 10 19 12.6 7.2 10 1Z"),
    ),
    "evolve": (
        ("ww-evolve", "M10 .8 18 5.4V14.6L10 19.2 2 14.6V5.4Z"),
        ("ww-chevrons", "M5.8 10.4 10 6.2 14.2 10.4M5.8 15 10 10.8 14.2 15"),
    ),
    "potion": (
        (
            "ww-glass",
            "M7.6 1.6H12.4M8.2 1.8V7L3.6 14.6A2.7 2.7 0 0 0 6 18.6H14A2.7 2.7 0 0 0 16.4 14.6L11.8 7V1.8",
        ),
        ("ww-potion", "M6 11.4H14L16 14.8A2.3 2.3 0 0 1 14 18.2H6A2.3 2.3 0 0 1 4 14.8Z"),
    ),
    "cauldron": (
        ("ww-kettle", "M2.4 7.6H17.6C17.6 14 15 17.4 10 17.4S2.4 14 2.4 7.6Z"),
        ("ww-kettle-line", "M1.4 6.6H18.6M5.4 17 4 19.2M14.6 17 16 19.2"),
    ),
    "card": (("ww-blank", "M6 2H14A2 2 0 0 1 16 4V16A2 2 0 0 1 14 18H6A2 2 0 0 1 4 16V4A2 2 0 0 1 6 2Z"),),
    "draw": (
        (
            "ww-blank",
            "M5 2.2H12A2 2 0 0 1 14 4.2V15.4A2 2 0 0 1 12 17.4H5A2 2 0 0 1 3 15.4V4.2A2 2 0 0 1 5 2.2Z",
        ),
        ("ww-plus-halo", "M14.6 9.2V19.2M9.6 14.2H19.6"),
        ("ww-plus", "M14.6 9.8V18.6M10.2 14.2H19"),
    ),
    "key": (
        (
            "ww-line",
            "M6.6 2.2A4.6 4.6 0 1 1 6.5 11.4M6.5 2.2A4.6 4.6 0 0 0 6.5 11.4M9.8 10 18 18.2M14 14.2 16.6"
            " 11.6M16.4 16.6 18.6 14.4",
        ),
    ),
    "padlock": (
        ("ww-line", "M5.8 9V6.4A4.2 4.2 0 0 1 14.2 6.4V9"),
        (
            "ww-solid",
            "M5.4 9H14.6A2 2 0 0 1 16.6 11V16.4A2 2 0 0 1 14.6 18.4H5.4A2 2 0 0 1 3.4 16.4V11A2 2 0 0 1"
            " 5.4 9Z",
        ),
    ),
    "worker": (
        (
            "ww-solid",
            "M10 1.4A4 4 0 0 1 12.4 8.6C13.4 11.4 16.6 13.4 16.6 18.6H3.4C3.4 13.4 6.6 11.4 7.6 8.6A4 4"
            " 0 0 1 10 1.4Z",
        ),
    ),
    "house": (("ww-line", "M2 10.4 10 2.6 18 10.4M4.4 8.4V17.6H15.6V8.4"),),
    "flag": (("ww-line", "M5 1.8V18.4M5 3H14.4L17.6 6.2 14.4 9.4H5"),),
    "pennant": (
        ("ww-line", "M5 2V18.4"),
        ("ww-solid", "M6 2.6H17L14 6.6 17 10.6H6Z"),
    ),
    "claws": (
        (
            "ww-line",
            "M4 2.4C6.4 7 7.4 12 7 17.6M9.4 2.4C11.4 7 12.2 12 11.8 17.6M14.8 2.4C16.4 6.6 17 11 16.6 15.6",
        ),
    ),
    "moon": (("ww-line", "M12.6 2.6A8 8 0 1 0 17.8 12.4 6.6 6.6 0 0 1 12.6 2.6Z"),),
    "shield": (("ww-shield", "M10 .8 18 3.6V9.8C18 14.4 14.6 17.6 10 19.4 5.4 17.6 2 14.4 2 9.8V3.6Z"),),
    "plus": (("ww-broad", "M10 3V17M3 10H17"),),
    "bolt": (("ww-solid", "M11.6 1 3.6 11.4H9L7.6 19 16.4 8.2H10.6Z"),),
    "loop": (("ww-line", "M10 10C8 6.4 2 5.4 2 10S8 13.6 10 10 18 5.4 18 10 12 13.6 10 10Z"),),
    "tick": (("ww-line", "M4 10.5 8.2 15 16 5.5"),),
    "discard": (
        ("ww-blank", "M6 2H14A2 2 0 0 1 16 4V16A2 2 0 0 1 14 18H6A2 2 0 0 1 4 16V4A2 2 0 0 1 6 2Z"),
        ("ww-line", "M7.4 13 12.6 7"),
    ),
    "ring": (("ww-hoop", "M10 2.4A7.6 7.6 0 0 1 10 17.6 7.6 7.6 0 0 1 10 2.4Z"),),
    "arrow": (("ww-line", "M3 10H16M11 5 16 10 11 15"),),
    "slash": (("ww-thin", "M7.4 18 12.6 2"),),
    "trio": (
        (
            "ww-hoop",
            "M6 8.4A5 5 0 0 1 6 18.4 5 5 0 0 1 6 8.4ZM14 8.4A5 5 0 0 1 14 18.4 5 5 0 0 1 14 8.4ZM10"
            " 1.6A5 5 0 0 1 10 11.6 5 5 0 0 1 10 1.6Z",
        ),
    ),
    "wheel": (
        ("ww-hoop", "M10 1.4A8.6 8.6 0 0 1 10 18.6 8.6 8.6 0 0 1 10 1.4Z"),
        ("ww-thin", "M10 1.6V10L18 7.4M10 10 15 17M10 10 5 17M10 10 2 7.4"),
    ),
}
"""Parts as the class of the ink and a path."""
_EYES: Final = "M3.4 7.4 8.8 10.2C7.6 13.4 4.4 12.6 3.4 7.4ZM16.6 7.4 11.2 10.2C12.4 13.4 15.6 12.6 16.6 7.4Z"
DIGIT_PITCH: Final = 38
THIN_PITCH: Final = 30
"""Of a 1, which is narrower."""
SIGN_PITCH: Final = 42
BETWEEN: Final = 4
"""The margin of a digit inside its pitch, left and right."""
SIGNS: Final = {"+": "M20 14V46M4 30H36", "−": "M4 30H36"}


def symbols() -> list[str]:
    """The definitions of all icons."""
    return [
        *[symbol(f"ww-{name}", SIZE, SIZE, *_paths(drawn)) for name, drawn in _ICONS.items()],
        *[symbol(f"ww-glyph-{name}", SIZE, SIZE, _glyph(name)) for name in REALMS],
        *[symbol(f"ww-disc-{name}", SIZE, SIZE, *_disc(name)) for name in REALMS],
        *[symbol(f"ww-tint-{name}", SIZE, SIZE, *_colored_card(name)) for name in REALMS],
        *[symbol(f"ww-eyes-{name}", SIZE, SIZE, *_eyes(name)) for name in REALMS],
        symbol("ww-five", SIZE, SIZE, *[_stripe(name, 1 + 3.8 * n) for n, name in enumerate(REALMS)]),
    ]


def icon(name: str, class_: str = "ww-icon", label: str | None = None) -> str:
    """An icon beside words: a name above, or `disc-fire`, `glyph-fire`, `tint-fire`, `five`."""
    return picture(f"ww-{name}", SIZE, SIZE, class_, label)


def icon_at(name: str, x: float, y: float, size: float) -> str:
    """An icon inside a picture, by its middle."""
    return use(f"ww-{name}", x - size / 2, y - size / 2, size, size)


def coin_at(value: int, x: float, y: float, size: float) -> str:
    """A coin with its value, by its middle."""
    return icon_at("coin", x, y, size) + digits(str(value), x, y, size * 0.52, "ink-dark")


def shield_at(value: int, x: float, y: float, size: float) -> str:
    """Points, by their middle."""
    return icon_at("shield", x, y, size) + digits(str(value), x, y - size * 0.03, size * 0.5, "ink-light")


def digits_width(text: str, height: float) -> float:
    """How wide a drawn number is."""
    return sum(_pitch(sign) for sign in text) * height / 60


def digits(text: str, x: float, y: float, height: float, ink: str) -> str:
    """A number with its sign, drawn with its middle at x, y; `ink` is the class of its colour."""
    scale = height / 60
    at = x - digits_width(text, height) / 2
    drawn = []
    for sign in text:
        left = at + (_pitch(sign) - 40) / 2 * scale
        path = SIGNS.get(sign) or NUMERALS[int(sign)]
        place = f"translate({number(left)} {number(y - height / 2)}) scale({scale:.3f})"
        drawn.append(element("path", d=path, class_=f"numeral {ink}", transform=place))
        at += _pitch(sign) * scale
    return "".join(drawn)


def inline_realm(realm: int) -> str:
    """A colour inside a sentence: its disc, then its name."""
    name = REALMS[realm]
    return element("span", icon(f"disc-{name}", "ww-inline"), name, class_="ww-word")


def _pitch(sign: str) -> int:
    return THIN_PITCH if sign == "1" else SIGN_PITCH if sign in SIGNS else DIGIT_PITCH


def _paths(drawn: tuple[tuple[str, str], ...]) -> list[str]:
    return [element("path", class_=ink, d=path) for ink, path in drawn]


def _glyph(name: str) -> str:
    return element("path", d=GLYPHS[name], class_="ww-solid")


def _disc(name: str) -> tuple[str, str]:
    circle = element("circle", cx=10, cy=10, r=9.6, class_=f"ww-{name} ww-rim")
    return circle, element("g", use(f"ww-glyph-{name}", 3.6, 3.6, 12.8, 12.8), class_=f"ww-on-{name}")


def _colored_card(name: str) -> tuple[str, str]:
    body = element("rect", x=4, y=2, width=12, height=16, rx=2, class_=f"ww-{name} ww-edge")
    return body, element("g", use(f"ww-glyph-{name}", 5.5, 5.5, 9, 9), class_=f"ww-on-{name}")


def _eyes(name: str) -> tuple[str, str]:
    """The eyes of a monster in the night."""
    night = element("rect", x=1, y=1, width=18, height=18, rx=4, class_="ww-night ww-rim")
    return night, element("path", d=_EYES, class_=f"ww-night-of-{name} ww-mask")


def _stripe(name: str, x: float) -> str:
    return element("rect", x=x, y=4, width=3, height=12, class_=f"ww-{name}")
