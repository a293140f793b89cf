"""The fast legality of fences and turns says what a plain and slow one says."""

from itertools import islice

import pytest

from boardwright.core.dice import Dice
from tests.games.world_splitters.fence_walks import differences, random_land, walk
from tests.games.world_splitters.scenario import MAPS, make, table
from tests.games.world_splitters.slow_ground import SlowGround, border

POSITIONS = 400
"""On each map; `scripts/check_fences.py` looks at as many as are asked for."""


def found(lands):
    """All differences in positions of random walks, one walk from each land."""
    positions = (
        position for number, land in enumerate(lands) for position in walk(land, Dice(POSITIONS, number))
    )
    return [line for position in islice(positions, POSITIONS) for line in differences(position)]


@pytest.mark.rule("WS-05", "WS-06", "WS-07", "WS-09", "WS-10", "WS-48", "WS-49")
@pytest.mark.parametrize("map_id", MAPS)
def test_the_four_maps(map_id):
    assert found([make(3, map=map_id).data.ground] * POSITIONS) == []


@pytest.mark.rule("WS-01", "WS-05", "WS-06", "WS-07", "WS-09", "WS-10", "WS-48", "WS-49")
def test_maps_of_other_sizes_with_holes_and_scenery():
    assert found([random_land(Dice(7, number)) for number in range(POSITIONS)]) == []


@pytest.mark.rule("WS-12", "WS-07", "WS-08")
def test_what_was_enclosed_stays_and_one_fence_encloses_two_at_most():
    for number in range(30):
        before = None
        for land in walk(random_land(Dice(8, number)), Dice(8, number)):
            assert land.is_sound
            if before is not None:
                assert before.enclosed & ~land.enclosed == 0
                assert set(before.regions) & set(land.regions) >= {
                    region for region in before.regions if region & before.enclosed
                }
                assert len(land.newly_enclosed(before)) <= 2
            before = land


def test_walks_come_to_what_is_rare():
    """So that the comparison is worth something."""
    seen = set()
    for number in range(60, 75):
        before = None
        for land in walk(random_land(Dice(7, number)), Dice(9, number)):
            seen |= {"link"} if _has_link(land) else set()
            if before is not None:
                seen |= {"merged"} if len(land.regions) < len(before.regions) else set()
                seen |= {"two at once"} if len(land.newly_enclosed(before)) == 2 else set()
            before = land
    assert seen == {"link", "merged", "two at once"}


def _has_link(land):
    """Whether a barrier stands inside an enclosed region."""
    plan = land.plan
    return any(
        land.barriers >> fence & 1
        and land.region_of(plan.left[fence]) & land.enclosed & 1 << plan.right[fence]
        for fence in range(len(plan.borders))
    )


def test_the_slow_one_knows_the_worked_cases():
    """So that the two do not err together: WS-X02, WS-X13, WS-X26."""
    rows = ["." * 6] * 3
    hanging = SlowGround(rows, [], ["b1-c1", "b2-c2", "a1-b1"], 8)
    assert border("b3-c3") not in hanging.legal_fences()
    ring = ["a2-b2", "b1-b2", "b2-b3", "b2-c2", "c1-d1", "c2-d2", "a1-b1"]
    assert border("c3-d3") in SlowGround(rows, [], ring, 8).legal_fences()
    turning = SlowGround(rows, [], ["b1-c1", "b2-c2", "c2-c3"], 8).turns()
    assert turning[border("c2-c3")] == {border("c2-d2"), border("c3-d3"), border("b3-c3")}


def test_a_difference_is_found():
    land = table("T6x3", fences="b1-c1 b2-c2 a1-b1").state.ground
    assert differences(land) == []
    land._legal = list(range(27))
    assert [line.split(":")[0] for line in differences(land)] == [
        "legal fences",
        "regions that fences enclose",
    ]
