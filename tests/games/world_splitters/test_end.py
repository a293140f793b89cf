"""The end of the game and what counts then (specification, section 8 and WS-72 to WS-75)."""

import pytest

from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from tests.games.world_splitters.scenario import COUNTS, FULL_HANDS, MAPS, make, table


def ended(players=3, board="T6x3", **given):
    """The last fence is put on a place that encloses nothing and has no space beside it."""
    made = table(board, players, supply=1, obelisks=f"c1 c2 {given.pop('obelisks', '')}", **given)
    made.do("divide c1-c2")
    assert made.phase == "over"
    return made


def majorities(made):
    """The points of each seat from open regions."""
    return made.source("open")


@pytest.mark.rule("WS-60", "WS-X06")
def test_sets_of_three_colours():
    """Favors 1 green and 2 red, tiles of size 3 (green) and 2 (yellow)."""
    made = ended(taken={1: "RRG"}, tiles={3: 1, 2: 1})
    assert made.seen.colors[1] == (2, 1, 2)
    assert made.source("sets") == [0, 12, 0]
    assert made.told("sets") == [{"points": [0, 12, 0]}]


@pytest.mark.rule("WS-60")
@pytest.mark.parametrize(
    ("taken", "points"), [("", 0), ("RRRRR", 0), ("RYG", 12), ("RRYYG", 12), ("RRYYGG", 24), ("RY", 0)]
)
def test_twelve_points_a_complete_set(taken, points):
    assert ended(taken={0: taken}).source("sets") == [points, 0, 0]


@pytest.mark.rule("WS-61", "WS-R44", "WS-X19")
@pytest.mark.parametrize(
    ("coins", "money"),
    [
        ((9, 9, 9, 9), [-5, 0, 0, 5]),
        ((12, 12, 6, 6), [0, 5, -5, 0]),
        ((0, 9, 18, 9), [-5, 0, 5, 0]),
        ((18, 9, 9, 0), [5, 0, 0, -5]),
        ((9, 18, 0, 9), [0, 5, -5, 0]),
    ],
)
def test_the_richest_takes_five_points_from_the_poorest(coins, money):
    made = ended(4, track="3 2 1 0", coins=dict(enumerate(coins)))
    assert made.source("money") == money
    assert made.told("money")[0]["richest"] == money.index(5)
    assert made.told("money")[0]["poorest"] == money.index(-5)


@pytest.mark.rule("WS-61", "WS-R45", "WS-X19")
def test_the_poorest_pays_even_without_points():
    made = ended(4, track="3 2 1 0", coins={2: 3, 3: 15}, points={2: 3})
    assert made.scores == [0, 0, -2, 5]


@pytest.mark.rule("WS-62", "WS-20", "WS-X07")
def test_the_printed_open_region():
    """Nine spaces, seven explorers; Rue (1) has most, Wigstan (2) second most."""
    made = table(
        "T6x3", 3, supply=1, fences="c1-d1 c2-d2", obelisks="c3 d3",
        explorers={0: "a1", 1: "a2 a3 b1 b2", 2: "b3 c1"},
    )  # fmt: skip
    made.do("divide c3-d3")
    assert [len(region["spaces"]) for region in made.told("open_region")] == [9, 9]
    assert majorities(made) == [0, 18, 7]


@pytest.mark.rule("WS-62", "WS-R40")
def test_alone_in_open_land_and_obelisks_bring_nothing():
    made = ended(3, power="pompa", obelisks="d1", explorers={2: "a1"})
    assert majorities(made) == [0, 0, 36]
    assert made.source("obelisks") == [0, 0, 0]
    assert majorities(ended()) == [0, 0, 0]


@pytest.mark.rule("WS-62", "WS-20")
def test_ties_in_open_land_go_to_the_left_marker():
    assert majorities(ended(track="2 1 0", explorers={0: "a1", 1: "a2", 2: "a3"})) == [0, 3, 36]
    assert majorities(ended(track="0 2 1", explorers={0: "a1", 1: "a2", 2: "a3"})) == [36, 0, 3]


@pytest.mark.rule("WS-62", "WS-08", "WS-57")
def test_enclosed_regions_score_nothing_at_the_end():
    made = ended(fences="a1-b1 a1-a2", explorers={1: "b1"})
    assert [len(region["spaces"]) for region in made.told("open_region")] == [17]
    assert majorities(made) == [0, 34, 0]


