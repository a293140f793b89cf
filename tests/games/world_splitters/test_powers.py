"""Green favors, which each map has its own of (specification, WS-45 to WS-51)."""

import pytest

from tests.games.world_splitters.scenario import MAPS, table

SIX = "b1-c1 b2-c2"
"""On T6x3, b3-c3 would enclose a1..b3."""


def green(power, players=3, divide="c2-d2", **given):
    """P1 places on c2 and takes the green favor there."""
    favors = f"G:c2 {given.pop('favors', '')}"
    made = table("T6x3", players, power, favors, **given).do(f"divide {divide}").bids({1: 2, 2: 1})
    made.do("accept")
    return made.do("place c2") if made.phase == "place" else made


@pytest.mark.rule("WS-45", "WS-14")
@pytest.mark.parametrize(
    ("power", "phase"), [("nuta", "extra"), ("kanal", "remove"), ("gimmicks", "pivot"), ("pompa", "obelisk")]
)
def test_green_does_what_the_map_says(power, phase):
    made = green(power, explorers={0: "c1", 2: "b2"}, fences="e1-f1")
    assert made.asks == (phase, 1)
    assert made.seen.favors_taken[1] == (0, 0, 1)


@pytest.mark.rule("WS-14")
@pytest.mark.parametrize("map_id", MAPS)
def test_each_map_has_its_own_power(map_id):
    assert MAPS[table(map_id).game.data.power] == map_id


# Nuta


@pytest.mark.rule("WS-46", "WS-R18", "WS-R19")
def test_nuta_brings_a_second_explorer():
    made = green("nuta", favors="R:a1 Y:b1", explorers={0: "f1", 2: "f2"})
    everything = set(made.plan.spaces)
    assert made.choices() == everything - {"a1", "b1", "f1", "f2", "c2"}
    made.do("extra e3")
    assert made.explorers == {"f1": 0, "f2": 2, "c2": 1, "e3": 1}
    assert made.seen.explorers_left[1] == 6
    assert made.told("extra") == [{"by": 1, "at": "e3"}]


@pytest.mark.rule("WS-46", "WS-13", "WS-R18")
def test_nuta_reaches_no_enclosed_region_pending_ones_included():
    made = table("T6x3", 3, "nuta", "G:c3", fences=SIX).do("divide b3-c3").bids({1: 2, 2: 1})
    made.do("accept", "place c3")
    assert not made.choices() & {"a1", "a2", "a3", "b1", "b2", "b3"}
    assert "extra c1" in made.options()
    assert made.refusal("extra b3").rule == "WS-46"
    made = green("nuta", fences="a1-b1 a1-a2")
    assert "a1" not in made.choices()


@pytest.mark.rule("WS-46")
def test_a_contested_space_qualifies():
    made = green("nuta")
    assert "extra d2" in made.options()


@pytest.mark.rule("WS-46", "WS-38", "WS-R20", "WS-40")
def test_without_an_explorer_left_nuta_moves_one_even_that_just_placed():
    made = green("nuta", explorers={1: "f1 f2 f3 e1 e2 e3 d1"})
    assert made.seen.explorers_left[1] == 0
    assert made.asks == ("extra", 1)
    made.do("extra a1")
    assert made.asks == ("source", 1)
    assert made.choices() == {"f1", "f2", "f3", "e1", "e2", "e3", "d1", "c2"}
    made.do("source c2")
    assert "c2" not in made.explorers
    assert made.explorers["a1"] == 1
    assert made.told("extra") == [{"by": 1, "at": "a1", "from": "c2"}]
    assert made.asks == ("answer", 0)


