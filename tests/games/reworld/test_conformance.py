"""Reworld passes the conformance kit, and its checksums stay what they are."""

import pytest

import boardwright
from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from boardwright.testing import check_clones, check_doors, check_game, checksum

PLAYERS = (2, 3, 4)
CHECKSUMS = {2: 4199105692, 3: 1095857410, 4: 1336486807}
"""300 seeds, decisions, chance events and scores: the same for interpreted and compiled rules.

A number that changes needs a new ruleset in the Title, or a reason.
"""


@pytest.mark.parametrize("players", PLAYERS)
def test_conformance(players):
    check_game(boardwright.make("reworld", players), games=3, positions=9, seed=2026)


@pytest.mark.parametrize("players", PLAYERS)
def test_conformance_of_an_edition(players, edition):
    check_game(boardwright.make("reworld", players, edition=edition), games=3, positions=6, seed=3)


@pytest.mark.parametrize("players", PLAYERS)
def test_clones(players):
    check_clones(boardwright.make("reworld", players), seed=7)


@pytest.mark.parametrize("players", PLAYERS)
def test_doors(players):
    check_doors(boardwright.make("reworld", players), seed=8)


@pytest.mark.parametrize("players", PLAYERS)
def test_checksum(players):
    assert checksum(boardwright.make("reworld", players)) == CHECKSUMS[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_game_is_longer_than_the_game_says(players):
    game = boardwright.make("reworld", players)
    assert game.max_decisions == {2: 1020, 3: 1050, 4: 1080}[players]
    lengths = [playout(game.new(), Dice(5, index)) for index in range(100)]
    assert max(decisions for decisions, _ in lengths) <= game.max_decisions
    drawn = 1 + 5 * (20 + players * game.data.hand)
    assert {chances for _, chances in lengths} == {drawn}
