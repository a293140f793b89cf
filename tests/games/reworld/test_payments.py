"""Payments (specification, RW-16 to RW-22 and RW-D2, RW-D3), beside a second reading of the rules."""

from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.games.reworld.rules.actions import BELOWS
from boardwright.games.reworld.rules.payments import belows, can_pay, is_payment, tops
from tests.games.reworld.scenario import station

VALUES = range(1, 6)
DEMANDS = range(6)
HANDS = st.lists(st.sampled_from(VALUES), max_size=13)


def payments(hand, first, second):
    """All payments from a hand, as sorted cards: RW-18 to RW-21 word for word."""
    demands = {first, second} - {0}
    found = set()
    for size in range(1, 5):
        for cards in combinations(sorted(hand), size):
            if _pays(cards, demands):
                found.add(cards)
    return found


def _pays(cards, demands):
    if not demands:
        return len(cards) == 1
    if len(demands) == 1:
        return set(cards) == demands if len(cards) == 1 else len(cards) == 2
    if len(cards) == 2:
        return set(cards) == demands
    if len(cards) == 3:
        return not demands.isdisjoint(cards)
    return len(cards) == 4


def counted(hand):
    return tuple(hand.count(value) for value in range(6))


def check_answers(hand, first, second):
    """The fast answers are those that the list of payments gives."""
    legal = payments(hand, first, second)
    held = counted(hand)
    assert not hand or can_pay(held, first, second) == bool(legal)  # who holds no card is not asked
    assert tops(held, first, second) == sorted({card for cards in legal for card in cards})
    for top in VALUES:
        offered = [BELOWS[number] for number in belows(held, first, second, top)]
        assert len(set(offered)) == len(offered)
        assert {tuple(sorted((top, *below))) for below in offered} == {c for c in legal if top in c}
        assert offered == sorted(offered, key=lambda below: (len(below), below))


@pytest.mark.rule("RW-18", "RW-19", "RW-20", "RW-21", "RW-22", "RW-D2", "RW-D3")
@pytest.mark.parametrize("size", range(6))
def test_the_fast_answers_are_those_of_the_definition_for_all_small_hands(size):
    for hand in combinations_with_replacement(VALUES, size):
        for first, second in product(DEMANDS, repeat=2):
            check_answers(hand, first, second)


@pytest.mark.rule("RW-18", "RW-19", "RW-20", "RW-21", "RW-22", "RW-D2", "RW-D3")
@given(HANDS, st.sampled_from(DEMANDS), st.sampled_from(DEMANDS))
def test_the_fast_answers_are_those_of_the_definition_for_large_hands(hand, first, second):
    check_answers(hand, first, second)


@pytest.mark.rule("RW-18", "RW-19", "RW-20", "RW-21", "RW-R1", "RW-R5")
def test_a_payment_is_a_payment_whatever_the_hand():
    for size in range(7):
        for cards in combinations_with_replacement(VALUES, size):
            for first, second in product(DEMANDS, repeat=2):
                assert is_payment(cards, first, second) == _pays(cards, {first, second} - {0})


# On the table. Demands are those next to U5.


def prices(hand, slots=None):
    """Everything that the hand can pay for the module at U5, the top card first."""
    table = station(hand, "", modules={"U5": "S-1"}, slots=slots)
    found = []
    if "take U5" not in table.options():
        return found
    table.do("take U5")
    for top in _answers(table, "top"):
        for below in _answers(top, "below"):
            told = below.told("take")[-1]
            found.append((told["top"], *sorted(told["below"])))
    assert len(set(found)) == len(found)
    return found


def _answers(table, question):
    """The table after each answer to a question, or the table itself if it was not asked."""
    if table.phase != question:
        return [table]
    before, answered = table.state, []
    for act in table.options():
        copy = station("", "")
        copy.state = before.clone()
        answered.append(copy.do(act))
    return answered


def as_payments(found):
    return {tuple(sorted(cards)) for cards in found}


@pytest.mark.rule("RW-W2", "RW-18", "RW-R1")
def test_w2_a_free_slot_costs_one_card():
    assert prices("1125") == [(1,), (2,), (5,)]


@pytest.mark.rule("RW-W3", "RW-19", "RW-D2", "RW-D3", "RW-R2")
@pytest.mark.parametrize("side", ["U4", "U6"])
def test_w3_one_demand(side):
    found = prices("113", {side: "3"})
    assert found == [(1, 1), (1, 3), (3,), (3, 1)]
    assert as_payments(found) == {(3,), (1, 1), (1, 3)}
    table = station("113", "", modules={"U5": "S-1"}, slots={side: "3"}).do("take U5")
    assert table.options() == ["top 1", "top 3"]
    assert table.do("top 3").options() == ["below", "below 1"]
    table = station("113", "", modules={"U5": "S-1"}, slots={side: "3"}).do("take U5", "top 1")
    assert table.options() == ["below 1", "below 3"]


@pytest.mark.rule("RW-W4", "RW-19", "RW-R5", "RW-R2")
def test_w4_two_equal_demands_act_as_one():
    assert as_payments(prices("24", {"U4": "4", "U6": "4"})) == {(4,), (2, 4)}
    assert as_payments(prices("2244", {"U4": "4", "U6": "4"})) == {(4,), (2, 2), (2, 4), (4, 4)}


@pytest.mark.rule("RW-W5", "RW-20", "RW-D2", "RW-D3", "RW-R3")
def test_w5_two_different_demands():
    found = prices("1355", {"U4": "1", "U6": "3"})
    assert as_payments(found) == {(1, 3), (1, 3, 5), (1, 5, 5), (3, 5, 5), (1, 3, 5, 5)}
    tops_found = [cards[0] for cards in found]
    assert {top: tops_found.count(top) for top in tops_found} == {1: 4, 3: 4, 5: 4}


@pytest.mark.rule("RW-W6", "RW-20", "RW-R4")
@pytest.mark.parametrize(
    ("hand", "legal"),
    [("225", set()), ("2255", {(2, 2, 5, 5)}), ("111", {(1, 1, 1)}), ("11", set()), ("1", set())],
)
def test_w6_what_does_not_suffice_for_two_demands(hand, legal):
    assert as_payments(prices(hand, {"U4": "1", "U6": "3"})) == legal


@pytest.mark.rule("RW-21", "RW-20")
def test_never_more_than_four_cards():
    assert max(len(cards) for cards in prices("111222333", {"U4": "1", "U6": "3"})) == 4


@pytest.mark.rule("RW-R49", "RW-19")
def test_two_other_cards_may_be_paid_although_the_matching_one_is_held():
    assert (1, 1) in as_payments(prices("113", {"U4": "3"}))


@pytest.mark.rule("RW-D2", "RW-D3")
def test_a_question_with_one_answer_is_not_asked():
    table = station("3", "4", modules={"U5": "S-1"}).do("take U5")
    assert (table.turn, table.row(0, 3)) == (1, "S-1")
    table = station("1", "4", modules={"U5": "S-1"}, slots={"U4": "1"}).do("take U5")
    assert (table.turn, table.row(0, 1)) == (1, "S-1")
    table = station("2255", "4", modules={"U5": "S-1"}, slots={"U4": "1", "U6": "3"}).do("take U5", "top 5")
    assert (table.turn, table.row(0, 5)) == (1, "S-1")
    assert table.told("take")[-1]["below"] == [2, 2, 5]
    table = station("11", "4", modules={"U5": "S-1"}).do("take U5")
    assert (table.turn, table.hand(0)) == (1, "1")
