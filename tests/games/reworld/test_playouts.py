"""Whatever the players choose, no piece is lost or made, and everybody can always go on."""

from collections import Counter
from statistics import fmean

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boardwright
from tests.games.reworld.scenario import KINDS, USES, Table
from tests.games.reworld.test_setup import BAG

CHOICES = st.lists(st.integers(0, 2**16), min_size=1, max_size=200)
"""What is chosen at each step, counted through the legal actions; it starts again when used up."""
PIECES = (
    {f"module {kind}": copies for kind, copies in BAG.items()}
    | {f"card {value}": 6 for value in range(1, 6)}
    | {"ships": 14}
    | {f"sign {letter}": 4 for letter in "ABCDE"}
)


@pytest.mark.rule("RW-2", "RW-6", "RW-12", "RW-29", "RW-73", "RW-54", "RW-53", "RW-72", "RW-80")
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow])
@given(choices=CHOICES)
def test_pieces_are_conserved_after_every_move(players, choices):
    game = boardwright.make("reworld", players)
    state = game.new()
    moves = 0
    while state.actors():
        legal = state.legal_actions(state.actor)
        assert legal
        state.apply(state.actor, legal[choices[moves % len(choices)] % len(legal)])
        moves += 1
        assert dict(game.conserved(state)) == PIECES
        if moves % 10 == 0:
            _check(game.observation(state, None))
    seen = game.observation(state, None)
    _check(seen)
    assert seen.bag_left == 0
    assert not any(any(rows) for rows in seen.docked)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_without_early_drops_are_as_long_as_those_of_the_specification(players):
    """Section 10: 14 to 16 modules are taken a round, and Chapter Two has 57 to 70 turns.

    By chance fewer units fly, so it may have a few more.
    """
    taken, turns = [], []
    for seed in range(30):
        table = Table(players).play_keenly(seed)
        taken.append(len(table.told("take")) / 5)
        turns.append(sum(len(table.told(use)) for use in USES))
    assert 14 <= fmean(taken) <= 16
    assert 57 <= fmean(turns) <= 72


def _check(seen):
    for cities in seen.cities:
        for letter, city in enumerate(cities):
            builders = {KINDS[tile][2:4] for tile in city if KINDS[tile].startswith("B-K")}
            assert len(builders) <= 1, "two construction companies in a city"
            assert not city or city[0] == letter, "a city is founded by a terrabot of its letter"
        homes = Counter(
            company
            for city in cities
            for company in {KINDS[t][:4] for t in city if KINDS[t].startswith("B-K")}
        )
        assert all(count == 1 for count in homes.values()), "a company in two cities"
    assert all(set(tiles) <= set(range(5, 8)) for tiles in seen.shuttles)
    assert all(set(tiles) <= set(range(19, 35)) for tiles in seen.satellites)
    assert all(set(tiles) <= {6, 7, *range(19, 35)} for tiles in seen.defence)
    assert all(set(tiles) <= set(range(8, 19)) for tiles in seen.box)
    assert sum(seen.hand_sizes) + sum(seen.discard_sizes) + seen.undealt <= 30
