"""What World Splitters asks of a viewer, and what it says while others act."""

from collections.abc import Callable

from boardwright.core.lines import Line, Prompt, Who, counted, listed, spaced
from boardwright.games.world_splitters.data.facts import WorldData
from boardwright.games.world_splitters.view.observation import WorldObservation
from boardwright.games.world_splitters.words.names import coins, space

DOING = {
    "divide": "dividing the land",
    "bid": "bidding",
    "answer": "answering a bid",
    "place": "placing an explorer",
    "source": "moving an explorer",
    "fence": "putting up a second fence",
    "extra": "placing a second explorer",
    "remove": "removing an explorer",
    "pivot": "turning a fence",
    "to": "turning a fence",
    "obelisk": "raising an obelisk",
    "open": "making an offer",
    "hidden": "making a hidden offer",
    "reply_open": "replying",
    "reply_hidden": "replying",
}
"""What an actor is doing, by phase."""


def status(observation: WorldObservation, seat: int) -> str:
    """What a seat does now, in a word or two."""
    if seat in observation.actors:
        return DOING[observation.phase]
    if seat in observation.committed:
        return "has bid"
    if seat in observation.challengers and observation.phase != "over":
        return "first challenger" if seat == observation.challengers[0] else "second challenger"
    return "active player" if seat == observation.active and observation.phase != "over" else ""


def prompt(observation: WorldObservation, data: WorldData) -> Prompt:
    """One sentence that says what to do or who acts, and one for the consequence."""
    if observation.phase == "over":
        return result(observation)
    if observation.phase == "start":
        return Prompt(("Who begins is drawn",), ("Initiative goes the other way round.",))
    if observation.seat in observation.actors:
        return _QUESTIONS[observation.phase](observation, data)
    actors = [(Who(seat),) for seat in observation.actors]
    verb = " is " if len(actors) == 1 else " are "
    return Prompt((*listed(actors), verb, DOING[observation.phase]), _meanwhile(observation, data))


def result(observation: WorldObservation) -> Prompt:
    """Who has won, and what decided (WS-63)."""
    winner = observation.ranks.index(1)
    points = observation.scores[winner]
    who: Line = ("You win",) if winner == observation.seat else (Who(winner), " wins")
    headline = (*who, f" with {counted(points, 'point')}")
    if observation.scores.count(points) > 1:
        return Prompt(headline, ("The points are equal; the better initiative decides.",))
    second = max(score for score in observation.scores if score < points)
    return Prompt(headline, (f"{counted(points - second, 'point')} ahead of the next.",))


def _contested(observation: WorldObservation, data: WorldData) -> Line:
    return listed([space(data.ground.plan.spaces[number]) for number in observation.available])


def _meanwhile(observation: WorldObservation, data: WorldData) -> Line:
    if observation.phase == "bid" and observation.own_bid >= 0:
        return "You bid ", *coins(observation.own_bid), ", and that is final."
    if observation.phase == "bid":
        return "For ", *_contested(observation, data), ". All bids are revealed together."
    if observation.phase in ("reply_open", "reply_hidden"):
        return ("Both replies are revealed together with the hidden offer.",)
    if observation.phase == "answer":
        challenger = observation.challengers[observation.challenge - 1]
        bid = (Who(challenger), " bids ", *coins(observation.bids[challenger]))
        return *bid, " for ", *_contested(observation, data), "."
    if observation.phase == "divide":
        return ("Then the spaces beside the fence are given away.",)
    if observation.available:
        return "Contested: ", *_contested(observation, data), "."
    return ("No contested space is free.",)


def _divide(observation: WorldObservation, data: WorldData) -> Prompt:
    limit = data.ground.limit
    rule = f"{limit} spaces or fewer without a loose fence end are enclosed: you get the bonus tile."
    return Prompt(("Put up a fence",), (f"{rule} At the end open land, sets and coins count too.",))


def _bid(observation: WorldObservation, data: WorldData) -> Prompt:
    headline = ("Your bid for ", *_contested(observation, data))
    active = Who(observation.active)
    both_ways = (
        active,
        " takes your coins and lets you place an explorer, or pays you as much and places one.",
    )
    return Prompt(headline, both_ways)


