"""What the last acts of World Splitters have come to, from the viewer's side."""

from boardwright.core.lines import Line, Prompt, Who, listed, signed
from boardwright.games.world_splitters.rules.position import MONEY, OPEN_LAND, SETS
from boardwright.games.world_splitters.view.observation import WorldObservation


def outcome(observation: WorldObservation) -> Prompt:
    """The last region is scored: what the end brings everybody."""
    parts = [_seat(observation, seat) for seat in _you_first(observation)]
    return Prompt(("The land is divided",), ("Sets, money and open land: ", *listed(parts), "."))


def _you_first(observation: WorldObservation) -> list[int]:
    return sorted(range(observation.players), key=lambda seat: seat != observation.seat)


def _seat(observation: WorldObservation, seat: int) -> Line:
    gained = sum(observation.sources[seat][source] for source in (SETS, MONEY, OPEN_LAND))
    who: Line = ("you",) if seat == observation.seat else (Who(seat),)
    return *who, f" {signed(gained)}"
