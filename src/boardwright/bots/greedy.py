"""The bot that looks one step ahead."""

from zlib import crc32

from boardwright.bots.seat_view import SeatView
from boardwright.bots.seeded import Seeded, to_decide
from boardwright.core.dice import Dice
from boardwright.core.state import State

WORLDS = 4
"""Sampled worlds that each action is tried in, where something is hidden or left to chance."""


class Greedy(Seeded):
    """Takes the action that leads to the best position, by the game's knowledge.

    Where one step ahead says nothing, as in a secret simultaneous choice, it draws an action
    by the weights that the knowledge gives. Same seed and same observation: same action.
    """

    def choose(self, view: SeatView) -> int:
        """A legal action of the seat. Raises UsageError where it has none."""
        actions = to_decide(view)
        if len(actions) == 1:
            return actions[0]
        observation = view.observation()
        position = crc32(observation.as_json().encode())
        dice = self._own_dice(view.seat, position)
        weights = view.game.knowledge.weights(observation, view.seat, actions)
        if weights is not None:
            return _drawn(actions, weights, dice)
        worlds = _worlds(view, dice)
        values = [_mean_value(view, worlds, action) for action in actions]
        return actions[values.index(max(values))]


def _worlds(view: SeatView, dice: Dice) -> list[State]:
    """What the position may be: one world where everything is known."""
    world = view.sample_world(dice)
    if world.perfect_information():
        return [world]
    return [world, *(view.sample_world(dice) for _ in range(WORLDS - 1))]


def _mean_value(view: SeatView, worlds: list[State], action: int) -> float:
    total = 0.0
    for world in worlds:
        after = world.clone()
        after.apply(view.seat, action)
        total += view.game.knowledge.value(after, view.seat)
    return total / len(worlds)


def _drawn(actions: list[int], weights: list[float], dice: Dice) -> int:
    """An action, by its weight."""
    point = dice.below(1 << 30) / (1 << 30) * sum(weights)
    for action, weight in zip(actions, weights):
        point -= weight
        if point < 0:
            return action
    return actions[weights.index(max(weights))]
