"""What an observation says beside the pieces: regions and what they would score, offers, the standing."""

import json

import pytest

from boardwright.testing.situation import walk
from tests.games.world_splitters.scenario import COUNTS, MAPS, make, table

SIX = "b1-c1 b2-c2"
"""On T6x3, b3-c3 encloses a1..b3."""


@pytest.mark.rule("WS-05", "WS-54", "WS-55", "WS-56", "WS-62")
def test_regions_say_what_they_would_score():
    made = table(
        "T6x3",
        3,
        "pompa",
        fences="c1-d1 c2-d2 c3-d3",
        explorers={0: "a1 a2", 1: "a3", 2: "f1"},
        obelisks="b1",
    )
    left, right = made.regions
    assert made.spaces(left) == "a1 a2 a3 b1 b2 b3 c1 c2 c3"
    assert (left.is_enclosed, left.is_pending) == (False, False)
    assert left.explorers == (2, 1, 0)
    assert left.points == (3 * 9 + 5, 2 * 3, 0)
    assert left.open_points == (2 * 9, 3, 0)
    assert right.points == (0, 0, 27)
    assert right.open_points == (0, 0, 18)


@pytest.mark.rule("WS-13", "WS-16", "WS-57")
def test_pending_regions_and_markers():
    made = table("T6x3", fences=SIX).do("divide b3-c3")
    assert (made.region("a1").is_pending, made.region("a1").is_enclosed) == (True, True)
    assert (made.seen.enclosed, made.seen.markers) == (1, 8)


def test_steps_of_a_placement():
    made = table("T6x3", 3, "kanal", "G:c1", explorers={0: "c2 b1"}, without_explorers="1")
    made.do("divide c1-d1").bids({1: 2, 2: 1}).do("accept", "place c1")
    seen = made.seen
    spaces = made.plan.spaces
    assert (seen.phase, seen.placer, spaces[seen.target]) == ("source", 1, "c1")
    made.do("source f3")
    seen = made.seen
    assert (seen.phase, seen.placer, spaces[seen.entered], seen.target) == ("remove", 1, "c1", -1)
    made.do("remove c2")
    assert (made.seen.phase, made.seen.placer, made.seen.entered) == ("answer", -1, -1)


def test_the_fence_that_is_turned():
    made = table("T6x3", 3, "gimmicks", "G:f3", fences=SIX).do("divide f2-f3").bids({1: 2, 2: 1})
    made.do("accept", "place f3", "pivot b1-c1")
    assert made.plan.borders[made.seen.pivot] == "b1-c1"
    assert made.do("to b1-b2").seen.pivot == -1


def test_offers_that_have_yet_to_be_settled():
    made = table("T6x3", 2).do("divide c2-d2", "open 4", "hidden 1", "accept open", "return hidden")
    assert made.seen.due == (1,)
    made.do("place c2")
    assert made.seen.due == ()


@pytest.mark.rule("WS-60", "WS-63")
def test_points_places_and_colours():
    made = table("T6x3", taken={1: "RRY"}, tiles={3: 1}, points={0: 4, 1: 9, 2: 4}, track="2 0 1")
    assert made.seen.scores == (4, 9, 4)
    assert made.seen.ranks == (3, 1, 2)
    assert made.seen.favors_taken[1] == (2, 1, 0)
    assert made.seen.colors[1] == (2, 1, 1)
    assert made.source("regions") == [4, 9, 4]


@pytest.mark.parametrize("players", COUNTS)
def test_seats_see_the_same_but_for_secrets_and_what_they_may_do(players):
    own = {"seat", "legal", "own_bid", "hidden_offer", "open_reply", "phase"}
    for at in walk(make(players, map=MAPS[players - 2]), 11):
        sights = [at.game.observation(at.state, viewer).as_dict() for viewer in at.viewers]
        shared = [{name: value for name, value in sight.items() if name not in own} for sight in sights]
        assert all(sight == shared[0] for sight in shared)
        assert json.loads(at.game.observation(at.state, None).as_json())["seat"] is None
