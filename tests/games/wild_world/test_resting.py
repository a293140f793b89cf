"""Option C: move and rest, and what to do without any option (WW-39 to WW-42)."""

import pytest

from tests.games.wild_world.scenario import table

ROWS = ["top", "coins", "brew", "gem", "key", "call"]
RICH = "20g 20c p2"


@pytest.mark.rule("WW-39", "WW-Q48")
def test_the_player_names_the_worker():
    made = table(realms={0: "010", 7: "1.0", 9: "2"})
    assert made.choices("rest") == ["0 0", "0 2", "7 2"]
    made.do("rest 0 2", "island coins")
    assert made.realm(0) == "01."
    assert made.island("coins") == "0"
    assert made.seen.gold == (3, 0, 0), "no toll is refunded"
    assert made.refusal("rest 0 1").rule == "WW-14"


@pytest.mark.rule("WW-39")
def test_workers_of_others_stay():
    made = table(realms={0: "10"})
    assert made.choices("rest") == ["0 1"]
    assert made.refusal("rest 0 0").rule == "WW-39"


@pytest.mark.rule("WW-39", "WW-Q50")
def test_a_resting_worker_is_not_placed_again_in_the_round():
    made = table(realms={0: "0", 2: "0", 4: "0"}).do("rest 0 0", "island coins", "end")
    assert made.supply(0) == 0
    for seat in (1, 2):
        assert made.actor == seat
        made.do("place 8" if seat == 1 else "place 0", "main")
        if made.phase == "deck":
            made.do("deck ice").chance()
        made.do("skip", "end")
    assert made.choices("place") == []
    assert made.choices("rest") == ["2 0", "4 0"]


@pytest.mark.rule("WW-40", "WW-D8")
def test_a_row_holds_one_worker_and_the_top_any_number():
    made = table(
        have={0: RICH}, realms={0: "0"}, island={"coins": "1", "top": "2112", "gem": "2"}, workers={1: 6}
    )
    made.do("rest 0 0")
    assert made.choices("island") == ["top", "brew", "key", "call"]
    assert made.do("island top", "reward 1").island("top") == "21120"


@pytest.mark.rule("WW-40", "WW-Q27", "WW-Q26")
@pytest.mark.parametrize(
    ("have", "rows"),
    [
        ("", ["top", "coins", "brew"]),
        ("1g", ["top", "coins", "brew"]),
        ("2g", ["top", "coins", "brew", "gem", "key"]),
        ("1c 1e", ["top", "coins", "brew", "gem", "key"]),
        ("3e", ROWS),
    ],
)
def test_a_price_must_be_payable_before_the_gain(have, rows):
    made = table(have={0: have}, realms={0: "0", 2: "0"}).do("rest 0 0")
    assert made.choices("island") == rows


@pytest.mark.rule("WW-Q26", "WW-Q32")
def test_two_workers_of_a_player_on_the_island():
    made = table(realms={0: "0"}, island={"top": "0", "coins": "0"}).do("rest 0 0", "island top", "reward 2")
    assert (made.island("top"), made.island("coins"), made.seen.crystals[0]) == ("00", "0", 1)


@pytest.mark.rule("WW-41", "WW-49", "WW-D9", "WW-Q17")
@pytest.mark.parametrize(
    ("acts", "after"),
    [
        (("island top", "reward 1"), "22g 20c 0e p2 k0"),
        (("island top", "reward 2"), "20g 21c 0e p2 k0"),
        (("island coins",), "23g 20c 0e p2 k0"),
        (("island brew",), "21g 20c 0e p3 k0"),
        (("island gem",), "18g 22c 0e p2 k0"),
        (("island key", "lock r5"), "18g 21c 0e p2 k0"),
        (("island call", "deck forest"), "17g 20c 0e p2 k0"),
    ],
)
def test_every_row_of_the_island(acts, after):
    made = table(have={0: RICH}, realms={0: "0"}).do("rest 0 0", *acts).chance()
    assert made.have(0) == after
    assert made.asks == ("after", 0)
    assert len(made.see(0).hand) == ("call" in acts[0])


