"""Chance: that drawing agrees with the list of outcomes and their weights."""

from collections import Counter

from boardwright.core.state import CHANCE
from boardwright.testing.bounds import is_plausible, trials_to_see
from boardwright.testing.situation import Situation

MOST_DRAWS = 20_000


def check_outcomes(at: Situation, error: float) -> None:
    """The outcomes are legal, weighted by whole numbers, and drawn as often as these say.

    Enough is drawn to see each outcome; a right game fails with a probability of at most `error`.
    """
    if at.state.actor != CHANCE:
        at.require(at.state.chance_outcomes() == [], "there are chance outcomes, yet chance does not act")
        return
    weights = dict(at.state.chance_outcomes())
    at.require(list(weights) == at.state.legal_actions(CHANCE), "chance outcomes are not the legal actions")
    whole = all(isinstance(weight, int) and weight > 0 for weight in weights.values())
    at.require(whole, f"weights must be whole numbers from 1: {weights}")
    total = sum(weights.values())
    error /= len(weights)
    draws = min(MOST_DRAWS, trials_to_see(min(weights.values()) / total, error))
    dice = at.dice(5)
    drawn = Counter(at.state.draw(dice) for _ in range(draws))
    strangers = sorted(drawn.keys() - weights.keys())
    at.require(not strangers, f"drawn, but not among the outcomes: {strangers}")
    for action, weight in weights.items():
        said = f"outcome {action} came {drawn[action]} times in {draws}, its weight is {weight} of {total}"
        at.require(is_plausible(drawn[action], draws, weight / total, error), said)
