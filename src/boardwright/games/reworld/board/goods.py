"""What lies in front of the players in Chapter One: the viewer's hand, and docking rows."""

from boardwright.draw.markup import classes, element, text
from boardwright.games.reworld.board.docking import NARROW, WIDE, docking_rows
from boardwright.games.reworld.board.hand import hand
from boardwright.games.reworld.board.scene import Scene


def goods_one(scene: Scene) -> str:
    """Hand and own docking rows; others' rows take their place when they are asked for."""
    own = scene.observation.seat
    shown_first = 0 if own is None else own
    rows = [_rows(scene, seat, is_first=seat == shown_first) for seat in scene.seats()]
    docking = element("div", *rows, class_="docking")
    return (hand(scene) if own is not None else "") + docking


def _rows(scene: Scene, seat: int, is_first: bool) -> str:
    is_own = seat == scene.observation.seat
    name = "Your docking rows" if is_own else f"Docking rows of {scene.chairs[seat].name}"
    back = element("a", "Back to yours" if scene.observation.seat is not None else "Back", href="#table")
    note = "last in, first out; the open end is on the left" if is_first else back
    title = element("h2", element("span", text(name)), element("small", note), class_="part-title")
    pictures = docking_rows(scene, seat, WIDE) + docking_rows(scene, seat, NARROW)
    return element("div", title, pictures, class_=classes("rows", first=is_first), id=f"rows-of-{seat}")
