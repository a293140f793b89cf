"""The tally: everybody's stacks, the majorities and the seats in one table, read by column."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.draw.icons import icon
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.draw.seats import COLORS
from boardwright.draw.shapes import picture
from boardwright.games.splitz.board.cards import SEATS, mark, tile
from boardwright.games.splitz.data.facts import JOKER
from boardwright.games.splitz.rules.actions import FIRST_TO, JOKER_TO
from boardwright.games.splitz.view.observation import SplitzObservation
from boardwright.games.splitz.words.prompt import status

BAR_STEP = 6.6
PILE_WIDTH = 36
PILE_HEIGHT = 52
COMFORTABLE = 7
"""Piles of more cards than this are drawn denser, so that their height stays."""


def tally(
    observation: SplitzObservation, chairs: Sequence[Chair], denominations: Sequence[int], caption: str
) -> str:
    """The table; the viewer's row first, then clockwise."""
    is_over = observation.phase == "over"
    first = observation.seat or 0
    seats = [(first + step) % observation.players for step in range(observation.players)]
    rows = [_row(observation, chairs, seat, denominations) for seat in seats]
    content = (
        element("caption", text(caption), class_="vh"),
        element("thead", _head(denominations, "Points" if is_over else "If it ended now")),
        element("tbody", _majorities(observation, chairs, denominations), *rows),
    )
    return element("table", *content, class_=classes("tally", over=is_over), id="tally")


def _head(denominations: Sequence[int], last: str) -> str:
    cells = [element("th", tile(card, "head-card"), scope="col") for card in denominations]
    name = element("td", class_="seat-column")
    points = element("th", text(last), scope="col", class_="points-column")
    return element("tr", name, *cells, points)


def _majorities(observation: SplitzObservation, chairs: Sequence[Chair], denominations: Sequence[int]) -> str:
    """Who has most cards of each denomination; two marks are a tie."""
    cells = [_majority(observation, chairs, card) for card in denominations]
    name = "Counts for" if observation.phase == "over" else "Most cards"
    head = element("th", name, scope="row", class_="seat-column")
    return element("tr", head, *cells, element("td", class_="points-column"), class_="majorities")


def _majority(observation: SplitzObservation, chairs: Sequence[Chair], card: int) -> str:
    holders = [seat for seat, row in enumerate(observation.victory_rows) if card in row]
    if not holders:
        nobody = element("span", "–", aria_hidden="true", class_="nobody") + hidden_text("nobody")
        return element("td", nobody)
    names = " and ".join(chairs[seat].name for seat in holders)
    said = hidden_text(f"{names}, {observation.count(holders[0], card)}")
    marks = "".join(mark(seat) for seat in holders)
    step = f"count-{card}" if observation.phase == "over" else ""
    return element("td", element("span", marks, class_=classes("holders", f"of-{len(holders)}", step)), said)


def _row(
    observation: SplitzObservation, chairs: Sequence[Chair], seat: int, denominations: Sequence[int]
) -> str:
    cells = [_stack(observation, seat, card) for card in denominations]
    points = element("td", element("b", str(observation.scores[seat])), class_="points-column")
    look = classes(own=seat == observation.seat)
    head = _seat(observation, chairs[seat], seat)
    return element("tr", head, *cells, points, class_=look or None, id=f"row-of-{seat}")


def _seat(observation: SplitzObservation, chair: Chair, seat: int) -> str:
    leads = observation.leader == seat and observation.phase not in ("over", "lead")
    leader = ""
    if leads:
        bars = picture("leader", 20, 20, "icon") + hidden_text(", leads this round")
        leader = element("span", bars, class_="leads", title="Leads this round")
    waiting = _waiting_jokers(observation.waiting[seat], seat)
    letter = SEATS[seat]
    called = element("b", text(chair.name)), hidden_text(f", {COLORS[letter]} {letter.upper()}")
    name = element("span", *called, leader, waiting, class_="seat-name")
    words = element("span", name, hidden_text(". "), _doing(observation, chair, seat), class_="seat-words")
    content = element("span", mark(seat, "mark large"), words, class_="seat", id=f"seat-{seat}")
    return element("th", content, scope="row", class_="seat-column")


