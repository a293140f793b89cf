"""The launch pad: the shuttle with its two arms, each coupled unit with the city that it may land in."""

from boardwright.core.lines import counted
from boardwright.draw.markup import classes, element, text
from boardwright.games.reworld.board.art import shields
from boardwright.games.reworld.board.docking_area import is_pair
from boardwright.games.reworld.board.landing import cities_of, short_landing, unit_name, would_be_lost
from boardwright.games.reworld.board.modules import module, plain_module, tick
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.data.tiles import FAMILY, LETTERS, NO_TILE, ROWS, SATELLITE, SHUTTLE, UNIT
from boardwright.games.reworld.rules.actions import COUPLE, FIRST, TRANSPORT, UNDOCK, USES
from boardwright.games.reworld.rules.settlement import open_cities
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import Names

ARMS = ("First arm", "Second arm")
_WINGS = "M52 36 12 4H38L104 36ZM52 88 12 120H38L104 88ZM18 42H4V82H18Z"
_HULL = "M18 35H234C286 35 330 48 342 62 330 76 286 89 234 89H18A8 8 0 0 1 10 81V43A8 8 0 0 1 18 35Z"
_WINDOW = "M326 62C322 54 308 49 286 45V79C308 75 322 70 326 62Z"


def launch_pad(scene: Scene, seat: int) -> str:
    """What is on its way, or what each shuttle could carry; and how many units the box holds."""
    box = element("p", f"lost units (box): {len(scene.observation.box[seat])}", class_="rw-aside")
    head = element("div", element("h2", "Launch pad"), box, class_="rw-head")
    point = element("span", class_="rw-launch-point", id=f"launch-{seat}")
    content = head, point, *_on_its_way(scene, seat)
    return element("div", *content, class_="rw-pad", data_end=f"launch-{seat}")


def could_fly(observation: ReworldObservation, row: int) -> list[tuple[int, int]]:
    """Rows and units at their open ends once the shuttle of this row has left, those of its own row first."""
    found = []
    for other, tiles in enumerate(observation.docked[observation.turn]):
        if other == row:
            pair = is_pair(observation, row)
            found += [(row, tiles[-1])] if pair else []
            tiles = tiles[:-2] if pair else tiles[:-1]
        if tiles and FAMILY[tiles[-1]] == UNIT:
            found.append((other, tiles[-1]))
    return sorted(found, key=lambda place: place[0] != row)


def _on_its_way(scene: Scene, seat: int) -> list[str]:
    observation = scene.observation
    if seat == observation.turn and observation.tile != NO_TILE:
        is_satellite = FAMILY[observation.tile] == SATELLITE
        return [_satellite(observation) if is_satellite else _flight(scene)]
    shuttles = [row for row in range(ROWS) if UNDOCK + row * USES + TRANSPORT in observation.legal]
    if seat != observation.turn or not shuttles:
        return [element("p", "Nothing is on its way.", class_="rw-quiet")]
    quiet = element("p", "A shuttle carries up to two builder units to your cities.", class_="rw-quiet")
    return [quiet, *[_plan(scene, row) for row in shuttles]]


def _satellite(observation: ReworldObservation) -> str:
    bay = element("span", module(observation.tile, f"{observation.turn}-bay0", "piece"), class_="rw-bay")
    words = element("b", "Satellite"), element("small", "reads one city, then joins its row")
    return element("div", bay, element("span", *words, class_="rw-words"), class_="rw-in-orbit")


def _flight(scene: Scene) -> str:
    """The shuttle after take-off."""
    observation = scene.observation
    arms = [_arm(scene, place) for place in range(len(ARMS))]
    ship = _ship(scene.data.shields[observation.tile], observation.row)
    return element("div", *ship, *arms, *_would_be_lost(scene), class_="rw-flight")


