"""What the log says of the events of Wild World."""

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.events import Event
from boardwright.core.lines import Line, Who, counted, listed
from boardwright.games.wild_world.words import log_variants
from boardwright.games.wild_world.words.names import Names, amount, color

Data = Mapping[str, Any]


def heading(event: Event) -> str | None:
    """A round has its heading."""
    return f"Round {event.data['round']}" if event.kind == "round" else None


def log_line(event: Event, names: Names) -> Line | None:
    """The event in the rulebook's terms; None for what needs no line of its own."""
    tell = _TELLERS.get(event.kind)
    if event.audience is None and event.kind in _OF_HIDDEN_CARDS:
        tell = _openly
    return tell(event.data, names) if tell else None


def _board(data: Data, names: Names) -> Line:
    return Who(data["seat"]), f" gets the board {data['board']}"


def _monster(data: Data, names: Names) -> Line:
    return Who(data["seat"]), " faces ", *names.monster_of(data["monster"])


def _starter(data: Data, names: Names) -> Line:
    return Who(data["seat"]), " is drawn to begin"


def _home(data: Data, names: Names) -> Line:
    return Who(data["by"]), " puts ", *names.card_of(data["card"]), " at home"


def _discard(data: Data, names: Names) -> Line:
    return Who(data["by"]), " discards ", *names.card_of(data["card"]), f" for {data['gold']} gold"


def _travel(data: Data, names: Names) -> Line:
    return (
        Who(data["by"]),
        " lets a ",
        *color(data["color"]),
        f" card travel to {names.lock_of(data['region'])}",
    )


def _travelled(data: Data, names: Names) -> Line:
    return "It is your ", *names.card_of(data["card"])


def _place(data: Data, names: Names) -> Line:
    placed = (Who(data["by"]), f" places a worker on {names.space(data['space'])}")
    if not data["toll"]:
        return placed
    owners = listed([(Who(seat),) for seat in sorted(set(data["to"]))])
    return *placed, f", paying {data['toll']} gold", *((" to ", *owners) if owners else ())


def _action(data: Data, names: Names) -> Line:
    which = "the main action" if data["which"] == "main" else "the alternative action"
    cost = f" for {data['cost']} gold" if data["cost"] else ""
    return Who(data["by"]), f" takes {which}{cost}: {data['action']}"


def _buy(data: Data, names: Names) -> Line:
    crystals = f" and {amount(data['crystals'], 'crystal')}" if data["crystals"] else ""
    return Who(data["by"]), " buys ", *names.card_of(data["card"]), f" for {data['gold']} gold{crystals}"


def _refill(data: Data, names: Names) -> Line:
    return *names.card_of(data["card"]), f" comes to {names.space(data['space'])}"


def _bonus(data: Data, names: Names) -> Line:
    return Who(data["by"]), f" takes the bonus of {names.space(data['space'])}"


def _fight(data: Data, names: Names) -> Line:
    means: list[Line] = [names.card_of(data["card"])]
    means += [("an evolve token",)] if data["evolve"] else []
    means += [(amount(data["spent"], "crystal"),)] if data["spent"] else []
    return Who(data["by"]), " defeats ", *names.monster_of(data["monster"]), " with ", *listed(means)


def _rest(data: Data, names: Names) -> Line:
    return Who(data["by"]), f" moves a worker from {names.space(data['space'])} to {names.row_of(data['to'])}"


def _idle(data: Data, names: Names) -> Line:
    return Who(data["by"]), " has nothing to place or rest and takes " + (
        "2 gold" if data["take"] == "gold" else "1 crystal"
    )


def _draw(data: Data, names: Names) -> Line:
    return Who(data["by"]), " draws a ", *color(data["deck"]), " card"


def _drawn(data: Data, names: Names) -> Line:
    return "You draw ", *names.card_of(data["card"])


def _unlock(data: Data, names: Names) -> Line:
    return Who(data["by"]), f" opens {names.lock_of(data['lock'])} and takes its crystal"


def _gain(data: Data, names: Names) -> Line:
    if data["what"] == "cauldron":
        return Who(data["by"]), " moves the cauldron on"
    return Who(data["by"]), f" gains {amount(data['amount'], data['what'])}"


def _pay(data: Data, names: Names) -> Line:
    return Who(data["by"]), f" pays {amount(data['amount'], data['what'])}"


def _substitute(data: Data, names: Names) -> Line:
    return Who(data["by"]), f" takes a free main action: {data['action']}"


def _faceup(data: Data, names: Names) -> Line:
    return Who(data["by"]), " takes ", *names.card_of(data["card"]), f" from {names.space(data['space'])}"


_OF_HIDDEN_CARDS = ("travelled", "drawn")
"""Events that only a card's owner knows of, unless all hands are open."""


def _openly(data: Data, names: Names) -> Line:
    return "It is ", *names.card_of(data["card"])


def _finish(data: Data, names: Names) -> Line:
    if 1 not in data["ranks"]:
        return (f"The Warden wins with {counted(data['warden'], 'point')}",)
    winners = [(Who(seat),) for seat, rank in enumerate(data["ranks"]) if rank == 1]
    return *listed(winners), f" wins with {counted(max(data['scores']), 'point')}"


_TELLERS: dict[str, Callable[[Data, Names], Line | None]] = {
    **log_variants.TELLERS,
    "board": _board,
    "monster": _monster,
    "starter": _starter,
    "home": _home,
    "discard": _discard,
    "travel": _travel,
    "travelled": _travelled,
    "place": _place,
    "action": _action,
    "buy": _buy,
    "refill": _refill,
    "bonus": _bonus,
    "fight": _fight,
    "rest": _rest,
    "idle": _idle,
    "draw": _draw,
    "drawn": _drawn,
    "unlock": _unlock,
    "gain": _gain,
    "pay": _pay,
    "substitute": _substitute,
    "faceup": _faceup,
    "finish": _finish,
}
