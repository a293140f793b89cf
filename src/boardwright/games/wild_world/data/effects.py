"""Reads the effects, abilities and criteria of the data files (section 8)."""

from typing import Final

from boardwright.games.wild_world.data.terms import (
    ABILITIES,
    CAULDRON,
    CHOOSE,
    CRITERIA,
    DRAW,
    FIRST_TRIGGER,
    GAIN,
    MAIN_ACTION,
    ON_BREW,
    ON_DRAW_ACTION,
    ON_EVOLVE_ACTION,
    PAY,
    REALMS,
    RESOURCES,
    TAKE_FACEUP,
    UNLOCK,
    WORKER,
    Effect,
    Part,
    choice,
)

ANY: Final = (1 << len(REALMS)) - 1
"""The set of all colours."""
MOST: Final = 100
"""No number of an effect is larger."""
COUNTED: Final = {
    "unlock": UNLOCK,
    "cauldron": CAULDRON,
    "main_action": MAIN_ACTION,
    "take_faceup": TAKE_FACEUP,
}
"""Parts that have one number only."""
SWITCHES: Final = ("alternative_cost", "toll")
"""Abilities that make something free; their number is 0."""
OF_MAIN_ACTIONS: Final = (ON_BREW, ON_EVOLVE_ACTION, ON_DRAW_ACTION)
"""Abilities that main actions trigger."""
WITH_COLOR: Final = ("home_colour",)
WITH_NUMBER: Final = ("home_strength_min", "travel_value_min")
"""Criteria with an argument after a colon."""


def parse_effect(text: str) -> Effect:
    """Parts separated by semicolons. Raises ValueError naming the part that is none."""
    parts = tuple(_part(part.strip()) for part in text.split(";"))
    for place, part in enumerate(parts):
        if part[0] == PAY and place:
            raise ValueError(f"{text!r}: only the first part may be a price")
    return parts


def parse_free_effect(text: str) -> Effect:
    """The same without a price, for what happens whether or not anything could be paid."""
    effect = parse_effect(text)
    if effect[0][0] == PAY:
        raise ValueError(f"{text!r} must be free: nobody asks whether it can be paid")
    return effect


def brings_main_action(effect: Effect) -> bool:
    """Whether a main action may follow from it (WW-21); where one leads to the next, it never ends."""
    return any(_brings_main_action(part) for part in effect)


def _brings_main_action(part: Part) -> bool:
    kind, what, number = part
    if kind == CHOOSE:
        return WORKER in (what % len(RESOURCES), number % len(RESOURCES))
    return kind == MAIN_ACTION or (kind == GAIN and what == WORKER)


def parse_bonus(text: str) -> Effect:
    """A bonus as cards and regions name it: `gold 2`, `card 1`, a word alone for 1 of it, or `none`."""
    words = text.split()
    if words == ["none"]:
        return ()
    if len(words) == 1:
        words.append("1")
    if len(words) != 2:
        raise ValueError(f"{text!r} is no bonus")
    what, number = words[0], _number(words[1], text)
    if what == "card":
        return ((DRAW, ANY, number),)
    if what == "cauldron":
        return ((CAULDRON, number, 0),)
    return ((GAIN, _resource(what, text), number),)


def parse_ability(text: str) -> tuple[int, int, int, Effect]:
    """An ability: its kind, its number, its element or -1, and what a trigger adds."""
    word, _, rest = text.partition(" ")
    if word not in ABILITIES:
        raise ValueError(f"{text!r} is no ability")
    ability = ABILITIES.index(word)
    if ability >= FIRST_TRIGGER:
        effect = parse_free_effect(rest)
        if ability in OF_MAIN_ACTIONS and brings_main_action(effect):
            raise ValueError(f"{text!r} would never end")
        return ability, 0, -1, effect
    if word == "symbol":
        element, _, amount = rest.partition(" ")
        return ability, _number(amount, text), _color(element, text), ()
    number = _number(rest, text, least=0)
    if (word in SWITCHES) != (number == 0):
        raise ValueError(
            f"{text!r}: {word} has the number 0" if word in SWITCHES else f"{text!r} does nothing"
        )
    return ability, number, -1, ()


def parse_criterion(text: str) -> tuple[int, int, int, int]:
    """A criterion: what it counts, its argument, so many of it, for so many points."""
    words = text.split()
    if len(words) != 4 or words[0] != "per":
        raise ValueError(f"{text!r} is no criterion: per COUNT NUMBER POINTS")
    word, _, argument = words[1].partition(":")
    if word not in CRITERIA or bool(argument) != (word in WITH_COLOR + WITH_NUMBER):
        raise ValueError(f"{words[1]!r} is nothing that can be counted")
    value = _color(argument, text) if word in WITH_COLOR else _number(argument, text) if argument else 0
    return CRITERIA.index(word), value, _number(words[2], text), _number(words[3], text)


def _part(text: str) -> Part:
    words = text.split()
    if len(words) == 3 and words[0] == "gain":
        return GAIN, _resource(words[1], text), _number(words[2], text)
    if len(words) == 3 and words[0] == "pay":
        return PAY, _price(words[1], text), _number(words[2], text)
    if len(words) == 3 and words[0] == "draw":
        return DRAW, _colors(words[1], text), _number(words[2], text)
    if len(words) == 2 and words[0] in COUNTED:
        return COUNTED[words[0]], _number(words[1], text), 0
    if words and words[0] == "choose":
        return _choose(text.removeprefix("choose "), text)
    raise ValueError(f"{text!r} is no part of an effect")


def _choose(rest: str, text: str) -> Part:
    options = [option.split() for option in rest.split("|")]
    if len(options) != 2 or any(len(option) != 2 for option in options):
        raise ValueError(f"{text!r}: choose X N|Y M")
    first, second = (choice(_resource(what, text), _number(number, text)) for what, number in options)
    return CHOOSE, first, second


def _price(word: str, text: str) -> int:
    if word not in ("gold", "crystal"):
        raise ValueError(f"{text!r}: prices are in gold or crystals")
    return RESOURCES.index(word)


def _resource(word: str, text: str) -> int:
    if word not in RESOURCES:
        raise ValueError(f"{text!r}: {word!r} is none of {', '.join(RESOURCES)}")
    return RESOURCES.index(word)


def _color(word: str, text: str) -> int:
    if word not in REALMS:
        raise ValueError(f"{text!r}: {word!r} is none of {', '.join(REALMS)}")
    return REALMS.index(word)


def _colors(words: str, text: str) -> int:
    if words == "any":
        return ANY
    colors = 0
    for word in words.split("|"):
        colors |= 1 << _color(word, text)
    return colors


def _number(word: str, text: str, least: int = 1) -> int:
    if not (word.isdecimal() and len(word) < 4 and least <= int(word) <= MOST):
        raise ValueError(f"{text!r}: {word!r} is no whole number from {least} to {MOST}")
    return int(word)
