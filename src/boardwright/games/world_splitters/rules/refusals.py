"""Why an action is refused in World Splitters: one sentence and the rule that forbids it."""

from typing import Final

from boardwright.games.world_splitters.rules.position import (
    ANSWERING,
    BIDDING,
    DIVIDING,
    EXTRA,
    FENCING,
    NONE,
    OFFERING_HIDDEN,
    OFFERING_OPEN,
    PIVOTING,
    PIVOTING_TO,
    PLACING,
    RAISING,
    REMOVING,
    REPLYING_HIDDEN,
    REPLYING_OPEN,
    SOURCING,
    Position,
)

ASKED: Final = {
    DIVIDING: ("put up a fence", "WS-23"),
    BIDDING: ("bids are made in secret", "WS-27"),
    ANSWERING: ("accept or return the bid", "WS-30"),
    PLACING: ("place an explorer on a contested space", "WS-34"),
    SOURCING: ("choose the explorer to move", "WS-38"),
    FENCING: ("put up the fence of the yellow favor", "WS-43"),
    EXTRA: ("place the second explorer", "WS-46"),
    REMOVING: ("remove an explorer", "WS-47"),
    PIVOTING: ("choose the fence to turn", "WS-48"),
    PIVOTING_TO: ("choose where the fence goes", "WS-49"),
    RAISING: ("raise an obelisk", "WS-50"),
    OFFERING_OPEN: ("name the open offer", "WS-65"),
    OFFERING_HIDDEN: ("set the hidden offer", "WS-65"),
    REPLYING_OPEN: ("reply to the open offer", "WS-66"),
    REPLYING_HIDDEN: ("reply to the hidden offer", "WS-66"),
}
"""What each phase asks for, and the rule that says so."""
LEGAL_FENCE: Final = "WS-09"
"""The rule on where a fence may be put, whoever does it."""


def why_illegal(position: Position, seat: int, action: int) -> tuple[str, str]:
    """The reason, for a seat and an action that are not legal in this position."""
    asked, rule = ASKED[position.phase]
    if position.phase == BIDDING:
        if seat == position.active:
            return "The active player makes no bid.", "WS-27"
        if not 0 <= seat < position.players:
            return "Only the players of this table bid.", "WS-27"
        if position.bids[seat] != NONE:
            return "This bid is committed and cannot be changed.", "WS-27"
    elif seat != position.actor:
        return "It is another player's decision.", rule
    if not 0 <= action < position.data.numbers.total:
        return f"World Splitters has no action {action}.", ""
    first, size = _block(position)
    if not first <= action < first + size:
        return f"Now {asked}; nothing else is possible.", rule
    forbids = LEGAL_FENCE if position.phase in (DIVIDING, FENCING) else rule
    return _why_not_this_one(position, seat, action - first), forbids


def _block(position: Position) -> tuple[int, int]:
    """Where the actions of the present question begin, and how many there are."""
    numbers, phase, plan = position.data.numbers, position.phase, position.ground.plan
    borders, spaces = len(plan.borders), len(plan.spaces)
    amounts = numbers.open - numbers.bid
    blocks = {
        DIVIDING: (0, borders),
        BIDDING: (numbers.bid, amounts),
        ANSWERING: (numbers.accept, 2),
        PLACING: (numbers.place, spaces),
        SOURCING: (numbers.source, spaces),
        FENCING: (numbers.fence, borders),
        EXTRA: (numbers.extra, spaces),
        REMOVING: (numbers.remove, spaces),
        PIVOTING: (numbers.pivot, borders),
        PIVOTING_TO: (numbers.to, borders),
        RAISING: (numbers.obelisk, spaces),
        OFFERING_OPEN: (numbers.open, amounts),
        OFFERING_HIDDEN: (numbers.hidden, amounts),
        REPLYING_OPEN: (numbers.accept_open, 2),
        REPLYING_HIDDEN: (numbers.accept_hidden, 2),
    }
    return blocks[phase]


def _why_not_this_one(position: Position, seat: int, choice: int) -> str:
    phase, plan = position.phase, position.ground.plan
    if phase in (DIVIDING, FENCING):
        return f"{plan.borders[choice]}: {why_no_fence(position, choice)}."
    if phase == PIVOTING:
        return f"The fence on {plan.borders[choice]} cannot be turned."
    if phase == PIVOTING_TO:
        return f"The fence cannot go to {plan.borders[choice]}."
    if phase in (BIDDING, OFFERING_OPEN):
        return f"You hold {position.coins[seat]} coins, not {choice}."
    if phase == OFFERING_HIDDEN:
        held, offered = position.coins[seat], max(position.open_offer, 0)
        return f"You hold {held} coins, {offered} of them offered openly, and not {choice} more."
    if phase in (ANSWERING, REPLYING_OPEN):
        return f"You own only {position.coins[seat]} coins and cannot return more."
    if phase == SOURCING:
        return f"No explorer of yours stands on {plan.spaces[choice]}."
    if phase == REMOVING:
        return f"No opponent's explorer stands on {plan.spaces[choice]} beside the space just entered."
    if phase == PLACING:
        return f"{plan.spaces[choice]} is no contested space that is free."
    return f"{plan.spaces[choice]} is enclosed, or holds a favor, an explorer or an obelisk."


def why_no_fence(position: Position, border: int) -> str:
    """Why no fence may be put on this border (WS-09)."""
    ground = position.ground
    if not ground.is_free(border):
        return "there is a barrier already"
    if ground.is_protected(border):
        return "it belongs to an enclosed region"
    return "it would shut in a barrier with a loose end"
