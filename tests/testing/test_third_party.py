"""A third party's game, found through its entry point, passes the kit as ours do."""

import pytest

import boardwright
from boardwright.core.titles import titles
from boardwright.testing import check_clones, check_doors, check_game, checksum, playthrough


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """The toy, installed as far as Python's metadata tell."""
    metadata = tmp_path / "toy_game-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[boardwright.games]\ntoy = tests.testing.toy:TITLE\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    titles.cache_clear()
    yield
    titles.cache_clear()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("players", [2, 3])
def test_it_passes(players):
    game = boardwright.make("toy", players)
    check_game(game, games=30, positions=60, seed=1)
    check_clones(game)
    check_doors(game)


@pytest.mark.parametrize("counts", [{"games": 0}, {"games": -1}, {"positions": -1}])
def test_without_anything_to_check_nothing_passes(counts):
    with pytest.raises(ValueError, match="at least one game"):
        check_game(boardwright.make("splitz", 2), **counts)


def test_what_is_no_game_is_told():
    with pytest.raises(TypeError, match=r"check_game takes a Game, .* not 'splitz'"):
        check_game("splitz")


def test_a_game_that_is_not_installed_is_told_how():
    from tests.testing.toy import TITLE

    with pytest.raises(AssertionError, match="no entry point of the group"):
        check_game(TITLE.make(2), games=1, positions=1)


@pytest.mark.usefixtures("installed")
def test_checksum_and_playthrough_are_reproducible():
    game = boardwright.make("toy", 2)
    assert checksum(game, 20) == checksum(boardwright.make("toy", 2), 20) != checksum(game, 21)
    assert playthrough(game, 3) == playthrough(game, 3) != playthrough(game, 4)
    assert "seat 1: bet" in playthrough(game, 3)
