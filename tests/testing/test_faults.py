"""A check that cannot fail proves nothing: each fault is found, and named for what it is."""

import re

import pytest

from boardwright.core.titles import titles
from boardwright.testing import check_game
from tests.testing.mutants.faults import title
from tests.testing.mutants.game import FAULTS


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_found(name, monkeypatch):
    monkeypatch.setitem(titles(), title(name).id, title(name))
    game = title(name).make(3)
    with pytest.raises(AssertionError, match=FAULTS[name]):
        check_game(game, games=8, positions=80, seed=2)


def test_failure_names_the_position_so_that_it_can_be_found_again(monkeypatch):
    faulty = title("LeakedBet")
    monkeypatch.setitem(titles(), faulty.id, faulty)
    with pytest.raises(AssertionError) as first:
        check_game(faulty.make(2), games=20, positions=40, seed=5)
    where = re.match(r"toy_leakedbet, 2 players, seed 5, game (\d+), after move (\d+): ", str(first.value))
    assert where
    with pytest.raises(AssertionError) as again:
        check_game(faulty.make(2), games=1, positions=99, seed=5, first=int(where[1]))
    assert str(again.value).startswith(f"toy_leakedbet, 2 players, seed 5, game {where[1]},")
