"""Where the cards of Splitz are: they neither grow nor shrink in number."""

from boardwright.games.splitz.data.facts import CARDS, JOKER, card_name
from boardwright.games.splitz.rules.position import PHASES
from boardwright.games.splitz.rules.state import SplitzState


def cards_everywhere(state: SplitzState) -> dict[str, int]:
    """The cards of each kind in deck, row, stacks, waiting and discarded, by name."""
    totals = [0] * CARDS
    for card, count in enumerate((*state.deck, *state.discards)):
        totals[card % CARDS] += count
    for seat in range(state.players):
        totals[JOKER] += sum(state.jokers(seat))
        for denomination, count in enumerate(state.numbers(seat)):
            totals[denomination] += count
    for card in _cards_in_play(state):
        totals[card] += 1
    return {f"card {card_name(card)}": count for card, count in enumerate(totals)}


def _cards_in_play(state: SplitzState) -> list[int]:
    """The cards of the row that nobody has yet and that are not discarded."""
    if PHASES[state.phase] == "deal":
        return [] if state.votings else list(state.row)
    if PHASES[state.phase] in ("lead", "over"):
        return []
    runs = [(part.start, part.stop) for part in state.contested]
    runs += [(start, stop) for _, start, stop in state.untaken()]
    if state.taker < 0:
        colors = range(len(state.bounds) - 1)
        runs += [(state.bounds[c], state.bounds[c + 1]) for c in colors if c != state.thrown]
    cards = [card for start, stop in runs for card in state.row[start:stop]]
    return cards + [JOKER] * (state.jokers_left if state.taker >= 0 else 0)
