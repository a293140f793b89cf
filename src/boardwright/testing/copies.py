"""Copies: whether they hold all of a state, share nothing with it and compare as they should."""

import inspect
from functools import cache
from typing import Any

from boardwright.bots.playout import playout
from boardwright.core.state import State
from boardwright.testing.situation import Situation

_CONTAINERS = (list, dict, set, bytearray)
_SEQUENCES = (list, tuple)


def field_names(state: State) -> list[str]:
    """The names of all fields of a state: the slots of its whole class hierarchy, compiled or not."""
    own = getattr(state, "__dict__", {})
    return [*_slots(type(state)), *own]


@cache
def _slots(kind: type[State]) -> list[str]:
    return [
        name
        for base in kind.__mro__
        for name, member in vars(base).items()
        if not name.startswith("__")
        and (inspect.ismemberdescriptor(member) or inspect.isgetsetdescriptor(member))
    ]


def same_fields(one: State, other: State) -> bool:
    """Whether two states of a kind are equal field by field, without asking their `==`."""
    names = field_names(one)
    return names == field_names(other) and all(getattr(one, name) == getattr(other, name) for name in names)


def check_clone(at: Situation) -> None:
    """A clone has every field, equal, and shares no container with the original."""
    copy = at.state.clone()
    at.require(copy is not at.state and type(copy) is type(at.state), "the clone is no copy of its kind")
    for name in field_names(at.state):
        at.require(hasattr(copy, name), f"the clone lacks the field {name}")
        mine, copied = getattr(at.state, name), getattr(copy, name)
        at.require(mine == copied, f"the clone does not copy the field {name}")
        shared = mine is copied and isinstance(mine, _CONTAINERS)
        at.require(not shared, f"the clone shares the field {name}")
    at.require(copy == at.state, "the clone is not equal to the original")


def check_clone_plays_alike(at: Situation) -> None:
    """Two clones play alike to the end with the same dice, and the original stays untouched."""
    witness, first, second = at.state.clone(), at.state.clone(), at.state.clone()
    playout(first, at.dice(3))
    playout(second, at.dice(3))
    at.require(same_fields(first, second), "two clones play differently with the same dice")
    playout(at.state.clone(), at.dice(4))
    at.require(same_fields(at.state, witness), "a clone that plays on changes the original")


def check_equality(at: Situation) -> None:
    """`==` sees a change of any field. Names with an underscore are no part of the position."""
    for name in field_names(at.state):
        copy = at.state.clone()
        if name.startswith("_") or not _alter(copy, name):
            continue
        at.require(copy != at.state, f"== does not see the field {name}")
    at.require(at.state != object(), "the state equals a thing that is no state")


def _alter(state: State, name: str) -> bool:
    """Change a field, where there is a way to; whether there was."""
    value: Any = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, value + 1)
    elif isinstance(value, _SEQUENCES) and value:
        longer = [*value, value[0]]
        setattr(state, name, tuple(longer) if isinstance(value, tuple) else longer)
    else:
        return False
    return True
