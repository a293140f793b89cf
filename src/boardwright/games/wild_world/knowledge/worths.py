"""What things are worth in Wild World, in points, with so many placements still to come."""

from math import exp, fsum
from typing import Final, final

from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.terms import (
    ALTERNATIVE_COST,
    BUY_DISCOUNT,
    CAULDRON,
    CHOOSE,
    CRYSTAL,
    CRYSTAL_FIGHT,
    DISCARD_BONUS,
    DRAW,
    EVOLVE,
    FIGHT_BONUS,
    GAIN,
    GOLD,
    MAIN_ACTION,
    ON_BREW,
    ON_DRAW_ACTION,
    ON_EVOLVE_ACTION,
    ON_HOME,
    ON_REST,
    ON_TRAVEL,
    ON_UNLOCK,
    PAY,
    POTION,
    POTION_RESET,
    RESOURCES,
    SYMBOL,
    TAKE_FACEUP,
    TOLL,
    UNLOCK,
    Effect,
)

COIN: Final = 0.2
"""A gold or crystal that is left in the end (WW-47)."""
SPENT_GOLD: Final = 0.35
"""What the first gold brings beyond that, as it is spent; each further one less."""
GOLD_SPENT: Final = 5.0
"""Gold that a placement finds use for."""
SPENT_WILD: Final = 0.7
"""The same two of crystals and evolve tokens."""
WILD_SPENT: Final = 1.0
STILL_SPENT: Final = 0.5
"""Placements' worth of spending that is left when all workers are placed: fights and the island."""
MARGINAL: Final = 0.8
"""What one more is worth, as part of what the first one is."""
MARGINAL_IDLE: Final = 0.24
"""The same when all workers are placed."""
TOKEN: Final = 0.4
"""The strength of an evolve token, beyond its point and the crystal that it may stand for; two find use."""
POTION_STEP: Final = 1.3
"""A space on the potion track: a point, and strength."""
CAULDRON_STEP: Final = 1.6
"""A space on the cauldron track: that, and a further point after each fight."""
CARD: Final = 3.0
"""A card drawn."""
LATE_CARD: Final = 2.0
"""The same when all workers are placed."""
OPENED: Final = 2.0
"""A lock less."""
ACTION: Final = 3.2
"""A main action of one's choice."""
TAKEN: Final = 4.5
"""A face-up card of one's choice."""
PLACEMENT: Final = 4.0
"""A worker that is still to be placed."""
PURCHASES: Final = 0.3
"""Cards of an element bought with each placement."""
ABILITIES: Final = {
    ALTERNATIVE_COST: 0.25,
    TOLL: 0.2,
    BUY_DISCOUNT: 0.45,
    DISCARD_BONUS: 0.35,
    FIGHT_BONUS: 0.5,
    CRYSTAL_FIGHT: 0.4,
    SYMBOL: 0.25,
    POTION_RESET: 0.25,
    ON_BREW: 0.2,
    ON_EVOLVE_ACTION: 0.2,
    ON_DRAW_ACTION: 0.7,
    ON_UNLOCK: 0.3,
    ON_REST: 0.35,
    ON_TRAVEL: 0.35,
    ON_HOME: 0.35,
}
"""What an ability brings with each placement."""
MOST_SYMBOLS: Final = 5
"""No card asks for more."""


@final
class Worths:
    """The worth of everything to a player who will place so many more workers.

    `rounds_left` are those after this one. In the last turn (`is_last`) only points count.
    """

    __slots__ = ("_effects", "_is_last", "_rounds_left", "_symbols", "placements")

    def __init__(self, data: WildData, placements: int, rounds_left: int, is_last: bool = False) -> None:
        self.placements: int = placements
        self._rounds_left = rounds_left
        self._is_last = is_last
        saved = [share * PURCHASES * placements * (COIN + SPENT_WILD) for share in _shares(data)]
        self._symbols = [fsum(saved[:count]) for count in range(MOST_SYMBOLS + 1)]
        self._effects: dict[Effect, float] = {}

    def money(self, gold: int, crystals: int, tokens: int) -> float:
        """Gold, crystals and evolve tokens, without the point that a token scores."""
        left = COIN * (gold + crystals)
        if self._is_last:
            return left
        turns = self.placements + STILL_SPENT
        bought = SPENT_GOLD * _saturating(gold, GOLD_SPENT * turns)
        paid = SPENT_WILD * _saturating(crystals + tokens, WILD_SPENT * turns)
        return left + bought + paid + TOKEN * min(tokens, 2)

    def symbols(self, count: int) -> float:
        """So many symbols of an element: the crystals that purchases will not cost."""
        return self._symbols[min(count, MOST_SYMBOLS)]

    def ability(self, ability: int) -> float:
        """An ability that is active."""
        return ABILITIES[ability] * self.placements

    def effect(self, effect: Effect) -> float:
        """What an effect brings."""
        worth = self._effects.get(effect)
        if worth is None:
            worth = self._effects[effect] = fsum([self._part(*part) for part in effect])
        return worth

    def resource(self, resource: int) -> float:
        """One more of a resource."""
        marginal = MARGINAL if self.placements else MARGINAL_IDLE
        if resource == GOLD:
            return COIN if self._is_last else COIN + marginal * SPENT_GOLD
        if resource == CRYSTAL:
            return COIN if self._is_last else COIN + marginal * SPENT_WILD
        if resource == EVOLVE:
            return 1 if self._is_last else 1 + marginal * SPENT_WILD + TOKEN / 2
        if resource == POTION:
            return 1 if self._is_last else POTION_STEP
        return 0 if self._is_last else self.worker

    @property
    def worker(self) -> float:
        """A worker gained."""
        return PLACEMENT * (1 + self._rounds_left)

    def _part(self, kind: int, what: int, number: int) -> float:
        if kind == GAIN:
            return number * self.resource(what)
        if kind == PAY:
            return -number * self.resource(what)
        if kind == DRAW:
            return number * (CARD if self.placements else LATE_CARD)
        if kind == CHOOSE:
            rewards = [divmod(coded, len(RESOURCES)) for coded in (what, number)]
            return max([amount * self.resource(resource) for amount, resource in rewards])
        return {UNLOCK: OPENED, CAULDRON: CAULDRON_STEP, MAIN_ACTION: ACTION, TAKE_FACEUP: TAKEN / what}[
            kind
        ] * what


def _shares(data: WildData) -> list[float]:
    """By number of own symbols, how many realm cards ask for more."""
    asked = [creature.requirement for creature in data.creatures if not creature.is_start]
    return [sum([more > own for more in asked]) / len(asked) for own in range(MOST_SYMBOLS)]


def _saturating(amount: float, scale: float) -> float:
    """Of an amount, what finds use, where about so much does."""
    return scale * (1 - exp(-amount / scale))
