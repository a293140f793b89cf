"""Docking rows: five stacks that grow to the left, away from their plates; the open end is on top."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.draw.markup import classes, element, number, text
from boardwright.draw.shapes import moved
from boardwright.games.reworld.board.art import piece
from boardwright.games.reworld.board.port import is_asked
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.signs import plate
from boardwright.games.reworld.board.tiles import tile
from boardwright.games.reworld.data.tiles import ROWS
from boardwright.games.reworld.rules.position import NOBODY
from boardwright.games.reworld.words.purpose import purpose

CHEVRON = "M0-6-6 0 0 6"


class Berth(NamedTuple):
    """Sizes of a picture of docking rows."""

    prefix: str
    width: float
    row: float
    """From one row to the next."""
    tile: float
    pitch: float
    plate_left: float
    plate_width: float
    plate_height: float
    left: float
    """Where the line of a row begins."""
    has_words: bool

    @property
    def height(self) -> float:
        return self.row * ROWS

    @property
    def hull_end(self) -> float:
        """The x of the tile that was docked first."""
        return self.plate_left - 7 - self.tile

    def pitch_of(self, tiles: int) -> float:
        """Long rows close up; room is kept for the chevron and one more module."""
        room = self.hull_end - self.left - self.tile * 0.4
        return min(self.pitch, room / max(1, tiles))


WIDE = Berth("", 608, 51, 44, 47, 573, 34, 42, 4, True)
NARROW = Berth("n-", 366, 28.5, 26.5, 28.5, 339, 26, 27, 4, False)
MINIATURE = Berth("m-", 288, 21.5, 19, 20.5, 275, 13, 17, 2, False)


def docking_rows(scene: Scene, seat: int, berth: Berth) -> str:
    """The five rows of a seat; of the viewer's own, plates choose the row while a payment is laid."""
    is_own = seat == scene.observation.seat
    rows = [_row(scene, seat, row, berth) for row in range(ROWS)]
    label = "Your docking rows" if is_own else f"Docking rows of {scene.chairs[seat].name}"
    return element(
        "svg",
        *rows,
        class_=f"docking-rows {'narrow' if berth is NARROW else 'wide'}",
        id=f"{berth.prefix}docking-{seat}",
        viewBox=f"0 0 {number(berth.width)} {number(berth.height)}",
        preserveAspectRatio="xMaxYMin",
        role="group",
        aria_label=label,
    )


def miniature(scene: Scene, seat: int) -> str:
    """The rows of a seat, small: beside its name."""
    rows = [_small_row(scene, seat, row) for row in range(ROWS)]
    return element(
        "svg",
        *rows,
        class_="miniature",
        viewBox=f"0 0 {number(MINIATURE.width)} {number(MINIATURE.height)}",
        aria_hidden="true",
    )


def said_row(scene: Scene, seat: int, row: int) -> str:
    """A row as it is read out, from its open end."""
    tiles = scene.observation.docked[seat][row]
    if not tiles:
        return f"Row {row + 1}: empty"
    return f"Row {row + 1}, open end first: {', '.join(scene.module(kind) for kind in reversed(tiles))}"


def _row(scene: Scene, seat: int, row: int, berth: Berth) -> str:
    tiles = scene.observation.docked[seat][row]
    middle = berth.row * (row + 0.5)
    content = [_line(berth, middle), *_tiles(scene, seat, row, berth, middle)]
    if tiles:
        content.append(
            _chevron(berth, berth.hull_end - (len(tiles) - 1) * berth.pitch_of(len(tiles)), middle)
        )
    elif berth.has_words:
        content.append(_unused(scene, row, berth, middle))
    modules = element(
        "g", _purposes(scene, tiles), *content, role="img", aria_label=said_row(scene, seat, row)
    )
    if seat != scene.observation.seat:
        return modules + _plate(row, berth, middle)
    return modules + _ghost(len(tiles), row, berth, middle) + _own_plate(scene, row, berth, middle)


