"""What the log says of the events of Splitz."""

from collections.abc import Sequence

from boardwright.core.events import Event
from boardwright.core.lines import Line, Piece, Who, listed, spaced


def heading(event: Event) -> str | None:
    """A row opens a round."""
    return f"Round {event.data['round']}" if event.kind == "row" else None


def log_line(event: Event) -> Line | None:
    """The event in the rulebook's terms; None for what needs no line of its own."""
    tell = _TELLERS.get(event.kind)
    return tell(event) if tell else None


def cards_line(cards: Sequence[int | str]) -> Line:
    """Cards by their names, with spaces between."""
    return spaced([(Piece("card", str(card)),) for card in cards])


def _lead(event: Event) -> Line:
    return Who(event.data["leader"]), " is drawn to lead first"


def _row(event: Event) -> Line:
    return Who(event.data["leader"]), " lays out ", *cards_line(event.data["cards"])


def _divide(event: Event) -> Line:
    part = event.data["part"]
    if event.data["forced"]:
        what: Line = (Piece("part", part[-1]), " part") if part else ("row",)
        return "The ", *what, " falls into single cards"
    sizes = " / ".join(map(str, event.data["sizes"]))
    what = (" ", Piece("part", part[-1])) if part else ()
    return Who(event.data["by"]), " divides", *what, f": {sizes}"


def _discard(event: Event) -> Line:
    color = Piece("part", event.data["color"])
    return Who(event.data["by"]), " throws out ", color, " ", *cards_line(event.data["cards"])


def _votes(event: Event) -> Line:
    votes = event.data["votes"].items()
    return spaced([(Who(int(seat)), " ", Piece("part", color)) for seat, color in votes], ", ")


def _lost(event: Event) -> Line:
    cards = cards_line(event.data["cards"])
    claimants = event.data["claimants"]
    if not claimants:
        verb = " is" if len(event.data["cards"]) == 1 else " are"
        return "Nobody chose ", Piece("part", event.data["part"][-1]), ": ", *cards, f"{verb} lost"
    how = " both" if len(claimants) == 2 else " all"
    who = listed([(Who(seat),) for seat in claimants])
    return *who, f"{how} chose the ", *cards, ": it is lost"


def _take(event: Event) -> Line:
    return Who(event.data["player"]), " takes ", *cards_line(event.data["cards"])


def _first(event: Event) -> Line:
    jokers = event.data["jokers"]
    what = "’s waiting joker joins " if jokers == 1 else f"’s {jokers} waiting jokers join "
    forced = ", the only card that came" if event.data["forced"] else ""
    return Who(event.data["player"]), what, *cards_line([event.data["to"]]), forced


def _joker(event: Event) -> Line:
    to = cards_line([event.data["to"]])
    forced = ", the only stack" if event.data["forced"] else ""
    return Who(event.data["player"]), " adds a joker to ", *to, f" (now {event.data['count']}){forced}"


def _wait(event: Event) -> Line:
    jokers = event.data["jokers"]
    what = "’s joker waits" if jokers == 1 else f"’s {jokers} jokers wait"
    return Who(event.data["player"]), f"{what} for a first number card"


def _end(event: Event) -> Line:
    winners = [(Who(seat),) for seat, rank in enumerate(event.data["ranks"]) if rank == 1]
    points = max(event.data["scores"])
    verb = " wins" if len(winners) == 1 else " share the victory"
    return *listed(winners), f"{verb} with {points} points"


_TELLERS = {
    "lead": _lead,
    "row": _row,
    "divide": _divide,
    "discard": _discard,
    "votes": _votes,
    "lost": _lost,
    "take": _take,
    "first": _first,
    "joker": _joker,
    "wait": _wait,
    "end": _end,
}
