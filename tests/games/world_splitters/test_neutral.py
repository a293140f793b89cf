"""The neutral game record (specification, section 15)."""

import copy
import json
from itertools import islice

import pytest

from boardwright.testing.situation import walk
from tests.games.world_splitters.editions import SMALL, edition
from tests.games.world_splitters.neutral_checker import KEYS, Checker, kinds
from tests.games.world_splitters.scenario import COUNTS, MAPS, make, small_game, table

FINAL = [
    *["end", "turns", "track", "coins", "explorers", "explorers_on_map", "favors", "favors_on_map"],
    *["tiles", "fences", "supply", "obelisks", "markers", "regions", "open_regions", "points"],
    *["ranks", "winner"],
]
EXAMPLE = """
{"game":"world_splitters","record":1,"players":3,"map":"kanal","colours":["orange","purple","blue"],
 "start":1,"partial":true,"events":[
 {"e":"divide","by":1,"at":"b1-c1"},
 {"e":"bids","bids":{"0":1,"2":2}},
 {"e":"answer","challenge":1,"by":1,"to":2,"amount":2,"say":"accept"},
 {"e":"place","by":2,"at":"b1"},
 {"e":"answer","challenge":2,"by":1,"to":0,"amount":1,"say":"return"},
 {"e":"place","by":1,"at":"c1"},
 {"e":"divide","by":2,"at":"a1-a2"},
 {"e":"bids","bids":{"0":1,"1":1}},
 {"e":"answer","challenge":1,"by":2,"to":0,"amount":1,"say":"return"},
 {"e":"place","by":2,"at":"a2"},
 {"e":"fence","by":2,"at":"b1-b2"},
 {"e":"answer","challenge":2,"by":2,"to":1,"amount":1,"say":"accept"},
 {"e":"place","by":1,"at":"a1"}]}
"""
"""Of section 15."""


def written(game, events, state):
    """The record as it is written."""
    return json.loads(json.dumps(game.neutral_record(events, state)))


def record(game, seed):
    """That of a random game."""
    *_, end = walk(game, seed)
    return written(game, end.record.events(), end.state)


def events_of(made):
    return written(made.game, made.events, made.state)["events"]


@pytest.fixture(scope="module")
def finished():
    """A finished record of three players on Gimmicks; not to be changed."""
    return record(make(3, map="gimmicks"), 1)


# The checker


@pytest.mark.rule(
    "WS-21", "WS-22", "WS-23", "WS-26", "WS-28", "WS-33", "WS-35", "WS-38", "WS-40", "WS-42", "WS-46",
    "WS-47", "WS-49", "WS-50", "WS-54", "WS-55", "WS-56", "WS-57", "WS-58", "WS-60", "WS-61", "WS-62",
    "WS-63", "WS-67", "WS-68", "WS-69", "WS-70", "WS-72", "WS-74",
)  # fmt: skip
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("map_id", MAPS)
def test_an_independent_checker_confirms_random_games(map_id, players):
    for seed in range(4):
        Checker(record(make(players, map=map_id), seed)).check()


@pytest.mark.parametrize("players", COUNTS)
def test_an_independent_checker_confirms_games_of_an_edition(players):
    for power in MAPS:
        files = edition(SMALL, power, markers=5)
        written_record = record(make(players, files, map="test", start="1"), 2)
        assert written_record["edition"]["maps"]["test"]["power"] == power
        assert written_record["start"] == 1
        Checker(written_record).check()


@pytest.mark.parametrize("players", COUNTS)
def test_an_independent_checker_confirms_games_that_are_not_over(players):
    game = make(players, map=MAPS[players - 2])
    for at in islice(walk(game, 6), 1, None):
        if at.number % 9 == 0 and at.state.actors():
            partial = written(game, at.record.events(), at.state)
            assert partial["partial"] is True
            assert "final" not in partial
            Checker(partial).check()


# What is written


def test_the_example_of_the_specification():
    expected = json.loads(EXAMPLE)
    made = table("kanal", 3, active=1, supply=36)
    assert made.track == [0, 2, 1]
    made.do("divide b1-c1").bids({0: 1, 2: 2}).do("accept", "place b1", "return", "divide a1-a2")
    made.bids({0: 1, 1: 1}).do("return", "place a2", "fence b1-b2", "accept")
    assert written(made.game, made.events, made.state) == expected
    assert made.coins == [11, 9, 7]
    assert made.scores == [0, 4, 6 + 6]
    assert made.asks == ("divide", 0)
    Checker(expected).check()


@pytest.mark.parametrize("players", COUNTS)
def test_all_keys_are_written(players):
    whole = record(make(players, map="pompa"), 3)
    assert list(whole) == ["game", "record", "players", "map", "colours", "start", "events", "final"]
    assert list(whole["final"]) == FINAL
    assert list(whole["final"]["points"]) == [
        *["tiles", "regions", "obelisks", "sets", "money", "open", "total"],
    ]
    assert whole["colours"] == ["orange", "purple", "blue", "green", "pink"][:players]
    for event in whole["events"]:
        assert set(event) - {"e"} <= KEYS[event["e"]]
    for region in whole["final"]["regions"]:
        assert set(region) == {"turn", "by", "spaces", "tile", "explorers", "points"}


def test_all_kinds_of_events_come_up():
    found = set()
    for number, map_id in enumerate(MAPS):
        for players in (2, 3):
            found |= set(kinds(record(make(players, map=map_id), number)))
    assert found == set(KEYS)


