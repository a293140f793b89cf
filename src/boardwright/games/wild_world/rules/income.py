"""The income tiles of Wild World: one for each player, for the rounds after the first (section 12)."""

from boardwright.core.tuples import replaced
from boardwright.games.wild_world.rules.position import LAYING_TILES, NOTHING, TAKING_TILE, TURN
from boardwright.games.wild_world.rules.rounds import Rounds


class Income(Rounds):
    """Tiles are taken at the end of the setup, and resolved when a later round begins."""

    __slots__ = ()

    # Setup

    def _lay_tiles(self) -> None:
        """One more than there are players."""
        self._leave_to_chance(LAYING_TILES)

    def _tiles_left(self) -> list[int]:
        """Those not laid out."""
        tiles = range(len(self.data.variant_pieces.income_tiles))
        return [tile for tile in tiles if tile not in self.tiles]

    def _lay_tile(self, tile: int) -> None:
        self.tiles += (tile,)
        if self._events is not None:
            self._tell("tile_laid", {"tile": self._tile_id(tile)}, final=True)
        if len(self.tiles) > self.players:
            self._ask_for_tile()

    def _ask_for_tile(self) -> None:
        """In reverse turn order; the last tile goes back."""
        waiting = self.incomes.count(NOTHING)
        if waiting:
            self.active = (self.starter + waiting - 1) % self.players
            self._ask(TAKING_TILE)
        else:
            self.tiles = ()
            self._begin_round(self.starter)

    def _take_tile(self, tile: int) -> None:
        seat = self.active
        self.tiles = tuple([other for other in self.tiles if other != tile])
        self.incomes = replaced(self.incomes, seat, tile)
        if self._events is not None:
            self._tell("tile", {"by": seat, "tile": self._tile_id(tile)})
        self._ask_for_tile()

    # Rounds

    def _open_round(self) -> None:
        """In turn order each player resolves the own tile, before the first turn."""
        if self.variants.income_tiles and self.round > 1:
            self.collecting = self.players
            self._collect()
        else:
            super()._open_round()

    def _collect(self) -> None:
        self._clear_turn()
        seat = (self.starter + self.players - self.collecting) % self.players
        self.active = seat
        self.window = TURN
        tile = self.incomes[seat]
        if self._events is not None:
            self._tell("income", {"by": seat, "tile": self._tile_id(tile)})
        self._push(self.data.variant_pieces.income_tiles[tile].effect)
        self._run()

    def _go_on(self) -> None:
        if not self.collecting:
            super()._go_on()
            return
        self.collecting -= 1
        if self.collecting:
            self._collect()
        else:
            super()._open_round()

    def _tile_id(self, tile: int) -> str:
        return self.data.variant_pieces.income_tiles[tile].id
