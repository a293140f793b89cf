"""The pieces of Splitz as symbols: cards, the back, dividers, part signs."""

from boardwright.draw import seats
from boardwright.draw.cards import HEIGHT, WIDTH, card, number_card, number_tile, paper
from boardwright.draw.markup import element, text
from boardwright.draw.shapes import STAR, STAR_SHADE, definitions, moved, picture, symbol, use
from boardwright.games.splitz.data.facts import JOKER, card_name

SEATS = "tvlr"
"""The seats' marks; the sky blue one is left out, so that nobody sits in the colour of the blue part."""
FIRST_LIGHT = 6
"""From this denomination on the field is so dark that the numeral is light."""
DIVIDER_HEIGHT = 150
LETTER_J = "M14 5H32V40C32 50 26 55 18 55 11 55 7 51 6 44"
"""A stroked path in the box of a numeral."""


def symbols() -> str:
    """All definitions, once a page."""
    numbers = range(1, 11)
    return definitions(
        *[number_card(f"card-{n}", n, f"field-{n}", _ink(n)) for n in numbers],
        *[number_tile(f"tile-{n}", n, f"field-{n}", _ink(n)) for n in numbers],
        card("card-J", "field-joker", *_joker()),
        symbol("tile-J", WIDTH, HEIGHT, *paper("field-joker", 9), _star(1.25)),
        card("card-back", "field-back", _back()),
        *[symbol(f"part-{color}", 20, 20, *_sign(color)) for color in range(3)],
        *[symbol(f"divider-{place}", 12, DIVIDER_HEIGHT, *_divider(place)) for place in range(2)],
        symbol("leader", 20, 20, element("path", d="M6.5 2.5v15M13.5 2.5v15", class_="pen broad")),
    )


def mark(seat: int, class_: str = "mark") -> str:
    return seats.mark(SEATS[seat], class_)


def tile(card: int, class_: str = "tile", spoken: bool = True) -> str:
    """A small card that is heard as its name."""
    label = spoken_card(card) if spoken else None
    return picture(f"tile-{card_name(card)}", WIDTH, HEIGHT, class_, label)


def part_sign(color: int, class_: str = "sign") -> str:
    return picture(f"part-{color}", 20, 20, class_)


def spoken_card(card: int) -> str:
    return "joker" if card == JOKER else str(card)


def spoken_cards(cards: tuple[int, ...]) -> str:
    """Cards as they are read out: `4, joker, 7`."""
    return ", ".join(map(spoken_card, cards))


def part_word(name: str) -> str:
    """A part's name at the beginning of a label."""
    return text(name.capitalize())


def cover() -> str:
    """The box cover: a row in its three parts."""
    bands = [
        element("rect", x=x or None, width=width, height=220, class_=f"part-fill-{color}")
        for color, (x, width) in enumerate(((0, 112), (112, 96), (208, 112)))
    ]
    small = [use(f"tile-{name}", x, 82, 44, 60.5) for name, x in ((4, 6), (9, 55), (10, 221), (7, 270))]
    bars = [  # turned round, so that each half stands out from its ground
        element("g", use(f"divider-{place}", -6.5, 0, 13, 168), transform=f"translate({x} 26) scale(-1 1)")
        for place, x in enumerate((112, 208))
    ]
    signs = [
        element("g", use(f"part-{color}", x - 8, 188, 16, 16), class_=f"part-ink-{color}")
        for color, x in enumerate((56, 160, 264))
    ]
    return element(
        "svg",
        *bands,
        *small,
        use("card-J", 126, 61, 68, 93.5),
        *bars,
        *signs,
        class_="cover",
        viewBox="0 0 320 220",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def _ink(denomination: int) -> str:
    return "ink-light" if denomination >= FIRST_LIGHT else "ink-dark"


def _joker() -> list[str]:
    lines = "M4 44 44 4M4 64 60 8M4 80 60 24M20 84 60 44"
    corners = [
        element("path", d=LETTER_J, class_="numeral ink-joker", transform=f"{place} scale(.2)")
        for place in ("translate(8 8)", "translate(56 80) rotate(180)")
    ]
    return [
        element("path", d=lines, class_="joker-lines"),
        element("circle", cx=32, cy=44, r=24, class_="field-joker"),
        _star(1),
        element("path", d=STAR_SHADE, class_="joker-shade", transform=moved(32, 44)),
        element("g", *corners, class_="corners"),
    ]


def _star(scale: float) -> str:
    return element("path", d=STAR, class_="joker-star", transform=moved(32, 44, scale))


def _back() -> str:
    rows = element("path", d="M13 20H51M13 32H51M13 44H51M13 56H51M13 68H51", class_="back-row")
    cuts = element("path", d="M25 9V79M39 9V79", class_="back-cut")
    return rows + cuts


def _sign(color: int) -> list[str]:
    ring = element("circle", cx=10, cy=10, r=7, class_="sign-ring")
    fill = ("", "M10 3a7 7 0 0 1 0 14Z", "M10 3a7 7 0 0 1 0 14 7 7 0 0 1 0-14Z")[color]
    return [ring, element("path", d=fill, class_="sign-fill")] if fill else [ring]


def _divider(place: int) -> list[str]:
    """A bar of the two colours that it parts."""
    left = f"M6 1H4a3 3 0 0 0-3 3V{DIVIDER_HEIGHT - 4}a3 3 0 0 0 3 3H6Z"
    right = f"M6 1H8a3 3 0 0 1 3 3V{DIVIDER_HEIGHT - 4}a3 3 0 0 1-3 3H6Z"
    return [
        element("path", d=left, class_=f"part-fill-{place}"),
        element("path", d=right, class_=f"part-fill-{place + 1}"),
        element("rect", x=1, y=1, width=10, height=DIVIDER_HEIGHT - 2, rx=3, class_="divider-edge"),
    ]