@pytest.mark.rule("WS-46", "WS-40")
def test_nuta_lapses_where_there_is_no_such_space():
    """T4x4 of which one half is full; the other one is enclosed with the fence of the turn."""
    spaces = "a3 b3 c3 d3 a4 b4 c4 d4"
    made = table("T4x4", 3, "nuta", "G:d2", fences="a2-a3 b2-b3 c2-c3", explorers={0: spaces})
    made.do("divide d2-d3").bids({1: 2, 2: 1}).do("accept")
    assert made.told("lapse") == [{"by": 1, "color": "G"}]
    assert made.seen.favors_taken[1] == (0, 0, 1)


# Kanal


@pytest.mark.rule("WS-47", "WS-R57")
def test_kanal_sends_an_opponents_explorer_home():
    made = green("kanal", explorers={0: "b1 c1 f1", 2: "d3"})
    assert made.choices() == {"b1", "c1", "d3"}
    made.do("remove d3")
    assert "d3" not in made.explorers
    assert made.seen.explorers_left == (5, 7, 8)
    assert made.told("remove") == [{"by": 1, "at": "d3", "owner": 2}]


@pytest.mark.rule("WS-47")
def test_kanal_reaches_the_eight_neighbours_and_no_own_explorer():
    around = "b1 c1 d1 b2 b3 c3 d3"
    made = green("kanal", explorers={0: f"{around} e2", 1: "d2"})
    assert made.choices() == set(around.split())
    assert made.refusal("remove e2").rule == "WS-47"
    assert made.refusal("remove d2").rule == "WS-47"


@pytest.mark.rule("WS-47", "WS-R22")
def test_kanal_reaches_over_fences_and_into_pending_regions():
    made = table("T6x3", 3, "kanal", "G:c3", fences=SIX, explorers={0: "b2", 2: "b3"})
    made.do("divide b3-c3")
    assert made.region("b2").is_pending
    made.bids({1: 2, 2: 1}).do("accept")
    assert made.choices() == {"b2", "b3"}
    made.do("remove b2")
    assert made.seen.explorers_left[0] == 8
    assert made.told("region")[0]["explorers"] == [0, 0, 1]


@pytest.mark.rule("WS-47", "WS-R22")
def test_kanal_reaches_over_the_corner_of_a_hole():
    """On Kanal, c1 and d2 meet at the corner of the hole d1."""
    made = table("kanal", 3, explorers={0: "c1", 2: "e2"})
    plan = made.plan
    assert plan.rings[plan.spaces.index("d2")] >> plan.spaces.index("c1") & 1


@pytest.mark.rule("WS-47", "WS-40", "WS-R21", "WS-R14")
def test_kanal_lapses_without_an_opponent_around():
    made = green("kanal", explorers={0: "e1", 1: "b1"})
    assert made.told("lapse") == [{"by": 1, "color": "G"}]
    assert made.seen.favors_taken[1] == (0, 0, 1)
    assert made.asks == ("answer", 0)


@pytest.mark.rule("WS-47", "WS-74", "WS-40")
def test_a_single_explorer_to_remove_is_removed_without_asking():
    made = green("kanal", explorers={0: "b1"})
    assert made.told("remove") == [{"by": 1, "at": "b1", "owner": 0}]


# Gimmicks

TURNING = {
    "b1-c1": {"b1-b2", "c1-c2"},
    "b2-c2": {"b1-b2", "c1-c2", "b2-b3"},
    "c2-c3": {"c2-d2", "c3-d3", "b3-c3"},
}


def turning(fences=f"{SIX} c2-c3", favor="G:f3", divide="f2-f3", **given):
    """P1 takes the green favor on f3; the fence of the turn, f2-f3, is far from the others."""
    made = table("T6x3", 3, "gimmicks", favor, fences=fences, **given)
    return made.do(f"divide {divide}").bids({1: 2, 2: 1}).do("accept", "place f3")


def turns(made):
    land, borders = made.state.ground, made.plan.borders
    return {
        fence: {borders[border] for border in land.pivots(number)}
        for number, fence in enumerate(borders)
        if land.pivots(number)
    }


