"""Components, setup and chance (specification, sections 2, 3 and 4.2)."""

from collections import Counter
from itertools import count, islice

import pytest

import boardwright
from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE
from boardwright.games.reworld import TITLE
from boardwright.testing.bounds import is_plausible
from tests.games.reworld.scenario import KINDS, PORTS, Table, carriers

PLAYERS = (2, 3, 4)
HANDS = {2: 13, 3: 9, 4: 7}
BAG = {
    **dict.fromkeys(["T-A", "T-B", "T-C", "T-D", "T-E"], 5),
    **{"S-0": 1, "S-1": 13, "S-2": 6},
    **dict.fromkeys(["B-K1", "B-K2", "B-K3", "B-K4", "B-K5"], 5),
    **dict.fromkeys(["B-K1*", "B-K2*", "B-K3*", "B-K4*", "B-K5*"], 1),
    "B-F": 9,
    **dict.fromkeys(["X-LET-A", "X-LET-B", "X-LET-C", "X-LET-D", "X-LET-E"], 1),
    **dict.fromkeys(["X-COMPANIES", "X-PRODUCT", "X-ROW"], 1),
    **dict.fromkeys(["X-CO-K1", "X-CO-K2", "X-CO-K3", "X-CO-K4", "X-CO-K5"], 1),
    **dict.fromkeys(["X-TERRABOTS", "X-SHIELDS", "X-BUILDERS"], 1),
}
"""Table 2.1 and 2.2."""


@pytest.mark.rule("RW-1")
def test_seats_are_clockwise():
    assert TITLE.player_counts == PLAYERS
    table = Table(4).do("starter 2").chance()
    for seat in (2, 3, 0, 1):
        assert table.turn == seat
        table.do("drop")


@pytest.mark.rule("RW-2")
def test_all_100_modules_go_into_the_bag():
    seen = Table(3).seen
    assert dict(zip(KINDS, seen.bag)) == BAG
    assert seen.bag_left == sum(BAG.values()) == 100


@pytest.mark.rule("RW-3", "RW-R45")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_ships_lie_face_up_with_the_values_for_the_players(players):
    seen = Table(players).seen
    easier = players == 4
    assert seen.ship_owners == (-1,) * 14
    points = [5] * 5 + [7, 7, 5 if easier else 6, 5, 5, 5, 5, 5, 7]
    assert list(seen.ship_points) == points
    assert sum(points) == (76 if easier else 77)
    satellites = 5 if players == 2 else 4
    needs = [8, 5, 4, satellites, 3, 5, 5, 60] if easier else [8, 6, 5, satellites, 3, 6, 6, 70]
    assert list(seen.thresholds) == [0] * 6 + needs


@pytest.mark.rule("RW-4")
@pytest.mark.parametrize(
    ("players", "places"),
    [
        (2, [[15], [14], [12], [11], [9], [8]]),
        (3, [[15, 7], [14, 6], [12, 6], [11, 5], [9, 5], [8, 4]]),
        (4, [[20, 10, 4], [18, 10, 4], [16, 8, 4], [14, 8, 2], [12, 6, 2], [10, 6, 2]]),
    ],
)
def test_the_final_ship_shows_the_side_for_the_players(players, places):
    assert boardwright.make("reworld", players).data.places == places


