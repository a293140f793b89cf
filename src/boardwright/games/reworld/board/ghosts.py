"""Ghosts: modules where they would come to lie, each shown while the act that brings it there is in view."""

from collections.abc import Iterator
from typing import NamedTuple

from boardwright.draw.markup import element, text
from boardwright.games.reworld.board.landing import cities_of
from boardwright.games.reworld.board.modules import plain_module
from boardwright.games.reworld.data.tiles import FAMILY, LETTERS, SHUTTLE
from boardwright.games.reworld.rules.actions import (
    COUPLE,
    DEFEND,
    LAUNCH,
    READ,
    SETTLE,
    TASK,
    TRANSPORT,
    UNDOCK,
    USES,
)
from boardwright.games.reworld.rules.settlement import city_points, open_cities, settling_points
from boardwright.games.reworld.view.observation import ReworldObservation


class Ghost(NamedTuple):
    """A module that would lie in a row of the settlement."""

    row: str
    """`shuttles`, `satellites`, `defence`, or a city's letter."""
    tile: int
    view: str
    """What shows it; empty if it is always seen."""
    gain: str = ""


def ghosts(observation: ReworldObservation, seat: int, row: str) -> str:
    """The ghosts in a row of the settlement of the seat that acts."""
    if not observation.is_yours or seat != observation.turn:
        return ""
    found = [ghost for ghost in _of_phase(observation) if ghost.row == row]
    return "".join(map(_drawn, found))


def _drawn(ghost: Ghost) -> str:
    pill = element("b", text(ghost.gain), class_="rw-gain") if ghost.gain else ""
    tile = plain_module(ghost.tile) if ghost.tile >= 0 else ""
    frame = element("span", tile, class_="rw-ghost-tile") if tile else ""
    return element("span", frame, pill, class_="rw-ghost", aria_hidden="true", data_with=ghost.view or None)


def _of_phase(observation: ReworldObservation) -> Iterator[Ghost]:
    if observation.phase == "undock":
        yield from _undocking(observation)
    elif observation.phase in ("couple", "order"):
        yield from _coupled(observation)
        yield from _couplings(observation)
    elif observation.phase == "settle":
        unit = observation.cargo[0]
        for action in observation.legal:
            yield _settled(observation, unit, action - SETTLE, f"act-{action}")
    elif observation.phase == "read":
        for action in observation.legal:
            points = city_points(observation.tile, observation.cities[observation.turn][action - READ])
            yield Ghost(LETTERS[action - READ], -1, "", f"+{points}" if points else "0")


def _undocking(observation: ReworldObservation) -> Iterator[Ghost]:
    """Where the open end of a row could go, other than with a shuttle to a city."""
    for action in observation.legal:
        row, use = divmod(action - UNDOCK, USES)
        tile = observation.docked[observation.turn][row][-1]
        if use == LAUNCH:
            yield Ghost(LETTERS[tile], tile, f"row-{row}")
        elif use == DEFEND:
            yield Ghost("defence", tile, f"row-{row}")
        elif use == TASK:
            yield Ghost("satellites", tile, f"row-{row}")
        elif use == TRANSPORT and FAMILY[tile] == SHUTTLE:
            yield Ghost("shuttles", tile, f"row-{row}")


def _coupled(observation: ReworldObservation) -> Iterator[Ghost]:
    """Units aboard that can land in one city only."""
    cities = cities_of(observation, observation.turn)
    for unit in observation.coupled:
        landings = open_cities(unit, cities)
        if len(landings) == 1:
            yield _settled(observation, unit, landings[0], "")


def _couplings(observation: ReworldObservation) -> Iterator[Ghost]:
    cities = cities_of(observation, observation.turn)
    for action in observation.legal:
        row = action - COUPLE
        if 0 <= row < len(cities):
            unit = observation.docked[observation.turn][row][-1]
            for city in open_cities(unit, cities):
                yield _settled(observation, unit, city, f"act-{action}")


def _settled(observation: ReworldObservation, unit: int, city: int, view: str) -> Ghost:
    points = settling_points(unit, observation.cities[observation.turn][city])
    return Ghost(LETTERS[city], unit, view, f"+{points}" if points else "")