def _would_be_lost(scene: Scene) -> list[str]:
    """Units that would only get to the box, each seen in it while it is in view."""
    observation = scene.observation
    cities = cities_of(observation, observation.turn)
    found = []
    for action in observation.legal:
        row = action - COUPLE
        if observation.phase == "couple" and row < ROWS:
            unit = observation.docked[observation.turn][row][-1]
            if would_be_lost(unit, observation.coupled, cities):
                drawn = plain_module(unit)
                found.append(element("span", drawn, class_="rw-boxed", data_with=f"act-{action}"))
    return found


def _arm(scene: Scene, place: int) -> str:
    observation = scene.observation
    if place >= len(observation.coupled):
        return _drawn_arm(place, ARMS[place], "free")
    unit = observation.coupled[place]
    name = unit_name(unit, scene.names)
    if not _is_aboard(observation, place):
        return _drawn_arm(place, name, _landed(observation, unit))
    drawn = module(unit, f"{observation.turn}-bay{place}", "piece")
    if FIRST + place in observation.legal:
        drawn = _target(drawn, FIRST + place, name)
    cities = cities_of(observation, observation.turn)
    look = "lost" if not open_cities(unit, cities) else ""
    if observation.phase == "settle" and unit == observation.cargo[0]:
        look = "next"
    return _drawn_arm(place, name, short_landing(unit, cities), drawn, look)


def _target(drawn: str, action: int, name: str) -> str:
    """A unit that may be chosen to settle first."""
    return element(
        "button",
        drawn,
        tick(),
        type="button",
        role="button",
        class_="rw-open-end legal",
        aria_pressed="false",
        aria_label=f"{name} first",
        data_act=f"act-{action}",
        data_view=f"act-{action}",
    )


def _is_aboard(observation: ReworldObservation, place: int) -> bool:
    """Whether the unit coupled at this place has yet to settle."""
    if observation.phase != "settle":
        return True
    unit = observation.coupled[place]
    return observation.coupled[: place + 1].count(unit) <= observation.cargo.count(unit)


def _landed(observation: ReworldObservation, unit: int) -> str:
    for settled, city, _, points in observation.settled:
        if settled == unit:
            gain = f", +{points}" if points else ""
            return f"settled in city {LETTERS[city]}{gain}" if city >= 0 else "went to the box"
    return ""


def _plan(scene: Scene, row: int) -> str:
    """A shuttle that could be chosen, with the units that could fly."""
    observation = scene.observation
    tiles = observation.docked[observation.turn][row]
    shuttle = next(tile for tile in reversed(tiles) if FAMILY[tile] == SHUTTLE)
    units = [_candidate(row, other, unit, scene.names) for other, unit in could_fly(observation, row)]
    lines = units[: len(ARMS)]
    if len(units) > len(ARMS):
        lines[-1] += f", or {counted(len(units) - len(ARMS), 'other unit')}"
    lines += ["no unit to couple"] * (len(ARMS) - len(lines))
    arms = [_drawn_arm(place, ARMS[place], line) for place, line in enumerate(lines)]
    ship = _ship(scene.data.shields[shuttle], row)
    return element("div", *ship, *arms, class_="rw-flight rw-plan", data_with=f"row-{row}")


def _candidate(row: int, other: int, unit: int, names: Names) -> str:
    where = "in this row" if other == row else f"in row {other + 1}"
    return f"{unit_name(unit, names)} {where}"


def _ship(shield_count: int, row: int) -> tuple[str, str]:
    drawn = (
        element("path", d=_WINGS, class_="rw-wing"),
        element("path", d=_HULL, class_="rw-fuselage"),
        element("path", d=_WINDOW, class_="rw-indigo"),
        shields(shield_count, 46, 62, 1.4),
    )
    picture = element("svg", *drawn, class_="rw-shuttle", viewBox="0 0 346 124", aria_hidden="true")
    return picture, element("b", f"Shuttle from row {row + 1}", class_="rw-shuttle-name")


def _drawn_arm(place: int, title: str, words: str, unit: str = "", look: str = "") -> str:
    said = element("b", text(title)), element("small", text(words))
    return element(
        "div",
        element("span", unit, class_=classes("rw-bay", free=not unit)),
        element("span", *said, class_="rw-words"),
        class_=classes("rw-arm", "upper" if place == 0 else "lower", look),
    )
