"""Turns and the fence of the active player (specification, WS-21 to WS-26)."""

import pytest

from tests.games.world_splitters.scenario import COUNTS, table


def play_turn(made, border):
    """A turn in which nothing is bid and all is accepted, and explorers go where they can."""
    made.do(f"divide {border}")
    while made.phase != "divide" and made.actor >= 0:
        made.do(made.options()[0])


@pytest.mark.rule("WS-21", "WS-59")
@pytest.mark.parametrize("players", COUNTS)
def test_players_are_active_clockwise_from_the_start_seat(players):
    made = table("T6x3", players, active=players - 1)
    order = []
    for border in ("a1-b1", "c1-d1", "e1-f1", "a3-b3", "c3-d3", "e3-f3"):
        order.append(made.actor)
        play_turn(made, border)
    assert order == [(players - 1 + turn) % players for turn in range(6)]
    assert [turn["turn"] for turn in made.told("turn")] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("WS-22", "WS-R43")
def test_without_a_fence_the_game_ends_before_the_turn():
    made = table("T6x3", supply=1)
    play_turn(made, "c1-d1")
    assert made.told("stop") == [{"reason": "no_fence", "regions": 0}]
    assert made.seen.phase == "over"
    assert made.seen.turn == 1


@pytest.mark.rule("WS-22", "WS-R43", "WS-08")
def test_without_a_legal_border_the_game_ends_before_the_turn():
    """T4x4 in two halves of 8."""
    made = table("T4x4", fences="a2-a3 b2-b3 c2-c3")
    play_turn(made, "d2-d3")
    assert made.told("stop") == [{"reason": "no_border", "regions": 2}]
    assert "No border is left for a fence: the game ends with 2 regions" in made.log()


@pytest.mark.rule("WS-22", "WS-23", "WS-R14")
def test_the_player_must_divide():
    assert all(option.startswith("divide ") for option in table("T6x3").options())
    assert table("T6x3").refusal("bid 0").rule == "WS-23"


@pytest.mark.rule("WS-23", "WS-17")
def test_a_fence_from_the_supply_goes_on_the_border():
    made = table("T6x3", supply=30)
    made.do("divide c1-c2")
    assert made.fences == {"c1-c2"}
    assert made.seen.supply == 29
    assert made.seen.divided == made.plan.borders.index("c1-c2")


@pytest.mark.rule("WS-23", "WS-11")
def test_a_closing_fence_scores_before_the_bids():
    made = table("T6x3", fences="b1-c1 b2-c2")
    made.do("divide b3-c3")
    assert made.phase == "bid"
    assert made.scores == [3, 0, 0]


@pytest.mark.rule("WS-24")
def test_the_spaces_beside_the_fence_are_contested():
    made = table("T6x3").do("divide c1-c2")
    assert made.names(made.seen.contested) == "c1 c2"
    made = table("T6x3").do("divide c2-d2")
    assert made.names(made.seen.contested) == "c2 d2"


@pytest.mark.rule("WS-25", "WS-R31")
def test_explorers_and_obelisks_make_a_space_unavailable():
    made = table("T6x3", explorers={1: "c1"}).do("divide c1-c2")
    assert made.names(made.seen.available) == "c2"
    made = table("T6x3", obelisks="c2").do("divide c1-c2")
    assert made.names(made.seen.available) == "c1"
    made = table("T6x3", favors="R:c1 G:c2").do("divide c1-c2")
    assert made.names(made.seen.available) == "c1 c2"


@pytest.mark.rule("WS-25")
def test_ones_own_explorer_is_in_the_way_too():
    made = table("T6x3", explorers={0: "c1 c2"}).do("divide c1-c2")
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-26", "WS-R31")
@pytest.mark.parametrize("players", COUNTS)
def test_without_an_available_space_nobody_bids(players):
    made = table("T6x3", players, explorers={1: "c1"}, obelisks="c2").do("divide c1-c2")
    assert made.asks == ("divide", 1)
    assert made.coins == [9] * players
    assert made.kinds() == ["start", "turn", "divide", "turn"]


@pytest.mark.rule("WS-26", "WS-53")
def test_without_an_available_space_what_was_closed_is_scored():
    made = table("T6x3", fences="b1-c1 b2-c2", explorers={1: "b3", 2: "c3"}).do("divide b3-c3")
    assert made.scores == [3, 18, 0]
    assert made.asks == ("divide", 1)
    assert made.explorers == {"c3": 2}


@pytest.mark.rule("WS-09", "WS-23")
def test_why_a_border_is_refused():
    made = table("T6x3", fences="b1-c1 b2-c2 b3-c3")
    assert made.refusal("divide b1-c1").reason == "b1-c1: there is a barrier already."
    assert made.refusal("divide a1-b1").reason == "a1-b1: it belongs to an enclosed region."
    made = table("T6x3", fences="b1-c1 b2-c2 a1-b1")
    assert made.refusal("divide b3-c3").reason == "b3-c3: it would shut in a barrier with a loose end."
    assert str(made.refusal("divide b3-c3")).endswith("(WS-09)")
