"""Satellites and their tasks (specification, RW-60 to RW-62 and table 2.2)."""

import pytest

from tests.games.reworld.scenario import carriers


def tasked(satellite, cities=None, defence="", *acts, box=""):
    """A satellite is launched for points by the first of two players, who keeps a row."""
    docked = {0: {1: satellite, 2: "T-E"}, 1: {1: "T-E"}}
    table = carriers(2, docked, {0: cities or {}}, defence={0: defence}, box={0: box}, ships=[])
    return table.do("task 1", *acts)


W22 = {"B": "T-B T-B T-B B-K1 B-F", "D": "T-D B-K4 B-K4 B-K4 B-F"}


@pytest.mark.rule("RW-W22", "RW-61", "RW-62", "RW-D9")
@pytest.mark.parametrize(
    ("satellite", "points"),
    [
        ("X-COMPANIES", 6),
        ("X-CO-K4", 9),
        ("X-BUILDERS", 6),
        ("X-TERRABOTS", 4),
        ("X-LET-B", 6),
        ("X-LET-C", 0),
    ],
)
def test_w22_tasks(satellite, points):
    table = tasked(satellite, W22)
    assert table.scores == [points, 0]
    assert table.source("tasks") == [points, 0]
    assert table.pile("satellites", 0) == satellite
    assert table.told("task")[0]["city"] is None


@pytest.mark.rule("RW-W22", "RW-D9", "RW-62")
@pytest.mark.parametrize(
    ("satellite", "city", "points"),
    [("X-PRODUCT", "B", 6), ("X-PRODUCT", "D", 4), ("X-ROW", "B", 6), ("X-ROW", "D", 6)],
)
def test_w22_tasks_that_read_a_city(satellite, city, points):
    table = tasked(satellite, W22)
    assert (table.phase, table.options()) == ("read", ["read B", "read D"])
    assert table.refusal("read A").rule == "RW-62"
    table.do(f"read {city}")
    assert table.scores == [points, 0]
    assert table.told("task")[0]["city"] == city


@pytest.mark.rule("RW-62", "RW-R24", "RW-R29")
@pytest.mark.parametrize(
    ("satellite", "points"),
    [
        *[("X-LET-A", 4), ("X-LET-B", 2), ("X-LET-C", 0), ("X-LET-D", 2), ("X-LET-E", 0)],
        *[("X-CO-K1", 6), ("X-CO-K2", 3), ("X-CO-K3", 0), ("X-CO-K4", 0), ("X-CO-K5", 3)],
        *[("X-COMPANIES", 8), ("X-TERRABOTS", 4), ("X-BUILDERS", 6), ("X-SHIELDS", 0)],
    ],
)
def test_each_task_counts_its_own(satellite, points):
    """Special units and tiles that were turned over keep their company and letter."""
    cities = {"A": "T-A T-A B-K1 B-K1* B-F B-F", "B": "T-B B-K2*", "D": "T-D B-K5"}
    assert tasked(satellite, cities, box="B-K3 B-K4 B-K1").scores == [points, 0]


@pytest.mark.rule("RW-62")
def test_the_box_and_other_players_do_not_count():
    for satellite in ("X-BUILDERS", "X-CO-K1", "X-COMPANIES", "X-TERRABOTS", "X-LET-A"):
        docked = {0: {1: satellite}, 1: {1: "T-E"}}
        cities = {1: {"A": "T-A B-K1 B-F"}}
        table = carriers(2, docked, cities, box={0: "B-K1 B-F"}, ships=[]).do("task 1")
        assert table.source("tasks") == [0, 0]


@pytest.mark.rule("RW-61", "RW-R27")
def test_the_satellite_goes_to_the_satellites_row():
    table = tasked("X-TERRABOTS", {"A": "T-A"})
    assert table.pile("satellites", 0) == "X-TERRABOTS"
    assert table.pile("shuttles", 0) == table.pile("defence", 0) == ""
    assert table.row(0, 1) == ""


@pytest.mark.rule("RW-60", "RW-61")
@pytest.mark.parametrize(("satellite", "shields"), [("X-LET-A", 2), ("X-COMPANIES", 2), ("X-ROW", 1)])
def test_a_satellite_defends_or_does_its_task(satellite, shields):
    table = carriers(2, {0: {1: satellite, 2: "T-E"}}, {0: {"A": "T-A"}}, ships=[]).do("defend 1")
    assert (table.seen.shields, table.scores) == ((shields, 0), [0, 0])
    assert (table.pile("defence", 0), table.pile("satellites", 0)) == (satellite, "")


@pytest.mark.rule("RW-60")
def test_the_shields_of_the_satellites():
    two = ["X-LET-A", "X-LET-B", "X-LET-C", "X-LET-D", "X-LET-E", "X-COMPANIES"]
    one = ["X-PRODUCT", "X-ROW", "X-CO-K1", "X-CO-K2", "X-CO-K3", "X-CO-K4", "X-CO-K5"]
    for satellite in (*two, *one, "X-TERRABOTS", "X-SHIELDS", "X-BUILDERS"):
        table = carriers(2, {0: {1: satellite, 2: "T-E"}}, ships=[]).do("defend 1")
        assert table.seen.shields[0] == (2 if satellite in two else 1)


@pytest.mark.rule("RW-W23", "RW-R28", "RW-62")
def test_w23_the_shields_task_reads_the_defence_row():
    table = tasked("X-SHIELDS", {}, "S-2 X-ROW")
    assert table.scores == [3, 0]
    assert table.seen.shields[0] == 3
    assert table.pile("satellites", 0) == "X-SHIELDS"
    assert tasked("X-SHIELDS").scores == [0, 0]  # its own shield does not count


@pytest.mark.rule("RW-R25", "RW-61")
def test_a_task_worth_nothing_is_allowed_and_the_satellite_counts():
    table = tasked("X-LET-A")
    assert (table.scores, table.pile("satellites", 0)) == ([0, 0], "X-LET-A")


@pytest.mark.rule("RW-R25", "RW-R46")
def test_the_satellite_of_a_worthless_task_counts_for_its_ship():
    docked = {0: {1: "X-LET-A", 2: "T-E"}}
    satellites = {0: "X-LET-B X-LET-C X-LET-D"}
    table = carriers(3, docked, satellites=satellites, ships=["PS-10"]).do("task 1")
    assert table.ships(0) == ["PS-10"]


@pytest.mark.rule("RW-R26", "RW-D9")
@pytest.mark.parametrize("satellite", ["X-PRODUCT", "X-ROW"])
def test_without_a_city_there_is_nothing_to_choose(satellite):
    table = tasked(satellite)
    assert (table.turn, table.scores, table.pile("satellites", 0)) == (1, [0, 0], satellite)
    assert table.told("task")[0]["city"] is None


@pytest.mark.rule("RW-D9")
@pytest.mark.parametrize(("satellite", "points"), [("X-PRODUCT", 4), ("X-ROW", 5)])
def test_a_single_city_is_not_asked_for(satellite, points):
    table = tasked(satellite, {"D": "T-D T-D B-K1 B-F"})
    assert (table.turn, table.scores) == (1, [points, 0])
    assert table.told("task")[0]["city"] == "D"


@pytest.mark.rule("RW-61")
def test_the_task_reads_the_settlement_of_that_moment():
    docked = {0: {1: "X-TERRABOTS", 2: "T-A T-A"}, 1: {1: "T-E T-E T-E"}}
    table = carriers(2, docked, ships=[]).do("launch 2", "launch 1", "task 1", "launch 1", "launch 2")
    assert table.source("tasks") == [1, 0]
