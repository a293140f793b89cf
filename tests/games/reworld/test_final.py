"""The end of the game and the final population ship (specification, RW-80 to RW-87)."""

import pytest

import boardwright
from tests.games.reworld.scenario import LETTERS, SHIPS, Table, carriers

CATEGORIES = ["defence", *LETTERS]
SHIELDS = {0: "", 3: "S-2 S-1", 4: "S-2 S-2", 6: "S-2 S-2 S-2", 9: "S-1 S-1 S-1 S-1 S-1 S-1 S-1 S-1 S-1"}


def final_points(players, category, values):
    """By seat, what the final ship gives for these shields, or tiles of a city with its sign."""
    state = boardwright.make("reworld", players).new()
    for seat, value in enumerate(values):
        if category == "defence":
            one_shield = 6  # the kind S-1
            state.defence[seat] = (one_shield,) * value
        elif value:
            state.cities[seat * 5 + LETTERS.index(category)] = (LETTERS.index(category),) * (value - 1)
    assert state.final_values()[CATEGORIES.index(category)] == list(values)
    return state.final_points()[CATEGORIES.index(category)]


@pytest.mark.rule("RW-W30", "RW-84", "RW-85", "RW-R36")
def test_w30_a_shared_first_place():
    assert final_points(4, "defence", (9, 9, 4, 0)) == [15, 15, 4, -3]


@pytest.mark.rule("RW-W31", "RW-84", "RW-R38", "RW-R37")
def test_w31_three_on_top():
    assert final_points(4, "A", (5, 5, 5, 3)) == [10, 10, 10, 0]


@pytest.mark.rule("RW-W32", "RW-84", "RW-R37", "RW-R38")
def test_w32_a_tie_for_second():
    assert final_points(3, "C", (4, 4, 6)) == [2, 2, 11]


@pytest.mark.rule("RW-W33", "RW-84", "RW-R39")
def test_w33_two_players():
    assert final_points(2, "E", (4, 4)) == [4, 4]
    assert final_points(2, "defence", (3, 0)) == [15, -3]
    assert final_points(2, "defence", (3, 3)) == [7, 7]
    assert final_points(2, "A", (3, 2)) == [14, 0]


@pytest.mark.rule("RW-W34", "RW-85", "RW-82")
def test_w34_alone_in_a_city():
    assert final_points(4, "E", (0, 0, 2, 0)) == [-3, -3, 10, -3]


@pytest.mark.rule("RW-R36", "RW-85", "RW-83")
def test_a_third_place_is_not_awarded_to_somebody_absent():
    assert final_points(4, "B", (5, 0, 3, 0)) == [16, -3, 8, -3]


@pytest.mark.rule("RW-R37", "RW-84")
def test_a_tie_that_covers_a_place_without_points():
    assert final_points(3, "defence", (6, 5, 5)) == [15, 3, 3]
    assert final_points(4, "E", (5, 4, 3, 3)) == [10, 6, 1, 1]
    assert final_points(4, "E", (3, 3, 3, 3)) == [4, 4, 4, 4]


PLACES = {
    2: {"defence": (15,), "A": (14,), "B": (12,), "C": (11,), "D": (9,), "E": (8,)},
    3: {"defence": (15, 7), "A": (14, 6), "B": (12, 6), "C": (11, 5), "D": (9, 5), "E": (8, 4)},
    4: {
        **{"defence": (20, 10, 4), "A": (18, 10, 4), "B": (16, 8, 4)},
        **{"C": (14, 8, 2), "D": (12, 6, 2), "E": (10, 6, 2)},
    },
}


