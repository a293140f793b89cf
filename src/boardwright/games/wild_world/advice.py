"""What a viewer can buy, and the cheapest way to it: from what the viewer sees, and the data."""

from typing import Final, NamedTuple

from boardwright.games.wild_world.advice_abilities import ability_value, triggered
from boardwright.games.wild_world.data import NO_CARD, WildData
from boardwright.games.wild_world.position import NOWHERE
from boardwright.games.wild_world.terms import (
    CRYSTAL,
    DISCARD_BONUS,
    EVOLVE,
    GAIN,
    GOLD,
    MOST_POTION,
    ON_HOME,
    POTION,
    Effect,
)
from boardwright.games.wild_world.view import Offer, WildObservation

CRYSTAL_LIKE: Final = (CRYSTAL, EVOLVE)
"""What may stand for a crystal."""


class Use(NamedTuple):
    """A hand card put home or discarded before a purchase."""

    card: int
    is_home: bool
    symbols: int
    """Of the element that the purchase asks for."""
    gold: int
    wild: int
    """Crystals and evolve tokens."""


class Payment(NamedTuple):
    """What leaves the purse (WW-15)."""

    gold: int
    crystals: int
    evolve: int


class Purchase(NamedTuple):
    """What it takes the viewer to place at a card space, if that is still to be done, and buy its card.

    The action of the turn is never counted: it is done in between and may bring more.

    Attributes:
        card: the face-up card.
        toll: for the worker space; 0 if the viewer's worker stands there already.
        crystals: for missing symbols, as things are.
        gold: the cost, as things are.
        uses: hand cards to be played first; empty if it needs none, or if they do not help.
        pays: toll and purchase together, after the uses; None if it cannot be paid at all.
        lacks_crystals: how many lack for the symbols, if it cannot be paid.
        lacks_gold: how much lacks in all when every hand card has been discarded, if only that lacks.
    """

    card: int
    toll: int
    crystals: int
    gold: int
    uses: tuple[Use, ...]
    pays: Payment | None
    lacks_crystals: int = 0
    lacks_gold: int = 0

    @property
    def is_affordable(self) -> bool:
        """Nothing has to be done first."""
        return self.pays is not None and not self.uses


class _Purse(NamedTuple):
    gold: int
    crystals: int
    evolve: int

    def after(self, uses: tuple[Use, ...]) -> "_Purse":
        """Gains that stand for a crystal are counted as crystals."""
        gold = self.gold + sum(use.gold for use in uses)
        return self._replace(gold=gold, crystals=self.crystals + sum(use.wild for use in uses))

    @property
    def wild(self) -> int:
        return self.crystals + self.evolve

    def paid_gold(self, amount: int) -> "_Purse":
        """WW-15: gold first, then crystals, then evolve tokens. Something negative: it cannot be paid."""
        gold = min(self.gold, amount)
        return self._replace(gold=self.gold - gold).paid_crystals(amount - gold)

    def paid_crystals(self, amount: int) -> "_Purse":
        """WW-15: crystals first, then evolve tokens."""
        crystals = min(self.crystals, amount)
        return self._replace(crystals=self.crystals - crystals, evolve=self.evolve - amount + crystals)


def purchase(observation: WildObservation, data: WildData, space: int) -> Purchase | None:
    """What the card on a space takes the viewer; None for a spectator, and where no card lies."""
    offer = observation.offers[space] if observation.offers else None
    card = observation.market[space]
    if offer is None or card == NO_CARD:
        return None
    seat = observation.seat
    assert seat is not None
    purse = _Purse(observation.gold[seat], observation.crystals[seat], observation.evolve[seat])
    toll = 0 if is_within_reach(observation, space) else max(0, observation.tolls[space])
    facts = (card, toll, offer.crystals, offer.gold)
    if left := _bought(purse, toll, offer, ()):
        return Purchase(*facts, (), _difference(purse, left))
    uses = _cheapest(purse, toll, offer, _hand_uses(observation, data, data.creatures[card].element))
    if uses:
        richer = purse.after(uses)
        left = _bought(purse, toll, offer, uses)
        assert left is not None
        return Purchase(*facts, uses, _difference(richer, left))
    return Purchase(*facts, (), None, *_lack(observation, data, purse, toll, offer))


