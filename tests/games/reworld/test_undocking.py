"""Turns of Chapter Two: launching, defending, sacrificing (specification, RW-40 to RW-47, RW-59, RW-60)."""

import pytest

from tests.games.reworld.scenario import ACTS, carriers


@pytest.mark.rule("RW-40")
def test_clockwise_and_who_has_nothing_docked_is_skipped():
    docked = {0: {1: "T-A T-A"}, 2: {1: "T-B"}, 3: {1: "T-C T-C T-C"}}
    table = carriers(4, docked, turn=2)
    turns = []
    while table.turn >= 0:
        turns.append(table.turn)
        table.do("launch 1")
    assert turns == [2, 3, 0, 3, 0, 3]


@pytest.mark.rule("RW-R48", "RW-80")
def test_the_last_player_goes_on_alone():
    table = carriers(3, {0: {1: "T-A"}, 1: {1: "T-A T-A T-A"}})
    table.do("launch 1", "launch 1")
    assert table.turn == 1
    table.do("launch 1")
    assert table.turn == 1
    table.do("launch 1")
    assert table.phase == "over"


@pytest.mark.rule("RW-41", "RW-D5")
def test_one_undocking_action_is_a_turn():
    table = carriers(2, {0: {1: "T-A T-B", 2: "T-C"}, 1: {1: "T-A"}}, ships=[])
    table.do("launch 1")
    assert table.turn == 1
    founded = {"city": "A", "size": 2}
    launch = {"seat": 0, "row": 1, "tile": "T-A", **founded, "points": 0, "ships": [], "score": 0}
    assert table.told("launch") == [launch]


@pytest.mark.rule("RW-42")
def test_only_open_ends_leave_a_row():
    table = carriers(2, {0: {1: "T-A X-ROW S-1"}, 1: {1: "T-B"}})
    assert table.options() == ["launch 1"]
    assert table.refusal("task 1").rule == "RW-61"
    table.do("launch 1", "launch 1")
    assert table.options() == ["defend 1", "task 1"]
    assert table.refusal("launch 2").rule == "RW-42"


USES = {
    "T-A": ["launch"],
    "S-0": ["transport"],
    "S-1": ["defend", "transport"],
    "S-2": ["defend", "transport"],
    "B-K1": ["sacrifice"],
    "B-K1*": ["sacrifice"],
    "B-F": ["sacrifice"],
    "B-K1 S-1": ["transport", "sacrifice"],
    "B-K1* S-0": ["transport", "sacrifice"],
    "B-F S-2": ["transport", "sacrifice"],
    "B-K1 T-A": ["sacrifice"],
    "B-K1 X-ROW": ["sacrifice"],
    "T-A S-1": ["launch"],
    "X-ROW S-1": ["defend", "task"],
    "X-ROW": ["defend", "task"],
    "X-LET-A": ["defend", "task"],
    "X-CO-K1": ["defend", "task"],
    "X-SHIELDS": ["defend", "task"],
}
"""Uses of a row, by its tiles from the open end: RW-43."""


@pytest.mark.rule("RW-43", "RW-D5", "RW-45", "RW-47", "RW-49", "RW-59")
@pytest.mark.parametrize("row", [1, 3, 5])
@pytest.mark.parametrize("tiles", USES)
def test_uses_of_an_open_end(tiles, row):
    table = carriers(3, {1: {row: tiles}}, turn=1)
    assert (table.phase, table.options()) == ("undock", [f"{use} {row}" for use in USES[tiles]])


@pytest.mark.rule("RW-D5", "RW-43")
def test_a_turn_with_one_option_is_presented():
    table = carriers(2, {0: {4: "T-A T-B"}})
    assert (table.phase, table.options()) == ("undock", ["launch 4"])
    table.do("launch 4")
    assert (table.turn, table.options()) == (0, ["launch 4"])


@pytest.mark.rule("RW-D5")
def test_rows_are_offered_in_order():
    table = carriers(2, {0: {1: "T-A", 2: "S-1", 3: "B-F S-1", 4: "X-ROW", 5: "B-K1"}})
    assert table.options() == [
        *["launch 1", "defend 2", "transport 2", "transport 3", "sacrifice 3"],
        *["defend 4", "task 4", "sacrifice 5"],
    ]
    assert [ACTS.index(act) for act in table.options()] == [88, 94, 96, 101, 102, 104, 105, 112]


