"""Dealing what a viewer cannot see: the shared part of every `resample`."""

from mypy_extensions import i64

from boardwright.core.dice import Dice


def deal_from(pool: list[int], size: int, dice: Dice) -> tuple[int, ...]:
    """So many of the things in the pool, each as likely as any other, taken out of it.

    Pool and answer count things by kind. The pool must hold enough.
    """
    dealt = [0] * len(pool)
    left: i64 = sum(pool)
    for _ in range(size):
        rest: i64 = dice.below(left)
        kind: i64 = 0
        while rest >= pool[kind]:
            rest -= pool[kind]
            kind += 1
        pool[kind] -= 1
        dealt[kind] += 1
        left -= 1
    return tuple(dealt)
