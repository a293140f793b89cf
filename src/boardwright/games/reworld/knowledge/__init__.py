"""What a bot knows of Reworld: what a position is worth, in either chapter.

In Chapter One a carrier is worth what comes of undocking it in thought, and a hand what it may
still buy. Chapter Two hides nothing, so a position there is worth what comes of playing on.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, TypeVar

from boardwright.core.state import OVER
from boardwright.games.reworld.data.facts import PORTS
from boardwright.games.reworld.data.tiles import NO_TILE
from boardwright.games.reworld.knowledge import undocking
from boardwright.games.reworld.knowledge.plans import plan
from boardwright.games.reworld.knowledge.prospects import Prospects
from boardwright.games.reworld.rules.actions import BELOW, BELOWS
from boardwright.games.reworld.rules.payments import Hand
from boardwright.games.reworld.rules.position import (
    HIDING,
    LAYING_BELOW,
    LAYING_TOP,
    NO_CARDS,
    TURN_TWO,
)
from boardwright.games.reworld.rules.state import ReworldState

if TYPE_CHECKING:
    from boardwright.games.reworld.game import Reworld
    from boardwright.games.reworld.view.observation import ReworldObservation

RIVALRY = {2: 1.0, 3: 0.5, 4: 0.4}
"""What a point of the rivals' mean costs, in own points, by player count. Two play for the difference."""
NEARNESS = (0.0, 1.0, 0.7, 0.3, 0.15)
"""How much a module counts as within reach, by the fewest cards that pay for it."""
RIVALS_NEARNESS = 0.7
"""The same for rivals, whose cards are not known."""
CARDS_A_MODULE = 1.3
"""What a module costs on average."""
MODULE_GAIN = 5.0
"""Points that a module brings, beyond those of the cards it costs."""
FIRST_TURN = 1.0
"""Points for beginning the next round."""
FIRST_UNDOCKING = 2.0
"""And Chapter Two, where the first to look finds all ships on the board (RW-R44)."""
REMEMBERED = 4_000
"""Values to remember: sampled worlds that the seat cannot tell apart are worth the same."""

Value = TypeVar("Value")


class Knowledge:
    """Values for bots that play Reworld."""

    def __init__(self, game: Reworld) -> None:
        self._data = game.data
        self._values: dict[Hashable, float] = {}
        self._merits: dict[Hashable, list[float]] = {}

    def weights(
        self, observation: ReworldObservation, seat: int, actions: Sequence[int]
    ) -> list[float] | None:
        """None: one step ahead tells, as values look through the rest of a turn."""
        return None

    def value(self, state: ReworldState, seat: int) -> float:
        """Points to expect at the end, over those of the rivals."""
        if _has_undocked(state):
            return self._played_on(state, seat)
        known = _known(state, seat)
        value = self._values.get(known)
        if value is None:
            is_choosing = state.actor == seat and LAYING_TOP <= state.phase <= HIDING
            value = self._best_finish(state, seat) if is_choosing else self._promise(state, seat)
            _remember(self._values, known, value)
        return value

    # Chapter Two

    def _played_on(self, state: ReworldState, seat: int) -> float:
        """What the game brings if everybody undocks sensibly to the end."""
        end = state.clone()
        while end.actor != OVER:
            end.play(undocking.choose(end))
        return _over_rivals(end.scores(), seat)

    # Chapter One

    def _best_finish(self, state: ReworldState, seat: int) -> float:
        """The best that a turn can come to whose cards are not all chosen."""
        actions = state.legal_actions(seat)
        if state.phase == LAYING_BELOW:
            actions = _cheapest(actions)
        values = []
        for action in actions:
            after = state.clone()
            after.play(action)
            values.append(self.value(after, seat))
        return max(values)

    def _promise(self, state: ReworldState, seat: int) -> float:
        """Points so far, what the docked modules promise, and what hands and the marker are good for."""
        waiting = sum([kind != NO_TILE for kind in state.ports])
        rivals_reach = RIVALS_NEARNESS * waiting
        takers = max(1, len([owner for owner in range(state.players) if not state.out >> owner & 1]))
        is_last = state.round == len(self._data.terrabot_points)
        points = []
        for owner, merit in enumerate(self._merits_of(state, waiting)):
            reach = _reach(state, seat) if owner == seat else rivals_reach
            cards = hand_worth(sum(state.hands[owner]), reach / takers)
            begins = FIRST_UNDOCKING if is_last else FIRST_TURN
            points.append(state.score(owner) + merit + cards + (begins if state.marker == owner else 0.0))
        return _over_rivals(points, seat)

    def _merits_of(self, state: ReworldState, waiting: int) -> list[float]:
        left = (state.bag_left + waiting) / sum(self._data.copies)
        key = (*state.docked, *state.sources, left)
        merits = self._merits.get(key)
        if merits is None:
            plans = [plan(self._data, tuple(state.rows_of(owner))) for owner in range(state.players)]
            merits = Prospects(self._data, plans, left).merits(state.scores())
            _remember(self._merits, key, merits)
        return merits


def _has_undocked(state: ReworldState) -> bool:
    """Whether Chapter Two is under way. Where it only begins, plans still speak, so that ending
    Chapter One is compared with going on by one measure."""
    if state.phase < TURN_TWO:
        return False
    return state.phase > TURN_TWO or any(
        [any(tiles) for tiles in (state.cities, state.defence, state.shuttles, state.satellites, state.box)]
    )


def _known(state: ReworldState, seat: int) -> Hashable:
    """All that a value in Chapter One depends on: nothing that is hidden from the seat."""
    own = (state.phase, state.port, state.top) if state.actor == seat else ()
    sizes = tuple([sum(hand) for hand in state.hands])
    table = (state.round, state.bag_left, state.ports, state.tops, state.out, state.hidden_by, state.marker)
    return seat, own, state.hands[seat], sizes, table, tuple(state.docked), tuple(state.sources)


def _cheapest(actions: list[int]) -> list[int]:
    """Of the cards that may lie below, those that are fewest."""
    fewest = min([len(BELOWS[action - BELOW]) for action in actions])
    return [action for action in actions if len(BELOWS[action - BELOW]) == fewest]


def hand_worth(cards: int, reach: float) -> float:
    """A point for each card (RW-27), and what they may buy of the modules within reach.

    Where cards are many, modules are what is scarce: then a card more is worth little.
    """
    if not reach:
        return float(cards)
    affordable = cards / CARDS_A_MODULE
    return cards + MODULE_GAIN * affordable * reach / (affordable + reach)


def _reach(state: ReworldState, seat: int) -> float:
    """How many modules the seat can pay for, those that cost many cards counting less."""
    hand = state.hands[seat]
    if hand == NO_CARDS:
        return 0.0
    takeable = [port for port in range(len(PORTS)) if state.can_take(hand, port)]
    return sum([NEARNESS[_fewest_cards(hand, *state.demands(port))] for port in takeable])


def _fewest_cards(hand: Hand, first: int, second: int) -> int:
    """How many cards a port with these demands costs this hand, which can pay (RW-18 to RW-20)."""
    demands = {first, second} - {0}
    if not demands:
        return 1
    return sum([1 if hand[value] else 2 for value in demands])


def _over_rivals(points: Sequence[float], seat: int) -> float:
    rivals = len(points) - 1
    return points[seat] - RIVALRY[len(points)] * (sum(points) - points[seat]) / rivals


def _remember(memory: dict[Hashable, Value], key: Hashable, value: Value) -> None:
    if len(memory) >= REMEMBERED:
        memory.clear()
    memory[key] = value
