"""What a position of Wild World promises to a player, in points."""

from math import fsum
from typing import Final, final

from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.terms import REALMS, ROUNDS
from boardwright.games.wild_world.knowledge.hunting import Hunting
from boardwright.games.wild_world.knowledge.spoils import Spoils
from boardwright.games.wild_world.knowledge.uses import Uses
from boardwright.games.wild_world.knowledge.worths import PLACEMENT, Worths
from boardwright.games.wild_world.rules.position import NOTHING
from boardwright.games.wild_world.rules.scoring import SOURCES
from boardwright.games.wild_world.rules.state import WildState

RESTING: Final = 1.2
"""A worker in a realm that can still rest in this round."""
LEFT_BEHIND: Final = 0.5
"""What workers count for a player who has rested: the round may end before the next turn."""
STARTING: Final = 0.6
"""Beginning the next round."""
CLOSING: Final = 0.4
"""What plans count when the game may end before the next turn."""
COINS: Final = SOURCES.index("coins")


@final
class Appraisal:
    """Weighs positions of one edition."""

    def __init__(self, data: WildData) -> None:
        most = data.workers * ROUNDS
        self._worths = [
            [Worths(data, placements, rounds_left) for placements in range(most + 1)]
            for rounds_left in range(ROUNDS)
        ]
        self._last_worths = Worths(data, 0, 0, is_last=True)

    def points(self, state: WildState, seat: int) -> float:
        """What the seat may expect to score, its turn being over but for what it does with its hand."""
        rounds_left = int(ROUNDS - max(1, state.round))
        has_rested = state.workers_on_island(seat) > 0
        ends = has_rested and state.everybody_rested()
        staying = 0 if ends else state.workers_in_supply(seat)
        coming = rounds_left * state.workers[seat]
        is_last = ends and not rounds_left
        worths = self._last_worths if is_last else self._worths[rounds_left][staying + coming]

        sources = state.sources(seat)
        value = float(sum(sources) - sources[COINS])
        value += worths.money(state.gold[seat], state.crystals[seat], state.evolve[seat])
        value += PLACEMENT * coming + _next_rounds(state, seat, rounds_left, worths)
        if not ends:
            workers = PLACEMENT * staying + RESTING * state.workers_in_realms(seat)
            value += LEFT_BEHIND * workers if has_rested else workers
        if is_last:
            return value + _uses(state, seat, worths).in_hand
        may_end = has_rested and not rounds_left
        return value + (CLOSING if may_end else 1.0) * _plans(state, seat, worths)


def _next_rounds(state: WildState, seat: int, rounds_left: int, worths: Worths) -> float:
    """Beginning the next one, and the income of all of them (section 12)."""
    if not rounds_left:
        return 0.0
    first = STARTING if state.highest_on_island()[:1] == [seat] else 0.0
    tile = state.incomes[seat]
    if tile == NOTHING:
        return first
    return first + rounds_left * worths.effect(state.data.variant_pieces.income_tiles[tile].effect)


def _plans(state: WildState, seat: int, worths: Worths) -> float:
    """What symbols, spoils, hand cards, regions and monsters are still good for."""
    uses = _uses(state, seat, worths)
    spoils = uses.spoils
    return (
        fsum([worths.symbols(count) for count in spoils.symbols])
        + fsum([worths.ability(monster.ability) for monster in spoils.abilities])
        + spoils.growth(worths.placements)
        + uses.in_hand
        + uses.to_come
        + Hunting(state, seat, worths, uses).promise()
    )


def _uses(state: WildState, seat: int, worths: Worths) -> Uses:
    symbols = [state.symbols(seat, element) for element in range(len(REALMS))]
    return Uses(state, seat, worths, Spoils(state, seat, symbols))