@pytest.mark.rule("WS-48", "WS-49", "WS-X26", "WS-R28")
def test_fences_turn_about_either_end():
    made = table("T6x3", 3, "gimmicks", fences=f"{SIX} c2-c3")
    assert turns(made) == TURNING


@pytest.mark.rule("WS-48", "WS-49", "WS-X26")
def test_first_the_fence_and_then_where_it_goes():
    made = turning()
    assert made.asks == ("pivot", 1)
    assert made.choices() == {*TURNING, "f2-f3"}
    made.do("pivot b2-c2")
    assert made.asks == ("to", 1)
    assert made.choices() == TURNING["b2-c2"]
    assert made.refusal("to a1-b1").rule == "WS-49"
    made.do("to b2-b3")
    assert made.fences == {"b1-c1", "b2-b3", "c2-c3", "f2-f3"}
    assert made.seen.supply == 29
    assert made.told("pivot") == [{"by": 1, "fence": "b2-c2", "to": "b2-b3"}]


@pytest.mark.rule("WS-49", "WS-11", "WS-X26")
def test_who_turns_a_fence_closed_takes_the_tile():
    made = turning().do("pivot c2-c3", "to b3-c3")
    assert made.enclosed == ["a1 a2 a3 b1 b2 b3"]
    assert made.tile_owner(6) == 1
    assert made.scores == [0, 3, 0]


@pytest.mark.rule("WS-49", "WS-07", "WS-X26")
def test_a_turn_must_not_shut_a_hanging_fence_in():
    made = turning(f"{SIX} c2-c3 a1-b1")
    assert turns(made)["c2-c3"] == {"c2-d2", "c3-d3"}


@pytest.mark.rule("WS-48", "WS-R26", "WS-R27", "WS-24")
def test_the_fence_under_the_bid_tile_may_be_turned():
    """The contested spaces stay those of DIVIDE."""
    made = turning().do("pivot f2-f3", "to e3-f3")
    assert made.fences == {"b1-c1", "b2-c2", "c2-c3", "e3-f3"}
    assert made.names(made.seen.contested) == "f2 f3"
    made.do("accept")
    assert made.explorers == {"f3": 1, "f2": 2}


@pytest.mark.rule("WS-48", "WS-R26", "WS-02")
def test_starting_fences_turn_and_scenery_does_not():
    made = table("gimmicks")
    assert {"c3-c4", "d3-e3", "e4-e5", "c5-d5"} == set(turns(made))


@pytest.mark.rule("WS-48", "WS-08", "WS-49")
def test_a_fence_beside_an_enclosed_region_stays():
    made = table("T6x3", 3, "gimmicks", fences=f"{SIX} b3-c3 d1-e1 c1-c2")
    assert {"b1-c1", "b2-c2", "b3-c3"}.isdisjoint(turns(made))
    assert "d1-e1" in turns(made)
    assert not set().union(*turns(made).values()) & {"b1-b2", "b2-b3"}


@pytest.mark.rule("WS-49", "WS-R28")
def test_a_fence_turns_onto_free_borders_only():
    made = table("T6x3", 3, "gimmicks", fences="c1-d1 c1-c2 d1-d2")
    assert "c1-d1" not in turns(made)
    assert turns(made)["c1-c2"] == {"b1-c1", "b2-c2", "c2-d2"}


@pytest.mark.rule("WS-49", "WS-R29")
def test_open_regions_may_merge():
    """Two regions of nine; a fence between them is turned."""
    made = table("T6x3", 3, "gimmicks", fences="c1-d1 c2-d2 c3-d3")
    assert [len(region.spaces) for region in made.regions] == [9, 9]
    assert turns(made)["c2-d2"] == {"c1-c2", "d1-d2", "c2-c3", "d2-d3"}
    assert len(made.state.ground.turned(*map(made.plan.borders.index, ("c2-d2", "c1-c2"))).regions) == 1


