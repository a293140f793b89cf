"""Shuttles, builder units and cities (specification, RW-48 to RW-58)."""

import pytest

from tests.games.reworld.scenario import KINDS, carriers


def flown(docked, cities=None, *acts, ships=()):
    """A turn of the first of two players; the other one waits."""
    table = carriers(2, {0: docked, 1: {1: "T-E T-E T-E T-E"}}, cities={0: cities or {}}, ships=ships)
    return table.do(*acts)


@pytest.mark.rule("RW-W16", "RW-49", "RW-50", "RW-D6", "RW-48")
def test_w16_coupling_from_the_shuttles_own_row():
    docked = {2: "B-K2 S-1 B-K3", 4: "B-F"}
    table = flown(docked, {"A": "T-A"}, "transport 2")
    assert table.seen.coupled == (KINDS.index("B-K2"),)
    assert table.told("couple") == [{"seat": 0, "row": 2, "tile": "B-K2"}]
    assert table.row(0, 2) == "B-K3"
    assert table.options() == ["couple 2", "couple 4", "done"]
    table.do("couple 4")
    assert table.phase != "couple"
    assert [told["tile"] for told in table.told("couple")] == ["B-K2", "B-F"]


@pytest.mark.rule("RW-48", "RW-D6", "RW-58")
def test_none_one_or_two_units():
    docked = {1: "S-1", 2: "B-F B-F B-F", 3: "B-K1"}
    table = flown(docked, {"A": "T-A"}, "transport 1")
    assert table.options() == ["couple 2", "couple 3", "done"]
    assert table.do("done").pile("shuttles", 0) == "S-1"
    assert table.city(0, "A") == "T-A"
    table = flown(docked, {"A": "T-A"}, "transport 1", "couple 2", "done")
    assert (table.city(0, "A"), table.turn) == ("T-A B-F", 1)
    table = flown(docked, {"A": "T-A"}, "transport 1", "couple 2")
    assert table.options() == ["couple 2", "couple 3", "done"]
    table.do("couple 2")
    assert (table.city(0, "A"), table.turn) == ("T-A B-F B-F", 1)


@pytest.mark.rule("RW-D6", "RW-48")
def test_without_a_unit_at_an_open_end_coupling_is_not_asked():
    table = flown({1: "S-1", 2: "T-A B-F"}, {}, "transport 1")
    assert (table.turn, table.pile("shuttles", 0)) == (1, "S-1")
    transport = table.told("transport")[0]
    assert (transport["coupled"], transport["settled"]) == ([], [])
    table = flown({1: "S-1", 2: "B-F"}, {"A": "T-A"}, "transport 1", "couple 2")
    assert (table.turn, table.city(0, "A")) == (1, "T-A B-F")


@pytest.mark.rule("RW-R18", "RW-50")
def test_both_units_may_come_from_one_row_or_from_the_shuttles_own():
    table = flown({1: "S-1", 2: "B-K1 B-K2"}, {"A": "T-A"}, "transport 1", "couple 2", "couple 2")
    assert table.row(0, 2) == ""
    assert [(told["row"], told["tile"]) for told in table.told("couple")] == [(2, "B-K1"), (2, "B-K2")]
    table = flown({1: "S-1 B-K1 B-K2 T-A"}, {"A": "T-A"}, "transport 1", "couple 1", "couple 1")
    assert table.row(0, 1) == "T-A"
    table = flown({1: "B-F S-1 B-F T-A"}, {"A": "T-A"}, "transport 1", "couple 1")
    assert (table.row(0, 1), table.city(0, "A")) == ("T-A", "T-A B-F B-F")


@pytest.mark.rule("RW-49", "RW-R17", "RW-48")
def test_the_unit_in_front_is_the_first_of_two():
    table = flown({1: "B-K1 S-1", 2: "B-F B-F"}, {"A": "T-A"}, "transport 1")
    assert table.options() == ["couple 2", "done"]
    assert table.row(0, 1) == ""
    table.do("couple 2")
    assert table.options() == ["first 1", "first 2"]
    assert table.row(0, 2) == "B-F"
    table = flown({1: "B-K1 S-1"}, {"A": "T-A"}, "transport 1")
    coupled = table.told("transport")[0]["coupled"]
    assert coupled == [{"row": 1, "tile": "B-K1"}]


@pytest.mark.rule("RW-42", "RW-49")
def test_a_unit_is_never_passed_over():
    table = flown({1: "B-K1 B-K2 S-1", 2: "S-2"}, {"A": "T-A"}, "transport 2")
    assert table.options() == ["couple 1", "done"]
    table.do("couple 1")
    assert table.options() == ["couple 1", "done"]  # K2 now, with the shuttle behind it


