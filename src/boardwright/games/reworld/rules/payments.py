"""What a module costs: the payments of Chapter One (RW-16 to RW-22).

A hand is the number of cards by value, its entry 0 being 0. The demands of a port are two
numbers: the top cards next to its slot, 0 where no card lies.
"""

from typing import Final

from mypy_extensions import i64

from boardwright.games.reworld.data.facts import VALUES
from boardwright.games.reworld.rules.actions import BELOWS

Hand = tuple[int, ...]


def is_payment(cards: tuple[int, ...], first: int, second: int) -> bool:
    """Whether these cards, all of them, pay for a port with these demands."""
    count = len(cards)
    if not first and not second:
        return count == 1  # RW-18
    if first == second or not first or not second:
        demand = first if first else second
        return count == 2 or (count == 1 and demand in cards)  # RW-19
    if count == 2:
        return first in cards and second in cards
    return count == 4 or (count == 3 and (first in cards or second in cards))  # RW-20


def _counts(cards: tuple[int, ...]) -> Hand:
    return tuple([cards.count(value) for value in range(VALUES)])


_COUNTS: Final[list[Hand]] = [_counts(cards) for cards in BELOWS]

_BELOWS: Final[list[list[int]]] = [
    [
        number
        for number, cards in enumerate(BELOWS)
        if top and is_payment((top, *cards), demands // VALUES, demands % VALUES)
    ]
    for demands in range(VALUES * VALUES)
    for top in range(VALUES)
]
"""By demands and top card, the places in BELOWS that complete a payment."""


def belows(hand: Hand, first: int, second: int, top: i64) -> list[int]:
    """The places in BELOWS of all cards that this hand can lay below that top card (RW-D3)."""
    return [
        number
        for number in _BELOWS[(first * VALUES + second) * VALUES + top]
        if _holds(hand, _COUNTS[number], top)
    ]


def _holds(hand: Hand, below: Hand, top: i64) -> bool:
    """Whether the hand holds the cards below and the one on top of them."""
    for value in range(1, VALUES):
        need: i64 = below[value]
        if value == top:
            need += 1
        if hand[value] < need:
            return False
    return True


def tops(hand: Hand, first: int, second: int) -> list[int]:
    """The values that this hand can lay on top: those that some payment contains (RW-D2)."""
    size: i64 = sum(hand)
    return [
        value for value in range(1, VALUES) if hand[value] and _can_contain(value, hand, size, first, second)
    ]


def can_pay(hand: Hand, first: int, second: int) -> bool:
    """Whether this hand, not an empty one, holds a payment at all (RW-D1)."""
    if not first and not second:
        return True
    if first == second or not first or not second:
        return hand[first if first else second] > 0 or sum(hand) > 1
    if hand[first] and hand[second]:
        return True
    size: i64 = sum(hand)
    return size > 3 or (size > 2 and (hand[first] > 0 or hand[second] > 0))


def _can_contain(value: int, hand: Hand, size: i64, first: int, second: int) -> bool:
    """Whether a payment from this hand contains a value that it holds: `is_payment`, told quickly."""
    if not first and not second:
        return True
    if first == second or not first or not second:
        return size > 1 or value in (first, second)
    if (value == first and hand[second]) or (value == second and hand[first]):
        return True
    return size > 3 or (size > 2 and (hand[first] > 0 or hand[second] > 0))
