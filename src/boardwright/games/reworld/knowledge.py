"""What a bot knows of Reworld: what a position is worth, in either chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardwright.core.state import OVER
from boardwright.games.reworld import undocking
from boardwright.games.reworld.outlook import Plan, Prospects, Rows, plan
from boardwright.games.reworld.position import HIDING, LAYING_BELOW, LAYING_TOP, TURN_TWO
from boardwright.games.reworld.rules import ReworldState
from boardwright.games.reworld.actions import BELOWS, BELOW
from boardwright.games.reworld.tiles import NO_TILE

if TYPE_CHECKING:
    from boardwright.games.reworld.game import Reworld
    from boardwright.games.reworld.view import ReworldObservation

RIVALRY = {2: 1.0, 3: 0.5, 4: 0.4}
CARD = 1.3
MARKER = 1.0
REMEMBERED = 20_000


class Knowledge:
    """Values for bots that play Reworld."""

    def __init__(self, game: Reworld) -> None:
        self._data = game.data
        self._plans: dict[Rows, Plan] = {}
        self._merits: dict[tuple[object, ...], list[float]] = {}

    def weights(
        self, observation: ReworldObservation, seat: int, actions: Sequence[int]
    ) -> list[float] | None:
        """None: one step ahead says something everywhere."""
        return None

    def value(self, state: ReworldState, seat: int) -> float:
        """Points to expect at the end over those of the rivals."""
        if state.phase >= TURN_TWO:
            return self._played_out(state, seat)
        if state.actor == seat and LAYING_TOP <= state.phase <= HIDING:
            return self._best_completion(state, seat)
        return self._promise(state, seat)

    # Chapter Two

    def _played_out(self, state: ReworldState, seat: int) -> float:
        end = state.clone()
        while end.actor != OVER:
            end.play(undocking.choose(end))
        return self._rated(end.scores(), seat)

    def _rated(self, points: Sequence[float], seat: int) -> float:
        rivals = len(points) - 1
        return points[seat] - RIVALRY[len(points)] * (sum(points) - points[seat]) / rivals

    # Chapter One

    def _best_completion(self, state: ReworldState, seat: int) -> float:
        actions = state.legal_actions(seat)
        if state.phase == LAYING_BELOW:
            fewest = min([len(BELOWS[action - BELOW]) for action in actions])
            actions = [action for action in actions if len(BELOWS[action - BELOW]) == fewest]
        values = []
        for action in actions:
            after = state.clone()
            after.play(action)
            values.append(self.value(after, seat))
        return max(values)

    def _promise(self, state: ReworldState, seat: int) -> float:
        points = []
        waiting = sum([1 for kind in state.ports if kind != NO_TILE])
        for owner, score in enumerate(state.scores()):
            cards = sum(state.hands[owner])
            card = CARD if waiting else 1.0
            points.append(score + card * cards + (MARKER if state.marker == owner else 0.0))
        left = (state.bag_left + waiting) / 100
        merits = self._merits_of(state, left)
        return self._rated([p + m for p, m in zip(points, merits)], seat)

    def _merits_of(self, state: ReworldState, left: float) -> list[float]:
        key = (*state.docked, *state.sources, left)
        if key not in self._merits:
            plans = [self._plan(tuple(state.rows_of(owner))) for owner in range(state.players)]
            if len(self._merits) > REMEMBERED:
                self._merits.clear()
            self._merits[key] = Prospects(self._data, plans, state.scores(), left).merits()
        return self._merits[key]

    def _plan(self, rows: Rows) -> Plan:
        if rows not in self._plans:
            if len(self._plans) > REMEMBERED:
                self._plans.clear()
            self._plans[rows] = plan(self._data, rows)
        return self._plans[rows]