@pytest.mark.rule("RW-51", "RW-D7")
def test_the_player_chooses_which_unit_settles_first():
    docked = {1: "S-1", 2: "B-K1", 3: "B-K2"}
    cities = {"A": "T-A", "B": "T-B"}
    for first, open_first in (("first 1", "B-K1"), ("first 2", "B-K2")):
        table = flown(docked, cities, "transport 1", "couple 2", "couple 3")
        assert table.options() == ["first 1", "first 2"]
        table.do(first, "settle B")
        settled = table.told("transport")[0]["settled"]
        assert settled[0]["tile"] == open_first
        assert [told["city"] for told in settled] == ["B", "A"]


@pytest.mark.rule("RW-D7")
@pytest.mark.parametrize(
    ("units", "asked"),
    [("B-K1 B-K1", False), ("B-F B-F", False), ("B-K1 B-K1*", True), ("B-K1 B-K2", True), ("B-F B-K1", True)],
)
def test_the_order_is_asked_only_if_the_kinds_differ(units, asked):
    table = flown({1: "S-1", 2: units}, {"A": "T-A"}, "transport 1", "couple 2", "couple 2")
    assert (table.phase == "order") == asked


@pytest.mark.rule("RW-D7")
def test_the_order_is_asked_even_if_nothing_can_settle():
    table = flown({1: "S-1", 2: "B-K1 B-K2"}, {}, "transport 1", "couple 2", "couple 2")
    assert table.options() == ["first 1", "first 2"]
    assert table.do("first 2").pile("box", 0) == "B-K2 B-K1"


@pytest.mark.rule("RW-52", "RW-D8", "RW-R23")
def test_a_farming_unit_goes_to_any_city():
    cities = {"A": "T-A B-K1", "C": "T-C", "E": "T-E B-F"}
    table = flown({1: "S-1", 2: "B-F"}, cities, "transport 1", "couple 2")
    assert (table.phase, table.options()) == ("settle", ["settle A", "settle C", "settle E"])
    assert table.refusal("settle B").rule == "RW-52"
    table.do("settle E")
    assert table.city(0, "E") == "T-E B-F B-F"


@pytest.mark.rule("RW-53", "RW-D8", "RW-R23")
def test_a_new_company_needs_a_city_without_one_and_farming_does_not_count():
    cities = {"A": "T-A B-K1", "B": "T-B", "C": "T-C B-F"}
    table = flown({1: "S-1", 2: "B-K2"}, cities, "transport 1", "couple 2")
    assert table.options() == ["settle B", "settle C"]
    assert table.refusal("settle A").rule == "RW-53"
    assert table.refusal("settle D").rule == "RW-53"
    table.do("settle C")
    assert table.city(0, "C") == "T-C B-F B-K2"


@pytest.mark.rule("RW-54", "RW-R24")
@pytest.mark.parametrize(("first", "then"), [("B-K2", "B-K2*"), ("B-K2*", "B-K2"), ("B-K2", "B-K2")])
def test_a_company_stays_in_its_city(first, then):
    cities = {"A": "T-A", "B": f"T-B {first}", "C": "T-C"}
    table = flown({1: "S-1", 2: then}, cities, "transport 1", "couple 2")
    assert table.city(0, "B") == f"T-B {first} {then}"


@pytest.mark.rule("RW-W19", "RW-52", "RW-53", "RW-54", "RW-55", "RW-D8")
def test_w19_where_units_may_go():
    cities = {"A": "T-A B-K1", "B": "T-B B-K2"}
    assert flown({1: "B-K3 S-1"}, cities, "transport 1").pile("box", 0) == "B-K3"
    assert flown({1: "B-F S-1"}, cities, "transport 1").options() == ["settle A", "settle B"]
    assert flown({1: "B-K1 S-1"}, cities, "transport 1").city(0, "A") == "T-A B-K1 B-K1"


@pytest.mark.rule("RW-W20", "RW-53", "RW-54", "RW-R23")
def test_w20_as_w19_with_a_city_without_a_company():
    cities = {"A": "T-A B-K1", "B": "T-B B-K2", "C": "T-C"}
    assert flown({1: "B-K1 S-1"}, cities, "transport 1").city(0, "A") == "T-A B-K1 B-K1"
    assert flown({1: "B-K3 S-1"}, cities, "transport 1").city(0, "C") == "T-C B-K3"


