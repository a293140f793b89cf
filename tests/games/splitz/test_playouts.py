"""Whatever the players choose, no card is lost or made."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boardwright
from boardwright.core.state import CHANCE

BOX = Counter({card: card for card in range(1, 11)} | {0: 15})
CHOICES = st.lists(st.integers(0, 2**16), min_size=1, max_size=200)
"""What is chosen at each step, counted through the legal actions; it starts again when used up."""


def piles(seen):
    """All cards outside the row, each pile by card; the row is settled when a round is over."""
    yield seen.deck
    yield seen.discards
    yield from seen.stacks
    for jokers in (*(sum(jokers) for jokers in seen.jokers), *seen.waiting):
        yield (jokers,)


@pytest.mark.rule("SZ-1", "SZ-13", "SZ-40", "SZ-44", "SZ-50", "SZ-52", "SZ-61")
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(choices=CHOICES)
def test_cards_are_conserved_after_every_move(players, choices):
    game = boardwright.make("splitz", players)
    state = game.new()
    moves = 0
    while state.actors():
        seat = state.actors()[choices[moves % len(choices)] % len(state.actors())]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[choices[moves % len(choices)] % len(legal)])
        moves += 1
        _check(game.observation(state, None), dict(game.conserved(state)))
    assert game.observation(state, None).deck_left == 0


def _check(seen, conserved):
    assert conserved == {f"card {card or 'J'}": BOX[card] for card in range(11)}
    found = Counter()
    for pile in piles(seen):
        assert min(pile) >= 0
        found.update(dict(enumerate(pile)))
    row = Counter(seen.row)
    settled = seen.phase in ("over", "lead") or (seen.phase == "deal" and len(seen.votings) > 0)
    if settled:
        assert found == BOX
    elif not seen.votings and not seen.thrown >= 0:
        assert found + row == BOX
    else:
        assert all(found[card] <= BOX[card] <= found[card] + row[card] for card in BOX)
    assert sum(seen.deck) == seen.deck_left
    assert seen.actors == () or seen.actors != (CHANCE,) or seen.deck_left > 0
    assert sum(seen.scores) <= 55 * seen.players