@pytest.mark.rule("RW-5", "RW-7", "RW-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_nothing_in_round_1(players):
    seen = Table(players).seen
    assert list(seen.scores) == [0] * players
    assert (seen.round, seen.rounds, seen.chapter) == (1, 5, 1)
    assert seen.docked == (((),) * 5,) * players
    assert seen.cities == (((),) * 5,) * players


@pytest.mark.rule("RW-5")
def test_a_score_has_no_upper_limit():
    table = carriers(2, {0: {1: "T-A"}}, scores={0: 1234}, ships=["PS-14"]).do("launch 1")
    assert table.source("ships") == [7, 0]
    assert table.scores[0] > 1234


@pytest.mark.rule("RW-6", "RW-R15", "RW-44")
def test_each_founder_gets_the_first_sign_left():
    table = carriers(4, {seat: {1: "T-A"} for seat in range(4)}, turn=2)
    assert all(len(names) == 4 for names in table.game.data.signs)
    table.do("launch 1", "launch 1", "launch 1", "launch 1")
    assert [signs[0] for signs in table.seen.signs] == [2, 3, 0, 1]
    assert all(signs[1:] == (-1,) * 4 for signs in table.seen.signs)


@pytest.mark.rule("RW-8", "RW-C1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_player_gets_the_marker(players):
    table = Table(players)
    assert table.state.actors() == (CHANCE,)
    assert table.state.chance_outcomes() == [(131 + seat, 1) for seat in range(players)]
    drawn = Counter(table.state.draw(Dice(seed)) - 131 for seed in islice(count(), 3000))
    assert all(is_plausible(drawn[seat], 3000, 1 / players, 1e-8) for seat in range(players))
    table.do(f"starter {players - 1}")
    assert table.seen.marker == players - 1
    assert table.chance().turn == players - 1


@pytest.mark.rule("RW-11", "RW-C2")
def test_the_station_is_filled_port_by_port_in_proportion_to_the_bag():
    table = Table(3).do("starter 0")
    left = BAG.copy()
    for place, port in enumerate(PORTS):
        assert table.state.actors() == (CHANCE,)
        weights = {text: weight for text, (_, weight) in zip(table.options(), table.state.chance_outcomes())}
        assert weights == {f"module {kind}": copies for kind, copies in left.items() if copies}
        kind = list(left)[place % 4]
        left[kind] -= 1
        table.do(f"module {kind}")
        assert table.seen.ports[PORTS.index(port)] == KINDS.index(kind)
        assert table.seen.ports[place + 1 :] == (-1,) * (19 - place)
    assert table.told("fill")[0]["tiles"] == ["T-A", "T-B", "T-C", "T-D"] * 5


@pytest.mark.rule("RW-W12", "RW-11", "RW-12", "RW-C2")
@pytest.mark.parametrize(("players", "undealt"), [(2, 4), (3, 3), (4, 2)])
def test_w12_undealt_cards_and_an_empty_bag(players, undealt):
    table = Table(players)
    for number in range(1, 6):
        table.chance()
        seen = table.seen
        assert (seen.round, seen.bag_left) == (number, 100 - 20 * number)
        assert -1 not in seen.ports
        assert seen.undealt == undealt
        assert seen.hand_sizes == (HANDS[players],) * players
        table.round_of_drops()
    assert len(table.told("fill")) == len(table.told("deal")) == 5
    kinds = Counter(kind for filled in table.told("fill") for kind in filled["tiles"])
    assert kinds == Counter(BAG)


@pytest.mark.rule("RW-12", "RW-C3")
def test_whole_hands_are_dealt_from_the_owner_of_the_marker_on():
    table = Table(3).do("starter 1").fill(" ".join(["T-A T-B T-C T-D"] * 5))
    assert table.state.chance_outcomes() == [(170 + value, 6) for value in range(5)]
    hands = {1: "111111222", 2: "222333333", 0: "444444555"}
    left = Counter({value: 6 for value in range(1, 6)})
    for seat, hand in hands.items():
        for number, card in enumerate(hand):
            weights = {action - 169: weight for action, weight in table.state.chance_outcomes()}
            assert weights == {value: copies for value, copies in left.items() if copies}
            assert table.seen.hand_sizes[seat] == number
            left[int(card)] -= 1
            table.do(f"card {card}")
    assert [table.hand(seat) for seat in range(3)] == ["444444555", "111111222", "222333333"]
    assert table.seen.undealt == 3
    assert table.turn == 1
    assert table.told("deal")[0]["hands"][0] == [4, 4, 4, 4, 4, 4, 5, 5, 5]


@pytest.mark.rule("RW-12", "RW-29")
def test_all_thirty_cards_are_shuffled_for_every_round():
    table = Table(2).do("starter 0").chance().do("marker")
    table.do(table.options()[0])
    while table.state.actor != CHANCE:
        table.do("drop")
    assert table.seen.unseen == (0, 6, 6, 6, 6, 6)
    assert table.seen.undealt == 30


@pytest.mark.rule("RW-C1", "RW-C2", "RW-C3", "RW-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_no_other_chance(players):
    table = Table(players).chance()
    draws = Counter(event.kind for event in table.events)
    assert draws["starter"] == 1
    assert draws["module"] == 20
    assert draws["card"] == players * HANDS[players]
    for _ in range(5):
        table.round_of_drops()
    assert len(table.told("starter")) == 1
    assert len(table.told("module")) == 100
    assert len(table.told("card")) == 5 * players * HANDS[players]
