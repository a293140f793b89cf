"""What lies on the table in Wild World: the fields of a state, and copies."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.state import State
from boardwright.games.wild_world.data.facts import NO_CARD, WildData
from boardwright.games.wild_world.data.terms import REGIONS, SLOTS, SPACES, WORKER_SPACES, Part
from boardwright.games.wild_world.data.variants import Variants

DEALING_BOARDS: Final = 0
LAYING_MARKET: Final = 1
LAYING_TOKENS: Final = 2
DEALING_HANDS: Final = 3
DEALING_MONSTERS: Final = 4
CHOOSING_STARTER: Final = 5
LAYING_TILES: Final = 6
DRAWING: Final = 7
REFILLING: Final = 8
TURNING_CARD: Final = 9
LAST_CHANCE: Final = TURNING_CARD
"""The phases up to here are decided by chance."""
TURN: Final = 10
ACTING: Final = 11
BUYING: Final = 12
BONUS: Final = 13
AFTER: Final = 14
FIGHT_CARD: Final = 15
FIGHT_EVOLVE: Final = 16
RESTING: Final = 17
REWARDING: Final = 18
CHOOSING_DECK: Final = 19
UNLOCKING: Final = 20
SUBSTITUTING: Final = 21
TAKING_FACEUP: Final = 22
TAKING_TILE: Final = 23
KEEPING: Final = 24
FINISHED: Final = 25
PHASES: Final = (
    *("boards", "market", "tokens", "hands", "monsters", "starter", "tiles", "draw", "refill", "solo"),
    *("turn", "action", "buy", "bonus", "after"),
    *("fight_card", "fight_evolve", "island", "reward", "deck", "lock", "substitute", "faceup"),
    *("tile", "keep", "over"),
)
"""What a phase waits for, as views and refusals name it (specification, section 6)."""

NOBODY: Final = -1
NOWHERE: Final = -1
"""No card space, no slot, no board."""
WARDEN: Final = -2
"""Whose white workers and turns are the Warden's; it is no seat (section 12)."""
NOTHING: Final = -1
"""No bonus token, no income tile, no choice of monsters."""

FIELDS: Final = (
    *("data", "players", "variants", "phase", "window", "round", "starter", "active"),
    *("boards", "market", "decks", "box", "monsters_left", "monsters", "tucked"),
    *("hands", "home", "regions", "caps", "known", "locks", "discards"),
    *("gold", "crystals", "evolve", "potion", "cauldron", "workers", "realms", "island"),
    *("space", "was_empty", "slot", "fighter", "resting", "color", "refill", "pending"),
    *("tokens", "tiles", "incomes", "collecting", "offered", "kept", "turned", "pile", "hunted"),
)
"""All that makes a position, the actor apart: what a copy takes over and what equality compares."""


