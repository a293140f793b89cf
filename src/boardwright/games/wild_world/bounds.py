"""How long a game of Wild World can last (specification, section 6, "Termination")."""

from boardwright.games.wild_world.actions import CARDS
from boardwright.games.wild_world.data import WildData
from boardwright.games.wild_world.terms import CHOOSE, DRAW, LOCKS, MAIN_ACTION, TAKE_FACEUP, UNLOCK, Effect

TURNS = 57
"""No player has more turns in a game."""
WINDOWS = 5
"""TURN, ACTION, BUY, BONUS, AFTER; each is asked again after an anytime action, which counts itself."""
OF_A_FIGHT = 2
"""FIGHT_CARD and FIGHT_EVOLVE; resting asks less."""


def max_decisions(data: WildData, players: int) -> int:
    """No game asks its players more often.

    In a turn one effect runs for the action and one for the bonus, or one for a fight or rest. Each
    anytime action is one decision and runs one effect; a card leaves the hand once.
    """
    questions = _most_questions(data)
    turn = WINDOWS + OF_A_FIGHT + 2 * questions
    return TURNS * players * turn + CARDS * (1 + questions)


def _most_questions(data: WildData) -> int:
    """The most questions that any effect asks, with all that it triggers."""
    effects = [
        *data.bonuses,
        *data.main_effects,
        *[row.effect for row in data.island],
        *[creature.bonus for creature in data.creatures],
        *[monster.effect for monster in data.monsters],
        *[bonus for board in data.boards for region in board.regions for bonus in region],
    ]
    asked = max(_questions(effect) for effect in effects)
    triggered = sum(_questions(monster.effect) for monster in data.monsters if monster.ability >= 0)
    return asked * (1 + LOCKS) * (1 + triggered)


def _questions(effect: Effect) -> int:
    """Questions of an effect itself; a main action in place of a worker is one, and draws or unlocks once."""
    total = 0
    for kind, what, number in effect:
        if kind == DRAW:
            total += number
        elif kind == UNLOCK:
            total += what
        elif kind == MAIN_ACTION:
            total += 2 * what
        elif kind in (CHOOSE, TAKE_FACEUP):
            total += 1
        else:
            total += 2
    return total