@pytest.mark.rule("RW-W21", "RW-R22", "RW-R19", "RW-55")
def test_w21_a_unit_in_the_box_is_not_the_first_of_its_company():
    table = flown({1: "B-K3 S-1 T-D B-K3 S-1"}, {}, "transport 1")
    assert table.pile("box", 0) == "B-K3"
    table.do("launch 1", "launch 1", "launch 1", "transport 1")
    assert table.city(0, "D") == "T-D B-K3"


@pytest.mark.rule("RW-R21", "RW-55")
def test_a_farming_unit_without_any_city_goes_to_the_box():
    table = flown({1: "B-F S-1"}, {}, "transport 1")
    assert table.pile("box", 0) == "B-F"
    settled = table.told("transport")[0]["settled"]
    assert [(told["tile"], told["city"], told["points"]) for told in settled] == [("B-F", None, 0)]


@pytest.mark.rule("RW-55")
def test_a_special_unit_in_the_box_scores_nothing():
    table = flown({1: "B-K3* S-1"}, {"A": "T-A B-K1"}, "transport 1")
    assert (table.pile("box", 0), table.scores) == ("B-K3*", [0, 0])


@pytest.mark.rule("RW-56", "RW-R20")
def test_a_unit_that_can_settle_must():
    table = flown({1: "B-K1* S-1"}, {"A": "T-A"}, "transport 1")
    assert (table.turn, table.city(0, "A"), table.pile("box", 0)) == (1, "T-A B-K1*", "")
    table = flown({1: "B-F S-1"}, {"A": "T-A", "B": "T-B"}, "transport 1")
    assert all(act.startswith("settle") for act in table.options())


@pytest.mark.rule("RW-51", "RW-53")
def test_units_settle_one_after_the_other():
    """The second unit finds the city locked by the first."""
    table = flown({1: "S-1", 2: "B-K1 B-K2"}, {"A": "T-A"}, "transport 1", "couple 2", "couple 2")
    table.do("first 2")
    assert (table.city(0, "A"), table.pile("box", 0)) == ("T-A B-K2", "B-K1")


@pytest.mark.rule("RW-W14", "RW-54", "RW-57")
def test_w14_a_special_unit_scores_its_row():
    table = flown({1: "B-K1* S-1"}, {"A": "T-A T-A B-K1", "B": "T-B"}, "transport 1")
    assert (table.size(0, "A"), table.scores[0]) == (5, 5)
    assert table.source("special") == [5, 0]


@pytest.mark.rule("RW-W15", "RW-57", "RW-51")
@pytest.mark.parametrize(("first", "points"), [("first 1", 4), ("first 2", 3)])
def test_w15_the_order_matters_to_a_special_unit(first, points):
    docked = {1: "S-1", 2: "B-F B-K1*"}
    table = flown(docked, {"A": "T-A"}, "transport 1", "couple 2", "couple 2", first)
    assert table.source("special") == [points, 0]
    assert table.told("transport")[0]["points"] == points
    assert table.size(0, "A") == 4


@pytest.mark.rule("RW-57", "RW-R24")
def test_a_plain_unit_scores_nothing():
    table = flown({1: "B-K1 S-1", 2: "B-F"}, {"A": "T-A T-A B-K1"}, "transport 1", "couple 2", "first 1")
    assert (table.size(0, "A"), table.scores) == (6, [0, 0])


@pytest.mark.rule("RW-58")
def test_the_shuttle_goes_to_the_shuttles_row():
    table = flown({1: "B-F S-2", 2: "S-1"}, {"A": "T-A"}, "transport 1")
    table.do("launch 1", "transport 2")
    assert table.pile("shuttles", 0) == "S-2 S-1"
    assert table.seen.shields == (0, 0)


@pytest.mark.rule("RW-R19")
def test_coupling_what_cannot_settle_clears_rows():
    table = flown({1: "S-1", 2: "B-K1 B-K2"}, {}, "transport 1", "couple 2", "couple 2", "first 1")
    assert table.row(0, 2) == ""
    assert table.pile("box", 0) == "B-K1 B-K2"


@pytest.mark.rule("RW-D8", "RW-52", "RW-53")
def test_each_unit_is_asked_for_where_it_has_a_choice():
    docked = {1: "S-1", 2: "B-F B-K1"}
    table = flown(docked, {"A": "T-A", "B": "T-B"}, "transport 1", "couple 2", "couple 2", "first 2")
    assert table.options() == ["settle A", "settle B"]
    table.do("settle B")
    assert (table.phase, table.turn) == ("settle", 0)
    table.do("settle B")
    assert (table.city(0, "B"), table.turn) == ("T-B B-K1 B-F", 1)
