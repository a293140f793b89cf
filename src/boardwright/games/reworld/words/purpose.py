"""What a module is for in Chapter Two, in one sentence for those who do not know it yet."""

from boardwright.games.reworld.data.facts import ReworldData
from boardwright.games.reworld.data.tiles import COMPANY, FAMILY, FARMERS, LETTERS, SHUTTLE, TERRABOT, UNIT
from boardwright.games.reworld.rules.settlement import is_special
from boardwright.games.reworld.words.names import shields_text, task_text


def purpose(kind: int, data: ReworldData) -> str:
    """What a module of this kind does once it is undocked (RW-44 to RW-62)."""
    family = FAMILY[kind]
    if family == TERRABOT:
        return f"Founds city {LETTERS[kind]}, or makes it grow."
    if family == UNIT:
        return _unit(kind)
    shields = shields_text(data.shields[kind])
    if family == SHUTTLE:
        defence = f"or defends with {shields}" if data.shields[kind] else f"but has {shields} to defend with"
        return f"Carries up to two units to cities, {defence}."
    return f"Scores {task_text(kind, data)} once, or defends with {shields}."


def _unit(kind: int) -> str:
    if COMPANY[kind] == FARMERS:
        return "Lands in a city only with a shuttle; farming: in any city."
    bonus = " Special: it scores 1 per tile of that city." if is_special(kind) else ""
    return f"Lands in a city only with a shuttle; its company: in one city.{bonus}"
