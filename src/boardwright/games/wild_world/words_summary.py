"""A position of Wild World as lines of text, for a terminal."""

from boardwright.core.lines import Line, Who, counted
from boardwright.games.wild_world.data import WildData
from boardwright.games.wild_world.terms import LOCK_NAMES, REALMS, SLOTS, SPACES
from boardwright.games.wild_world.view import WildObservation
from boardwright.games.wild_world.words_names import Names


def summary(observation: WildObservation, data: WildData, names: Names) -> list[Line]:
    """The market, the island, everybody's holdings, and the viewer's hand and monsters."""
    lines = [_space(observation, space, names) for space in range(SPACES)]
    lines.append(_island(observation, data))
    lines += [line for seat in range(observation.players) for line in _seat(observation, seat, names)]
    if observation.seat is not None:
        hand = names.cards(list(observation.hand)) or ("no card",)
        lines.append(("Your hand: ", *hand))
    return lines


def _space(observation: WildObservation, space: int, names: Names) -> Line:
    card = observation.market[space]
    what = names.card(card) if card >= 0 else ("no card",)
    line: Line = (f"{space}  {names.space(space)}: ", *what)
    if observation.offers and observation.offers[space] is not None:
        offer = observation.offers[space]
        assert offer is not None
        line += (f" for {offer.gold} gold",)
        line += (f", {counted(offer.crystals, 'crystal')}",) if offer.crystals else ()
    for number, owner in enumerate(observation.realms[space]):
        if owner >= 0:
            line += (f" [{number} ", Who(owner), "]")
    return line


def _island(observation: WildObservation, data: WildData) -> Line:
    line: Line = ("Island:",)
    for row, workers in zip(data.island, observation.island):
        line += (f" {row.id}",)
        for number, owner in enumerate(workers):
            line += (", " if number else " (", Who(owner))
        line += (")",) if workers else ()
    return line


def _seat(observation: WildObservation, seat: int, names: Names) -> list[Line]:
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
