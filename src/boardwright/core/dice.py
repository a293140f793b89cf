"""Dice: the only source of chance. Drivers hold them, states never do."""

import secrets
from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF
_ODD: Final = 0x45D9F3B  # below 2**31, so that a product with 32 bits fits a signed 64-bit word


def _mixed(word: i64) -> i64:
    word = ((word >> 16) ^ word) * _ODD & _MASK
    word = ((word >> 16) ^ word) * _ODD & _MASK
    return (word >> 16) ^ word


class Dice:
    """Seeded dice for the lab: the same seed and index give the same throws, everywhere.

    `index` is the number of the game in its run; neighbouring numbers give unrelated
    games. The state has 32 bits (xorshift), so whoever has seen enough throws can
    compute the rest: a public table uses `SystemDice`.
    """

    __slots__ = ("_word",)
    _word: i64

    def __init__(self, seed: int, index: int = 0) -> None:
        if seed < 0 or index < 0:
            raise ValueError("a seed and an index are whole numbers from 0")
        word: i64 = 0x2545F491
        for number in (seed, index):
            rest = number
            words: i64 = 0
            while rest or not words:
                low: i64 = rest & _MASK
                word = _mixed(word ^ low) + 0x1B873593 & _MASK
                rest >>= 32
                words += 1
            if words > 1:  # so that a long seed is no short one with a long index
                word = _mixed(word ^ words) + 0x3C6EF372 & _MASK
        self._word = word or 1  # xorshift never leaves zero

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1; off even by less than bound / 2**32."""
        word: i64 = self._word
        word ^= word << 13 & _MASK
        word ^= word >> 17
        word ^= word << 5 & _MASK
        self._word = word
        return word * bound >> 32


class SystemDice(Dice):
    """Dice thrown by the operating system's generator: nobody can foresee or repeat them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, bound: i64) -> i64:
        return secrets.randbelow(bound)
