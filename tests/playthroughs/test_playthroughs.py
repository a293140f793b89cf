"""Golden playthroughs: a change of rules or words shows as a readable difference."""

from pathlib import Path

import pytest

import boardwright
from boardwright.core.titles import titles
from boardwright.testing import playthrough

FOLDER = Path(__file__).parent
GAMES = [(title.id, players) for title in titles().values() for players in title.player_counts]
SEED = 2026


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_playthrough(game, players):
    """Where a change is meant: python scripts/write_playthroughs.py"""
    golden = (FOLDER / game / f"{players}.txt").read_text("utf-8")
    assert playthrough(boardwright.make(game, players), SEED) == golden