@pytest.mark.rule("WS-49", "WS-07")
def test_removal_and_placement_are_judged_together():
    """The fence whose end hangs in the region closes it itself."""
    made = table("T6x3", 3, "gimmicks", fences="b1-c1 b2-c2 c2-c3")
    borders = made.plan.borders
    land = made.state.ground
    assert borders.index("b3-c3") in land.pivots(borders.index("c2-c3"))
    assert land.turned(borders.index("c2-c3"), borders.index("b3-c3")).is_sound


@pytest.mark.rule("WS-48", "WS-40", "WS-R14")
def test_gimmicks_lapses_when_no_fence_can_be_turned():
    """T4x4, where the fence of the turn encloses everything."""
    made = table("T4x4", 3, "gimmicks", "G:d2", fences="a2-a3 b2-b3 c2-c3").do("divide d2-d3")
    made.bids({1: 2, 2: 1}).do("accept", "place d2")
    assert made.told("lapse") == [{"by": 1, "color": "G"}]
    assert made.asks == ("answer", 0)


@pytest.mark.rule("WS-49", "WS-08", "WS-R30")
def test_the_fence_straight_opposite_a_link_may_be_turned():
    """The link c1-c2 of the ring to its island b2, the ring's wall and d1-d2 meet in one vertex."""
    ring = "a2-b2 b1-b2 b2-b3 b2-c2 c1-d1 c2-d2 c3-d3"
    made = table("T6x3", 3, "gimmicks", fences=f"{ring} c1-c2 d1-d2")
    assert made.enclosed == ["a1 a2 a3 b1 b3 c1 c2 c3", "b2"]
    assert turns(made) == {"d1-d2": {"d1-e1", "d2-e2"}}


# Pompa


@pytest.mark.rule("WS-50", "WS-51", "WS-R55")
def test_pompa_raises_an_obelisk():
    made = green("pompa", favors="R:a1", explorers={0: "f1"}, obelisks="f2")
    assert made.choices() == set(made.plan.spaces) - {"a1", "f1", "f2", "c2"}
    made.do("obelisk e3")
    assert made.names(made.seen.obelisks) == "e3 f2"
    assert made.told("obelisk") == [{"by": 1, "at": "e3"}]


@pytest.mark.rule("WS-50", "WS-13")
def test_no_obelisk_in_an_enclosed_region():
    made = table("T6x3", 3, "pompa", "G:c3", fences=SIX).do("divide b3-c3").bids({1: 2, 2: 1})
    made.do("accept", "place c3")
    assert made.choices() == {"c1", "c2", "d1", "d2", "d3", "e1", "e2", "e3", "f1", "f2", "f3"}


@pytest.mark.rule("WS-50", "WS-51", "WS-R25", "WS-25", "WS-35")
def test_an_obelisk_on_the_contested_space_ends_the_bidding():
    made = green("pompa").do("obelisk d2")
    assert made.asks == ("divide", 1)
    assert made.coins == [11, 7, 9]
    assert len(made.told("answer")) == 1


@pytest.mark.rule("WS-51", "WS-25")
def test_no_explorer_enters_the_space_of_an_obelisk():
    made = table("T6x3", 3, "pompa", obelisks="c2").do("divide c2-d2").bids({1: 2, 2: 1}).do("accept")
    assert made.explorers == {"d2": 1}
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-51", "WS-56", "WS-X27")
def test_the_space_of_an_obelisk_counts():
    made = table(
        "T6x3", 3, "pompa", fences="b1-c1 b2-c2 a2-a3", explorers={0: "a2", 1: "b1 b2", 2: "b3"},
        obelisks="a1",
    )  # fmt: skip
    made.do("divide b2-b3")
    assert made.told("region")[0]["spaces"] == ["a1", "b1", "a2", "b2"]
    assert made.source("regions") == [6, 12, 0]
    assert made.source("obelisks") == [0, 5, 0]
    assert made.names(made.seen.obelisks) == "a1"
