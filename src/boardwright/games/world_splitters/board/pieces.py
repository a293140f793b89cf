"""The pieces of World Splitters as symbols: fences, scenery, favors, explorers, coins, markers."""

from boardwright.draw.markup import element, hidden_text, text
from boardwright.draw.shapes import NUMERALS, moved, numeral_width, picture, symbol, use
from boardwright.games.world_splitters.board.seats import SEATS
from boardwright.games.world_splitters.data.facts import COLORS, POWERS

EXPLORER = 56
THICKNESS = 5.5
FAVOR_WIDTH, FAVOR_HEIGHT = 58, 52
OBELISK_WIDTH, OBELISK_HEIGHT = 60, 68
BID_TILE = 46
FENCE_LENGTH, FENCE_WIDTH = 100, 36
OCTAGON = "M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z"
"""44 units across, around 0 0."""

_HEXAGON = "M-13-22.5H13L26 0 13 22.5H-13L-26 0Z"
_ICONS = {
    "R": "M9-11-4 0 9 11M-3-11-16 0-3 11",
    "Y": "M-14-10V11M0-10V11M14-10V11M-17-3H17M-17 6H17",
    "nuta": "M-7-12A4 4 0 1 0-6.9-12M-14 11V5A7 7 0 0 1 0 5V11M11-8V6M4-1H18",
    "kanal": "M-14 9V4A7 7 0 0 1 0 4V9M-7-11A4 4 0 1 0-6.9-11M3-4H16M11-10 17-4 11 2",
    "gimmicks": "M-11 5A12 12 0 1 1 6 9M-13-4-11 6-2 3M-1-3V6",
    "pompa": "M-6 11-4-8 0-13 4-8 6 11ZM-10 11H10",
}
"""What favors do, as one line each; green ones by map."""
_RAIL = "M9 0H91M25-11V11M42-11V11M58-11V11M75-11V11"
_FIRST_RAIL = "M9 0H91M25-11V11M75-11V11M42-6V6M58-6V6"
"""Of a starting fence: two of its bars are short."""


def symbols(power: str) -> list[str]:
    """All of them, with the green favor and the scenery of a map."""
    return [
        *[_fence(name, path) for name, path in (("fence", _RAIL), ("first-fence", _FIRST_RAIL))],
        *[_upright_fence(name, path) for name, path in (("fence", _RAIL), ("first-fence", _FIRST_RAIL))],
        *[_favor(color, power) for color in COLORS],
        *[_explorer(letter) for letter in SEATS],
        *[_pip(letter) for letter in SEATS],
        _obelisk(),
        _bid_tile(),
        _coin(),
        _purse(),
        symbol("ws-marker", 44, 44, element("path", d=OCTAGON, transform="translate(22 22)")),
        symbol(
            "ws-supply", 60, 26, element("path", d="M3 6H57M3 13H57M3 20H57", class_="ws-bundle"), _strings()
        ),
        element("g", *_scenery(power), id="ws-scenery"),
    ]


def favor(color: int, class_: str = "ws-favor-icon", label: str | None = None) -> str:
    """A favor beside words, or the colour of a bonus tile."""
    return picture(f"ws-favor-{COLORS[color]}", FAVOR_WIDTH, FAVOR_HEIGHT, class_, label)


def coin(class_: str = "ws-coin") -> str:
    return picture("ws-coin", 20, 20, class_)


def amount(coins: int) -> str:
    """An amount of coins inside a sentence."""
    return element("span", coin(), element("b", str(coins)), hidden_text(" coins"), class_="ws-amount")


