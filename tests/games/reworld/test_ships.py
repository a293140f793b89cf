"""Population ships (specification, RW-70 to RW-75 and table 2.5)."""

import pytest

import boardwright
from tests.games.reworld.scenario import SHIPS, Table, carriers

FIVE_CITIES = {letter: f"T-{letter}" for letter in "ABCDE"}


def check_of(players, ships, docked=None, act="launch 1", score=0, **settlement):
    """A turn of seat 0, which launches a terrabot of E unless said otherwise; the others wait.

    `settlement` is hers: cities, defence, shuttles, satellites.
    """
    docked = {0: docked or {1: "T-E T-E"}} | {seat: {1: "T-D"} for seat in range(1, players)}
    settlement = {name: {0: tiles} for name, tiles in settlement.items()}
    table = carriers(players, docked, ships=ships, scores={0: score}, **settlement)
    return table.do(act)


def taken(*arguments, **named):
    return check_of(*arguments, **named).ships(0)


@pytest.mark.rule("RW-71", "RW-70")
@pytest.mark.parametrize("row", range(1, 6))
def test_a_ship_for_each_empty_row(row):
    docked = dict.fromkeys(range(1, 6), "S-1") | {row: "T-A"}
    assert taken(3, SHIPS, docked, f"launch {row}") == [f"PS-{row}"]


@pytest.mark.rule("RW-74", "RW-71")
def test_rows_that_were_never_used_are_empty():
    assert taken(3, SHIPS[:5], {2: "T-A T-A", 4: "B-F"}, "launch 2") == ["PS-1", "PS-3", "PS-5"]


@pytest.mark.rule("RW-71")
def test_a_ship_for_an_empty_docking_area():
    assert taken(3, ["PS-6"], {1: "T-E"}) == ["PS-6"]
    assert taken(3, ["PS-6"], {1: "T-E T-E"}) == []
    assert taken(3, ["PS-6"], {1: "T-E", 4: "B-F"}) == []


@pytest.mark.rule("RW-71")
@pytest.mark.parametrize(
    ("ship", "enough", "less"),
    [
        (
            "PS-7",
            {"cities": {"A": "T-A B-F B-F B-F B-F B-F B-F"}},
            {"cities": {"A": "T-A B-F B-F B-F B-F B-F"}},
        ),
        ("PS-8", {"defence": "S-2 S-2 X-LET-A"}, {"defence": "S-2 S-2 X-ROW"}),
        ("PS-9", {"shuttles": "S-1 S-1 S-1 S-1 S-0"}, {"shuttles": "S-1 S-1 S-1 S-1", "defence": "S-1"}),
        ("PS-11", {"cities": {"A": "T-A B-F", "B": "T-B B-F B-F"}}, {"cities": {"A": "T-A B-F B-F B-K1"}}),
        ("PS-13", {"cities": FIVE_CITIES, "defence": "S-1"}, {"cities": FIVE_CITIES, "shuttles": "S-1"}),
    ],
)
@pytest.mark.parametrize("players", [2, 3])
def test_conditions_of_the_settlement(ship, enough, less, players):
    assert taken(players, [ship], **enough) == [ship]
    assert taken(players, [ship], **less) == []


@pytest.mark.rule("RW-71", "RW-R24", "RW-R29")
def test_the_ship_for_companies():
    """Six with 2 and 3 players, farming and special units included; five with 4."""
    cities = {"A": "T-A B-K1 B-F", "B": "T-B B-K2*", "C": "T-C B-K3", "D": "T-D B-K4", "E": "T-E B-K5"}
    assert [taken(players, ["PS-12"], cities=cities) for players in (2, 3, 4)] == [["PS-12"]] * 3
    cities["D"] = "T-D"
    assert [taken(players, ["PS-12"], cities=cities) for players in (2, 3, 4)] == [[], [], ["PS-12"]]


@pytest.mark.rule("RW-71", "RW-72", "RW-R32")
@pytest.mark.parametrize(("players", "needed"), [(2, 70), (3, 70), (4, 60)])
def test_the_ship_for_points(players, needed):
    assert taken(players, ["PS-14"], score=needed) == ["PS-14"]
    assert taken(players, ["PS-14"], score=needed - 1) == []  # its own 7 points do not help


@pytest.mark.rule("RW-R45")
@pytest.mark.parametrize(("players", "enough"), [(2, 5), (3, 4), (4, 4)])
def test_satellites_needed(players, enough):
    satellites = ["X-LET-A", "X-LET-B", "X-LET-C", "X-LET-D", "X-LET-E"]
    for count in range(6):
        found = taken(players, ["PS-10"], satellites=" ".join(satellites[:count]))
        assert found == (["PS-10"] if count >= enough else [])


