"""The neutral game record (specification, section 11)."""

import copy
import json

import pytest

import boardwright
from boardwright.core.state import CHANCE
from boardwright.testing.situation import walk
from tests.games.reworld.neutral_checker import Checker
from tests.games.reworld.scenario import KINDS, Table, carriers, station

PLAYERS = (2, 3, 4)
KEYS = {
    "fill": {"round", "tiles"},
    "deal": {"round", "hands"},
    "take": {"seat", "port", "tile", "top", "below", "points", "score"},
    "marker": {"seat", "card", "points", "score"},
    "drop": {"seat", "cards", "points", "score"},
    "cleanup": {"round", "left", "marker"},
    "launch": {"seat", "row", "tile", "points", "ships", "score"},
    "sacrifice": {"seat", "row", "tile", "points", "ships", "score"},
    "defend": {"seat", "row", "tile", "points", "ships", "score"},
    "task": {"seat", "row", "tile", "points", "ships", "score", "city"},
    "transport": {"seat", "row", "tile", "points", "ships", "score", "coupled", "settled"},
}


def written(game, events, state):
    """The record as it is written."""
    return json.loads(json.dumps(game.neutral_record(events, state)))


def events_of(table):
    record = written(table.game, table.events, table.state)
    assert record["partial"] is True
    assert "final" not in record
    return record["events"]


def record(players, seed, folder=None):
    """The neutral record of a random game."""
    game = boardwright.make("reworld", players, edition=folder)
    *_, end = walk(game, seed)
    return written(game, end.record.events(), end.state)


def keen_record(players, seed):
    """That of a game in which nobody drops out early."""
    table = Table(players).play_keenly(seed)
    return written(table.game, table.events, table.state)


@pytest.mark.rule(
    "RW-13", "RW-16", "RW-18", "RW-19", "RW-20", "RW-24", "RW-29", "RW-40", "RW-49", "RW-50", "RW-52",
    "RW-53", "RW-54", "RW-55", "RW-57", "RW-62", "RW-71", "RW-72", "RW-84", "RW-85", "RW-86",
)  # fmt: skip
@pytest.mark.parametrize("players", PLAYERS)
def test_an_independent_checker_confirms_random_games(players):
    for seed in range(30):
        Checker(record(players, seed)).check()
        Checker(keen_record(players, seed)).check()


@pytest.mark.parametrize("players", PLAYERS)
def test_an_independent_checker_confirms_games_of_an_edition(players, edition):
    for seed in range(5):
        written_record = record(players, seed, edition)
        assert "data" in written_record
        Checker(written_record).check()


