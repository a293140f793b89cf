"""What is said of cards, monsters and regions where they are looked at."""

from boardwright.core.lines import counted
from boardwright.games.wild_world.advice.fights import DEFEATED, LOCKED, Chance, Sum
from boardwright.games.wild_world.advice.hand import Journey, Uses
from boardwright.games.wild_world.advice.uses import AT_HOME, Use
from boardwright.games.wild_world.board.controls import capital
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.data.terms import REALMS
from boardwright.games.wild_world.words.names import amount, effect_text

LOCKED_TOLD = "Locked. A key opens it and brings its crystal."
"""Of a monster and of a region (WW-19)."""


def told_chance(scene: Scene, slot: int, how: Chance) -> str:
    """How things stand against a monster, and what would help."""
    if how.state == DEFEATED:
        return "Defeated."
    locked = f"{LOCKED_TOLD} " if how.state == LOCKED else ""
    if how.best is None:
        return f"{locked}No card in your hand has one of its elements."
    best = _sum(scene, how.best)
    if not how.best.short:
        return f"{locked}{best}: it {'would win' if locked else 'wins'}."
    lacking = f"{locked}Best: {best}, so {amount(how.best.short, 'crystal')} too few."
    if not how.helps:
        return lacking
    return f"{lacking} {capital(' and '.join(_help(scene, one) for one in how.helps))}, and it wins."


def _sum(scene: Scene, one: Sum) -> str:
    """`Tome Wyrm 3 + potion 4 = 7 of 9, 2 crystals`."""
    parts = [f"{scene.data.creatures[one.card].name} {one.strength}"]
    parts += [f"potion {one.potion}"] if one.potion else []
    parts += [f"evolve token {one.token}"] if one.token else []
    parts += [f"ability {one.ability}"] if one.ability else []
    paid = f", {amount(one.crystals, 'crystal')} to pay" if one.crystals else ""
    return f"{' + '.join(parts)} = {one.reached} of {one.target}{paid}"


def _help(scene: Scene, one: Use) -> str:
    name = scene.data.creatures[one.card].name
    gain = one.gain
    amounts = ((gain.crystals, "crystal"), (gain.evolve, "evolve"), (gain.potions, "potion"))
    gains = [amount(number, resource) for number, resource in amounts if number]
    where = "at home" if one.way == AT_HOME else f"into region {one.region + 1}"
    return f"put {name} {where} for {' and '.join(gains)}"


def told_home(use: Uses) -> str:
    """What putting a card at home brings."""
    symbols = [f"{name} {count}" for name, count in zip(REALMS, use.symbols) if count]
    parts = [counted(use.points, "point")] if use.points else []
    parts.append(f"symbols: {', '.join(symbols)}")
    parts += [effect_text(use.gain)] if use.gain else []
    return "; ".join(parts)


def told_journey(journey: Journey) -> str:
    """What travelling to a region brings."""
    gain = f"; {effect_text(journey.gain)}" if journey.gain else ""
    return f"{counted(journey.value, 'point')}{gain}"
