"""Random games are about as long, and end about as often by this or that, as the specification found."""

from collections import Counter
from statistics import median

import pytest

from tests.games.world_splitters.scenario import COUNTS, MAPS
from tests.games.world_splitters.statistics import play

GAMES = 15
MEDIAN_TURNS = {
    "nuta": {2: 26, 3: 26, 4: 26, 5: 26},
    "kanal": {2: 24, 3: 25, 4: 24, 5: 25},
    "gimmicks": {2: 22, 3: 22, 4: 22, 5: 22},
    "pompa": {2: 28, 3: 28, 4: 28, 5: 28},
}
MEDIAN_FENCES = {
    "nuta": {2: 33, 3: 33, 4: 33, 5: 33},
    "kanal": {2: 31, 3: 31, 4: 30, 5: 31},
    "gimmicks": {2: 29, 3: 29, 4: 29, 5: 29},
    "pompa": {2: 35, 3: 35, 4: 35, 5: 35},
}
"""Of 400 random games each, section 14."""


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_are_as_long_as_expected(map_id, players):
    played = [play(map_id, players, seed) for seed in range(GAMES)]
    assert median(game.turns for game in played) == pytest.approx(MEDIAN_TURNS[map_id][players], abs=2)
    assert median(game.fences for game in played) == pytest.approx(MEDIAN_FENCES[map_id][players], abs=2)
    assert median(game.regions for game in played) == 8
    assert Counter(game.end for game in played)["regions"] >= GAMES - 2
