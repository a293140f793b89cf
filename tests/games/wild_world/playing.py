"""Ways to play whole games of Wild World in tests: by chance, keenly, and so as to hold things up."""

from collections.abc import Callable

from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.state import CHANCE

Choose = Callable[[list[str], Dice], int]
"""Takes the options in notation and dice, and gives the place of the one chosen."""
ANYTIME = ("home", "discard", "travel")
KEEN = ("fight", "with", "buy", "take", "evolve", "lock", "substitute", "faceup")
SLOW = ("home", "discard", "travel", "idle", "fight", "place", "alternative")


def by_chance(options: list[str], dice: Dice) -> int:
    """Any option, each as likely as the others."""
    return dice.below(len(options))


def keenly(options: list[str], dice: Dice) -> int:
    """Fights, purchases and bonuses are never missed, and about every fourth time a card is played."""
    wanted = [n for n, option in enumerate(options) if option.split()[0] in KEEN]
    played = [n for n, option in enumerate(options) if option.split()[0] in ("home", "travel")]
    others = [n for n, option in enumerate(options) if option.split()[0] not in (*ANYTIME, "skip")]
    if wanted:
        return wanted[dice.below(len(wanted))]
    if played and dice.below(4) == 0:
        return played[dice.below(len(played))]
    return others[dice.below(len(others))] if others else len(options) - 1


def slowly(options: list[str], dice: Dice) -> int:
    """Whatever puts off resting."""
    for word in SLOW:
        wanted = [n for n, option in enumerate(options) if option.split()[0] == word]
        if wanted:
            return wanted[dice.below(len(wanted))]
    return dice.below(len(options))


def patiently(options: list[str], dice: Dice) -> int:
    """Cards are kept for fights, and nobody rests while anything else is possible."""
    for word in ("idle", "fight", "with", "place"):
        wanted = [n for n, option in enumerate(options) if option.split()[0] == word]
        if wanted:
            return wanted[dice.below(len(wanted))]
    others = [n for n, option in enumerate(options) if option.split()[0] not in ANYTIME]
    return others[dice.below(len(others))]


def play(game, choose: Choose, seed: int):
    """A whole game, move by move: the state, the events of the move, and who moved by what option."""
    state, dice = game.new(), Dice(seed)
    while state.actors():
        seat = state.actor
        if seat == CHANCE:
            action = state.draw(dice)
        else:
            legal = state.legal_actions(seat)
            action = legal[choose([game.action_text(number) for number in legal], dice)]
        events: list[Event] = []
        state.apply(seat, action, events)
        yield state, events, seat, game.action_text(action)
