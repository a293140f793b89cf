"""What a bot knows of World Splitters: what a position is worth, and which choices are good.

A position within a turn is worth what comes of ending the turn in thought: contested spaces go to
those who gain most, at prices at which the bidders do not mind the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING

from boardwright.core.state import OVER
from boardwright.games.world_splitters.data.facts import COLORS, GREEN, YELLOW
from boardwright.games.world_splitters.knowledge.appraisal import Appraisal, over_rivals
from boardwright.games.world_splitters.knowledge.bargains import Bargain, Deal
from boardwright.games.world_splitters.knowledge.outlook import Outlook
from boardwright.games.world_splitters.rules.ground import Ground
from boardwright.games.world_splitters.rules.position import (
    BIDDING,
    EXTRA,
    FENCING,
    NONE,
    OFFERING_HIDDEN,
    OFFERING_OPEN,
    PHASES,
    PIVOTING,
    PIVOTING_TO,
    RAISING,
    REMOVING,
    REPLYING_HIDDEN,
    REPLYING_OPEN,
    SOURCING,
)
from boardwright.games.world_splitters.rules.state import WorldState

if TYPE_CHECKING:
    from boardwright.games.world_splitters.data.facts import WorldData
    from boardwright.games.world_splitters.game import WorldSplitters
    from boardwright.games.world_splitters.view.observation import WorldObservation

WIN = 10.0
"""Points for the first place, beyond what it took: who is behind had better not end the game."""
TURNABLE = 60.0
"""A lead of so many points settles the game at its start, and less and less of one later."""
HAGGLING = 0.6
"""Coins: an amount further from the best one by so much is named e times less often."""
REPLY_DOUBT = 0.8
"""Points: a reply to offers, worse by so much, is given e times less often, as one of them is unknown."""
BRIEF = (SOURCING, REMOVING, PIVOTING_TO)
"""Decisions with so few choices that their values look through them."""
EFFECTS = {FENCING: YELLOW, EXTRA: GREEN, PIVOTING: GREEN, RAISING: GREEN}
"""The favor that asks each of the longer decisions."""
REMEMBERED = 500
"""Outlooks to remember."""


class Knowledge:
    """Values and weights for bots that play World Splitters."""

    def __init__(self, game: WorldSplitters) -> None:
        self._data = game.data
        self._outlooks: dict[Ground, Outlook] = {}

    def value(self, state: WorldState, seat: int) -> float:
        """Points to expect at the end, over those of the rivals."""
        if state.actor == OVER:
            return _with_place([float(score) for score in state.scores()], seat, 0.0)
        if state.phase in BRIEF:
            return self.value(self._best_next(state), seat)
        appraisal = self._appraise(state)
        points = Bargain(appraisal).expected()
        if state.phase in EFFECTS:
            points[state.placer] += appraisal.effect(state.placer, EFFECTS[state.phase])
        return _with_place(points, seat, appraisal.left)

    def weights(self, observation: WorldObservation, seat: int, actions: Sequence[int]) -> list[float]:
        """How good each action is. Nothing but amounts and replies is secret, so one world tells all."""
        state = position_seen(self._data, observation)
        if state.phase == BIDDING:
            price = self._bargain(state).price(seat, state.active)
            return _near(price, actions, self._data.numbers.bid)
        if state.phase == OFFERING_OPEN:
            price = self._bargain(state).price(seat, 1 - seat)
            return _near(price, actions, self._data.numbers.open)
        if state.phase == OFFERING_HIDDEN:
            return _near(self._hidden_price(state), actions, self._data.numbers.hidden)
        if state.phase in (REPLYING_OPEN, REPLYING_HIDDEN):
            state.hidden_offer = self._hidden_price(state)
            return _softmax([self._after(state, seat, action) for action in actions], REPLY_DOUBT)
        values = [self._after(state, seat, action) for action in actions]
        best = max(values)
        return [float(value == best) for value in values]

    def _hidden_price(self, state: WorldState) -> int:
        """What the active of two players sensibly hides, if the open offer is settled first."""
        active, other = state.active, 1 - state.active
        bargain = self._bargain(state)
        if state.open_offer != NONE:
            bargain.settle(Deal(active, other, state.open_offer))
        return min(bargain.price(active, other), state.coins[active] - max(state.open_offer, 0))

    def _after(self, state: WorldState, seat: int, action: int) -> float:
        after = state.clone()
        after.play(action)
        return self.value(after, seat)

    def _best_next(self, state: WorldState) -> WorldState:
        """What the actor makes of a decision with few choices."""
        found = []
        for action in state.legal_actions(state.actor):
            after = state.clone()
            after.play(action)
            found.append(after)
        return max(found, key=lambda after: self.value(after, state.actor))

    def _bargain(self, state: WorldState) -> Bargain:
        return Bargain(self._appraise(state))

    def _appraise(self, state: WorldState) -> Appraisal:
        outlook = self._outlooks.get(state.ground)
        if outlook is None:
            if len(self._outlooks) >= REMEMBERED:
                self._outlooks.clear()
            outlook = self._outlooks[state.ground] = Outlook(state.ground)
        return Appraisal(state, outlook)


def _with_place(points: Sequence[float], seat: int, left: float) -> float:
    """What these points are worth, if so much of the game is still to come."""
    best_rival = max([score for rival, score in enumerate(points) if rival != seat])
    lead = (points[seat] - best_rival) / max(1.0, TURNABLE * left)
    return over_rivals(points, seat) + WIN * max(-1.0, min(lead, 1.0))


def _near(price: int, actions: Sequence[int], first: int) -> list[float]:
    """Weights concentrated round a price; the action `first` names nothing, the next one a coin."""
    return [exp(-abs(action - first - price) / HAGGLING) for action in actions]


def _softmax(values: Sequence[float], doubt: float) -> list[float]:
    best = max(values)
    return [exp((value - best) / doubt) for value in values]


def position_seen(data: WorldData, observation: WorldObservation) -> WorldState:
    """The position that the observation shows; what its seat does not know is missing."""
    seen = observation
    state = WorldState(data, seen.players)
    land = data.ground
    state.actor = seen.seat if seen.seat in seen.actors else seen.actors[0]
    state.phase = PHASES.index(seen.phase)
    state.turn, state.active, state.track = seen.turn, seen.active, seen.track
    state.ground = Ground(land.plan, land.scenery, _mask(seen.fences), land.limit)
    state.supply = seen.supply
    state.explorers = [_mask(_where(seen.explorers, seat)) for seat in range(seen.players)]
    state.obelisks = _mask(seen.obelisks)
    state.favors = tuple(_mask(_where(seen.favors, color)) for color in range(len(COLORS)))
    state.coins, state.taken, state.tiles = list(seen.coins), seen.favors_taken, seen.tiles
    pending = tuple(_mask(region.spaces) for region in seen.regions if region.is_pending)
    state.scored = seen.enclosed - len(pending)
    state.regions = (0,) * state.scored + pending  # where those scored before lie, makes no difference
    state.sources = list(seen.sources)
    state.divided, state.challenge = seen.divided, seen.challenge
    state.bids, state.challengers = seen.bids, seen.challengers
    state.open_offer, state.hidden_offer = seen.open_offer, seen.hidden_offer
    state.open_reply, state.hidden_reply = seen.open_reply, seen.hidden_reply
    state.due, state.placer = seen.due, seen.placer
    state.target, state.entered, state.pivot = seen.target, seen.entered, seen.pivot
    state.is_extra = int(seen.target != NONE and seen.entered != NONE)
    return state


def _where(pieces: Sequence[int], wanted: int) -> list[int]:
    return [place for place, piece in enumerate(pieces) if piece == wanted]


def _mask(numbers: Sequence[int]) -> int:
    return sum([1 << number for number in numbers])
