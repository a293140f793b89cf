"""The printed facts of Wild World. `loading` reads and checks them."""

from typing import Final, final

from boardwright.games.wild_world.data.terms import REALMS, Effect
from boardwright.games.wild_world.data.variants import VariantPieces

CARDS_EACH: Final = 30
"""Creature cards of each colour. A card is the number of its colour times this, plus its place there."""
NO_CARD: Final = -1
NO_ELEMENT: Final = -1


@final
class Creature:
    """A creature card."""

    __slots__ = (
        "bonus",
        "color",
        "cost",
        "element",
        "gold",
        "id",
        "is_evolving",
        "is_start",
        "name",
        "points",
        "requirement",
        "strength",
        "symbols",
    )

    def __init__(
        self,
        id_: str,
        name: str,
        color: int,
        is_start: bool,
        element: int,
        strength: int,
        requirement: int,
        cost: int,
        gold: int,
        points: int,
        bonus: Effect,
        symbols: list[int],
        is_evolving: bool,
    ) -> None:
        self.id: str = id_
        self.name: str = name
        self.color: int = color
        """Its realm and its back."""
        self.is_start: bool = is_start
        """One of the starting cards, not of a realm's deck."""
        self.element: int = element
        self.strength: int = strength
        self.requirement: int = requirement
        """Symbols of its element that a buyer needs."""
        self.cost: int = cost
        self.gold: int = gold
        """What discarding it brings."""
        self.points: int = points
        self.bonus: Effect = bonus
        """What putting it at home brings."""
        self.symbols: list[int] = symbols
        """By element, its symbols at home."""
        self.is_evolving: bool = is_evolving
        """It bears the evolve symbol."""


@final
class Monster:
    """A monster card, or the monster printed on a board."""

    __slots__ = (
        "ability",
        "ability_element",
        "ability_value",
        "criterion",
        "criterion_argument",
        "effect",
        "element",
        "element_a",
        "element_b",
        "id",
        "kind",
        "name",
        "per",
        "points",
        "points_per",
        "strength_a",
        "strength_b",
        "text",
    )

    def __init__(
        self,
        id_: str,
        name: str,
        element: int,
        kind: int,
        points: int,
        element_a: int,
        strength_a: int,
        element_b: int,
        strength_b: int,
        text: str,
    ) -> None:
        self.id: str = id_
        self.name: str = name
        self.element: int = element
        self.kind: int = kind
        self.points: int = points
        self.element_a: int = element_a
        self.strength_a: int = strength_a
        self.element_b: int = element_b
        self.strength_b: int = strength_b
        self.text: str = text
        """Its effect as the data file words it."""
        self.effect: Effect = ()
        """Of an instant monster, and what a trigger adds."""
        self.ability: int = -1
        self.ability_value: int = 0
        self.ability_element: int = NO_ELEMENT
        self.criterion: int = -1
        self.criterion_argument: int = 0
        self.per: int = 1
        self.points_per: int = 0
        """A criterion scores so many points for every full `per` of what it counts."""


@final
class Board:
    """One side of a player's board."""

    __slots__ = (
        "element",
        "hand",
        "id",
        "locks",
        "preprinted",
        "region_values",
        "regions",
        "side",
        "slot_kinds",
    )

    def __init__(
        self,
        id_: str,
        element: int,
        side: str,
        hand: list[int],
        preprinted: int,
        slot_kinds: list[int],
        locks: int,
        region_values: list[int],
        regions: list[list[Effect]],
    ) -> None:
        self.id: str = id_
        self.element: int = element
        self.side: str = side
        self.hand: list[int] = hand
        """By colour, starting cards dealt."""
        self.preprinted: int = preprinted
        """The number of the monster printed on it."""
        self.slot_kinds: list[int] = slot_kinds
        """Of m2 to m5."""
        self.locks: int = locks
        """Set of locks."""
        self.region_values: list[int] = region_values
        self.regions: list[list[Effect]] = regions
        """By region, the bonuses of its spaces from the bottom up."""


