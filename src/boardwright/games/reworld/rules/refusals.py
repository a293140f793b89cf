"""Why an action is refused in Reworld: one sentence and the rule that forbids it."""

from typing import Final

from boardwright.games.reworld.data.facts import PORTS, VALUES
from boardwright.games.reworld.data.tiles import (
    COMPANY,
    FAMILY,
    FARMERS,
    LETTERS,
    NO_TILE,
    ROWS,
    SHUTTLE,
    TERRABOT,
    UNIT,
)
from boardwright.games.reworld.rules.actions import (
    BELOW,
    COUPLE,
    DEFEND,
    FIRST,
    HIDE,
    LAUNCH,
    MARKER,
    NUM_ACTIONS,
    READ,
    SACRIFICE,
    SETTLE,
    TASK,
    TOP,
    UNDOCK,
    USES,
)
from boardwright.games.reworld.rules.position import (
    COUPLING,
    HIDING,
    LAYING_BELOW,
    LAYING_TOP,
    NOBODY,
    ORDERING,
    READING,
    SETTLING,
    TURN_ONE,
    TURN_TWO,
    Position,
)

ASKED: Final = {
    TURN_ONE: ("take a module, take the marker or drop out", "RW-14"),
    LAYING_TOP: ("choose the card on top", "RW-22"),
    LAYING_BELOW: ("choose the cards below the top one", "RW-22"),
    HIDING: ("choose the card to lay face down", "RW-25"),
    TURN_TWO: ("undock one module", "RW-41"),
    COUPLING: ("couple a builder unit, or fly", "RW-48"),
    ORDERING: ("choose which unit settles first", "RW-51"),
    SETTLING: ("choose the city of the unit", "RW-56"),
    READING: ("choose the city that the satellite reads", "RW-62"),
}
"""What each phase asks for, and the rule that says so."""


def why_illegal(position: Position, seat: int, action: int) -> tuple[str, str]:
    """The reason, for a seat and an action that are not legal in this position."""
    if seat != position.actor:
        return "It is another player's turn.", "RW-13" if position.phase < TURN_TWO else "RW-40"
    if not 0 <= action < NUM_ACTIONS:
        return f"Reworld has no action {action}.", ""
    asked, rule = ASKED[position.phase]
    if _phase_of(action) != position.phase:
        return f"Now {asked}; nothing else is possible.", rule
    if position.phase == TURN_ONE:
        return _why_no_turn_one(position, action)
    if position.phase == TURN_TWO:
        return _why_no_turn_two(position, action)
    if position.phase == COUPLING:
        return f"There is no builder unit at the open end of row {action - COUPLE + 1}.", "RW-50"
    if position.phase == SETTLING:
        return _why_no_city(position, action - SETTLE)
    if position.phase == READING:
        return f"City {LETTERS[action - READ]} is not founded.", rule
    if position.phase == HIDING:
        return f"You hold no {action - HIDE + 1}.", rule
    return "You hold no cards that pay for this module that way.", price_rule(
        *position.demands(position.port)
    )


def price_rule(first: int, second: int) -> str:
    """The rule that names the price of a port with these demands."""
    if not first and not second:
        return "RW-18"
    return "RW-19" if first == second or not first or not second else "RW-20"


def _phase_of(action: int) -> int:
    first_of = (
        (READ, READING),
        (SETTLE, SETTLING),
        (FIRST, ORDERING),
        (COUPLE, COUPLING),
        (UNDOCK, TURN_TWO),
        (HIDE, HIDING),
        (BELOW, LAYING_BELOW),
        (TOP, LAYING_TOP),
    )
    for first, phase in first_of:
        if action >= first:
            return phase
    return TURN_ONE


def _why_no_turn_one(position: Position, action: int) -> tuple[str, str]:
    hand = position.hands[position.actor]
    if action == MARKER:
        if position.hidden_by != NOBODY:
            return "The marker has been taken in this round.", "RW-25"
        return "Your hand is empty: there is no card to lay on the space.", "RW-25"
    port = action
    if position.ports[port] == NO_TILE:
        return f"The module at {PORTS[port]} is taken.", "RW-15"
    first, second = position.demands(port)
    return f"{PORTS[port]} {price_text(first, second)}; {held_text(hand)}.", price_rule(first, second)


def price_text(first: int, second: int) -> str:
    """What a port with these demands costs."""
    demands = sorted({demand for demand in (first, second) if demand})
    if not demands:
        return "costs one card"
    if len(demands) == 1:
        return f"needs a {demands[0]}, or any two cards"
    return f"needs {demands[0]} and {demands[1]}, or three cards with one of them, or any four"


def held_text(hand: tuple[int, ...]) -> str:
    """What is in that hand."""
    cards = [str(value) for value in range(VALUES) for _ in range(hand[value])]
    return f"you hold {', '.join(cards)}" if cards else "your hand is empty"


def _why_no_turn_two(position: Position, action: int) -> tuple[str, str]:
    row, use = divmod(action - UNDOCK, USES)
    tiles = position.docked[position.actor * ROWS + row]
    if not tiles:
        return f"Row {row + 1} is empty.", "RW-42"
    family = FAMILY[tiles[-1]]
    if use == LAUNCH:
        return f"Row {row + 1} ends in no terrabot.", "RW-44"
    if use == TASK:
        return f"Row {row + 1} ends in no satellite.", "RW-61"
    if use == SACRIFICE:
        return "Only builder units can be sacrificed.", "RW-59"
    if use == DEFEND:
        return _why_no_defence(family)
    return _why_no_transport(family)


def _why_no_defence(family: int) -> tuple[str, str]:
    if family == SHUTTLE:
        return "A shuttle without shields cannot defend.", "RW-47"
    if family == UNIT:
        return "A builder unit cannot defend, nor the shuttle behind it.", "RW-49"
    return "A terrabot can only be launched.", "RW-45"


def _why_no_transport(family: int) -> tuple[str, str]:
    if family == UNIT:
        return "There is no shuttle directly behind this unit.", "RW-49"
    what = "terrabot" if family == TERRABOT else "satellite"
    return f"A {what} carries nothing: only a shuttle does.", "RW-48"


def _why_no_city(position: Position, city: int) -> tuple[str, str]:
    """Only a unit with several cities to choose from is asked, so its own company builds nowhere yet."""
    if position.cities_of(position.actor)[city]:
        return f"Another company builds in city {LETTERS[city]}.", "RW-53"
    is_farmer = COMPANY[position.cargo[0]] == FARMERS
    return f"City {LETTERS[city]} is not founded.", "RW-52" if is_farmer else "RW-53"
