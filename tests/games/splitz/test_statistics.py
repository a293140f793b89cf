"""Uniformly random games agree with the exact expectations (SZ-E20).

A right game fails these tests with a probability below 1e-6 in all, by the empirical Bernstein bound of
Maurer and Pontil; with these fixed seeds it fails always or never. Under random play the cards do not
matter to votings, losses and divisions, so the rounds of all games are independent samples of those.
"""

from statistics import fmean, variance

import pytest

import boardwright
from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE, OVER
from boardwright.games.splitz.rules.actions import JOKER_TO
from boardwright.testing.bounds import mean_error

GAMES = 1500
ERROR = 1e-6 / 15
"""Five means for each of three player counts."""

EXACT = {
    2: (13.46296, 41.93827, 47.92593),
    3: (15.42524, 31.56950, 53.15638),
    4: (15.95572, 29.94105, 61.51863),
}
"""Votings, discarded cards, and asked divisions, discards and votes a game, by player count."""
MOST = {2: (3, 7, 9), 3: (3, 7, 11), 4: (5, 9, 19)}
"""The same in a round, at most."""
SIMULATED = {2: (5.35, 29.15), 3: (7.22, 22.03), 4: (7.35, 17.42)}
"""Asked jokers, and mean points of a player: the specification simulated them, so they are not exact."""
SIMULATION_ERROR = 0.1


@pytest.mark.rule("SZ-E20", "SZ-30", "SZ-32", "SZ-33", "SZ-34")
@pytest.mark.parametrize("players", EXACT)
def test_means_of_random_games(players):
    game = boardwright.make("splitz", players)
    rounds, ends = [], []
    for seed in range(GAMES):
        ends.append(_play(game, seed, rounds))
    a_game = len(rounds) // GAMES
    for values, mean, most in zip(zip(*rounds), EXACT[players], MOST[players]):
        assert abs(a_game * fmean(values) - mean) <= a_game * _allowed(values, most)
    for values, mean, most in zip(zip(*ends), SIMULATED[players], (15, 55)):
        assert abs(fmean(values) - mean) <= _allowed(values, most) + SIMULATION_ERROR


def _allowed(values, spread):
    return mean_error(variance(values), spread, len(values), ERROR)


def _play(game, seed, rounds):
    """Play a random game; its asked jokers and mean points.

    Adds votings, discarded cards, and asked divisions, discards and votes of each of its rounds.
    """
    state, dice = game.new(), Dice(seed)
    asked = jokers = discarded = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = state.draw(dice)
        else:
            actions = state.legal_actions(state.actor)
            action = actions[dice.below(len(actions))]
            asked += action < JOKER_TO
            jokers += action >= JOKER_TO
        before = state.round
        state.play(action)
        if before and (state.round > before or state.actor == OVER):
            seen = game.observation(state, None)
            rounds.append((len(seen.votings), sum(seen.discards) - discarded, asked))
            discarded, asked = sum(seen.discards), 0
    return jokers, fmean(state.scores())