@pytest.mark.rule("WS-63")
@pytest.mark.parametrize(
    ("points", "track", "ranks"),
    [
        ({0: 5, 1: 20, 2: 11}, "2 1 0", (3, 1, 2)),
        ({0: 15, 1: 10, 2: 5}, "2 1 0", (3, 2, 1)),  # all ten after the money
        ({0: 15, 1: 10, 2: 15}, "1 0 2", (2, 1, 3)),
    ],
)
def test_most_points_win_and_ties_go_to_the_left_marker(points, track, ranks):
    """Equal purses: the leftmost takes five points from the rightmost."""
    assert ended(points=points, track=track).seen.ranks == ranks


@pytest.mark.rule("WS-63")
def test_a_place_is_never_shared():
    made = ended(5)
    assert sorted(made.seen.ranks) == [1, 2, 3, 4, 5]


@pytest.mark.rule("WS-R53")
def test_points_are_not_counted_in_tokens():
    """Twelve twenty-point tokens would run out."""
    assert max(ended(points={0: 400}).scores) >= 395


@pytest.mark.rule("WS-60", "WS-61", "WS-62", "WS-53")
def test_during_the_game_nothing_of_this_counts():
    made = table("T6x3", 3, taken={0: "RYG"}, coins={0: 20}, explorers={0: "a1"})
    assert made.scores == [0, 0, 0]
    assert made.source("sets") == [0, 0, 0]


@pytest.mark.rule("WS-60", "WS-61", "WS-62", "WS-63")
def test_the_log_tells_the_end_in_order():
    made = ended(taken={1: "RYG"}, explorers={1: "a1", 2: "b1"})
    assert made.log()[-5:] == [
        "No fence is left: the game ends with 0 regions",
        "Sets of colours: B +12",
        "C is richest with 9: +5. A is poorest with 9: −5",
        "Open region of 18 spaces: C with 1 explorer +36, B with 1 explorer +2",
        "C wins with 41 points",
    ]
    assert made.kinds()[-5:] == ["stop", "sets", "money", "open_region", "end"]
    assert made.told("end") == [{"scores": made.scores, "ranks": list(made.seen.ranks)}]


# Money and length


@pytest.mark.rule("WS-72", "WS-17", "WS-25", "WS-50", "WS-R55")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("players", COUNTS)
def test_coins_and_pieces_are_conserved(map_id, players):
    game = make(players, map=map_id)
    for seed in range(3):
        state, dice = game.new(), Dice(seed)
        state.play(state.draw(dice))
        while state.actors():
            actions = state.legal_actions(state.actor)
            state.play(actions[dice.below(len(actions))])
            seen = game.observation(state, None)
            has_income = players == 2 and seen.markers <= 4
            assert sum(seen.coins) == 9 * players + 6 * has_income
            assert min(seen.coins) >= 0
            _check_pieces(seen)


def _check_pieces(seen):
    """No piece is lost or made, and a space holds one at most."""
    on_map = [space for space, seat in enumerate(seen.explorers) if seat >= 0]
    for seat, left in enumerate(seen.explorers_left):
        assert left + seen.explorers.count(seat) == FULL_HANDS[seen.players]
    favors = [space for space, color in enumerate(seen.favors) if color >= 0]
    assert len(favors) + sum(map(sum, seen.favors_taken)) == 15
    assert len(seen.fences) + seen.supply == 38
    assert len(seen.obelisks) <= 5
    crowd = [*on_map, *favors, *seen.obelisks]
    assert len(crowd) == len(set(crowd))


@pytest.mark.rule("WS-74")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_is_asked_where_there_is_no_choice(players):
    for map_id in MAPS:
        game = make(players, map=map_id)
        state, dice = game.new(), Dice(players)
        state.play(state.draw(dice))
        while state.actors():
            assert all(len(state.legal_actions(seat)) > 1 for seat in state.actors())
            actions = state.legal_actions(state.actor)
            state.play(actions[dice.below(len(actions))])


@pytest.mark.rule("WS-74", "WS-23")
def test_the_only_legal_border_is_divided_without_asking():
    """Two fences hang down side by side; any other fence would shut one of the two in."""
    made = table("T3x3", 3, fences="a1-b1 a2-b2 b1-c1 b2-c2")
    assert made.kinds() == ["start", "turn", "divide", "enclose", "enclose"]
    assert made.told("divide") == [{"by": 0, "at": "b2-b3"}]
    assert made.phase == "bid"


@pytest.mark.rule("WS-75")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("players", COUNTS)
def test_no_game_is_longer_than_the_bound(map_id, players):
    fences = {"nuta": 35, "kanal": 36, "gimmicks": 34, "pompa": 35}[map_id]
    game = make(players, map=map_id)
    assert game.max_decisions == fences * {2: 13, 3: 13, 4: 14, 5: 15}[players] <= 540
    for seed in range(8):
        state = game.new()
        decisions, chances = playout(state, Dice(seed))
        assert decisions <= game.max_decisions
        assert chances == 1
        assert game.observation(state, None).turn <= fences
