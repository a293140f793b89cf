"""The docking area of a carrier: five rows that end at the hull, their open ends at the left."""

from boardwright.core.lines import counted
from boardwright.draw.markup import Attribute, classes, element, hidden_text, text
from boardwright.games.reworld.board.modules import module, tick
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.signs import plate
from boardwright.games.reworld.data.tiles import FAMILY, ROWS, UNIT
from boardwright.games.reworld.rules.actions import COUPLE, TRANSPORT, UNDOCK, USES
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import capital
from boardwright.games.reworld.words.purpose import purpose

PLATE_WIDTH, PLATE_HEIGHT = 36, 48
CHEVRON = "M9 2 2 10 9 18"


def docking_area(scene: Scene, seat: int) -> str:
    """Five rows; where the viewer may act at an open end, it is a button."""
    rows = [_row(scene, seat, row) for row in range(ROWS)]
    where = element("span", "; the open end is on the left", class_="rw-wide")
    head = element("h2", "Docking area"), element("p", "last in, first out", where, class_="rw-aside")
    docks = element("div", *rows, class_="rw-docks", role="group", aria_label="Docking rows")
    return element("div", element("div", *head, class_="rw-head"), docks, class_="rw-docking")


def row_uses(observation: ReworldObservation, row: int) -> list[int]:
    """The viewer's acts that undock from this row, ascending."""
    first = UNDOCK + row * USES
    return [action for action in observation.legal if first <= action < first + USES]


def is_pair(observation: ReworldObservation, row: int) -> bool:
    """Whether the unit at the open end may fly with the shuttle directly behind it (RW-49)."""
    tiles = observation.docked[observation.turn][row]
    return FAMILY[tiles[-1]] == UNIT and UNDOCK + row * USES + TRANSPORT in observation.legal


def _row(scene: Scene, seat: int, row: int) -> str:
    tiles = scene.observation.docked[seat][row]
    heard = ", ".join(scene.module(tile) for tile in reversed(tiles))
    said = f"Row {row + 1}, from the open end: {heard}" if tiles else f"Row {row + 1}: "
    drawn = [
        module(tile, f"{seat}-dock{row}-{place}", hint=_hint(scene, tile)) for place, tile in enumerate(tiles)
    ]
    if drawn:
        drawn[-1] = _open_end(scene, seat, row, drawn[-1])
    chevron = element("svg", element("path", d=CHEVRON), class_="rw-chevron", viewBox="0 0 11 20")
    end_id = f"end-{seat}-{row}"
    end = element("span", chevron if tiles else "", class_="rw-end", id=end_id)
    empty = "" if tiles else element("span", text(_why_empty(scene, seat, row)), class_="rw-empty")
    berths = element("span", *drawn, end, empty, class_="rw-berths", data_end=end_id)
    return element("div", hidden_text(said), berths, _plate(row), class_="rw-dock")


def _hint(scene: Scene, tile: int) -> str:
    """What a module is called and what it is for."""
    return f"{capital(scene.names.modules[tile])}. {purpose(tile, scene.data)}"


def _plate(row: int) -> str:
    """The numeral at the hull."""
    drawn = plate(row + 1, 0.6, 0.6, PLATE_WIDTH - 1.2, PLATE_HEIGHT - 1.2)
    size = f"0 0 {PLATE_WIDTH} {PLATE_HEIGHT}"
    return element("svg", drawn, class_="rw-row-plate", viewBox=size, aria_hidden="true")


def _why_empty(scene: Scene, seat: int, row: int) -> str:
    owner = scene.observation.ship_owners[row]
    if owner < 0:
        if seat == scene.observation.turn:
            return "empty: its ship comes at the end of this turn"
        return "empty: its ship comes with the next turn" if scene.observation.docked_left(seat) else "empty"
    return f"empty, its ship went to {scene.who(owner)}"


def _open_end(scene: Scene, seat: int, row: int, drawn: str) -> str:
    """The module that may leave; a target if the viewer is to choose it."""
    observation = scene.observation
    if not observation.is_yours or seat != observation.turn:
        return drawn
    target = _undocked(scene, row) or _coupled(scene, row)
    if not target:
        return drawn
    is_first = row == min(_legal_rows(observation))
    return element(
        "button",
        drawn,
        tick(),
        type="button",
        role="button",
        id=f"open-{row}",
        tabindex=0 if is_first else -1,
        aria_pressed="false",
        data_key=str(row + 1),
        data_hint=_hint(scene, observation.docked[seat][row][-1]),
        **target,
    )


def _undocked(scene: Scene, row: int) -> dict[str, Attribute]:
    """The attributes of an open end that may be undocked."""
    uses = row_uses(scene.observation, row)
    if not uses:
        return {}
    pair = is_pair(scene.observation, row)
    with_shuttle = ", with the shuttle behind it" if pair else ""
    said = f"{_name(scene, row)}{with_shuttle}, {counted(len(uses), 'use')}"
    look = classes("rw-open-end", "legal", pair=pair)
    return {"class_": look, "data_view": f"row-{row}", "aria_label": said}


def _coupled(scene: Scene, row: int) -> dict[str, Attribute]:
    """The attributes of a unit that may be coupled."""
    if COUPLE + row not in scene.observation.legal:
        return {}
    act = f"act-{COUPLE + row}"
    look = "rw-open-end legal rw-loose"
    return {"class_": look, "data_view": act, "data_act": act, "aria_label": _name(scene, row)}


def _name(scene: Scene, row: int) -> str:
    tile = scene.observation.docked[scene.observation.turn][row][-1]
    return f"Row {row + 1}: {scene.module(tile)}"


def _legal_rows(observation: ReworldObservation) -> list[int]:
    """The rows with a target."""
    rows = range(ROWS)
    return [row for row in rows if row_uses(observation, row) or COUPLE + row in observation.legal]
