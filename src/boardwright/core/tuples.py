"""Tuples with one entry changed: what changes seldom in a state is a tuple, so that copies share it."""

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values but for the one at this place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
