"""What the log says of the events of World Splitters."""

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.events import Event
from boardwright.core.lines import Line, Who, counted, signed, spaced
from boardwright.games.world_splitters.words.names import coins, counted_out, favor, space, tile

Data = Mapping[str, Any]


def heading(event: Event) -> str | None:
    """Every turn has its heading, and so has the end."""
    if event.kind == "turn":
        return f"Turn {event.data['turn']}"
    return "End of the game" if event.kind == "stop" else None


def log_line(event: Event) -> Line | None:
    """The event in the rulebook's terms; None for what needs no line of its own."""
    tell = _TELLERS.get(event.kind)
    return tell(event.data) if tell else None


def _start(data: Data) -> Line:
    track = [(Who(seat),) for seat in data["track"]]
    return Who(data["seat"]), " begins. Initiative, best first: ", *spaced(track, ", ")


def _fence(data: Data) -> Line:
    return Who(data["by"]), f" puts a fence on {data['at']}"


def _enclose(data: Data) -> Line:
    size = len(data["spaces"])
    what = (Who(data["by"]), f" encloses {counted(size, 'space')}")
    if not data["tile"]:
        return *what, ": the bonus tile of that size is gone"
    return *what, ": bonus tile ", *tile(size), f", {signed(data['points'])}"


def _bids(data: Data) -> Line:
    order = sorted(data["bids"].items(), key=lambda bid: -bid[1])
    bids = [(Who(int(seat)), " ", *coins(amount)) for seat, amount in order]
    first, second = data["challengers"]
    return "Bids: ", *spaced(bids, ", "), ". First challenger ", Who(first), ", second ", Who(second)


def _answer(data: Data) -> Line:
    amount, challenger, active = coins(data["amount"]), Who(data["to"]), Who(data["by"])
    if data["say"] == "accept":
        return active, " accepts ", *amount, " from ", challenger
    return active, " returns ", *amount, " to ", challenger, " and pays as much"


def _open(data: Data) -> Line:
    return Who(data["by"]), " offers ", *coins(data["amount"]), " openly"


def _offered(data: Data) -> Line:
    return Who(data["by"]), " sets a hidden offer"


def _hid(data: Data) -> Line:
    return "Your hidden offer is ", *coins(data["amount"])


def _offers(data: Data) -> Line:
    return "The hidden offer is ", *coins(data["hidden"])


def _replies(data: Data) -> Line:
    said = [f"{SAID[data[offer]]} the {offer} offer" for offer in ("open", "hidden") if offer in data]
    return Who(data["by"]), f" {' and '.join(said)}"


def _settle(data: Data) -> Line:
    active, other = Who(data["by"]), Who(1 - data["by"])
    amount = coins(data["amount"])
    if data["as"] == "void":
        return (f"No space is left for the {data['offer']} offer",)
    if data["as"] == "accept":
        return active, " pays ", *amount, " to ", other, f" for the {data['offer']} offer"
    return other, " pays ", *amount, " to ", active, f" for the {data['offer']} offer"


def _place(data: Data) -> Line:
    moved = (" from ", *space(data["from"])) if "from" in data else ()
    verb = " moves an explorer" if moved else " places an explorer"
    return Who(data["by"]), verb, *moved, (" to " if moved else " on "), *space(data["at"])


def _favor(data: Data) -> Line:
    return Who(data["by"]), " takes the ", *favor(data["color"])


def _lapse(data: Data) -> Line:
    return "The ", *favor(data["color"]), " has no effect here"


def _track(data: Data) -> Line:
    return "Initiative, best first: ", *spaced([(Who(seat),) for seat in data["track"]], ", ")


def _remove(data: Data) -> Line:
    return Who(data["by"]), " sends the explorer of ", Who(data["owner"]), " home from ", *space(data["at"])


def _pivot(data: Data) -> Line:
    return Who(data["by"]), f" turns the fence on {data['fence']} to {data['to']}"


def _obelisk(data: Data) -> Line:
    return Who(data["by"]), " raises an obelisk on ", *space(data["at"])


def _region(data: Data) -> Line:
    size, explorers = len(data["spaces"]), sum(data["explorers"])
    sums = [counted_out(size, explorers, place, points) for place, (_, points) in enumerate(_gains(data))]
    return f"Region of {counted(size, 'space')}: ", *_shares(data, sums)


def _open_region(data: Data) -> Line:
    sums = [signed(points) for _, points in _gains(data)]
    return f"Open region of {counted(len(data['spaces']), 'space')}: ", *_shares(data, sums)


def _gains(data: Data) -> list[tuple[int, int]]:
    """Seats with what they get of a region: most explorers get more than second most."""
    gains = [(seat, points) for seat, points in enumerate(data["points"]) if points]
    return sorted(gains, key=lambda gain: -gain[1])


def _shares(data: Data, sums: list[str]) -> Line:
    """Who gets something of a region, with how many explorers, and how much."""
    shares: list[Line] = [
        (Who(seat), f" with {counted(data['explorers'][seat], 'explorer')} {sum_}")
        for (seat, _), sum_ in zip(_gains(data), sums)
    ]
    return spaced(shares, ", ") or ("nobody is in it",)


def _income(data: Data) -> Line:
    return "The fourth region: both players get ", *coins(data["coins"])


def _stop(data: Data) -> Line:
    return (STOPPED[data["reason"]].format(counted(data["regions"], "region")),)


def _sets(data: Data) -> Line | None:
    sets = [(Who(seat), f" {signed(points)}") for seat, points in enumerate(data["points"]) if points]
    return ("Sets of colours: ", *spaced(sets, ", ")) if sets else ("Nobody has a set of colours",)


def _money(data: Data) -> Line:
    richest, poorest = data["richest"], data["poorest"]
    held = data["coins"]
    return (
        *(Who(richest), " is richest with ", *coins(held[richest]), ": +5. "),
        *(Who(poorest), " is poorest with ", *coins(held[poorest]), ": −5"),
    )


def _end(data: Data) -> Line:
    winner = data["ranks"].index(1)
    return Who(winner), f" wins with {counted(data['scores'][winner], 'point')}"


SAID = {"accept": "accepts", "return": "returns"}
STOPPED = {
    "regions": "{} are enclosed: the game ends",
    "no_fence": "No fence is left: the game ends with {}",
    "no_border": "No border is left for a fence: the game ends with {}",
}

_TELLERS: dict[str, Callable[[Data], Line | None]] = {
    "start": _start,
    "divide": _fence,
    "fence": _fence,
    "enclose": _enclose,
    "bids": _bids,
    "answer": _answer,
    "open": _open,
    "offered": _offered,
    "hid": _hid,
    "offers": _offers,
    "replies": _replies,
    "settle": _settle,
    "place": _place,
    "extra": _place,
    "favor": _favor,
    "lapse": _lapse,
    "track": _track,
    "remove": _remove,
    "pivot": _pivot,
    "obelisk": _obelisk,
    "region": _region,
    "open_region": _open_region,
    "income": _income,
    "stop": _stop,
    "sets": _sets,
    "money": _money,
    "end": _end,
}
