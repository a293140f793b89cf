"""What the last acts of Reworld have come to, from the viewer's side."""

from boardwright.core.lines import Line, Prompt, Who, counted, listed
from boardwright.games.reworld.view.observation import ReworldObservation


def outcome(observation: ReworldObservation) -> Prompt:
    """All carriers are empty: what everybody had before the final ship, and what it brings."""
    final = [sum(points) for points in zip(*observation.final_points)]
    before = [score - gained for score, gained in zip(observation.scores, final)]
    parts = [_seat(observation, seat, before[seat], final[seat]) for seat in _you_first(observation)]
    return Prompt(("All carriers are empty: the final ship is filled",), (*listed(parts), "."))


def _you_first(observation: ReworldObservation) -> list[int]:
    return sorted(range(observation.players), key=lambda seat: seat != observation.seat)


def _seat(observation: ReworldObservation, seat: int, before: int, final: int) -> Line:
    who: Line = ("You",) if seat == observation.seat else (Who(seat),)
    verb = " have " if seat == observation.seat else " has "
    change = f"and {'gain' if final >= 0 else 'lose'} {counted(abs(final), 'point')}"
    if seat != observation.seat:
        change = f"and {'gains' if final >= 0 else 'loses'} {counted(abs(final), 'point')}"
    return *who, f"{verb}{before} {change}"
