"""The two doors: what the checked one refuses, and that both lead to the same place."""

from typing import Any

from boardwright.core.errors import IllegalAction
from boardwright.core.events import Event
from boardwright.core.state import CHANCE, OVER
from boardwright.testing.copies import same_fields
from boardwright.testing.happenings import check_events
from boardwright.testing.situation import Situation, random_move

NOT_WHOLE = ("0", 1.0, None, (0,))
HUGE = (2**31, 2**63, 2**70, -(2**70))


def check_turn(at: Situation) -> None:
    """Somebody who acts has legal actions, ascending, and nobody else has any."""
    state, game = at.state, at.game
    actors = state.actors()
    at.require(state.actor == (actors[0] if actors else OVER), f"actor is not the first of {actors}")
    at.require(len(set(actors)) == len(actors), f"the actors {actors} repeat a seat")
    at.require(CHANCE not in actors or actors == (CHANCE,), f"chance acts beside others: {actors}")
    for seat in range(-2, game.players + 1):
        legal = state.legal_actions(seat)
        if seat not in actors:
            at.require(not legal, f"seat {seat} does not act, yet may do {legal}")
            continue
        at.require(len(legal) > 0, f"seat {seat} acts and has no legal action")
        at.require(legal == sorted(set(legal)), f"legal actions of seat {seat} do not ascend: {legal}")
        first = game.num_actions if seat == CHANCE else 0
        last = first + (game.num_chance if seat == CHANCE else game.num_actions)
        at.require(first <= legal[0] and legal[-1] < last, f"actions out of range: {legal}")
    at.require(all(0 <= seat < game.players for seat in actors if seat != CHANCE), f"no seats: {actors}")


def check_a_refusal(at: Situation) -> None:
    """One random illegal act is refused."""
    dice = at.dice(1)
    seat = dice.below(at.game.players + 3) - 2
    action = dice.below(at.game.num_actions + at.game.num_chance + 3) - 2
    if action not in at.state.legal_actions(seat):
        check_refused(at, seat, action)


def check_refusals(at: Situation) -> None:
    """Everything illegal is refused: each seat and each number, and what is no number at all."""
    for seat in range(-2, at.game.players + 1):
        legal = set(at.state.legal_actions(seat))
        for action in range(-2, at.game.num_actions + at.game.num_chance + 1):
            if action not in legal:
                check_refused(at, seat, action)
    actors = at.state.actors()
    seat = actors[0] if actors else 0
    for wrong in NOT_WHOLE + HUGE:
        check_refused(at, seat, wrong)
    for action in at.state.legal_actions(seat):
        for wrong in NOT_WHOLE + HUGE:
            check_refused(at, wrong, action)


def check_refused(at: Situation, seat: Any, action: Any) -> None:
    """The checked door refuses this act with a reason, and the state stays as it was."""
    before = at.state.clone()
    events: list[Event] = []
    act = f"action {action!r} by seat {seat!r}"
    try:
        at.state.apply(seat, action, events)
    except IllegalAction as refusal:
        at.require(bool(refusal.reason) and "\n" not in refusal.reason, f"{act} is refused without a reason")
        named = bool(refusal.rule) or not _is_question_of_rules(at, seat, action)
        at.require(named, f"{act} is refused without a rule: {refusal.reason}")
    except TypeError:
        whole = isinstance(seat, int) and isinstance(action, int)
        at.require(not whole, f"{act} raises TypeError instead of IllegalAction")
    else:
        at.require(False, f"{act} is illegal, yet accepted")
    at.require(same_fields(at.state, before), f"{act} is refused, but leaves a trace in the state")
    at.require(not events, f"{act} is refused, but tells events")


def _is_question_of_rules(at: Situation, seat: int, action: int) -> bool:
    """Whether a player of the table tried an action of the game while somebody acts."""
    seated = 0 <= seat < at.game.players and at.state.actor >= 0
    return seated and 0 <= action < at.game.num_actions


def check_ways(at: Situation) -> None:
    """`apply` with events, `apply` without and `play` bring about the same; the events are in order."""
    if not at.state.actors():
        return
    seat, action = random_move(at.state, at.dice(2))
    told, silent = at.state.clone(), at.state.clone()
    events: list[Event] = []
    told.apply(seat, action, events)
    silent.apply(seat, action)
    at.require(same_fields(told, silent), f"action {action} by seat {seat} differs once events are asked for")
    at.require(told != at.state, f"action {action} by seat {seat} changes nothing, or == does not see it")
    if seat == at.state.actor:
        played = at.state.clone()
        played.play(action)
        at.require(same_fields(played, told), f"play and apply differ for action {action}")
    check_events(at, seat, events)
