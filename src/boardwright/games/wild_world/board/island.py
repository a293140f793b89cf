"""The island: where workers rest until the round ends. A column beside the realms, or a strip below them."""

from typing import Final, NamedTuple

from boardwright.draw.markup import classes, element
from boardwright.games.wild_world.board.areas import Market
from boardwright.games.wild_world.board.effects import fitting_row, signs, stacked_row
from boardwright.games.wild_world.board.icons import icon_at
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.seats import mark_at
from boardwright.games.wild_world.board.ways import PHONE
from boardwright.games.wild_world.data.terms import Effect
from boardwright.games.wild_world.rules.actions import ISLAND
from boardwright.games.wild_world.words.names import effect_text

WIDTH: Final = 152
HEIGHT: Final = 276
FIRST_ROW: Final = 44
ROW: Final = 36


class Row(NamedTuple):
    """Where a row of the island lies: the middle of its workers, that of its effect, and all of it."""

    workers: tuple[float, float]
    effect: tuple[float, float]
    room: float
    """For the effect."""
    area: tuple[float, float, float, float]
    """x, y, width and height."""
    spread: float
    """How wide workers on an unlimited row may stand."""


def row_name_of(scene: Scene, number: int) -> str:
    """What a row is called when it is read out."""
    row = scene.data.island[number]
    workers = [scene.who(owner) for owner in scene.observation.island[number]]
    standing = f"; {', '.join(workers)} here" if workers else ""
    begins = "; begins the next round" if number == _first_row(scene) else ""
    return f"Island, row {number + 1}: {effect_text(row.effect)}{standing}{begins}"


def _first_row(scene: Scene) -> int:
    """WW-44: the row whose worker would begin the next round; -1: nobody rests."""
    return next((number for number, owners in enumerate(scene.observation.island) if owners), -1)


def column(market: Market) -> str:
    """Beside the realms."""
    rows = market.scene.data.island
    waves = "q-6.3 8-12.7 0" + "t-12.7 0" * 10 + "-12.3 0"
    shape = f"M0 20C0 8 10 0 22 0H134C146 0 152 8 152 20V262{waves}Z"
    places = [_row_place(number) for number in range(len(rows))]
    lines = "".join(f"M12 {FIRST_ROW + ROW * number}H140" for number in range(1, len(rows)))
    return element(
        "svg",
        element("path", d=shape, class_="ww-sand"),
        element("text", "Island", x=14, y=25, class_="ww-island-name"),
        element("g", icon_at("moon", 129, 20, 18), class_="ww-quiet"),
        element("path", d=lines, class_="ww-rows"),
        *[_row(market, number, place, "", 11) for number, place in enumerate(places)],
        class_="ww-island",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )


def _row_place(number: int) -> Row:
    top = FIRST_ROW + ROW * number
    return Row((33, top + 18), (102, top + 18), 70, (6, top + 1, 140, ROW - 2), 42)


def strip(market: Market, prefix: str, width: float, height: float) -> str:
    """All rows side by side, the first one wider."""
    rows = market.scene.data.island
    first = width * 76 / 366
    each = (width - first) / (len(rows) - 1)
    lefts = [0.0] + [first + each * number for number in range(len(rows) - 1)]
    places = []
    for number, left in enumerate(lefts):
        wide = first if number == 0 else each
        if prefix == PHONE:
            workers, effect = (left + 15, height / 2), (left + 28 + (wide - 31) / 2, height / 2)
            room = wide - 33
        else:
            workers, effect, room = (
                (left + 30, height / 2),
                (left + 52 + (wide - 60) / 2, height / 2),
                wide - 62,
            )
        area = (left + 1.5, 1.5, wide - 3, height - 3)
        places.append(Row(workers, effect, room, area, min(24.0, wide / 3)))
    lines = "".join(f"M{left:.1f} 6V{height - 6}" for left in lefts[1:])
    radius = 9 if prefix == PHONE else 11
    return element(
        "svg",
        element("rect", width=width, height=height, rx=10, class_="ww-sand"),
        element("path", d=lines, class_="ww-rows"),
        *[_row(market, number, place, prefix, radius) for number, place in enumerate(places)],
        class_="ww-strip",
        viewBox=f"0 0 {width} {height}",
    )


def _row(market: Market, number: int, place: Row, prefix: str, radius: float) -> str:
    """A row: who rests there, and what resting there brings."""
    scene = market.scene
    row = scene.data.island[number]
    act = ISLAND + number if scene.is_legal(ISLAND + number) else -1
    x, y, width, height = place.area
    return element(
        "g",
        element("rect", x=x, y=y, width=width, height=height, rx=9, class_="ww-hit"),
        _standing(scene, number, place, prefix, radius),
        _effect(row.effect, place, prefix),
        element("rect", x=x, y=y, width=width, height=height, rx=9, class_="ww-ring"),
        class_=classes("ww-row", legal=act >= 0),
        **market.area(
            prefix,
            f"row-{number}",
            row_name_of(scene, number),
            act,
            f"about-row-{number}",
            _why(scene, number),
        ),
    )


def _effect(effect: Effect, place: Row, prefix: str) -> str:
    if prefix == PHONE:
        return stacked_row(effect, *place.effect, 13.5, place.room)
    return fitting_row(signs(effect), *place.effect, 16, place.room)


def _why(scene: Scene, number: int) -> str:
    """Why the viewer's worker cannot rest here."""
    observation = scene.observation
    if observation.phase != "island" or not scene.is_yours or scene.is_legal(ISLAND + number):
        return ""
    if observation.island[number]:
        return f"{scene.who(observation.island[number][0]).capitalize()} rests here already"
    return "You cannot pay its price"


def _standing(scene: Scene, number: int, place: Row, prefix: str, radius: float) -> str:
    owners = scene.observation.island[number]
    x, y = place.workers
    drawn = []
    if scene.data.island[number].is_unlimited:
        half = place.spread / 2
        drawn.append(
            element("rect", x=x - half, y=y - 12, width=place.spread, height=24, rx=12, class_="ww-vacant")
        )
    elif not owners:
        drawn.append(element("circle", cx=x, cy=y, r=radius, class_="ww-vacant"))
        drawn.append(element("circle", cx=x, cy=y, r=2, class_="ww-dot"))
    size = radius * 2.2
    room = max(0.0, place.spread - size * 0.7)
    step = min(size * 0.8, room / max(1, len(owners) - 1))
    for order, owner in enumerate(owners):
        at = x + step * (order - (len(owners) - 1) / 2)
        name = f"{prefix}rested-{number}-{order}-{owner}"
        drawn.append(element("g", mark_at(owner, at, y, size), class_="piece", id=name))
    if number == _first_row(scene):
        flag = icon_at("pennant", x + max(size, place.spread if len(owners) > 1 else 0) / 2 + 5, y - 9, 13)
        drawn.append(element("g", flag, class_="ww-quiet"))
    return "".join(drawn)