@pytest.mark.parametrize("players", PLAYERS)
def test_an_independent_checker_confirms_games_that_are_not_over(players):
    game = boardwright.make("reworld", players)
    kinds = set()
    for at in walk(game, 6):
        if at.number % 7 == 0 and at.state.actors():
            partial = written(game, at.record.events(), at.state)
            assert partial["partial"] is True
            Checker(partial).check()
            kinds |= {event["e"] for event in partial["events"]}
    assert kinds == set(KEYS)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_keys_are_written(players):
    finished = record(players, 3)
    assert set(finished) == {"game", "players", "first_player", "events", "final"}
    assert (finished["game"], finished["players"]) == ("reworld", players)
    for event in finished["events"]:
        assert KEYS[event["e"]] == set(event) - {"e"}
    assert list(finished["final"]) == [
        *["scores", "sources", "ranks", "winners", "ships", "ships_left", "final_ship"],
        *["cities", "defence", "shuttles", "satellites", "box"],
    ]
    assert list(finished["final"]["sources"][0]) == [
        *["terrabots", "marker", "dropping", "special", "tasks", "ships", "final_ship"],
    ]
    for score, sources in zip(finished["final"]["scores"], finished["final"]["sources"]):
        assert score == sum(sources.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_the_events_come_in_order(players):
    kinds = [event["e"] for event in record(players, 4)["events"]]
    starts = [place for place, kind in enumerate(kinds) if kind == "fill"]
    assert len(starts) == kinds.count("deal") == kinds.count("cleanup") == 5
    assert all(kinds[start + 1] == "deal" for start in starts)
    assert starts[0] == 0
    assert all(kinds[start - 1] == "cleanup" for start in starts[1:])


def test_one_event_a_turn_with_all_that_was_decided_in_it():
    table = station("1235", "4", modules="S-1 T-A B-F", slots={"U4": "3"})
    table.do("take U3", "top 2", "below 1", "take U1", "marker", "hide 3", "drop", "drop")
    cleanup = {"e": "cleanup", "round": 1, "left": [[1, "T-A"]], "marker": 0}
    assert events_of(table) == [
        {"e": "take", "seat": 0, "port": 2, "tile": "B-F", "top": 2, "below": [1], "points": 0, "score": 0},
        {"e": "take", "seat": 1, "port": 0, "tile": "S-1", "top": 4, "below": [], "points": 0, "score": 0},
        {"e": "marker", "seat": 0, "card": 3, "points": 1, "score": 1},
        {"e": "drop", "seat": 1, "cards": [], "points": 0, "score": 0},
        {"e": "drop", "seat": 0, "cards": [5], "points": 1, "score": 2},
        cleanup,
    ]


def test_turns_of_chapter_two():
    docked = {
        0: {1: "B-K3* S-1 T-B", 3: "B-F", 4: "X-PRODUCT", 5: "B-F B-F"},
        1: {2: "T-B", 3: "S-2 S-2 S-2", 4: "X-ROW"},
    }
    table = carriers(2, docked, {0: {"B": "T-B"}}, ships=["PS-1", "PS-2"])
    table.do("transport 1", "couple 3", "first 2", "launch 2", "task 4", "defend 3", "sacrifice 5")
    table.do("task 4")
    turn = {"points": 0, "ships": [], "score": 5}
    city_b = {"tile": "B-F", "city": "B", "size": 3, "points": 0}
    assert events_of(table) == [
        {
            **{
                "e": "transport",
                "seat": 0,
                "row": 1,
                "tile": "S-1",
                "points": 4,
                "ships": ["PS-2"],
                "score": 9,
            },
            "coupled": [{"row": 1, "tile": "B-K3*"}, {"row": 3, "tile": "B-F"}],
            "settled": [city_b, {"tile": "B-K3*", "city": "B", "size": 4, "points": 4}],
        },
        {"e": "launch", "seat": 1, "row": 2, "tile": "T-B", **turn, "ships": ["PS-1"]},
        {
            **turn,
            "e": "task",
            "seat": 0,
            "row": 4,
            "tile": "X-PRODUCT",
            "points": 2,
            "score": 11,
            "city": "B",
        },
        {**turn, "e": "defend", "seat": 1, "row": 3, "tile": "S-2"},
        {**turn, "e": "sacrifice", "seat": 0, "row": 5, "tile": "B-F", "score": 11},
        {**turn, "e": "task", "seat": 1, "row": 4, "tile": "X-ROW", "points": 2, "score": 7, "city": "B"},
    ]


def test_a_task_without_a_city_names_none():
    table = carriers(2, {0: {1: "X-ROW", 2: "T-A"}, 1: {1: "X-LET-A", 2: "T-A"}}, ships=[])
    table.do("task 1", "task 1")
    assert [event["city"] for event in events_of(table)] == [None, None]


@pytest.mark.rule("RW-55")
def test_a_unit_in_the_box_has_no_city():
    table = carriers(2, {0: {1: "B-K1 S-1", 2: "T-A"}}, ships=[]).do("transport 1")
    settled = events_of(table)[0]["settled"]
    assert [(unit["tile"], unit["city"], unit["points"]) for unit in settled] == [("B-K1", None, 0)]


def test_what_is_not_finished_is_left_out():
    table = Table(3)
    assert written(table.game, [], table.state) == {
        **{"game": "reworld", "players": 3, "first_player": None},
        **{"events": [], "partial": True},
    }
    table.do("starter 1", "module T-A")
    assert written(table.game, table.events, table.state)["first_player"] == 1
    assert events_of(table) == []
    while table.phase == "fill":
        assert events_of(table) == []
        table.state.apply(CHANCE, table.state.legal_actions(CHANCE)[0], table.events)
    assert [event["e"] for event in events_of(table)] == ["fill"]
    table.do("card 1")
    assert [event["e"] for event in events_of(table)] == ["fill"]
    table.chance()
    assert [event["e"] for event in events_of(table)] == ["fill", "deal"]
    table.do("take U1")
    assert table.phase == "top"
    assert [event["e"] for event in events_of(table)] == ["fill", "deal"]
    table = carriers(2, {0: {1: "S-1", 2: "B-K1"}}, ships=[]).do("transport 1")
    assert table.phase == "couple"
    assert events_of(table) == []


# Editions


def test_only_an_edition_with_other_values_says_them(edition, tmp_path):
    assert "data" not in record(3, 1)
    data = record(3, 1, edition)["data"]
    assert set(data) == {"tiles", "cards", "hand", "terrabot_points", "neighbours", "ships", "final_ship"}
    assert set(data["tiles"]) == set(KINDS)
    assert data["tiles"]["T-A"] == [9, 0]
    assert data["tiles"]["X-LET-A"] == [1, 1]
    assert data["tiles"]["S-2"] == [6, 2]
    assert (data["cards"], data["hand"], data["terrabot_points"]) == ([2, 4, 6, 8, 10], 4, [9, 1, 1, 1, 9])
    assert [sorted(pair) for pair in data["neighbours"]][:2] == [[1, 9], [0, 2]]
    assert data["ships"]["PS-1"] == [None, 1]
    assert data["ships"]["PS-14"] == [9, 7]
    assert data["final_ship"]["defence"] == [30, 20, 10]
    assert data["final_ship"]["E"] == [8, 4]


def test_an_edition_says_what_it_changed_alone(tmp_path):
    (tmp_path / "rounds.toml").write_text("terrabot_points = [5, 4, 3, 2, 1]\n", "utf-8")
    assert record(3, 1, str(tmp_path))["data"] == {"terrabot_points": [5, 4, 3, 2, 1]}
    printed = boardwright.make("reworld", 3)
    (tmp_path / "rounds.toml").write_text(printed._data_text("rounds.toml") + "# mine\n", "utf-8")
    assert "data" not in record(3, 1, str(tmp_path))
    names = printed._data_text("names.toml").replace("Ironvault", "Rust & Sons")
    (tmp_path / "names.toml").write_text(names, "utf-8")
    assert "data" not in record(3, 1, str(tmp_path))


def test_changes_for_another_number_of_players_are_not_written(tmp_path):
    printed = boardwright.make("reworld", 3)._data_text("cards.toml")
    (tmp_path / "cards.toml").write_text(printed.replace("4 = 7", "4 = 6"), "utf-8")
    assert "data" not in record(3, 1, str(tmp_path))
    assert record(4, 1, str(tmp_path))["data"] == {"hand": 6}


# The checker is no rubber stamp


def _first(altered, kind):
    return next(event for event in altered["events"] if event["e"] == kind)


def _score(altered):
    altered["final"]["scores"][0] += 1


def _ships(altered):
    next(ships for ships in altered["final"]["ships"] if ships).pop()


def _city(altered):
    next(cities for cities in altered["final"]["cities"] if cities).popitem()


def _places(altered):
    altered["final"]["final_ship"]["defence"]["points"][0] += 1


def _price(altered):
    _first(altered, "take")["below"].append(1)


def _row(altered):
    _first(altered, "take")["top"] = _first(altered, "take")["top"] % 5 + 1


def _turn(altered):
    _first(altered, "drop")["seat"] = (_first(altered, "drop")["seat"] + 1) % 3


def _left(altered):
    _first(altered, "cleanup")["left"].pop()


def _unit(altered):
    flights = (event for event in altered["events"] if event["e"] == "transport" and event["settled"])
    next(flights)["settled"][0]["tile"] = "T-A"


def _taken_ship(altered):
    next(event for event in altered["events"] if event.get("ships"))["ships"].pop()


ALTERATIONS = [_score, _ships, _city, _places, _price, _row, _turn, _left, _unit, _taken_ship]


@pytest.mark.parametrize("alter", ALTERATIONS)
def test_the_checker_notices_a_wrong_record(alter):
    altered = copy.deepcopy(record(3, 1))
    alter(altered)
    with pytest.raises((AssertionError, ValueError, KeyError)):
        Checker(altered).check()


@pytest.mark.parametrize("kind", KEYS)
def test_the_checker_notices_a_missing_event(kind):
    altered = copy.deepcopy(record(4, 2))
    altered["events"].remove(_first(altered, kind))
    with pytest.raises((AssertionError, IndexError, KeyError)):
        Checker(altered).check()
