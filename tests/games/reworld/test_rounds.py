"""The course of Chapter One (specification, RW-10 to RW-14 and RW-25 to RW-30)."""

import pytest

import boardwright
from boardwright.core.state import CHANCE
from tests.games.reworld.scenario import ACTS, FULL_STATION, KINDS, Table, station


@pytest.mark.rule("RW-D1", "RW-D5")
def test_the_actions_are_numbered_as_specified():
    game = boardwright.make("reworld", 3)
    assert game.num_actions == len(ACTS) == 131
    blocks = {"take": 20, "marker": 1, "drop": 1, "top": 5, "below": 56, "hide": 5}
    places = [text.split()[0] for text in ACTS]
    assert {name: places.count(name) for name in blocks} == blocks
    station_of_all = station("12345", "1", modules=FULL_STATION)
    assert station_of_all.state.legal_actions(0) == list(range(22))
    assert station_of_all.do("marker").state.legal_actions(0) == list(range(83, 88))


@pytest.mark.rule("RW-10", "RW-30")
def test_five_rounds_then_chapter_two():
    table = Table(3).chance()
    for number in range(1, 6):
        assert (table.seen.round, table.seen.chapter) == (number, 1)
        table.do("take U1")
        while table.phase != "turn":
            table.do(table.options()[0])
        table.do("drop", "drop", "drop").chance()
    assert (table.seen.chapter, table.phase) == (2, "undock")
    assert [told["round"] for told in table.told("cleanup")] == [1, 2, 3, 4, 5]
    assert table.seen.hand_sizes == (0, 0, 0)


@pytest.mark.rule("RW-13")
def test_the_owner_of_the_marker_begins_then_clockwise():
    table = station("1", "2", "3", turn=2, marker=2, modules="S-1 S-1 S-1 S-1 S-1 S-1 S-1 S-1")
    table.do("marker")
    assert table.turn == 0
    table.do("take U1")
    assert table.turn == 1
    table.do("drop")
    assert table.turn == 2


@pytest.mark.rule("RW-13", "RW-25")
def test_taking_the_marker_does_not_change_the_order_of_the_round():
    table = station("11", "22", "33", marker=0, modules="S-1 S-1 S-1 S-1 S-1 S-1 S-1 S-1")
    table.do("take U1")
    table.do("marker")
    assert table.seen.marker == 1
    assert table.turn == 2
    table.do("take U8")
    assert table.turn == 0


@pytest.mark.rule("RW-14", "RW-27", "RW-28")
def test_who_has_dropped_out_is_skipped_until_all_have():
    table = station("11", "22", "33", modules="S-1 S-1 S-1 S-1 S-1 S-1 S-1 S-1")
    table.do("take U1", "drop", "take U8")
    assert table.turn == 0
    table.do("drop")
    assert table.turn == 2
    assert table.seen.out == (0, 1)
    assert not table.told("cleanup")
    table.do("drop")
    assert table.told("cleanup")
    assert table.scores == [1, 2, 1]


@pytest.mark.rule("RW-25", "RW-D4", "RW-14")
def test_the_marker_costs_any_one_card_and_scores_one():
    table = station("1135", "2", marker=1, modules="S-1").do("marker")
    assert table.options() == ["hide 1", "hide 3", "hide 5"]
    table.do("hide 3")
    assert (table.scores, table.source("marker")) == ([1, 0], [1, 0])
    assert table.hand(0) == "115"
    assert (table.seen.marker, table.seen.hidden_by) == (0, 0)
    assert table.turn == 1


@pytest.mark.rule("RW-25", "RW-D1")
def test_the_marker_can_be_taken_once_a_round_over_all_players():
    table = station("13", "2", modules="S-1").do("marker", "hide 1")
    assert "marker" not in table.options()
    assert table.refusal("marker").rule == "RW-25"
    table.do("drop")
    assert "marker" not in table.options()


@pytest.mark.rule("RW-D4")
def test_one_value_to_hide_is_not_asked_for():
    table = station("33", "2", modules="S-1").do("marker")
    assert table.turn == 1
    assert table.told("hidden") == [{"seat": 0, "card": 3}]


@pytest.mark.rule("RW-R8", "RW-25")
def test_its_owner_may_take_the_marker_again():
    table = station("33", "2", marker=0, modules="S-1").do("marker")
    assert (table.scores, table.seen.marker) == ([1, 0], 0)
    assert "marker" not in table.options()


@pytest.mark.rule("RW-R9", "RW-27", "RW-D1")
def test_an_empty_hand_is_a_forced_drop_that_is_presented():
    table = station("", "2", modules="S-1 S-1")
    assert (table.phase, table.options()) == ("turn", ["drop"])
    assert table.refusal("marker").rule == "RW-25"
    table.do("drop")
    assert table.told("drop")[0] == {"seat": 0, "count": 0, "points": 0, "score": 0}


@pytest.mark.rule("RW-R10", "RW-27")
@pytest.mark.parametrize(("players", "points"), [(2, 13), (3, 9), (4, 7)])
def test_everybody_may_drop_out_at_once(players, points):
    table = Table(players).chance()
    first = table.turn
    table.do("drop")
    assert table.scores[first] == points
    assert table.source("dropping")[first] == points
    assert table.seen.discard_sizes[first] == points
    assert table.seen.hand_sizes[first] == 0


