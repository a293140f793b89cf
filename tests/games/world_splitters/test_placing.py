"""Placing explorers when there is none left (specification, WS-34 and WS-38)."""

import pytest

from tests.games.world_splitters.scenario import table


def last_explorers(**given):
    """T6x3; all eight explorers of P1 are on the map, and P1's bid is accepted."""
    made = table("T6x3", 3, without_explorers="1", **given).do("divide c1-c2")
    return made.bids({1: 2, 2: 1}).do("accept")


@pytest.mark.rule("WS-18", "WS-38")
def test_with_an_explorer_left_none_is_moved():
    made = table("T6x3", 3, explorers={1: "a1 a2 a3 b1 b2 b3 f1"}).do("divide d1-d2")
    made.bids({1: 2, 2: 1}).do("accept", "place d1")
    assert made.seen.explorers_left[1] == 0
    assert made.phase == "answer"
    assert made.told("place") == [{"by": 1, "at": "d1"}]


@pytest.mark.rule("WS-38", "WS-R33")
def test_the_target_comes_first_and_then_the_explorer_to_move():
    made = last_explorers()
    standing = set(made.explorers)
    assert made.asks == ("place", 1)
    made.do("place c1")
    assert made.asks == ("source", 1)
    assert made.choices() == standing
    assert "c1" not in made.explorers
    made.do("source f3")
    assert made.explorers["c1"] == 1
    assert "f3" not in made.explorers
    assert made.told("place") == [{"by": 1, "at": "c1", "from": "f3"}]
    assert made.seen.explorers_left[1] == 0


@pytest.mark.rule("WS-38")
def test_only_ones_own_explorers_are_moved():
    made = last_explorers(explorers={2: "a1"}).do("place c1")
    assert made.refusal("source a1").reason == "No explorer of yours stands on a1."
    assert made.refusal("source a1").rule == "WS-38"


@pytest.mark.rule("WS-38", "WS-34")
def test_the_target_must_be_free_before_anything_moves():
    """P1 stands on one contested space; it does not make room for itself there."""
    made = last_explorers(explorers={1: "c2"})
    assert made.asks == ("source", 1)  # c1 was the only space
    made.do("source c2")
    assert made.explorers["c1"] == 1


@pytest.mark.rule("WS-38", "WS-R23", "WS-R33", "WS-35")
def test_the_space_that_is_left_becomes_available():
    """Moving from the other contested space brings a second challenge."""
    made = last_explorers(explorers={1: "c2"}).do("source c2")
    assert made.names(made.seen.available) == "c2"
    assert made.asks == ("answer", 0)
    made.do("return")
    assert made.explorers["c2"] == 0
    made = last_explorers(explorers={1: "c2"}).do("source f3")
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-38", "WS-39", "WS-R33")
def test_the_favor_of_the_target_is_gained():
    made = last_explorers(favors="R:c1").do("place c1", "source f3")
    assert made.seen.favors_taken[1] == (1, 0, 0)
    assert made.track == [1, 2, 0]


@pytest.mark.rule("WS-13", "WS-38", "WS-R12", "WS-R33", "WS-X25", "WS-53")
def test_moving_out_of_a_pending_region():
    made = table("T6x3", 3, fences="b1-c1 b2-c2", explorers={1: "a1 a2 a3 d1 e1 f1 d2 e2"})
    made.do("divide b3-c3")
    assert made.scores == [3, 0, 0]
    made.bids({1: 2, 2: 1}).do("accept", "place c3", "source a1", "accept")
    assert made.told("region")[0]["explorers"] == [0, 2, 1]
    assert made.scores == [3, 18, 6]
    assert made.explorers == dict.fromkeys(["c3", "d1", "e1", "f1", "d2", "e2"], 1)


@pytest.mark.rule("WS-13", "WS-34", "WS-R12", "WS-R13", "WS-X28")
def test_a_contested_space_inside_the_new_region():
    made = table("T6x3", 3, fences="b1-c1 b2-c2", explorers={2: "a1"}, track="2 1 0").do("divide b3-c3")
    assert made.scores == [3, 0, 0]
    made.bids({1: 2, 2: 0}).do("accept", "place b3")
    assert made.asks == ("answer", 0)
    made.do("return")
    assert made.explorers == {"c3": 0}
    assert made.told("region")[0]["explorers"] == [0, 1, 1]
    assert made.scores == [3, 4, 18]
    assert made.coins == [11, 7, 9]