@pytest.mark.rule("RW-70", "RW-R31", "RW-R43")
def test_only_the_player_in_turn_is_checked():
    docked = {0: {1: "T-E T-E"}, 1: {1: "T-D T-D"}}
    shuttles = {1: "S-1 S-1 S-1 S-1 S-1"}
    table = carriers(3, docked, shuttles=shuttles, ships=["PS-9"]).do("launch 1")
    assert (table.ships(0), table.ships_left()) == ([], ["PS-9"])
    table.do("launch 1")
    assert "PS-9" in table.ships(1)


@pytest.mark.rule("RW-R31", "RW-74")
def test_no_ship_is_taken_in_chapter_one():
    table = Table(3)
    for _ in range(4):
        table.round_of_drops()
    table.chance()
    for act in ("take U1", "take U5", "take L5"):
        table.do(act)
        while table.phase != "turn":
            table.do(table.options()[0])
    table.do("drop", "drop", "drop")
    assert (table.seen.chapter, table.ships_left()) == (2, SHIPS)


@pytest.mark.rule("RW-R54", "RW-70", "RW-41")
def test_a_sacrifice_is_followed_by_the_check_too():
    assert taken(3, ["PS-1"], {1: "B-F", 2: "T-E"}, "sacrifice 1") == ["PS-1"]


@pytest.mark.rule("RW-R46", "RW-58", "RW-70")
def test_the_check_comes_after_the_shuttle_has_landed():
    assert taken(3, ["PS-9"], {1: "S-1", 2: "T-E"}, "transport 1", shuttles="S-1 S-1 S-1 S-1") == ["PS-9"]


@pytest.mark.rule("RW-71", "RW-R30")
def test_ships_are_taken_without_asking():
    table = check_of(3, ["PS-2", "PS-3"])
    assert table.turn == 1
    assert table.told("ships") == [{"seat": 0, "ships": {"PS-2": 5, "PS-3": 5}}]
    assert table.told("launch")[0]["ships"] == ["PS-2", "PS-3"]
    assert table.told("launch")[0]["score"] == 10


@pytest.mark.rule("RW-73")
def test_a_taken_ship_is_gone_for_good():
    docked = {0: {1: "T-E T-E T-E"}, 1: {1: "T-D T-D T-D"}}
    table = carriers(2, docked, ships=["PS-2"]).do("launch 1", "launch 1", "launch 1", "launch 1")
    assert (table.ships(0), "PS-2" in table.ships(1)) == (["PS-2"], False)
    assert table.ships_left() == []


@pytest.mark.rule("RW-73", "RW-80")
def test_ships_that_nobody_earns_stay_on_the_board():
    table = carriers(2, {0: {1: "T-E"}}, ships=["PS-7", "PS-8", "PS-14"]).do("launch 1")
    assert table.phase == "over"
    assert table.ships_left() == ["PS-7", "PS-8", "PS-14"]


@pytest.mark.rule("RW-74", "RW-R44", "RW-R43")
def test_the_first_check_decides():
    docked = {0: {1: "T-E T-E", 3: "T-E"}, 1: {1: "T-D T-D"}, 2: {1: "T-C T-C"}}
    table = carriers(3, docked, ships=["PS-3"], turn=2).do("launch 1")
    assert [table.ships(seat) for seat in (0, 1)] == [[], []]
    assert "PS-3" in table.ships(2)
    assert table.seen.ship_owners[2] == 2


@pytest.mark.rule("RW-75", "RW-R33")
def test_who_has_no_turn_takes_no_ship():
    """Seat 1 has five empty rows and five shuttles, and never a turn."""
    table = carriers(2, {0: {1: "T-E"}}, shuttles={1: "S-1 S-1 S-1 S-1 S-1"}, ships=["PS-9", "PS-1"])
    before = table.ships(1)
    table.do("launch 1")
    assert table.phase == "over"
    assert table.ships(0) == ["PS-1"]
    assert (table.ships(1), table.ships_left()) == (before, ["PS-9"])
    assert table.source("ships") == [5, 0]


@pytest.mark.rule("RW-R35")
def test_started_rows_are_cities_and_the_defence_row():
    """With 4 players any five of the six. The turn itself founds city E."""
    four = {letter: tiles for letter, tiles in FIVE_CITIES.items() if letter in "ABCD"}
    three = {letter: tiles for letter, tiles in four.items() if letter != "A"}
    assert taken(4, ["PS-13"], cities=four) == ["PS-13"]
    assert taken(4, ["PS-13"], cities=three, defence="S-1 S-1") == ["PS-13"]
    assert taken(4, ["PS-13"], cities=three) == []
    assert taken(4, ["PS-13"], cities=three, shuttles="S-1", satellites="X-ROW") == []


