"""Distribution (SZ-30 to SZ-38), by the examples of the specification."""

import pytest

from tests.games.splitz.scenario import Table


@pytest.mark.rule("SZ-E2", "SZ-23", "SZ-30", "SZ-31", "SZ-32", "SZ-37", "SZ-51")
def test_rulebook_round():
    diana, ilya, oksana = 0, 1, 3
    table = Table(4, leader=oksana).row("4 3 6 | 5 7 | J 8 2 10").vote("0 b, 1 k, 2 w, 3 k")
    assert table.stacks == [{5: 1, 7: 1}, {}, {3: 1, 4: 1, 6: 1}, {}]
    assert table.state.actors() == (oksana,)
    table.divide("J 8 | 2 | 10")
    assert table.told("divide")[-1]["at"] == [2, 3]
    assert set(table.state.actors()) == {ilya, oksana}
    table.vote("1 k, 3 w")
    assert table.stacks == [{5: 1, 7: 1}, {10: 1}, {3: 1, 4: 1, 6: 1}, {8: 2}]
    assert table.told("joker") == [{"player": oksana, "to": 8, "count": 2, "forced": True}]
    assert table.discards == ["2"]
    assert table.round_is_over
    assert table.seen.leader == diana


@pytest.mark.rule("SZ-E4", "SZ-31")
def test_no_contest():
    table = Table(3, leader=1).row("9 9 J | 2 10 | 7 7").vote("0 k, 1 w, 2 b")
    assert table.stacks == [{7: 2}, {9: 3}, {2: 1, 10: 1}]
    assert table.discards == []
    assert table.votings == 1
    assert table.asked == 4
    assert table.round_is_over


@pytest.mark.rule("SZ-E5", "SZ-30", "SZ-34", "SZ-38", "SZ-R28")
def test_total_loss_in_the_deepest_round_of_three_players():
    table = Table(3).row("5 5 8 8 J | 9 | 10").vote("all w")
    assert table.discards == ["9", "10"]
    table.divide("5 | 5 | 8 8 J").vote("all k")
    assert table.told("divide")[-1]["forced"]
    assert table.told("divide")[-1]["part"] == ["white", "black"]
    assert table.state.actors() == (1, 2, 0)
    table.vote("all b")
    assert table.discards == ["5", "5", "8", "8", "9", "10", "J"]
    assert table.stacks == [{}, {}, {}]
    assert table.votings == 3
    assert table.asked == 11
    assert table.seen.leader == 1  # play goes on without compensation


@pytest.mark.rule("SZ-E6", "SZ-33", "SZ-R7")
def test_two_cards_two_claimants():
    table = Table(3, leader=2).row("10 9 | 9 6 6 | 3 J").vote("0 w, 1 w, 2 b")
    assert table.discards == ["3", "J"]
    assert table.stacks == [{}, {}, {6: 2, 9: 1}]
    assert table.told("divide")[-1]["at"] == [1]
    assert table.told("divide")[-1]["forced"]
    table.vote("0 w, 1 b")
    assert table.stacks == [{10: 1}, {9: 1}, {6: 2, 9: 1}]
    assert table.round_is_over


@pytest.mark.rule("SZ-E6", "SZ-30", "SZ-34", "SZ-R8", "SZ-R14")
def test_two_cards_both_lost():
    table = Table(3, leader=2).row("10 9 | 9 6 6 | 3 J").vote("0 w, 1 w, 2 b").vote("all b")
    assert table.discards == ["3", "9", "10", "J"]
    assert table.stacks[:2] == [{}, {}]
    assert table.round_is_over


@pytest.mark.rule("SZ-E7", "SZ-R13")
def test_two_cards_three_claimants():
    table = Table(3).row("10 9 | 9 6 6 | 3 J").vote("all w")
    assert table.discards == ["3", "6", "6", "9", "J"]
    table.vote("0 w, 1 w, 2 b")
    assert table.stacks == [{}, {}, {9: 1}]
    assert table.discards == ["3", "6", "6", "9", "10", "J"]
    assert table.round_is_over


@pytest.mark.rule("SZ-R13", "SZ-34")
@pytest.mark.parametrize(
    ("votes", "stacks"),
    [
        ("0 w, 1 w, 2 w, 3 b", [{}, {}, {}, {9: 1}]),
        ("0 w, 1 w, 2 b, 3 b", [{}, {}, {}, {}]),
        ("all w", [{}, {}, {}, {}]),
    ],
)
def test_two_cards_four_claimants(votes, stacks):
    table = Table(4).row("10 9 | 9 6 6 8 8 | 3 J").vote("all w").vote(votes)
    assert table.stacks == stacks
    assert table.round_is_over


@pytest.mark.rule("SZ-E9", "SZ-35", "SZ-36", "SZ-R9", "SZ-44")
def test_two_pairs():
    table = Table(4, leader=1).row("6 J 6 | 4 | 9 9 9 J 2").vote("0 w, 1 k, 2 w, 3 k")
    assert table.discards == ["4"]
    assert set(table.state.actors()) == {0, 2}  # the left pair first
    table.vote("0 b, 2 w")
    assert table.stacks == [{}, {}, {6: 1}, {}]
    assert table.waiting == [1, 0, 0, 0]
    assert table.discards == ["4", "6"]
    assert table.state.actors() == (1,)
    table.divide("9 9 | 9 J | 2").vote("1 w, 3 k")
    assert table.stacks == [{}, {9: 2}, {6: 1}, {2: 1}]
    assert table.discards == ["4", "6", "9", "J"]
    assert table.round_is_over


