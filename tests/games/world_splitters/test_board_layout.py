"""Where things lie on the map: outlines of regions, areas that choose a border, ways of the arrow keys."""

import pytest

from boardwright.games.world_splitters.board.layout import Layout, neighbours
from boardwright.games.world_splitters.board.regions import quiet_spot
from boardwright.games.world_splitters.data.plan import Plan
from tests.games.world_splitters.looking import positions, scene
from tests.games.world_splitters.scenario import MAPS, make


def test_an_outline_turns_at_corners_only():
    layout = Layout(Plan(["..", ".#"]))
    assert layout.outline([0]) == "M0 0L100 0L100 100L0 100Z"
    assert layout.land() == "M0 0L200 0L200 100L100 100L100 200L0 200Z"


def test_an_outline_goes_round_an_island_too():
    layout = Layout(Plan(["...", "...", "..."]))
    ring = [space for space in range(9) if space != 4]
    assert layout.outline(ring).count("Z") == 2


def test_spaces_that_meet_at_a_corner_are_outlined_both():
    layout = Layout(Plan(["..", ".."]))
    outline = layout.outline([0, 3])
    assert outline.count("100 100") == 2


def test_a_border_is_chosen_between_its_ends_and_its_spaces():
    layout = Layout(Plan([".."]))
    assert layout.rhombus(0) == "M100 0L50 50L100 100L150 50Z"
    assert layout.along(0) == "translate(100 0) rotate(90)"


@pytest.mark.parametrize("map_id", MAPS)
def test_arrow_keys_reach_every_border(map_id: str):
    layout = Layout(make(3, map=map_id).new().ground.plan)
    places = [layout.border(border) for border in range(len(layout.plan.borders))]
    ways = neighbours(places)
    reached, stack = {0}, [0]
    while stack:
        for other in ways[stack.pop()].values():
            if other not in reached:
                reached.add(other)
                stack.append(other)
    assert len(reached) == len(places)


def test_an_arrow_goes_its_own_way():
    places = [(0, 0), (100, 0), (50, 50), (0, 100)]
    assert neighbours(places)[0] == {"right": 1, "down": 3}
    assert neighbours(places)[3] == {"right": 2, "up": 0}


def test_a_size_stands_where_no_piece_lies():
    for game, state in list(positions(3, "nuta", 9))[::8]:
        seen = scene(game, state, None)
        pieces = [
            seen.layout.middle(space)
            for space, seat in enumerate(seen.observation.explorers)
            if seat >= 0 or seen.observation.favors[space] >= 0
        ]
        for region in seen.observation.regions:
            assert quiet_spot(seen, region.spaces) not in pieces
