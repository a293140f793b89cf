"""Dice: the same everywhere for the same seed, fair, and unrelated for neighbouring games."""

from collections import Counter

import pytest

from boardwright.core.dice import Dice, SystemDice
from boardwright.testing.bounds import is_plausible

STORED = (
    [534, 500, 626, 834, 913, 717, 697, 788],
    [830, 383, 985, 80, 630, 756, 374, 460],
    [651, 518, 633, 306, 702, 243, 750, 773],
)
"""First throws of three dice, below 1000."""


def throws(dice, bound=1000, count=8):
    return [dice.below(bound) for _ in range(count)]


def test_the_same_seed_and_index_give_the_same_throws():
    assert throws(Dice(7)) == throws(Dice(7)) == throws(Dice(7, 0))
    assert throws(Dice(7, 3)) == throws(Dice(7, 3))


def test_throws_stay_what_they_are():
    """Stored: recorded seeds would otherwise play other games."""
    assert throws(Dice(7)) == STORED[0]
    assert throws(Dice(2026, 41)) == STORED[1]
    assert throws(Dice(2**70, 2**40)) == STORED[2]


def test_seeds_and_indices_of_any_size_count_in_full():
    seeds = [0, 1, 2**31, 2**32, 2**32 + 1, 2**64, 2**64 + 1, 10**30]
    dice = [Dice(seed, index) for seed in seeds for index in seeds]
    assert len({tuple(throws(one)) for one in dice}) == len(dice)


def test_neighbouring_games_are_unrelated():
    first = Counter(Dice(1, index).below(6) for index in range(6000))
    assert all(is_plausible(first[side], 6000, 1 / 6, 1e-7) for side in range(6))
    pairs = Counter((Dice(1, index).below(6), Dice(1, index + 1).below(6)) for index in range(6000))
    assert all(is_plausible(pairs[a, b], 6000, 1 / 36, 1e-8) for a in range(6) for b in range(6))


@pytest.mark.parametrize("dice", [Dice(5), SystemDice()])
def test_every_side_is_equally_likely(dice):
    sides = Counter(dice.below(11) for _ in range(11_000))
    assert sorted(sides) == list(range(11))
    assert all(is_plausible(sides[side], 11_000, 1 / 11, 1e-8) for side in range(11))


def test_one_side_is_certain():
    assert throws(Dice(3), bound=1) == [0] * 8
    assert throws(SystemDice(), bound=1) == [0] * 8


def test_nobody_can_repeat_the_systems_dice():
    assert throws(SystemDice(), bound=2**30) != throws(SystemDice(), bound=2**30)


@pytest.mark.parametrize(("seed", "index"), [(-1, 0), (0, -1)])
def test_negative_seeds_are_refused(seed, index):
    with pytest.raises(ValueError, match="whole numbers from 0"):
        Dice(seed, index)