@pytest.mark.rule("WS-38")
def test_an_explorer_that_moves_is_one_event():
    made = (
        table("T6x3", 3, without_explorers="1").do("divide c1-c2").bids({1: 2, 2: 1}).do("accept", "place c1")
    )
    assert events_of(made)[-1]["e"] == "answer"
    made.do("source f3")
    assert events_of(made)[-1] == {"e": "place", "by": 1, "at": "c1", "from": "f3"}


@pytest.mark.rule("WS-48")
def test_a_turn_of_a_fence_is_one_event():
    made = table("T6x3", 3, "gimmicks", "G:f3", fences="b1-c1 b2-c2").do("divide f2-f3")
    made.bids({1: 2, 2: 1}).do("accept", "place f3", "pivot b2-c2")
    assert events_of(made)[-1]["e"] == "place"
    made.do("to b2-b3")
    assert events_of(made)[-1] == {"e": "pivot", "by": 1, "fence": "b2-c2", "to": "b2-b3"}


@pytest.mark.rule("WS-27", "WS-73")
def test_open_secrets_are_not_in_a_partial_record():
    made = table("T6x3", 3).do("divide c1-c2").bids({1: 2})
    assert [event["e"] for event in events_of(made)] == ["divide"]
    made.bids({2: 1})
    assert events_of(made)[-1] == {"e": "bids", "bids": {"1": 2, "2": 1}}
    made = table("T6x3", 2).do("divide c1-c2", "open 2", "hidden 3", "accept open")
    assert [event["e"] for event in events_of(made)] == ["divide"]
    made.do("return hidden")
    assert events_of(made)[1:] == [
        {"e": "offers", "by": 0, "hidden": 3, "open": 2},
        {"e": "replies", "by": 1, "hidden": "return", "open": "accept"},
        {"e": "settle", "offer": "hidden", "amount": 3, "as": "return"},
    ]


def test_one_offer_has_no_open_amount():
    made = table("T6x3", 2, obelisks="c2").do("divide c1-c2", "hidden 3", "accept hidden")
    assert events_of(made)[1:] == [
        {"e": "offers", "by": 0, "hidden": 3},
        {"e": "replies", "by": 1, "hidden": "accept"},
        {"e": "settle", "offer": "hidden", "amount": 3, "as": "accept"},
        {"e": "place", "by": 0, "at": "c1"},
    ]


@pytest.mark.rule("WS-69")
def test_a_void_offer_is_written():
    made = table("T6x3", 2, favors="G:c2").do("divide c2-d2", "open 4", "hidden 1")
    made.do("accept open", "return hidden", "place c2", "extra d2")
    assert events_of(made)[-1] == {"e": "settle", "offer": "hidden", "amount": 1, "as": "void"}


@pytest.mark.rule("WS-74")
def test_decisions_without_a_choice_are_written_too():
    made = table("T6x3", 3, coins={1: 0, 2: 0}, obelisks="c2").do("divide c1-c2")
    made.do("accept")
    assert events_of(made)[1:] == [
        {"e": "bids", "bids": {"1": 0, "2": 0}},
        {"e": "answer", "challenge": 1, "by": 0, "to": 2, "amount": 0, "say": "accept"},
        {"e": "place", "by": 2, "at": "c1"},
    ]


@pytest.mark.rule("WS-12")
def test_of_two_regions_made_by_one_fence_the_first_in_reading_order_comes_first():
    game = small_game(3, ["." * 4] * 4, markers=2)
    made = table(game, fences="a2-a3 b2-b3 c2-c3", explorers={0: "d2", 1: "d3"}).do("divide d2-d3")
    regions = written(made.game, made.events, made.state)["final"]["regions"]
    assert [region["spaces"][0] for region in regions] == ["a1", "a3"]
    assert [region["tile"] for region in regions] == [True, False]
    assert [region["points"] for region in regions] == [[24, 0, 0], [0, 24, 0]]


# Records that are wrong


def altered(finished, kind, place, **changes):
    """The record with other values in the event of this kind at this place."""
    wrong = copy.deepcopy(finished)
    event = [event for event in wrong["events"] if event["e"] == kind][place]
    event.update(changes)
    return wrong


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("divide", {"at": "a1-c1"}),
        ("divide", {"by": 5}),
        ("bids", {"bids": {"0": 1}}),
        ("answer", {"amount": 99}),
        ("answer", {"to": 7}),
        ("place", {"at": "a1"}),
        ("place", {"from": "a1"}),
        ("fence", {"at": "c3-c4"}),
    ],
)
def test_the_checker_sees_a_wrong_event(finished, kind, changes):
    Checker(finished).check()
    with pytest.raises((AssertionError, KeyError)):
        Checker(altered(finished, kind, -1, **changes)).check()


@pytest.mark.parametrize("key", FINAL)
def test_the_checker_sees_a_wrong_result(finished, key):
    wrong = copy.deepcopy(finished)
    value = wrong["final"][key]
    if key in ("end", "obelisks"):
        wrong["final"][key] = "regionss" if key == "end" else ["a1"]
    elif isinstance(value, int):
        wrong["final"][key] = value + 1
    elif key == "points":
        value["total"][0] += 1
    elif isinstance(value, list):
        wrong["final"][key] = value[1:]
    else:
        value.pop(next(iter(value)))
    with pytest.raises((AssertionError, IndexError)):
        Checker(wrong).check()


def test_the_checker_sees_a_missing_event(finished):
    for place in (0, 1, 2, 5, -1):
        wrong = copy.deepcopy(finished)
        del wrong["events"][place]
        with pytest.raises((AssertionError, KeyError)):
            Checker(wrong).check()