@pytest.mark.rule("SZ-E9", "SZ-36", "SZ-R11")
def test_a_contest_within_the_first_pair_is_settled_before_the_second_pair():
    table = Table(4, leader=1).row("6 6 J 5 | 4 | 9 9 9 J").vote("0 w, 1 k, 2 w, 3 k")
    table.divide("6 6 | J | 5").vote("0 w, 2 w")
    assert table.discards == ["4", "5", "J"]
    assert table.seen.path == (0, 0)
    table.vote("0 w, 2 b")
    assert table.seen.path == (2,)
    table.divide("9 | 9 | 9 J").vote("1 w, 3 k")
    assert table.stacks == [{6: 1}, {9: 1}, {6: 1}, {9: 2}]
    assert table.discards == ["4", "5", "9", "J"]
    assert table.votings == 4


@pytest.mark.rule("SZ-E10", "SZ-R10", "SZ-R12", "SZ-36", "SZ-38")
def test_four_on_one_part():
    table = Table(4).row("8 8 8 7 7 7 J | 1 | 3").vote("all w")
    assert table.discards == ["1", "3"]
    table.divide("8 8 8 | 7 7 7 | J").vote("0 w, 1 b, 2 b, 3 w")
    assert table.discards == ["1", "3", "J"]
    assert set(table.state.actors()) == {0, 3}
    assert table.told("divide")[-1]["forced"]
    table.vote("0 w, 3 k")
    assert table.stacks == [{8: 1}, {}, {}, {8: 1}]
    assert set(table.state.actors()) == {1, 2}
    table.vote("1 b, 2 b")
    assert table.stacks == [{8: 1}, {}, {}, {8: 1}]
    assert table.discards == ["1", "3", "7", "7", "7", "8", "J"]
    assert table.votings == 4
    assert table.round_is_over


@pytest.mark.rule("SZ-E15", "SZ-34", "SZ-R14")
def test_contested_single_card():
    table = Table(3).row("J | 5 5 5 | 6 6 6").vote("0 w, 1 w, 2 b")
    assert table.discards == ["6", "6", "6", "J"]
    assert table.stacks == [{}, {}, {5: 3}]
    assert table.votings == 1
    assert table.round_is_over
    assert table.waiting == [0, 0, 0]


@pytest.mark.rule("SZ-31")
def test_who_has_a_part_takes_no_further_part_in_the_round():
    table = Table(3, leader=2).row("10 9 | 9 6 6 | 3 J").vote("0 w, 1 w, 2 b")
    assert set(table.state.actors()) == {0, 1}
    assert table.options(2) == []


@pytest.mark.rule("SZ-32", "SZ-R31")
def test_every_part_of_a_contested_part_holds_a_card():
    table = Table(3).row("5 5 8 8 J | 9 | 10").vote("all w")
    assert table.options(0)[0] == "divide 1 2"
    assert table.options(0)[-1] == "divide 3 4"
    assert table.refusal(0, "divide 4 5").rule == "SZ-14"


@pytest.mark.rule("SZ-35")
def test_discards_come_first_then_takings_then_contests():
    table = Table(4).row("4 3 6 J | 5 7 8 | 2 10").vote("0 w, 1 w, 2 b, 3 b")
    assert [event.kind for event in table.events[-2:]] == ["votes", "lost"]
    table = Table(4).row("4 3 6 J | 5 7 8 9 | 2").vote("0 w, 1 b, 2 w, 3 k")
    kinds = [event.kind for event in table.events]
    assert kinds[-3:] == ["votes", "take", "take"]
    table = Table(3).row("4 3 6 J | 5 | 2 10").vote("0 w, 1 w, 2 b")
    assert [event.kind for event in table.events][-3:] == ["votes", "lost", "take"]
    assert table.state.actors() == (0,)  # the contested part is divided only now


@pytest.mark.rule("SZ-37", "SZ-R12")
def test_the_leader_divides_a_contest_without_being_in_it():
    table = Table(3, leader=2).row("4 3 6 J | 5 | 2 10").vote("0 w, 1 w, 2 b")
    assert table.stacks[2] == {5: 1}  # already supplied
    assert table.state.actors() == (2,)
    assert table.refusal(0, "divide 1 2").rule == "SZ-14"
    table.divide("4 | 3 | 6 J").vote("0 w, 1 b")
    assert table.stacks == [{4: 1}, {3: 1}, {5: 1}]


@pytest.mark.rule("SZ-38", "SZ-70")
def test_three_cards_are_divided_without_asking():
    table = Table(3).row("4 3 6 | 5 7 | 2 10").vote("0 w, 1 w, 2 b")
    assert table.seen.phase == "vote"
    assert table.seen.bounds == (0, 1, 2, 3)
    assert table.told("divide")[-1]["forced"]


@pytest.mark.rule("SZ-R8", "SZ-30")
def test_an_unclaimed_part_of_a_re_vote_is_discarded():
    table = Table(4, leader=3).row("4 3 6 | 5 7 | J 8 2 10").vote("0 b, 1 k, 2 w, 3 k")
    table.divide("J 8 | 2 | 10").vote("1 k, 3 b")
    assert table.discards == ["8", "J"]