def octagon(size: int, class_: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A number in an octagon, as markers and roundels have it."""
    shape = element("path", d=OCTAGON, class_="ws-octagon")
    return element("g", shape, small_numeral(size, 25), class_=class_, transform=moved(x, y, scale))


def small_numeral(value: int, height: float) -> str:
    """A drawn number around 0 0; above 10 two of them side by side."""
    digits = [value] if value <= 10 else [int(digit) for digit in str(value)]
    scale = height / 60
    widths = [numeral_width(digit) * scale for digit in digits]
    left = -sum(widths) / 2
    drawn = []
    for digit, width in zip(digits, widths):
        drawn.append(element("path", d=NUMERALS[digit], transform=moved(left, -height / 2, scale)))
        left += width
    return element("g", *drawn, class_="ws-numeral")


def tile(size: int) -> str:
    """A bonus tile inside a sentence."""
    words = hidden_text("tile ")
    return element("span", words, size_mark(size), hidden_text(str(size)), class_="ws-inline-tile")


def size_mark(size: int, class_: str = "ws-size") -> str:
    """A size as the scoreboard and the details show it."""
    return element(
        "svg", octagon(size, "ws-solid"), class_=class_, viewBox="-24 -24 48 48", aria_hidden="true"
    )


def space_name(name: str) -> str:
    return element("span", text(name), class_="ws-space-name")


def _fence(name: str, path: str) -> str:
    rail = _railing(path, f"translate(0 {FENCE_WIDTH / 2:g})")
    return symbol(f"ws-{name}", FENCE_LENGTH, FENCE_WIDTH, rail)


def _upright_fence(name: str, path: str) -> str:
    rail = _railing(path, f"translate({FENCE_WIDTH / 2:g} 0) rotate(90)")
    return symbol(f"ws-{name}-upright", FENCE_WIDTH, FENCE_LENGTH, rail)


def _railing(path: str, place: str) -> str:
    casing = element("path", d=path, class_="ws-casing")
    return element("g", casing, element("path", d=path, class_="ws-rail"), transform=place)


def _favor(color: str, power: str) -> str:
    icon = _ICONS[power if color == "G" else color]
    hexagon = element("path", d=_HEXAGON, class_=f"ws-favor ws-favor-{color.lower()}")
    drawn = element("path", d=icon, class_=f"ws-icon ws-icon-{color.lower()}")
    content = element("g", hexagon, drawn, transform=f"translate({FAVOR_WIDTH / 2:g} {FAVOR_HEIGHT / 2:g})")
    return symbol(f"ws-favor-{color}", FAVOR_WIDTH, FAVOR_HEIGHT, content)


def _explorer(letter: str) -> str:
    """A seat's mark as a disc: a darker copy below is its thickness."""
    shade = element("g", use(f"mark-{letter}", 0, THICKNESS, EXPLORER, EXPLORER), class_="ws-thickness")
    top = use(f"mark-{letter}", 0, 0, EXPLORER, EXPLORER)
    return symbol(f"ws-explorer-{letter}", EXPLORER, EXPLORER + THICKNESS, shade, top)


def _pip(letter: str) -> str:
    """A very small explorer, without its letter."""
    shapes = {
        "t": element("circle", cx=6, cy=6, r=5),
        "v": element("path", d="M6 .4 11.6 6 6 11.6 .4 6Z"),
        "s": element("rect", x=1, y=1, width=10, height=10, rx=1),
        "l": element("path", d="M6 .8 11.6 11H.4Z"),
        "r": element(
            "path",
            d="M3.3 3.3A2.7 2.7 0 0 1 8.7 3.3 2.7 2.7 0 0 1 8.7 8.7 "
            "2.7 2.7 0 0 1 3.3 8.7 2.7 2.7 0 0 1 3.3 3.3Z",
        ),
    }
    return symbol(
        f"ws-pip-{letter}", 12, 12, element("g", shapes[letter], class_=f"ws-pip-shape seat-{letter}")
    )


def _obelisk() -> str:
    body = element("path", d="M-17 29H17V22H-17ZM-11 22-8-18 0-30 8-18 11 22Z", class_="ws-obelisk")
    edges = element("path", d="M0-30V22M-8-18H8", class_="ws-obelisk-edge")
    middle = f"translate({OBELISK_WIDTH / 2:g} {OBELISK_HEIGHT / 2:g})"
    return symbol("ws-obelisk", OBELISK_WIDTH, OBELISK_HEIGHT, element("g", body, edges, transform=middle))


def _bid_tile() -> str:
    disc = element("circle", r=21, class_="ws-bid-disc")
    arrows = element("path", d="M-11-5H9M4-11 10-5 4 1M11 6H-9M-4 0-10 6-4 12", class_="ws-bid-arrows")
    return symbol("ws-bid-tile", BID_TILE, BID_TILE, element("g", disc, arrows, transform="translate(23 23)"))


def _coin() -> str:
    return symbol(
        "ws-coin",
        20,
        20,
        element("circle", cx=10, cy=10, r=8.5, class_="ws-coin-disc"),
        element("circle", cx=10, cy=10, r=5.2, class_="ws-coin-ring"),
        element("path", d="M10 6.4v7.2", class_="ws-coin-one"),
    )


def _purse() -> str:
    """A purse seen from outside: nobody sees what is in it."""
    bag = element(
        "path",
        d="M6.5 6.5C3.5 9 2 12 2 14 2 17 5 18.5 10 18.5S18 17 18 14C18 12 16.5 9 13.5 6.5Z",
        class_="ws-bag",
    )
    neck = element("path", d="M5.5 6.5H14.5M7 3 8 6.5M13 3 12 6.5M10 2.5V6.5", class_="ws-bag-string")
    return symbol("ws-purse", 20, 20, bag, neck)


def _strings() -> str:
    return element("path", d="M14 2V24M46 2V24", class_="ws-bundle-string")


def _scenery(power: str) -> tuple[str, ...]:
    """One border of a scenery tile, from 0 0 to 100 0."""
    assert power in POWERS
    return {"nuta": _boulders, "kanal": _sluice_wall, "gimmicks": _rack, "pompa": _colonnade}[power]()


def _boulders() -> tuple[str, ...]:
    stones = "M4 4 12-13 30-17 40-4 36 12 14 15ZM42 8 50-15 64-13 72 2 62 14ZM70 12 74-9 90-12 97 5 88 14Z"
    cracks = "M13-12 22 0 36 10M22 0 30-16M50-14 56 3 71 2M75-8 84 2 96 5"
    return element("path", d=stones, class_="ws-stone"), element("path", d=cracks, class_="ws-stone-line")


def _sluice_wall() -> tuple[str, ...]:
    wall = element("rect", x=2, y=-13, width=96, height=26, rx=2, class_="ws-stone")
    bricks = "M2 0H98M18-13V0M50-13V0M82-13V0M34 0V13M66 0V13"
    return wall, element("path", d=bricks, class_="ws-stone-line")


def _rack() -> tuple[str, ...]:
    teeth = "M2 9V-4H8V-14H18V-4H26V-14H36V-4H44V-14H54V-4H62V-14H72V-4H80V-14H90V-4H98V9Z"
    groove = element("path", d="M2 3H98", class_="ws-stone-line")
    return (
        element("path", d=teeth, class_="ws-stone"),
        groove,
        element("circle", cx=50, cy=3, r=3, class_="ws-stone-light"),
    )


def _colonnade() -> tuple[str, ...]:
    base = element("rect", x=2, y=-12, width=96, height=24, rx=2, class_="ws-stone")
    columns = [element("circle", cx=x, r=8.5, class_="ws-stone-light") for x in (16, 39, 62)]
    fallen = element("path", d="M79-6 92-8 94 4 84 8Z", class_="ws-stone-light")
    return base, *columns, fallen
