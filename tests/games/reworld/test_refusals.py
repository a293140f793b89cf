"""Refusals name the rule, say in one sentence what is wrong and change nothing."""

import pytest

import boardwright
from boardwright.core.errors import IllegalAction
from boardwright.core.state import CHANCE
from boardwright.testing.situation import walk
from tests.games.reworld.scenario import ACTS, NUMBERS, Table, carriers, station

CITIES = {0: {"A": "T-A B-K1", "B": "T-B", "C": "T-C B-F"}}


def a_turn():
    """Port U5 costs one 1 or any two; U3 a 1; U9 two demands; U1 is free; U2 is taken."""
    modules = {"U1": "S-1", "U5": "S-1", "U3": "S-1", "U9": "S-1"}
    return station("234", "1", modules=modules, slots={"U4": "1", "U8": "15", "U10": "5"})


def a_dear_turn():
    return station("2", "1", modules={"U5": "S-1", "U9": "S-1"}, slots={"U4": "1", "U8": "1", "U10": "5"})


def the_marker_is_taken():
    return station("2", "1", modules="S-1", hidden=(1, 3))


def an_empty_hand():
    return station("", "1", modules="S-1")


def the_top_card():
    return a_turn().do("take U5")


def the_cards_below():
    return a_turn().do("take U5", "top 3")


def the_hidden_card():
    return station("23", "1", modules="S-1").do("marker")


def undocking():
    docked = {1: "T-A", 2: "S-0", 3: "B-K1 T-B", 4: "X-ROW"}
    return carriers(2, {0: docked, 1: {1: "T-A"}}, CITIES)


def undocking_pairs():
    return carriers(2, {0: {1: "B-K1 S-1", 2: "S-2"}, 1: {1: "T-A"}}, CITIES)


def coupling():
    return carriers(2, {0: {1: "S-1", 2: "B-K2 T-A", 3: "T-B"}}, CITIES).do("transport 1")


def ordering():
    return carriers(2, {0: {1: "S-1", 2: "B-K2 B-F"}}, CITIES).do("transport 1", "couple 2", "couple 2")


def settling():
    return carriers(2, {0: {1: "S-1", 2: "B-K2"}}, CITIES).do("transport 1", "couple 2")


def settling_a_farmer():
    return carriers(2, {0: {1: "S-1", 2: "B-F"}}, CITIES).do("transport 1", "couple 2")


def reading():
    return carriers(2, {0: {1: "X-ROW"}}, CITIES).do("task 1")


REFUSALS = [
    # Chapter One
    (a_turn, "take U2", "RW-15", "The module at U2 is taken."),
    (a_dear_turn, "take U5", "RW-19", "U5 needs a 1, or any two cards; you hold 2."),
    (
        a_dear_turn,
        "take U9",
        "RW-20",
        "U9 needs 1 and 5, or three cards with one of them, or any four; you hold 2.",
    ),
    (
        a_turn,
        "take U9",
        "RW-20",
        "U9 needs 1 and 5, or three cards with one of them, or any four; you hold 2, 3, 4.",
    ),
    (an_empty_hand, "take U1", "RW-18", "U1 costs one card; your hand is empty."),
    (the_marker_is_taken, "marker", "RW-25", "The marker has been taken in this round."),
    (an_empty_hand, "marker", "RW-25", "Your hand is empty: there is no card to lay on the space."),
    (a_turn, "top 2", "RW-14", "Now take a module, take the marker or drop out; nothing else is possible."),
    (a_turn, "hide 2", "RW-14", "Now take a module, take the marker or drop out; nothing else is possible."),
    (
        a_turn,
        "launch 1",
        "RW-14",
        "Now take a module, take the marker or drop out; nothing else is possible.",
    ),
    (the_top_card, "top 1", "RW-19", "You hold no cards that pay for this module that way."),
    (the_top_card, "take U1", "RW-22", "Now choose the card on top; nothing else is possible."),
    (the_top_card, "drop", "RW-22", "Now choose the card on top; nothing else is possible."),
    (the_cards_below, "below", "RW-19", "You hold no cards that pay for this module that way."),
    (the_cards_below, "below 3", "RW-19", "You hold no cards that pay for this module that way."),
    (the_cards_below, "below 2 4", "RW-19", "You hold no cards that pay for this module that way."),
    (the_cards_below, "top 3", "RW-22", "Now choose the cards below the top one; nothing else is possible."),
    (the_hidden_card, "hide 4", "RW-25", "You hold no 4."),
    (the_hidden_card, "drop", "RW-25", "Now choose the card to lay face down; nothing else is possible."),
    # Chapter Two
    (undocking, "drop", "RW-41", "Now undock one module; nothing else is possible."),
    (undocking, "couple 3", "RW-41", "Now undock one module; nothing else is possible."),
    (undocking, "launch 5", "RW-42", "Row 5 is empty."),
    (undocking, "sacrifice 5", "RW-42", "Row 5 is empty."),
    (undocking, "launch 2", "RW-44", "Row 2 ends in no terrabot."),
    (undocking, "defend 1", "RW-45", "A terrabot can only be launched."),
    (undocking, "defend 2", "RW-47", "A shuttle without shields cannot defend."),
    (undocking, "defend 3", "RW-49", "A builder unit cannot defend, nor the shuttle behind it."),
    (undocking_pairs, "defend 1", "RW-49", "A builder unit cannot defend, nor the shuttle behind it."),
    (undocking, "task 1", "RW-61", "Row 1 ends in no satellite."),
    (undocking, "transport 1", "RW-48", "A terrabot carries nothing: only a shuttle does."),
    (undocking, "transport 3", "RW-49", "There is no shuttle directly behind this unit."),
    (undocking, "transport 4", "RW-48", "A satellite carries nothing: only a shuttle does."),
    (undocking, "sacrifice 4", "RW-59", "Only builder units can be sacrificed."),
    (undocking_pairs, "sacrifice 2", "RW-59", "Only builder units can be sacrificed."),
    (coupling, "couple 3", "RW-50", "There is no builder unit at the open end of row 3."),
    (coupling, "couple 1", "RW-50", "There is no builder unit at the open end of row 1."),
    (coupling, "launch 3", "RW-48", "Now couple a builder unit, or fly; nothing else is possible."),
    (ordering, "settle A", "RW-51", "Now choose which unit settles first; nothing else is possible."),
    (settling, "settle A", "RW-53", "Another company builds in city A."),
    (settling, "settle D", "RW-53", "City D is not founded."),
    (settling, "sacrifice 2", "RW-56", "Now choose the city of the unit; nothing else is possible."),
    (settling, "done", "RW-56", "Now choose the city of the unit; nothing else is possible."),
    (settling_a_farmer, "settle E", "RW-52", "City E is not founded."),
    (reading, "read D", "RW-62", "City D is not founded."),
    (reading, "settle A", "RW-62", "Now choose the city that the satellite reads; nothing else is possible."),
]


