"""What a seat sees of a position (specification, section 4.3), and what an act would score."""

import json

import pytest

import boardwright
from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE
from boardwright.games.reworld.view.observation import Effect
from boardwright.testing.situation import walk
from tests.games.reworld.scenario import KINDS, NUMBERS, PORTS, SHIPS, Table, carriers, station


def places(*names):
    return tuple(SHIPS.index(name) for name in names)


def test_a_turn_of_chapter_one():
    modules = {"U1": "T-A", "U5": "S-1"}
    table = station(
        "1235", "44", "", modules=modules, slots={"U4": "52", "U6": "3"}, hidden=(1, 4), marker=1, round=3
    )
    table.state.out = 0b100
    seen = table.see(0)
    assert (seen.seat, seen.actors, seen.turn, seen.is_yours) == (0, (0,), 0, True)
    assert seen.legal == (0, 4, 21)
    assert (seen.players, seen.phase, seen.chapter, seen.round, seen.rounds) == (3, "turn", 1, 3, 5)
    assert (seen.terrabot_points, seen.marker, seen.hidden_by) == ((4, 4, 3, 2, 2), 1, 1)
    assert seen.bag_left == sum(seen.bag) == 40
    assert [KINDS[kind] for kind in seen.ports if kind >= 0] == ["T-A", "S-1"]
    assert (seen.takers[3], seen.takers[4]) == (0, -1)
    assert (seen.slots[3], seen.slots[4], seen.slots[5]) == ((5, 2), (), (3,))
    assert seen.demands[4] == (3, 5)
    assert (seen.demands[2], seen.demands[6], seen.demands[0]) == ((5,), (3,), ())
    assert (seen.hand, seen.hand_sizes) == ((0, 1, 1, 1, 0, 1), (4, 2, 0))
    assert (seen.out, seen.discard_sizes, seen.own_discards) == ((2,), (0, 0, 0), (0,) * 6)
    assert (seen.undealt, seen.own_hidden_card) == (30 - 4 - 2 - 3 - 1, 0)
    assert seen.unseen == (0, 5, 4, 4, 6, 4)
    assert (seen.port, seen.top, seen.row, seen.tile) == (-1, 0, -1, -1)
    assert seen.effects == ()
    assert table.see(1).own_hidden_card == 4
    assert table.see(1).unseen == (0, 6, 5, 5, 3, 5)
    spectator = table.seen
    assert (spectator.seat, spectator.legal, spectator.hand) == (None, (), (0,) * 6)
    assert (spectator.is_yours, spectator.turn) == (False, 0)
    assert spectator.unseen == (0, 6, 5, 5, 6, 5)


@pytest.mark.rule("RW-R47", "RW-16")
def test_equal_demands_are_one():
    seen = station("1", "1", modules={"U5": "S-1"}, slots={"U4": "4", "U6": "4"}).seen
    assert seen.demands[PORTS.index("U5")] == (4,)


def test_a_turn_of_chapter_two():
    table = carriers(
        3,
        {0: {2: "B-K2 S-1 B-K3", 4: "B-F"}, 1: {1: "T-A T-B"}},
        cities={0: {"A": "T-A B-K1", "C": "T-C"}, 1: {"A": "T-A"}},
        defence={0: "S-2 X-LET-A", 2: "S-1"},
        shuttles={1: "S-0"},
        satellites={1: "X-ROW X-SHIELDS"},
        box={2: "B-K5"},
        scores={0: 12, 1: 5},
        ships=SHIPS[:9],
    ).do("transport 2", "couple 4")
    seen = table.see(1)
    assert (seen.phase, seen.chapter, seen.turn) == ("order", 2, 0)
    assert [KINDS[kind] for kind in seen.coupled] == ["B-K2", "B-F"]
    assert (seen.coupled_rows, seen.cargo, seen.settled) == ((1, 3), seen.coupled, ())
    assert (seen.row, KINDS[seen.tile]) == (1, "S-1")
    assert [seen.docked_left(seat) for seat in range(3)] == [1, 2, 0]
    assert seen.docked[1][0] == (KINDS.index("T-B"), KINDS.index("T-A"))
    assert seen.city_sizes == ((3, 0, 2, 0, 0), (2, 0, 0, 0, 0), (0,) * 5)
    assert seen.signs == ((0, -1, 0, -1, -1), (1, -1, -1, -1, -1), (-1,) * 5)
    assert seen.shields == (4, 0, 1)
    assert seen.ship_owners == (-1,) * 9 + (2,) * 5
    assert seen.scores == (12, 5, 0)
    assert seen.ranks == (1, 2, 3)
    assert seen.final_values == ((4, 0, 1), (3, 2, 0), (0, 0, 0), (2, 0, 0), (0, 0, 0), (0, 0, 0))
    assert seen.final_points[0] == (15, -3, 7)
    assert seen.final_points[1] == (14, 6, -3)
    assert seen.final_points[2] == (-3, -3, -3)
    table.do("first 2")
    seen = table.see(1)
    assert (seen.phase, [KINDS[kind] for kind in seen.cargo]) == ("settle", ["B-F", "B-K2"])
    table.do("settle C")
    assert table.phase == "undock"  # only city C is left for K2
    assert table.city(0, "C") == "T-C B-F B-K2"