def chip(chair: Chair) -> str:
    """Whether it is the viewer or a bot that sits there."""
    if chair.is_you:
        return element("i", "you")
    return element("i", "bot") if chair.kind == "bot" else ""


def _doing(observation: SplitzObservation, chair: Chair, seat: int) -> str:
    """Who it is and what the seat does now; the line is there even when empty."""
    doing = status(observation, seat)
    is_ready = doing == "ready"
    is_yours = seat == observation.seat and seat in observation.actors
    words = element("span", "your move" if is_yours else text(doing), class_="words") if doing else ""
    score = element("span", str(observation.scores[seat]), class_="seat-points", aria_hidden="true")
    tick = icon("tick") if is_ready else ""
    look = classes("doing", ready=is_ready, yours=is_yours)
    content = chip(chair), score, tick, words
    return element("span", *content, class_=look)


def _waiting_jokers(waiting: int, seat: int) -> str:
    if not waiting:
        return ""
    verb = element("span", "waits" if waiting == 1 else "wait", class_="wide-only", aria_hidden="true")
    said = hidden_text(f", {waiting} waiting joker" + "s" * (waiting > 1))
    count = element("span", str(waiting), aria_hidden="true")
    why = "Waiting jokers join the next numbers that this player gets"
    return element(
        "span",
        tile(JOKER, spoken=False),
        count,
        verb,
        said,
        class_="waiting-jokers",
        id=f"wait-{seat}",
        title=why,
    )


def _stack(observation: SplitzObservation, seat: int, card: int) -> str:
    count = observation.count(seat, card)
    has_most = card in observation.victory_rows[seat]
    look = "none" if not count else "most" if has_most else "fewer"
    shown = element("b", str(count)) if count else hidden_text("0")
    pile = _pile(observation, seat, card)
    action = _action(observation, seat, card)
    if action is None:
        return element("td", element("span", shown, pile, class_="stack"), class_=look)
    target = element("label", shown, pile, class_="stack legal", for_=f"act-{action}")
    return element("td", target, class_=look)


def _action(observation: SplitzObservation, seat: int, card: int) -> int | None:
    if seat != observation.seat:
        return None
    chosen = [base + card - 1 for base in (JOKER_TO, FIRST_TO) if base + card - 1 in observation.legal]
    return chosen[0] if chosen else None


def _pile(observation: SplitzObservation, seat: int, card: int) -> str:
    """The stack from its side, one bar a card: numbers first, then the jokers on them."""
    numbers, jokers = observation.stacks[seat][card], observation.jokers[seat][card]
    count = numbers + jokers
    step = BAR_STEP * min(1, COMFORTABLE / count) if count else 0
    bars = [_bar(place, step, f"field-{card}") for place in range(numbers)]
    bars += [_bar(place, step, "field-joker", joker=True) for place in range(numbers, count)]
    ground = element("path", d=f"M6 {PILE_HEIGHT - 1.5}H30", class_="pile-ground")
    return element(
        "svg",
        *(bars or [ground]),
        class_="pile",
        id=f"pile-{seat}-{card}",
        viewBox=f"0 0 {PILE_WIDTH} {PILE_HEIGHT}",
        aria_hidden="true",
        data_of=f"seat-{seat}",
        data_holds=jokers,
    )


def _bar(place: int, step: float, field: str, joker: bool = False) -> str:
    height = step - 1
    y = PILE_HEIGHT - 1 - step * (place + 1) + 0.6
    bar = element("rect", x=1.5, y=y, width=33, height=height, rx=1.8, class_=f"bar {field}")
    if not joker:
        return bar
    return bar + element("rect", x=14, y=y + height / 2 - 0.9, width=8, height=1.8, class_="bar-joker")
