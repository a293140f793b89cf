"""The words of Wild World as numbers: realms, resources, actions, parts of effects (section 8)."""

from typing import Final

MAGIC: Final = 0
WATER: Final = 1
FIRE: Final = 2
ICE: Final = 3
FOREST: Final = 4
REALMS: Final = ("magic", "water", "fire", "ice", "forest")
"""Colours of cards, elements of monsters, realms of the board."""

GOLD: Final = 0
CRYSTAL: Final = 1
EVOLVE: Final = 2
POTION: Final = 3
WORKER: Final = 4
RESOURCES: Final = ("gold", "crystal", "evolve", "potion", "worker")

# The kinds of parts that effects are made of (WW-49)
GAIN: Final = 0
"""A resource, how many."""
DRAW: Final = 1
"""Set of the colours allowed, how many."""
UNLOCK: Final = 2
"""How many."""
CAULDRON: Final = 3
"""How many spaces."""
PAY: Final = 4
"""A resource, how many; only as first part."""
CHOOSE: Final = 5
"""A resource and how many, coded by `choice`, then another."""
MAIN_ACTION: Final = 6
"""How many times."""
TAKE_FACEUP: Final = 7
"""The highest printed cost."""
BONUS_TOKEN: Final = 8
"""A card space: what the token there brings. No data file says so; it waits among the parts (section 12)."""

Part = tuple[int, int, int]
"""A kind and two numbers; the second one is 0 where a kind has just one."""
Effect = tuple[Part, ...]
"""Parts, run from left to right."""

# The kinds of abilities (WW-50)
ABILITIES: Final = (
    "alternative_cost",
    "toll",
    "buy_discount",
    "discard_bonus",
    "fight_bonus",
    "crystal_fight",
    "symbol",
    "potion_reset",
    "on_brew",
    "on_evolve_action",
    "on_draw_action",
    "on_unlock",
    "on_rest",
    "on_travel",
    "on_home",
)
ALTERNATIVE_COST: Final = 0
TOLL: Final = 1
BUY_DISCOUNT: Final = 2
DISCARD_BONUS: Final = 3
FIGHT_BONUS: Final = 4
CRYSTAL_FIGHT: Final = 5
SYMBOL: Final = 6
POTION_RESET: Final = 7
ON_BREW: Final = 8
ON_EVOLVE_ACTION: Final = 9
ON_DRAW_ACTION: Final = 10
ON_UNLOCK: Final = 11
ON_REST: Final = 12
ON_TRAVEL: Final = 13
ON_HOME: Final = 14
FIRST_TRIGGER: Final = ON_BREW
"""Abilities from here on add an effect to something that happens."""

# The counts that criteria look at (WW-51)
CRITERIA: Final = (
    "cauldron_space",
    "home_colour",
    "home_colour_set",
    "home_evolve_symbol",
    "home_strength_min",
    "home_no_bonus",
    "home_card",
    "home_symbol_max",
    "travel_card",
    "travel_value_min",
    "region_started",
    "region_full",
    "evolve_token",
    "monster_defeated",
    "lock_opened",
    "worker",
)

SCORING: Final = 0
ABILITY: Final = 1
INSTANT: Final = 2
KINDS: Final = ("scoring", "ability", "instant")
"""Of monsters."""

BREW: Final = 0
TRADE: Final = 1
EVOLVE_ACTION: Final = 2
UNLOCK_ACTION: Final = 3
DRAW_ACTION: Final = 4
MAIN_ACTIONS: Final = ("brew", "trade", "evolve", "unlock", "draw")
"""The five main actions, named after what they do."""

SLOTS: Final = 5
"""Places for monsters on a player's board, m1 to m5."""
REGIONS: Final = 5
"""Travel regions at most, r1 to r5."""
LOCKS: Final = SLOTS + REGIONS
"""A lock is numbered by its slot, or by SLOTS plus its region."""
LOCK_NAMES: Final = (*[f"m{n}" for n in range(1, SLOTS + 1)], *[f"r{n}" for n in range(1, REGIONS + 1)])
ROUNDS: Final = 3
"""Of a game (WW-11)."""
SPACES: Final = 10
"""Card spaces, two in each realm."""
WORKER_SPACES: Final = 3
"""Beside each card space, the cheapest first."""

MOST_POTION: Final = 6
MOST_CAULDRON: Final = 5


def choice(resource: int, amount: int) -> int:
    """A resource and an amount in one number."""
    return amount * len(RESOURCES) + resource