def _tiles(scene: Scene, seat: int, row: int, berth: Berth, middle: float) -> list[str]:
    tiles = scene.observation.docked[seat][row]
    pitch = berth.pitch_of(len(tiles))
    return [
        piece(
            f"{berth.prefix}docked-{seat}-{row}-{place}",
            berth.hull_end - place * pitch,
            middle - berth.tile / 2,
            _what_for(scene, kind, berth) + tile(kind, 0, 0, berth.tile),
            look="docked",
        )
        for place, kind in enumerate(tiles)
    ]


def _what_for(scene: Scene, kind: int, berth: Berth) -> str:
    """The name of a module and what it is for, where a pointer can rest on it."""
    if not berth.has_words:
        return ""
    return element("title", text(f"{scene.module(kind)}. {purpose(kind, scene.data)}"))


def _purposes(scene: Scene, tiles: Sequence[int]) -> str:
    """The same for those who listen, by row."""
    said = [purpose(kind, scene.data) for kind in reversed(tiles)]
    return element("desc", text(" ".join(said))) if said else ""


def _line(berth: Berth, middle: float) -> str:
    line = f"M{number(berth.left)} {number(middle)}H{number(berth.plate_left - 6)}"
    return element("path", d=line, class_="row-line")


def _chevron(berth: Berth, open_end: float, middle: float) -> str:
    """Points the way out."""
    return element("path", d=CHEVRON, class_="open-end", transform=moved(open_end - 8, middle))


def _unused(scene: Scene, row: int, berth: Berth, middle: float) -> str:
    """That an unused row is worth a ship (RW-74)."""
    observation = scene.observation
    if observation.ship_owners[row] != NOBODY:
        return ""
    words = f"never used: counts as empty, +{observation.ship_points[row]} to the first in Chapter Two"
    return element("text", text(words), x=berth.plate_left - 16, y=middle + 4.5, class_="row-words")


def _plate(row: int, berth: Berth, middle: float) -> str:
    return plate(
        row + 1, berth.plate_left, middle - berth.plate_height / 2, berth.plate_width, berth.plate_height
    )


def _own_plate(scene: Scene, row: int, berth: Berth, middle: float) -> str:
    """A plate that makes a card of its value the top one, if that pays (RW-22)."""
    if not is_asked(scene.observation):
        return _plate(row, berth, middle)
    x, y = berth.plate_left - 3, middle - berth.plate_height / 2 - 3
    ring = element(
        "rect", x=x, y=y, width=berth.plate_width + 6, height=berth.plate_height + 6, rx=9, class_="ring"
    )
    return element(
        "g",
        ring,
        _plate(row, berth, middle),
        id=f"{berth.prefix}plate-{row + 1}",
        class_="plate-button",
        role="button",
        tabindex=0 if row == 0 else -1,
        aria_label=f"Dock in row {row + 1}",
        aria_disabled="true",
        data_row=row + 1,
    )


def _ghost(tiles: int, row: int, berth: Berth, middle: float) -> str:
    """Where the module would dock; the page shows it in the row of the top card."""
    x = berth.hull_end - tiles * berth.pitch_of(tiles)
    y = middle - berth.tile / 2
    frame = element(
        "rect", x=x - 1, y=y - 1, width=berth.tile + 2, height=berth.tile + 2, rx=8, class_="ghost-frame"
    )
    picture = element("use", x=x, y=y, width=berth.tile, height=berth.tile, class_="ghost-tile")
    return element("g", picture, frame, class_=classes("ghost"), data_ghost=row + 1)


def _small_row(scene: Scene, seat: int, row: int) -> str:
    middle = MINIATURE.row * (row + 0.5) - 0.75
    numeral = element("text", str(row + 1), x=281, y=middle + 4.5, class_="row-number")
    return element("g", _line(MINIATURE, middle), *_tiles(scene, seat, row, MINIATURE, middle), numeral)