@pytest.mark.rule("WW-41")
@pytest.mark.parametrize(("row", "left"), [("key", "1g 0c 0e p1 k0"), ("call", "0g 0c 0e p1 k0")])
def test_a_row_may_be_chosen_without_its_gain(row, left):
    no_decks = dict.fromkeys(("magic", "water", "fire", "ice", "forest"), "")
    made = table(have={0: "3g"}, realms={0: "0"}, decks=no_decks, opened={0: "all"}).do("rest 0 0")
    assert made.do(f"island {row}").have(0) == left
    assert made.asks == ("after", 0)


@pytest.mark.rule("WW-41", "WW-Q51", "WW-Q27")
def test_what_resting_triggers_comes_last():
    """With 1 gold and 1 crystal `gem` leaves 1 gold and 2 crystals, not 3 gold less."""
    hunter = {0: "Snowblind Hunter"}
    made = table(have={0: "1g 1c"}, realms={0: "0"}, defeated=hunter).do("rest 0 0", "island gem")
    assert made.have(0) == "1g 2c 0e p1 k0"
    made = table(have={0: "1g"}, realms={0: "0"}, defeated=hunter).do("rest 0 0")
    assert "gem" not in made.choices("island")


# Idle


@pytest.mark.rule("WW-42", "WW-D1", "WW-Q29")
@pytest.mark.parametrize(
    ("realms", "island", "have", "idle"),
    [
        ({}, {}, "", False),
        ({}, {"top": "000"}, "", True),
        ({4: "0"}, {"top": "00"}, "", False),
        ({}, {"top": "000"}, "30g", True),
    ],
)
def test_idle_without_a_placement_and_without_a_worker_to_move(realms, island, have, idle):
    made = table(realms=realms, island=island, have={0: have}, hands={0: "Ember Newt"})
    assert made.can("idle gold") == made.can("idle crystal") == idle


@pytest.mark.rule("WW-42", "WW-Q29", "WW-Q30")
def test_idle_when_no_toll_is_affordable_whatever_is_in_hand():
    """All free spaces are taken, so the cheapest placement costs 1."""
    full = {space: str(1 + space % 3) for space in range(10)}
    given = {"players": 4, "realms": full, "workers": {1: 4, 2: 3, 3: 3}, "hands": {0: "Ember Newt"}}
    made = table(**given)
    assert made.choices("place") == []
    assert made.can("idle gold")
    # a discard at TURN pays for one, and the condition no longer holds
    made.do("discard Ember Newt")
    assert not made.can("idle gold")
    assert len(made.choices("place")) == 10
    assert not table(**given, have={0: "1c"}).can("idle gold")
    assert not table(**given, have={0: "1e"}).can("idle gold")


@pytest.mark.rule("WW-42", "WW-Q28")
def test_idle_although_a_fight_can_be_won():
    made = table(2, island={"top": "000"}, hands={0: "Tide Pup"}, have={0: "p6"})
    assert made.can("fight m1")
    assert made.can("idle gold")


@pytest.mark.rule("WW-42", "WW-Q30")
@pytest.mark.parametrize(("take", "after"), [("gold", "4g 0c 0e p1 k0"), ("crystal", "2g 1c 0e p1 k0")])
def test_idle_ends_the_turn_at_once(take, after):
    made = table(island={"top": "000"}, hands={0: "Ember Newt, Tide Pup"}, have={0: "2g"})
    made.do("home Ember Newt", f"idle {take}")
    assert made.have(0) == after
    assert made.asks == ("turn", 1)
    assert made.told("end") == []
    assert made.told("idle")[0]["have"] == [int(word[:-1]) for word in after.split()[:3]] + [0, 1]


@pytest.mark.rule("WW-42", "WW-43")
def test_a_turn_of_idling_may_end_nothing():
    made = table(3, island={"top": "000", "coins": "1"}).do("idle gold")
    assert (made.seen.round, made.asks) == (1, ("turn", 1))
