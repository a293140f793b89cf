"""The fewest hand cards that bring enough."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import add
from typing import Final, NamedTuple

from boardwright.games.wild_world.advice.uses import DISCARDED, TRAVELLING, Gain, Use
from boardwright.games.wild_world.data.facts import CARDS_EACH

Places = frozenset[tuple[str, int]]
"""Regions and colours."""
NO_PLACES: Final[Places] = frozenset()
Effort = tuple[int, int, int, int]
"""Cards, those discarded, those that travel, and the gold for discards: what is less is better."""


def fewest(
    choices: Iterable[Sequence[Use]],
    most: Gain,
    is_enough: Callable[[Gain], bool],
    holds: Callable[[tuple[Use, ...]], bool],
) -> tuple[Use, ...]:
    """The fewest cards that are enough; of those the fewest discarded, then the fewest that travel.

    What cards bring is summed up, and what is beyond `most` helps no more. A sum is only a promise:
    it counts if it `holds` when all is done. Empty if nothing is enough.
    """
    search = _Search(most, is_enough, holds)
    useful = [[use for use in uses if any(search.sum(Gain(), use.gain))] for uses in choices]
    useful = [uses for uses in useful if uses]
    together = Gain()
    for uses in useful:
        together = search.sum(together, Gain(*map(max, zip(*[use.gain for use in uses]))))
    if useful and search.suffices(together):
        for uses in useful:
            search.add_card(uses)
    return search.best.uses if search.best is not None else ()


class _Plan(NamedTuple):
    """Some cards to be played, what they bring, the places they take, and what they cost the player."""

    uses: tuple[Use, ...]
    brings: Gain
    takes: Places
    effort: Effort


class _Search:
    """Card by card, the plans of least effort that bring each sum, and the best that is enough."""

    def __init__(
        self, most: Gain, is_enough: Callable[[Gain], bool], holds: Callable[[tuple[Use, ...]], bool]
    ) -> None:
        self._most = most
        self.suffices = cache(is_enough)
        self._holds = holds
        self._plans = {(Gain(), NO_PLACES): _Plan((), Gain(), NO_PLACES, (0, 0, 0, 0))}
        self.best: _Plan | None = None

    def sum(self, one: Gain, other: Gain) -> Gain:
        """Both together, as far as they help."""
        return Gain(*map(min, map(add, one, other), self._most))

    def add_card(self, uses: Sequence[Use]) -> None:
        """Let the card be used in each way, or not at all, with all that could be done without it."""
        for plan in list(self._plans.values()):
            for use in uses:
                if plan.takes.isdisjoint(_places(use)):
                    self._weigh(plan, use)

    def _weigh(self, plan: _Plan, use: Use) -> None:
        effort = _with_effort(plan.effort, use)
        if self.best is not None and effort >= self.best.effort:
            return
        key = self.sum(plan.brings, use.gain), plan.takes | _places(use)
        known = self._plans.get(key)
        if known is not None and effort >= known.effort:
            return
        made = _Plan((*plan.uses, use), *key, effort)
        if self.suffices(made.brings) and self._holds(made.uses):
            self.best = made
        else:
            self._plans[key] = made


def _places(use: Use) -> Places:
    """What only one of several cards that travel may have: the next space there is another matter."""
    if use.way != TRAVELLING:
        return NO_PLACES
    return frozenset({("region", use.region), ("colour", use.card // CARDS_EACH)})


def _with_effort(before: Effort, use: Use) -> Effort:
    cards, discards, travels, gold = before
    if use.way == DISCARDED:
        return cards + 1, discards + 1, travels, gold + use.gain.gold
    return cards + 1, discards, travels + (use.way == TRAVELLING), gold
