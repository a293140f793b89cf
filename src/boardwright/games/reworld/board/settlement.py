"""The settlement at a carrier: shuttles, satellites, defence, cities; own size, place, the others'."""

from collections.abc import Sequence

from boardwright.core.lines import counted, signed
from boardwright.draw.markup import Attribute, classes, element, hidden_text
from boardwright.draw.shapes import picture
from boardwright.games.reworld.board.art import drawn_letter
from boardwright.games.reworld.board.final import DEFENCE
from boardwright.games.reworld.board.ghosts import ghosts
from boardwright.games.reworld.board.landing import cities_of, why_not
from boardwright.games.reworld.board.modules import module, tick
from boardwright.games.reworld.board.race import numeral, others, place_values, standing
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.signs import SIGN_HEIGHT, SIGN_WIDTH, SMALL_SIGN, sign
from boardwright.games.reworld.data.ships import ABSENT
from boardwright.games.reworld.data.tiles import LETTERS, ROWS
from boardwright.games.reworld.rules.actions import READ, SETTLE
from boardwright.games.reworld.rules.settlement import city_points
from boardwright.games.reworld.view.observation import ReworldObservation

NONE = "\N{EN DASH}"
LEGAL = "legal"
"""The class of what may be chosen."""


def settlement(scene: Scene, seat: int) -> str:
    """All strips, from the shuttles row to city E."""
    observation = scene.observation
    legend = element("p", "points by place; own size, place, points now; others' sizes", class_="rw-aside")
    head = element("h2", "Settlement"), legend
    shuttles = [len(row) for row in observation.shuttles]
    satellites = [len(row) for row in observation.satellites]
    strips = [
        _strip(scene, seat, "shuttles", observation.shuttles, shuttles),
        _strip(scene, seat, "satellites", observation.satellites, satellites),
        _strip(scene, seat, "defence", observation.defence, observation.shields),
    ]
    cities = [_city(scene, seat, letter) for letter in range(ROWS)]
    group = element("div", *cities, class_="rw-cities", role="group", aria_label="Cities")
    return element("div", element("div", *head, class_="rw-head"), *strips, group, class_="rw-settlement")


def _strip(
    scene: Scene, seat: int, row: str, tiles_of: Sequence[tuple[int, ...]], values: Sequence[int]
) -> str:
    """A row of shuttles or satellites, or the defence row, which is compared by its shields."""
    tiles = tiles_of[seat]
    is_defence = row == "defence"
    drawn = [module(tile, f"{seat}-{row}-{place}", "piece") for place, tile in enumerate(tiles)]
    missing = f"not started: {signed(ABSENT)} at the end" if is_defence else "none yet"
    rail = element("span", *(drawn or [element("span", missing, class_="rw-empty")]), class_="rw-rail")
    unit = "shields" if is_defence else row
    content = (
        element("b", row.capitalize(), class_="rw-strip-name"),
        hidden_text(", ".join(scene.module(tile) for tile in tiles)),
        element("span", rail, ghosts(scene.observation, seat, row), class_="rw-line"),
        element("span", numeral(values[seat]), hidden_text(f" {unit}"), class_="rw-size"),
        *(_race(scene, DEFENCE, seat) if is_defence else ()),
        others(values, seat, scene, "0"),
    )
    look = classes("rw-strip", f"rw-{row}-strip", rw_unstarted=is_defence and not tiles)
    return element("div", *content, class_=look)


def _city(scene: Scene, seat: int, letter: int) -> str:
    observation = scene.observation
    sizes = [of_seat[letter] for of_seat in observation.city_sizes]
    is_founded = sizes[seat] > 0
    content = (
        *(_founded(scene, seat, letter) if is_founded else _not_founded(letter)),
        element("span", *_line(scene, seat, letter), class_="rw-line"),
        element("span", _size(sizes[seat]), class_="rw-size"),
        *_race(scene, DEFENCE + 1 + letter, seat),
        others(sizes, seat, scene, NONE),
    )
    is_asked = observation.phase in ("settle", "read") and observation.is_yours and seat == observation.turn
    state, target = _target(scene, letter) if is_asked else ("", {})
    look = classes("rw-strip", "rw-city", state, rw_unstarted=not is_founded)
    return element("div", *content, tick() if state == LEGAL else "", class_=look, **target)


