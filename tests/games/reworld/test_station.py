"""Taking modules in Chapter One (specification, RW-15 to RW-24)."""

import pytest

from tests.games.reworld.scenario import FULL_STATION, PORTS, station

NEIGHBOURS = {
    **{f"U{k}": {f"U{k - 1}", f"U{k + 1}"} for k in range(2, 10)},
    **{f"L{k}": {f"L{k - 1}", f"L{k + 1}"} for k in range(2, 10)},
    **{"U1": {"U2", "L1"}, "U10": {"U9", "L10"}, "L1": {"L2", "U1"}, "L10": {"L9", "U10"}},
}


@pytest.mark.rule("RW-W1", "RW-R6", "RW-16")
def test_w1_the_ring():
    assert len(NEIGHBOURS) == 20
    for port, neighbours in NEIGHBOURS.items():
        seen = station("1", "1", modules=FULL_STATION, slots={port: "3"}).seen
        demanding = {PORTS[place] for place, demands in enumerate(seen.demands) if demands}
        assert demanding == neighbours


@pytest.mark.rule("RW-W7", "RW-17", "RW-16", "RW-23")
def test_w7_only_the_top_card_demands():
    table = station("2255", "1", modules={"U5": "S-2"}, slots={"U4": "52"})
    assert table.seen.demands[PORTS.index("U5")] == (5,)
    table.do("take U5", "top 5", "below")
    assert table.row(0, 5) == "S-2"
    assert "take U5" not in station("2", "1", modules={"U5": "S-2"}, slots={"U4": "52"}).options()


@pytest.mark.rule("RW-W8", "RW-R9", "RW-27", "RW-22")
@pytest.mark.parametrize(("top", "row"), [("top 1", 1), ("top 3", 3)])
def test_w8_the_last_two_cards(top, row):
    table = station("13", "1", modules={"U5": "S-2"}, slots={"U4": "1", "U6": "3"}).do("take U5")
    assert table.options() == ["top 1", "top 3"]
    table.do(top)
    assert table.row(0, row) == "S-2"
    assert table.hand(0) == ""
    table.do("drop")
    assert table.turn == 0
    assert table.options() == ["drop"]
    table.do("drop")
    assert table.scores == [0, 1]


@pytest.mark.rule("RW-W9", "RW-24", "RW-23")
@pytest.mark.parametrize(("number", "score"), [(1, 14), (2, 14), (3, 13), (4, 12), (5, 12)])
def test_w9_a_terrabot_scores_at_once(number, score):
    table = station("2", "1", modules={"U5": "T-C"}, round=number, scores={0: 10}).do("take U5")
    assert table.scores == [score, 0]
    assert table.source("terrabots")[0] == score  # scores of a scenario are counted there
    assert table.row(0, 2) == "T-C"


@pytest.mark.rule("RW-24")
@pytest.mark.parametrize("kind", ["S-0", "S-2", "B-K1", "B-K1*", "B-F", "X-TERRABOTS"])
def test_nothing_but_a_terrabot_scores_when_taken(kind):
    assert station("2", "1", modules={"U5": kind}).do("take U5").scores == [0, 0]


@pytest.mark.rule("RW-15", "RW-14")
def test_a_module_is_taken_once():
    table = station("12", "12", modules={"U5": "S-1", "L5": "S-1"}).do("take U5", "top 1")
    assert table.seen.ports[PORTS.index("U5")] == -1
    assert table.seen.slots[PORTS.index("U5")] == (1,)
    assert "take U5" not in table.options()
    assert "take L5" in table.options()
    assert table.refusal("take U5").rule == "RW-15"
    assert table.seen.takers[PORTS.index("U5")] == 0


@pytest.mark.rule("RW-16")
def test_the_starting_player_space_makes_no_demand():
    seen = station("1", "1", modules=FULL_STATION, hidden=(1, 4)).seen
    assert seen.demands == ((),) * 20


@pytest.mark.rule("RW-R7", "RW-17")
def test_a_taken_port_demands_until_cleanup_and_an_untaken_one_never():
    modules = {"U4": "S-1", "U5": "S-1", "U6": "S-1"}
    table = station("44", "5", modules=modules).do("take U4")
    assert table.seen.demands[PORTS.index("U5")] == (4,)  # U6 holds a module, and no card
    table.do("drop", "drop")
    assert table.seen.demands == ((),) * 20


@pytest.mark.rule("RW-18", "RW-19", "RW-20", "RW-D1")
def test_a_port_can_be_taken_if_the_hand_pays_for_it():
    slots = {"U4": "1", "U6": "3"}
    modules = {port: "S-1" for port in ("U3", "U5", "U7", "L5")}
    takeable = {
        "1": ["U3", "L5"],
        "3": ["U7", "L5"],
        "2": ["L5"],
        "22": ["U3", "U7", "L5"],
        "13": ["U3", "U5", "U7", "L5"],
        "225": ["U3", "U7", "L5"],
        "2255": ["U3", "U5", "U7", "L5"],
        "": [],
    }
    for hand, ports in takeable.items():
        options = station(hand, "1", modules=modules, slots=slots).options()
        assert options == [*[f"take {port}" for port in ports], *["marker"] * bool(hand), "drop"]


@pytest.mark.rule("RW-22", "RW-R52", "RW-23")
def test_the_top_card_names_the_row_whatever_the_others_are():
    table = station("25", "1", modules={"U5": "S-1"}, slots={"U4": "3"}).do("take U5", "top 2")
    assert table.row(0, 2) == "S-1"
    assert table.seen.slots[PORTS.index("U5")] == (2, 5)
    assert table.seen.demands[PORTS.index("U6")] == (2,)


@pytest.mark.rule("RW-23", "RW-9")
def test_a_module_docks_at_the_open_end():
    table = station("2255", "", modules="S-1 T-A").do("take U1", "top 2", "drop")
    table.do("take U2", "top 2", "below")
    assert table.row(0, 2) == "T-A S-1"


@pytest.mark.rule("RW-R14", "RW-9")
def test_a_docking_row_has_no_limit():
    table = station("111111", "", modules="S-1 S-1 S-1 S-1 S-1 S-1").do("take U1", "drop")
    for port in range(2, 7):
        table.do(f"take U{port}", *["below"] * (port < 6))
    assert table.row(0, 1) == "S-1 S-1 S-1 S-1 S-1 S-1"


@pytest.mark.rule("RW-R47")
def test_cards_below_the_top_are_public():
    table = station("2345", "1", modules={"U5": "S-1"}, slots={"U4": "1", "U6": "5"})
    table.do("take U5", "top 3", "below 2 5")
    for viewer in (0, 1, None):
        assert table.see(viewer).slots[PORTS.index("U5")] == (3, 2, 5)
    assert table.hand(0) == "4"


@pytest.mark.rule("RW-D1", "RW-D2", "RW-D3", "RW-14")
def test_one_turn_is_one_module():
    table = station("2345", "1", modules="S-1 S-1").do("take U1", "top 2")
    assert table.turn == 1
    take = {"seat": 0, "port": 0, "tile": "S-1", "top": 2, "below": [], "points": 0, "score": 0}
    assert table.told("take") == [take]
