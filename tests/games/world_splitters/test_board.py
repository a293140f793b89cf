"""Spaces, barriers, regions and legal fences (specification, section 3)."""

import pytest

from boardwright.games.world_splitters.data.plan import Plan
from boardwright.games.world_splitters.rules.ground import Ground
from tests.games.world_splitters.scenario import MAPS, small_game, table

NEARLY_SIX = "b1-c1 b2-c2"
"""On T6x3, b3-c3 would enclose a1..b3."""


def ground(size="T6x3", fences="", supply=30):
    return table(size, fences=fences, supply=supply)


@pytest.mark.rule("WS-01")
def test_spaces_and_borders_are_named_by_column_and_row():
    plan = ground().plan
    assert plan.spaces[:2] == ["a1", "b1"]
    assert plan.spaces[-1] == "f3"
    assert (len(plan.spaces), len(plan.borders)) == (18, 27)
    border = plan.borders.index("c1-d1")
    assert (plan.is_upright[border], plan.left[border], plan.right[border]) == (True, 2, 3)
    border = plan.borders.index("c1-c2")
    assert (plan.is_upright[border], plan.left[border], plan.right[border]) == (False, 2, 8)
    assert (plan.tail[border], plan.head[border]) == (plan.vertex(2, 1), plan.vertex(3, 1))


@pytest.mark.rule("WS-01", "WS-03")
def test_holes_and_the_outside_are_map_edge():
    plan = small_game(3, ["....", ".##.", "....", "...."]).data.ground.plan
    assert "b2" not in plan.spaces
    assert "a2-b2" not in plan.borders
    assert "b1-b2" not in plan.borders
    edge = [number for number, is_edge in enumerate(plan.is_edge) if is_edge]
    inner = {plan.vertex(column, row) for column in (1, 2, 3) for row in (1, 2)}
    outer = {plan.vertex(c, r) for c in range(5) for r in range(5) if c in (0, 4) or r in (0, 4)}
    assert set(edge) == inner | outer
    lines = [{vertex for vertex in range(25) if plan.edges[vertex] == line} for line in (0, min(inner))]
    assert lines == [outer, inner]


@pytest.mark.rule("WS-01", "WS-05")
def test_spaces_that_meet_at_a_corner_are_no_neighbours():
    plan = Plan([".#", "#."])
    assert (plan.spaces, plan.borders) == (["a1", "b2"], [])
    assert Ground(plan, 0, 0, 8).regions == [1, 2]


@pytest.mark.rule("WS-02")
@pytest.mark.parametrize("map_id", MAPS)
def test_no_fence_goes_where_a_barrier_is(map_id):
    made = table(map_id)
    plan, land = made.plan, made.state.ground
    for border in range(len(plan.borders)):
        if land.barriers >> border & 1:
            refused = made.refusal(f"divide {plan.borders[border]}")
            assert refused.rule == "WS-09"
            assert "there is a barrier already" in refused.reason


@pytest.mark.rule("WS-02", "WS-05", "WS-06")
def test_scenery_separates_like_a_fence():
    """Kanal: scenery below b2 and c2 is the lower side of {a1..c2}."""
    made = table("kanal", fences="a2-a3")
    assert "c1-d1" not in made.plan.borders
    made.do("divide c2-d2")
    assert made.enclosed == ["a1 a2 b1 b2 c1 c2"]


@pytest.mark.rule("WS-02")
@pytest.mark.parametrize("map_id", MAPS)
def test_scenery_stays_for_ever(map_id):
    made = table(map_id, 4)
    scenery = made.state.ground.scenery
    assert scenery.bit_count() == 6
    land = made.state.ground
    assert all(land.pivots(border) == [] for border in range(len(made.plan.borders)) if scenery >> border & 1)


@pytest.mark.rule("WS-05")
def test_a_region_is_what_can_be_walked_over_free_borders():
    made = ground(fences="a1-b1 a1-a2", supply=9)
    assert made.enclosed == ["a1"]
    assert made.spaces(made.region("b1")).split()[:3] == ["a2", "a3", "b1"]


