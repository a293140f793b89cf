"""Simultaneous choices: that their order of arrival makes no difference."""

from itertools import permutations

from boardwright.core.state import State
from boardwright.testing.copies import same_fields
from boardwright.testing.situation import Situation

MOST_ORDERS = 24


def check_order_of_commits(at: Situation) -> None:
    """Seats that choose at once come to the same position in whatever order they commit."""
    actors = at.state.actors()
    if len(actors) < 2:
        return
    dice = at.dice(6)
    choices = {}
    for seat in actors:
        legal = at.state.legal_actions(seat)
        choices[seat] = legal[dice.below(len(legal))]
    orders = list(permutations(actors))[:MOST_ORDERS]
    first = _committed(at, choices, orders[0])
    for order in orders[1:]:
        same = same_fields(_committed(at, choices, order), first)
        at.require(same, f"it matters that seats commit in the order {order}, choosing {choices}")


def _committed(at: Situation, choices: dict[int, int], order: tuple[int, ...]) -> State:
    state = at.state.clone()
    for place, seat in enumerate(order):
        waiting = set(order[place:])
        acting = set(state.actors())
        at.require(acting == waiting, f"{sorted(waiting)} have yet to commit, {sorted(acting)} may act")
        state.apply(seat, choices[seat])
    return state
