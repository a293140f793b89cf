"""World Splitters passes the conformance kit, and its checksums stay what they are."""

from itertools import product

import pytest

from boardwright.testing import check_clones, check_doors, check_game, checksum
from tests.games.world_splitters.editions import SMALL, edition
from tests.games.world_splitters.scenario import COUNTS, MAPS, make

GAMES = [*product(MAPS, COUNTS)]
SMALL_EDITION = edition(SMALL, markers=4)
"""A map of 19 spaces, for short games."""
SEEDS = 60
CHECKSUMS = {
    "nuta": {2: 4164310208, 3: 499565229, 4: 1903652883, 5: 1811772443},
    "kanal": {2: 3575055812, 3: 524922794, 4: 2589534061, 5: 2806216882},
    "gimmicks": {2: 228400767, 3: 3596737482, 4: 291825565, 5: 2131747580},
    "pompa": {2: 216807994, 3: 3446867780, 4: 3422388442, 5: 2613963965},
}
"""So many seeds; decisions, chance events and scores, the same for interpreted and compiled rules.

A number that changes needs a new ruleset in the Title, or a reason.
"""


@pytest.mark.parametrize(("map_id", "players"), GAMES)
def test_conformance(map_id, players):
    check_game(make(players, map=map_id), games=1, positions=2, seed=2026)


@pytest.mark.rule("WS-19")
@pytest.mark.parametrize("start", ["random", "0", "1", "2", "3", "4"])
def test_conformance_with_every_start_seat(start):
    check_game(make(5, SMALL_EDITION, map="test", start=start), games=1, positions=2, seed=5)


@pytest.mark.parametrize("purses", ["screened", "open"])
def test_conformance_with_every_kind_of_purse(purses):
    check_game(make(4, SMALL_EDITION, map="test", purses=purses), games=1, positions=2, seed=6)


@pytest.mark.parametrize("players", COUNTS)
def test_conformance_of_an_edition(players):
    check_game(make(players, SMALL_EDITION, map="test"), games=2, positions=6, seed=3)


@pytest.mark.parametrize("players", COUNTS)
def test_clones(players):
    check_clones(make(players, SMALL_EDITION, map="test"), seed=7)


@pytest.mark.parametrize("players", COUNTS)
def test_doors(players):
    check_doors(make(players, SMALL_EDITION, map="test"), seed=8)


@pytest.mark.parametrize(("map_id", "players"), GAMES)
def test_checksum(map_id, players):
    assert checksum(make(players, map=map_id), SEEDS) == CHECKSUMS[map_id][players]