@pytest.mark.rule("WS-05")
def test_pieces_on_spaces_do_not_divide_land():
    made = table("T6x3", favors="R:c1 Y:c2", explorers={0: "c3"}, obelisks="d1")
    assert len(made.regions) == 1


# Connected ends


@pytest.mark.rule("WS-03", "WS-04", "WS-R03")
@pytest.mark.parametrize(
    ("fences", "loose"),
    [
        ("c2-d2", [(3, 1), (3, 2)]),  # floats: both ends
        ("c1-d1", [(3, 1)]),  # from the map edge
        ("c1-d1 c2-d2", [(3, 2)]),  # straight on
        ("c1-d1 c1-c2", [(2, 1)]),  # round a corner
        ("c1-d1 c2-d2 c3-d3", []),
    ],
)
def test_an_end_is_connected_at_map_edge_or_another_barrier(fences, loose):
    made = ground(fences=fences)
    assert made.state.ground.loose_ends() == [made.plan.vertex(column, row) for column, row in loose]


@pytest.mark.rule("WS-03", "WS-02")
def test_scenery_connects_an_end():
    """On Kanal the scenery under b2, c2 ends at the corners of b2 and c2."""
    made = table("kanal", fences="b3-c3")
    upper_end = made.plan.tail[made.plan.borders.index("b3-c3")]
    assert upper_end not in made.state.ground.loose_ends()
    assert made.plan.head[made.plan.borders.index("b3-c3")] in made.state.ground.loose_ends()


# Enclosed and open


@pytest.mark.rule("WS-06", "WS-07", "WS-R01", "WS-X10")
def test_eight_spaces_are_enclosed():
    made = table("T4x4", fences="a2-a3 b2-b3 c2-c3")
    made.do("divide d2-d3")
    assert made.enclosed == ["a1 a2 b1 b2 c1 c2 d1 d2", "a3 a4 b3 b4 c3 c4 d3 d4"]
    assert made.scores == [2, 0, 0]


@pytest.mark.rule("WS-12", "WS-R07", "WS-X10", "WS-22", "WS-57", "WS-R43")
def test_two_equal_regions_at_once_bring_one_tile():
    made = table("T4x4", fences="a2-a3 b2-b3 c2-c3")
    made.do("divide d2-d3")
    assert made.tile_owner(8) == 0
    assert made.seen.colors[0] == (0, 1, 0)
    assert made.source("tiles") == [2, 0, 0]
    assert [region["tile"] for region in made.told("enclose")] == [True, False]
    made.bids({1: 0, 2: 0}).do("accept", "place d2", "accept")
    assert made.seen.markers == 6
    assert made.told("stop") == [{"reason": "no_border", "regions": 2}]
    assert made.seen.turn == 1


@pytest.mark.rule("WS-06", "WS-R01", "WS-X11")
def test_nine_spaces_are_open():
    made = ground(fences="c1-d1 c2-d2")
    made.do("divide c3-d3")
    assert [len(region.spaces) for region in made.regions] == [9, 9]
    assert made.enclosed == []
    assert made.told("enclose") == []
    assert set(made.seen.tiles) == {-1}


@pytest.mark.rule("WS-06", "WS-R02", "WS-R05", "WS-09")
def test_a_hanging_fence_in_land_of_nine_is_fine():
    made = ground(fences="c1-d1 c2-d2 a1-b1")
    made.do("divide c3-d3")
    assert [len(region.spaces) for region in made.regions] == [9, 9]
    assert made.enclosed == []


@pytest.mark.rule("WS-07", "WS-09", "WS-X02")
def test_a_hanging_fence_bans_the_closing():
    made = ground(fences=f"{NEARLY_SIX} a1-b1")
    refused = made.refusal("divide b3-c3")
    assert refused.rule == "WS-09"
    assert "loose end" in refused.reason
    made = ground(fences=NEARLY_SIX)
    made.do("divide b3-c3")
    assert made.enclosed == ["a1 a2 a3 b1 b2 b3"]


