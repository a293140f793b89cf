"""The action numbers of Splitz (specification, section 4): 54 for players, then those of chance."""

from typing import Final

from boardwright.games.splitz.data.facts import CARDS

DIVIDE: Final = 0
"""0-27: pairs of divider places, in lexicographic order; see CUTS."""
DISCARD: Final = 28
"""28-30: throw out the white, blue or black part."""
VOTE: Final = 31
"""31-33: claim the white, blue or black part."""
JOKER_TO: Final = 34
"""34-43: the joker joins denomination 1 to 10."""
FIRST_TO: Final = 44
"""44-53: the waiting jokers join denomination 1 to 10."""
NUM_ACTIONS: Final = 54

LEAD: Final = 54
"""54-57, chance: this seat leads first."""
DRAW: Final = 58
"""58-68, chance: the next card is a joker, 1, ... 10."""
NUM_CHANCE: Final = 4 + CARDS

CUTS: Final[list[tuple[int, int]]] = [(i, j) for i in range(1, 9) for j in range(i + 1, 9)]
"""The pair of divider places (cards to the left of each) by action number."""

DIVISIONS: Final[list[list[int]]] = [
    [number for number, (_, j) in enumerate(CUTS) if j < size] for size in range(10)
]
"""The legal divisions of a part, by its size (SZ-14): both dividers leave a card on each side."""
