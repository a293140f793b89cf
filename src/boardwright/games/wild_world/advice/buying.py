"""What a viewer can buy, and the cheapest way to it: from what the viewer sees, and the data."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.games.wild_world.advice.uses import Gain, Use, fewest, hand_uses
from boardwright.games.wild_world.data.facts import NO_CARD, WildData
from boardwright.games.wild_world.data.terms import MOST_POTION
from boardwright.games.wild_world.rules.position import NOWHERE
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.prospects import Offer


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
        lacks_crystals: how many lack for the symbols now, if it cannot be paid.
        lacks_gold: how much lacks now, if only that does.
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
    room: int
    """Spaces before the potion token."""

    @property
    def wild(self) -> int:
        return self.crystals + self.evolve

    def after(self, uses: Sequence[Use]) -> "_Purse":
        """With what hand cards bring."""
        gold = sum(use.gain.gold for use in uses)
        crystals = sum(use.gain.crystals for use in uses)
        evolve = sum(use.gain.evolve for use in uses)
        potions = sum(use.gain.potions for use in uses)
        return self.with_gain(Gain(0, gold, crystals, evolve, potions))

    def with_gain(self, gain: Gain) -> "_Purse":
        """Potions beyond the end of the track are crystals (WW-17)."""
        crystals = gain.crystals + max(0, gain.potions - self.room)
        return _Purse(self.gold + gain.gold, self.crystals + crystals, self.evolve + gain.evolve, self.room)

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
    purse = _purse(observation)
    toll = 0 if is_within_reach(observation, space) else max(0, observation.tolls[space])
    facts = (card, toll, offer.crystals, offer.gold)
    uses: tuple[Use, ...] = ()
    if not _left(purse, toll, offer, uses):
        uses = _helping(observation, data, purse, toll, offer, data.creatures[card].element)
    left = _left(purse, toll, offer, uses)
    if left is None:
        return Purchase(*facts, (), None, *_lacking(purse, toll, offer))
    return Purchase(*facts, uses, _difference(purse.after(uses), left))


def paid_with(observation: WildObservation, space: int, gain: Gain, price: int) -> Payment | None:
    """What placing there, an action that costs `price` and brings `gain`, and the card come to.

    None if that cannot be paid, or no card lies there.
    """
    offer = observation.offers[space]
    if offer is None:
        return None
    purse = _purse(observation)
    left = purse.paid_gold(max(0, observation.tolls[space]) + price)
    if left.evolve < 0:
        return None
    left = left.with_gain(gain)
    if left.wild < offer.crystals:
        return None
    left = left.paid_crystals(offer.crystals).paid_gold(offer.gold)
    return _difference(purse.with_gain(gain), left) if left.evolve >= 0 else None


def is_within_reach(observation: WildObservation, space: int) -> bool:
    """Whether the worker placed in this turn lets the viewer buy there (WW-29, WW-32)."""
    is_placed = observation.space != NOWHERE and observation.active == observation.seat
    is_open = observation.phase in ("action", "buy") or observation.window in ("action", "buy")
    return is_placed and is_open and (space == observation.space or observation.was_empty)


def _purse(observation: WildObservation) -> _Purse:
    seat = observation.seat
    assert seat is not None
    room = MOST_POTION - observation.potion[seat]
    return _Purse(observation.gold[seat], observation.crystals[seat], observation.evolve[seat], room)


def _difference(before: _Purse, after: _Purse) -> Payment:
    return Payment(before.gold - after.gold, before.crystals - after.crystals, before.evolve - after.evolve)


def _left(purse: _Purse, toll: int, offer: Offer, uses: Sequence[Use]) -> _Purse | None:
    """What is left after toll, missing symbols and cost; None if they cannot be paid."""
    missing = max(0, offer.crystals - sum(use.gain.symbols for use in uses))
    left = purse.after(uses).paid_gold(toll)
    if left.evolve < 0 or left.wild < missing:
        return None
    left = left.paid_crystals(missing).paid_gold(offer.gold)
    return left if left.evolve >= 0 else None


def _helping(
    observation: WildObservation, data: WildData, purse: _Purse, toll: int, offer: Offer, element: int
) -> tuple[Use, ...]:
    """The fewest hand cards that make it possible; empty if none do."""
    price = toll + offer.crystals + offer.gold
    most = Gain(offer.crystals, price, price, price, purse.room + price)
    choices = hand_uses(observation, data, element)
    return fewest(choices, most, lambda uses: _left(purse, toll, offer, uses) is not None)


def _lacking(purse: _Purse, toll: int, offer: Offer) -> tuple[int, int]:
    """Crystals that lack for the symbols; if none do, gold that lacks."""
    after_toll = max(0, purse.paid_gold(toll).wild)
    crystals = max(0, offer.crystals - after_toll)
    return crystals, 0 if crystals else toll + offer.crystals + offer.gold - purse.gold - purse.wild
