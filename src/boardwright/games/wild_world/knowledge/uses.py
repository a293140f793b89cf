"""The best uses of hand cards in Wild World, and what regions promise to cards that will come."""

from math import exp, fsum
from typing import Final, final

from boardwright.games.wild_world.data.facts import CARDS_EACH
from boardwright.games.wild_world.data.terms import DISCARD_BONUS, GOLD, ON_HOME, ON_TRAVEL, REGIONS, SLOTS
from boardwright.games.wild_world.knowledge.spoils import Spoils
from boardwright.games.wild_world.knowledge.worths import Worths
from boardwright.games.wild_world.rules.holdings import Holdings

HOLD: Final = 0.93
"""What the best use of a card counts as long as it is not made."""
LOCKED: Final = 0.6
"""What a region counts that is still locked, with all placements still ahead."""
OTHERWISE: Final = 2.2
"""What a card that will come is worth elsewhere than in a region."""
COMES: Final = 0.7
"""How likely another card of a region's colour comes, with all placements still ahead."""
OF_ANY_COLOR: Final = 1.3
"""So much likelier is a card for a region that may take any colour."""
PACE: Final = 3.0
"""Placements in which the greater part of what will come does come."""


@final
class Uses:
    """What a seat can make of its cards.

    Attributes:
        keep: by place in hand, the worth of the card.
        in_hand: the worth of all of them.
        to_come: what the vacant spaces of regions promise beyond that.
    """

    __slots__ = ("_board", "_colors", "_state", "_worths", "in_hand", "keep", "spoils", "to_come")

    def __init__(self, state: Holdings, seat: int, worths: Worths, spoils: Spoils) -> None:
        self._state = state
        self._worths = worths
        self.spoils: Spoils = spoils
        self._board = state.data.boards[state.boards[seat]]
        self._colors: dict[int, list[int]] = {}
        """By colour, places in hand."""
        for place, card in enumerate(state.hands[seat]):
            self._colors.setdefault(card // CARDS_EACH, []).append(place)
        self.keep: list[float] = self._at_home(state.hands[seat])
        self.to_come: float = 0.0
        self._travel(seat)
        self.in_hand: float = HOLD * fsum(self.keep)

    def _at_home(self, hand: tuple[int, ...]) -> list[float]:
        """What each card is worth at home, or discarded if that is more."""
        worths, spoils = self._worths, self.spoils
        on_home = worths.effect(spoils.trigger(ON_HOME))
        gold, more_gold = worths.resource(GOLD), spoils.amount(DISCARD_BONUS)
        found = []
        for card in hand:
            creature = self._state.data.creatures[card]
            home = creature.points + worths.effect(creature.bonus) + on_home + spoils.of_home_card(creature)
            for own, more in zip(spoils.symbols, creature.symbols):
                if more:
                    home += worths.symbols(own + more) - worths.symbols(own)
            found.append(max(home, gold * (creature.gold + more_gold)))
        return found

    # Regions

    def _travel(self, seat: int) -> None:
        """Let cards travel where that is better: first those that have their region, then the others."""
        state = self._state
        soon = 1 - exp(-self._worths.placements / PACE)
        chance = COMES * soon
        vacant = []
        for region in range(len(self._board.regions)):
            cards = state.regions[seat * REGIONS + region]
            if cards:
                spaces = self._spaces(region, len(cards))
                used = self._assign(self._colors.pop(cards[0] // CARDS_EACH, []), spaces, 1.0)
                self.to_come += _promise(spaces[used:], chance, chance)
            else:
                vacant.append(region)
        vacant.sort(key=self._board.region_values.__getitem__, reverse=True)
        for region in vacant:
            weight = LOCKED * soon if state.is_locked(seat, SLOTS + region) else 1.0
            spaces = self._spaces(region, 0)
            used = self._assign(self._best_color(spaces), spaces, weight)
            first = chance if used else chance * OF_ANY_COLOR
            self.to_come += weight * _promise(spaces[used:], first, chance)

    def _spaces(self, region: int, taken: int) -> list[float]:
        """What the vacant spaces of a region bring, from the bottom up."""
        value, bonuses = self._board.region_values[region], self._board.regions[region]
        always = value + self._worths.effect(self.spoils.trigger(ON_TRAVEL))
        last = len(bonuses) - 1
        return [
            always
            + self._worths.effect(bonuses[place])
            + self.spoils.of_travel_card(value, place == 0, place == last)
            for place in range(taken, len(bonuses))
        ]

    def _best_color(self, spaces: list[float]) -> list[int]:
        """The places in hand of the colour that gains most in these spaces, no longer to be had elsewhere."""
        best, most = -1, 0.0
        for color, places in self._colors.items():
            gain = self._best_part(places, spaces)[1]
            if gain > most:
                best, most = color, gain
        return self._colors.pop(best, [])

    def _best_part(self, places: list[int], spaces: list[float]) -> tuple[int, float]:
        """How many cards, those worth least first, should go to the spaces, and what that gains."""
        places.sort(key=self.keep.__getitem__)
        best, most, gain = 0, 0.0, 0.0
        for count, (place, space) in enumerate(zip(places, spaces), start=1):
            gain += space - self.keep[place]
            if gain > most:
                best, most = count, gain
        return best, most

    def _assign(self, places: list[int], spaces: list[float], weight: float) -> int:
        """How many cards go to the spaces; they are worth what they bring there."""
        used = self._best_part(places, spaces)[0]
        for place, space in zip(places[:used], spaces):
            self.keep[place] += weight * (space - self.keep[place])
        return used


def _promise(spaces: list[float], first: float, next_: float) -> float:
    """What spaces bring if the first card for them comes so likely, and each further one."""
    total, likely = 0.0, first
    for space in spaces:
        total += likely * max(0.0, space - OTHERWISE)
        likely *= next_
    return total
