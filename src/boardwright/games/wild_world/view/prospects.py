"""What a viewer of Wild World could do with what it has: prices, fights, regions."""

from typing import NamedTuple

from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD
from boardwright.games.wild_world.data.terms import SLOTS
from boardwright.games.wild_world.rules.state import WildState


class Offer(NamedTuple):
    """What a face-up card of the market would cost the viewer.

    Attributes:
        crystals: for missing symbols (WW-29).
        gold: its cost (WW-30).
        short_of_wild: crystals and evolve tokens that lack for the symbols.
        short_of_wealth: what lacks for all of it; 0 and 0: affordable.
    """

    crystals: int
    gold: int
    short_of_wild: int
    short_of_wealth: int


class Match(NamedTuple):
    """How a hand card of the viewer would do against one of the own monsters (WW-35).

    Attributes:
        slot: of the monster, 0 to 4.
        card: number of the card.
        evolved: with an evolve token on it.
        crystals: the crystals needed to win.
        short: how many of them lack; 0: it wins.
    """

    slot: int
    card: int
    evolved: bool
    crystals: int
    short: int


def offers(state: WildState, seat: int) -> tuple[Offer | None, ...]:
    """By card space, what its card costs the seat."""
    return tuple(_offer(state, seat, card) if card != NO_CARD else None for card in state.market)


def _offer(state: WildState, seat: int, card: int) -> Offer:
    crystals, gold = state.missing_symbols(seat, card), state.cost(seat, card)
    short_of_wild = max(0, crystals - state.wild(seat))
    return Offer(crystals, gold, short_of_wild, max(0, crystals + gold - state.wealth(seat)))


def matches(state: WildState, seat: int) -> tuple[Match, ...]:
    """How each hand card would do against each monster of the seat that is not defeated."""
    slots = [slot for slot in range(SLOTS) if state.tucked[seat][slot] == NO_CARD]
    matches = []
    for slot in slots:
        for card in state.hands[seat]:
            for evolved in (False, True):
                needed = state.needed(seat, slot, card, evolved)
                if needed >= 0:
                    wild = state.wild(seat) - evolved
                    matches.append(Match(slot, card, evolved, needed, max(0, needed - wild)))
    return tuple(matches)


def travels(state: WildState, seat: int) -> tuple[tuple[int, ...], ...]:
    """By hand card, the regions open to it."""
    return tuple(tuple(state.open_regions(seat, card // CARDS_EACH)) for card in state.hands[seat])
