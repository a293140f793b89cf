"""Challenges and what is paid for them (specification, WS-30 to WS-37)."""

import pytest

from tests.games.world_splitters.scenario import table


def challenge(bids, players=3, **given):
    return table("T6x3", players, **given).do("divide c2-d2").bids(bids)


@pytest.mark.rule("WS-30", "WS-31", "WS-72")
def test_accept():
    made = challenge({1: 5, 2: 4}).do("accept")
    assert made.coins == [14, 4, 9]
    assert made.asks == ("place", 1)
    assert made.told("answer") == [{"challenge": 1, "by": 0, "to": 1, "amount": 5, "say": "accept"}]


@pytest.mark.rule("WS-30", "WS-32", "WS-72")
def test_return():
    made = challenge({1: 5, 2: 4}).do("return")
    assert made.coins == [4, 14, 9]
    assert made.asks == ("place", 0)
    assert made.told("answer") == [{"challenge": 1, "by": 0, "to": 1, "amount": 5, "say": "return"}]


@pytest.mark.rule("WS-33", "WS-R34")
@pytest.mark.parametrize(("coins", "can_return"), [(4, False), (5, True), (6, True)])
def test_who_owns_less_than_the_bid_cannot_return_it(coins, can_return):
    made = table("T6x3", 3, coins={0: coins}).do("divide c2-d2").bids({1: 5, 2: 1})
    assert (made.asks == ("answer", 0)) == can_return
    if not can_return:  # the only answer is given without asking
        assert made.told("answer")[0]["say"] == "accept"
        assert made.coins == [coins + 5, 4, 9]


@pytest.mark.rule("WS-36", "WS-R35", "WS-X15", "WS-33")
def test_accepting_first_can_make_returning_possible():
    made = challenge({1: 5, 2: 4}, coins={0: 3})
    assert made.coins == [8, 4, 9]
    made.do("place c2")
    assert made.options() == ["accept", "return"]
    made.do("return")
    assert made.coins == [4, 4, 13]
    assert made.explorers == {"c2": 1, "d2": 0}


@pytest.mark.rule("WS-36", "WS-R35", "WS-X15", "WS-33")
def test_returning_first_can_make_returning_impossible():
    made = challenge({1: 5, 2: 3}, coins={0: 5}).do("return")
    assert made.coins == [0, 14, 9]
    made.do("place c2")
    assert made.coins == [3, 14, 6]
    assert made.told("answer")[1] == {"challenge": 2, "by": 0, "to": 2, "amount": 3, "say": "accept"}
    assert made.explorers == {"c2": 0, "d2": 2}


@pytest.mark.rule("WS-34", "WS-32")
@pytest.mark.parametrize("answer", ["accept", "return"])
@pytest.mark.parametrize("space", ["c2", "d2"])
def test_the_placer_chooses_among_the_available_spaces(answer, space):
    made = challenge({1: 2, 2: 1}).do(answer, f"place {space}")
    assert made.explorers == {space: 1 if answer == "accept" else 0}


@pytest.mark.rule("WS-34")
def test_an_explorer_goes_nowhere_else():
    made = challenge({1: 2, 2: 1}).do("accept")
    assert made.options() == ["place c2", "place d2"]
    refused = made.refusal("place c1")
    assert (refused.rule, refused.reason) == ("WS-34", "c1 is no contested space that is free.")


@pytest.mark.rule("WS-35", "WS-36")
def test_the_second_challenge_is_that_of_the_second_challenger():
    made = challenge({1: 2, 2: 1}).do("accept", "place d2")
    assert made.asks == ("answer", 0)
    assert made.seen.challenge == 2
    made.do("return")
    assert made.coins == [10, 7, 10]
    assert made.explorers == {"d2": 1, "c2": 0}
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-35", "WS-37")
def test_without_a_free_space_there_is_no_second_challenge():
    made = challenge({1: 2, 2: 1}, explorers={2: "c2"}).do("accept")
    assert made.explorers == {"c2": 2, "d2": 1}
    assert made.coins == [11, 7, 9]
    assert len(made.told("answer")) == 1
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-35", "WS-R23", "WS-X16", "WS-47")
def test_a_space_that_becomes_free_is_worth_a_second_challenge():
    made = table("T6x3", 3, "kanal", "G:c2", explorers={1: "d2"}).do("divide c2-d2")
    made.bids({1: 1, 2: 3}).do("accept")
    assert made.coins == [12, 9, 6]
    assert made.explorers == {"c2": 2}  # P1's explorer went home
    made.do("accept")
    assert made.coins == [13, 8, 6]
    assert made.explorers == {"c2": 2, "d2": 1}


@pytest.mark.rule("WS-35", "WS-37", "WS-R25", "WS-X17", "WS-46")
def test_a_second_explorer_can_end_the_turn():
    made = table("T6x3", 3, "nuta", "G:c2").do("divide c2-d2").bids({1: 2, 2: 1}).do("accept")
    assert made.coins == [11, 7, 9]
    made.do("place c2", "extra d2")
    assert made.coins == [11, 7, 9]
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-36", "WS-R24")
def test_there_is_no_third_challenge():
    """The explorer of the second challenge sends that of the first home: a space is free, the turn ends."""
    made = table("T6x3", 3, "kanal", "G:d2").do("divide c2-d2").bids({1: 2, 2: 1})
    made.do("accept", "place c2", "accept")
    assert made.explorers == {"d2": 2}
    assert made.asks == ("divide", 1)
    assert len(made.told("answer")) == 2


@pytest.mark.rule("WS-35", "WS-R24")
def test_with_both_spaces_free_the_second_placer_chooses():
    """P1 has no explorer left: the one just placed on c2 is moved on by the green favor."""
    made = table("T6x3", 3, "nuta", "G:c2", without_explorers="1").do("divide c2-d2")
    made.bids({1: 2, 2: 1}).do("accept", "place c2", "source f3")
    assert made.phase == "extra"
    made.do("extra a1", "source c2")
    assert made.names(made.seen.available) == "c2 d2"
    made.do("accept")
    assert made.options() == ["place c2", "place d2"]
