"""The viewer's hand: five fixed columns, one a value, with what is still unseen of it."""

from boardwright.core.lines import counted
from boardwright.draw.cards import HEIGHT, WIDTH
from boardwright.draw.markup import element, number, text
from boardwright.games.reworld.board.art import drawn_number
from boardwright.games.reworld.board.cards import VALUES, officer
from boardwright.games.reworld.board.port import is_asked
from boardwright.games.reworld.board.scene import Scene

APART = 6
"""Between copies of a card."""
WIDEST = 26
"""Of all the steps between copies."""
PRICES = (
    ("no value beside it", "any 1 card"),
    ("one value", "that card, or any 2"),
    ("two values", "both, or 3 with one, or any 4"),
)


def hand(scene: Scene) -> str:
    """Cards by value; while a payment is laid, a column lays one card more or takes all of it back."""
    cards = sum(scene.observation.hand)
    note = f"{counted(cards, 'card')}, 1 point each if kept" if cards else "no cards"
    title = element("h2", element("span", "Your hand"), element("small", text(note)), class_="part-title")
    columns = [element("li", _column(scene, value)) for value in VALUES]
    return element(
        "div", title, element("ul", *columns, class_="hand-cards"), price_list(), class_="hand", id="hand"
    )


def _column(scene: Scene, value: int) -> str:
    observation = scene.observation
    held, unseen = observation.hand[value], observation.unseen[value]
    name = f"{value}: {counted(held, 'card')}, {unseen} unseen"
    content = (
        _pile(value, held),
        element("b", f"× {held}" if held else "none", aria_hidden="true"),
        element("small", f"{unseen} unseen", aria_hidden="true", class_="unseen"),
    )
    if not held or not is_asked(observation):
        return element("span", *content, class_="hand-card", id=f"hand-{value}", role="img", aria_label=name)
    return element(
        "button",
        *content,
        type="button",
        class_="hand-card held",
        id=f"hand-{value}",
        aria_label=name,
        aria_pressed="false",
        data_card=value,
        data_held=held,
    )


def _pile(value: int, held: int) -> str:
    """Copies behind one another; of a value that is not held, its outline."""
    step = min(APART, WIDEST / (held - 1)) if held > 1 else 0
    if held:
        drawn = [element("g", officer(value, place * step, 0, WIDTH), class_="copy") for place in range(held)]
    else:
        outline = element("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=7, class_="no-card")
        drawn = [outline, drawn_number(value, "no-card-ink", WIDTH / 2, HEIGHT / 2, 26)]
    width = number(WIDTH + WIDEST)
    return element("svg", *drawn, class_="hand-pile", viewBox=f"0 0 {width} {HEIGHT}", aria_hidden="true")


def price_list() -> str:
    """What a module costs, in three lines (RW-18 to RW-20)."""
    lines = [element("div", element("dt", text(case)), element("dd", text(price))) for case, price in PRICES]
    return element("dl", *lines, class_="price-rule")
