"""What a bot knows of Wild World: what a position is worth, and what to make of a turn.

A turn is worth what comes of ending it in thought. A hand card is put to a use as soon as that is
worth more than to keep it, before the step goes on; as each leaves the hand, that ends by itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from boardwright.core.state import OVER
from boardwright.games.wild_world.data.terms import REGIONS, SLOTS
from boardwright.games.wild_world.knowledge.appraisal import Appraisal
from boardwright.games.wild_world.rules.actions import END, FIGHT_CARD, KEEP
from boardwright.games.wild_world.rules.keeping import OFFERED
from boardwright.games.wild_world.rules.position import (
    ACTING,
    AFTER,
    BONUS,
    BUYING,
    DRAWING,
    KEEPING,
    REFILLING,
    TURN,
)
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.reconstruction import position_seen

if TYPE_CHECKING:
    from boardwright.games.wild_world.game import WildWorld
    from boardwright.games.wild_world.view.observation import WildObservation

RIVALRY = 0.5
"""What a point of the rivals' mean costs, in own points."""
RIVALS_COIN = 0.4
"""What a gold is worth to them."""
WORTHWHILE = 0.02
"""Points that an act at any time must bring."""
REMEMBERED = 5_000
"""Values to remember: the same hand is weighed at every window of a turn."""


class Knowledge:
    """Values and weights for bots that play Wild World."""

    def __init__(self, game: WildWorld) -> None:
        self._game = game
        self._appraisal = Appraisal(game.data)
        self._values: dict[Hashable, float] = {}

    def value(self, state: WildState, seat: int) -> float:
        """Points to expect at the end, over those of the rivals."""
        if state.actor == OVER:
            points = [float(score) for score in state.scores()]
        else:
            points = [self._appraisal.points(state, owner) for owner in range(state.players)]
        rivals = [score for owner, score in enumerate(points) if owner != seat]
        return points[seat] - RIVALRY * _mean(rivals)

    def weights(self, observation: WildObservation, seat: int, actions: Sequence[int]) -> list[float]:
        """All weight on one action. What is hidden makes no difference to it, so one world tells all."""
        seen = position_seen(self._game.data, self._game.variants, observation)
        chosen = self._choose(seen, seat, actions)
        return [float(action == chosen) for action in actions]

    # Choices

    def _choose(self, state: WildState, seat: int, actions: Sequence[int]) -> int:
        if state.phase == KEEPING:
            return max(actions, key=lambda keep: self._appraisal.points(_keeping(state, seat, keep), seat))
        at_any_time = [action for action in actions if action < FIGHT_CARD]
        if at_any_time and state.phase <= AFTER:
            found = self._worthwhile(state, seat, at_any_time)
            if found is not None:
                return found
        options = actions[len(at_any_time) :] if state.phase <= AFTER else actions
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda action: self._after(state, seat, action))

    def _worthwhile(self, state: WildState, seat: int, actions: Sequence[int]) -> int | None:
        """The best act at any time, if it brings anything.

        Only at TURN, where most is still open, such acts are compared by what they bring alone.
        """
        measure = self._standing if state.phase == TURN else self._finished
        most = WORTHWHILE + (self._ended(state, seat) if state.phase == AFTER else measure(state, seat))
        best = None
        for action in actions:
            after = state.clone()
            after.play(action)
            self._answer(after, seat)
            value = measure(after, seat)
            if value > most:
                best, most = action, value
        return best

    def _after(self, state: WildState, seat: int, action: int) -> float:
        """What an option comes to."""
        after = state.clone()
        after.play(action)
        self._answer(after, seat)
        return self._finished(after, seat)

    def _ended(self, state: WildState, seat: int) -> float:
        """What ending the turn now comes to: at the end of the game, hand cards are worth nothing."""
        after = state.clone()
        after.play(END)
        return float(after.scores()[seat]) if after.actor == OVER else self._standing(state, seat)

    def _finished(self, state: WildState, seat: int) -> float:
        """What ending the turn well comes to, hand cards apart."""
        if state.phase not in (ACTING, BUYING, BONUS) or state.actor != seat:
            return self._standing(state, seat)
        options = [action for action in state.legal_actions(seat) if action >= FIGHT_CARD]
        return max([self._after(state, seat, action) for action in options])

    def _answer(self, state: WildState, seat: int) -> None:
        """Go on to the next window: draw middling cards, and answer each question as is best by itself."""
        while state.active == seat and state.actor != OVER:
            if state.phase in (DRAWING, REFILLING):
                state.play(_middling_card(state))
            elif state.phase > AFTER:
                answers = state.legal_actions(seat)
                state.play(max(answers, key=lambda answer: self._at_once(state, seat, answer)))
            else:
                return

    def _at_once(self, state: WildState, seat: int, answer: int) -> float:
        after = state.clone()
        after.play(answer)
        while after.phase in (DRAWING, REFILLING) and after.active == seat:
            after.play(_middling_card(after))
        return self._standing(after, seat)

    # Values

    def _standing(self, state: WildState, seat: int) -> float:
        """What the seat may expect, less what it has paid to rivals."""
        known = _known(state, seat)
        value = self._values.get(known)
        if value is None:
            if len(self._values) >= REMEMBERED:
                self._values.clear()
            rivals_gold = [gold for owner, gold in enumerate(state.gold) if owner != seat]
            value = self._appraisal.points(state, seat) - RIVALRY * RIVALS_COIN * _mean(rivals_gold)
            self._values[known] = value
        return value


def _mean(numbers: Sequence[float]) -> float:
    """0 where there are no rivals."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def _keeping(state: WildState, seat: int, action: int) -> WildState:
    """The position with the monsters that the seat may keep by this action."""
    after = state.clone()
    for slot in range(SLOTS - 1):
        after.monsters[seat] += (state.offered[seat][OFFERED * slot + (action - KEEP >> slot & 1)],)
    return after


def _middling_card(state: WildState) -> int:
    """The one in the middle of those that may come: within a colour they are ordered by strength and cost."""
    outcomes = state.chance_outcomes()
    return outcomes[len(outcomes) // 2][0]


def _known(state: WildState, seat: int) -> Hashable:
    """All that the value depends on."""
    return (
        seat,
        state.boards[seat],
        state.monsters[seat],
        state.round,
        state.hands[seat],
        state.home[seat],
        tuple(state.regions[seat * REGIONS : (seat + 1) * REGIONS]),
        state.tucked[seat],
        state.locks[seat],
        tuple(state.gold),
        (state.crystals[seat], state.evolve[seat], state.potion[seat], state.cauldron[seat]),
        state.workers[seat],
        state.incomes[seat],
        state.workers_in_realms(seat),
        state.island,
    )
