"""The 35 kinds of module tiles (specification, section 2): what a kind's id says of it."""

from typing import Final

LETTERS: Final = "ABCDE"
COMPANIES: Final = ("K1", "K2", "K3", "K4", "K5")
"""The construction companies."""

TERRABOT: Final = 0
SHUTTLE: Final = 1
UNIT: Final = 2
"""A builder unit."""
SATELLITE: Final = 3

FAMILIES: Final = {"T": TERRABOT, "S": SHUTTLE, "B": UNIT, "X": SATELLITE}
"""By the first letter of a kind's id."""

KINDS: Final[list[str]] = [
    *[f"T-{letter}" for letter in LETTERS],
    *["S-0", "S-1", "S-2"],
    *[f"B-{company}" for company in COMPANIES],
    *[f"B-{company}*" for company in COMPANIES],
    "B-F",
    *[f"X-LET-{letter}" for letter in LETTERS],
    *["X-COMPANIES", "X-PRODUCT", "X-ROW"],
    *[f"X-CO-{company}" for company in COMPANIES],
    *["X-TERRABOTS", "X-SHIELDS", "X-BUILDERS"],
]
"""The ids; elsewhere a tile is a place in this list."""

FIRST_SHUTTLE: Final = 5
"""Kinds below it are terrabots, by letter; a shuttle's shields count from here."""
FIRST_UNIT: Final = 8
FIRST_SPECIAL: Final = 13
FARMING: Final = 18
FIRST_SATELLITE: Final = 19

READS_LETTER: Final = 19
"""19-23: the satellites X-LET-A to X-LET-E."""
READS_COMPANIES: Final = 24
READS_PRODUCT: Final = 25
READS_ROW: Final = 26
READS_COMPANY: Final = 27
"""27-31: the satellites X-CO-K1 to X-CO-K5."""
READS_TERRABOTS: Final = 32
READS_SHIELDS: Final = 33
READS_UNITS: Final = 34

FAMILY: Final[list[int]] = [FAMILIES[kind[0]] for kind in KINDS]
"""Terrabot, shuttle, unit or satellite, by kind."""

FARMERS: Final = 5
"""The farming company, after the five construction companies."""
NO_COMPANY: Final = -1
COMPANY: Final[list[int]] = [
    FARMERS if kind == "B-F" else COMPANIES.index(kind[2:4]) if kind[0] == "B" else NO_COMPANY
    for kind in KINDS
]
"""The company of a builder unit, by kind: 0 to 4 construction, 5 farming."""

NO_TILE: Final = -1
ROWS: Final = 5
"""Docking rows of a player, and cities, which are named by letter."""


def kind_names(kinds: tuple[int, ...]) -> list[str]:
    """The ids of several kinds."""
    return [KINDS[kind] for kind in kinds]
