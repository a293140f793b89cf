"""What the actions of a realm would make affordable there."""

from boardwright.games.wild_world.advice.buying import Payment, card_paid, gold_paid, payment
from boardwright.games.wild_world.advice.uses import played
from boardwright.games.wild_world.advice.viewer import Viewer
from boardwright.games.wild_world.rules.actions import ACT, PLACE
from boardwright.games.wild_world.rules.options import ALTERNATIVE, MAIN


def paid_after_actions(viewer: Viewer, space: int) -> list[tuple[str, Payment]]:
    """`main action` and `alternative action`, if the card could be paid for after them, and with what.

    The worker space and the price of the alternative one are among what is paid. No hand card is
    played for it. Empty where the viewer cannot place a worker.
    """
    if space not in viewer.open_spaces:
        return []
    ways = (("main action", MAIN), ("alternative action", ALTERNATIVE))
    paid = [(what, _paid_after(viewer, space, which)) for what, which in ways]
    return [(what, pays) for what, pays in paid if pays is not None]


def _paid_after(viewer: Viewer, space: int, which: int) -> Payment | None:
    now, seat = viewer.in_turn, viewer.seat
    placed = played(now, PLACE + space)
    if ACT + which not in placed.legal_actions(seat):
        return None
    acted = played(placed, ACT + which)
    card = acted.market[space]
    if not acted.can_buy(seat, card):
        return None
    price = placed.alternative_cost(seat) if which == ALTERNATIVE else 0
    parts = (
        payment(now, placed, seat),
        payment(placed, gold_paid(placed, seat, price), seat),
        payment(acted, card_paid(acted, seat, card), seat),
    )
    return Payment(*map(sum, zip(*parts)))
