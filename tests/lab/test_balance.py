"""Counting games for a balance report plays the games of the run."""

import pytest

from boardwright.core.errors import BoardwrightError
from boardwright.lab.balance import count, tables
from boardwright.lab.simulation import Run, simulate

RUN = Run("wild_world", 3, 5)
GAMES = 4


@pytest.fixture(scope="module")
def counts():
    return count(RUN, GAMES, 1)


def test_the_games_are_those_of_the_run(counts):
    report = simulate(RUN, GAMES)
    assert counts["games",] == GAMES
    assert counts["decisions",] == report.decisions()
    assert [counts["won", seat] for seat in range(3)] == report.wins()
    assert [counts["points", seat] / GAMES for seat in range(3)] == report.mean_scores()


def test_processes_make_no_difference(counts):
    finished = []
    assert count(RUN, GAMES, 2, finished.append) == counts
    assert finished[-1] == GAMES


def test_results_come_first_then_the_tables_of_the_game(counts):
    found = tables(RUN.made, {"three": counts})
    assert found[0].rows[0][:2] == ("three", str(GAMES))
    assert found[1:] == RUN.made.balance.tables({"three": counts})


def test_a_game_without_counts_says_so():
    with pytest.raises(BoardwrightError, match="Splitz has no balance"):
        count(Run("splitz", 3, 1), 1, 1)
