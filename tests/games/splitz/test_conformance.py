"""Splitz passes the conformance kit, and its checksums stay what they are."""

import pytest

import boardwright
from boardwright.testing import check_clones, check_doors, check_game, checksum

PLAYERS = (2, 3, 4)
CHECKSUMS = {2: 3710956696, 3: 3030517324, 4: 1079911877}
"""300 seeds, decisions, chance events and scores: the same for interpreted and compiled rules.

A number that changes needs a new ruleset in the Title, or a reason.
"""


@pytest.mark.parametrize("players", PLAYERS)
def test_conformance(players):
    check_game(boardwright.make("splitz", players), games=8, positions=24, seed=2026)


@pytest.mark.parametrize("players", PLAYERS)
def test_clones(players):
    check_clones(boardwright.make("splitz", players), seed=7)


@pytest.mark.parametrize("players", PLAYERS)
def test_doors(players):
    check_doors(boardwright.make("splitz", players), seed=8)


@pytest.mark.parametrize("players", PLAYERS)
def test_checksum(players):
    assert checksum(boardwright.make("splitz", players)) == CHECKSUMS[players]
