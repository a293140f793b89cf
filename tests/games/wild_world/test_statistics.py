"""Random games are about as long, and score about as much, as the specification found (section 11)."""

from statistics import fmean

import pytest

from tests.games.wild_world.playing import by_chance, keenly
from tests.games.wild_world.scenario import PLAYERS
from tests.games.wild_world.statistics import outcome

GAMES = 40
TURNS = {2: 11.8, 3: 12.0, 4: 12.2}
DECISIONS = {2: 135, 3: 206, 4: 277}
LONGEST = {2: 178, 3: 255, 4: 353}
"""Of 400 games of uniformly random play: turns a player, decisions a game, and the most of them."""


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_are_as_long_as_expected(players):
    played = [outcome(players, by_chance, seed) for seed in range(GAMES)]
    assert fmean(game.turns for game in played) == pytest.approx(TURNS[players], rel=0.1)
    assert fmean(game.decisions for game in played) == pytest.approx(DECISIONS[players], rel=0.1)
    assert max(game.decisions for game in played) <= 1.15 * LONGEST[players]
    options = [count for game in played for count in game.options]
    assert fmean(options) == pytest.approx(12, abs=2)
    assert max(options) <= 40
    assert max(game.longest_round for game in played) <= 30
    scores = [score for game in played for score in game.scores]
    assert fmean(scores) == pytest.approx(24, abs=3)
    assert fmean(game.defeated for game in played) < 0.2


@pytest.mark.parametrize("players", PLAYERS)
def test_keen_games_come_to_everything(players):
    played = [outcome(players, keenly, seed) for seed in range(10)]
    assert fmean(game.defeated for game in played) > 0.5
    assert fmean(game.workers for game in played) > 3
    for seat in range(7):
        assert any(points[seat] for game in played for points in game.sources)
