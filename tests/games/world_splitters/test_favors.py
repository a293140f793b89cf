"""Favors: when they take effect, red and yellow (specification, WS-39 to WS-44)."""

import pytest

from tests.games.world_splitters.scenario import table


def placed(players=3, favors="R:c2", power="nuta", **given):
    """P1's bid is accepted, and P1 places on c2, where a favor lies."""
    made = table("T6x3", players, power, favors, **given).do("divide c2-d2")
    made.bids({seat: 9 - seat for seat in range(1, players)})
    return made.do("accept", "place c2")


@pytest.mark.rule("WS-39", "WS-R52")
def test_who_places_on_a_favor_takes_it():
    made = placed(favors="R:c2 G:a1")
    assert made.favors == {"a1": "G"}
    assert made.seen.favors_taken == ((0, 0, 0), (1, 0, 0), (0, 0, 0))
    assert made.seen.colors[1] == (1, 0, 0)
    assert made.told("favor") == [{"by": 1, "at": "c2", "color": "R"}]


@pytest.mark.rule("WS-39", "WS-35")
def test_its_effect_comes_before_the_second_challenge():
    made = placed(favors="Y:c2")
    assert made.asks == ("fence", 1)
    made.do("fence a1-b1")
    assert made.asks == ("answer", 0)


@pytest.mark.rule("WS-39")
def test_a_space_without_a_favor_brings_nothing():
    made = placed(favors="R:d2")
    assert made.asks == ("answer", 0)
    assert made.seen.favors_taken == ((0, 0, 0),) * 3
    assert made.track == [2, 1, 0]


@pytest.mark.rule("WS-39", "WS-R19")
def test_a_favor_is_taken_once():
    """P1 takes the favor on c2, goes home from there, and P2 comes: nothing is left."""
    made = table("T6x3", 3, "kanal", "R:c2 G:d2").do("divide c2-d2").bids({1: 2, 2: 1})
    made.do("accept", "place c2", "accept")
    assert made.explorers == {"d2": 2}
    made.do("divide c2-c3").bids({0: 1, 2: 2}).do("accept", "place c2")
    assert made.seen.favors_taken == ((0, 0, 0), (1, 0, 0), (0, 0, 1))
    assert made.asks == ("answer", 1)


# Red


@pytest.mark.rule("WS-41", "WS-X03")
@pytest.mark.parametrize(
    ("track", "after"),
    [("3 2 1 0", [3, 1, 2, 0]), ("3 1 2 0", [1, 3, 2, 0]), ("0 3 2 1", [0, 3, 1, 2])],
)
def test_red_passes_the_marker_on_the_left(track, after):
    made = placed(4, track=track)
    assert made.track == after
    assert made.told("track") == [{"by": 1, "track": after}]


@pytest.mark.rule("WS-41", "WS-R16")
def test_red_in_the_leftmost_place_does_nothing():
    made = placed(4, track="1 3 2 0")
    assert made.track == [1, 3, 2, 0]
    assert made.seen.favors_taken[1] == (1, 0, 0)


@pytest.mark.rule("WS-42", "WS-X18", "WS-R17")
@pytest.mark.parametrize(
    ("track", "after"),
    [
        ("0 2 3 1 4", [0, 1, 2, 3, 4]),  # the fourth passes two
        ("2 1 0 3 4", [1, 2, 0, 3, 4]),  # the second passes one
        ("1 0 2 3 4", [1, 0, 2, 3, 4]),
        ("0 2 1 3 4", [1, 0, 2, 3, 4]),
        ("0 2 3 4 1", [0, 2, 1, 3, 4]),
    ],
)
def test_with_five_players_red_passes_two(track, after):
    assert placed(5, track=track).track == after


@pytest.mark.rule("WS-41", "WS-X03")
def test_the_printed_example_of_red():
    """X 0, Wigstan 2, Rue 1, Estelle 3 on the track; Rue gains red."""
    assert placed(4, track="0 2 1 3").track == [0, 1, 2, 3]


@pytest.mark.rule("WS-41")
def test_red_belongs_to_the_placer_and_not_to_the_active_player():
    made = table("T6x3", 3, favors="R:c2", track="2 0 1").do("divide c2-d2").bids({1: 1, 2: 1})
    made.do("return", "place c2")
    assert made.track == [0, 2, 1]


