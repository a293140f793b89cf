"""What the monsters that a player of Wild World has defeated go on to do: abilities and criteria."""

from math import fsum
from typing import Final, final

from boardwright.games.wild_world.data.facts import CARDS_EACH, Creature, Monster
from boardwright.games.wild_world.data.terms import ABILITY, CRITERIA, REALMS, SCORING, Effect
from boardwright.games.wild_world.rules.scoring import Scoring

GROWTH: Final = {
    "cauldron_space": 0.15,
    "home_colour": 0.2,
    "home_colour_set": 0.07,
    "home_evolve_symbol": 0.35,
    "home_strength_min": 0.15,
    "home_no_bonus": 0.3,
    "home_card": 0.7,
    "home_symbol_max": 0.25,
    "travel_card": 0.65,
    "travel_value_min": 0.2,
    "region_started": 0.3,
    "region_full": 0.12,
    "evolve_token": 0.15,
    "monster_defeated": 0.2,
    "lock_opened": 0.3,
    "worker": 0.12,
}
"""How many more of what is counted come with each placement."""
SET_BEGUN: Final = 0.15
"""What a colour counts of the next set of all five."""


@final
class Spoils:
    """The abilities and criteria of a seat.

    Attributes:
        abilities: the ability monsters defeated.
        symbols: by element, its own symbols (WW-29).
    """

    __slots__ = ("_criteria", "_fewest", "_home_colors", "_seat", "_state", "abilities", "symbols")

    def __init__(self, state: Scoring, seat: int, symbols: list[int]) -> None:
        defeated = state.defeated(seat)
        self.abilities: list[Monster] = [monster for monster in defeated if monster.kind == ABILITY]
        self._criteria = [monster for monster in defeated if monster.kind == SCORING]
        self._state = state
        self._seat = seat
        self.symbols: list[int] = symbols
        self._home_colors = [0] * len(REALMS)
        if self._criteria:
            for card in state.home[seat]:
                self._home_colors[card // CARDS_EACH] += 1
        self._fewest = min(self._home_colors)

    # Abilities (WW-50)

    def amount(self, ability: int) -> int:
        """What the abilities of a kind come to."""
        return sum([monster.ability_value for monster in self.abilities if monster.ability == ability])

    def trigger(self, ability: int) -> Effect:
        """What abilities of a kind add to something that happens."""
        effect: Effect = ()
        for monster in self.abilities:
            if monster.ability == ability:
                effect += monster.effect
        return effect

    # Criteria (WW-51)

    def growth(self, placements: int) -> float:
        """What the criteria promise beyond what they score now."""
        return fsum([growth(monster, placements) + self._begun(monster) for monster in self._criteria])

    def _begun(self, monster: Monster) -> float:
        """The part of what scores next that is there already."""
        what = CRITERIA[monster.criterion]
        if what == "home_colour_set":
            more = sum([count > self._fewest for count in self._home_colors])
            return SET_BEGUN * more * monster.points_per
        if monster.per == 1:
            return 0.0
        count = self._state.count(self._seat, what, monster.criterion_argument)
        return count % monster.per / monster.per * monster.points_per

    def of_home_card(self, creature: Creature) -> float:
        """What they score for a card more at home."""
        return fsum([self._counted(monster, creature) * monster.points_per for monster in self._criteria])

    def of_travel_card(self, value: int, starts: bool, completes: bool) -> float:
        """What they score for a card more in a region of this value, perhaps its first or last one."""
        total = 0.0
        for monster in self._criteria:
            what = CRITERIA[monster.criterion]
            if (
                what == "travel_card"
                or (what == "travel_value_min" and value >= monster.criterion_argument)
                or (what == "region_started" and starts)
                or (what == "region_full" and completes)
            ):
                total += monster.points_per / monster.per
        return total

    def _counted(self, monster: Monster, creature: Creature) -> float:
        """How much of a criterion the card fulfils at home."""
        what = CRITERIA[monster.criterion]
        if what == "home_colour_set":
            return SET_BEGUN if self._home_colors[creature.color] == self._fewest else 0.0
        return 1 / monster.per if self._counts(what, monster.criterion_argument, creature) else 0.0

    def _counts(self, what: str, argument: int, creature: Creature) -> bool:
        if what == "home_colour":
            return creature.color == argument
        if what == "home_evolve_symbol":
            return creature.is_evolving
        if what == "home_strength_min":
            return creature.strength >= argument
        if what == "home_no_bonus":
            return not creature.bonus
        if what == "home_symbol_max":
            most = max(self.symbols)
            return any([own + more > most for own, more in zip(self.symbols, creature.symbols)])
        return what == "home_card"


def growth(monster: Monster, placements: int) -> float:
    """What a criterion will come to score beyond what it does now."""
    return GROWTH[CRITERIA[monster.criterion]] * placements * monster.points_per / monster.per
