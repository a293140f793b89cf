"""The mat of Splitz: the row on the cloth, between the deck and the cards out of play."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.draw.cards import HEIGHT, WIDTH
from boardwright.draw.markup import classes, element, number, text
from boardwright.draw.shapes import moved, picture, use
from boardwright.games.splitz.board.cards import spoken_cards, tile
from boardwright.games.splitz.board.places import LOST, TAKEN, Place, Stage, places, stages
from boardwright.games.splitz.board.plan import (
    CARD_TOP,
    STAGE_HEIGHT,
    STRIP_CARD_TOP,
    STRIP_HEIGHT,
    STRIP_SCALE,
    WEDGE_HEIGHT,
    Plan,
    plans,
)
from boardwright.games.splitz.board.trays import dividers, gaps, strip_tray, takers, tray
from boardwright.games.splitz.data.facts import JOKER, card_name
from boardwright.games.splitz.view.observation import SplitzObservation

WIDE = 560
"""A picture wider than this is so small on a phone that its labels must be larger."""


def mat(observation: SplitzObservation, chairs: Sequence[Chair], colors: Sequence[str]) -> str:
    """Deck, row, cards out of play."""
    inside = _deck(observation), row(observation, chairs, colors), _out_of_play(observation)
    look = classes("mat", again=len(stages(observation)) > 1)
    return element("section", *inside, class_=look, id="mat", aria_label="Board")


def row(observation: SplitzObservation, chairs: Sequence[Chair], colors: Sequence[str]) -> str:
    """The row, or the contested part below the parts that led to it."""
    rows, width = plans(stages(observation))
    strips, main = rows[:-1], rows[-1]
    top = len(strips) * (STRIP_HEIGHT + WEDGE_HEIGHT)
    drawn = [_strip(number, rows, colors) for number in range(len(strips))]
    if len(main.stage.bounds) > 2:
        trays = [tray(observation, main, color, chairs, colors) for color in range(len(main.trays))]
        drawn.append(element("g", *trays, id="trays", transform=moved(0, top)))
    cards = [_piece(observation, rows, index, place) for index, place in enumerate(places(observation))]
    drawn += [
        dividers(observation, main, colors, top),
        element("g", *cards, id="cards", class_="pieces"),
        element("g", takers(observation, main), id="takers", transform=moved(0, top)),
        element("g", gaps(observation, main), id="gaps", transform=moved(0, top)),
    ]
    return element(
        "svg",
        *drawn,
        id="row",
        class_="row wide-row" if width > WIDE else "row",
        viewBox=f"0 0 {number(width)} {top + STAGE_HEIGHT}",
        role="group",
        aria_label=_row_label(observation, chairs, main.stage),
    )


def _row_label(observation: SplitzObservation, chairs: Sequence[Chair], stage: Stage) -> str:
    if not observation.row:
        return "The row, not yet dealt"
    if len(stage.bounds) > 2:
        return "The part that is divided again" if stage.path else "The row in three parts"
    if len(observation.row) < observation.row_end:
        return "The row, being dealt"
    who = chairs[observation.leader].name
    return f"The row, to be divided by {who}: {spoken_cards(observation.row[stage.start : stage.stop])}"


def _strip(depth: int, rows: Sequence[Plan], colors: Sequence[str]) -> str:
    """A part that led to the one below, its voters' marks, and the wedge that opens from it."""
    upper, lower = rows[depth : depth + 2]
    source = lower.stage.path[-1]
    trays = [strip_tray(upper, color, color == source, colors) for color in range(len(upper.trays))]
    opened = upper.trays[source]
    left, right = lower.trays[0], lower.trays[-1]
    bottom = STRIP_HEIGHT + WEDGE_HEIGHT - 2
    wedge = (
        f"M{number(opened.x + 4)} {STRIP_HEIGHT - 3}H{number(opened.x + opened.width - 4)}"
        f"L{number(right.x + right.width)} {bottom}H{number(left.x)}Z"
    )
    top = depth * (STRIP_HEIGHT + WEDGE_HEIGHT)
    content = element("path", d=wedge, class_="wedge"), *trays
    return element("g", *content, id=f"strip-{depth}", class_="strip", transform=moved(0, top))


def _piece(observation: SplitzObservation, rows: Sequence[Plan], index: int, place: Place) -> str:
    """A card of the row, in the deepest part that holds it; copies stand for it further up."""
    holding = [depth for depth, plan in enumerate(rows) if plan.stage.start <= index < plan.stage.stop]
    deepest = holding[-1]
    copies = [_card(observation, rows, index, depth, place, is_copy=True) for depth in holding[:-1]]
    return _card(observation, rows, index, deepest, place, is_copy=False) + "".join(copies)


def _card(
    observation: SplitzObservation,
    rows: Sequence[Plan],
    index: int,
    depth: int,
    place: Place,
    is_copy: bool,
) -> str:
    is_main = depth == len(rows) - 1
    top = depth * (STRIP_HEIGHT + WEDGE_HEIGHT) + (CARD_TOP if is_main else STRIP_CARD_TOP)
    transform = moved(rows[depth].card_x(index), top, 1 if is_main else STRIP_SCALE)
    name = f"{observation.row_round}-{index}"
    look = "piece" if is_main else "piece past"
    if is_copy:
        look = "copy"
    elif place.kind == TAKEN:
        look += " taken"
    elif place.kind == LOST:
        look += " lost"
    struck = place.kind == LOST and not is_copy
    strike = element("path", d="M14 76 50 12", class_="strike") if struck else ""
    return element(
        "g",
        use(f"card-{card_name(observation.row[index])}", 0, 0, WIDTH, HEIGHT),
        strike,
        id=f"copy-{depth}-{name}" if is_copy else f"card-{name}",
        class_=look,
        transform=transform,
        data_home=None if is_copy else _home(observation.row[index], place),
    )


def _home(card: int, place: Place) -> str | None:
    """The id of the place that a card has gone to."""
    if place.kind == TAKEN:
        return f"seat-{place.seat}" if card == JOKER else f"pile-{place.seat}-{card}"
    return "out-of-play" if place.kind == LOST else None


def _deck(observation: SplitzObservation) -> str:
    back = picture("card-back", WIDTH, HEIGHT, "card-picture") if observation.deck_left else ""
    words = element("span", element("b", str(observation.deck_left)), " in the deck")
    pile = element("span", back, class_="pile-top", id="deck")
    return element("div", pile, words, class_="side deck-side")


def _out_of_play(observation: SplitzObservation) -> str:
    count = sum(observation.discards)
    lost = [observation.row[index] for index, place in enumerate(places(observation)) if place.kind == LOST]
    known = lost or [card for card, copies in enumerate(observation.discards) if copies]
    top = tile(known[-1], "card-picture", spoken=False) if known else ""
    words = element("span", element("b", text(str(count))), " out of play")
    pile = element("span", top, class_="pile-top empty-pile", id="out-of-play")
    return element("div", pile, words, class_="side out-side")
