"""Own size, place, and the others' sizes: the race for the final ship, read where it is run."""

from collections.abc import Sequence

from boardwright.core.lines import signed
from boardwright.draw.markup import element, hidden_text, text
from boardwright.draw.shapes import moved, numeral_width
from boardwright.games.reworld.board.art import drawn_number
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.seats import mark

ORDINALS = ("1st", "2nd", "3rd", "4th")
NUMERAL_HEIGHT = 60
SIGN_WIDTH = 44
_PLUS, _MINUS = "M20 16V44M6 30H34", "M6 30H34"


def place_of(values: Sequence[int], seat: int) -> str:
    """`1st`, or `tied 1st`; empty for a seat that takes no part (RW-82)."""
    value = values[seat]
    if not value:
        return ""
    place = ORDINALS[sum(other > value for other in values)]
    return f"tied {place}" if values.count(value) > 1 else place


def place_values(places: Sequence[int]) -> str:
    """What the places of a category bring: `1st 14`, `2nd 6`."""
    worth = [element("span", f"{ordinal} {points} ") for ordinal, points in zip(ORDINALS, places)]
    return "".join(worth)


def standing(scene: Scene, category: int, seat: int) -> str:
    """The place in a category of the final ship and what it would bring now, as `tied 2nd +3`."""
    place = place_of(scene.observation.final_values[category], seat)
    points = scene.observation.final_points[category][seat]
    return element("span", f"{place} ") + element("b", f"+{points}" if points else "0") if place else ""


def clockwise(seat: int, players: int) -> list[int]:
    """The other seats, from the next one on."""
    return [(seat + step) % players for step in range(1, players)]


def others(values: Sequence[int], seat: int, scene: Scene, absent: str) -> str:
    """The others' marks and values; `absent` stands for a value of 0."""
    shown = [
        element(
            "span",
            mark(other, "mark"),
            hidden_text(f"{scene.chairs[other].name} "),
            text(str(values[other]) if values[other] else absent),
        )
        for other in clockwise(seat, len(values))
    ]
    return element("span", *shown, class_="rw-others")


def numeral(value: int, class_: str = "rw-numeral") -> str:
    """A number in drawn numerals, as a picture of its own."""
    return _number(value, "", class_)


def signed_numeral(points: int) -> str:
    """Points that are won or lost, as `+7`."""
    return _number(points, _PLUS if points > 0 else "", "rw-numeral")


def _number(value: int, sign: str, class_: str) -> str:
    """The numerals, after a sign if there is one; a negative number has its own."""
    stroke = _MINUS if value < 0 else sign
    left = SIGN_WIDTH if stroke else 0
    width = sum(numeral_width(int(digit)) for digit in str(abs(value)))
    if abs(value) == 10:
        width = numeral_width(10)
    middle = NUMERAL_HEIGHT / 2 + 5
    drawn = drawn_number(abs(value), "rw-plate-ink", left + 5 + width / 2, middle, NUMERAL_HEIGHT)
    before = element("path", d=stroke, class_="numeral rw-plate-ink", transform=moved(5, 5)) if stroke else ""
    return element(
        "svg",
        before,
        drawn,
        class_=class_,
        viewBox=f"0 0 {left + width + 10} {NUMERAL_HEIGHT + 10}",
        role="img",
        aria_label=signed(value) if stroke else str(value),
    )