@pytest.mark.rule("RW-W13", "RW-44", "RW-45", "RW-6")
def test_w13_a_terrabot_founds_its_city_and_the_next_joins_it():
    table = carriers(2, {0: {1: "T-C T-C"}, 1: {1: "S-1 S-1"}}, ships=[])
    assert table.size(0, "C") == 0
    table.do("launch 1")
    assert (table.size(0, "C"), table.city(0, "C")) == (2, "T-C")
    table.do("defend 1", "launch 1")
    assert (table.size(0, "C"), table.city(0, "C")) == (3, "T-C T-C")
    assert table.state.signs[2] == (0,)
    assert table.seen.city_sizes[0] == (0, 0, 3, 0, 0)
    assert table.source("special")[0] == table.source("tasks")[0] == 0


@pytest.mark.rule("RW-45")
def test_a_terrabot_joins_the_end_of_its_row():
    table = carriers(2, {0: {1: "T-C"}}, cities={0: {"C": "T-C B-F"}})
    table.do("launch 1")
    assert table.city(0, "C") == "T-C B-F T-C"


@pytest.mark.rule("RW-46", "RW-60")
def test_shuttles_and_satellites_bring_their_shields_to_the_defence_row():
    docked = {0: {1: "S-1", 2: "S-2", 3: "X-ROW", 4: "X-LET-A", 5: "T-A T-B"}}
    table = carriers(2, docked, ships=[])
    shields = []
    for row in range(1, 5):
        table.do(f"defend {row}")
        shields.append(table.seen.shields[0])
    assert shields == [1, 3, 4, 6]
    assert table.pile("defence", 0) == "S-1 S-2 X-ROW X-LET-A"
    assert table.pile("shuttles", 0) == table.pile("satellites", 0) == ""
    assert table.scores == [0, 0]


@pytest.mark.rule("RW-47")
def test_a_shuttle_without_shields_never_defends():
    table = carriers(2, {0: {1: "S-0"}})
    assert table.options() == ["transport 1"]
    assert table.refusal("defend 1").rule == "RW-47"


@pytest.mark.rule("RW-W17", "RW-R16", "RW-43", "RW-49")
def test_w17_two_units_in_front_of_a_shuttle():
    table = carriers(2, {0: {1: "B-K1 B-F S-2"}})
    assert table.options() == ["sacrifice 1"]
    table.do("sacrifice 1")
    assert table.options() == ["transport 1", "sacrifice 1"]
    assert table.pile("box", 0) == "B-K1"


@pytest.mark.rule("RW-R16", "RW-50")
def test_the_first_of_two_units_may_fly_on_another_shuttle():
    table = carriers(2, {0: {1: "B-K1 B-F S-2", 2: "S-1"}}, cities={0: {"A": "T-A"}})
    assert table.options() == ["sacrifice 1", "defend 2", "transport 2"]
    table.do("transport 2", "couple 1", "done")
    assert table.city(0, "A") == "T-A B-K1"
    assert table.row(0, 1) == "B-F S-2"


@pytest.mark.rule("RW-R17", "RW-49")
def test_a_shuttle_behind_a_unit_cannot_defend_nor_leave_without_it():
    table = carriers(2, {0: {1: "B-K1 S-2"}}, cities={0: {"A": "T-A"}})
    assert table.refusal("defend 1").rule == "RW-49"
    table.do("transport 1")
    assert table.city(0, "A") == "T-A B-K1"


@pytest.mark.rule("RW-59")
def test_a_sacrifice_is_the_whole_action():
    table = carriers(2, {0: {1: "B-K1* B-F", 2: "S-1"}, 1: {1: "T-A"}}, cities={0: {"A": "T-A"}}, ships=[])
    table.do("sacrifice 1")
    assert (table.turn, table.pile("box", 0), table.city(0, "A")) == (1, "B-K1*", "T-A")
    assert table.row(0, 1) == "B-F"
    assert table.scores == [0, 0]
    table.do("launch 1")
    for act in ("sacrifice 2", "sacrifice 3"):
        table.refusal(act)


@pytest.mark.rule("RW-59")
@pytest.mark.parametrize("tile", ["T-A", "S-1", "X-ROW"])
def test_only_builder_units_can_be_sacrificed(tile):
    assert carriers(2, {0: {1: tile}}).refusal("sacrifice 1").rule == "RW-59"


@pytest.mark.rule("RW-W18", "RW-47", "RW-71", "RW-R46")
def test_w18_a_single_shuttle_without_shields():
    table = carriers(3, {1: {5: "S-0"}, 0: {1: "T-A"}}, ships=["PS-5", "PS-6"], turn=1)
    assert table.options() == ["transport 5"]
    table.do("transport 5")
    assert table.pile("shuttles", 1) == "S-0"
    assert table.ships(1) == ["PS-5", "PS-6"]
    assert table.scores[1] == 12