@pytest.mark.rule("WS-09", "WS-R05", "WS-X12")
def test_a_hanging_fence_outside_is_harmless():
    made = ground(fences=f"{NEARLY_SIX} e1-f1")
    made.do("divide b3-c3")
    assert made.enclosed == ["a1 a2 a3 b1 b2 b3"]
    assert len(made.region("f1").spaces) == 12


@pytest.mark.rule("WS-09", "WS-R06")
def test_one_part_with_a_hanging_fence_bans_both():
    """T4x4 in two halves of 8, a fence hanging in one of them."""
    halves = "a2-a3 b2-b3 c2-c3"
    assert "divide d2-d3" in ground("T4x4", halves).options()
    for hanging in ("a1-b1", "c4-d4", "b3-b4"):
        assert "divide d2-d3" not in ground("T4x4", f"{halves} {hanging}").options()


@pytest.mark.rule("WS-12", "WS-R07", "WS-11")
def test_two_regions_of_different_sizes_bring_two_tiles():
    made = ground("T4x4", "a2-a3 b2-b3 c2-c3 c3-d3 c4-d4")
    assert made.enclosed == ["a3 a4 b3 b4 c3 c4"]
    made.do("divide d2-d3")
    assert [len(region["spaces"]) for region in made.told("enclose")] == [8, 2]
    assert (made.tile_owner(8), made.tile_owner(2), made.tile_owner(6)) == (0, 0, -1)
    assert made.source("tiles") == [2 + 6, 0, 0]


@pytest.mark.rule("WS-04", "WS-06")
def test_the_fence_itself_may_connect_the_loose_end():
    """The last fence of a wall starts where another one hangs."""
    made = ground(fences="b1-c1 b3-c3")
    made.do("divide b2-c2")
    assert made.enclosed == ["a1 a2 a3 b1 b2 b3"]


@pytest.mark.rule("WS-09", "WS-10", "WS-R04", "WS-X14")
def test_a_fence_need_not_touch_anything():
    made = ground()
    assert len(made.options()) == 27
    made.do("divide c2-d2")
    assert "c2-d2" in made.fences
    assert len(made.regions) == 1


@pytest.mark.rule("WS-08", "WS-09")
def test_no_fence_goes_into_an_enclosed_region_or_on_its_side():
    made = ground(fences=f"{NEARLY_SIX} b3-c3")
    for border in ("a1-b1", "b2-b3", "a1-a2"):
        refused = made.refusal(f"divide {border}")
        assert "enclosed region" in refused.reason
    assert "divide c1-d1" in made.options()
    assert made.refusal("divide b1-c1").reason.endswith("there is a barrier already.")


# Rings and islands


RING = "a2-b2 b1-b2 b2-b3"
"""On T6x3 b2-c2 makes {b2} an island."""
RING_OPEN = f"{RING} b2-c2 c1-d1 c2-d2"


@pytest.mark.rule("WS-X13", "WS-11")
def test_an_island_of_one_space():
    made = ground(fences=RING)
    made.do("divide b2-c2")
    assert made.enclosed == ["b2"]
    assert made.scores == [7, 0, 0]
    assert made.tile_owner(1) == 0


@pytest.mark.rule("WS-X13", "WS-R08", "WS-R09", "WS-08")
def test_a_ring_with_a_link_to_its_island():
    made = ground(fences=f"{RING_OPEN} a1-b1")
    assert made.state.ground.loose_ends() == [made.plan.head[made.plan.borders.index("c2-d2")]]
    made.do("divide c3-d3")
    assert made.enclosed == ["a1 a2 a3 b1 b3 c1 c2 c3", "b2"]
    assert made.told("enclose")[0]["spaces"] == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert made.tile_owner(8) == 0


