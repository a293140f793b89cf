"""The data file (specification, sections 2.3 and 2.4) and editions with other maps."""

import pytest

from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from boardwright.core.errors import DataError, UsageError
from boardwright.games.world_splitters.data.loading import FILE, load
from boardwright.testing.situation import walk
from tests.games.world_splitters.editions import LARGEST, PRINTED, SMALL, changed, edition
from tests.games.world_splitters.scenario import COUNTS, MAPS, Table, make, map_text


def refused(text, any_favors=False):
    """The one line with which a file is refused."""
    with pytest.raises(DataError) as caught:
        load(text, "nuta", 3, any_favors)
    line = str(caught.value)
    assert "\n" not in line
    assert line.startswith(f"{FILE}: ")
    return line


def test_the_printed_values():
    for map_id in MAPS:
        data = load(PRINTED, map_id, 3)
        assert data.map_id == map_id
        assert map_id.capitalize() in data.map_name
        assert (data.fences_total, data.markers, data.ground.limit) == (38, 8, 8)
        assert data.bonus_points == [7, 6, 5, 4, 4, 3, 3, 2]
        assert "".join("RYG"[color] for color in data.bonus_colors) == "RYGRYGRY"
        assert sum(data.bonus_points) == 34


REFUSALS = [
    # rows
    ('"#.G.Y.#",\n  ".R...R."', '"#.G.Y.",\n  ".R...R."', "maps.nuta.rows: rows must have equal length"),
    ('  "Y..G...",', '  "Y..B...",', "maps.nuta.rows: may hold only . # R Y G"),
    ('  "Y..G...",', '  "Y..g...",', "maps.nuta.rows: may hold only . # R Y G"),
    ('  "Y..G...",', '  ".......",', "maps.nuta.rows: must hold 5 favors Y, not 4"),
    ('  "Y..G...",', '  "YG.G...",', "maps.nuta.rows: must hold 5 favors G, not 6"),
    ('  ".R.Y.R.",', '  ".R.Y...",', "maps.nuta.rows: must hold 5 favors R, not 4"),
    ('  ".R.Y.R.",', "  7,", "maps.nuta.rows: must be a list of rows"),
    # borders
    ('"d1-e1", "a4-a5"', '"d1-f1", "a4-a5"', "maps.nuta.fences: d1-f1 joins no two spaces of the map"),
    ('"d1-e1", "a4-a5"', '"e1-d1", "a4-a5"', "maps.nuta.fences: e1-d1 joins no two spaces of the map"),
    ('"d1-e1", "a4-a5"', '"a1-b1", "a4-a5"', "maps.nuta.fences: a1-b1 joins no two spaces of the map"),
    ('"d1-e1", "a4-a5"', '"d1-e1", "d1-e1"', "maps.nuta: border d1-e1 is used twice"),
    ('"d1-e1", "a4-a5"', '"b2-b3", "a4-a5"', "maps.nuta: border b2-b3 is used twice"),
    ('"d1-e1", "a4-a5"', '3, "a4-a5"', "maps.nuta.fences: must be a list of borders"),
    ('[["b2-b3", "c2-c3"], ["e3-f3"', '[["b2-b3", "c2-c3"], ["b2-b3"', "border b2-b3 is used twice"),
    # scenery
    ('["e3-f3", "e4-f4"]', '["e3-f3", "e5-f5"]', "maps.nuta.scenery: e3-f3, e5-f5 is no connected line"),
    ('["e3-f3", "e4-f4"]', "[]", "maps.nuta.scenery: an empty list is no connected line"),
    ('["e3-f3", "e4-f4"]', '"e3-f3"', "maps.nuta.scenery: must be a list of borders"),
    (
        '["e3-f3", "e4-f4"]',
        '["e3-f3", "e4-f4", "e3-e4"]',
        "maps.nuta.scenery: e3-f3, e4-f4, e3-e4 is no connected line",
    ),
    (
        '["e3-f3", "e4-f4"]',
        '["d3-e3", "d3-d4", "d4-e4", "e3-e4"]',
        "is no connected line",
    ),
    (
        '["e3-f3", "e4-f4"]',
        '["e3-f3", "f3-g3", "f2-f3", "f3-f4"]',
        "maps.nuta.scenery: e3-f3, f3-g3, f2-f3, f3-f4 is no connected line",
    ),
    # the land at the start
    (
        'fences = ["d1-e1", "a4-a5", "e6-f6"]',
        'fences = ["d1-e1", "a4-a5", "e6-f6", "b1-b2", "b1-c1"]',
        "maps.nuta: a region of 1 is enclosed at the start",
    ),
    # lists and numbers
    ("[7, 6, 5, 4, 4, 3, 3, 2]", "[7, 6, 5, 4, 4, 3, 3]", "bonus_points: must have an entry for each size"),
    ("[7, 6, 5, 4, 4, 3, 3, 2]", "[7, 6, 5, 4, 4, 3, 3, -2]", "bonus_points: must be a list of whole"),
    ("[7, 6, 5, 4, 4, 3, 3, 2]", "[7, 6, 5, 4, 4, 3, 3, 2.0]", "bonus_points: must be a list of whole"),
    ('"R", "Y"]', '"R"]', "bonus_colour: must have an entry for each size from 1 to 8"),
    ('"R", "Y"]', '"R", "B"]', "bonus_colour: must be a list of R, Y, G"),
    ("max_enclosed = 8", "max_enclosed = 9", "bonus_points: must have an entry for each size from 1 to 9"),
    ("max_enclosed = 8", "max_enclosed = 0", "max_enclosed: must be a whole number from 1"),
    ("fences_total = 38", "fences_total = 39", "fences_total: must be a whole number from 1 to 38"),
    ("fences_total = 38", "fences_total = 3.0", "fences_total: must be a whole number from 1 to 38"),
    ("fences_total = 38", "fences_total = true", "fences_total: must be a whole number from 1 to 38"),
    ("fences_total = 38", "fences_total = 3", "maps.gimmicks.fences: are more than there are"),
    ("enclosure_markers = 8", "enclosure_markers = 0", "enclosure_markers: must be a whole number"),
    # keys
    ('power = "nuta"', 'power = "nuts"', "maps.nuta.power: must be one of nuta, kanal, gimmicks, pompa"),
    ('name = "Nuta, The Tundra"', 'name = " "', "maps.nuta.name: must be a name"),
    ('name = "Nuta, The Tundra"', "", "maps.nuta.name: is missing"),
    ('name = "Nuta, The Tundra"', 'name = "Nuta"\nnom = "Nuta"', "maps.nuta.nom: is not one of name"),
    ('schema = "world_splitters/1"', 'schema = "world_splitters/2"', "schema: must be 'world_splitters/1'"),
    ('schema = "world_splitters/1"', "", "schema: is missing"),
    ('schema = "world_splitters/1"', 'schema = "world_splitters/1"\nx = 1', "x: is not one of schema"),
]


