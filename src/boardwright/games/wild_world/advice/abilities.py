"""What a seat's active abilities come to, from what everybody sees (WW-50)."""

from boardwright.games.wild_world.data.facts import Monster, WildData
from boardwright.games.wild_world.data.terms import ABILITY, ALTERNATIVE_COST, Effect
from boardwright.games.wild_world.view.observation import WildObservation


def abilities(observation: WildObservation, data: WildData, seat: int) -> list[Monster]:
    """The ability monsters that the seat has defeated."""
    defeated = [data.monsters[observation.monsters[seat][slot]] for slot in observation.defeated[seat]]
    return [monster for monster in defeated if monster.kind == ABILITY]


def has_ability(observation: WildObservation, data: WildData, seat: int, ability: int) -> bool:
    """Whether an ability is active."""
    return any(monster.ability == ability for monster in abilities(observation, data, seat))


def ability_value(observation: WildObservation, data: WildData, seat: int, ability: int) -> int:
    """What the active abilities of a kind come to."""
    active = abilities(observation, data, seat)
    return sum(monster.ability_value for monster in active if monster.ability == ability)


def triggered(observation: WildObservation, data: WildData, seat: int, ability: int) -> Effect:
    """What active abilities of a kind add to something that happens."""
    effect: Effect = ()
    for monster in abilities(observation, data, seat):
        if monster.ability == ability:
            effect += monster.effect
    return effect


def alternative_cost(observation: WildObservation, data: WildData, seat: int) -> int:
    """WW-27: the gold that an alternative action costs the seat."""
    return 0 if has_ability(observation, data, seat, ALTERNATIVE_COST) else data.alternative_cost
