"""What Wild World asks of a viewer, and what it says while others act."""

from collections.abc import Callable

from boardwright.core.lines import Line, Prompt, Who, counted
from boardwright.games.wild_world.data.terms import MAIN_ACTIONS
from boardwright.games.wild_world.rules.actions import IDLE
from boardwright.games.wild_world.rules.position import WARDEN
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.warden import WardenView
from boardwright.games.wild_world.words.names import Names, effect_text

DOING = {
    "turn": "choosing what to do",
    "action": "choosing an action",
    "buy": "choosing what to buy",
    "bonus": "deciding on a bonus",
    "after": "ending the turn",
    "fight_card": "fighting",
    "fight_evolve": "fighting",
    "island": "choosing where to rest",
    "reward": "choosing a reward",
    "deck": "choosing a deck",
    "lock": "choosing a lock",
    "substitute": "choosing a main action",
    "faceup": "choosing a card",
    "tile": "taking an income tile",
    "keep": "choosing monsters",
}
"""What the player in turn is doing, by phase."""
HAND_NOTE = " Hand cards can be played first."


def status(observation: WildObservation, seat: int) -> str:
    """What a seat does now, in a word or two."""
    if seat in observation.actors:
        return DOING[observation.phase]
    if seat in observation.committed:
        return "has chosen"
    if any(seat in row for row in observation.island):
        return "has rested"
    return ""


