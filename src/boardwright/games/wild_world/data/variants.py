"""The options of a game of Wild World (WW-1 and section 12), and the pieces that they bring."""

from typing import Final, final

from boardwright.games.wild_world.data.terms import Effect

SOLO_CARDS: Final = 25
BONUS_TOKENS: Final = 10
INCOME_TILES: Final = 6

FIRST: Final = 0
SECOND: Final = 1
COSTLIER: Final = 2
SOLO_SPACES: Final = ("first", "second", "costlier")
"""Which card space of its realm a solo card names."""


@final
class Variants:
    """What a game is played with. The Warden plays wherever one plays alone."""

    __slots__ = ("bonus_tokens", "income_tiles", "monster_choice", "open_hands", "sides", "warden")

    def __init__(
        self,
        sides: str,
        warden: str,
        bonus_tokens: bool,
        income_tiles: bool,
        monster_choice: bool,
        open_hands: bool,
    ) -> None:
        self.sides: str = sides
        """A, B or mixed."""
        self.warden: str = warden
        """The Warden's level, as the data name it."""
        self.bonus_tokens: bool = bonus_tokens
        """A token waits on each card space for its first buyer."""
        self.income_tiles: bool = income_tiles
        """Each player takes a tile that brings something at the start of the later rounds."""
        self.monster_choice: bool = monster_choice
        """Players keep one of two monsters for each slot."""
        self.open_hands: bool = open_hands
        """All see all hands."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variants):
            return NotImplemented
        return self is other or self._chosen() == other._chosen()

    def __hash__(self) -> int:
        return hash(self._chosen())

    def _chosen(self) -> tuple[object, ...]:
        extras = self.bonus_tokens, self.income_tiles, self.monster_choice, self.open_hands
        return self.sides, self.warden, extras


@final
class SoloCard:
    """A card that says where the Warden places a worker."""

    __slots__ = ("hunts", "id", "rank", "realm", "space")

    def __init__(self, id_: str, realm: int, rank: int, space: int, hunts: bool) -> None:
        self.id: str = id_
        self.realm: int = realm
        self.rank: int = rank
        """1 to 5, one card of each realm."""
        self.space: int = space
        """FIRST, SECOND or COSTLIER."""
        self.hunts: bool = hunts
        """The Warden gains points besides."""


@final
class Extra:
    """A bonus token or an income tile."""

    __slots__ = ("effect", "id")

    def __init__(self, id_: str, effect: Effect) -> None:
        self.id: str = id_
        self.effect: Effect = effect


@final
class VariantPieces:
    """The pieces of section 12 in one edition. The lists are never changed."""

    __slots__ = (
        "bonus_tokens",
        "income_tiles",
        "solo_cards",
        "warden_card",
        "warden_hunt",
        "warden_levels",
        "warden_workers",
    )

    def __init__(
        self,
        solo_cards: list[SoloCard],
        warden_workers: list[int],
        warden_hunt: int,
        warden_card: int,
        warden_levels: dict[str, int],
        bonus_tokens: list[Extra],
        income_tiles: list[Extra],
    ) -> None:
        self.solo_cards: list[SoloCard] = solo_cards
        self.warden_workers: list[int] = warden_workers
        """By round, its white workers."""
        self.warden_hunt: int = warden_hunt
        """Points of a hunting card, besides the number of the round."""
        self.warden_card: int = warden_card
        """Points of each card in its pile, besides the printed ones."""
        self.warden_levels: dict[str, int] = warden_levels
        """By level, its points from the start."""
        self.bonus_tokens: list[Extra] = bonus_tokens
        self.income_tiles: list[Extra] = income_tiles