@final
class IslandSpace:
    """A space on the island."""

    __slots__ = ("effect", "id", "is_unlimited")

    def __init__(self, id_: str, effect: Effect, is_unlimited: bool) -> None:
        self.id: str = id_
        self.effect: Effect = effect
        self.is_unlimited: bool = is_unlimited


@final
class WildData:
    """One edition. Its lists are never changed. Two are equal if they were read from the same texts."""

    __slots__ = (
        "alternative_cost",
        "boards",
        "bonuses",
        "creatures",
        "decks",
        "edition",
        "island",
        "main_actions",
        "main_effects",
        "monsters",
        "offsets",
        "ring",
        "start_cauldron",
        "start_crystals",
        "start_evolve",
        "start_gold",
        "start_potion",
        "start_workers",
        "starters",
        "texts",
        "tolls",
        "variant_pieces",
        "worker_spaces",
        "workers",
    )

    def __init__(
        self,
        texts: tuple[str, ...],
        edition: str,
        creatures: list[Creature],
        monsters: list[Monster],
        boards: list[Board],
        ring: list[int],
        bonuses: list[Effect],
        main_effects: list[Effect],
        main_actions: list[int],
        offsets: list[int],
        alternative_cost: int,
        tolls: list[int],
        worker_spaces: dict[int, int],
        island: list[IslandSpace],
        start_gold: list[int],
        start_crystals: list[int],
        start_evolve: list[int],
        start_workers: int,
        start_cauldron: int,
        start_potion: int,
        workers: int,
        variant_pieces: VariantPieces,
    ) -> None:
        self.texts: tuple[str, ...] = texts
        self.edition: str = edition
        self.creatures: list[Creature] = creatures
        self.monsters: list[Monster] = monsters
        """The cards, then those printed on boards, in the order of the boards."""
        self.boards: list[Board] = boards
        self.ring: list[int] = ring
        """The realms clockwise; a realm's card spaces are twice its place and the next one."""
        self.bonuses: list[Effect] = bonuses
        """By card space."""
        self.main_effects: list[Effect] = main_effects
        """By realm, in the order of the ring."""
        self.main_actions: list[int] = main_actions
        """Which of the five main actions it is, likewise."""
        self.offsets: list[int] = offsets
        """By round, how far round the ring the alternative action of a realm is taken from."""
        self.alternative_cost: int = alternative_cost
        self.tolls: list[int] = tolls
        """By worker space."""
        self.worker_spaces: dict[int, int] = worker_spaces
        """By number of players, worker spaces in use beside a card; alone as with two."""
        self.island: list[IslandSpace] = island
        """From the top row down."""
        self.start_gold: list[int] = start_gold
        """In turn order, as the two next ones."""
        self.start_crystals: list[int] = start_crystals
        self.start_evolve: list[int] = start_evolve
        self.start_workers: int = start_workers
        self.start_cauldron: int = start_cauldron
        self.start_potion: int = start_potion
        self.workers: int = workers
        """Of each player, those in the common supply included."""
        self.variant_pieces: VariantPieces = variant_pieces
        self.decks: list[int] = _sets(creatures, False)
        """By colour, the realm cards as a set of places within the colour."""
        self.starters: list[int] = _sets(creatures, True)
        """By colour, the starting cards, likewise."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, WildData):
            return NotImplemented
        return self is other or self.texts == other.texts

    def __hash__(self) -> int:
        return hash(self.texts)


def _sets(creatures: list[Creature], is_start: bool) -> list[int]:
    """By colour, a set of places among the colour's cards."""
    sets = [0] * len(REALMS)
    for card, creature in enumerate(creatures):
        if creature.is_start == is_start:
            sets[card // CARDS_EACH] |= 1 << card % CARDS_EACH
    return sets
