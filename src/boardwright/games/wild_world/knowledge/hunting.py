"""Which monsters of Wild World a player can hope to defeat, and what that is worth."""

from math import exp, fsum
from typing import Final, final

from boardwright.games.wild_world.data.facts import NO_CARD, Creature, Monster
from boardwright.games.wild_world.data.terms import (
    ABILITY,
    CRITERIA,
    CRYSTAL,
    CRYSTAL_FIGHT,
    EVOLVE,
    FIGHT_BONUS,
    MOST_POTION,
    POTION_RESET,
    SCORING,
)
from boardwright.games.wild_world.knowledge.spoils import growth
from boardwright.games.wild_world.knowledge.uses import OTHERWISE, Uses
from boardwright.games.wild_world.knowledge.worths import ACTION, Worths
from boardwright.games.wild_world.rules.holdings import EVOLVED
from boardwright.games.wild_world.rules.scoring import Scoring

READY: Final = 0.92
"""What a fight counts that can be won at once."""
RANKS: Final[tuple[float, ...]] = (1.0, 0.7, 0.45, 0.25, 0.15)
"""What the best hope counts, then the next ones: they share potions and crystals."""
GATHERED: Final = 0.9
"""Strength that a placement can add."""
ALWAYS_GATHERED: Final = 0.5
LOCKED: Final = 0.6
"""What a monster counts that is still locked, with all placements still ahead."""
TO_COME: Final = 0.5
"""How likely a card comes that can fight it, with all placements still ahead."""
STRENGTH_TO_COME: Final = 3
"""Of such a card."""
PACE: Final = 4.0
"""Placements in which the greater part of what will come does come."""


@final
class Hunting:
    """The monsters that a seat has not defeated."""

    __slots__ = ("_cost", "_each", "_more", "_seat", "_soon", "_state", "_tracks_lost", "_uses", "_worths")

    def __init__(self, state: Scoring, seat: int, worths: Worths, uses: Uses) -> None:
        spoils = uses.spoils
        self._state = state
        self._seat = seat
        self._worths = worths
        self._uses = uses
        self._more = spoils.amount(FIGHT_BONUS)
        self._each = max(1, spoils.amount(CRYSTAL_FIGHT))
        self._cost = worths.resource(CRYSTAL) / self._each
        """Of a point of strength that crystals make up for."""
        after = min(MOST_POTION, state.cauldron[seat] + 1 + spoils.amount(POTION_RESET))
        self._tracks_lost = max(0, state.potion[seat] - after)
        self._soon = 1 - exp(-worths.placements / PACE)

    def promise(self) -> float:
        """What the hopes come to."""
        slots = range(len(self._state.monsters[self._seat]))
        hopes = [self._hope(slot) for slot in slots if self._state.tucked[self._seat][slot] == NO_CARD]
        hopes.sort(reverse=True)
        return fsum([rank * hope for rank, hope in zip(RANKS, hopes)])

    def reward(self, monster: Monster) -> float:
        """What its defeat brings (WW-38)."""
        worths = self._worths
        if monster.kind == ABILITY:
            return monster.points + worths.ability(monster.ability)
        if monster.kind != SCORING:
            return monster.points + worths.effect(monster.effect)
        what = CRITERIA[monster.criterion]
        count = self._state.count(self._seat, what, monster.criterion_argument)
        if what == "monster_defeated":
            count += 1
        criterion = count // monster.per * monster.points_per + growth(monster, worths.placements)
        has_workers_left = self._state.workers[self._seat] < self._state.data.workers
        return monster.points + criterion + (worths.worker if has_workers_left else ACTION)

    def _hope(self, slot: int) -> float:
        state, seat = self._state, self._seat
        monster = state.data.monsters[state.monsters[seat][slot]]
        reward = self.reward(monster) - self._tracks_lost
        to_come = monster.strength_a - STRENGTH_TO_COME
        best = TO_COME * self._soon * self._chance(to_come, 0, reward - OTHERWISE)
        for place, card in enumerate(state.hands[seat]):
            target = state.target(seat, slot, state.data.creatures[card])
            if target >= 0:
                gain = reward - self._uses.keep[place]
                best = max(best, self._best_way(target, state.data.creatures[card], gain))
        return best * LOCKED * self._soon if state.is_locked(seat, slot) else best

    def _best_way(self, target: int, creature: Creature, gain: float) -> float:
        """Fighting with a card, without an evolve token or with one."""
        needed = target - creature.strength
        plain = self._chance(needed, 0, gain)
        if not (creature.is_evolving and self._state.evolve[self._seat]):
            return plain
        return max(plain, self._chance(needed - EVOLVED, 1, gain - self._worths.resource(EVOLVE)))

    def _chance(self, needed: int, tokens: int, gain: float) -> float:
        """The gain of a fight that needs so much strength beside its card, as far as that can be had.

        So many evolve tokens cannot be spent.
        """
        gap = max(0, needed - self._more - self._state.potion[self._seat])
        short = gap - self._each * (self._state.wild(self._seat) - tokens)
        net = max(0.0, READY * (gain - self._cost * gap))
        if short <= 0:
            return net
        return net * max(0.0, 1 - short / (ALWAYS_GATHERED + GATHERED * self._worths.placements))
