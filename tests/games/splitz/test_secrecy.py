"""The secrecy test is honest: leaks planted in Splitz and a sampling that only copies are caught."""

from dataclasses import replace
from itertools import islice

import pytest

import boardwright
from boardwright.core.titles import titles
from boardwright.games.splitz import TITLE
from boardwright.games.splitz.game import Splitz
from boardwright.testing import secrecy
from boardwright.testing.situation import walk
from tests.games.sampling import copied, honest, variety


class LeakedVote(Splitz):
    """What a spectator sees holds the last committed vote itself."""

    def observation(self, state, seat):
        seen = super().observation(state, seat)
        return replace(seen, own_vote=max(state.votes)) if seat is None else seen


class LeakedCount(Splitz):
    """Nothing seen holds a vote, but the length of a list counts those for white."""

    def observation(self, state, seat):
        seen = super().observation(state, seat)
        whites = sum(self._own(state, voter) == 0 for voter in seen.committed)
        return replace(seen, contested=(*seen.contested, *[()] * whites))

    def _own(self, state, voter):
        return super().observation(state, voter).own_vote


@pytest.fixture(params=[LeakedVote, LeakedCount])
def leaking(request):
    return request.param(TITLE, 3, {}, {})


@pytest.mark.rule("SZ-22", "SZ-R6")
def test_a_planted_leak_is_caught(leaking):
    with pytest.raises(AssertionError, match="sees what it cannot know"):
        _check_a_game(leaking)


def _check_a_game(game):
    for at in walk(game, 3):
        secrecy.check_observations(at)


@pytest.mark.rule("SZ-22", "SZ-R6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_leaks_from_splitz(players):
    """Every position of a game in which somebody votes."""
    for at in walk(boardwright.make("splitz", players), 5):
        if at.game.observation(at.state, None).committed:
            secrecy.check_observations(at)
            secrecy.check_worlds(at)
            secrecy.check_events_keep_secrets(at)


def watched(players, sampler):
    """Watch the beginning of a random game."""
    return variety(islice(walk(boardwright.make("splitz", players), 4), 60), sampler)


@pytest.mark.rule("SZ-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sampled_votes_vary_as_often_as_they_should(players):
    watched(players, honest).verdict()


@pytest.mark.rule("SZ-22")
@pytest.mark.parametrize("players", [2, 4])
def test_sampling_that_only_copies_is_caught(players):
    with pytest.raises(AssertionError, match="were due"):
        watched(players, copied).verdict()


def test_the_title_is_found():
    assert titles()["splitz"] is TITLE