@pytest.mark.rule("RW-83", "RW-81", "RW-4", "RW-R39")
@pytest.mark.parametrize("category", CATEGORIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_without_ties(players, category):
    values = [2 + seat for seat in range(players)]
    places = [*PLACES[players][category], 0, 0, 0][:players]
    assert final_points(players, category, values) == places[::-1]


W35_CITIES = {
    0: {"A": "T-A T-A T-A B-K1", "B": "T-B B-K2", "D": "T-D B-F B-F B-K3 B-K3"},
    1: {"A": "T-A B-K1 B-K1", "C": "T-C B-K4 B-K4", "E": "T-E"},
    2: {"A": "B-F B-F B-F", "B": "T-B B-K2", "C": "T-C", "D": "T-D B-K3", "E": "T-E T-E B-F B-F"},
}


def whole_ship(*scores):
    """W35 at the last turn: seat 2 sacrifices a unit, which leads to no ship."""
    defence = {0: "S-2 S-2 S-2", 1: "S-2 S-2 S-1 S-1"}
    points = dict(enumerate(scores))
    docked = {2: {1: "B-F"}}
    return carriers(3, docked, W35_CITIES, defence, ships=[], turn=2, scores=points).do("sacrifice 1")


@pytest.mark.rule("RW-W35", "RW-81", "RW-82", "RW-83", "RW-84", "RW-85", "RW-80")
def test_w35_a_whole_ship():
    table = whole_ship(64, 70, 61)
    assert table.phase == "over"
    assert {told["category"]: told["points"] for told in table.told("final")} == {
        "defence": [11, 11, -3],
        "A": [14, 3, 3],
        "B": [9, -3, 9],
        "C": [-3, 11, 5],
        "D": [9, -3, 5],
        "E": [-3, 4, 8],
    }
    assert table.told("final")[0]["values"] == [6, 6, 0]
    assert table.scores == [101, 93, 88]
    assert table.source("final_ship") == [37, 23, 27]
    assert list(table.seen.ranks) == [1, 2, 3]
    assert table.told("end") == [{"scores": [101, 93, 88], "ranks": [1, 2, 3]}]


@pytest.mark.rule("RW-86", "RW-R41", "RW-R50")
@pytest.mark.parametrize(
    ("scores", "ships", "ranks"),
    [
        ((88, 88), (3, 4), [2, 1]),
        ((88, 88), (3, 3), [1, 1]),
        ((88, 87), (0, 5), [1, 2]),
        ((50, 60, 60), (9, 1, 1), [3, 1, 1]),
        ((50, 60, 50), (1, 1, 1), [2, 1, 2]),
        ((70, 60, 60, 50), (0, 2, 2, 9), [1, 2, 2, 4]),
        ((60, 60, 60, 50), (3, 2, 2, 0), [1, 2, 2, 4]),
        ((60, 60, 60, 60), (1, 1, 1, 1), [1, 1, 1, 1]),
    ],
)
def test_ranks(scores, ships, ranks):
    state = boardwright.make("reworld", len(scores)).new()
    for seat, (score, count) in enumerate(zip(scores, ships)):
        state.sources[seat] = (score, 0, 0, 0, 0, 0, 0)
        state.ships[seat] = tuple(range(count))
    assert state.ranking() == ranks


@pytest.mark.rule("RW-W36", "RW-86", "RW-R41", "RW-R50")
@pytest.mark.parametrize(("theirs", "ranks"), [((3, 4), [2, 1]), ((3, 3), [1, 1])])
def test_w36_ships_break_a_tie(theirs, ranks):
    """The final ship gives each 7 points for city A and -15 for the rest."""
    cities = {0: {"A": "T-A"}, 1: {"A": "T-A"}}
    table = carriers(2, {0: {1: "B-F"}}, cities, ships=[], scores={0: 96, 1: 96})
    table.state.ships = [tuple(range(theirs[0])), tuple(range(theirs[0], sum(theirs)))]
    table.do("sacrifice 1")
    assert table.scores == [88, 88]
    assert list(table.seen.ranks) == ranks


@pytest.mark.rule("RW-80")
def test_the_last_ship_check_comes_before_the_final_ship():
    table = carriers(2, {0: {1: "T-A"}}, ships=["PS-1", "PS-6"]).do("launch 1")
    kinds = [event.kind for event in table.events]
    assert kinds == ["launch", "ships", *["final"] * 6, "end"]
    assert table.source("ships") == [12, 0]


@pytest.mark.rule("RW-80")
def test_the_game_goes_on_until_every_docking_area_is_empty():
    table = carriers(3, {0: {1: "T-A"}, 1: {1: "T-A T-A"}})
    table.do("launch 1", "launch 1")
    assert (table.phase, table.turn) == ("undock", 1)
    table.do("launch 1")
    assert (table.phase, table.state.actors()) == ("over", ())


@pytest.mark.rule("RW-87", "RW-R41")
def test_the_final_ship_brings_nobody_the_ship_for_points():
    table = carriers(2, {0: {1: "T-A"}}, ships=["PS-14"], scores={0: 69}).do("launch 1")
    assert table.scores[0] == 69 + 14 - 15
    table = carriers(2, {0: {1: "S-2"}}, {0: W35_CITIES[2]}, ships=["PS-14"], scores={0: 69})
    table.do("defend 1")
    assert table.scores[0] == 69 + 15 + 14 + 12 + 11 + 9 + 8
    assert table.ships_left() == ["PS-14"]


@pytest.mark.rule("RW-82", "RW-R42")
def test_a_tile_without_shields_would_take_part_but_there_is_none():
    """All that can defend carries a shield, so taking part and having shields are the same."""
    data = boardwright.make("reworld", 3).data
    assert {data.shields[kind] for kind in range(35) if kind != 5} == {0, 1, 2}
    assert all(data.shields[kind] > 0 for kind in (6, 7, *range(19, 35)))
    assert final_points(3, "A", (2, 0, 3)) == [6, -3, 14]


@pytest.mark.rule("RW-R40", "RW-85", "RW-5")
def test_a_score_may_fall_below_zero():
    table = carriers(2, {0: {1: "B-F"}}, ships=[], scores={0: 4, 1: 0}).do("sacrifice 1")
    assert table.scores == [-14, -18]


@pytest.mark.rule("RW-R33", "RW-85", "RW-75")
def test_who_has_nothing_loses_three_points_a_category():
    table = carriers(3, {0: {1: "T-A"}}, ships=[], scores={2: 30}).do("launch 1")
    assert table.scores == [14 - 15, -18, 12]


@pytest.mark.rule("RW-R34", "RW-80")
@pytest.mark.parametrize(("players", "hand"), [(2, 13), (3, 9), (4, 7)])
def test_nobody_has_modules(players, hand):
    table = Table(players)
    for _ in range(5):
        table.round_of_drops()
    assert table.phase == "over"
    assert table.scores == [5 * hand - 18] * players
    assert table.ships_left() == SHIPS
    assert list(table.seen.ranks) == [1] * players


@pytest.mark.rule("RW-W38", "RW-40", "RW-74", "RW-85", "RW-86", "RW-87")
def test_w38_chapter_two_of_a_small_game():
    ada, ben = 0, 1
    docked = {ada: {1: "T-A", 2: "S-1"}, ben: {2: "T-B B-F", 3: "S-1", 4: "X-ROW"}}
    table = carriers(2, docked, scores={ada: 6, ben: 4})
    table.do("launch 1")
    assert table.size(ada, "A") == 2
    assert table.ships(ada) == ["PS-1", "PS-3", "PS-4", "PS-5"]
    assert table.scores == [26, 4]
    table.do("launch 2")
    assert (table.size(ben, "B"), table.ships(ben), table.scores) == (2, [], [26, 4])
    table.do("defend 2")
    assert table.scores == [38, 4]
    assert table.turn == ben
    table.do("transport 3", "couple 2")
    assert (table.size(ben, "B"), table.scores) == (3, [38, 4])
    assert table.turn == ben  # Ada is skipped from now on
    table.do("task 4")
    assert table.phase == "over"
    assert table.told("task")[0]["points"] == 3
    points = {told["category"]: told["points"] for told in table.told("final")}
    assert points == {"defence": [15, -3], "A": [14, -3], "B": [-3, 12]} | {k: [-3, -3] for k in "CDE"}
    assert table.scores == [55, 4]
    assert len(table.ships(ada)) == 6
    assert list(table.seen.ranks) == [1, 2]
