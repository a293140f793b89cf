"""What bots know of Reworld: the plain choice in plain positions, and sound in every position."""

from math import isfinite

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boardwright
from boardwright import Dice, SeatView
from boardwright.bots.greedy import Greedy
from boardwright.games.reworld.data.tiles import KINDS
from boardwright.games.reworld.knowledge import Knowledge, hand_worth
from boardwright.games.reworld.knowledge.plans import plan
from boardwright.games.reworld.knowledge.prospects import Prospects
from boardwright.lab.simulation import Run, simulate
from tests.games.reworld.scenario import NUMBERS, carriers, station

GAME = boardwright.make("reworld", 2)
FOUNDED = {"A": "T-A", "B": "T-B", "C": "T-C"}


def choice(table):
    """What greedy does next, in notation."""
    return table.game.action_text(Greedy(1).choose(SeatView(table.game, table.state, table.turn)))


def values(table, *acts):
    """What acts of the player in turn are worth."""
    seat, found = table.turn, []
    for act in acts:
        after = table.state.clone()
        after.apply(seat, NUMBERS[act])
        found.append(table.game.knowledge.value(after, seat))
    return found


def docked(table, seat, rows):
    """Modules that are docked already, each row from its open end."""
    for row, tiles in rows.items():
        kinds = [KINDS.index(kind) for kind in reversed(tiles.split())]
        table.state.docked[seat * 5 + row - 1] = tuple(kinds)
    return table


def plan_of(*rows, game=GAME):
    """The plan of a carrier, its rows from their open ends."""
    kinds = [tuple(KINDS.index(kind) for kind in reversed(row.split())) for row in rows]
    return plan(game.data, (*kinds, *[()] * (5 - len(kinds))))


def both_play(table, rows):
    """The same modules docked by both, so that only what is decided makes a difference."""
    return docked(docked(table, 0, rows), 1, rows)


# Plans


def test_a_plan_is_the_settlement_that_a_carrier_makes():
    found = plan_of("T-A B-K1", "T-A B-F", "S-2", "S-2")
    assert found.values == (2, 5, 0, 0, 0, 0)  # one shuttle defends, one takes both units to the terrabots
    assert found.boxed == 0


def test_a_plan_knows_when_rows_are_empty():
    found = plan_of("T-A", "T-B T-C")
    assert sorted(found.empty_after[:2]) in ([1, 3], [2, 3])
    assert found.empty_after[2:5] == (0, 0, 0)
    assert found.empty_after[5] == 3


def test_a_plan_waits_with_the_task_until_the_terrabots_have_left():
    found = plan_of("X-TERRABOTS", "T-A T-A", "T-B")
    assert found.points == 3
    assert found.growth > 0
    assert plan_of("T-A T-B T-C X-TERRABOTS").points == 3
    assert plan_of("X-TERRABOTS T-A T-B T-C").points == 0


def test_two_units_in_front_of_a_shuttle_are_not_both_saved():
    assert plan_of("T-A", "B-K1 B-F S-1").boxed == 1
    assert plan_of("T-A", "B-K1 S-1", "B-F").boxed == 0


def test_units_without_a_shuttle_are_lost():
    assert plan_of("T-A", "B-K1", "B-F").boxed == 2


# Prospects


def test_a_safe_lead_brings_the_whole_place_and_a_missing_city_costs():
    compared = Prospects(GAME.data, [plan_of("T-A T-A T-A T-A T-A"), plan_of("T-A", "T-B")], 0.0)
    assert compared.category(1) == pytest.approx([14, 0], abs=0.1)
    assert compared.category(2) == [-3, 12]
    assert compared.category(0) == [-3, -3]


def test_a_tie_is_shared_and_a_missing_city_may_still_come():
    plans = [plan_of("T-A"), plan_of("T-A")]
    assert Prospects(GAME.data, plans, 0.0).category(1) == [7, 7]
    assert -3 < Prospects(GAME.data, plans, 0.5).category(2)[0] < 6


def test_equal_carriers_promise_the_same():
    same = plan_of("B-K1 T-A", "S-1", "X-ROW")
    assert len(set(Prospects(GAME.data, [same, same], 0.4).merits([7, 7]))) == 1


def test_early_leads_count_less():
    plans = [plan_of("T-A T-A T-A T-A"), plan_of("T-A")]
    late, early = (Prospects(GAME.data, plans, left).category(1) for left in (0.0, 0.8))
    assert late[0] > early[0] > early[1] > late[1]


# Cards


def test_a_card_is_worth_a_point_and_what_it_may_buy():
    assert hand_worth(6, 0.0) == 6
    assert hand_worth(6, 5.0) > hand_worth(5, 5.0) + 1
    assert hand_worth(6, 9.0) > hand_worth(6, 3.0)
    scarce = hand_worth(13, 1.0) - hand_worth(12, 1.0)
    assert 1 < scarce < hand_worth(2, 9.0) - hand_worth(1, 9.0)


def test_the_matching_card_pays_rather_than_two():
    table = station("33445", "1", modules={"U2": "T-A", "L5": "S-1"}, slots={"U1": "3"})
    assert choice(table) == "take U2"
    table.do("take U2")
    one, two = values(table, "top 3", "top 4")
    assert one > two
    table.do("top 3")
    nothing, *more = values(table, "below", "below 4", "below 5")
    assert nothing > max(more)


def test_four_cards_for_a_unit_without_a_use_are_better_kept():
    table = station("2222", "", modules={"U2": "B-K1"}, slots={"U1": "3", "U3": "4"}, round=5, hidden=(1, 1))
    both_play(table, {1: "T-A", 2: "S-1"})
    table.state.out = 2
    assert set(table.options()) == {"take U2", "drop"}
    assert choice(table) == "drop"


