"""Arrows between slots: which cards make the demands of a port."""

from boardwright.draw.markup import element, number
from boardwright.draw.shapes import moved
from boardwright.games.reworld.board.frame import COLUMNS, Frame
from boardwright.games.reworld.board.scene import Scene

HEAD = 8
SHORTEST_LINE = 16
"""A shorter arrow is only a head."""


def links(scene: Scene, frame: Frame, port: int) -> str:
    """Arrows to a port's slot from those of its neighbours that hold cards (RW-16)."""
    others = [scene.data.left[port], scene.data.right[port]]
    arrows = [_between(frame, other, port) for other in others if scene.observation.slots[other]]
    return element("g", *arrows, class_="links")


def _between(frame: Frame, port: int, to: int) -> str:
    """From one slot's edge to the other's; nothing if they lie apart, as an edition may have it."""
    (row, column), (to_row, to_column) = divmod(port, COLUMNS), divmod(to, COLUMNS)
    x, y = frame.middle(port), frame.slot_middle(port)
    if row == to_row and abs(column - to_column) == 1:
        right = to_column > column
        edge = frame.slot_width / 2 if right else -frame.slot_width / 2
        return _arrow(x + edge, y, frame.pitch - frame.slot_width - 1, 0 if right else 180)
    if row != to_row and column == to_column:
        down = to_row > row
        edge = frame.slot_height / 2 if down else -frame.slot_height / 2
        length = frame.slot_tops[1] - frame.slot_tops[0] - frame.slot_height - 1
        return _arrow(x, y + edge, length, 90 if down else 270)
    return ""


def _arrow(x: float, y: float, length: float, turn: int) -> str:
    tip = number(length)
    head = element("path", d=f"M{tip} 0l-{HEAD}-5.5v11Z", class_="link-head")
    line = element("path", d=f"M0 0H{number(length - HEAD + 1)}", class_="link")
    drawn = line + head if length > SHORTEST_LINE else head
    return element("g", drawn, transform=f"{moved(x, y)} rotate({turn})")
