"""Voting (SZ-20 to SZ-23)."""

import pytest

from tests.games.splitz.scenario import Table


@pytest.mark.rule("SZ-20")
def test_everybody_the_leader_included_must_choose_one_part():
    table = Table(3, leader=1).row("9 9 J | 2 10 | 7 7")
    assert table.state.actors() == (2, 0, 1)
    for seat in range(3):
        assert table.options(seat) == ["vote white", "vote blue", "vote black"]
    table.vote("0 k, 2 b")
    assert table.state.actors() == (1,)  # passing is not possible: the voting waits for the last one
    assert table.seen.phase == "vote"


@pytest.mark.rule("SZ-20")
def test_nothing_but_a_vote_is_possible_in_a_voting():
    table = Table(3).row("9 9 J | 2 10 | 7 7")
    for text in ("divide 1 2", "joker 9", "first 9", "discard white"):
        assert table.refusal(0, text).rule == "SZ-20"


@pytest.mark.rule("SZ-21", "SZ-R4")
def test_a_part_that_was_thrown_out_cannot_be_chosen():
    table = Table(2).row("10 10 10 | 4 | 7 7 J").throw_out("k")
    for seat in (0, 1):
        refusal = table.refusal(seat, "vote black")
        assert refusal.rule == "SZ-21"
        assert "Black was thrown out" in refusal.reason


@pytest.mark.rule("SZ-21", "SZ-33")
def test_two_cards_have_no_black_part():
    table = Table(3, leader=2).row("10 9 | 9 6 6 | 3 J").vote("0 w, 1 w, 2 b")
    assert table.options(0) == ["vote white", "vote blue"]
    refusal = table.refusal(0, "vote black")
    assert refusal.rule == "SZ-21"
    assert "no black part" in refusal.reason


@pytest.mark.rule("SZ-22")
@pytest.mark.parametrize("order", ["0 k, 1 w, 2 b", "2 b, 1 w, 0 k", "1 w, 2 b, 0 k"])
def test_votes_are_committed_in_any_order_and_revealed_together(order):
    table = Table(3, leader=1).row("9 9 J | 2 10 | 7 7")
    first, second, third = order.split(", ")
    table.vote(first).vote(second)
    assert table.told("votes") == []
    assert table.stacks == [{}, {}, {}]
    table.vote(third)
    assert table.told("votes") == [{"part": [], "votes": {"0": "black", "1": "white", "2": "blue"}}]
    assert table.stacks == [{7: 2}, {9: 3}, {2: 1, 10: 1}]


@pytest.mark.rule("SZ-22", "SZ-R5")
@pytest.mark.parametrize("text", ["vote white", "vote blue", "vote black"])
def test_a_committed_vote_is_final(text):
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("1 w")
    refusal = table.refusal(1, text)
    assert refusal.rule == "SZ-22"
    assert "cannot be changed" in refusal.reason


@pytest.mark.rule("SZ-R6")
def test_everybody_sees_who_has_committed_but_not_what():
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("1 w")
    for viewer in (0, 2, None):
        seen = table.game.observation(table.state, viewer)
        assert seen.committed == (1,)
        assert seen.own_vote == -1
    assert table.told("commit") == [{"by": 1}]
    assert table.game.observation(table.state, 1).own_vote == 0


@pytest.mark.rule("SZ-23", "SZ-R29")
def test_only_those_who_claimed_the_part_vote_again():
    table = Table(4, leader=3).row("4 3 6 | 5 7 | J 8 2 10").vote("0 b, 1 k, 2 w, 3 k")
    table.divide("J 8 | 2 | 10")
    assert set(table.state.actors()) == {1, 3}
    assert table.options(1) == table.options(3) == ["vote white", "vote blue", "vote black"]
    for seat in (0, 2):
        assert table.options(seat) == []
        assert table.refusal(seat, "vote white").rule == "SZ-23"


@pytest.mark.rule("SZ-R29", "SZ-R10")
def test_the_empty_handed_of_another_part_do_not_vote_on_this_one():
    table = Table(4, leader=1).row("6 J 6 | 4 | 9 9 9 J 2").vote("0 w, 1 k, 2 w, 3 k")
    assert set(table.state.actors()) == {0, 2}
    for seat in (1, 3):
        assert table.refusal(seat, "vote white").rule == "SZ-23"