@pytest.mark.parametrize(("old", "new", "reason"), REFUSALS)
def test_what_is_no_map_is_refused(old, new, reason):
    assert reason in refused(changed((old, new)))


def test_what_is_no_file_is_refused():
    assert "not a TOML file" in refused("rows = [")
    assert "maps: must hold at least one map" in refused(PRINTED[: PRINTED.index("[maps")] + "[maps]")
    assert "maps.nuta: must be a table" in refused(PRINTED[: PRINTED.index("[maps")] + "[maps]\nnuta = 3")


@pytest.mark.rule("WS-22")
def test_a_map_without_a_legal_border_is_refused():
    """Four fences hang down and up side by side: every other one would shut one of them in."""
    fences = "a1-b1 b1-c1 a3-b3 b3-c3"
    assert "maps.test: no border is free for a fence" in refused(map_text(["..."] * 3, fences=fences), True)


@pytest.mark.rule("WS-R01")
def test_a_map_of_eight_spaces_is_refused_and_one_of_nine_is_not():
    assert "maps.test: a region of 8 is enclosed at the start" in refused(map_text(["...."] * 2), True)
    assert load(map_text(["..."] * 3), "test", 3, any_favors=True).ground.enclosed == 0


def test_every_map_of_the_file_is_checked():
    text = changed(('power = "pompa"', 'power = "pomp"'))
    assert "maps.pompa.power" in refused(text)


