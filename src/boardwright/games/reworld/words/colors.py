"""The colours of the pieces of Reworld where no pictures can be drawn: those of its page."""

from typing import Final

from boardwright.games.reworld.data.tiles import COMPANY, FAMILY, SHUTTLE, TERRABOT, UNIT

INK, PAPER = "#2A1A1E", "#FFF9EA"
OFFICER: Final = "#2C3C73", "#E4E8F5"
SHUTTLES: Final = PAPER, "#2A3354"
SATELLITES: Final = INK, "#C6CDE4"
TERRAINS: Final = (
    (INK, "#B5BE68"),
    (PAPER, "#4C515C"),
    (INK, "#58A5A3"),
    (INK, "#E6BC80"),
    (INK, "#BFE0EC"),
)
"""By letter."""
BUILDERS: Final = (
    (PAPER, "#B13A30"),
    (PAPER, "#2C66AE"),
    (PAPER, "#636B74"),
    (INK, "#E58A36"),
    (PAPER, "#7A4C9F"),
    (PAPER, "#3F7D35"),
)
"""By company, farming last."""


def module_colors(kind: int) -> tuple[str, str]:
    """The colours of a module's name and of the ground behind it."""
    family = FAMILY[kind]
    if family == TERRABOT:
        return TERRAINS[kind]
    if family == UNIT:
        return BUILDERS[COMPANY[kind]]
    return SHUTTLES if family == SHUTTLE else SATELLITES
