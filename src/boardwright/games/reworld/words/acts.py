"""What a button or a numbered choice says of an action of Reworld."""

from boardwright.core.lines import Line, counted, signed, spaced
from boardwright.games.reworld.data.tiles import LETTERS
from boardwright.games.reworld.rules.actions import (
    BELOW,
    BELOWS,
    COUPLE,
    DEFEND,
    DROP,
    FIRST,
    FLY,
    HIDE,
    LAUNCH,
    MARKER,
    READ,
    SETTLE,
    TASK,
    TOP,
    TRANSPORT,
    UNDOCK,
    USES,
)
from boardwright.games.reworld.view.observation import Effect, ReworldObservation
from boardwright.games.reworld.words.names import Names, card, cards, port


def act_label(observation: ReworldObservation, action: int, names: Names) -> Line:
    """What choosing it means, with what it scores at once."""
    if action >= TOP and action < UNDOCK:
        return _payment(action)
    if action < TOP:
        return _turn_one(observation, action, names)
    won = _won(observation.effect(action), names)
    if action < COUPLE:
        return *_undocking(observation, action, names), *won
    return *_flight(observation, action, names), *won


def _turn_one(observation: ReworldObservation, action: int, names: Names) -> Line:
    if action == DROP:
        return (f"Drop out, +{sum(observation.hand)}",)
    if action == MARKER:
        return ("Take the start marker, +1",)
    demands = observation.demands[action]
    price = ("needs ", *spaced([card(value) for value in demands], " and ")) if demands else ("any one card",)
    return f"{port(action)} ", *names.module(observation.ports[action]), ": ", *price


def _payment(action: int) -> Line:
    if action >= HIDE:
        return "Hide the ", *card(action - HIDE + 1)
    if action >= BELOW:
        below = BELOWS[action - BELOW]
        return ("Over ", *cards(below)) if below else ("Nothing below it",)
    value = action - TOP + 1
    return *card(value), f" on top, row {value}"


def _undocking(observation: ReworldObservation, action: int, names: Names) -> Line:
    row, use = divmod(action - UNDOCK, USES)
    tile = observation.docked[observation.turn][row][-1]
    where: Line = (f"Row {row + 1}, ", *names.module(tile), ": ")
    if use == TRANSPORT:
        return *where, "transport"
    if use == LAUNCH:
        size = observation.city_sizes[observation.turn][tile]
        return *where, f"launch to city {LETTERS[tile]}" if size else f"found city {LETTERS[tile]}"
    if use == DEFEND:
        return *where, "defend"
    if use == TASK:
        effect = observation.effect(action)
        return *where, f"task, {signed(effect.points)}" if effect.ends_turn else "task on a city"
    return *where, "sacrifice, to the box"


def _flight(observation: ReworldObservation, action: int, names: Names) -> Line:
    effect = observation.effect(action)
    if action >= READ:
        return (f"City {LETTERS[action - READ]}: {signed(effect.points)}",)
    if action >= SETTLE:
        city = action - SETTLE
        size = observation.city_sizes[observation.turn][city] + 1
        points = f", {signed(effect.points)}" if effect.points else ""
        return (f"City {LETTERS[city]}, then {counted(size, 'tile')}{points}",)
    if action >= FIRST:
        return *names.module(observation.coupled[action - FIRST]), " first"
    if action == FLY:
        return (f"Fly with {_aboard(observation)}",)
    row = action - COUPLE
    return *names.module(observation.docked[observation.turn][row][-1]), f" from row {row + 1}"


def _aboard(observation: ReworldObservation) -> str:
    return "one unit" if observation.coupled else "nothing aboard"


def _won(effect: Effect, names: Names) -> Line:
    if not effect.ships:
        return ()
    ships = ", ".join(names.ships[ship] for ship in effect.ships)
    what = "ship" if len(effect.ships) == 1 else "ships"
    return (f" (+{effect.ship_points}, {what}: {ships})",)