class Position(State):
    """A position in Wild World. What changes seldom is a tuple, so that copies share it.

    A list of regions has five entries a seat: region r of a seat is at `seat * REGIONS + r`. Sets
    of the cards of a colour are masks of bits, by place within the colour.
    """

    __slots__ = FIELDS

    data: WildData
    players: i64
    variants: Variants
    phase: i64
    window: i64
    """The window that is asked next, once what goes on is over (WW-13)."""
    round: i64
    starter: i64
    """The starting player of the round; it may be the WARDEN, as may the active one."""
    active: i64

    boards: tuple[int, ...]
    """By seat, the number of its board side, or NOWHERE."""
    market: tuple[int, ...]
    """By card space, the card there or NO_CARD."""
    decks: list[int]
    """By colour, the set of the realm cards in its deck."""
    box: list[int]
    """By colour, the set of the starting cards that nobody has."""
    monsters_left: i64
    """Set of the monster cards that nobody has."""
    monsters: list[tuple[int, ...]]
    """By seat, the monsters m1 to m5."""
    tucked: list[tuple[int, ...]]
    """By seat and slot, the card that defeated the monster, or NO_CARD."""

    hands: list[tuple[int, ...]]
    """By seat, cards ascending."""
    home: list[tuple[int, ...]]
    """By seat, cards in order of play."""
    regions: list[tuple[int, ...]]
    """Travel cards, from the bottom up."""
    caps: list[tuple[int, ...]]
    """By travel card: what is public about it, see `Hidden`."""
    known: list[tuple[tuple[int, int], ...]]
    """By seat, the cards it took openly and has not shown since; see `Hidden`."""
    locks: list[int]
    """By seat, the set of its locks."""
    discards: tuple[int, ...]

    gold: list[int]
    crystals: list[int]
    evolve: list[int]
    """By seat, evolve tokens."""
    potion: list[int]
    cauldron: list[int]
    workers: list[int]
    """By seat, own workers, wherever they are; the common supply apart."""
    realms: tuple[int, ...]
    """By card space and worker space, who stands there."""
    island: tuple[tuple[int, ...], ...]
    """By row, the seats of the workers there, by arrival."""

    space: i64
    """The card space of the worker placed in this turn."""
    was_empty: i64
    """Whether it held no card then (WW-32)."""
    slot: i64
    """The monster chosen in a fight that is not finished."""
    fighter: i64
    """The card chosen in it."""
    resting: i64
    """The worker that is to rest: card space times three, plus worker space."""
    color: i64
    """The deck that is drawn from."""
    refill: i64
    """The card space that is refilled."""
    pending: tuple[Part, ...]
    """Stack of the parts of effects that have yet to run."""

    tokens: tuple[int, ...]
    """By card space, the bonus token there or NOTHING."""
    tiles: tuple[int, ...]
    """The income tiles that lie there for all."""
    incomes: tuple[int, ...]
    """By seat, its income tile or NOTHING."""
    collecting: i64
    """How many players have yet to finish with their tiles at the start of the round."""
    offered: tuple[tuple[int, ...], ...]
    """By seat, the monsters to choose from: two for m2, two for m3 and so on."""
    kept: tuple[int, ...]
    """By seat, the slots whose second monster it keeps, as a set, or NOTHING before it has chosen."""
    turned: tuple[int, ...]
    """The solo cards that the Warden has turned over in this round, in order."""
    pile: tuple[int, ...]
    """The Warden's cards."""
    hunted: i64
    """The points that the Warden has hunted."""

    def __init__(self, data: WildData, players: int, variants: Variants, blank: bool = False) -> None:
        super().__init__()
        self.data = data
        self.players = players
        self.variants = variants
        if blank:
            return
        self.phase = DEALING_BOARDS
        self.window = TURN
        self.round = 0
        self.starter = NOBODY
        self.active = NOBODY
        self.boards = (NOWHERE,) * players
        self.market = (NO_CARD,) * SPACES
        self.decks = data.decks.copy()  # WW-5
        self.box = data.starters.copy()
        self.monsters_left = (1 << len(data.monsters) - len(data.boards)) - 1
        self.monsters = [()] * players
        self.tucked = [(NO_CARD,) * SLOTS] * players
        self.hands = [()] * players
        self.home = [()] * players
        self.regions = [()] * (players * REGIONS)
        self.caps = [()] * (players * REGIONS)
        self.known = [()] * players
        self.locks = [0] * players
        self.discards = ()
        self.gold = [0] * players
        self.crystals = [0] * players
        self.evolve = [0] * players
        self.potion = [data.start_potion] * players  # WW-7
        self.cauldron = [data.start_cauldron] * players
        self.workers = [data.start_workers] * players  # WW-6
        self.tokens = (NOTHING,) * SPACES
        self.tiles = ()
        self.incomes = (NOTHING,) * players
        self.collecting = 0
        self.offered = ((),) * players
        self.kept = (NOTHING,) * players
        self.turned = ()
        self.pile = ()
        self.hunted = 0
        self._clear_places()
        self._clear_turn()

    def _clear_places(self) -> None:
        """WW-45: no worker stands anywhere."""
        self.realms = (NOBODY,) * (SPACES * WORKER_SPACES)
        self.island = ((),) * len(self.data.island)

    def _clear_turn(self) -> None:
        self.space = NOWHERE
        self.was_empty = 0
        self.slot = NOWHERE
        self.fighter = NO_CARD
        self.resting = NOWHERE
        self.color = NOWHERE
        self.refill = NOWHERE
        self.pending = ()

    def _copy_to(self, other: "Position") -> None:
        other.actor = self.actor
        other.phase = self.phase
        other.window = self.window
        other.round = self.round
        other.starter = self.starter
        other.active = self.active
        other.boards = self.boards
        other.market = self.market
        other.decks = self.decks.copy()
        other.box = self.box.copy()
        other.monsters_left = self.monsters_left
        other.monsters = self.monsters.copy()
        other.tucked = self.tucked.copy()
        other.hands = self.hands.copy()
        other.home = self.home.copy()
        other.regions = self.regions.copy()
        other.caps = self.caps.copy()
        other.known = self.known.copy()
        other.locks = self.locks.copy()
        other.discards = self.discards
        other.gold = self.gold.copy()
        other.crystals = self.crystals.copy()
        other.evolve = self.evolve.copy()
        other.potion = self.potion.copy()
        other.cauldron = self.cauldron.copy()
        other.workers = self.workers.copy()
        other.realms = self.realms
        other.island = self.island
        other.space = self.space
        other.was_empty = self.was_empty
        other.slot = self.slot
        other.fighter = self.fighter
        other.resting = self.resting
        other.color = self.color
        other.refill = self.refill
        other.pending = self.pending
        other.tokens = self.tokens
        other.tiles = self.tiles
        other.incomes = self.incomes
        other.collecting = self.collecting
        other.offered = self.offered
        other.kept = self.kept
        other.turned = self.turned
        other.pile = self.pile
        other.hunted = self.hunted

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        names = ("actor", *FIELDS)
        return all(getattr(self, name) == getattr(other, name) for name in names)
