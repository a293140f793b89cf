"""Wild World passes the conformance kit, and its checksums stay what they are."""

from itertools import product

import pytest

from boardwright.testing import check_clones, check_game, checksum
from tests.games.wild_world.scenario import PLAYERS, make

SIDES = ("A", "B", "mixed")
GAMES = [*product(SIDES, PLAYERS)]
SEEDS = 60
CHECKSUMS = {
    "A": {2: 1215954424, 3: 2255995576, 4: 1277623825},
    "B": {2: 3476163369, 3: 608007471, 4: 370068715},
    "mixed": {2: 2511998416, 3: 2316981372, 4: 3165507773},
}
"""So many seeds; decisions, chance events and scores, the same for interpreted and compiled rules.

A number that changes needs a new ruleset in the Title, or a reason.
"""


@pytest.mark.parametrize(("sides", "players"), GAMES)
def test_conformance(sides, players):
    check_game(make(players, sides=sides), games=2, positions=6, seed=2026)


@pytest.mark.parametrize("players", PLAYERS)
def test_clones(players):
    check_clones(make(players), seed=7)


@pytest.mark.parametrize(("sides", "players"), GAMES)
def test_checksum(sides, players):
    assert checksum(make(players, sides=sides), SEEDS) == CHECKSUMS[sides][players]
