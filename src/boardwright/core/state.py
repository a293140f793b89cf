"""The engine contract: what a position in play can be asked, and its two doors."""

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from boardwright.core.dice import Dice
from boardwright.core.errors import IllegalAction
from boardwright.core.events import Event

CHANCE: Final = -1
"""The seat of chance, in `actor`, `actors()`, `apply` and records."""
OVER: Final = -2
"""`actor` of a finished game; `actors()` is then empty."""

_FAR: Final = 1 << 31


def _within_a_word(number: int) -> int:
    """The number, or one just as far from any seat and action: compiled rules count in machine words."""
    return number if -_FAR < number < _FAR else _FAR


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position in play: mutable, small, quick to copy.

    Two doors lead on. `apply(seat, action)` is checked and is the one to use: what the rules forbid
    raises IllegalAction and changes nothing. `play(action)` is unchecked and for loops that just
    took the action from `legal_actions(state.actor)` or `draw(dice)`; any other number may leave a
    position that no game can reach.

    Seats count from 0, CHANCE is -1. Actions are small whole numbers that mean the same in every
    state of a Game; chance outcomes are numbers too. A state holds no generator, clock or log.

    Attributes:
        actor: the first of `actors()`, for loops: a seat, CHANCE, or OVER at the end. At a
            simultaneous decision it is the first seat that has not committed yet, in the game's
            order: who plays for `actor` again and again asks every seat once, and none sees
            what another committed.
    """

    __slots__ = ("_events", "actor")

    actor: i64
    _events: list[Event] | None

    def __init__(self) -> None:
        self.actor = CHANCE
        self._events = None

    # Questions

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, in the game's order; (CHANCE,) at a chance event, () at the end.

        Several act in one secret simultaneous decision: in any order, none seeing another's choice.
        """

    @abstractmethod
    def legal_actions(self, seat: int) -> list[int]:
        """What this seat (or CHANCE) may do now, ascending; empty for anyone who is not an actor."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """At a chance event the possible (action, weight), weights being whole numbers; else empty."""

    @abstractmethod
    def draw(self, dice: Dice) -> int:
        """One of the chance outcomes, by their weights, without listing them."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, if the game ended now."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """Places by seat, 1 the first, if the game ended now; equal players share one."""

    def perfect_information(self) -> bool:
        """Whether every seat knows everything and nothing is left to chance, from here to the end."""
        return False

    def returns(self) -> list[float]:
        """For learners, by seat: what the places of `ranking()` are worth, if the game ended now.

        By place evenly from 1 to -1, equal places share their mean, so the sum is 0.
        Alone against an automaton: 1 for the first place, else -1.
        """
        ranks = self.ranking()
        if len(ranks) == 1:
            return [1.0 if ranks[0] == 1 else -1.0]
        step = 2.0 / (len(ranks) - 1)
        return [1.0 - step * (rank - 1 + (ranks.count(rank) - 1) / 2) for rank in ranks]

    # Copies and other worlds

    @abstractmethod
    def clone(self) -> "State":
        """An independent equal copy."""

    @abstractmethod
    def __eq__(self, other: object) -> bool: ...

    @abstractmethod
    def resample(self, seat: int | None, dice: Dice) -> "State":
        """Another world that this seat (None: a spectator) cannot tell from the real one.

        The same dice give the same world whichever of those worlds it is drawn from.
        """

    # The two doors

    def play(self, action: int) -> None:
        """Unchecked: carry out an action of `actor` that was just taken from the legal ones."""
        self._carry_out(self.actor, action)

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        """Checked: carry out an action, or refuse it and change nothing.

        What it brings about is added to `events`, if given.
        Raises IllegalAction, naming the rule that forbids it.
        """
        if not (isinstance(seat, int) and isinstance(action, int)):
            raise TypeError("seat and action are whole numbers")
        seat, action = _within_a_word(seat), _within_a_word(action)
        if action not in self.legal_actions(seat):
            raise self._refusal(seat, action)
        self._events = events
        try:
            self._carry_out(seat, action)
        finally:
            self._events = None

    @abstractmethod
    def _carry_out(self, seat: int, action: int) -> None:
        """The effect of a legal action."""

    @abstractmethod
    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        """The sentence and the rule id that tell why the action is not legal for this seat."""

    def _refusal(self, seat: int, action: int) -> IllegalAction:
        if self.actor == OVER:
            return IllegalAction("The game is over.")
        if self.actor == CHANCE:
            reason = "This cannot come up now." if seat == CHANCE else "Nobody acts now: chance decides."
            return IllegalAction(reason)
        reason, rule = self._why_illegal(seat, action)
        return IllegalAction(reason, rule)

    def _tell(
        self, kind: str, data: dict[str, Any], final: bool = False, audience: tuple[int, ...] | None = None
    ) -> None:
        """Note an event, for everybody or for some seats. Callers ask first whether events are wanted."""
        if self._events is not None:
            self._events.append(Event(kind, data, audience, final))
