"""The neutral game record (specification, section 13)."""

import copy
import json

import pytest

from boardwright.core.errors import BoardwrightError
from tests.games.wild_world.neutral_checker import KEYS, Checker, same
from tests.games.wild_world.playing import by_chance, keenly, play, slowly
from tests.games.wild_world.printed import BOARDS, changed, with_effects
from tests.games.wild_world.scenario import PLAYERS, dealt, make, table
from tests.games.wild_world.tables import Table

WAYS = [by_chance, keenly, slowly]
EXAMPLE = """
{"game":"wild_world","edition":"boardwright-1","players":2,"options":{"sides":"A"},"first":1,"boards":["fire-A","ice-A"],
 "market":["MA02","MA05","WA02","WA06","FI03","FI05","IC01","IC04","FO02","FO07"],
 "hands":[["MA01","FI01","FI06","IC05","FO03"],["MA04","WA03","IC03","IC06","FO06"]],
 "monsters":[["MFI08","MFI04","MIC02","MWA09"],["MMA07","MWA04","MFO01","MIC10"]],"partial":true,"events":[
 {"e":"round","round":1,"starter":1}, {"e":"home","by":1,"card":"IC06"}, {"e":"draw","by":1,"deck":"fire","card":"FI15"},
 {"e":"place","by":1,"space":2,"worker_space":0}, {"e":"action","by":1,"which":"main","action":"trade"},
 {"e":"buy","by":1,"space":2,"card":"WA02","refill":"WA15"}, {"e":"bonus","by":1,"space":2}, {"e":"end","by":1,"have":[10,0,0,0,2]},
 {"e":"travel","by":0,"card":"FI06","region":"r1"}, {"e":"place","by":0,"space":2,"worker_space":1},
 {"e":"action","by":0,"which":"alternative","action":"draw"}, {"e":"draw","by":0,"deck":"water","card":"WA12"},
 {"e":"skip","by":0,"what":"buy"}, {"e":"end","by":0,"have":[3,2,1,0,1]},
 {"e":"home","by":1,"card":"MA04"}, {"e":"fight","by":1,"slot":"m1","card":"FI15","evolve":false,"spent":1}, {"e":"end","by":1,"have":[11,2,0,0,1]},
 {"e":"rest","by":0,"space":2,"worker_space":1,"to":"top","take":"crystal"}, {"e":"end","by":0,"have":[3,3,1,0,1]}]}
"""  # noqa: E501
"""Of section 13."""


def written(game, events, state):
    """The record as it is written."""
    return json.loads(json.dumps(game.neutral_record(events, state)))


def record(players, choose, seed, sides="mixed"):
    """That of a whole game."""
    game, told, state = make(players, sides=sides), [], None
    for now, events, _, _ in play(game, choose, seed):
        told += events
        state = now
    return written(game, told, state)


@pytest.fixture(scope="module")
def finished():
    """Finished records with events of all kinds; not to be changed."""
    return [record(4, keenly, 3), record(2, slowly, 2), record(3, by_chance, 1)]


# The checker


@pytest.mark.rule(
    "WW-1", "WW-2", "WW-3", "WW-4", "WW-9", "WW-10", "WW-11", "WW-12", "WW-13", "WW-14", "WW-15",
    "WW-17", "WW-18", "WW-19", "WW-20", "WW-21", "WW-22", "WW-23", "WW-24", "WW-25", "WW-26", "WW-27",
    "WW-28", "WW-29", "WW-30", "WW-31", "WW-32", "WW-33", "WW-34", "WW-35", "WW-36", "WW-37", "WW-38",
    "WW-39", "WW-40", "WW-41", "WW-42", "WW-43", "WW-44", "WW-45", "WW-46", "WW-47", "WW-48", "WW-49",
    "WW-50", "WW-51",
)  # fmt: skip
@pytest.mark.parametrize("choose", WAYS, ids=lambda choose: choose.__name__)
@pytest.mark.parametrize("players", PLAYERS)
def test_an_independent_checker_confirms_whole_games(players, choose):
    for seed in range(5):
        for sides in ("A", "mixed"):
            Checker(record(players, choose, seed, sides)).check()


@pytest.mark.parametrize("choose", WAYS, ids=lambda choose: choose.__name__)
@pytest.mark.parametrize("players", PLAYERS)
def test_an_independent_checker_confirms_a_game_at_every_move(players, choose):
    """Whatever is decided or drawn next: what is not complete is left out."""
    game, told = make(players), []
    for state, events, _, _ in play(game, choose, 8):
        told += events
        if state.round and state.actors():
            partial = written(game, told, state)
            assert partial["partial"] is True
            assert "final" not in partial
            Checker(partial).check()


