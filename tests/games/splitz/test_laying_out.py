"""Laying out (SZ-40 to SZ-46): stacks, jokers and their waiting."""

import pytest

from tests.games.splitz.scenario import Table


def two_waiting_jokers():
    """Seat 0 has two waiting jokers; seat 1 leads the second round (SZ-E12)."""
    return Table(3).row("J J | 5 6 | 5 6 7").vote("0 w, 1 b, 2 k")


@pytest.mark.rule("SZ-40")
def test_cards_are_grouped_by_denomination_and_a_joker_counts_as_one():
    table = Table(3).row("9 J 9 7 9 | 1 | 2").vote("0 w, 1 b, 2 k").joker(0, 9)
    assert table.stacks[0] == {7: 1, 9: 4}
    seen = table.seen
    assert (seen.stacks[0][9], seen.jokers[0][9]) == (3, 1)


@pytest.mark.rule("SZ-41", "SZ-R16", "SZ-E11")
def test_a_joker_may_join_its_own_number():
    table = Table(3).row("J 5 | 2 2 | 3 3 3").vote("0 w, 1 b, 2 k")
    assert table.stacks[0] == {5: 2}
    assert table.waiting == [0, 0, 0]
    assert table.told("joker") == [{"player": 0, "to": 5, "count": 2, "forced": True}]
    assert table.told("wait") == []


@pytest.mark.rule("SZ-41")
def test_numbers_are_laid_out_before_the_jokers_of_the_part():
    table = Table(3).row("J 5 6 | 2 2 | 3 3").vote("0 w, 1 b, 2 k")
    assert table.state.actors() == (0,)
    assert table.stacks[0] == {5: 1, 6: 1}
    assert table.options(0) == ["joker 5", "joker 6"]


@pytest.mark.rule("SZ-42", "SZ-R30")
def test_two_jokers_of_one_part_may_go_to_different_denominations():
    table = Table(3).row("5 8 | 2 2 | 3 3 3").vote("0 w, 1 b, 2 k")
    table.row("J J | 7 7 | 6 6 6").vote("0 w, 1 b, 2 k")
    assert table.options(0) == ["joker 5", "joker 8"]
    table.joker(0, 5)
    assert table.options(0) == ["joker 5", "joker 8"]
    table.joker(0, 8)
    assert table.stacks[0] == {5: 2, 8: 2}


@pytest.mark.rule("SZ-42")
def test_a_joker_joins_only_what_its_owner_has():
    table = Table(3).row("J 5 6 | 2 2 | 3 3").vote("0 w, 1 b, 2 k")
    refusal = table.refusal(0, "joker 2")
    assert refusal.rule == "SZ-42"
    assert table.refusal(1, "joker 2").rule == "SZ-42"


@pytest.mark.rule("SZ-42")
def test_a_joker_alone_is_no_stack_to_join():
    """After a joker was placed on 5 the choice is still among number cards."""
    table = Table(3).row("J J 5 6 | 2 | 3 3").vote("0 w, 1 b, 2 k").joker(0, 5)
    assert table.options(0) == ["joker 5", "joker 6"]


@pytest.mark.rule("SZ-43", "SZ-R15", "SZ-R22")
def test_jokers_are_placed_before_a_contested_part_is_settled():
    table = Table(3, leader=0).row("4 3 6 7 | J 5 | 9").vote("0 b, 1 w, 2 w")
    assert table.told("joker")[-1]["player"] == 0  # the leader, last in order, lays out before 1 and 2
    table.divide("4 | 3 | 6 7").vote("1 w, 2 b")
    players = [take["player"] for take in table.told("take")]
    assert players == [0, 1, 2]


@pytest.mark.rule("SZ-43")
def test_a_contested_part_waits_for_the_jokers_choice():
    table = Table(3).row("4 3 | J 5 6 | 9 9").vote("0 b, 1 w, 2 w")
    assert table.seen.phase == "joker"
    assert table.state.actors() == (0,)
    table.joker(0, 6)
    assert set(table.state.actors()) == {1, 2}


@pytest.mark.rule("SZ-44", "SZ-R17")
def test_without_a_number_card_jokers_wait():
    table = two_waiting_jokers()
    assert table.waiting == [2, 0, 0]
    assert table.stacks[0] == {}
    assert table.told("wait") == [{"player": 0, "jokers": 2}]
    assert table.round_is_over


@pytest.mark.rule("SZ-44")
def test_several_waiting_jokers_add_up():
    table = two_waiting_jokers().row("J J J | 9 9 | 8 8").vote("0 w, 1 b, 2 k")
    assert table.waiting == [5, 0, 0]