# Yellow


@pytest.mark.rule("WS-43", "WS-R56", "WS-40", "WS-R14")
def test_yellow_puts_a_fence_on_any_legal_border():
    made = placed(favors="Y:c2", fences="a1-b1 a1-a2", supply=20)
    assert made.asks == ("fence", 1)
    legal = [made.plan.borders[border] for border in made.state.ground.legal_fences()]
    assert made.options() == [f"fence {border}" for border in legal]
    assert "c2-d2" not in made.choices()
    assert made.refusal("fence a1-b1").rule == "WS-09"
    made.do("fence e1-f1")
    assert made.seen.supply == 18
    assert made.fences == {"a1-b1", "a1-a2", "c2-d2", "e1-f1"}


@pytest.mark.rule("WS-43", "WS-24")
def test_a_yellow_fence_brings_no_bid_and_contests_nothing():
    made = placed(favors="Y:c2").do("fence a1-b1")
    assert made.names(made.seen.contested) == "c2 d2"
    made.do("accept")
    assert made.explorers == {"c2": 1, "d2": 2}
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-43", "WS-40", "WS-R15", "WS-X24", "WS-22")
def test_without_a_fence_yellow_lapses_and_is_kept():
    made = placed(favors="Y:c2", supply=1)
    assert made.asks == ("answer", 0)
    assert made.seen.favors_taken[1] == (0, 1, 0)
    assert made.told("lapse") == [{"by": 1, "color": "Y"}]
    made.do("accept")
    assert made.told("stop") == [{"reason": "no_fence", "regions": 0}]


@pytest.mark.rule("WS-43", "WS-40", "WS-R15")
def test_without_a_legal_border_yellow_lapses():
    made = table("T4x4", 3, favors="Y:d2", fences="a2-a3 b2-b3 c2-c3").do("divide d2-d3")
    made.bids({1: 2, 2: 1}).do("accept", "place d2")
    assert made.told("lapse") == [{"by": 1, "color": "Y"}]
    assert made.seen.favors_taken[1] == (0, 1, 0)
    assert made.asks == ("answer", 0)


@pytest.mark.rule("WS-44", "WS-11", "WS-R11")
def test_the_tile_goes_to_who_puts_the_yellow_fence():
    made = placed(favors="Y:c2", fences="a1-b1", explorers={0: "a1"})
    made.do("fence a1-a2")
    assert made.tile_owner(1) == 1
    assert made.source("tiles") == [0, 7, 0]
    assert made.region("a1").is_pending
    assert made.source("regions") == [0, 0, 0]
    made.do("accept")
    assert made.source("regions") == [3, 0, 0]


@pytest.mark.rule("WS-R11", "WS-R12", "WS-13", "WS-34")
def test_the_second_challenger_may_enter_what_yellow_closed():
    """P1 closes {a1, b1, a2, b2, a3, b3} between the challenges; P2 goes in."""
    made = table("T6x3", 3, favors="Y:c2", fences="b1-c1").do("divide b2-c2")
    made.bids({1: 2, 2: 1}).do("accept", "place c2", "fence b3-c3")
    assert made.enclosed == ["a1 a2 a3 b1 b2 b3"]
    made.do("accept")
    assert made.told("region")[0]["explorers"] == [0, 0, 1]
    assert made.scores == [0, 3, 18]


@pytest.mark.rule("WS-52")
@pytest.mark.parametrize("power", ["nuta", "kanal", "gimmicks", "pompa"])
def test_at_most_one_favor_a_challenge(power):
    made = table("T6x3", 3, power, "G:c2 Y:d2 R:a1 R:b1", fences="e1-f1", explorers={0: "c1"})
    made.do("divide c2-d2").bids({1: 2, 2: 1}).do("accept", "place c2")
    while made.phase != "divide":
        if made.phase in ("extra", "obelisk"):
            assert not made.choices() & {"a1", "b1", "d2"}
        made.do(made.options()[0])
    assert made.kinds().count("favor") == 1 + ("d2" in made.explorers)
