"""Ways to pay, each with what it posts: port, top card and cards below are one step (RW-D1 to RW-D4)."""

from typing import NamedTuple

from boardwright.games.reworld.data.facts import VALUES
from boardwright.games.reworld.rules.actions import BELOW, BELOWS, HIDE, MARKER, TAKE, TOP
from boardwright.games.reworld.rules.payments import belows, tops
from boardwright.games.reworld.view.observation import ReworldObservation


class Way(NamedTuple):
    """Cards that pay, and the actions that say so, without those that the game takes itself."""

    top: int
    below: tuple[int, ...]
    actions: tuple[int, ...]

    @property
    def cards(self) -> tuple[int, ...]:
        return self.top, *self.below

    @property
    def value(self) -> str:
        """What a control posts."""
        return " ".join(map(str, self.actions))

    @property
    def key(self) -> str:
        """The cards as digits, the top one first."""
        return "".join(map(str, self.cards))


def ways_to_pay(observation: ReworldObservation, port: int) -> list[Way]:
    """Every payment that the viewer holds for a port, the cheapest first (RW-18 to RW-22).

    In a turn that has begun, those that are left.
    """
    first, second = (*observation.demands[port], 0, 0)[:2]
    begun: tuple[int, ...] = () if observation.port == port else (TAKE + port,)
    ways = []
    values = [observation.top] if observation.top else tops(observation.hand, first, second)
    for top in values:
        choices = belows(observation.hand, first, second, top)
        laid = (*begun, TOP + top - 1) if len(values) > 1 else begun
        for number in choices:
            actions = (*laid, BELOW + number) if len(choices) > 1 else laid
            ways.append(Way(top, BELOWS[number], actions))
    return sorted(ways, key=lambda way: (len(way.cards), -_left_over(observation, way), way.cards))


def ways_to_hide(observation: ReworldObservation) -> list[Way]:
    """Every card that the viewer can lay face down for the start marker (RW-25)."""
    begun: tuple[int, ...] = () if observation.phase == "hide" else (MARKER,)
    values = [value for value in range(1, VALUES) if observation.hand[value]]
    ways = [Way(value, (), (*begun, HIDE + value - 1) if len(values) > 1 else begun) for value in values]
    return sorted(ways, key=lambda way: (-_left_over(observation, way), way.top))


def _left_over(observation: ReworldObservation, way: Way) -> int:
    """How many cards of the values paid the viewer holds: what there is plenty of is laid first."""
    return sum(observation.hand[value] for value in way.cards)
