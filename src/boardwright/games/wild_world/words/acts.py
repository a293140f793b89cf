"""What a button or a numbered choice says of an action of Wild World."""

from boardwright.core.lines import Line, listed
from boardwright.games.wild_world.data.terms import (
    LOCK_NAMES,
    REALMS,
    REGIONS,
    RESOURCES,
    SLOTS,
    WORKER_SPACES,
)
from boardwright.games.wild_world.rules.actions import (
    ACT,
    BUY,
    DECK,
    DISCARD,
    END,
    EVOLVE,
    FACEUP,
    FIGHT,
    FIGHT_CARD,
    HOME,
    IDLE,
    ISLAND,
    KEEP,
    LOCK,
    PLACE,
    REST,
    REWARD,
    SKIP,
    SUBSTITUTE,
    TAKE,
    TILE,
    TRAVEL,
)
from boardwright.games.wild_world.rules.keeping import OFFERED
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.words.names import Names, amount, color, effect_text


def act_label(observation: WildObservation, action: int, position: WildState, names: Names) -> Line:
    """What choosing it means."""
    if action < FIGHT_CARD:
        return _hand_card(observation, action, position, names)
    if action < ACT:
        return _option(observation, action, position, names)
    if action < EVOLVE:
        return _step(observation, action, position, names)
    return _sub_choice(observation, action, position, names)


def _hand_card(observation: WildObservation, action: int, position: WildState, names: Names) -> Line:
    seat = observation.active
    if action < DISCARD:
        effect = position.home_effect(seat, action - HOME)
        bonus = f", {effect_text(effect)}" if effect else ""
        return *names.card(action - HOME), f" at home{bonus}"
    if action < TRAVEL:
        card = action - DISCARD
        return "Discard ", *names.card(card), f" for {position.discard_gold(seat, card)} gold"
    card, region = divmod(action - TRAVEL, REGIONS)
    value = position.data.boards[observation.boards[seat]].region_values[region]
    bonus = effect_text(position.travel_effect(seat, region))
    where = f" travels to {LOCK_NAMES[SLOTS + region]}, worth {value}"
    return *names.card(card), f"{where}: {bonus}"


def _option(observation: WildObservation, action: int, position: WildState, names: Names) -> Line:
    if action < PLACE:
        return _fighter(observation, action - FIGHT_CARD, names)
    if action < FIGHT:
        return _placing(observation, action - PLACE, names)
    if action < REST:
        return "Fight ", *names.monster(observation.monsters[observation.active][action - FIGHT])
    if action < ISLAND:
        return (f"Move the worker from {names.space((action - REST) // WORKER_SPACES)} to the island",)
    if action < IDLE:
        row = position.data.island[action - ISLAND]
        return (f"{row.id}: {effect_text(row.effect)}",)
    return ("Take 2 gold, and end the turn" if action == IDLE else "Take 1 crystal, and end the turn",)


def _fighter(observation: WildObservation, card: int, names: Names) -> Line:
    ways = [
        match for match in observation.matches if match[:2] == (observation.slot, card) and not match.short
    ]
    told = [f"{'evolve token, ' if way.evolved else ''}{amount(way.crystals, 'crystal')}" for way in ways]
    return *names.card(card), f": {' or '.join(told)}"


def _placing(observation: WildObservation, space: int, names: Names) -> Line:
    toll = observation.tolls[space]
    price = f" for {toll} gold" if toll else ""
    card = observation.market[space]
    beside = (": ", *names.card(card)) if card >= 0 else (": no card, so any card of the board",)
    return f"Place on {names.space(space)}{price}", *beside


def _step(observation: WildObservation, action: int, position: WildState, names: Names) -> Line:
    if action < BUY:
        place = observation.space // 2
        if action == ACT:
            return (f"Main action: {effect_text(position.data.main_effects[place])}",)
        cost = position.alternative_cost(observation.active)
        price = f" for {cost} gold" if cost else ""
        other = effect_text(position.data.main_effects[observation.alternatives[place]])
        return (f"Alternative action{price}: {other}",)
    if action < TAKE:
        return _offer(observation, action - BUY, names)
    if action == TAKE:
        return (f"Take the bonus: {effect_text(position.data.bonuses[observation.space])}",)
    if action == SKIP:
        return ("Buy nothing" if observation.phase == "buy" else "Leave the bonus",)
    return ("End the turn" if action == END else "",)


def _offer(observation: WildObservation, space: int, names: Names) -> Line:
    offer = observation.offers[space]
    assert offer is not None
    crystals = f" and {amount(offer.crystals, 'crystal')}" if offer.crystals else ""
    return "Buy ", *names.card(observation.market[space]), f" for {offer.gold} gold{crystals}"


def _sub_choice(observation: WildObservation, action: int, position: WildState, names: Names) -> Line:
    if action < REWARD:
        return ("With an evolve token" if action == EVOLVE else "Without",)
    if action < DECK:
        resource, gained = observation.rewards[action - REWARD]
        return (f"Take {amount(gained, RESOURCES[resource])}",)
    if action < LOCK:
        number = action - DECK
        return *color(REALMS[number]), f" deck ({observation.deck_sizes[number]} cards)"
    if action < SUBSTITUTE:
        return (f"Lock {LOCK_NAMES[action - LOCK]}",)
    if action < FACEUP:
        return (f"Main action: {effect_text(position.data.main_effects[action - SUBSTITUTE])}",)
    if action < TILE:
        return names.card(observation.market[action - FACEUP])
    if action < KEEP:
        tile = position.data.variant_pieces.income_tiles[action - TILE]
        return (f"Income tile: {effect_text(tile.effect)}",)
    return "Keep ", *listed([names.monster(monster) for monster in _kept(observation, action - KEEP)])


def _kept(observation: WildObservation, second: int) -> list[int]:
    """The monsters of a choice: `second` are the slots from m2 whose second monster it is, as a set."""
    return [
        observation.offered[OFFERED * slot + (second >> slot & 1)]
        for slot in range(len(observation.offered) // OFFERED)
    ]