def test_what_has_settled_in_this_turn_is_seen():
    docked = {0: {1: "S-1", 2: "B-F B-K1*"}, 1: {1: "T-A"}}
    cities = {0: {"A": "T-A", "B": "T-B", "C": "T-C"}}
    table = carriers(2, docked, cities).do("transport 1", "couple 2", "couple 2", "first 2", "settle B")
    seen = table.see(1)
    assert seen.settled == ((KINDS.index("B-K1*"), 1, 3, 3),)
    assert [KINDS[kind] for kind in seen.cargo] == ["B-F"]


@pytest.mark.rule("RW-71")
def test_how_far_everybody_is_with_the_ships():
    table = carriers(
        2,
        {0: {1: "B-F B-F", 3: "S-1"}, 1: {1: "T-A"}},
        cities={0: {"A": "T-A T-A B-K1 B-F", "B": "T-B B-F B-F B-K2*"}},
        defence={0: "S-2 X-ROW"},
        shuttles={0: "S-1 S-1"},
        satellites={0: "X-LET-A"},
        scores={0: 33},
    )
    measures = [by_seat[0] for by_seat in table.seen.ship_measures]
    assert measures == [2, 0, 1, 0, 0, 3, 5, 3, 2, 1, 3, 3, 3, 33]
    assert [by_seat[1] for by_seat in table.seen.ship_measures] == [1, 0, 0, 0, 0, 1, *[0] * 8]


# What an act would score


def effects(table):
    seen = table.see(table.turn)
    return {act: seen.effect(NUMBERS[act]) for act in table.options()}


@pytest.mark.rule("RW-61", "RW-71", "RW-R54")
def test_effects_of_undocking():
    docked = {
        0: {1: "X-TERRABOTS T-A", 2: "B-F", 3: "S-1", 4: "X-ROW T-A", 5: "T-E"},
        1: {1: "T-A"},
    }
    cities = {0: {"A": "T-A T-A", "B": "T-B"}}
    table = carriers(2, docked, cities, ships=["PS-2", "PS-3", "PS-9"], shuttles={0: "S-1 S-1 S-1 S-1"})
    ship, row3 = places("PS-2"), places("PS-3")
    assert effects(table) == {
        "defend 1": Effect(0, (), 0, True),
        "task 1": Effect(3, (), 0, True),
        "sacrifice 2": Effect(0, ship, 5, True),
        "defend 3": Effect(0, row3, 5, True),
        "transport 3": Effect(0, (), 0, False),
        "defend 4": Effect(0, (), 0, True),
        "task 4": Effect(0, (), 0, False),
        "launch 5": Effect(0, (), 0, True),
    }
    assert effects(table.do("transport 3")) == {
        "couple 2": Effect(0, (), 0, False),
        "done": Effect(0, places("PS-3", "PS-9"), 10, True),
    }
    assert effects(table.do("couple 2")) == {
        "settle A": Effect(0, places("PS-2", "PS-3", "PS-9"), 15, True),
        "settle B": Effect(0, places("PS-2", "PS-3", "PS-9"), 15, True),
    }


