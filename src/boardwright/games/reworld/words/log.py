"""What the log says of the events of Reworld."""

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.events import Event
from boardwright.core.lines import Line, Who, counted, listed, signed, spaced
from boardwright.games.reworld.data.facts import CATEGORIES, PORTS, SHIPS
from boardwright.games.reworld.words.names import Names, card, cards

Data = Mapping[str, Any]


def heading(event: Event) -> str | None:
    """A filled station opens a round; Chapter Two opens once."""
    if event.kind == "fill":
        return f"Round {event.data['round']}"
    return "Chapter Two" if event.kind == "chapter" else None


def log_line(event: Event, names: Names) -> Line | None:
    """The event in the rulebook's terms; None for what needs no line of its own."""
    tell = _TELLERS.get(event.kind)
    return tell(event.data, names) if tell else None


def gain(points: int) -> str:
    """`: +4`, or nothing if there are none; a minus sign is a real one."""
    return f":\N{NO-BREAK SPACE}{signed(points)}" if points else ""


def _starter(data: Data, names: Names) -> Line:
    return Who(data["seat"]), " is drawn to have the start marker"


def _take(data: Data, names: Names) -> Line:
    below = (" over ", *cards(data["below"])) if data["below"] else ()
    module = names.module_of(data["tile"])
    paid = (" with ", *card(data["top"]), *below)
    where = f" →\N{NO-BREAK SPACE}row\N{NO-BREAK SPACE}{data['top']}"
    return Who(data["seat"]), f" takes {PORTS[data['port']]} ", *module, *paid, where, gain(data["points"])


def _marker(data: Data, names: Names) -> Line:
    return Who(data["seat"]), " takes the start marker with a hidden card: +1"


def _hidden(data: Data, names: Names) -> Line:
    return "Your hidden card is the ", *card(data["card"])


def _drop(data: Data, names: Names) -> Line:
    if not data["count"]:
        return Who(data["seat"]), " drops out, hand empty"
    return Who(data["seat"]), f" drops out with {counted(data['count'], 'card')}", gain(data["points"])


def _discarded(data: Data, names: Names) -> Line | None:
    return ("You put away ", *cards(data["cards"])) if data["cards"] else None


def _cleanup(data: Data, names: Names) -> Line:
    left = spaced([names.module_of(tile) for _, tile in data["left"]], ", ")
    what = ("Out of the game: ", *left, ". ") if left else ("No module is left over. ",)
    return *what, Who(data["marker"]), " begins next"


def _launch(data: Data, names: Names) -> Line:
    module, size = names.module_of(data["tile"]), counted(data["size"], "tile")
    if data["size"] == 2:
        return Who(data["seat"]), f" founds city {data['city']} with ", *module, f" ({size})"
    return Who(data["seat"]), " launches ", *module, f" to city {data['city']} ({size})"


def _defend(data: Data, names: Names) -> Line:
    return Who(data["seat"]), " defends with ", *names.module_of(data["tile"])


def _task(data: Data, names: Names) -> Line:
    city = f" on city {data['city']}" if data["city"] else ""
    return Who(data["seat"]), " scores ", *names.module_of(data["tile"]), f"{city}: {signed(data['points'])}"


def _sacrifice(data: Data, names: Names) -> Line:
    return Who(data["seat"]), " sacrifices ", *names.module_of(data["tile"]), f" from row {data['row']}"


def _transport(data: Data, names: Names) -> Line:
    shuttle = names.module_of(data["tile"])
    units = [_landing(unit, names) for unit in data["settled"]]
    cargo = (": ", *spaced(units, ", ")) if units else (" empty",)
    return Who(data["seat"]), " flies ", *shuttle, *cargo


def _landing(unit: Data, names: Names) -> Line:
    module = names.module_of(unit["tile"])
    if unit["city"] is None:
        return *module, " to the box"
    points = f", {signed(unit['points'])}" if unit["points"] else ""
    return *module, f" to city {unit['city']} ({counted(unit['size'], 'tile')}{points})"


def _ships(data: Data, names: Names) -> Line:
    won = [(f"the ship “{names.ships[SHIPS.index(ship)]}”: +{n}",) for ship, n in data["ships"].items()]
    return Who(data["seat"]), " takes ", *listed(won)


def _final(data: Data, names: Names) -> Line:
    what = "Defence" if data["category"] == CATEGORIES[0] else f"City {data['category']}"
    seats = enumerate(zip(data["values"], data["points"]))
    each = [(Who(seat), f" {value or 'none'} ({signed(points)})") for seat, (value, points) in seats]
    return f"{what}: ", *spaced(each, ", ")


def _end(data: Data, names: Names) -> Line:
    winners = [(Who(seat),) for seat, rank in enumerate(data["ranks"]) if rank == 1]
    verb = " wins" if len(winners) == 1 else " share the victory"
    return *listed(winners), f"{verb} with {max(data['scores'])} points"


_TELLERS: dict[str, Callable[[Data, Names], Line | None]] = {
    "starter": _starter,
    "take": _take,
    "marker": _marker,
    "hidden": _hidden,
    "drop": _drop,
    "discarded": _discarded,
    "cleanup": _cleanup,
    "launch": _launch,
    "defend": _defend,
    "task": _task,
    "sacrifice": _sacrifice,
    "transport": _transport,
    "ships": _ships,
    "final": _final,
    "end": _end,
}