@pytest.mark.rule(
    "RW-14", "RW-15", "RW-18", "RW-19", "RW-20", "RW-22", "RW-25", "RW-41", "RW-42", "RW-44", "RW-45",
    "RW-47", "RW-48", "RW-49", "RW-50", "RW-51", "RW-52", "RW-53", "RW-56", "RW-59", "RW-61", "RW-62",
)  # fmt: skip
@pytest.mark.parametrize(("position", "act", "rule", "reason"), REFUSALS)
def test_a_refusal_names_the_rule_and_says_why(position, act, rule, reason):
    table = position()
    told = len(table.events)
    refusal = table.refusal(act)
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert str(refusal).endswith(f"({rule})")
    assert len(table.events) == told


@pytest.mark.rule("RW-13", "RW-40")
@pytest.mark.parametrize(("position", "rule"), [(a_turn, "RW-13"), (undocking, "RW-40")])
def test_nobody_acts_out_of_turn(position, rule):
    table = position()
    for act in table.options():
        for seat in (1, 2, -2):
            refusal = table.refusal(act, seat)
            assert (refusal.rule, refusal.reason) == (rule, "It is another player's turn.")


@pytest.mark.rule("RW-27", "RW-28")
def test_who_has_dropped_out_does_not_act():
    table = station("12", "34", modules="S-1").do("drop")
    assert table.refusal("take U1", 0).rule == "RW-13"


def test_every_refusal_of_a_random_game_is_a_sentence_with_a_rule():
    rules = set()
    for at in walk(boardwright.make("reworld", 3), 11):
        if at.state.actor < 0 or at.number % 5:
            continue
        before = at.state.clone()
        for seat in range(3):
            legal = set(at.state.legal_actions(seat))
            for action in set(range(len(ACTS))) - legal:
                with pytest.raises(IllegalAction) as caught:
                    at.state.apply(seat, action)
                assert caught.value.rule.startswith("RW-")
                assert caught.value.reason.endswith(".")
                rules.add(caught.value.rule)
        assert at.state == before
    assert len(rules) > 12


def test_nobody_acts_while_chance_draws():
    table = Table(3)
    for act in ("take U1", "drop", "launch 1"):
        assert table.refusal(act, 0).reason == "Nobody acts now: chance decides."
    assert table.refusal("card 1").reason == "This cannot come up now."
    table.do("starter 0", "module S-0")
    assert table.refusal("module S-0").reason == "This cannot come up now."


def test_numbers_that_mean_nothing_are_refused():
    table = a_turn()
    for number in (-1, 131, 140, 1000, 2**70):
        with pytest.raises(IllegalAction, match="Reworld has no action"):
            table.state.apply(0, number)


def test_after_the_end_everything_is_refused():
    *_, end = walk(boardwright.make("reworld", 3), 2)
    for seat in (CHANCE, 0, 1, 2):
        with pytest.raises(IllegalAction, match="The game is over"):
            end.state.apply(seat, NUMBERS["drop"])


@pytest.mark.parametrize(("seat", "action"), [("0", 21), (0, "drop"), (0, 21.0), (None, 21)])
def test_what_is_no_number_is_refused(seat, action):
    state = a_turn().state
    before = state.clone()
    with pytest.raises(TypeError):
        state.apply(seat, action)
    assert state == before