def prompt(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    """One sentence that says what to do or who acts, and one for the consequence."""
    if observation.phase == "over":
        return result(observation)
    if not observation.actors or observation.actors[0] < 0:
        return _chance(observation)
    if observation.seat in observation.actors:
        return _QUESTIONS[observation.phase](observation, position, names)
    if observation.phase == "keep":
        return Prompt(("The others choose their monsters",), ("All is seen when everybody has chosen.",))
    return Prompt((Who(observation.active), f" is {DOING[observation.phase]}"), _meanwhile(observation))


def _chance(observation: WildObservation) -> Prompt:
    if not observation.round:
        return Prompt(("The game is set up",), ("Boards, market, hands and monsters are dealt.",))
    if observation.phase == "solo":
        return Prompt(("The Warden turns over a card",), ("It says where a worker goes.",))
    return Prompt(("A card is turned over",), ("It comes from the top of its deck.",))


def result(observation: WildObservation) -> Prompt:
    """Who has won, and what decided (WW-48)."""
    if observation.warden is not None:
        return _against_the_warden(observation, observation.warden)
    winner = observation.ranks.index(1)
    points = observation.scores[winner]
    who: Line = ("You win",) if winner == observation.seat else (Who(winner), " wins")
    headline = (*who, f" with {counted(points, 'point')}")
    if observation.scores.count(points) > 1:
        return Prompt(headline, ("The points are equal; the higher worker on the island decides.",))
    second = max(score for score in observation.scores if score < points)
    return Prompt(headline, (f"{counted(points - second, 'point')} ahead of the next.",))


def _against_the_warden(observation: WildObservation, warden: WardenView) -> Prompt:
    own, other = observation.scores[0], warden.score
    is_you = observation.seat == 0
    if observation.ranks[0] == 1:
        who: Line = ("You win",) if is_you else (Who(0), " wins")
        headline = (*who, f" against the Warden with {counted(own, 'point')}")
    else:
        who = ("You lose",) if is_you else (Who(0), " loses")
        headline = (*who, f" to the Warden with {counted(own, 'point')}")
    if own == other:
        return Prompt(headline, ("The points are equal; the higher worker on the island decides.",))
    return Prompt(headline, (f"The Warden has {counted(other, 'point')}.",))


def _meanwhile(observation: WildObservation) -> Line:
    if observation.seat is None:
        return ("You are watching.",)
    supply = observation.supply[observation.seat]
    return (f"You have {counted(supply, 'worker') if supply else 'no worker'} to place.",)


def _turn(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    if IDLE in observation.legal:
        return Prompt(("Nothing to place or rest: take 2 gold or 1 crystal",), _round_end(observation))
    note = _round_begin(observation) if _is_fresh(observation) else _round_end(observation)
    return Prompt(("Place a worker, fight, or rest",), note)


def _is_fresh(observation: WildObservation) -> bool:
    """Whether the player in turn has placed no worker in this round, and nobody has rested."""
    seat = observation.active
    return observation.supply[seat] == observation.workers[seat] and not any(observation.island)


def _round_begin(observation: WildObservation) -> Line:
    """What counts at the start of the game, and what is new in a round (WW-45)."""
    if observation.round == 1:
        return ("Most points win: from monsters, travel and cards at home.",)
    return (f"Round {observation.round}: workers are back, alternative actions have moved on.",)


def _round_end(observation: WildObservation) -> Line:
    """WW-43: what still keeps the round from ending."""
    rested = {seat for row in observation.island for seat in row}
    everybody = [*range(observation.players), *([WARDEN] if observation.warden is not None else [])]
    waits = [seat for seat in everybody if seat not in rested]
    if len(waits) > 1:
        return (f"Round {observation.round} ends when everybody has a worker on the island.",)
    if not waits:
        return (f"Round {observation.round} ends with this turn.",)
    who: Line = (Who(waits[0]), " rests")
    if waits[0] == WARDEN:
        who = ("the Warden rests",)
    elif waits[0] == observation.seat:
        who = ("you rest",)
    return (f"Round {observation.round} ends as soon as ", *who, ".")


def _action(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    place = observation.space // 2
    main = effect_text(position.data.main_effects[place])
    other = effect_text(position.data.main_effects[observation.alternatives[place]])
    cost = position.alternative_cost(observation.active)
    price = f"for {cost} gold" if cost else "free"
    return Prompt(("Main or alternative action?",), (f"Main: {main}. Alternative, {price}: {other}.",))


def _buy(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    what = "any face-up card" if observation.was_empty else "the card above your worker"
    return Prompt((f"Buy {what}?",), ("Missing symbols cost a crystal each." + HAND_NOTE,))


def _bonus(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    bonus = effect_text(position.data.bonuses[observation.space])
    return Prompt(("Take the bonus?",), (f"{bonus[0].upper()}{bonus[1:]}.",))


def _after(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    left = len(observation.hand)
    cards = f"You hold {counted(left, 'card')}; cards in hand score nothing at the end of the game."
    return Prompt(("End your turn",), (cards if left else "Your hand is empty.",))


def _fight_card(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    monster = observation.monsters[observation.active][observation.slot]
    return Prompt(
        ("Who fights ", *names.monster(monster), "?"),
        ("The card stays there and scores nothing.",),
    )


def _fight_evolve(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    seat, slot, fighter = observation.active, observation.slot, observation.fighter
    saved = position.spending(seat, slot, fighter, False) - position.spending(seat, slot, fighter, True)
    if saved > 0:
        return Prompt(
            ("Put an evolve token on the card?",), (f"It adds 5 and saves {counted(saved, 'crystal')}.",)
        )
    return Prompt(("Put an evolve token on the card?",), ("The card wins without it for nothing more.",))


def _island(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    return Prompt(("Where does the worker rest?",), ("Whoever is topmost begins the next round.",))


def _reward(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    return Prompt(("Which reward do you take?",), ("One of the two.",))


def _deck(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    sees = "All see the card." if position.variants.open_hands else "Nobody else sees the card."
    return Prompt(("Draw from which deck?",), (sees,))


def _lock(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    return Prompt(("Which lock do you open?",), ("You take its crystal.",))


def _substitute(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    return Prompt(("Choose a main action",), (f"Any of {', '.join(MAIN_ACTIONS)}, free.",))


def _faceup(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    return Prompt(("Which card do you take?",), ("It costs nothing.",))


def _tile(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    return Prompt(("Take an income tile",), ("It brings its gain at the start of rounds 2 and 3.",))


def _keep(observation: WildObservation, position: WildState, names: Names) -> Prompt:
    return Prompt(
        ("Which monsters do you keep?",), ("One for each slot. The others go back, and nobody sees them.",)
    )


_QUESTIONS: dict[str, Callable[[WildObservation, WildState, Names], Prompt]] = {
    "turn": _turn,
    "action": _action,
    "buy": _buy,
    "bonus": _bonus,
    "after": _after,
    "fight_card": _fight_card,
    "fight_evolve": _fight_evolve,
    "island": _island,
    "reward": _reward,
    "deck": _deck,
    "lock": _lock,
    "substitute": _substitute,
    "faceup": _faceup,
    "tile": _tile,
    "keep": _keep,
}
