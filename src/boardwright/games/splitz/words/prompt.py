"""What Splitz asks of a viewer, and what it says while others act."""

from collections.abc import Sequence

from boardwright.core.lines import Line, Piece, Prompt, Who, listed
from boardwright.games.splitz.view.observation import SplitzObservation
from boardwright.games.splitz.words.outcome import outcome

DOING = {
    "divide": "dividing",
    "discard": "throwing out a part",
    "vote": "choosing",
    "first": "naming a first card",
    "joker": "placing a joker",
}
"""What an actor is doing, by phase."""


def status(observation: SplitzObservation, seat: int) -> str:
    """What a seat does now, in a word or two."""
    if seat in observation.actors:
        return DOING[observation.phase]
    if observation.phase == "vote" and seat in observation.committed:
        return "ready"
    return "has a part" if _has_part(observation, seat) else ""


def prompt(observation: SplitzObservation, colors: Sequence[str]) -> Prompt:
    """One sentence that says what to do or who acts, and one for the consequence."""
    if observation.phase == "over":
        return _result(observation)
    if observation.seat in observation.actors:
        return _question(observation, colors)
    if observation.phase == "deal" and observation.votings:
        return outcome(observation)
    if not observation.actors or observation.actors[0] < 0:
        return Prompt(("The row is laid out",), ("The leader divides it when it is complete.",))
    return Prompt(_who_acts(observation), _why_waiting(observation, colors))


def _question(observation: SplitzObservation, colors: Sequence[str]) -> Prompt:
    if observation.phase == "divide":
        return _divide(observation, colors)
    if observation.phase == "discard":
        return Prompt(("Throw out one part",), ("It leaves the game; the two others stay.",))
    if observation.phase == "first":
        jokers = observation.waiting[observation.taker]
        which = "Your waiting joker joins" if jokers == 1 else f"Your {jokers} waiting jokers join"
        choice = "Choose among those you just received. It is for good once the game goes on."
        return Prompt((f"{which} which card?",), (choice,))
    if observation.phase == "joker":
        more = observation.jokers_left - 1
        left = f" {more} more to place after it." if more else ""
        stays = f"It stays there for good once the game goes on.{left}"
        return Prompt(("Which stack does the joker join?",), (stays,))
    return _vote(observation, colors)


def _divide(observation: SplitzObservation, colors: Sequence[str]) -> Prompt:
    risk = "If several want the same part, it is divided again; a single card is then lost."
    gaps = "Choose two gaps between the cards. "
    if not observation.path and observation.players == 2:
        other = Who(1 - observation.leader)
        detail: Line = (gaps, other, " then throws out one part, and you both choose between the others.")
        return Prompt(("Divide the row into three parts",), detail)
    if not observation.path:
        return Prompt(("Divide the row into three parts",), (f"{gaps}{risk}",))
    part = Piece("part", colors[observation.path[-1]])
    rivals = _rivals(observation, observation.voters)
    return Prompt(("Divide ", part, " again"), (*rivals, " chose it and will choose again. ", risk))


def _vote(observation: SplitzObservation, colors: Sequence[str]) -> Prompt:
    if not observation.path:
        alone = "You get it only if nobody else chooses it. A committed vote is final."
        return Prompt(("Which part do you claim?",), (alone,))
    part = Piece("part", colors[observation.path[-1]])
    everyone = (observation.seat, *(seat for seat in observation.voters if seat != observation.seat))
    headline = (*_rivals(observation, everyone), " chose ", part)
    both = "you both" if len(observation.voters) == 2 else "two of you"
    return Prompt(headline, (f"Choose again. A single card {both} choose is lost.",))


def _who_acts(observation: SplitzObservation) -> Line:
    actors = [(Who(seat),) for seat in observation.actors]
    verb = " is " if len(actors) == 1 else " are "
    return *listed(actors), verb, DOING[observation.phase]


def _why_waiting(observation: SplitzObservation, colors: Sequence[str]) -> Line:
    own: Line = ()
    if observation.own_vote >= 0:
        own = ("You chose ", Piece("part", colors[observation.own_vote]), ", and that is final. ")
    elif observation.seat is not None and _has_part(observation, observation.seat):
        own = (" You have your part of this round.",)
    if not observation.path:
        return own or (_waiting_for(observation.phase),)
    part = Piece("part", colors[observation.path[-1]])
    return *_rivals(observation, observation.voters), " chose ", part, ". ", *own


def _waiting_for(phase: str) -> str:
    return {
        "divide": "Then everybody claims a part, in secret.",
        "discard": "Then both claim one of the parts that stay.",
        "vote": "The choices are revealed together.",
    }.get(phase, "The round goes on after it.")


def _result(observation: SplitzObservation) -> Prompt:
    winners = [seat for seat, rank in enumerate(observation.ranks) if rank == 1]
    points = observation.scores[winners[0]]
    if len(winners) > 1:
        headline = (*_names(observation, winners), " share the victory")
        return Prompt(headline, (f"{points} points and equally many majorities each.",))
    verb = " win" if winners[0] == observation.seat else " wins"
    headline = (*_names(observation, winners), f"{verb} with {points} points")
    equal = [seat for seat, score in enumerate(observation.scores) if score == points]
    if len(equal) == 1:
        return Prompt(headline, ("Each majority counts as many points as its number.",))
    row = len(observation.victory_rows[winners[0]])
    return Prompt(headline, (f"The points are equal; {row} different majorities decide.",))


def _rivals(observation: SplitzObservation, seats: Sequence[int | None]) -> Line:
    rivals = [seat for seat in seats if seat is not None]
    return *_names(observation, rivals), " both" if len(rivals) == 2 else " all"


def _names(observation: SplitzObservation, seats: Sequence[int]) -> Line:
    names: list[Line] = []
    for number, seat in enumerate(seats):
        you = "You" if number == 0 else "you"
        names.append((you,) if seat == observation.seat else (Who(seat),))
    return listed(names)


def _has_part(observation: SplitzObservation, seat: int) -> bool:
    return observation.phase not in ("deal", "lead", "over") and observation.has_part(seat)
