"""The parts of the row as trays, the dividers between them, and the gaps where dividers may go."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.draw.markup import classes, element, number, text
from boardwright.draw.shapes import moved, use
from boardwright.games.splitz.board.cards import DIVIDER_HEIGHT, SEATS, spoken_card, spoken_cards
from boardwright.games.splitz.board.places import TAKEN, places
from boardwright.games.splitz.board.plan import (
    CARD_TOP,
    STRIP_TRAY_HEIGHT,
    TRAY_HEIGHT,
    TRAY_TOP,
    Plan,
    Tray,
)
from boardwright.games.splitz.rules.actions import DISCARD, VOTE
from boardwright.games.splitz.view.observation import SplitzObservation

MARK = 24
SMALL_MARK = 17
TICK = "M-5.5.5-1.5 4.5 6-4.5"


def tray(
    observation: SplitzObservation,
    plan: Plan,
    color: int,
    chairs: Sequence[Chair],
    colors: Sequence[str],
) -> str:
    """A part of the row: one target when it may be chosen."""
    area = plan.trays[color]
    action = _action(observation, color)
    is_out = color == plan.stage.thrown
    narrow = area.stop - area.start == 1
    look = classes("tray", f"part-{color}", legal=action is not None, out=is_out, narrow=narrow)
    own = observation.own_vote == color and not plan.stage.votes
    content = [
        _rect(area, "ring", 3.5),
        _rect(area, "tray-body"),
        _label(area, color, colors[color], "out" if is_out else ""),
        _tick(area) if action is not None or own else "",
        _votes(plan, color),
    ]
    name = _tray_name(observation, plan, color, chairs, colors)
    if action is None:
        look += " chosen committed" if own else ""
        asked = is_out and observation.phase == "vote"
        why = _why_not(observation, color, chairs, colors) if asked else None
        return element(
            "g", *content, id=f"tray-{color}", class_=look, role="img", aria_label=name, data_why=why
        )
    return element(
        "g",
        *content,
        id=f"tray-{color}",
        class_=look,
        role="button",
        tabindex=0 if color == 0 or action == min(observation.legal) else -1,
        aria_pressed="false",
        aria_label=name,
        data_act=f"act-{action}",
    )


def strip_tray(plan: Plan, color: int, is_source: bool, colors: Sequence[str]) -> str:
    """A part as a small tray, with the marks of those who chose it; the source is the one below."""
    area = plan.trays[color]
    x, width = number(area.x), number(area.width)
    body = element("rect", x=x, y=2, width=width, height=STRIP_TRAY_HEIGHT, rx=8, class_="tray-body")
    middle = area.x + area.width / 2
    marks = _marks(plan.stage.claimants(color), middle, STRIP_TRAY_HEIGHT - 14, SMALL_MARK)
    look = classes("strip-tray", f"part-{color}", source=is_source)
    sign = "" if marks else use(f"part-{color}", middle - 7, STRIP_TRAY_HEIGHT - 20, 14, 14)
    return element("g", body, marks, sign, class_=look)


def takers(observation: SplitzObservation, plan: Plan) -> str:
    """Under the cards of a part that was divided again: who has got them in the end."""
    if not plan.stage.votes:
        return ""
    marks = []
    for index, place in enumerate(places(observation)):
        inside = plan.stage.start <= index < plan.stage.stop
        if inside and place.kind == TAKEN and place.seat not in _sole_claimants(plan):
            marks.append(_marks([place.seat], plan.card_x(index) + 32, CARD_TOP + 66, 22))
    return "".join(marks)


def dividers(observation: SplitzObservation, plan: Plan, colors: Sequence[str], top: float) -> str:
    """The two divider cards, between the parts or waiting at the ends of the row."""
    if observation.phase == "lead" or not observation.row:
        return element("g", id="dividers")
    waiting = len(plan.trays) == 1
    places_x = [tray.x + tray.width + plan.spacing.gap / 2 for tray in plan.trays[:-1]]
    if waiting:
        first = plan.trays[0]
        places_x = [first.x - 15, first.x + first.width + 15]
    may_divide = _may_divide(observation)
    hit = element("rect", x=-22, y=0, width=44, height=DIVIDER_HEIGHT, class_="divider-hit")
    bars = [
        element(
            "g",
            hit if may_divide else "",
            use(f"divider-{place}", -6, 0, 12, DIVIDER_HEIGHT),
            id=f"divider-bar-{place}",
            class_=classes("divider", waiting=waiting),
            transform=moved(x, TRAY_TOP - 7),
            data_rest=number(x),
        )
        for place, x in enumerate(places_x)
    ]
    bands = _bands(colors) if may_divide else ""
    look = "movable" if may_divide else None
    return element("g", bands, *bars, id="dividers", class_=look, transform=moved(0, top))


def gaps(observation: SplitzObservation, plan: Plan) -> str:
    """The gaps between the cards, where the viewer may set the dividers."""
    if not _may_divide(observation):
        return ""
    start, stop = plan.stage.start, plan.stage.stop
    targets = []
    for cards in range(1, stop - start):
        x = plan.gap_x(cards)
        left, right = observation.row[start + cards - 1 : start + cards + 1]
        hit = element("rect", x=x - 38, y=TRAY_TOP - 4, width=76, height=TRAY_HEIGHT + 8, class_="gap-hit")
        slot = element("rect", x=x - 4, y=CARD_TOP - 4, width=8, height=96, rx=4, class_="gap-slot")
        targets.append(
            element(
                "g",
                hit,
                slot,
                id=f"gap-{cards}",
                class_="gap",
                role="button",
                tabindex=0 if cards == 1 else -1,
                aria_pressed="false",
                aria_label=f"Divider between {spoken_card(left)} and {spoken_card(right)}, place {cards}",
                data_cut=cards,
                data_x=number(x),
            )
        )
    first = plan.trays[0]
    ends = {"data_left": number(first.x), "data_right": number(first.x + first.width)}
    ends["data_part"] = f"{observation.row_round}-{start}-{stop}"
    return element("g", *targets, id="cuts", role="group", aria_label="Places for the dividers", **ends)


def _may_divide(observation: SplitzObservation) -> bool:
    return observation.phase == "divide" and bool(observation.legal)


def _bands(colors: Sequence[str]) -> str:
    """Trays that show the division before it is made; the page moves them with the dividers."""
    bands = []
    for color, name in enumerate(colors):
        area = Tray(0, 1, 0, 10)
        content = _rect(area, "tray-body"), _label(area, color, name, "")
        bands.append(
            element("g", *content, id=f"band-{color}", class_=f"band part-{color}", aria_hidden="true")
        )
    return "".join(bands)


def _action(observation: SplitzObservation, color: int) -> int | None:
    """The viewer's act of choosing this part, if there is one."""
    chosen = [action for action in (VOTE + color, DISCARD + color) if action in observation.legal]
    return chosen[0] if chosen else None


