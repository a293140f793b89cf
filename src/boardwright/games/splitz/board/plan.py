"""Where the trays and cards of a part lie in its picture."""

from typing import NamedTuple

from boardwright.games.splitz.board.places import Stage

CARD_WIDTH = 64
STRIP_SCALE = 0.54
"""Cards of the parts that led to the one in question, against cards in full size."""

STAGE_HEIGHT = 158
TRAY_TOP = 6
TRAY_HEIGHT = 136
CARD_TOP = 42
STRIP_HEIGHT = 82
STRIP_TRAY_HEIGHT = 76
STRIP_CARD_TOP = 8
WEDGE_HEIGHT = 18
LEAST_WIDTH = 404
"""Small parts are not drawn larger than this width allows."""


class Spacing(NamedTuple):
    """The measures of one row of trays."""

    step: float
    """From card to card."""
    card: float
    pad: float
    """From a tray's edge to its cards."""
    gap: float
    """From tray to tray."""
    margin: float


DIVIDED = Spacing(70, CARD_WIDTH, 10, 22, 8)
UNDIVIDED = Spacing(78, CARD_WIDTH, 7, 0, 30)
"""Room between the cards for dividers, and at both ends for dividers that wait."""
STRIP = Spacing(68 * STRIP_SCALE, CARD_WIDTH * STRIP_SCALE, 7, 10, 2)


class Tray(NamedTuple):
    """A run of neighbouring cards and the place it takes."""

    start: int
    stop: int
    x: float
    width: float


class Plan(NamedTuple):
    """A part's trays from left to right; `x` counts from the picture's left edge."""

    stage: Stage
    trays: tuple[Tray, ...]
    spacing: Spacing
    width: float

    def card_x(self, index: int) -> float:
        """The left edge of a card of the row."""
        tray = next(tray for tray in self.trays if tray.start <= index < tray.stop)
        return tray.x + self.spacing.pad + (index - tray.start) * self.spacing.step

    def gap_x(self, cards: int) -> float:
        """The middle between the first so many cards and the next one."""
        lead = self.spacing.step - self.spacing.card
        return self.card_x(self.stage.start + cards) - lead / 2

    def shifted(self, x: float) -> "Plan":
        """The same plan further to the right."""
        trays = tuple(tray._replace(x=tray.x + x) for tray in self.trays)
        return self._replace(trays=trays)


def plan(stage: Stage, spacing: Spacing) -> Plan:
    """The trays of a part side by side."""
    trays: list[Tray] = []
    x = spacing.margin
    for start, stop in stage.parts():
        width = (stop - start - 1) * spacing.step + spacing.card + 2 * spacing.pad
        trays.append(Tray(start, stop, x, width))
        x += width + spacing.gap
    return Plan(stage, tuple(trays), spacing, x - spacing.gap + spacing.margin)


def plans(shown: list[Stage]) -> tuple[list[Plan], float]:
    """The plans of stages that lie one above the other, centred, and the width of them all."""
    rows = [plan(stage, STRIP) for stage in shown[:-1]]
    rows.append(plan(shown[-1], UNDIVIDED if len(shown[-1].bounds) == 2 else DIVIDED))
    whole = shown[-1]._replace(bounds=(shown[-1].start, shown[-1].stop))
    room = plan(whole, UNDIVIDED).width  # the same before and after the division, so that nothing jumps
    width = max(LEAST_WIDTH, room, *[row.width for row in rows])
    return [row.shifted((width - row.width) / 2) for row in rows], width
