"""What the actions of a realm would make affordable there: from what the viewer sees, and the data."""

from typing import Final

from boardwright.games.wild_world.advice.abilities import alternative_cost, triggered
from boardwright.games.wild_world.advice.buying import Payment, paid_with
from boardwright.games.wild_world.advice.uses import Gain, gain_of
from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.terms import (
    BREW,
    DRAW_ACTION,
    EVOLVE_ACTION,
    ON_BREW,
    ON_DRAW_ACTION,
    ON_EVOLVE_ACTION,
    ON_UNLOCK,
    UNLOCK,
    UNLOCK_ACTION,
)
from boardwright.games.wild_world.view.observation import WildObservation

TRIGGERS: Final = {BREW: ON_BREW, EVOLVE_ACTION: ON_EVOLVE_ACTION, DRAW_ACTION: ON_DRAW_ACTION}
"""The abilities that add to an action as a whole (WW-50)."""


def paid_after_actions(observation: WildObservation, data: WildData, space: int) -> list[tuple[str, Payment]]:
    """`main action` and `alternative action`, if the card could be paid for after them, and with what.

    The price of the alternative one is among what is paid. No hand card is played for it.
    """
    seat = observation.seat
    assert seat is not None
    place = space // 2
    price = alternative_cost(observation, data, seat)
    ways = (
        ("main action", place, 0),
        ("alternative action", observation.alternatives[place], price),
    )
    found = []
    for what, action, cost in ways:
        pays = paid_with(observation, space, action_gain(observation, data, action), cost)
        if pays is not None:
            found.append((what, pays))
    return found


def action_gain(observation: WildObservation, data: WildData, place: int) -> Gain:
    """What the main action of a realm, by its place in the ring, brings the viewer for a purchase."""
    seat = observation.seat
    assert seat is not None
    effect = data.main_effects[place]
    action = data.main_actions[place]
    if action in TRIGGERS:
        effect += triggered(observation, data, seat, TRIGGERS[action])
    if action == UNLOCK_ACTION:
        locks = sum(count for kind, count, _ in effect if kind == UNLOCK)
        opened = min(locks, len(observation.locks[seat]))
        effect += triggered(observation, data, seat, ON_UNLOCK) * opened
        gain = gain_of(effect)
        return gain._replace(crystals=gain.crystals + opened)  # WW-19: those on the locks
    return gain_of(effect)