def _tray_name(
    observation: SplitzObservation,
    plan: Plan,
    color: int,
    chairs: Sequence[Chair],
    colors: Sequence[str],
) -> str:
    area = plan.trays[color]
    name = f"{colors[color].capitalize()}: {spoken_cards(observation.row[area.start : area.stop])}"
    if color == plan.stage.thrown:
        return f"{name}, thrown out"
    if not plan.stage.votes:
        return f"{name}, your choice" if observation.own_vote == color else name
    who = [chairs[seat].name for seat in plan.stage.claimants(color)]
    return f"{name}, chosen by {' and '.join(who) or 'nobody'}"


def _why_not(
    observation: SplitzObservation, color: int, chairs: Sequence[Chair], colors: Sequence[str]
) -> str:
    thrower = chairs[observation.thrower].name
    return f"{colors[color].capitalize()} is out of play this round: {thrower} threw it out (SZ-21)."


def _sole_claimants(plan: Plan) -> list[int]:
    seats = [plan.stage.claimants(color) for color in range(len(plan.trays))]
    return [claimants[0] for claimants in seats if len(claimants) == 1]


def _rect(area: Tray, class_: str, grown: float = 0) -> str:
    return element(
        "rect",
        x=area.x - grown,
        y=TRAY_TOP - grown,
        width=area.width + 2 * grown,
        height=TRAY_HEIGHT + 2 * grown,
        rx=12 + grown,
        class_=class_,
    )


def _label(area: Tray, color: int, name: str, note: str) -> str:
    """Sign and word; where the row is small on a screen, the page shows the larger of the two signs."""
    word = name.capitalize() + (f", {note}" if note and area.stop - area.start > 1 else "")
    return element(
        "g",
        use(f"part-{color}", 0, 0, 16, 16),
        element("text", text(word), x=22, y=12.7),
        class_="tray-label",
        transform=moved(area.x + 10, TRAY_TOP + 10),
    )


def _tick(area: Tray) -> str:
    place = moved(area.x + area.width - 9, TRAY_TOP + 4)
    circle = element("circle", cx=0, cy=0, r=12, class_="tick-disc")
    return element("g", circle, element("path", d=TICK, class_="tick-pen"), class_="tick", transform=place)


def _votes(plan: Plan, color: int) -> str:
    """The marks of those who chose a part, lying on its lower edge."""
    area = plan.trays[color]
    return _marks(plan.stage.claimants(color), area.x + area.width / 2, TRAY_TOP + TRAY_HEIGHT, MARK)


def _marks(seats: Sequence[int], x: float, y: float, size: float) -> str:
    """Seat marks side by side around a point."""
    step = size + 2
    left = x - (len(seats) * step - 2) / 2
    marks = [
        use(f"mark-{SEATS[seat]}", left + place * step, y - size / 2, size, size)
        for place, seat in enumerate(seats)
    ]
    return element("g", *marks, class_="votes") if marks else ""