@pytest.mark.rule("SZ-44", "SZ-R20")
def test_a_joker_cannot_be_kept_aside_once_there_is_a_stack():
    table = Table(3).row("5 6 | 2 2 | 3 3 3").vote("0 w, 1 b, 2 k")
    table.row("J | 7 7 7 | 6 6 6").vote("0 w, 1 b, 2 k")
    assert table.options(0) == ["joker 5", "joker 6"]
    assert table.seen.phase == "joker"
    table.joker(0, 5)
    assert table.waiting == [0, 0, 0]


@pytest.mark.rule("SZ-45", "SZ-46", "SZ-E12", "SZ-R18", "SZ-R19")
def test_release():
    table = two_waiting_jokers().row("3 7 J | 9 9 | 8 8").vote("0 w, 1 b, 2 k")
    assert [take["player"] for take in table.told("take")[3:]] == [2, 0]  # seat 1 leads and is last
    assert table.options(0) == ["first 3", "first 7"]
    assert table.refusal(0, "first 5").rule == "SZ-45"
    table.first(0, 7)
    assert table.stacks[0] == {3: 1, 7: 3}
    assert table.options(0) == ["joker 3", "joker 7"]
    table.joker(0, 3)
    assert table.stacks[0] == {3: 2, 7: 3}
    assert table.waiting == [0, 0, 0]
    assert [take["player"] for take in table.told("take")[3:]] == [2, 0, 1]


@pytest.mark.rule("SZ-45", "SZ-70")
def test_a_single_denomination_takes_all_waiting_jokers_without_asking():
    table = two_waiting_jokers().row("7 7 | 9 9 9 | 8 8").vote("0 w, 1 b, 2 k")
    assert table.told("first") == [{"player": 0, "to": 7, "jokers": 2, "forced": True}]
    assert table.stacks[0] == {7: 4}
    assert table.waiting == [0, 0, 0]
    assert table.round_is_over


@pytest.mark.rule("SZ-45", "SZ-R18")
def test_waiting_jokers_join_together():
    table = two_waiting_jokers().row("3 7 | 9 9 9 | 8 8").vote("0 w, 1 b, 2 k").first(0, 3)
    assert table.told("first")[-1] == {"player": 0, "to": 3, "jokers": 2, "forced": False}
    assert table.stacks[0] == {3: 3, 7: 1}
    assert table.round_is_over


@pytest.mark.rule("SZ-45", "SZ-R19")
def test_jokers_of_the_releasing_part_come_after_the_release():
    table = two_waiting_jokers().row("3 7 J J | 9 9 | 8").vote("0 w, 1 b, 2 k").first(0, 3)
    assert table.stacks[0] == {3: 3, 7: 1}
    table.joker(0, 7).joker(0, 7)
    assert table.stacks[0] == {3: 3, 7: 3}


@pytest.mark.rule("SZ-46", "SZ-E13", "SZ-R21")
def test_laying_order():
    table = Table(3, leader=1).row("3 J 4 | 7 J 8 | 8").vote("0 b, 1 k, 2 w")
    assert table.state.actors() == (2,)
    assert table.options(2) == ["joker 3", "joker 4"]
    table.joker(2, 4)
    assert table.stacks[2] == {3: 1, 4: 2}
    assert table.state.actors() == (0,)
    assert table.options(0) == ["joker 7", "joker 8"]
    table.joker(0, 7)
    assert table.stacks == [{7: 2, 8: 1}, {8: 1}, {3: 1, 4: 2}]
    assert table.round_is_over


@pytest.mark.rule("SZ-46")
@pytest.mark.parametrize("leader", range(3))
def test_clockwise_from_the_leaders_left_the_leader_last(leader):
    table = Table(3, leader).row("9 9 3 | 2 10 | 7 7").vote("0 k, 1 w, 2 b")
    order = [take["player"] for take in table.told("take")]
    assert order == [(leader + 1) % 3, (leader + 2) % 3, leader]


@pytest.mark.rule("SZ-R22")
def test_an_earlier_voting_lays_out_before_a_later_one():
    """Seat 1 sits at the leader's left, yet gets its part in the re-vote, after seat 3."""
    table = Table(4, leader=0).row("5 5 5 | 6 6 6 | 7 7 7").vote("0 k, 1 w, 2 w, 3 b")
    table.vote("1 w, 2 b")
    assert [take["player"] for take in table.told("take")] == [3, 0, 1, 2]
