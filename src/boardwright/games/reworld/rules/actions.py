"""The action numbers of Reworld (specification, section 4.4): 131 for players, then those of chance."""

from itertools import combinations_with_replacement
from typing import Final

from boardwright.games.reworld.data.facts import VALUES

TAKE: Final = 0
"""0-19: take the module at port U1, ... U10, L1, ... L10."""
MARKER: Final = 20
DROP: Final = 21
TOP: Final = 22
"""22-26: lay a card of value 1 to 5 on top."""
BELOW: Final = 27
"""27-82: lay these cards below it; see BELOWS."""
HIDE: Final = 83
"""83-87: lay a card of value 1 to 5 face down."""
UNDOCK: Final = 88
"""88-112: undock from row 1 to 5, five uses each."""
LAUNCH: Final = 0
DEFEND: Final = 1
TASK: Final = 2
TRANSPORT: Final = 3
SACRIFICE: Final = 4
USES: Final = 5
"""How many uses there are, LAUNCH to SACRIFICE."""
COUPLE: Final = 113
"""113-117: couple the unit at the open end of row 1 to 5."""
FLY: Final = 118
"""No more units."""
FIRST: Final = 119
"""119-120: the unit coupled first, or second, settles first."""
SETTLE: Final = 121
"""121-125: in city A to E."""
READ: Final = 126
"""126-130: the satellite reads city A to E."""
NUM_ACTIONS: Final = 131

STARTER: Final = 131
"""131-134, chance: this seat gets the marker."""
MODULE: Final = 135
"""135-169, chance: a module of this kind comes to the next port."""
CARD: Final = 170
"""170-174, chance: a card of value 1 to 5 is dealt."""
NUM_CHANCE: Final = 44

BELOWS: Final[list[tuple[int, ...]]] = [
    cards for size in range(4) for cards in combinations_with_replacement(range(1, VALUES), size)
]
"""The cards that may lie below the top one, by number of cards, then ascending."""