@pytest.mark.rule("WS-R08")
def test_a_ring_without_a_link():
    made = ground(fences=RING_OPEN)
    made.do("divide c3-d3")
    assert len(made.region("a1").spaces) == 8
    assert made.region("a1").is_enclosed


@pytest.mark.rule("WS-R09")
@pytest.mark.parametrize("link", ["a2-a3", "b1-c1", "c2-c3", "a1-b1 b1-c1"])
def test_links_between_island_and_wall_do_not_hang(link):
    made = ground(fences=f"{RING_OPEN} {link}")
    assert "divide c3-d3" in made.options()


@pytest.mark.rule("WS-08", "WS-R30", "WS-49")
def test_a_fence_inside_an_enclosed_region_cannot_be_turned():
    made = table("T6x3", fences=f"{RING_OPEN} a1-b1 c3-d3", power="gimmicks")
    land = made.state.ground
    assert made.enclosed == ["a1 a2 a3 b1 b3 c1 c2 c3", "b2"]
    assert all(land.pivots(fence) == [] for fence in range(len(made.plan.borders)))


# Bonus tiles


BY_SIZE = [
    (1, 7, "a1-b1", "a1-a2"),
    (2, 6, "b1-c1 a1-a2", "b1-b2"),
    (3, 5, "a1-b1 a2-b2", "a3-b3"),
    (4, 4, "b1-c1 b2-c2 a2-a3", "b2-b3"),
    (5, 4, "b1-c1 b2-c2 a3-b3", "b2-b3"),
    (6, 3, "b1-c1 b2-c2", "b3-c3"),
    (7, 3, "c1-d1 c1-c2 b2-c2", "b3-c3"),
    (8, 2, "c1-d1 c2-d2 c2-c3", "b3-c3"),
]


@pytest.mark.rule("WS-11")
@pytest.mark.parametrize(("size", "points", "fences", "last"), BY_SIZE)
def test_who_closes_takes_the_tile_of_that_size(size, points, fences, last):
    made = table("T6x3", fences=fences, active=1)
    made.do(f"divide {last}")
    assert len(made.enclosed[0].split()) == size
    assert made.tile_owner(size) == 1
    assert made.source("tiles") == [0, points, 0]
    color = {1: 0, 4: 0, 7: 0, 2: 1, 5: 1, 8: 1, 3: 2, 6: 2}[size]
    assert made.seen.colors[1] == tuple(int(number == color) for number in range(3))


@pytest.mark.rule("WS-11")
@pytest.mark.parametrize(("size", "points", "fences", "last"), BY_SIZE)
def test_a_tile_that_is_gone_brings_nothing(size, points, fences, last):
    made = table("T6x3", fences=fences, tiles={size: 2})
    made.do(f"divide {last}")
    assert len(made.enclosed[0].split()) == size
    assert made.tile_owner(size) == 2
    assert made.source("tiles") == [0, 0, 0]
    assert not made.told("enclose")[0]["tile"]


@pytest.mark.rule("WS-11", "WS-X01")
def test_a_region_of_three_on_kanal():
    made = table("kanal", fences="c1-c2 b1-b2")
    made.do("divide a1-a2")
    assert made.enclosed == ["a1 b1 c1"]
    assert made.tile_owner(3) == 0
    assert made.seen.colors[0] == (0, 0, 1)
    assert made.scores == [5, 0, 0]


@pytest.mark.rule("WS-13", "WS-08", "WS-53")
def test_a_new_region_is_pending_until_resolve():
    made = ground(fences=NEARLY_SIX)
    made.do("divide b3-c3")
    assert made.region("a1").is_pending
    assert made.seen.markers == 8
    made.bids({1: 0, 2: 0}).do("accept", "place b3", "accept")
    assert not made.region("a1").is_pending
    assert made.region("a1").is_enclosed
    assert made.seen.markers == 7
    assert not {"divide a1-b1", "divide a1-a2"} & set(made.options())
