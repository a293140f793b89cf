"""What Reworld asks of a viewer, and what it says while others act."""

from boardwright.core.lines import Line, Prompt, Who, counted, listed
from boardwright.games.reworld.data.tiles import COMPANY
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import Names, building_rule, card, port

_OPENING = (
    "Rows now unload from their open ends. Whose carrier is empty stops, the others go on;"
    " when all are empty, the final ship ends the game."
)
"""What Chapter Two is about, at the viewer's first turn (RW-40, RW-41, RW-80)."""
DOING = {
    "turn": "choosing",
    "top": "choosing",
    "below": "choosing",
    "hide": "choosing",
    "undock": "undocking",
    "couple": "coupling units",
    "order": "settling units",
    "settle": "settling a unit",
    "read": "scoring a satellite",
}
"""What the seat in turn is doing, by phase; of a turn of Chapter One no more is said (RW-R53)."""


def status(observation: ReworldObservation, seat: int) -> str:
    """What a seat does now, in a word or two."""
    if seat == observation.turn:
        return DOING[observation.phase]
    if observation.phase == "over":
        return ""
    if observation.chapter == 2:
        return "" if observation.docked_left(seat) else "carrier empty"
    return "dropped out" if has_stopped(observation, seat) else ""


def has_stopped(observation: ReworldObservation, seat: int) -> bool:
    """Whether a seat takes no more in this round: it has dropped out, or will for want of cards (RW-28)."""
    is_dealt = observation.turn >= 0
    return seat in observation.out or (is_dealt and not observation.hand_sizes[seat])


def prompt(observation: ReworldObservation, names: Names) -> Prompt:
    """One sentence that says what to do or who acts, and one for the consequence."""
    if observation.phase == "over":
        return result(observation)
    if observation.turn < 0:
        return Prompt(("The station is filled and cards are dealt",), ("The owner of the marker begins.",))
    if observation.is_yours:
        return _QUESTIONS[observation.phase](observation, names)
    return Prompt((Who(observation.turn), f" is {DOING[observation.phase]}"), _meanwhile(observation))


def result(observation: ReworldObservation) -> Prompt:
    """Who has won, and what decided (RW-86)."""
    winners = [seat for seat, rank in enumerate(observation.ranks) if rank == 1]
    points = observation.scores[winners[0]]
    names = [("You",) if seat == observation.seat else (Who(seat),) for seat in winners]
    if len(winners) > 1:
        ships = counted(_ships(observation, winners[0]), "population ship")
        return Prompt((*listed(names), " share the victory"), (f"{points} points and {ships} each.",))
    verb = " win" if winners[0] == observation.seat else " wins"
    headline = (*names[0], f"{verb} with {points} points")
    if observation.scores.count(points) > 1:
        ships = counted(_ships(observation, winners[0]), "population ship")
        return Prompt(headline, (f"The points are equal; {ships} decide.",))
    return Prompt(headline, (_lead(observation, points),))


def _lead(observation: ReworldObservation, points: int) -> str:
    second = max(score for score in observation.scores if score < points)
    return f"{counted(points - second, 'point')} ahead of the next."


def _ships(observation: ReworldObservation, seat: int) -> int:
    return observation.ship_owners.count(seat)


def _meanwhile(observation: ReworldObservation) -> Line:
    seat = observation.seat
    if seat is None:
        return ("You are watching.",)
    if observation.chapter == 2:
        left = observation.docked_left(seat)
        return (f"You have {counted(left, 'module')} docked." if left else "Your carrier is empty.",)
    if seat in observation.out:
        return ("You have dropped out of this round.",)
    return (f"You hold {counted(observation.hand_sizes[seat], 'card')}.",)


def _turn(observation: ReworldObservation, names: Names) -> Prompt:
    cards = sum(observation.hand)
    if not cards:
        return Prompt(("Your hand is empty",), ("You drop out of this round.",))
    if len(observation.legal) == 1:
        kept = f"Dropping out brings 1 point a card: {counted(cards, 'point')}."
        return Prompt(("Nothing more can be paid for",), (kept,))
    price = "A module costs the values on the cards beside it. The card on top names its docking row."
    return Prompt(("Take a module, or stop here",), (price,))


def _top(observation: ReworldObservation, names: Names) -> Prompt:
    module = names.module(observation.ports[observation.port])
    headline = (f"Pay for {port(observation.port)}, ", *module, ": which card is on top?")
    return Prompt(headline, ("Its value names the docking row.",))


def _below(observation: ReworldObservation, names: Names) -> Prompt:
    headline = (f"Pay for {port(observation.port)}: which cards lie below the ", *card(observation.top), "?")
    return Prompt(headline, (f"The module docks in row {observation.top}.",))


def _hide(observation: ReworldObservation, names: Names) -> Prompt:
    return Prompt(("Choose the card you hide",), (marker_words(observation),))


def marker_words(observation: ReworldObservation) -> str:
    """What the start marker costs and brings (RW-25, RW-26)."""
    begun = "the next round" if observation.round < observation.rounds else "Chapter Two"
    return f"Any card goes face down, hidden from the others: 1 point, and you begin {begun}."


def _undock(observation: ReworldObservation, names: Names) -> Prompt:
    if not _has_undocked(observation, observation.turn):
        return Prompt(("Undock one module",), (_OPENING,))
    left = observation.docked_left(observation.turn)
    last = "Only the module docked last can leave a row. "
    return Prompt(("Undock one module",), (f"{last}{counted(left, 'module')} left.",))


def _has_undocked(observation: ReworldObservation, seat: int) -> bool:
    """Whether anything has left the seat's carrier in Chapter Two."""
    areas = observation.defence, observation.shuttles, observation.satellites, observation.box
    return any((*observation.cities[seat], *(area[seat] for area in areas)))


def _couple(observation: ReworldObservation, names: Names) -> Prompt:
    aboard = listed([names.module(unit) for unit in observation.coupled])
    if observation.coupled:
        return Prompt(("Couple a second unit, or fly",), ("On the shuttle: ", *aboard, "."))
    return Prompt(("Couple a unit, or fly empty",), ("A shuttle carries up to two builder units.",))


def _order(observation: ReworldObservation, names: Names) -> Prompt:
    special = "A special unit scores the tiles of its city as it is then."
    return Prompt(("Which unit settles first?",), (special,))


def _settle(observation: ReworldObservation, names: Names) -> Prompt:
    end = " settle, the second unit?" if observation.settled else " settle?"
    headline = ("Where does ", *names.module(observation.cargo[0]), end)
    unit = observation.cargo[0]
    return Prompt(headline, (f"{names.companies[COMPANY[unit]]}, {building_rule(unit)}.",))


def _read(observation: ReworldObservation, names: Names) -> Prompt:
    return Prompt(("Which city does ", *names.module(observation.tile), " score?"), ("Once, as it is now.",))


_QUESTIONS = {
    "turn": _turn,
    "top": _top,
    "below": _below,
    "hide": _hide,
    "undock": _undock,
    "couple": _couple,
    "order": _order,
    "settle": _settle,
    "read": _read,
}
