"""Why an action is refused in Wild World: one sentence and the rule that forbids it."""

from typing import Final

from boardwright.games.wild_world.data.facts import NO_CARD
from boardwright.games.wild_world.data.terms import REGIONS
from boardwright.games.wild_world.rules.actions import (
    ACT,
    BUY,
    DECK,
    DISCARD,
    EVOLVE,
    FACEUP,
    FIGHT,
    FIGHT_CARD,
    HOME,
    IDLE,
    ISLAND,
    KEEP,
    LOCK,
    NUM_ACTIONS,
    PLACE,
    REST,
    REWARD,
    SUBSTITUTE,
    TAKE,
    TILE,
    TRAVEL,
)
from boardwright.games.wild_world.rules.holdings import Holdings
from boardwright.games.wild_world.rules.position import (
    ACTING,
    AFTER,
    BONUS,
    BUYING,
    CHOOSING_DECK,
    FIGHT_EVOLVE,
    KEEPING,
    NOTHING,
    NOWHERE,
    RESTING,
    REWARDING,
    SUBSTITUTING,
    TAKING_FACEUP,
    TAKING_TILE,
    TURN,
    UNLOCKING,
)
from boardwright.games.wild_world.rules.position import FIGHT_CARD as CHOOSING_FIGHTER

ASKED: Final = {
    TURN: ("place a worker, fight a monster, or move a worker and rest", "WW-12"),
    ACTING: ("perform the main or the alternative action", "WW-27"),
    BUYING: ("buy a card, or skip", "WW-29"),
    BONUS: ("take the bonus, or skip", "WW-33"),
    AFTER: ("end the turn", "WW-14"),
    CHOOSING_FIGHTER: ("choose the card that fights", "WW-34"),
    FIGHT_EVOLVE: ("choose whether to put an evolve token on the card", "WW-35"),
    RESTING: ("choose where on the island the worker rests", "WW-40"),
    REWARDING: ("choose the reward", "WW-49"),
    CHOOSING_DECK: ("choose the deck to draw from", "WW-20"),
    UNLOCKING: ("choose the lock to open", "WW-19"),
    SUBSTITUTING: ("choose a main action", "WW-21"),
    TAKING_FACEUP: ("choose a face-up card", "WW-49"),
    TAKING_TILE: ("take an income tile", "section 12"),
    KEEPING: ("choose the monsters to keep", "section 12"),
}
"""What each phase asks for, and the rule that says so."""


def why_illegal(position: Holdings, seat: int, action: int) -> tuple[str, str]:
    """The reason, for a seat and an action that are not legal in this position."""
    asked, rule = ASKED[position.phase]
    if position.phase == KEEPING and 0 <= seat < position.players:
        if position.kept[seat] != NOTHING:
            return "This choice is made and cannot be changed.", rule
    elif seat != position.actor:
        return "It is another player's turn.", "WW-11"
    if not 0 <= action < NUM_ACTIONS:
        return f"Wild World has no action {action}.", ""
    if action < FIGHT_CARD:
        return _why_no_anytime(position, action)
    if _phase_of(action, position.phase) != position.phase:
        return f"Now {asked}; nothing else is possible.", rule
    if position.phase == TURN:
        return _why_no_turn(position, action)
    return REASONS[position.phase], rule


def _why_no_anytime(position: Holdings, action: int) -> tuple[str, str]:
    """WW-13, WW-22 to WW-24."""
    if position.phase > AFTER:
        return "Make this choice first; hand cards can be played after it.", "WW-13"
    card = (action - TRAVEL) // REGIONS if action >= TRAVEL else (action - HOME) % DISCARD
    name = position.data.creatures[card].name
    if card not in position.hands[position.actor]:
        rule = "WW-22" if action < DISCARD else "WW-24" if action < TRAVEL else "WW-23"
        return f"{name} is not in your hand.", rule
    return f"{name} cannot travel there: the region is locked, full, or of another colour.", "WW-23"


def _phase_of(action: int, phase: int) -> int:
    """The phase that an action belongs to; SKIP belongs to two."""
    first_of = (
        (KEEP, KEEPING),
        (TILE, TAKING_TILE),
        (FACEUP, TAKING_FACEUP),
        (SUBSTITUTE, SUBSTITUTING),
        (LOCK, UNLOCKING),
        (DECK, CHOOSING_DECK),
        (REWARD, REWARDING),
        (EVOLVE, FIGHT_EVOLVE),
        (TAKE + 2, AFTER),
        (TAKE + 1, BUYING if phase == BUYING else BONUS),
        (TAKE, BONUS),
        (BUY, BUYING),
        (ACT, ACTING),
        (IDLE, TURN),
        (ISLAND, RESTING),
        (PLACE, TURN),
        (FIGHT_CARD, CHOOSING_FIGHTER),
    )
    return next(phase for first, phase in first_of if action >= first)


REASONS: Final = {
    ACTING: "The alternative action costs more than you have.",
    BUYING: "This card is not for sale to you now: you lack crystals for its symbols, or gold.",
    BONUS: "You cannot pay for this bonus, or it would draw from empty decks.",
    CHOOSING_FIGHTER: "This card is not in your hand, or cannot win.",
    RESTING: "This space of the island is taken, or you cannot pay its price.",
    CHOOSING_DECK: "This deck is empty, or not among those allowed.",
    UNLOCKING: "There is no lock of yours.",
    TAKING_FACEUP: "There is no card that is cheap enough.",
    TAKING_TILE: "This tile does not lie there, or is taken.",
}
"""Why one of the actions of a phase is not possible, where there is one reason."""


def _why_no_turn(position: Holdings, action: int) -> tuple[str, str]:
    """WW-25, WW-26, WW-34, WW-39, WW-42: why an option cannot be taken."""
    if action >= IDLE:
        return "You can still place a worker, or move one to the island.", "WW-42"
    if action >= REST:
        return "No worker of yours stands there.", "WW-39"
    if action >= FIGHT:
        return _why_no_fight(position, action - FIGHT), "WW-34"
    space = action - PLACE
    if not position.workers_in_supply(position.active):
        return "You have no worker to place.", "WW-25"
    if position.worker_space(space) == NOWHERE:
        return "All worker spaces there are taken.", "WW-25"
    return f"Placing there costs {position.tolls(position.active)[space]} gold, more than you have.", "WW-26"


def _why_no_fight(position: Holdings, slot: int) -> str:
    seat = position.active
    if position.tucked[seat][slot] != NO_CARD:
        return "This monster is defeated already."
    if position.is_locked(seat, slot):
        return "This monster is behind its lock."
    return "No card in your hand can win against it."
