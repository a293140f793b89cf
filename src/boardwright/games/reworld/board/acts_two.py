"""The controls of Chapter Two: choose a row and its use, units to couple, cities (RW-D5 to RW-D9)."""

from collections.abc import Callable, Sequence

from boardwright.core.lines import counted
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.draw.shapes import picture
from boardwright.games.reworld.board.landing import (
    cities_of,
    landing,
    short_landing,
    unit_name,
    would_be_lost,
)
from boardwright.games.reworld.board.modules import plain_module
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.signs import SMALL_SIGN
from boardwright.games.reworld.board.uses import ships_won, uses
from boardwright.games.reworld.data.tiles import LETTERS
from boardwright.games.reworld.rules.actions import COUPLE, FIRST, FLY, READ, SETTLE
from boardwright.games.reworld.words.names import capital


def acts_two(scene: Scene) -> str:
    """The controls of the viewer's decision."""
    return _CONTROLS[scene.observation.phase](scene)


def _couple(scene: Scene) -> str:
    """Units that may come aboard, and the take-off as it is."""
    observation = scene.observation
    units = [_unit_choice(scene, action - COUPLE) for action in observation.legal if action != FLY]
    choices, said = zip(*units)
    won = ships_won(observation, FLY).removeprefix(", ")
    take_off = element(
        "button",
        "Fly with one" if observation.coupled else "Fly empty",
        element("small", text(won)) if won else "",
        type="submit",
        form="at-once",
        name="actions",
        value=str(FLY),
        class_="button line rw-take-off",
    )
    return _group("Units", choices) + "".join(said) + _commit("Choose a unit", take_off)


def _unit_choice(scene: Scene, row: int) -> tuple[str, str]:
    """A unit that may be coupled, and what the prompt says of it."""
    observation = scene.observation
    tiles = observation.docked[observation.turn][row]
    unit = tiles[-1]
    cities = cities_of(observation, observation.turn)
    name = unit_name(unit, scene.names)
    is_lost = would_be_lost(unit, observation.coupled, cities)
    where = "to the box" if is_lost else short_landing(unit, cities)
    result = f"row {row + 1}, {where}{ships_won(observation, COUPLE + row)}"
    words = element("b", text(name)), element("small", text(result))
    commit = "Couple anyway" if is_lost else f"Couple {name}"
    key = str(row + 1)
    choice = _choice(COUPLE + row, commit, plain_module(unit), *words, key=key, is_lost=is_lost)
    behind = f" Behind it waits: {scene.module(tiles[-2])}." if len(tiles) > 1 else ""
    detail = landing(unit, observation.coupled, cities, scene.names) + behind
    return choice, _said(COUPLE + row, f"{capital(name)} from row {row + 1}", detail)


def _order(scene: Scene) -> str:
    observation = scene.observation
    cities = cities_of(observation, observation.turn)
    choices, said = [], []
    for action in observation.legal:
        unit = observation.coupled[action - FIRST]
        title = f"{capital(unit_name(unit, scene.names))} first"
        words = element("b", text(title)), element("small", text(short_landing(unit, cities)))
        choices.append(_choice(action, title, plain_module(unit), *words))
        said.append(_said(action, title, landing(unit, (), cities, scene.names)))
    return _group("Units", choices) + "".join(said) + _commit("Choose a unit")


def _settle(scene: Scene) -> str:
    observation = scene.observation
    choices = []
    for action in observation.legal:
        letter = action - SETTLE
        points = observation.effect(action).points
        tiles = counted(observation.city_sizes[observation.turn][letter] + 1, "tile")
        worth = tiles + (f", +{points}" if points else "") + ships_won(observation, action)
        choices.append(_city_choice(action, letter, f"Settle in city {LETTERS[letter]}", worth))
    return _group("Cities", choices) + _commit("Choose a city")


def _read(scene: Scene) -> str:
    """The best city is chosen from the start."""
    observation = scene.observation
    points = [observation.effect(action).points for action in observation.legal]
    best = observation.legal[points.index(max(points))]
    choices = []
    for action, scored in zip(observation.legal, points):
        letter = action - READ
        commit = f"Score city {LETTERS[letter]}: {scored}"
        worth = counted(scored, "point") + ships_won(observation, action)
        choices.append(_city_choice(action, letter, commit, worth, is_best=action == best))
    return _group("Cities", choices) + _commit("Choose a city")


def _city_choice(action: int, letter: int, commit: str, worth: str, is_best: bool = False) -> str:
    sign = picture(f"rw-sign-{LETTERS[letter]}", SMALL_SIGN, SMALL_SIGN, "rw-module")
    words = element("b", hidden_text("City "), LETTERS[letter]), element("small", text(worth))
    return _choice(action, commit, sign, *words, key=LETTERS[letter], is_best=is_best)


def _choice(
    action: int,
    commit: str,
    *content: str,
    key: str | None = None,
    is_lost: bool = False,
    is_best: bool = False,
) -> str:
    """A radio drawn as what it chooses."""
    radio = element(
        "input",
        type="radio",
        name="actions",
        value=str(action),
        id=f"act-{action}",
        required=True,
        checked=is_best,
        data_commit=commit,
        data_key=key,
        data_best=is_best,
    )
    look = classes("choice", "rw-choice", lost=is_lost)
    return element("label", radio, *content, class_=look, data_view=f"act-{action}")


def _said(action: int, title: str, detail: str) -> str:
    """What the prompt says while this act is in view."""
    words = element("h2", text(title)), element("p", text(detail))
    return element("div", *words, class_="prompt rw-said", data_with=f"act-{action}")


def _group(name: str, choices: Sequence[str]) -> str:
    look = f"choices rw-choices rw-{name.lower()}-choices"
    return element("div", *choices, class_=look, id="choices", role="radiogroup", aria_label=name)


def _commit(ask: str, other: str = "") -> str:
    """The button that makes it final, and perhaps another way on."""
    commit = element("button", "Commit", type="submit", class_="button act", id="commit", data_ask=ask)
    return element("div", commit, other, class_="commit rw-commit")


_CONTROLS: dict[str, Callable[[Scene], str]] = {
    "undock": uses,
    "couple": _couple,
    "order": _order,
    "settle": _settle,
    "read": _read,
}
