"""The controls of the choices within a turn: cards for a fight, island, decks, locks and the like."""

from collections.abc import Callable

from boardwright.core.lines import counted
from boardwright.games.wild_world.advice.fights import Sum, spent, sums
from boardwright.games.wild_world.board.cards import back, creature, monster
from boardwright.games.wild_world.board.controls import at_once, capital, choice, group, menu, said
from boardwright.games.wild_world.board.effects import effect_icons
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.keep import keep
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.data.terms import GAIN, PAY, REALMS, RESOURCES, SLOTS
from boardwright.games.wild_world.rules.actions import (
    DECK,
    EVOLVE,
    FACEUP,
    FIGHT_CARD,
    ISLAND,
    LOCK,
    SUBSTITUTE,
    TILE,
)
from boardwright.games.wild_world.words.acts import act_label
from boardwright.games.wild_world.words.names import amount, effect_text

FEW = 4
"""So many cards of the board stand side by side; more are in a list, and on the board."""


def anything(scene: Scene) -> str:
    """All choices that are no uses of hand cards, as a list."""
    actions = [action for action in scene.observation.legal if action >= FIGHT_CARD]
    return group("Choices", *[_named(scene, action) for action in actions], look="ww-many")


def _named(scene: Scene, action: int) -> str:
    words = said(act_label(scene.observation, action, scene.viewer.position, scene.names))
    return at_once(action, capital(words))


def _fight_card(scene: Scene) -> str:
    """WW-35: the cards that win, each with its cheapest way."""
    choices = []
    for action in scene.observation.legal:
        card = action - FIGHT_CARD
        way = cheapest(scene, card)
        choices.append(choice(action, creature(card), scene.data.creatures[card].name, told_sum(scene, way)))
    return group("Cards that win", *choices, look="ww-many")


def cheapest(scene: Scene, card: int) -> Sum:
    """The cheapest way for a card to win the fight that is going on."""
    ways = sums(scene.viewer, scene.observation.slot)
    return next(way for way in ways if way.card == card)


def told_sum(scene: Scene, way: Sum) -> str:
    """`3 + 4 + 5, 2 crystals`: strength, potion, evolve token, abilities."""
    parts = [str(part) for part in (way.strength, way.potion, way.token, way.ability) if part]
    return f"{' + '.join(parts)}, {told_cost(scene, way)}"


def told_cost(scene: Scene, way: Sum) -> str:
    """What a way to win costs: `evolve token, 2 crystals, 1 evolve token for 1 crystal`, or `free`."""
    pays = spent(scene.viewer, way)
    paid = ["evolve token"] if way.token else []
    paid += [amount(pays.crystals, "crystal")] if pays.crystals else []
    if pays.evolve:
        paid.append(f"{amount(pays.evolve, 'evolve')} for {amount(pays.evolve, 'crystal')}")
    return ", ".join(paid) or "free"


def _fight_evolve(scene: Scene) -> str:
    ways = {
        bool(way.token): way
        for way in sums(scene.viewer, scene.observation.slot)
        if way.card == scene.observation.fighter
    }
    return group(
        "Evolve token",
        choice(EVOLVE, icon("evolve"), "Add the token", told_cost(scene, ways[True])),
        choice(EVOLVE + 1, icon("crystal"), "Without it", told_cost(scene, ways[False])),
    )


def _island(scene: Scene) -> str:
    """WW-40: the rows that are free and can be paid."""
    choices = []
    for action in scene.observation.legal:
        row = scene.data.island[action - ISLAND].effect
        gains = tuple(part for part in row if part[0] != PAY)
        price = "".join(f"for {amount(part[2], RESOURCES[part[1]])}" for part in row if part[0] == PAY)
        title = capital(effect_text(gains).replace("gain ", ""))
        choices.append(choice(action, effect_icons(gains), title, price))
    return group("Places on the island", *choices, look="ww-many")


def _reward(scene: Scene) -> str:
    """WW-49: one of two gains."""
    choices = []
    for action, (resource, count) in zip(scene.observation.legal, scene.observation.rewards):
        picture = effect_icons(((GAIN, resource, count),))
        choices.append(choice(action, picture, f"Take {amount(count, RESOURCES[resource])}"))
    return group("Rewards", *choices)


def _deck(scene: Scene) -> str:
    """WW-20: the decks, by their backs."""
    choices = []
    for action in scene.observation.legal:
        color = action - DECK
        count = counted(scene.observation.deck_sizes[color], "card")
        choices.append(choice(action, back(color), capital(REALMS[color]), count))
    return group("Decks", *choices, look="ww-many")


def _lock(scene: Scene) -> str:
    """WW-19: monsters and regions that are still locked."""
    return group("Locks", *[_one_lock(scene, action) for action in scene.observation.legal], look="ww-many")


def _one_lock(scene: Scene, action: int) -> str:
    observation, lock = scene.observation, action - LOCK
    if lock < SLOTS:
        number = observation.monsters[observation.active][lock]
        one = scene.data.monsters[number]
        return choice(action, monster(number), one.name, counted(one.points, "point"))
    board = scene.board(observation.active)
    assert board is not None
    region = lock - SLOTS
    worth = counted(board.region_values[region], "point")
    more = f"{counted(len(board.regions[region]), 'space')}, {worth} each"
    return choice(action, icon("flag"), f"Region {region + 1}", more)


def _substitute(scene: Scene) -> str:
    """WW-21: any of the five main actions."""
    choices = []
    for action in scene.observation.legal:
        does = scene.data.main_effects[action - SUBSTITUTE]
        choices.append(choice(action, effect_icons(does), capital(effect_text(does))))
    return group("Main actions", *choices, look="ww-many")


def _tile(scene: Scene) -> str:
    """The income tiles that are left (section 12)."""
    choices = []
    for action in scene.observation.legal:
        tile = scene.data.variant_pieces.income_tiles[action - TILE].effect
        title = capital(effect_text(tile).replace("gain ", ""))
        choices.append(choice(action, effect_icons(tile), title))
    return group("Income tiles", *choices, look="ww-many")


def _faceup(scene: Scene) -> str:
    choices = []
    for action in scene.observation.legal:
        card = scene.observation.market[action - FACEUP]
        where = scene.names.space(action - FACEUP)
        choices.append(choice(action, creature(card), f"Take {scene.data.creatures[card].name}", where))
    if len(choices) <= FEW:
        return group("Cards", *choices, look="ww-many")
    return group("Cards", menu("faceup", "List", icon("card"), f"{len(choices)} cards", choices))


SUB_CHOICES: dict[str, Callable[[Scene], str]] = {
    "keep": keep,
    "tile": _tile,
    "fight_card": _fight_card,
    "fight_evolve": _fight_evolve,
    "island": _island,
    "reward": _reward,
    "deck": _deck,
    "lock": _lock,
    "substitute": _substitute,
    "faceup": _faceup,
}
"""By phase; windows are elsewhere."""