@pytest.mark.rule("RW-W24", "RW-72", "RW-71")
@pytest.mark.parametrize(("score", "after"), [(59, 78), (58, 77), (57, 69)])
def test_w24_the_ship_for_points_counts_the_ships_of_its_turn(score, after):
    docked = {number: "T-E" for number in (1, 2, 3, 5)} | {4: "T-A"}
    table = check_of(
        2,
        SHIPS,
        docked,
        "launch 4",
        score,
        cities={"A": "T-A T-A T-A T-A B-F B-F"},
    )
    assert table.size(0, "A") == 8
    assert table.scores[0] == after
    assert table.ships(0) == ["PS-4", "PS-7", "PS-14"][: 3 if after > 70 else 2]


@pytest.mark.rule("RW-W25", "RW-74", "RW-70")
def test_w25_unused_rows():
    docked = {
        0: {1: "T-A T-A", 3: "T-E", 4: "T-E"},
        1: {1: "T-D T-D", 3: "T-C", 4: "T-C", 5: "T-C"},
        2: {number: "T-B" for number in range(1, 6)},
    }
    table = carriers(3, docked, ships=SHIPS, scores={0: 20}).do("launch 1")
    assert table.ships(0) == ["PS-2", "PS-5"]
    assert table.scores == [30, 0, 0]
    table.do("launch 1")
    assert (table.ships(1), table.scores[1]) == ([], 0)


@pytest.mark.rule("RW-W26", "RW-72")
def test_w26_the_last_docked_module():
    table = check_of(4, ["PS-2", "PS-6", "PS-14"], {2: "T-A"}, "launch 2", 50)
    assert table.scores[0] == 69
    assert table.ships(0) == ["PS-2", "PS-6", "PS-14"]


@pytest.mark.rule("RW-W27", "RW-R35", "RW-71")
@pytest.mark.parametrize("defence", [True, False])
def test_w27_started_rows(defence):
    """Cities A to D and a satellite in defence, or five cities: five rows."""
    settlement = {"cities": FIVE_CITIES}
    if defence:
        settlement = {"cities": {k: v for k, v in FIVE_CITIES.items() if k < "E"}, "defence": "X-LET-A"}
    docked = {number: "T-A T-A" if number == 1 else "B-F" for number in range(1, 6)}
    scores = []
    for players in (2, 3, 4):
        docked_by_seat = {0: docked} | {seat: {1: "S-1"} for seat in range(1, players)}
        table = carriers(
            players,
            docked_by_seat,
            ships=SHIPS,
            scores={0: 10},
            **{name: {0: tiles} for name, tiles in settlement.items()},
        )
        table.do("launch 1")
        scores.append(table.scores[0])
        assert table.ships(0) == (["PS-13"] if players == 4 else [])
    assert scores == [10, 10, 15]


@pytest.mark.rule("RW-W28", "RW-72")
@pytest.mark.parametrize(("score", "after"), [(65, 78), (64, 77), (63, 69)])
def test_w28_shields_and_points(score, after):
    docked = {number: "T-A T-A" if number == 1 else "B-F" for number in range(1, 6)}
    table = check_of(3, SHIPS, docked, "launch 1", score, defence="S-2 S-2 X-LET-A")
    assert table.scores[0] == after


@pytest.mark.rule("RW-W29", "RW-R45", "RW-3", "RW-71")
@pytest.mark.parametrize(
    ("players", "ships", "score"),
    [(2, [], 10), (3, ["PS-10"], 15), (4, ["PS-8", "PS-9", "PS-10"], 25)],
)
def test_w29_easier_ships_for_more_players(players, ships, score):
    docked = {number: "T-A T-A" if number == 1 else "B-F" for number in range(1, 6)}
    settlement = {
        "satellites": "X-LET-A X-LET-B X-LET-C X-LET-D",
        "shuttles": "S-1 S-1 S-1 S-1",
        "defence": "S-2 S-2 S-1",
    }
    table = check_of(players, SHIPS, docked, "launch 1", 10, **settlement)
    assert (table.ships(0), table.scores[0]) == (ships, score)


@pytest.mark.rule("RW-3")
def test_all_ships_are_worth_77_points_and_76_with_four_players():
    assert [sum(boardwright.make("reworld", players).data.ship_points) for players in (2, 3, 4)] == [
        77,
        77,
        76,
    ]
