"""How rounds and the game end (WW-43 to WW-46)."""

import pytest

from tests.games.wild_world.scenario import Table, make, table


@pytest.mark.rule("WW-43")
@pytest.mark.parametrize(
    ("island", "ends"),
    [
        ({"top": "12"}, True),
        ({"top": "1"}, False),
        ({"top": "11"}, False),
        ({"coins": "1", "key": "2"}, True),
    ],
)
def test_a_round_ends_when_everybody_has_a_worker_on_the_island(island, ends):
    made = table(island=island, realms={0: "0"}).do("rest 0 0", "island brew")
    assert made.seen.round == 1, "only at the end of the turn"
    made.do("end")
    assert made.seen.round == (2 if ends else 1)


@pytest.mark.rule("WW-43", "WW-Q50")
def test_workers_in_the_supply_do_not_delay_the_end():
    made = table(island={"top": "12"}, realms={0: "0"}, workers={0: 6, 1: 6, 2: 6})
    made.do("rest 0 0", "island brew", "end")
    assert made.seen.round == 2


@pytest.mark.rule("WW-43", "WW-Q31", "WW-Q43")
def test_anytime_actions_after_the_last_rest():
    made = table(island={"top": "12"}, realms={0: "0"}, hands={0: "Ember Newt, Torch Lizard"}, round=3)
    made.do("rest 0 0", "island brew", "home Ember Newt", "travel Torch Lizard r1")
    assert made.asks == ("after", 0)
    assert made.do("end").phase == "over"
    assert made.sources(0)["travel"] == 1


@pytest.mark.rule("WW-44", "WW-Q34")
@pytest.mark.parametrize(
    ("island", "row", "starter"),
    [
        ({"top": "21"}, "coins", 2),
        ({"top": "12"}, "coins", 1),
        ({"top": "0", "gem": "2", "call": "1"}, "coins", 0),
        ({"coins": "2", "brew": "1"}, "key", 2),
        ({"brew": "1", "call": "2"}, "key", 1),
        ({"call": "1", "key": "2"}, "gem", 0),
    ],
)
def test_the_topmost_worker_starts_the_next_round(island, row, starter):
    made = table(island=island, realms={9: "0"}, have={0: "9g"}, opened={0: "all"})
    made.do("rest 9 0", f"island {row}", "end")
    assert (made.seen.round, made.seen.starter, made.actor) == (2, starter, starter)


@pytest.mark.rule("WW-44", "WW-11")
def test_play_stays_clockwise():
    made = table(island={"top": "2", "coins": "1"}, realms={0: "0"}).do("rest 0 0", "island brew", "end")
    order = []
    for _ in range(3):
        order.append(made.actor)
        made.do(f"place {2 * len(order)}", "main")
        if made.phase == "lock":
            made.do("lock m3")
        made.do("skip", "end")
    assert order == [2, 0, 1]


@pytest.mark.rule("WW-45")
def test_workers_return_and_the_disc_turns_and_everything_else_stays():
    made = table(
        have={0: "5g 1c 1e p3 k1", 1: "2g"}, hands={0: "Ember Newt"}, home={1: "Tide Pup"},
        regions={1: {"r1": "Glimmer Moth"}}, realms={0: "0", 2: "11", 3: "2"}, island={"top": "12"},
        defeated={1: "m1"}, opened={2: "m3"}, workers={1: 5},
    )  # fmt: skip
    made.do("rest 0 0", "island coins")
    before = made.seen
    made.do("end")
    after = made.seen
    assert [made.realm(space) for space in range(10)] == ["..."] * 10
    assert after.island == ((),) * 6
    assert [made.supply(seat) for seat in range(3)] == [3, 5, 3]
    # magic unlock, water draw, ... becomes magic evolve, water unlock, ...
    assert after.alternatives == before.next_alternatives == (2, 3, 4, 0, 1)
    for name in (
        *["market", "deck_sizes", "hand_colors", "home", "regions", "discards", "gold", "crystals", "evolve"],
        *["potion", "cauldron", "locks", "monsters", "defeated", "tucked", "boards", "workers", "scores"],
    ):
        assert getattr(after, name) == getattr(before, name), name
    assert made.told("round") == [{"round": 2, "starter": 1}]


@pytest.mark.rule("WW-46")
def test_after_the_third_round_the_game_is_over():
    made = table(
        round=3, island={"top": "12"}, realms={0: "0", 5: "1"}, hands={1: "Phoenix Regent", 2: "Tide Pup"}
    )
    made.do("rest 0 0", "island coins", "end")
    assert (made.phase, made.state.actors()) == ("over", ())
    assert made.scores == [1, 1, 1], "cards in hand are worth nothing"
    assert made.realm(5) == "1..", "workers are not taken back"
    assert all(made.state.legal_actions(seat) == [] for seat in range(3))
    assert made.told("finish")[0]["scores"] == made.scores


@pytest.mark.rule("WW-46")
@pytest.mark.parametrize("number", [1, 2])
def test_not_before_the_third(number):
    made = table(round=number, island={"top": "12"}, realms={0: "0"}).do("rest 0 0", "island coins", "end")
    assert (made.seen.round, made.phase) == (number + 1, "turn")


@pytest.mark.rule("WW-Q33")
def test_no_round_ends_in_the_first_cycle():
    """Nobody has a worker in a realm before the own second turn."""
    made = Table(make(2)).chance(1)
    first = made.actor
    for turn in range(2):
        assert made.choices("rest") == []
        made.do(f"place {turn}", "main", "skip", "end")
    assert made.actor == first
    assert made.choices("rest") == ["0 0"]
