"""Sentences about a game that the page draws with pictures and the terminal prints as text."""

from collections.abc import Sequence
from typing import NamedTuple


class Who(NamedTuple):
    """A player, named by seat."""

    seat: int


class Piece(NamedTuple):
    """A thing of the game that has a picture, as `Piece("card", "7")`; `name` is its text."""

    kind: str
    name: str


Line = tuple[str | Who | Piece, ...]
"""Text, players and pieces in reading order, spaces included."""


class Prompt(NamedTuple):
    """What a viewer is to do now, or who is awaited."""

    headline: Line
    """One sentence: what to do, or who acts."""
    detail: Line
    """One sentence: the consequence, or why it is so."""


def plain(line: Line, names: Sequence[str]) -> str:
    """The line as text; `names` are the players' by seat."""
    return "".join(_plain_part(part, names) for part in line)


def _plain_part(part: str | Who | Piece, names: Sequence[str]) -> str:
    if isinstance(part, Who):
        return names[part.seat]
    return part.name if isinstance(part, Piece) else part


def spaced(parts: Sequence[Line], space: str = " ") -> Line:
    """The parts one after another, with the space between them."""
    line: Line = ()
    for number, part in enumerate(parts):
        line += ((space,) if number else ()) + part
    return line


def listed(parts: Sequence[Line]) -> Line:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return spaced(parts)
    return spaced(parts[:-1], ", ") + (" and ",) + parts[-1]


def counted(count: int, thing: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def signed(points: int) -> str:
    """`+4`, `0`, `−3`, with a real minus sign."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
