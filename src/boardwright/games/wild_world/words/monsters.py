"""What defeating a monster brings, in words (WW-38, WW-50, WW-51)."""

from collections.abc import Callable
from typing import Final

from boardwright.core.lines import counted
from boardwright.games.wild_world.data.facts import Monster
from boardwright.games.wild_world.data.terms import (
    ABILITIES,
    CRITERIA,
    FIRST_TRIGGER,
    INSTANT,
    REALMS,
    SCORING,
)
from boardwright.games.wild_world.words.names import amount, effect_text

_OCCASIONS: Final = {
    "on_brew": "each time you take the main action that brews",
    "on_evolve_action": "each time you take the main action for an evolve token",
    "on_draw_action": "each time you take the main action that draws",
    "on_unlock": "for each lock you open",
    "on_rest": "for each worker you move to the island",
    "on_travel": "for each card that travels",
    "on_home": "for each card you put at home",
}
_LASTING: Final[dict[str, Callable[[Monster], str]]] = {
    "alternative_cost": lambda one: "alternative actions cost nothing",
    "toll": lambda one: "all worker spaces cost you nothing",
    "buy_discount": lambda one: f"cards cost {one.ability_value} gold less",
    "discard_bonus": lambda one: f"{one.ability_value} more gold for each discard",
    "fight_bonus": lambda one: f"+{one.ability_value} strength in each fight",
    "crystal_fight": lambda one: f"each crystal counts {one.ability_value} in a fight",
    "symbol": lambda one: (
        f"{one.ability_value} more {REALMS[one.ability_element]} symbol"
        + ("s" if one.ability_value > 1 else "")
    ),
    "potion_reset": lambda one: (
        f"after a fight the potion goes {counted(one.ability_value, 'space')} further"
    ),
}
_COUNTED: Final = {
    "cauldron_space": "cauldron space",
    "home_colour_set": "set of all five colours at home",
    "home_evolve_symbol": "evolve symbol at home",
    "home_no_bonus": "card at home without a bonus",
    "home_card": "card at home",
    "home_symbol_max": "symbol of the element you have most of",
    "travel_card": "card in a region",
    "region_started": "region with a card",
    "region_full": "full region",
    "evolve_token": "evolve token",
    "monster_defeated": "defeated monster",
    "lock_opened": "lock you have opened",
    "worker": "own worker",
}


def monster_text(monster: Monster) -> str:
    """What defeating it brings beside its points."""
    if monster.kind == INSTANT:
        return f"at once: {effect_text(monster.effect)}"
    if monster.kind == SCORING:
        points = amount(monster.points_per, "point")
        return f"gain 1 worker; at the end {points} for every {criterion_text(monster)}"
    ability = ABILITIES[monster.ability]
    if monster.ability >= FIRST_TRIGGER:
        return f"from now on {effect_text(monster.effect)} {_OCCASIONS[ability]}"
    return f"from now on {_LASTING[ability](monster)}"


def criterion_text(monster: Monster) -> str:
    """What a scoring monster counts, as `2 evolve symbols at home`."""
    what, argument = CRITERIA[monster.criterion], monster.criterion_argument
    if what == "home_colour":
        thing = f"{REALMS[argument]} card at home"
    elif what == "home_strength_min":
        thing = f"card of strength {argument} or more at home"
    elif what == "travel_value_min":
        thing = f"card in a region worth {argument} or more"
    else:
        thing = _COUNTED[what]
    if monster.per == 1:
        return thing
    first, *rest = thing.split(" ")
    noun = 1 if first in (*REALMS, "cauldron", "evolve", "full", "defeated", "own") else 0
    words = [first, *rest]
    words[noun] += "s"
    return f"{monster.per} {' '.join(words)}"
