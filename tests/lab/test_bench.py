"""The benchmark: what it counts, not how fast it is."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType

import pytest

import boardwright as bw
from boardwright.lab import build
from boardwright.lab.bench import calibration, middle, speed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_counts_games_decisions_and_chance(players: int) -> None:
    game = bw.make("splitz", players)
    row = speed(game, 0.02)
    assert (row.game, row.players) == ("splitz", players)
    assert row.chance_per_s / row.games_per_s == pytest.approx(71)
    assert 40 <= row.decisions_per_s / row.games_per_s <= game.max_decisions
    assert row.clones_per_s > 0


def test_however_short_one_game_is_played() -> None:
    assert speed(bw.make("splitz", 2), 1e-9).games_per_s > 0
    assert calibration(1e-9) > 0


def test_copies_are_of_a_position_in_the_middle() -> None:
    game = bw.make("splitz", 3)
    state = middle(game)
    assert state == middle(game)
    assert state.actors()
    assert sum(game.new().scores()) == 0 < sum(state.scores())


def test_the_form_is_read_from_the_files_that_are_loaded() -> None:
    modules = build.compilable()
    assert "boardwright.games.splitz.rules.state" in modules
    assert set(build.ENGINE) < set(modules)
    assert not build.is_compiled("json")
    expected = {True: "compiled", False: "pure"}[build.is_compiled("boardwright.core.dice")]
    assert build.form() == expected


def test_a_library_is_recognised_by_its_suffix(monkeypatch: pytest.MonkeyPatch) -> None:
    library = ModuleType("library")
    library.__file__ = f"/somewhere/library{EXTENSION_SUFFIXES[0]}"
    monkeypatch.setitem(sys.modules, "library", library)
    assert build.is_compiled("library")


def test_a_build_of_both_forms_is_called_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "is_compiled", lambda module: module == "boardwright.core.dice")
    assert build.form() == "mixed"
    monkeypatch.setattr(build, "is_compiled", lambda module: True)
    assert build.form() == "compiled"
