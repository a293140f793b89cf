"""Uniformly random play to the end: the inner loop of benchmarks and search. Compiled with the rules."""

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE, OVER, State


def playout(state: State, dice: Dice) -> tuple[int, int]:
    """Play the state to its end, in place; how many decisions and chance events that took."""
    decisions = 0
    chances = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            chances += 1
        else:
            actions = state.legal_actions(state.actor)
            choice: i64 = dice.below(len(actions))
            state.play(actions[choice])
            decisions += 1
    return decisions, chances


def clones(state: State, times: int) -> None:
    """Copy the state so many times: what a benchmark of copying measures."""
    for _ in range(times):
        state.clone()
