"""Why an action is refused in Splitz: one sentence and the rule that forbids it."""

from typing import Final

from boardwright.games.splitz.rules.actions import (
    CUTS,
    DISCARD,
    FIRST_TO,
    JOKER_TO,
    NUM_ACTIONS,
    VOTE,
)
from boardwright.games.splitz.rules.position import (
    DISCARDING,
    DIVIDING,
    NAMING_FIRST,
    PLACING_JOKER,
    VOTING,
    Position,
)

ASKED: Final = {
    DIVIDING: ("the leader divides the cards", "SZ-14"),
    DISCARDING: ("the player who does not lead throws out a part", "SZ-15"),
    VOTING: ("parts are claimed", "SZ-20"),
    NAMING_FIRST: ("the owner of waiting jokers names a denomination just received", "SZ-45"),
    PLACING_JOKER: ("the owner of a joker places it", "SZ-42"),
}
"""What each phase waits for, and the rule that says so."""


def why_illegal(position: Position, seat: int, action: int) -> tuple[str, str]:
    """The reason, for a seat and an action that are not legal in this position."""
    asked, rule = ASKED[position.phase]
    if position.phase == VOTING:
        if not (0 <= seat < position.players and position.voters >> seat & 1):
            return _no_vote(position)
        if not position.pending >> seat & 1:
            return "This vote is committed and cannot be changed.", "SZ-22"
    elif seat != position.actor:
        return f"It is not this seat's decision: {asked}.", rule
    if not 0 <= action < NUM_ACTIONS:
        return f"Splitz has no action {action}.", ""
    if _phase_of(action) != position.phase:
        return f"Now {asked}; nothing else is possible.", rule
    return _why_not_this_one(position, action), rule if position.phase != VOTING else "SZ-21"


def _no_vote(position: Position) -> tuple[str, str]:
    if position.path:
        return "Only the players who claimed this part vote on it again.", "SZ-23"
    return "Only the players of this table vote.", "SZ-20"


def _phase_of(action: int) -> int:
    if action >= FIRST_TO:
        return NAMING_FIRST
    if action >= JOKER_TO:
        return PLACING_JOKER
    if action >= VOTE:
        return VOTING
    return DISCARDING if action >= DISCARD else DIVIDING


def _why_not_this_one(position: Position, action: int) -> str:
    if position.phase == VOTING:
        color = action - VOTE
        name = position.data.colors[color].capitalize()
        if color == position.thrown:
            return f"{name} was thrown out this round."
        return f"There is no {name.lower()} part: two cards make two parts."
    if position.phase == DIVIDING:
        i, j = CUTS[action]
        size = position.bounds[1] - position.bounds[0]
        return f"Dividers at {i} and {j} leave a part of the {size} cards empty."
    if position.phase == NAMING_FIRST:
        return f"No {action - FIRST_TO + 1} came with this part."
    return f"There is no stack of {action - JOKER_TO + 1} to join."
