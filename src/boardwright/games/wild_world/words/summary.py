"""A position of Wild World as lines of text, for a terminal."""

from boardwright.core.lines import Line, Who, counted
from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.terms import LOCK_NAMES, REALMS, SLOTS, SPACES
from boardwright.games.wild_world.rules.position import NOBODY, WARDEN
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.warden import WardenView
from boardwright.games.wild_world.words.names import Names, effect_text


def summary(observation: WildObservation, data: WildData, names: Names) -> list[Line]:
    """The market, the island, everybody's holdings, and the viewer's hand and monsters."""
    lines = [_space(observation, space, data, names) for space in range(SPACES)]
    lines.append(_island(observation, data))
    if observation.warden is not None:
        lines += _warden(observation.warden, data, names)
    if observation.tiles:
        tiles = [effect_text(data.variant_pieces.income_tiles[tile].effect) for tile in observation.tiles]
        lines.append((f"Income tiles: {'; '.join(tiles)}",))
    for seat in range(observation.players):
        lines += _seat(observation, seat, data, names)
    if observation.seat is not None:
        hand = names.cards(list(observation.hand)) or ("no card",)
        lines.append(("Your hand: ", *hand))
    return lines


def _space(observation: WildObservation, space: int, data: WildData, names: Names) -> Line:
    card = observation.market[space]
    what = names.card(card) if card >= 0 else ("no card",)
    line: Line = (f"{space}  {names.space(space)}: ", *what)
    if observation.offers and observation.offers[space] is not None:
        offer = observation.offers[space]
        assert offer is not None
        line += (f" for {offer.gold} gold",)
        line += (f", {counted(offer.crystals, 'crystal')}",) if offer.crystals else ()
    token = observation.tokens[space]
    if token >= 0:
        line += (f" (token: {effect_text(data.variant_pieces.bonus_tokens[token].effect)})",)
    for number, owner in enumerate(observation.realms[space]):
        if owner != NOBODY:
            line += (f" [{number} ", _worker(owner), "]")
    return line


def _worker(owner: int) -> str | Who:
    return "the Warden" if owner == WARDEN else Who(owner)


def _island(observation: WildObservation, data: WildData) -> Line:
    line: Line = ("Island:",)
    for row, workers in zip(data.island, observation.island):
        line += (f" {row.id}",)
        for number, owner in enumerate(workers):
            line += (", " if number else " (", _worker(owner))
        line += (")",) if workers else ()
    return line


def _warden(warden: WardenView, data: WildData, names: Names) -> list[Line]:
    told = f"The Warden: {counted(warden.score, 'point')}, {counted(warden.supply, 'worker')} to place"
    turned = [data.variant_pieces.solo_cards[card].id for card in warden.turned]
    lines: list[Line] = [(f"{told}; turned over: {', '.join(turned) or 'nothing'}",)]
    if warden.pile:
        lines.append(("  pile: ", *names.cards(list(warden.pile))))
    return lines


def _seat(observation: WildObservation, seat: int, data: WildData, names: Names) -> list[Line]:
    held = (
        f", {counted(observation.scores[seat], 'point')}, {observation.gold[seat]} gold"
        f", {counted(observation.crystals[seat], 'crystal')}"
        f", {counted(observation.evolve[seat], 'evolve token')}"
        f", potion {observation.potion[seat]}, cauldron {observation.cauldron[seat]}"
        f", {counted(observation.supply[seat], 'worker')} to place"
    )
    symbols = ", ".join(f"{name} {n}" for name, n in zip(REALMS, observation.symbols[seat]) if n)
    locks = " ".join(LOCK_NAMES[lock] for lock in observation.locks[seat])
    lines: list[Line] = [
        (Who(seat), held),
        (f"  symbols: {symbols or 'none'}; locked: {locks or 'nothing'}",),
    ]
    tile = observation.incomes[seat]
    if tile >= 0:
        lines.append((f"  income: {effect_text(data.variant_pieces.income_tiles[tile].effect)}",))
    if observation.hands:
        lines.append(("  hand: ", *(names.cards(list(observation.hands[seat])) or ("no card",))))
    home = names.cards(list(observation.home[seat]))
    if home:
        lines.append(("  home: ", *home))
    regions = [
        f"{LOCK_NAMES[SLOTS + region]} {counted(len(cards), 'card')} of {REALMS[color]}"
        for region, (cards, color) in enumerate(
            zip(observation.regions[seat], observation.region_colors[seat])
        )
        if cards
    ]
    if regions:
        lines.append((f"  travel: {', '.join(regions)}",))
    for slot, monster in enumerate(observation.monsters[seat]):
        state = "defeated" if slot in observation.defeated[seat] else ""
        state = "locked" if slot in observation.locks[seat] else state
        lines.append((f"  {LOCK_NAMES[slot]} ", *names.monster(monster), f" {state}" if state else ""))
    return lines
