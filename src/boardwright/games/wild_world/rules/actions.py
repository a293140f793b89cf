"""The action numbers of Wild World: those of players, then those of chance."""

from typing import Final

from boardwright.games.wild_world.data.facts import CARDS_EACH
from boardwright.games.wild_world.data.terms import LOCKS, REALMS, REGIONS, SLOTS, SPACES, WORKER_SPACES
from boardwright.games.wild_world.data.variants import BONUS_TOKENS, INCOME_TILES, SOLO_CARDS

CARDS: Final = CARDS_EACH * len(REALMS)
"""All creature cards."""
MOST_ISLAND: Final = 10
"""The island has no more rows."""
MONSTER_CARDS: Final = 50
BOARD_SIDES: Final = 10
SEATS: Final = 4

HOME: Final = 0
"""A card: put it at home (WW-22)."""
DISCARD: Final = HOME + CARDS
"""A card: discard it (WW-24)."""
TRAVEL: Final = DISCARD + CARDS
"""A card and a region: let it travel there (WW-23)."""
FIGHT_CARD: Final = TRAVEL + CARDS * REGIONS
"""A card: fight with it (WW-35)."""
PLACE: Final = FIGHT_CARD + CARDS
"""A card space: place a worker (WW-25)."""
FIGHT: Final = PLACE + SPACES
"""A slot: fight its monster (WW-34)."""
REST: Final = FIGHT + SLOTS
"""A card space and a worker space: move the worker there to the island (WW-39)."""
ISLAND: Final = REST + SPACES * WORKER_SPACES
"""A row of the island (WW-40)."""
IDLE: Final = ISLAND + MOST_ISLAND
"""2 gold, or 1 crystal (WW-42)."""
ACT: Final = IDLE + 2
"""The main action, or the alternative one (WW-27)."""
BUY: Final = ACT + 2
"""A card space: buy its card (WW-29)."""
TAKE: Final = BUY + SPACES
"""Take the bonus (WW-33)."""
SKIP: Final = TAKE + 1
END: Final = SKIP + 1
EVOLVE: Final = END + 1
"""Fight with an evolve token, or without (WW-35)."""
REWARD: Final = EVOLVE + 2
"""The first choice, or the second one."""
DECK: Final = REWARD + 2
"""A colour: draw from its deck (WW-20)."""
LOCK: Final = DECK + len(REALMS)
"""A lock: open it (WW-19)."""
SUBSTITUTE: Final = LOCK + LOCKS
"""A realm in the order of the ring: its main action (WW-21)."""
FACEUP: Final = SUBSTITUTE + len(REALMS)
"""A card space: take its card."""
TILE: Final = FACEUP + SPACES
"""An income tile: take it (section 12)."""
KEEP: Final = TILE + INCOME_TILES
"""A set of the slots m2 to m5: keep the second monster there, elsewhere the first (section 12)."""
NUM_ACTIONS: Final = KEEP + (1 << SLOTS - 1)

BOARD: Final = NUM_ACTIONS
"""Chance: this board side goes to the next seat (WW-1)."""
STARTER: Final = BOARD + BOARD_SIDES
"""Chance: this seat begins (WW-10)."""
CARD: Final = STARTER + SEATS
"""Chance: this card is dealt, drawn or laid out."""
MONSTER: Final = CARD + CARDS
"""Chance: this monster goes to the next slot (WW-9)."""
LAY_TOKEN: Final = MONSTER + MONSTER_CARDS
"""Chance: this bonus token comes to the next card space (section 12)."""
LAY_TILE: Final = LAY_TOKEN + BONUS_TOKENS
"""Chance: this income tile is laid out."""
SOLO_CARD: Final = LAY_TILE + INCOME_TILES
"""Chance: the Warden turns over this solo card."""
NUM_CHANCE: Final = SOLO_CARD + SOLO_CARDS - BOARD