def test_an_unknown_map_is_refused():
    with pytest.raises(UsageError, match=r"There is no map 'atlantis'; there is nuta, kanal, gimm"):
        load(PRINTED, "atlantis", 3)
    with pytest.raises(UsageError, match=r"There is no map 'nuta'; there is test\."):
        make(3, edition(SMALL))


def test_a_line_of_scenery_may_be_of_any_length():
    longer = '["e3-f3", "e4-f4", "e4-e5", "d4-d5"]'
    data = load(changed(('["e3-f3", "e4-f4"]', longer)), "nuta", 3)
    assert data.ground.scenery.bit_count() == 8
    assert load(changed(('["e3-f3", "e4-f4"]', '["e3-f3"]')), "nuta", 3).ground.scenery.bit_count() == 5


def test_62_spaces_fit_and_63_do_not():
    assert len(load(map_text(LARGEST), "test", 3, any_favors=True).ground.plan.spaces) == 62
    more = [row.replace("#..#", "#...") for row in LARGEST]
    assert "maps.test.rows: a map has 62 spaces at most" in refused(map_text(more), True)
    assert "at most 26 rows and columns" in refused(map_text(["." * 27, "." * 27]), True)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("rows", [SMALL, LARGEST], ids=["small", "largest"])
def test_games_on_maps_of_other_sizes(players, rows):
    for power in MAPS:
        game = make(players, edition(rows, power, markers=5), map="test")
        spaces = sum(len(row) - row.count("#") for row in rows)
        assert game.num_actions > 4 * len(game.data.ground.plan.borders) + 5 * spaces
        for at in walk(game, players):
            if at.number % 8 == 0 or not at.state.actors():
                seen = game.observation(at.state, None)
                assert len(seen.explorers) == spaces
                assert sum(len(region.spaces) for region in seen.regions) == spaces
        assert game.observation(at.state, None).phase == "over"


def test_an_edition_has_its_own_maps_tiles_and_markers():
    text = map_text(SMALL, "pompa", 3, "a1-b1").replace(
        "[7, 6, 5, 4, 4, 3, 3, 2]", "[9, 8, 7, 6, 5, 4, 3, 2]"
    )
    text = text.replace("fences_total = 38", "fences_total = 12")
    game = make(3, {FILE: text}, map="test")
    made = Table(game).do("start 0")
    assert made.seen.supply == 11
    assert made.seen.markers == 3
    assert "a1-b1" in made.fences
    made.do("divide a1-a2")
    assert made.scores == [9, 0, 0]


def test_an_edition_where_regions_of_five_are_too_large():
    text = map_text(SMALL).replace("max_enclosed = 8", "max_enclosed = 4")
    text = text.replace(", 4, 3, 3, 2]", "]").replace(', "Y", "G", "R", "Y"]', "]")
    game = make(3, {FILE: text}, map="test")
    state = game.new()
    playout(state, Dice(4))
    assert all(region.bit_count() <= 4 for region in state.regions)
    assert state.regions


def test_an_edition_without_a_fence_in_the_supply_is_over_at_once():
    """WS-22 is looked at before the first turn too."""
    text = map_text(SMALL, fences="a1-b1").replace("fences_total = 38", "fences_total = 1")
    game = make(3, {FILE: text}, map="test")
    made = Table(game).do("start 1")
    assert made.phase == "over"
    assert made.told("stop") == [{"reason": "no_fence", "regions": 0}]
    record = game.neutral_record(made.events, made.state)
    assert record["start"] == 1
    assert record["final"]["turns"] == 0
