"""What hand cards bring when they are played first: the rules say it, as each is tried out."""

from operator import sub
from typing import Final, NamedTuple

from boardwright.games.wild_world.data.facts import CARDS_EACH
from boardwright.games.wild_world.data.terms import CRYSTAL, EVOLVE, GOLD, POTION, REALMS, REGIONS
from boardwright.games.wild_world.rules.actions import DISCARD, HOME, TRAVEL
from boardwright.games.wild_world.rules.position import AFTER, LAST_CHANCE
from boardwright.games.wild_world.rules.state import WildState

AT_HOME: Final = 0
TRAVELLING: Final = 1
DISCARDED: Final = 2
NO_REGION: Final = -1


class Gain(NamedTuple):
    """What playing hand cards brings at once; cards that are drawn count for nothing.

    Attributes:
        gold: gold.
        crystals: crystals.
        evolve: evolve tokens.
        potions: spaces of the potion token.
        symbols: own symbols of the element that is asked for.
    """

    gold: int = 0
    crystals: int = 0
    evolve: int = 0
    potions: int = 0
    symbols: int = 0


class Use(NamedTuple):
    """A hand card that is played before something else.

    Attributes:
        action: what is done.
        card: the card.
        way: AT_HOME, TRAVELLING or DISCARDED.
        region: where it travels, else NO_REGION.
        gain: what that brings, symbols apart.
        symbols: by element, the own symbols that it adds.
    """

    action: int
    card: int
    way: int
    region: int
    gain: Gain
    symbols: tuple[int, ...]

    def for_card_of(self, element: int) -> "Use":
        """The same with the symbols of this element among its gain."""
        return self._replace(gain=self.gain._replace(symbols=self.symbols[element]))


def played(before: WildState, action: int) -> WildState:
    """What comes of an action of the player in turn, without what hangs on a choice.

    Each question on the way gets the last answer. To the purse they are all alike, but for main
    actions in place of a worker (WW-21), of which the last one draws: that counts for nothing.
    """
    after = before.clone()
    after.play(action)
    while not LAST_CHANCE < after.phase <= AFTER:
        after.play(after.legal_actions(after.actor)[-1])
    return after


def hand_uses(position: WildState, seat: int) -> list[list[Use]]:
    """For every hand card of the seat, which is in turn, its uses."""
    return [
        [
            _tried(position, seat, HOME + card, card, AT_HOME),
            *[
                _tried(position, seat, TRAVEL + card * REGIONS + region, card, TRAVELLING, region)
                for region in position.open_regions(seat, card // CARDS_EACH)
            ],
            _tried(position, seat, DISCARD + card, card, DISCARDED),
        ]
        for card in position.hands[seat]
    ]


def _tried(before: WildState, seat: int, action: int, card: int, way: int, region: int = NO_REGION) -> Use:
    after = played(before, action)
    gain = Gain(*map(sub, _purse(after, seat), _purse(before, seat)))
    elements = range(len(REALMS)) if way == AT_HOME else ()
    symbols = [after.symbols(seat, element) - before.symbols(seat, element) for element in elements]
    return Use(action, card, way, region, gain, tuple(symbols) or (0,) * len(REALMS))


def _purse(position: WildState, seat: int) -> Gain:
    return Gain(position.gold[seat], position.crystals[seat], position.evolve[seat], position.potion[seat])


def having(position: WildState, gain: Gain) -> WildState:
    """The position after the player in turn has gained this, symbols apart."""
    after = position.clone()
    for resource, amount in zip((GOLD, CRYSTAL, EVOLVE, POTION), gain):
        after.gain(resource, amount)
    return after
