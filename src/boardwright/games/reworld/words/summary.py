"""A position of Reworld as lines of text, for a terminal."""

from boardwright.core.lines import Line, Who, counted, spaced
from boardwright.games.reworld.data.facts import PORTS
from boardwright.games.reworld.data.tiles import LETTERS, NO_TILE
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import Names, cards


def summary(observation: ReworldObservation, names: Names) -> list[Line]:
    """Chapter One: station, hand, docking rows. Chapter Two: docking rows, settlements, ships."""
    seats = _viewer_first(observation)
    lines = [line for seat in seats for line in _carrier(observation, seat, names)]
    if observation.chapter == 1:
        return [*_station(observation, names), *lines, *_hand(observation)]
    return [*lines, _ships(observation, names)]


def _viewer_first(observation: ReworldObservation) -> list[int]:
    first = observation.seat or 0
    return [(first + step) % observation.players for step in range(observation.players)]


def _station(observation: ReworldObservation, names: Names) -> list[Line]:
    """A line a port: the module and its price, or the cards in its slot."""
    lines: list[Line] = []
    for port, tile in enumerate(observation.ports):
        slot = observation.slots[port]
        paid: Line = (" paid with ", *cards(slot)) if slot else ()
        if tile != NO_TILE:
            lines.append((f"{PORTS[port]:>3} ", *names.module(tile), *_price(observation.demands[port])))
        elif slot:
            lines.append((f"{PORTS[port]:>3} ", Who(observation.takers[port]), *paid))
    free = "taken in this round" if observation.hidden_by >= 0 else "free"
    lines.append((f"Start marker: {free}. A terrabot scores {_terrabot(observation)}.",))
    return lines


def _price(demands: tuple[int, ...]) -> Line:
    return (" for ", *cards(demands)) if demands else (" for any one card",)


def _terrabot(observation: ReworldObservation) -> int:
    return observation.terrabot_points[observation.round - 1]


def _hand(observation: ReworldObservation) -> list[Line]:
    values = [value for value, count in enumerate(observation.hand) for _ in range(count)]
    return [("Your hand: ", *cards(values))] if values else []


def _carrier(observation: ReworldObservation, seat: int, names: Names) -> list[Line]:
    lines: list[Line] = [_head(observation, seat)]
    for row, tiles in enumerate(observation.docked[seat], start=1):
        if tiles:
            open_end_first = spaced([names.module(tile) for tile in reversed(tiles)], ", ")
            lines.append((f"  row {row}: ", *open_end_first))
    if observation.chapter == 2:
        lines += _settlement(observation, seat, names)
    return lines


def _head(observation: ReworldObservation, seat: int) -> Line:
    facts = [f"{observation.scores[seat]} points"]
    if observation.chapter == 1:
        dropped = seat in observation.out
        facts.append("dropped out" if dropped else counted(observation.hand_sizes[seat], "card"))
    if seat == observation.marker:
        facts.append("start marker")
    return Who(seat), ", " + ", ".join(facts)


def _settlement(observation: ReworldObservation, seat: int, names: Names) -> list[Line]:
    counts = (
        f"  {counted(observation.shields[seat], 'shield')}"
        f", {counted(len(observation.shuttles[seat]), 'shuttle')}"
        f", {counted(len(observation.satellites[seat]), 'satellite')}"
    )
    lines: list[Line] = [(counts,)]
    for letter, tiles in enumerate(observation.cities[seat]):
        if tiles:
            size = counted(observation.city_sizes[seat][letter], "tile")
            modules = spaced([names.module(tile) for tile in tiles], ", ")
            lines.append((f"  city {LETTERS[letter]}, {size}: ", *modules))
    return lines


def _ships(observation: ReworldObservation, names: Names) -> Line:
    left = [name for name, owner in zip(names.ships, observation.ship_owners) if owner < 0]
    return (f"Ships left: {', '.join(left)}" if left else "No ships are left",)
