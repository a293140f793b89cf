"""Soft shapes of terrain: closed curves, blobs, waves, rings of teeth, spread over any map."""

from collections.abc import Sequence
from math import cos, pi, sin

from boardwright.draw.markup import element, number
from boardwright.games.world_splitters.board.layout import Point


def soft(points: Sequence[Point]) -> str:
    """A closed curve through these points."""
    count = len(points)
    path = [f"M{_whole(points[0])}"]
    for place in range(count):
        before, start = points[place - 1], points[place]
        end, after = points[(place + 1) % count], points[(place + 2) % count]
        path.append(
            f"C{_whole(_handle(before, start, end))} {_whole(_handle(after, end, start))} {_whole(end)}"
        )
    return "".join(path) + "Z"


def blob(center: Point, across: float, down: float, bends: Sequence[float]) -> str:
    """A closed curve round a point; `bends` are its distances in equal steps, 1 being `across` and `down`."""
    step = 2 * pi / len(bends)
    return soft(
        [
            (center[0] + across * bend * cos(step * place), center[1] + down * bend * sin(step * place))
            for place, bend in enumerate(bends)
        ]
    )


def circle(center: Point, radius: float, class_: str) -> str:
    return element("circle", cx=center[0], cy=center[1], r=radius, class_=class_)


def teeth(center: Point, radius: float, width: float, class_: str) -> str:
    """A ring of teeth: a dashed circle with a whole number of dashes."""
    count = 2 * round(pi * radius / 13)
    return element(
        "circle",
        cx=center[0],
        cy=center[1],
        r=radius,
        class_=class_,
        stroke_width=width,
        stroke_dasharray=number(2 * pi * radius / count),
    )


def rays(center: Point, inner: float, outer: float, count: int) -> str:
    """Lines that run out from a point, as one path."""
    angles = [2 * pi * place / count for place in range(count)]
    return "".join(f"M{_polar(center, inner, angle)}L{_polar(center, outer, angle)}" for angle in angles)


def _polar(center: Point, radius: float, angle: float) -> str:
    return _whole((center[0] + radius * cos(angle), center[1] + radius * sin(angle)))


def _handle(before: Point, here: Point, after: Point) -> Point:
    """The control point of a curve that leaves a point on its way from one neighbour to the other."""
    return here[0] + (after[0] - before[0]) / 6, here[1] + (after[1] - before[1]) / 6


def _whole(point: Point) -> str:
    return f"{round(point[0])} {round(point[1])}"
