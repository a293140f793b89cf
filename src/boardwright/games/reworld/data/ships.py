"""The population ships by number, and what the final ship takes for an empty category (section 2.5, 2.6)."""

from typing import Final

ALL_ROWS: Final = 5
"""PS-6, the ship for an empty docking area; the five before it are for one empty row."""
CITY_SIZE: Final = 6
SHIELDS: Final = 7
SHUTTLES: Final = 8
SATELLITES: Final = 9
FARMING_UNITS: Final = 10
COMPANIES: Final = 11
STARTED_ROWS: Final = 12
SCORE_SHIP: Final = 13
"""PS-14, which looks at the score that the other ships have produced (RW-72)."""

ABSENT: Final = -3
"""Points for a category of the final ship that one takes no part in (RW-85)."""