@pytest.mark.rule("RW-57", "RW-W15")
def test_effects_of_settling():
    docked = {0: {1: "S-1", 2: "B-F B-K1*"}, 1: {1: "T-A"}}
    table = carriers(2, docked, {0: {"A": "T-A"}}, ships=[])
    table.do("transport 1", "couple 2", "couple 2")
    assert effects(table) == {"first 1": Effect(4, (), 0, True), "first 2": Effect(3, (), 0, True)}


@pytest.mark.rule("RW-D9")
def test_effects_of_reading_a_city():
    table = carriers(2, {0: {1: "X-ROW"}, 1: {1: "T-A"}}, {0: {"A": "T-A T-A", "B": "T-B"}}, ships=["PS-1"])
    assert effects(table.do("task 1")) == {
        "read A": Effect(3, places("PS-1"), 5, True),
        "read B": Effect(2, places("PS-1"), 5, True),
    }


@pytest.mark.rule("RW-87", "RW-72")
def test_effects_of_the_last_turn_leave_the_final_ship_out():
    table = carriers(2, {0: {1: "T-A"}}, ships=["PS-6", "PS-14"], scores={0: 63})
    assert effects(table) == {"launch 1": Effect(0, places("PS-6", "PS-14"), 14, True)}
    assert table.scores == [63, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_effects_are_what_happens(players):
    for at in walk(boardwright.make("reworld", players), 3):
        seat = at.state.actor
        if seat < 0 or at.number % 3:
            continue
        seen = at.game.observation(at.state, seat)
        if seen.chapter == 1:
            assert seen.effects == ()
            continue
        assert len(seen.effects) == len(seen.legal)
        for action, effect in zip(seen.legal, seen.effects):
            assert seen.effect(action) == effect
            after = at.state.clone()
            after.apply(seat, action)
            seen_after = at.game.observation(after, seat)
            won = [ship for ship in range(14) if seen_after.ship_owners[ship] != seen.ship_owners[ship]]
            assert (sorted(effect.ships), effect.ends_turn) == (won, after.row < 0)
            assert effect.ship_points == sum(seen.ship_points[ship] for ship in won)
            before, now = seen.sources[seat], seen_after.sources[seat]
            assert effect.points == sum(now[:5]) - sum(before[:5])
            assert effect.ship_points == now[5] - before[5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_json(players):
    for at in walk(boardwright.make("reworld", players), 4):
        if at.number % 20 == 0 or not at.state.actors():
            for viewer in at.viewers:
                facts = json.loads(at.game.observation(at.state, viewer).as_json())
                assert facts["seat"] == viewer
                assert facts["actors"] == list(at.state.actors())
                assert len(facts["ports"]) == len(facts["slots"]) == len(facts["demands"]) == 20
                assert facts["legal"] == (at.state.legal_actions(viewer) if viewer is not None else [])
                assert sum(facts["unseen"]) <= 30
                assert facts["scores"] == at.state.scores()


def test_while_chance_draws():
    seen = Table(3).see(0)
    assert (seen.phase, seen.actors, seen.turn, seen.marker) == ("starter", (CHANCE,), -1, -1)
    assert (seen.legal, seen.effects, seen.is_yours) == ((), (), False)
    table = Table(3).do("starter 1")
    assert (table.seen.phase, table.seen.marker) == ("fill", 1)
    while table.seen.phase == "fill":
        table.state.apply(CHANCE, table.state.draw(Dice(len(table.events))), table.events)
    assert table.seen.phase == "deal"
    table.chance()
    assert table.seen.phase == "turn"


@pytest.mark.rule("RW-80")
def test_when_it_is_over():
    *_, end = walk(boardwright.make("reworld", 3), 1)
    seen = end.game.observation(end.state, 0)
    assert (seen.phase, seen.actors, seen.turn, seen.legal) == ("over", (), -1, ())
    assert list(seen.ranks) == end.state.ranking()
    for seat in range(3):
        assert seen.sources[seat][6] == sum(points[seat] for points in seen.final_points)
        assert sum(seen.sources[seat]) == seen.scores[seat]
