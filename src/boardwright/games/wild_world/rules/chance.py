"""What is left to chance in Wild World: the setup, cards drawn and laid out, the Warden's cards."""

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD
from boardwright.games.wild_world.rules.actions import (
    BOARD,
    CARD,
    LAY_TILE,
    LAY_TOKEN,
    MONSTER,
    SOLO_CARD,
    STARTER,
)
from boardwright.games.wild_world.rules.position import (
    CHOOSING_STARTER,
    DEALING_BOARDS,
    DEALING_HANDS,
    DEALING_MONSTERS,
    DRAWING,
    LAST_CHANCE,
    LAYING_MARKET,
    LAYING_TILES,
    LAYING_TOKENS,
    TURNING_CARD,
)
from boardwright.games.wild_world.rules.setup import Setup


class Chance(Setup):
    """All outcomes are as likely as each other."""

    __slots__ = ()

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.phase == DEALING_BOARDS:
            return [(BOARD + board, 1) for board in self._boards_left()]
        if self.phase == CHOOSING_STARTER:
            return [(STARTER + seat, 1) for seat in range(self.players)]
        if self.phase == DEALING_MONSTERS:
            return [(MONSTER + monster, 1) for monster in self._monsters_left()]
        if self.phase == LAYING_TOKENS:
            return [(LAY_TOKEN + token, 1) for token in self._tokens_left()]
        if self.phase == LAYING_TILES:
            return [(LAY_TILE + tile, 1) for tile in self._tiles_left()]
        if self.phase == TURNING_CARD:
            return [(SOLO_CARD + card, 1) for card in self.solo_cards_left()]
        if self.phase > LAST_CHANCE:
            return []
        return [(CARD + card, 1) for card in self._cards_left()]

    def draw(self, dice: Dice) -> int:
        if self.phase == CHOOSING_STARTER:
            return STARTER + dice.below(self.players)
        outcomes = self.chance_outcomes()
        chosen: i64 = dice.below(len(outcomes))
        return outcomes[chosen][0]

    def _cards_left(self) -> list[int]:
        """The cards that may come now."""
        if self.phase == LAYING_MARKET:
            color = self._realm(self.market.index(NO_CARD))
            places = self.box[color]
        elif self.phase == DEALING_HANDS:
            color = self._next_deal()[1]
            places = self.box[color]
        else:
            color = self.color if self.phase == DRAWING else self._realm(self.refill)
            places = self.decks[color]
        first = color * CARDS_EACH
        return [first + place for place in range(CARDS_EACH) if places >> place & 1]

    def _befall(self, action: int) -> None:
        if action >= LAY_TOKEN:
            self._befall_variant(action)
        elif action >= MONSTER:
            self._deal_monster(action - MONSTER)
        elif action >= CARD:
            self._lay_card(action - CARD)
        elif action >= STARTER:
            self._begin(action - STARTER)
        else:
            self._deal_board(action - BOARD)

    def _befall_variant(self, action: int) -> None:
        """What section 12 leaves to chance."""
        if action >= SOLO_CARD:
            self._turn_card(action - SOLO_CARD)
        elif action >= LAY_TILE:
            self._lay_tile(action - LAY_TILE)
        else:
            self._lay_token(action - LAY_TOKEN)