def _race(scene: Scene, category: int, seat: int) -> tuple[str, str]:
    """What the places of a category bring at the end, and what this seat would get now."""
    worth = element("span", place_values(scene.data.places[category]), class_="rw-worth")
    return worth, element("span", standing(scene, category, seat), class_="rw-place")


def _founded(scene: Scene, seat: int, letter: int) -> tuple[str, ...]:
    """The city's sign with its name, and the small one for small screens."""
    name = scene.names.city(letter, scene.observation.signs[seat][letter])
    tiles = ", ".join(scene.module(tile) for tile in scene.observation.cities[seat][letter])
    size = f"0 0 {SIGN_WIDTH} {SIGN_HEIGHT}"
    return (
        hidden_text(f"City {LETTERS[letter]}, {name}: {tiles}; "),
        element("svg", sign(letter, name, 0, 0), class_="rw-sign", viewBox=size, aria_hidden="true"),
        picture(f"rw-sign-{LETTERS[letter]}", SMALL_SIGN, SMALL_SIGN, "rw-small-sign"),
    )


def _not_founded(letter: int) -> tuple[str, ...]:
    """A place for the sign."""
    drawn = drawn_letter(letter, "rw-faint-ink", 25, 25, 40)
    name = f"City {LETTERS[letter]}"
    sign_place = element("svg", drawn, class_="rw-no-sign", viewBox="0 0 50 50", role="img", aria_label=name)
    return sign_place, element("span", "no city", class_="rw-none")


def _line(scene: Scene, seat: int, letter: int) -> tuple[str, str]:
    """The tiles of a city, or what founds it; then the ghosts of those that may come."""
    tiles = scene.observation.cities[seat][letter]
    drawn = [module(tile, f"{seat}-city{letter}-{place}", "piece") for place, tile in enumerate(tiles)]
    line = element("span", *drawn, class_="rw-rail")
    if not drawn:
        line = element("span", f"The first terrabot {LETTERS[letter]} founds it.", class_="rw-how")
    return line, ghosts(scene.observation, seat, LETTERS[letter])


def _size(tiles: int) -> str:
    return numeral(tiles) + hidden_text(" tiles") if tiles else signed(ABSENT)


def _target(scene: Scene, letter: int) -> tuple[str, dict[str, Attribute]]:
    """How a city looks that the viewer may choose or not, and its attributes; a closed one says why."""
    observation = scene.observation
    settles = observation.phase == "settle"
    action = (SETTLE if settles else READ) + letter
    name = f"City {LETTERS[letter]}"
    place: dict[str, Attribute] = {"role": "button", "id": f"city-{letter}", "data_key": LETTERS[letter]}
    if action not in observation.legal:
        why = f"{name} is not founded."
        if settles:
            why = why_not(observation.cargo[0], letter, cities_of(observation, observation.turn), scene.names)
        barred = {"aria_disabled": "true", "aria_label": f"{name}: {why}", "data_why": why}
        return "barred", {**place, **barred, "tabindex": "-1"}
    act = f"act-{action}"
    chosen = {"data_act": act, "data_view": act, "aria_pressed": "false"}
    tab = "0" if action == min(observation.legal) else "-1"
    said = f"{name}: {_outcome(observation, letter)}"
    return LEGAL, {**place, **chosen, "tabindex": tab, "aria_label": said}


def _outcome(observation: ReworldObservation, letter: int) -> str:
    if observation.phase == "read":
        return counted(city_points(observation.tile, observation.cities[observation.turn][letter]), "point")
    return f"then {counted(observation.city_sizes[observation.turn][letter] + 1, 'tile')}"
