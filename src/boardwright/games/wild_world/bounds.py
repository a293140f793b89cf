"""How long a game of Wild World can last (specification, section 6, "Termination").

In a round, look at the last player to rest. Before that, each worker is placed once and each monster
defeated once. `IDLE` needs every cheap worker space taken, which the others' workers can only do if
there are as many as card spaces; it makes a place affordable, which only a fight can undo. So there is
one such turn more than there are fights, at most. Any other player has one turn more. The Warden's
workers are too few for an `IDLE`, and when it is the last to rest, the round is shorter still.

Beside the windows and the choices of a fight or rest: a card comes to a hand by a choice (`DECK`,
`FACEUP`) and leaves it by one (an anytime action) once in a game, a lock opens once. What else an
effect asks is counted by how often it can run.
"""

from boardwright.games.wild_world.data.effects import OF_MAIN_ACTIONS
from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.terms import (
    ABILITY,
    CHOOSE,
    GAIN,
    INSTANT,
    MAIN_ACTION,
    ON_HOME,
    ON_REST,
    ON_TRAVEL,
    ON_UNLOCK,
    RESOURCES,
    ROUNDS,
    SLOTS,
    SPACES,
    WORKER,
    Effect,
)
from boardwright.games.wild_world.data.variants import Variants
from boardwright.games.wild_world.rules.actions import CARDS

OF_A_PLACEMENT = 5
"""TURN, ACTION, BUY, BONUS, AFTER."""
OF_A_FIGHT = 4
"""TURN, FIGHT_CARD, FIGHT_EVOLVE, AFTER."""
OF_A_REST = 3
"""TURN, ISLAND, AFTER."""
OF_AN_IDLE_TURN = 1


def max_decisions(data: WildData, players: int, variants: Variants) -> int:
    """No game asks its players more often."""
    own = _of_turns(data, players) + _locks(data) + _of_effects(data, variants)
    own += int(variants.monster_choice) + int(variants.income_tiles)  # KEEP and TILE
    return players * own + 2 * CARDS + _of_cards(data)


def turns(data: WildData, players: int) -> int:
    """No player has more turns in a game."""
    idles = SLOTS + 1 if (players - 1) * data.workers >= SPACES else 0
    return ROUNDS * (data.workers + SLOTS + idles + 1 + 1)


def _of_turns(data: WildData, players: int) -> int:
    """The windows and the choices of fights and rests, for the longest turns there may be."""
    placed = ROUNDS * data.workers
    left, total = turns(data, players), 0
    kinds = ((OF_A_PLACEMENT, placed), (OF_A_FIGHT, SLOTS), (OF_A_REST, placed), (OF_AN_IDLE_TURN, left))
    for asked, most in kinds:
        number = min(most, left)
        total += asked * number
        left -= number
    return total


def _locks(data: WildData) -> int:
    return max(board.locks.bit_count() for board in data.boards)


def _of_effects(data: WildData, variants: Variants) -> int:
    """What the effects of a player's own board and turns ask, abilities included."""
    placed = ROUNDS * data.workers
    pieces = data.variant_pieces
    asked = placed * _most(data.bonuses)
    asked += placed * (_most([row.effect for row in data.island]) + _of_trigger(data, ON_REST))
    asked += max(sum(_asks(bonus) for region in board.regions for bonus in region) for board in data.boards)
    asked += SLOTS * max(1, _most([monster.effect for monster in data.monsters if monster.kind == INSTANT]))
    asked += _locks(data) * _of_trigger(data, ON_UNLOCK)
    if variants.bonus_tokens:
        asked += SPACES * _most([token.effect for token in pieces.bonus_tokens])
    if variants.income_tiles:
        asked += (ROUNDS - 1) * _most([tile.effect for tile in pieces.income_tiles])
    return asked + (placed + asked) * _of_main_action(data)


def _of_cards(data: WildData) -> int:
    """What cards ask that are put at home or travel, in the whole game, main actions included."""
    triggers = max(_of_trigger(data, ON_HOME), _of_trigger(data, ON_TRAVEL))
    asked = CARDS * triggers + sum(_asks(creature.bonus) for creature in data.creatures)
    return asked * (1 + _of_main_action(data))


def _of_main_action(data: WildData) -> int:
    """What a main action asks; each question may lead to one."""
    return _most(data.main_effects) + sum(_of_trigger(data, ability) for ability in OF_MAIN_ACTIONS)


def _of_trigger(data: WildData, ability: int) -> int:
    """What the abilities of this kind ask, if one player has all that fit on a board."""
    monsters = [monster for monster in data.monsters if monster.kind == ABILITY]
    asked = sorted(
        (_asks(monster.effect) for monster in monsters if monster.ability == ability), reverse=True
    )
    return sum(asked[:SLOTS])


def _most(effects: list[Effect]) -> int:
    return max(_asks(effect) for effect in effects)


def _asks(effect: Effect) -> int:
    """What an effect asks, apart from the deck or the face-up card for each card, and each lock.

    A worker may be one too many, so that a main action takes its place (WW-21).
    """
    total = 0
    for kind, what, number in effect:
        if kind == CHOOSE:
            total += 1 + max(_workers(what), _workers(number))
        elif kind == MAIN_ACTION:
            total += what
        elif kind == GAIN and what == WORKER:
            total += number
    return total


def _workers(coded: int) -> int:
    """How many workers one of two rewards is, coded by `choice`."""
    return coded // len(RESOURCES) if coded % len(RESOURCES) == WORKER else 0