def test_a_finished_record_may_be_cut_after_any_event(finished):
    whole = finished[0]
    for length in range(len(whole["events"])):
        cut = {**whole, "events": whole["events"][:length], "partial": True}
        del cut["final"]
        Checker(cut).check()


# What is written


def test_the_example_of_the_specification():
    expected = json.loads(EXAMPLE)
    Checker(expected).check()
    game = make(2)
    made = dealt(
        game, ", ".join(expected["boards"]), ", ".join(expected["market"]), map(", ".join, expected["hands"]),
        map(", ".join, expected["monsters"]), first=1,
    )  # fmt: skip
    made.do("home IC06", "deck fire", "card FI15", "place 2", "main", "buy 2", "card WA15", "take", "end")
    made.do("travel FI06 r1", "place 2", "alternative", "deck water", "card WA12", "skip", "end")
    made.do("home MA04", "fight m1", "end", "rest 2 1", "island top", "reward 2", "end")
    found = written(game, made.events, made.state)
    assert [sorted(hand) for hand in found.pop("hands")] == [sorted(hand) for hand in expected.pop("hands")]
    assert found == expected


def test_keys_and_kinds(finished):
    kinds = set()
    for whole in finished:
        assert set(whole) == {
            *["game", "edition", "players", "options", "first", "boards", "market", "hands", "monsters"],
            *["events", "final"],
        }
        for event in whole["events"]:
            kinds.add(event["e"])
            assert set(event) - {"e", "take"} <= KEYS[event["e"]] | {"take"}
    assert kinds >= set(KEYS) - {"faceup", "substitute", "idle"}


def events_of(made):
    return written(made.game, made.events, made.state)["events"]


@pytest.mark.rule("WW-41", "WW-D9")
def test_a_rest_at_the_top_is_one_event():
    made = table(realms={4: "0"}).do("rest 4 0", "island top")
    assert made.phase == "reward"
    assert events_of(made) == []
    made.do("reward 2")
    assert events_of(made) == [
        {"e": "rest", "by": 0, "space": 4, "worker_space": 0, "to": "top", "take": "crystal"}
    ]


@pytest.mark.rule("WW-35", "WW-D6", "WW-D7")
def test_a_fight_is_one_event():
    made = table(have={0: "20c 2e"}, hands={0: "Ember Newt, Spark Mouse"}).do("fight m1", "with Ember Newt")
    assert made.phase == "fight_evolve"
    assert events_of(made) == []
    made.do("evolve yes")
    assert events_of(made) == [
        {"e": "fight", "by": 0, "slot": "m1", "card": "FI03", "evolve": True, "spent": 0}
    ]


@pytest.mark.rule("WW-31")
def test_a_purchase_is_written_with_its_refill():
    made = table(have={0: "9c"}).do("place 2", "main", "buy 2")
    assert [event["e"] for event in events_of(made)] == ["place", "action"]
    made.do("card Kelp Dancer")
    assert events_of(made)[-1] == {"e": "buy", "by": 0, "space": 2, "card": "WA01", "refill": "WA08"}
    made = table(have={0: "9c"}, decks={"water": ""}).do("place 2", "main", "buy 2")
    assert events_of(made)[-1]["refill"] is None


@pytest.mark.rule("WW-49", "WW-D13")
def test_a_card_taken_face_up_is_written_with_its_refill():
    made = table(have={0: "9c p6"}, hands={0: "Flood Titan"}, monsters={0: {"m2": "Lava Gourmand"}})
    made.do("fight m2", "faceup 4")
    assert [event["e"] for event in events_of(made)] == ["fight"]
    made.do("card Brand Viper")
    assert events_of(made)[-1] == {"e": "faceup", "by": 0, "space": 4, "card": "FI01", "refill": "FI11"}


@pytest.mark.rule("WW-19", "WW-D11", "WW-D10")
def test_choices_without_a_choice_are_written_and_those_without_an_option_are_not():
    made = table(opened={0: "m3 m4 m5 r3 r4"}).do("place 6", "main")
    assert events_of(made)[-1] == {"e": "unlock", "by": 0, "lock": "r5"}
    made = table(opened={0: "all"}).do("place 6", "main")
    assert events_of(made)[-1]["e"] == "action"
    none = dict.fromkeys(("magic", "water", "fire", "ice", "forest"), "")
    made = table(decks=none | {"ice": "Drift Fox"}).do("place 8", "main").chance()
    assert events_of(made)[-1] == {"e": "draw", "by": 0, "deck": "ice", "card": "IC09"}


