"""Forced steps, options at every decision and the length of a game (SZ-70, SZ-71, bounds)."""

from itertools import combinations

import pytest

import boardwright
from boardwright.core.state import CHANCE
from boardwright.testing.situation import walk
from tests.games.splitz.scenario import Table

BOUNDS = {2: 105, 3: 125, 4: 162}


@pytest.mark.rule("SZ-70")
def test_a_single_joker_with_a_single_stack_is_placed_at_once():
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("0 k, 1 w, 2 b")
    assert table.told("joker") == [{"player": 1, "to": 9, "count": 3, "forced": True}]
    assert table.asked == 4


@pytest.mark.rule("SZ-70")
def test_the_log_shows_forced_steps_as_forced():
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("0 k, 1 w, 2 b")
    assert "B adds a joker to 9 (now 3), the only stack" in table.log()
    table = Table(3).row("9 8 J | 2 10 | 7 7").vote("0 k, 1 w, 2 b").joker(1, 9)
    assert "B adds a joker to 9 (now 2)" in table.log()


@pytest.mark.rule("SZ-70")
def test_a_choice_is_told_as_unforced():
    table = Table(3).row("9 8 J | 2 10 | 7 7").vote("0 k, 1 w, 2 b").joker(1, 9)
    assert table.told("joker") == [{"player": 1, "to": 9, "count": 2, "forced": False}]
    assert not table.told("divide")[0]["forced"]


@pytest.mark.rule("SZ-70", "SZ-71")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_is_asked_has_at_least_two_options(players):
    for index in range(5):
        for at in walk(boardwright.make("splitz", players), 13, index):
            phase = at.game.observation(at.state, None).phase
            for seat in at.state.actors():
                if seat == CHANCE:
                    continue
                options = len(at.state.legal_actions(seat))
                assert options >= (3 if phase in ("divide", "discard") else 2)


@pytest.mark.rule("SZ-71")
def test_a_joker_without_a_stack_asks_nothing():
    table = Table(3).row("J J | 5 6 | 5 6 7").vote("0 w, 1 b, 2 k")
    assert table.asked == 4
    assert table.round_is_over


@pytest.mark.parametrize("players", BOUNDS)
def test_bounds_are_those_of_the_specification(players):
    assert boardwright.make("splitz", players).max_decisions == BOUNDS[players]


@pytest.mark.parametrize("players", BOUNDS)
def test_random_games_take_40_decisions_at_least(players):
    for index in range(60):
        *_, end = walk(boardwright.make("splitz", players), 17, index)
        assert 40 <= end.decisions <= BOUNDS[players]


def settled(size, claimants, joined=()):
    """Most decisions and votings that a part of this size can take: a second reckoning of the bounds.

    Every way to claim the parts is tried, seat by seat, for every division.
    """
    if size == 1 or claimants < 2:
        return 0, 0
    if (size, claimants) not in KNOWN:
        KNOWN[size, claimants] = _voted(size, claimants, thrown=None)
    return KNOWN[size, claimants]


KNOWN = {}


def _voted(size, claimants, thrown):
    divisions = [(1, 1)] if size == 2 else [
        (i, j - i, size - j) for i, j in combinations(range(1, size), 2)
    ]  # fmt: skip
    best_asked, best_votings = 0, 0
    for division in divisions:
        for out in range(3) if thrown else [None]:
            parts = [part for place, part in enumerate(division) if place != out]
            for shares in _shares(claimants, len(parts)):
                inner = [settled(part, share) for part, share in zip(parts, shares)]
                best_asked = max(best_asked, sum(asked for asked, _ in inner))
                best_votings = max(best_votings, sum(votings for _, votings in inner))
    return best_asked + claimants + (size > 3) + bool(thrown), best_votings + 1


def _shares(claimants, parts):
    if parts == 1:
        return [(claimants,)]
    return [(n, *rest) for n in range(claimants + 1) for rest in _shares(claimants - n, parts - 1)]


@pytest.mark.parametrize(
    ("players", "size", "asked", "votings"),
    [(2, 7, 9, 3), (3, 7, 11, 3), (4, 9, 19, 5), (4, 7, 14, 4)],
)
def test_the_longest_round(players, size, asked, votings):
    assert _voted(size, players, thrown=players == 2) == (asked, votings)


def test_the_bounds_add_up_from_rounds_and_jokers():
    assert 10 * _voted(7, 2, thrown=True)[0] + 15 == BOUNDS[2]
    assert 10 * _voted(7, 3, thrown=False)[0] + 15 == BOUNDS[3]
    assert 7 * _voted(9, 4, thrown=False)[0] + _voted(7, 4, thrown=False)[0] + 15 == BOUNDS[4]


@pytest.mark.rule("SZ-E5")
def test_a_round_of_three_players_can_take_eleven_decisions():
    table = Table(3).row("5 5 8 8 J | 9 | 10").vote("all w").divide("5 | 5 | 8 8 J").vote("all k")
    table.vote("all b")
    assert table.round_is_over
    assert table.asked == 11