def test_a_terrabot_is_worth_a_card():
    table = station("22", "", modules={"U2": "T-C"}, round=5, hidden=(1, 1))
    both_play(table, {1: "T-A", 2: "S-1"})
    table.state.out = 2
    assert choice(table) == "take U2"


# Docking


def test_the_missing_letter_is_taken():
    table = station("1", "1", modules={"U2": "T-A", "U8": "T-C"}, round=5)
    both_play(table, {2: "T-A T-A T-A"})
    missing, more = values(table, "take U8", "take U2")
    assert missing > more
    assert choice(table) == "take U8"


def test_no_second_unit_is_docked_in_front_of_a_shuttle():
    table = station("23", "", modules={"U2": "B-K1"}, round=5)
    both_play(table, {1: "T-A", 2: "B-F S-1", 3: "T-B"})
    table.do("take U2")
    assert choice(table) == "top 3"


# Undocking


def test_the_task_waits_for_what_it_counts():
    docked = {0: {1: "X-TERRABOTS", 2: "T-A T-B", 3: "T-C"}, 1: {1: "T-A T-A T-A T-A"}}
    table = carriers(2, docked, defence={0: "S-2 S-2", 1: "S-1"})
    assert choice(table).startswith("launch")
    table = carriers(2, {0: {1: "X-TERRABOTS"}, 1: {1: "T-A"}}, {0: FOUNDED}, {0: "S-1", 1: "S-2 S-2"})
    assert choice(table) == "task 1"


def test_a_shuttle_takes_two_units():
    table = carriers(2, {0: {1: "S-1", 2: "B-K1", 3: "B-F"}, 1: {1: "T-A T-A T-A"}}, {0: FOUNDED, 1: FOUNDED})
    assert choice(table) == "transport 1"
    table.do("transport 1")
    assert choice(table) in ("couple 2", "couple 3")
    table.do(choice(table))
    assert choice(table) in ("couple 2", "couple 3")


def test_a_shuttle_does_not_defend_while_units_wait():
    table = carriers(
        2,
        {0: {1: "S-2", 2: "B-K1", 3: "B-K2"}, 1: {1: "T-A T-A T-A"}},
        {0: FOUNDED, 1: FOUNDED},
        defence={0: "S-2", 1: "S-1"},
    )
    assert choice(table) == "transport 1"


def test_a_shuttle_without_units_defends():
    table = carriers(2, {0: {1: "S-2"}, 1: {1: "T-A T-A"}}, {0: FOUNDED}, defence={1: "S-1"})
    assert choice(table) == "defend 1"


def test_a_city_is_founded_before_the_units_for_it_fly():
    table = carriers(2, {0: {1: "S-1", 2: "B-K1", 3: "B-K2", 4: "T-D"}, 1: {1: "T-A T-A"}})
    assert choice(table) == "launch 4"


def test_the_special_unit_settles_last():
    table = carriers(2, {0: {1: "S-1", 2: "B-K1*", 3: "B-F"}, 1: {1: "T-A"}}, {0: {"A": "T-A"}})
    table.do("transport 1", "couple 2", "couple 3")
    assert choice(table) == "first 2"


def test_a_unit_goes_to_the_contested_city():
    """City A is safe, city B decides."""
    sizes = {0: {"A": "T-A T-A T-A T-A", "B": "T-B"}, 1: {"A": "T-A", "B": "T-B"}}
    table = carriers(2, {0: {1: "S-0", 2: "B-F"}, 1: {}}, sizes, ships=["PS-14"])
    table.do("transport 1", "couple 2")
    assert choice(table) == "settle B"


def test_the_satellite_reads_the_best_city():
    cities = {0: {"A": "T-A", "B": "T-B T-B B-F B-F"}}
    table = carriers(2, {0: {1: "X-PRODUCT"}, 1: {1: "T-A"}}, cities)
    table.do("task 1")
    assert choice(table) == "read B"


# Every position


def walk(game, seed, every):
    """Positions with a choice in a game played at random, one in so many."""
    state, dice = game.new(), Dice(seed)
    while state.actors():
        if state.actor >= 0 and dice.below(every) == 0:
            yield state
        legal = state.legal_actions(state.actor)
        state.play(state.draw(dice) if state.actor < 0 else legal[dice.below(len(legal))])


def check_position(game, state):
    seat = state.actor
    chosen = Greedy(2).choose(SeatView(game, state, seat))
    assert chosen in state.legal_actions(seat)
    other = SeatView(game, state.resample(seat, Dice(8)), seat)
    assert Greedy(2).choose(other) == chosen
    assert all(isfinite(game.knowledge.value(state, seat)) for seat in range(game.players))


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=3, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(seed=st.integers(0, 2**32))
def test_choices_are_sound_in_every_position(players, seed):
    game = boardwright.make("reworld", players)
    for state in walk(game, seed, every=30):
        check_position(game, state)


@pytest.mark.parametrize("players", [2, 4])
def test_values_never_depend_on_what_is_hidden(players):
    """Worlds that a seat cannot tell apart are worth the same to it, also when nothing is remembered."""
    game = boardwright.make("reworld", players)
    for state in walk(game, 5, every=25):
        if not state.perfect_information():
            for seat in range(players):
                worlds = [state.resample(seat, Dice(seed)) for seed in range(3)]
                found = {Knowledge(game).value(world, seat) for world in worlds}
                assert len(found) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players):
    """The same few games every time; `scripts/strength.py` plays the thousand that prove it."""
    wins = 0.0
    for seat in range(players):
        seated = ["random"] * players
        seated[seat] = "greedy"
        wins += simulate(Run("reworld", players, 100 + seat, seated), 1).wins()[seat]
    assert wins == players