def _answer(observation: WorldObservation, data: WorldData) -> Prompt:
    challenger = observation.challengers[observation.challenge - 1]
    amount = observation.bids[challenger]
    headline = (Who(challenger), " bids ", *coins(amount), ": accept or return?")
    if observation.coins[observation.active] < amount:
        return Prompt(headline, (f"You own only {observation.coins[observation.active]}.",))
    return Prompt(headline, ("For ", *_contested(observation, data), "."))


def _place(observation: WorldObservation, data: WorldData) -> Prompt:
    spaces = [space(data.ground.plan.spaces[number]) for number in observation.available]
    return Prompt(("Place an explorer",), ("On ", *spaced(spaces, " or "), "."))


def _source(observation: WorldObservation, data: WorldData) -> Prompt:
    target = data.ground.plan.spaces[observation.target]
    return Prompt(("Which explorer moves to ", *space(target), "?"), ("You have none left in your supply.",))


def _fence(observation: WorldObservation, data: WorldData) -> Prompt:
    return Prompt(("Yellow favor: put up another fence",), ("Nobody bids for the spaces beside it.",))


def _extra(observation: WorldObservation, data: WorldData) -> Prompt:
    where = "On any open space without a favor or an explorer."
    return Prompt(("Green favor: place a second explorer",), (where,))


def _remove(observation: WorldObservation, data: WorldData) -> Prompt:
    return Prompt(("Green favor: remove an explorer beside yours",), ("It goes home to its owner.",))


def _pivot(observation: WorldObservation, data: WorldData) -> Prompt:
    return Prompt(("Green favor: turn a fence",), ("By a quarter, about one of its ends.",))


def _pivot_to(observation: WorldObservation, data: WorldData) -> Prompt:
    fence = data.ground.plan.borders[observation.pivot]
    return Prompt((f"Where does the fence on {fence} go?",), ("It must not shut in a loose end.",))


def _obelisk(observation: WorldObservation, data: WorldData) -> Prompt:
    worth = "Nobody can enter its space. It is worth 5 to the leader when its region is enclosed."
    return Prompt(("Green favor: raise an obelisk",), (worth,))


def _open_offer(observation: WorldObservation, data: WorldData) -> Prompt:
    other = Who(1 - observation.active)
    both_ways = (
        other,
        " takes the coins and lets you place an explorer, or pays you as much and places one.",
    )
    return Prompt(("Your open offer for one of ", *_contested(observation, data)), both_ways)


def _hidden_offer(observation: WorldObservation, data: WorldData) -> Prompt:
    is_second = len(observation.available) == 2
    which: Line = ("the other one",) if is_second else _contested(observation, data)
    unseen = (Who(1 - observation.active), " accepts or returns it unseen. Then it is revealed.")
    return Prompt(("Your hidden offer for ", *which), unseen)


def _reply_open(observation: WorldObservation, data: WorldData) -> Prompt:
    headline = ("Open offer of ", *coins(observation.open_offer), ": accept or return?")
    return Prompt(headline, ("For one of ", *_contested(observation, data), "."))


def _reply_hidden(observation: WorldObservation, data: WorldData) -> Prompt:
    held = observation.coins[observation.actors[0]]
    cannot = f"You own {counted(held, 'coin')}. What you cannot pay when it comes up is accepted."
    if observation.open_reply < 0:
        return Prompt(("Hidden offer: accept or return?",), (cannot,))
    replied = ("accepted", "returned")[observation.open_reply]
    return Prompt(("Open ", *coins(observation.open_offer), f" {replied}. And the hidden one?"), (cannot,))


_QUESTIONS: dict[str, Callable[[WorldObservation, WorldData], Prompt]] = {
    "divide": _divide,
    "bid": _bid,
    "answer": _answer,
    "place": _place,
    "source": _source,
    "fence": _fence,
    "extra": _extra,
    "remove": _remove,
    "pivot": _pivot,
    "to": _pivot_to,
    "obelisk": _obelisk,
    "open": _open_offer,
    "hidden": _hidden_offer,
    "reply_open": _reply_open,
    "reply_hidden": _reply_hidden,
}
