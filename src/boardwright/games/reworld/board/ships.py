"""The population ships as capsules of 69 x 104: points in the nose, the condition, who is how near."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.draw.markup import element, text
from boardwright.draw.shapes import use
from boardwright.games.reworld.board.art import (
    bus,
    drawn_number,
    house,
    marked_house,
    panels,
    put,
    shield,
)
from boardwright.games.reworld.board.seats import SEATS
from boardwright.games.reworld.board.signs import plate
from boardwright.games.reworld.board.tiles import tile
from boardwright.games.reworld.data.facts import ReworldData
from boardwright.games.reworld.data.ships import (
    ALL_ROWS,
    CITY_SIZE,
    COMPANIES,
    FARMING_UNITS,
    SATELLITES,
    SCORE_SHIP,
    SHIELDS,
    SHUTTLES,
    STARTED_ROWS,
)
from boardwright.games.reworld.data.tiles import FARMERS, FIRST_SHUTTLE, ROWS
from boardwright.games.reworld.words.ships import purpose_of_ship

WIDTH = 69
HEIGHT = 104
MIDDLE = WIDTH / 2
LONGEST_NAME = 9

_CAPSULE = "M.7 36A33.8 35 0 0 1 68.3 36V96A7 7 0 0 1 61.3 103H7.7A7 7 0 0 1 .7 96Z"
_FIVE_ROWS = "M-11-8H11M-11-4H11M-11 0H11M-11 4H11M-11 8H11"
_STARTED_ROWS = "M-11-6H-3M3-6H11M-11 0H-3M3 0H11M-11 6H-3M3 6H11"


class Nearest(NamedTuple):
    """The opponent who is nearest to a ship's condition."""

    seat: int
    name: str
    progress: str


def open_ship(ship: int, data: ReworldData, progress: str, nearest: Nearest | None, hint: str) -> str:
    """A ship that nobody has taken; `progress` is the viewer's, as `3/8` or `5 left`."""
    said = [f"{short_name(ship, data)} ship: {data.ship_points[ship]} points"]
    said += [f"you {progress}"] if progress else []
    said += [f"nearest {nearest.name} {nearest.progress}"] if nearest else []
    own = element("text", text(progress), x=MIDDLE, y=85, class_="rw-ship-progress")
    content = put(MIDDLE, 60, 1, _condition(ship, data)), own, _rival(nearest) if nearest else ""
    return _capsule(ship, data, ", ".join(said), content, "rw-ship", hint)


def taken_ship(ship: int, data: ReworldData, seat: int, name: str, is_own: bool) -> str:
    """The place of a ship that has been taken, and whose it is now."""
    said = f"{short_name(ship, data)} ship: {data.ship_points[ship]} points, taken by {name}"
    shown = "yours" if is_own else name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    owner = element("text", text(shown), x=MIDDLE, y=95, class_="rw-ship-words")
    hint = f"Taken by {name}: {purpose_of_ship(ship, data)}"
    mark = use(f"mark-{SEATS[seat]}", MIDDLE - 11, 55, 22, 22)
    return _capsule(ship, data, said, (mark, owner), "rw-ship taken", hint)


def short_name(ship: int, data: ReworldData) -> str:
    """What a ship asks for, in a word or two."""
    if ship < ROWS:
        return f"row {ship + 1}"
    if ship == CITY_SIZE:
        return f"city of {data.thresholds[ship]}"
    return {
        ALL_ROWS: "all rows",
        SHIELDS: "shields",
        SHUTTLES: "shuttles",
        SATELLITES: "satellites",
        FARMING_UNITS: "farming",
        COMPANIES: "companies",
        STARTED_ROWS: "started",
        SCORE_SHIP: "score",
    }[ship]


def _capsule(ship: int, data: ReworldData, said: str, content: Sequence[str], class_: str, hint: str) -> str:
    points = data.ship_points[ship]
    return element(
        "svg",
        element("path", d=_CAPSULE, class_="rw-capsule"),
        element("circle", cx=MIDDLE, cy=20, r=13, class_="rw-nose"),
        drawn_number(points, "rw-nose-ink", MIDDLE, 20, 14),
        element("text", text(short_name(ship, data)), x=MIDDLE, y=47, class_="rw-ship-words"),
        *content,
        class_=class_,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=f"{said}. {hint}",
        tabindex=0,
        data_hint=hint,
    )


def _condition(ship: int, data: ReworldData) -> str:
    """What is asked for as a picture of 24 x 22."""
    if ship < ROWS:
        return plate(ship + 1, -10, -11, 20, 22)
    if ship in (CITY_SIZE, SCORE_SHIP):
        return drawn_number(data.thresholds[ship], "rw-plate-ink", 0, 0, 17)
    return {
        ALL_ROWS: element("path", d=_FIVE_ROWS, class_="rw-ship-lines"),
        SHIELDS: shield(0, 0, 1.4, "rw-ship-shield"),
        SHUTTLES: tile(FIRST_SHUTTLE + 1, -12, -12, 24),
        SATELLITES: _satellite(),
        FARMING_UNITS: put(0, 0, 0.48, marked_house(FARMERS)),
        COMPANIES: put(-12, 0, 0.36, house(1)) + put(0, 0, 0.36, house(0)) + put(12, 0, 0.36, house(3)),
        STARTED_ROWS: element("path", d=_STARTED_ROWS, class_="rw-ship-lines"),
    }[ship]


def _satellite() -> str:
    """A satellite without a task in particular."""
    field = element("rect", x=-12, y=-12, width=24, height=24, rx=3, class_="rw-satellite")
    return field + put(0, 0, 0.45, panels(), bus())


def _rival(nearest: Nearest) -> str:
    mark = use(f"mark-{SEATS[nearest.seat]}", MIDDLE - 14, 88.5, 12, 12)
    return mark + element("text", text(nearest.progress), x=MIDDLE + 1, y=99, class_="rw-ship-rival")
