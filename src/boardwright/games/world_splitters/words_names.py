"""What the pieces of World Splitters are called in sentences."""

from typing import Final

from boardwright.core.lines import Line, Piece, spaced

COLOR_NAMES: Final = {"R": "red", "Y": "yellow", "G": "green"}
SHORT_EFFECTS: Final = {"R": "initiative", "Y": "another fence"}
"""What red and yellow favors do, in a word or two."""
POWER_EFFECTS: Final = ("a second explorer", "remove an explorer", "turn a fence", "an obelisk")
"""What green favors do, by power of the map."""


def counted(count: int, thing: str) -> str:
    """`1 space`, `2 spaces`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


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


def spaces(names: list[str]) -> Line:
    """Spaces one after another."""
    return spaced([space(name) for name in names], ", ")


def signed(points: int) -> str:
    """`+4`, `0`, `−3`."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
