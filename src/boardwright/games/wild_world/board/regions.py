"""Travel regions as hills on one ground line: cards fill them from below, the value stands on top."""

from boardwright.core.lines import counted
from boardwright.draw.markup import classes, element, hidden_text, number
from boardwright.games.wild_world.board.effects import fitting_row, signs
from boardwright.games.wild_world.board.icons import digits, icon, icon_at
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.told import LOCKED_TOLD
from boardwright.games.wild_world.data.facts import Board
from boardwright.games.wild_world.data.terms import REALMS, SLOTS
from boardwright.games.wild_world.rules.actions import LOCK
from boardwright.games.wild_world.words.names import effect_text

WIDTH = 100
SPACE = 25
"""The height of a space."""
LOCK_ROOM = 22
"""Below the spaces of a locked region."""
CROWN = 30
"""The height of what stands over the spaces: the value."""


def regions(scene: Scene) -> str:
    """The viewer's regions, from left to right."""
    seat = scene.observation.seat
    assert seat is not None
    board = scene.board(seat)
    if board is None:
        return ""
    hills = [_region(scene, seat, board, region) for region in range(len(board.regions))]
    return element("div", *hills, class_="ww-regions", role="group", aria_label="Your regions", id="regions")


def _region(scene: Scene, seat: int, board: Board, region: int) -> str:
    observation = scene.observation
    lock = SLOTS + region
    is_locked, opens = lock in observation.locks[seat], scene.is_legal(LOCK + lock)
    told = told_region(scene, seat, region)
    return element(
        "div",
        _hill(scene, seat, board, region),
        element("span", icon("padlock"), icon("crystal"), class_="ww-lock") if is_locked else "",
        hidden_text(told),
        role="button",
        tabindex="0" if region == 0 else "-1",
        class_=classes("ww-region", locked=is_locked, legal=opens),
        data_act=f"act-{LOCK + lock}" if opens else None,
        data_region=str(region),
        data_about=f"about-r{region + 1}",
        id=f"own-r{region + 1}",
    )


def _hill(scene: Scene, seat: int, board: Board, region: int) -> str:
    lying = len(scene.observation.regions[seat][region])
    spaces = board.regions[region]
    is_locked = SLOTS + region in scene.observation.locks[seat]
    height = CROWN + SPACE * len(spaces) + (LOCK_ROOM if is_locked else 6)
    path = f"M3 {height}V{CROWN}C3 12 28 2 50 2S97 12 97 {CROWN}V{height}Z"
    value = digits(str(board.region_values[region]), 50, 17, 15, "ww-hill-value")
    drawn = []
    for place in range(len(spaces)):
        y = CROWN + 3 + SPACE * (len(spaces) - 1 - place)
        drawn.append(
            _card(scene, seat, region, y) if place < lying else _space(spaces[place], y, place == lying)
        )
    return element(
        "svg",
        element("path", d=path, class_="ww-hill"),
        value,
        *drawn,
        class_="ww-hill-picture",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        aria_hidden="true",
    )


def _card(scene: Scene, seat: int, region: int, y: float) -> str:
    """A travel card, of which the colour counts."""
    color = REALMS[scene.observation.region_colors[seat][region]]
    body = element(
        "rect", x=9, y=y + 1.5, width=82, height=SPACE - 3, rx=4, class_=f"ww-travelled field-{color}"
    )
    return element("g", body, icon_at(f"glyph-{color}", 50, y + SPACE / 2, 15), class_=f"ww-on-{color}")


def _space(bonus: tuple[tuple[int, int, int], ...], y: float, is_next: bool) -> str:
    look = classes("ww-space-empty", next=is_next)
    body = element("rect", x=9, y=y + 1.5, width=82, height=SPACE - 3, rx=4, class_=look)
    return body + (fitting_row(signs(bonus), 50, y + SPACE / 2, 15, 70) if bonus else "")


def told_region(scene: Scene, seat: int, region: int) -> str:
    """A region in a sentence: what its cards are worth, what lies there, what comes next."""
    observation = scene.observation
    board = scene.board(seat)
    assert board is not None
    spaces, value = board.regions[region], board.region_values[region]
    lying = len(observation.regions[seat][region])
    color = observation.region_colors[seat][region]
    inside = f"{lying} of {len(spaces)} spaces taken" + (f", {REALMS[color]}" if color >= 0 else "")
    told = f"Region {region + 1}: {counted(value, 'point')} a card; {inside}."
    if SLOTS + region in observation.locks[seat]:
        return f"{told} {LOCKED_TOLD}"
    if lying == len(spaces):
        return f"{told} Full."
    taken = f"Only {REALMS[color]} cards." if color >= 0 else "Any colour that has no region yet."
    return f"{told} {taken} Next space: {effect_text(spaces[lying])}."