def is_within_reach(observation: WildObservation, space: int) -> bool:
    """Whether the worker placed in this turn lets the viewer buy there (WW-29, WW-32)."""
    is_placed = observation.space != NOWHERE and observation.active == observation.seat
    is_open = observation.phase in ("action", "buy") or observation.window in ("action", "buy")
    return is_placed and is_open and (space == observation.space or observation.was_empty)


def _bought(purse: _Purse, toll: int, offer: Offer, uses: tuple[Use, ...]) -> _Purse | None:
    """What is left after toll, missing symbols and cost; None if they cannot be paid."""
    missing = max(0, offer.crystals - sum(use.symbols for use in uses))
    left = purse.after(uses).paid_gold(toll)
    if left.wild < missing or left.evolve < 0:
        return None
    left = left.paid_crystals(missing).paid_gold(offer.gold)
    return left if left.evolve >= 0 else None


def _difference(before: _Purse, after: _Purse) -> Payment:
    return Payment(before.gold - after.gold, before.crystals - after.crystals, before.evolve - after.evolve)


def _hand_uses(observation: WildObservation, data: WildData, element: int) -> list[tuple[Use, Use]]:
    """For every hand card: what it does at home, and discarded."""
    seat = observation.seat
    assert seat is not None
    added = triggered(observation, data, seat, ON_HOME)
    extra = ability_value(observation, data, seat, DISCARD_BONUS)
    steps = MOST_POTION - observation.potion[seat]
    uses = []
    for card in observation.hand:
        creature = data.creatures[card]
        gold, wild = _gains(creature.bonus + added, steps)
        at_home = Use(card, True, creature.symbols[element], gold, wild)
        uses.append((at_home, Use(card, False, 0, creature.gold + extra, 0)))
    return uses


def _gains(effect: Effect, steps: int) -> tuple[int, int]:
    """Gold, and what may stand for a crystal; potions beyond the end of the track are crystals (WW-17)."""
    gold = sum(amount for kind, what, amount in effect if kind == GAIN and what == GOLD)
    wild = sum(amount for kind, what, amount in effect if kind == GAIN and what in CRYSTAL_LIKE)
    potions = sum(amount for kind, what, amount in effect if kind == GAIN and what == POTION)
    return gold, wild + max(0, potions - steps)


def _cheapest(purse: _Purse, toll: int, offer: Offer, choices: list[tuple[Use, Use]]) -> tuple[Use, ...]:
    """The fewest cards that make it affordable; of those the most at home, then the least gold discarded.

    Sets of cards that bring the same are one; what is brought beyond the price counts no more.
    """
    most_gold = toll + offer.crystals + offer.gold
    best: dict[tuple[int, int, int], tuple[Use, ...]] = {(0, 0, 0): ()}
    for at_home, discarded in choices:
        for (symbols, gold, wild), uses in list(best.items()):
            for use in (at_home, discarded):
                brought = (
                    min(offer.crystals, symbols + use.symbols),
                    min(most_gold, gold + use.gold),
                    min(most_gold, wild + use.wild),
                )
                longer = (*uses, use)
                if brought not in best or _effort(longer) < _effort(best[brought]):
                    best[brought] = longer
    enough = [uses for uses in best.values() if uses and _bought(purse, toll, offer, uses)]
    return min(enough, key=_effort, default=())


def _effort(uses: tuple[Use, ...]) -> tuple[int, int, int]:
    discarded = [use for use in uses if not use.is_home]
    return len(uses), len(discarded), sum(use.gold for use in discarded)


def _lack(
    observation: WildObservation, data: WildData, purse: _Purse, toll: int, offer: Offer
) -> tuple[int, int]:
    """Crystals that lack for the symbols; if none do, gold that lacks although all cards are discarded."""
    discards = tuple(discarded for _, discarded in _hand_uses(observation, data, 0))
    richest = purse.after(discards).paid_gold(toll)
    crystals = max(0, offer.crystals - max(0, richest.wild))
    if crystals:
        return crystals, 0
    wealth = purse.after(discards)
    return 0, toll + offer.crystals + offer.gold - wealth.gold - wealth.wild
