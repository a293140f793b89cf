"""What a viewer can buy, and the cheapest way to it."""

from typing import NamedTuple

from boardwright.games.wild_world.advice.fewest import fewest
from boardwright.games.wild_world.advice.uses import Gain, Use, having
from boardwright.games.wild_world.advice.viewer import Viewer
from boardwright.games.wild_world.data.facts import NO_CARD
from boardwright.games.wild_world.data.terms import MOST_POTION
from boardwright.games.wild_world.rules.state import WildState


class Payment(NamedTuple):
    """What leaves the purse (WW-15)."""

    gold: int
    crystals: int
    evolve: int


class Purchase(NamedTuple):
    """What it takes the viewer to place at a card space, if that is still to be done, and buy its card.

    The action of the turn is never counted: it is done in between and may bring more.

    Attributes:
        toll: for the worker space; 0 if the viewer's worker stands there already.
        uses: hand cards to be played first; empty if it needs none, or if they do not help.
        pays: toll and purchase together, after the uses; None if it cannot be paid at all.
        missing: symbols that are missing then; each is paid for with a crystal.
        lacks_crystals: how many lack for the symbols now, if it cannot be paid.
        lacks_gold: how much lacks now, if only that does.
    """

    toll: int
    uses: tuple[Use, ...]
    pays: Payment | None
    missing: int
    lacks_crystals: int = 0
    lacks_gold: int = 0

    @property
    def is_affordable(self) -> bool:
        """Nothing has to be done first."""
        return self.pays is not None and not self.uses


def purchase(viewer: Viewer, space: int) -> Purchase | None:
    """What the card on a space takes the viewer; None for a spectator, and where no card lies."""
    card = viewer.seen.market[space]
    if viewer.seen.seat is None or not viewer.seen.round or card == NO_CARD:
        return None
    seat, toll = viewer.seat, _toll(viewer, space)
    uses = () if _can_buy(viewer.in_turn, seat, card, toll) else _helping(viewer, card, toll)
    before = viewer.after(uses)
    assert before is not None
    after = gold_paid(before, seat, toll)
    missing = after.missing_symbols(seat, card)
    if after.can_buy(seat, card):
        return Purchase(toll, uses, payment(before, card_paid(after, seat, card), seat), missing)
    crystals = missing - max(0, after.wild(seat))
    if crystals > 0:
        return Purchase(toll, (), None, missing, lacks_crystals=crystals)
    gold = missing + after.cost(seat, card) - after.wealth(seat)
    return Purchase(toll, (), None, missing, lacks_gold=gold)


def _toll(viewer: Viewer, space: int) -> int:
    """Nothing where the viewer's worker gives the right to buy, or where nobody can place one."""
    if space in viewer.position.within_reach(viewer.seat):
        return 0
    return max(0, viewer.seen.tolls[space])


def _helping(viewer: Viewer, card: int, toll: int) -> tuple[Use, ...]:
    """The fewest hand cards that make it possible; empty if none do."""
    seat, now = viewer.seat, viewer.in_turn
    missing, cost = now.missing_symbols(seat, card), now.cost(seat, card)
    element = now.data.creatures[card].element
    price = toll + missing + cost

    def is_enough(gain: Gain) -> bool:
        after = having(now, gain)
        after.pay_gold(seat, toll)
        return after.can_pay_for(seat, missing - gain.symbols, cost)

    def holds(uses: tuple[Use, ...]) -> bool:
        after = viewer.after(uses)
        return after is not None and _can_buy(after, seat, card, toll)

    choices = [[use.for_card_of(element) for use in uses] for uses in viewer.uses]
    most = Gain(price, price, price, price + MOST_POTION, missing)
    return fewest(choices, most, is_enough, holds)


# Paying, tried out


def gold_paid(position: WildState, seat: int, amount: int) -> WildState:
    """The position after so much gold is paid; something negative if that is not there."""
    after = position.clone()
    after.pay_gold(seat, amount)
    return after


def card_paid(position: WildState, seat: int, card: int) -> WildState:
    """The position after the card is paid for."""
    after = position.clone()
    after.pay_for(seat, after.missing_symbols(seat, card), after.cost(seat, card))
    return after


def payment(before: WildState, after: WildState, seat: int) -> Payment:
    """What has left the purse in between."""
    return Payment(
        before.gold[seat] - after.gold[seat],
        before.crystals[seat] - after.crystals[seat],
        before.evolve[seat] - after.evolve[seat],
    )


def _can_buy(position: WildState, seat: int, card: int, toll: int) -> bool:
    return gold_paid(position, seat, toll).can_buy(seat, card)
