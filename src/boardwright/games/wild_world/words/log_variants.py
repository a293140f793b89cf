"""What the log says of the Warden and of the variants of Wild World (section 12)."""

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.lines import Line, Who, counted
from boardwright.games.wild_world.words.names import Names

Data = Mapping[str, Any]


def _token(data: Data, names: Names) -> Line:
    return Who(data["by"]), f" takes the bonus token of {names.space(data['space'])}"


def _tile(data: Data, names: Names) -> Line:
    return Who(data["by"]), f" takes an income tile: {names.tile_of(data['tile'])}"


def _income(data: Data, names: Names) -> Line:
    return Who(data["by"]), f" has income: {names.tile_of(data['tile'])}"


def _offered(data: Data, names: Names) -> Line:
    return "You may keep ", *names.monster_of(data["monster"]), f" for {data['slot']}"


def _keep(data: Data, names: Names) -> Line:
    return Who(data["by"]), " has chosen monsters"


def _warden_places(data: Data, names: Names) -> Line:
    card = names.solo_card_of(data["card"])
    line: Line = ("The Warden turns over ", *card, f" and places a worker on {names.space(data['space'])}")
    for seat in data["to"]:
        line += (", paying 1 gold to ", Who(seat))
    return (*line, f"; it hunts for {counted(data['hunted'], 'point')}") if data["hunted"] else line


def _warden_takes(data: Data, names: Names) -> Line:
    return "The Warden takes ", *names.card_of(data["card"])


def _warden_rests(data: Data, names: Names) -> Line:
    return (f"The Warden moves a worker from {names.space(data['space'])} to {names.row_of(data['to'])}",)


def _warden_passes(data: Data, names: Names) -> Line:
    return ("The Warden passes",)


TELLERS: dict[str, Callable[[Data, Names], Line | None]] = {
    "token": _token,
    "tile": _tile,
    "income": _income,
    "offered": _offered,
    "keep": _keep,
    "warden_places": _warden_places,
    "warden_takes": _warden_takes,
    "warden_rests": _warden_rests,
    "warden_passes": _warden_passes,
}
