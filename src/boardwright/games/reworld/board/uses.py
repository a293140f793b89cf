"""Undocking (RW-D5): the open ends to choose from, then one button a use, with what it brings at once."""

from boardwright.core.lines import counted
from boardwright.draw.markup import element, text
from boardwright.games.reworld.board.docking_area import is_pair, row_uses
from boardwright.games.reworld.board.landing import cities_of, either, either_points, landing, unit_name
from boardwright.games.reworld.board.launch_pad import could_fly
from boardwright.games.reworld.board.modules import plain_module
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.data.tiles import FAMILY, LETTERS, ROWS, SATELLITE, TERRABOT, UNIT
from boardwright.games.reworld.rules.actions import DEFEND, LAUNCH, SACRIFICE, TASK, UNDOCK, USES
from boardwright.games.reworld.rules.settlement import city_points
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import shields_text, task_text


def uses(scene: Scene) -> str:
    """The rows as buttons, and for each row its sentence and the buttons of its uses."""
    rows = [row for row in range(ROWS) if row_uses(scene.observation, row)]
    choices = [_row_choice(scene, row) for row in rows]
    name = "Open ends of your docking rows"
    picker = element("div", *choices, class_="choices rw-rows", role="group", aria_label=name)
    return picker + "".join(_uses_of_row(scene, row) for row in rows)


def ships_won(observation: ReworldObservation, action: int) -> str:
    """What an act wins besides, as `, +5 ship`; empty if it wins no ship."""
    effect = observation.effect(action)
    ships = "ship" if len(effect.ships) == 1 else "ships"
    return f", +{effect.ship_points} {ships}" if effect.ships else ""


def _row_choice(scene: Scene, row: int) -> str:
    tile = scene.observation.docked[scene.observation.turn][row][-1]
    return element(
        "button",
        plain_module(tile),
        element("span", f"Row {row + 1}"),
        type="button",
        class_="rw-choice",
        aria_label=f"Row {row + 1}: {scene.module(tile)}",
        aria_pressed="false",
        data_view=f"row-{row}",
    )


def _uses_of_row(scene: Scene, row: int) -> str:
    observation = scene.observation
    tile = observation.docked[observation.turn][row][-1]
    title = element("h2", text(f"Row {row + 1}: {scene.names.modules[tile]}"))
    words = element("p", text(f"{_worth(scene, row)} {_uncovered(scene, row)}"))
    actions = sorted(row_uses(observation, row), key=lambda action: _is_sensible(observation, action))
    buttons = [_button(scene, action, is_last=action == actions[-1]) for action in actions]
    said = element("div", title, words, class_="prompt rw-said")
    group = element("div", *buttons, class_="rw-buttons")
    return element("div", said, group, class_="rw-uses", data_with=f"row-{row}")


def _is_sensible(observation: ReworldObservation, action: int) -> bool:
    """A sacrifice, or a task that brings nothing, stands first: the last button is the ink one."""
    row, use = divmod(action - UNDOCK, USES)
    if use != TASK:
        return use != SACRIFICE
    effect = observation.effect(action)
    if not effect.ends_turn:
        return max(_readings(observation, observation.docked[observation.turn][row][-1])) > 0
    return effect.points + effect.ship_points > 0


def _button(scene: Scene, action: int, is_last: bool) -> str:
    name, result = _use_words(scene, action)
    return element(
        "button",
        element("span", text(name)),
        element("small", text(result + ships_won(scene.observation, action))),
        type="submit",
        form="at-once",
        name="actions",
        value=str(action),
        class_="button act" if is_last else "button line",
    )


def _use_words(scene: Scene, action: int) -> tuple[str, str]:
    """What the button says, and the result in a word."""
    observation = scene.observation
    row, use = divmod(action - UNDOCK, USES)
    tile = observation.docked[observation.turn][row][-1]
    if use == LAUNCH:
        size = observation.city_sizes[observation.turn][tile]
        name = f"Launch to city {LETTERS[tile]}" if size else f"Found city {LETTERS[tile]}"
        return name, counted(size + 1 if size else 2, "tile")
    if use == DEFEND:
        return "Defend", shields_text(scene.data.shields[tile])
    if use == TASK:
        effect = observation.effect(action)
        return "Task", counted(effect.points, "point") if effect.ends_turn else _range(observation, tile)
    return ("Sacrifice", "to the box") if use == SACRIFICE else ("Transport", _cargo(scene, row))


def _range(observation: ReworldObservation, satellite: int) -> str:
    """The points among which the choice of a city decides."""
    return f"{either_points(_readings(observation, satellite))} points"


def _readings(observation: ReworldObservation, satellite: int) -> list[int]:
    """What each city would score for a satellite that reads one."""
    return [city_points(satellite, city) for city in observation.cities[observation.turn] if city]


def _cargo(scene: Scene, row: int) -> str:
    """What there is for a shuttle to carry."""
    units = could_fly(scene.observation, row)
    if is_pair(scene.observation, row):
        return f"with {unit_name(units[0][1], scene.names)}"
    return f"{counted(len(units), 'unit')} to couple" if units else "empty"


def _worth(scene: Scene, row: int) -> str:
    """What the module at the open end is good for now."""
    observation = scene.observation
    tile = observation.docked[observation.turn][row][-1]
    family = FAMILY[tile]
    if family == TERRABOT:
        return "A terrabot can only be launched."
    if family == SATELLITE:
        return f"Its task scores {task_text(tile, scene.data)}, once."
    if family == UNIT:
        lands = landing(tile, (), cities_of(observation, observation.turn), scene.names)
        if is_pair(observation, row):
            return f"It flies with the shuttle behind it. {lands}"
        return f"It needs another row's shuttle; a sacrifice only clears it away. {lands}"
    units = [
        f"{unit_name(unit, scene.names)} from row {other + 1}" for other, unit in could_fly(observation, row)
    ]
    return f"It could carry {either(units)}." if units else "There is no unit to couple now."


def _uncovered(scene: Scene, row: int) -> str:
    """What the next turn finds at this open end."""
    tiles = scene.observation.docked[scene.observation.turn][row]
    return f"Behind it: {scene.module(tiles[-2])}." if len(tiles) > 1 else "Then the row is empty."