@pytest.mark.rule("RW-27")
def test_dropping_out_is_allowed_in_every_turn():
    table = Table(3).chance()
    while table.seen.round == 1 and table.turn >= 0:
        if table.phase == "turn":
            assert table.options()[-1] == "drop"
        table.do(table.options()[0])


@pytest.mark.rule("RW-W10", "RW-25", "RW-27")
def test_w10_the_others_know_how_many_cards_are_gone_not_which():
    table = station("1234", "25", "1", modules="S-1").do("marker", "hide 4", "take U1", "top 2", "drop")
    table.do("drop")
    assert table.scores[0] == 1 + 3
    seen = table.see(1)
    assert (seen.discard_sizes, seen.hand_sizes, seen.hidden_by) == ((3, 0, 1), (0, 1, 0), 0)
    assert sum(seen.unseen) == 30 - 2  # all but the card that seat 1 paid and the one in its hand
    assert (seen.own_hidden_card, seen.own_discards) == (0, (0,) * 6)


@pytest.mark.rule("RW-R13", "RW-27")
def test_the_last_module_is_gone():
    assert station("11", "2").options() == ["marker", "drop"]
    assert station("11", "2", hidden=(1, 3)).options() == ["drop"]


@pytest.mark.rule("RW-W11", "RW-26", "RW-R11", "RW-13", "RW-40")
def test_w11_who_begins():
    table = Table(3).do("starter 2")
    for _ in range(3):
        table.round_of_drops()
    assert table.chance().turn == 2
    table.do("drop", "drop", "drop").chance()  # nobody took it in round 4
    assert (table.seen.round, table.turn, table.seen.marker) == (5, 2, 2)
    table.do("take U1")
    while table.turn == 2:
        table.do(table.options()[0])
    table.do("marker")
    while table.turn == 0:
        table.do(table.options()[0])
    dock = next(act for act in table.options() if act.startswith("take"))
    table.do(dock)
    while table.turn == 1:
        table.do(table.options()[0])
    table.do("drop")
    dock = next(act for act in table.options() if act.startswith("take"))
    table.do(dock)
    while table.turn == 0:
        table.do(table.options()[0])
    table.do("drop", "drop")
    assert (table.seen.chapter, table.seen.marker, table.turn) == (2, 0, 0)


@pytest.mark.rule("RW-29", "RW-R12", "RW-28")
def test_cleanup():
    table = station("12", "23", modules="S-1 T-A B-F X-ROW", marker=1)
    table.do("take U2", "top 1", "marker", "hide 3", "drop", "drop")
    left = [[0, "S-1"], [2, "B-F"], [3, "X-ROW"]]
    assert table.told("cleanup") == [{"round": 1, "left": left, "marker": 1}]
    seen = table.seen
    assert (seen.round, seen.phase) == (2, "fill")
    assert seen.ports == seen.takers == (-1,) * 20
    assert seen.slots == ((),) * 20
    assert (seen.hidden_by, seen.out, seen.undealt) == (-1, (), 30)
    assert seen.discard_sizes == seen.hand_sizes == (0, 0)
    left = [kind for _, kind in left]
    before = station("12", "23", modules="S-1 T-A B-F X-ROW").seen.removed
    for place, kind in enumerate(KINDS):
        assert seen.removed[place] - before[place] == left.count(kind)


@pytest.mark.rule("RW-29")
def test_modules_that_left_the_game_do_not_come_back():
    table = Table(2)
    for _ in range(5):
        table.round_of_drops()
    assert sum(table.seen.removed) == 100
    assert list(table.seen.removed) == table.game.data.copies


@pytest.mark.rule("RW-W37", "RW-24", "RW-25", "RW-27", "RW-16", "RW-R9")
def test_w37_chapter_one_of_a_small_game():
    modules = {"U1": "T-A", "U2": "S-1", "U3": "B-F", "U4": "T-B", "U5": "S-1", "L5": "X-ROW", "L1": "S-1"}
    table = station("11235", "22344", modules=modules, marker=0)
    ada, ben = 0, 1
    table.do("take U1", "top 1")
    assert (table.row(ada, 1), table.scores) == ("T-A", [4, 0])
    table.do("take U3", "top 2")
    assert table.row(ben, 2) == "B-F"
    assert table.seen.demands[1] == (1, 2)
    table.do("take U2", "top 2", "below 1")
    assert table.row(ada, 2) == "S-1"
    table.do("take U4", "top 2", "below")
    assert (table.row(ben, 2), table.scores) == ("T-B B-F", [4, 4])
    table.do("marker", "hide 5")
    assert table.scores == [5, 4]
    assert (table.hand(ada), table.hand(ben)) == ("3", "344")
    table.do("take U5")
    assert table.options() == ["top 3", "top 4"]
    assert table.do("top 3").row(ben, 3) == "S-1"
    assert table.seen.slots[4] == (3, 4)
    table.do("drop")
    assert table.scores == [6, 4]
    assert table.hand(ben) == "4"
    assert table.options() == ["take L5", "drop"]  # not L1, which demands 1
    table.do("take L5")
    assert table.options() == ["drop"]
    table.do("drop")
    assert table.scores == [6, 4]
    assert table.seen.marker == ada
    assert table.told("cleanup")[0]["left"] == [[10, "S-1"]]
    assert [table.row(ada, row) for row in range(1, 6)] == ["T-A", "S-1", "", "", ""]
    assert [table.row(ben, row) for row in range(1, 6)] == ["", "T-B B-F", "S-1", "X-ROW", ""]
    assert table.state.actor == CHANCE
    assert table.chance().turn == ada
