"""What a viewer's hand can do against the own monsters."""

from typing import Final, NamedTuple

from boardwright.games.wild_world.advice.buying import Payment, payment
from boardwright.games.wild_world.advice.fewest import fewest
from boardwright.games.wild_world.advice.uses import Gain, Use, having
from boardwright.games.wild_world.advice.viewer import Viewer
from boardwright.games.wild_world.data.facts import NO_CARD
from boardwright.games.wild_world.data.terms import FIGHT_BONUS, MOST_POTION
from boardwright.games.wild_world.rules.holdings import EVOLVED
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.prospects import Match, matches

DEFEATED: Final = "defeated"
LOCKED: Final = "locked"
WINS: Final = "wins"
LACKS: Final = "lacks"
NO_MATCH: Final = "no match"
"""No hand card has one of the two elements."""


class Sum(NamedTuple):
    """What a card's strength in a fight is made of (WW-35).

    Attributes:
        slot: the monster's.
        card: the card that would fight.
        target: what it has to reach.
        strength: its own.
        potion: what the potion token adds.
        ability: what abilities add.
        token: 5 with an evolve token, else 0.
        reached: all that together.
        crystals: crystals (or evolve tokens) that are then spent.
        short: how many of them lack; 0: it wins.
    """

    slot: int
    card: int
    target: int
    strength: int
    potion: int
    ability: int
    token: int
    reached: int
    crystals: int
    short: int


class Chance(NamedTuple):
    """How things stand against one of the own monsters.

    Attributes:
        state: DEFEATED, LOCKED, WINS, LACKS or NO_MATCH. A locked monster may be told with sums, too.
        best: the cheapest sum of all; None if no card matches or the monster is defeated.
        helps: how to use other cards first so that the best card wins; empty if it wins already,
            or if nothing in hand is enough.
    """

    state: str
    best: Sum | None
    helps: tuple[Use, ...]


def chance(viewer: Viewer, slot: int) -> Chance:
    """How the viewer stands against the monster of a slot."""
    seen, seat = viewer.seen, viewer.seat
    if slot in seen.defeated[seat]:
        return Chance(DEFEATED, None, ())
    best = min(_sums(viewer.position, seat, slot, seen.matches), key=_cheapness, default=None)
    is_locked = slot in seen.locks[seat]
    if best is None:
        return Chance(LOCKED if is_locked else NO_MATCH, None, ())
    helps = _helping(viewer, best) if best.short else ()
    return Chance(LOCKED if is_locked else LACKS if best.short else WINS, best, helps)


def sums(viewer: Viewer, slot: int) -> list[Sum]:
    """The ways to win against the monster of a slot now, the cheapest first."""
    ways = _sums(viewer.position, viewer.seat, slot, viewer.seen.matches)
    return sorted([way for way in ways if not way.short], key=_cheapness)


def spent(viewer: Viewer, way: Sum) -> Payment:
    """WW-15, WW-35: what a way to win takes from the purse, beside the token on the card."""
    before = viewer.position.clone()
    before.evolve[viewer.seat] -= bool(way.token)
    after = before.clone()
    after.pay_crystals(viewer.seat, way.crystals)
    return payment(before, after, viewer.seat)


def would_fight(viewer: Viewer, card: int) -> list[Sum]:
    """How a card that the viewer does not hold would do in its hand, the cheapest way for each monster.

    Everything else is taken as it is now: what buying the card costs is not yet spent.
    """
    seat = viewer.seat
    holding = viewer.position.clone()
    holding.hands[seat] = (card,)
    ways = matches(holding, seat)
    slots = sorted({way.slot for way in ways})
    return [min(_sums(holding, seat, slot, ways), key=_cheapness) for slot in slots]


def fighters(seen: WildObservation) -> frozenset[int]:
    """The cards that can win the fight that is going on; empty if there is none."""
    if seen.phase not in ("fight_card", "fight_evolve"):
        return frozenset()
    if seen.fighter != NO_CARD:
        return frozenset({seen.fighter})
    return frozenset(match.card for match in seen.matches if match.slot == seen.slot and not match.short)


def _sums(position: WildState, seat: int, slot: int, ways: tuple[Match, ...]) -> list[Sum]:
    return [_sum(position, seat, way) for way in ways if way.slot == slot]


def _sum(position: WildState, seat: int, way: Match) -> Sum:
    creature = position.data.creatures[way.card]
    return Sum(
        slot=way.slot,
        card=way.card,
        target=position.target(seat, way.slot, creature),
        strength=creature.strength,
        potion=position.potion[seat],
        ability=position.ability_value(seat, FIGHT_BONUS),
        token=EVOLVED if way.evolved else 0,
        reached=position.strength(seat, way.card, way.evolved),
        crystals=way.crystals,
        short=way.short,
    )


def _cheapness(one: Sum) -> tuple[int, int, int, int]:
    """Wins first; a token on the card is spent as well; then the weaker card."""
    return one.short, one.crystals + bool(one.token), one.strength, one.card


def _helping(viewer: Viewer, best: Sum) -> tuple[Use, ...]:
    """The fewest other cards to be played first that make the fight a win; empty if none do."""
    now, seat = viewer.in_turn, viewer.seat

    def is_enough(gain: Gain) -> bool:
        return having(now, gain).can_win(seat, best.slot, best.card)

    def holds(uses: tuple[Use, ...]) -> bool:
        after = viewer.after(uses)
        return after is not None and after.can_win(seat, best.slot, best.card)

    choices = [uses for uses in viewer.uses if uses[0].card != best.card]
    most = Gain(crystals=best.crystals, evolve=best.crystals, potions=best.crystals + MOST_POTION)
    return fewest(choices, most, is_enough, holds)
