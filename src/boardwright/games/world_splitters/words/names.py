"""What the pieces of World Splitters are called in sentences."""

from typing import Final

from boardwright.core.lines import Line, Piece

COLOR_NAMES: Final = {"R": "red", "Y": "yellow", "G": "green"}
SHORT_EFFECTS: Final = {"R": "initiative", "Y": "another fence"}
"""What red and yellow favors do, in a word or two."""
POWER_EFFECTS: Final = ("a second explorer", "remove an explorer", "turn a fence", "an obelisk")
"""What green favors do, by power of the map."""


def favor(color: str) -> Line:
    """A favor as a part of a sentence; `color` is R, Y or G."""
    return Piece("favor", COLOR_NAMES[color]), " favor"


def coins(amount: int) -> Line:
    """An amount of coins as a part of a sentence."""
    return (Piece("coins", str(amount)),)


def space(name: str) -> Line:
    """A space as a part of a sentence."""
    return (Piece("space", name),)


def tile(size: int) -> Line:
    """A bonus tile as a part of a sentence."""
    return (Piece("tile", str(size)),)


def counted_out(size: int, explorers: int, place: int, points: int) -> str:
    """How the points of a region come about, as `3 × 5 = 15` (WS-54 to WS-56).

    `explorers` are everybody's; `place` is 0 for most explorers, 1 for second most. What the first
    place gets beyond its spaces is for obelisks.
    """
    if place == 0:
        obelisks = points - 3 * size
        return f"3 × {size}{f' + {obelisks}' if obelisks else ''} = {points}"
    return f"2 × {explorers} = {points}" if place == 1 else "0"