# Records that are wrong


def tampered(value):
    """Other values of the same type, and one of another."""
    if isinstance(value, bool):
        return [not value, int(value)]
    if isinstance(value, int):
        return [value + 1, value - 1, str(value), float(value)]
    if isinstance(value, str):
        return [value + "x", 0, None]
    if value is None:
        return [0, "MA01"]
    if isinstance(value, list):
        return [value[:-1], [*value, value[-1]], value[::-1]] if value else [[0]]
    return [{}, [*value], {**value, "more": 0}]


def places(value, path=()):
    """Every place in a record."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    if isinstance(value, list):
        for number in range(len(value)):
            yield from places(value[number], (*path, number))


def put(whole, path, value):
    """A copy of the record with another value in a place."""
    wrong = copy.copy(whole)
    inner = wrong
    for key in path[:-1]:
        inner[key] = copy.copy(inner[key])
        inner = inner[key]
    inner[path[-1]] = value
    return wrong


def at(whole, path):
    for key in path:
        whole = whole[key]
    return whole


def is_rejected(wrong):
    try:
        Checker(wrong).check()
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError):
        return True
    return False


def may_be_legal(whole, path, value):
    """Hands have no order, further options are allowed, and another space or worker may do as well."""
    old = at(whole, path)
    if path[0] == "hands" and isinstance(value, list):
        return sorted(map(str, value)) == sorted(map(str, old))
    if path[0] == "events" and path[-1] in ("space", "worker_space"):
        return whole["events"][path[1]]["e"] in ("place", "rest") and type(value) is int
    return path == ("options",) and isinstance(value, dict) and value.keys() > old.keys()


def test_a_record_with_any_other_value_is_rejected(finished):
    tried = 0
    for whole in finished:
        for number, path in enumerate(places(whole)):
            if not path or (path[0] == "events" and number % 3):
                continue
            for value in tampered(at(whole, path)):
                if not (same(value, at(whole, path)) or may_be_legal(whole, path, value)):
                    tried += 1
                    assert is_rejected(put(whole, path, value)), (path, at(whole, path), value)
    assert tried > 4000


def test_a_record_without_one_of_its_events_is_rejected(finished):
    for whole in finished:
        for number in range(len(whole["events"])):
            events = whole["events"][:number] + whole["events"][number + 1 :]
            assert is_rejected({**whole, "events": events}), whole["events"][number]


def test_a_record_with_an_event_twice_is_rejected(finished):
    for whole in finished:
        for number, event in enumerate(whole["events"]):
            events = [*whole["events"][:number], event, *whole["events"][number:]]
            assert is_rejected({**whole, "events": events}), event


def test_a_record_with_two_events_swapped_is_rejected_unless_they_are_anytime_actions(finished):
    whole = finished[0]
    anytime = {"home", "discard", "travel", "draw"}
    for number in range(len(whole["events"]) - 1):
        pair = whole["events"][number : number + 2]
        if pair[0] == pair[1] or {event["e"] for event in pair} & anytime:
            continue
        events = [*whole["events"][:number], *pair[::-1], *whole["events"][number + 2 :]]
        assert is_rejected({**whole, "events": events}), pair


@pytest.mark.parametrize("key", ["partial", "more"])
def test_a_record_with_another_key_is_rejected(finished, key):
    assert is_rejected({**finished[0], key: True})
    assert is_rejected({name: value for name, value in finished[0].items() if name != "first"})


# Games without a record


def test_a_game_that_has_not_begun_has_none():
    made = Table(make(2, monster_choice="yes"))
    with pytest.raises(BoardwrightError, match="once its first round begins"):
        made.game.neutral_record(made.events, made.state)


@pytest.mark.rule("WW-49")
@pytest.mark.parametrize(
    "edition",
    [
        with_effects(MMA04="choose gold 2|potion 1"),
        changed((BOARDS, '"choose gold 2|crystal 1"', '"choose gold 2|crystal 1; choose gold 1|potion 1"')),
    ],
)
def test_rewards_that_no_rest_takes_cannot_be_written(edition):
    made = Table(make(2, edition))
    with pytest.raises(BoardwrightError, match="no neutral record"):
        made.game.neutral_record(made.events, made.state)
