"""Refusals name the rule and say in one sentence what is wrong (SZ-E19 and others)."""

import pytest

from boardwright.core.errors import IllegalAction
from boardwright.core.state import CHANCE
from boardwright.testing.situation import walk
from tests.games.splitz.scenario import Table


@pytest.mark.rule("SZ-14", "SZ-37")
def test_only_the_leader_divides():
    table = Table(3, leader=1).row("9 9 J 2 10 7 7")
    for seat in (0, 2, 3, -2):
        refusal = table.refusal(seat, "divide 1 2")
        assert refusal.rule == "SZ-14"
        assert "leader divides" in refusal.reason


@pytest.mark.rule("SZ-14", "SZ-E19")
def test_a_division_that_leaves_a_part_empty_says_so():
    refusal = Table(3).row("9 9 J 2 10 7 7").refusal(0, "divide 4 7")
    assert refusal.reason == "Dividers at 4 and 7 leave a part of the 7 cards empty."
    assert str(refusal).endswith("(SZ-14)")


@pytest.mark.rule("SZ-14")
def test_no_voting_before_the_row_is_divided():
    refusal = Table(3).row("9 9 J 2 10 7 7").refusal(0, "vote white")
    assert refusal.rule == "SZ-14"


@pytest.mark.rule("SZ-45")
def test_waiting_jokers_join_only_what_came_with_this_part():
    table = Table(3).row("J J | 5 6 | 5 6 7").vote("0 w, 1 b, 2 k")
    table.row("3 7 J | 9 9 | 8 8").vote("0 w, 1 b, 2 k")
    refusal = table.refusal(0, "first 9")
    assert (refusal.reason, refusal.rule) == ("No 9 came with this part.", "SZ-45")
    assert table.refusal(0, "joker 3").rule == "SZ-45"  # the release comes first


@pytest.mark.rule("SZ-42")
def test_a_joker_needs_a_stack():
    table = Table(3).row("J 5 6 | 2 2 | 3 3").vote("0 w, 1 b, 2 k")
    refusal = table.refusal(0, "joker 9")
    assert (refusal.reason, refusal.rule) == ("There is no stack of 9 to join.", "SZ-42")


def test_nobody_acts_while_the_row_is_laid_out():
    table = Table(3)
    assert table.refusal(0, "divide 1 2").reason == "Nobody acts now: chance decides."


def test_a_card_that_is_not_left_cannot_come():
    table = Table(3)
    table.do(CHANCE, "draw 1")
    refusal = table.refusal(CHANCE, "draw 1")
    assert "cannot come up" in refusal.reason


def test_after_the_end_everything_is_refused():
    *_, end = walk(Table(3).game, 2)
    for seat in (CHANCE, 0, 1, 2):
        with pytest.raises(IllegalAction, match="The game is over"):
            end.state.apply(seat, 31)


@pytest.mark.parametrize(("seat", "action"), [("0", 31), (0, "vote white"), (0, 31.0), (None, 31)])
def test_what_is_no_number_is_refused(seat, action):
    state = Table(3).row("9 9 J | 2 10 | 7 7").state
    before = state.clone()
    with pytest.raises(TypeError):
        state.apply(seat, action)
    assert state == before
