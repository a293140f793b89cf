"""Payments, tracks, locks, draws and workers (WW-15 to WW-21)."""

import pytest

from tests.games.wild_world.scenario import table

COLORS = ("magic", "water", "fire", "ice", "forest")
NO_DECKS = dict.fromkeys(COLORS, "")


# Payments


@pytest.mark.rule("WW-15", "WW-Q1", "WW-Q11")
@pytest.mark.parametrize(
    ("have", "left"),
    [
        ("3g 3c 3e", "2g 3c 3e"),
        ("1g 1c 1e", "0g 1c 1e"),
        ("2c 1e", "0g 1c 1e"),
        ("2e", "0g 0c 1e"),
        ("1e", "0g 0c 0e"),
    ],
)
def test_gold_is_paid_with_gold_then_crystals_then_evolve_tokens(have, left):
    """The alternative action costs 1 gold."""
    made = table(have={0: have}, opened={0: "all"}).do("place 0", "alternative")
    assert made.have(0) == f"{left} p1 k0"


@pytest.mark.rule("WW-15", "WW-Q1", "WW-Q11")
@pytest.mark.parametrize(
    ("have", "left"),
    [("9g 2c 2e", "8g 1c 2e"), ("9g 1c 2e", "8g 0c 2e"), ("9g 2e", "8g 0c 1e"), ("2c 2e", "0g 0c 2e")],
)
def test_crystals_are_paid_with_crystals_then_evolve_tokens(have, left):
    """Pebble Crab costs a crystal for its symbol, and 1 gold; the 7 gold of the action are taken away."""
    made = table(have={0: have}, market={2: "Pebble Crab"}).do("place 2", "main")
    made.state.gold[0] -= 7
    made.do("buy 2")
    assert made.have(0) == f"{left} p1 k0"


@pytest.mark.rule("WW-15", "WW-29")
def test_gold_does_not_pay_for_a_symbol():
    made = table(have={0: "30g"}, market={0: "Glimmer Moth"}).do("place 0", "main")
    assert not made.can("buy 0")


@pytest.mark.rule("WW-15", "WW-Q1")
def test_there_is_no_exchange():
    made = table(have={0: "5g 5c 5e"})
    assert {option.split()[0] for option in made.options()} == {"place"}


@pytest.mark.rule("WW-16", "WW-Q39")
def test_supplies_never_run_out():
    made = table(have={0: "42g 40c 12e", 1: "42g 40c 12e"})
    made.do("place 2", "main")
    assert made.seen.gold[0] == 49
    made = table(have={0: "42g 40c 12e"}).do("place 4", "main")
    assert made.seen.evolve[0] == 13


# Tracks


@pytest.mark.rule("WW-17", "WW-Q17")
@pytest.mark.parametrize(
    ("source", "potions"),
    [
        ("action", 2), ("bonus", 1), ("card", 1), ("island", 1), ("region", 1),
    ],
)  # fmt: skip
@pytest.mark.parametrize("potion", [1, 4, 5, 6])
def test_a_potion_beyond_the_track_is_a_crystal(source, potions, potion):
    acts = {
        "action": ("place 0", "main"),
        "bonus": ("place 2", "main", "buy 2", "card Kelp Dancer", "take"),
        "card": ("home Rune Hare",),
        "island": ("rest 4 0", "island brew"),
        "region": ("travel Rune Hare r2",),
    }[source]
    made = table(
        have={0: f"5c p{potion}"}, hands={0: "Rune Hare"}, realms={4: "0"}, market={2: "Tide Pup"},
        boards="water-A, fire-A, ice-A",
    )  # fmt: skip
    made.do(*acts)
    steps = min(potions, 6 - potion)
    assert made.seen.potion[0] == potion + steps
    assert made.seen.crystals[0] == 5 + potions - steps


@pytest.mark.rule("WW-18", "WW-Q18")
@pytest.mark.parametrize("cauldron", range(6))
@pytest.mark.parametrize("potion", range(1, 7))
def test_the_cauldron_never_reaches_the_potion(cauldron, potion):
    if potion <= cauldron:
        return
    made = table(have={0: f"9g 9c p{potion} k{cauldron}"}, market={5: "Cinder Chick"})
    made.do("place 5", "main", "buy 5").chance().do("take")
    after = min(5, cauldron + 1)
    assert made.seen.cauldron[0] == after
    assert made.seen.potion[0] == (potion + 1 if cauldron < 5 and potion == cauldron + 1 else potion)
    assert made.seen.crystals[0] == 9, "the push is no potion"


# Locks and decks


@pytest.mark.rule("WW-19", "WW-8", "WW-D11")
def test_a_lock_gives_its_crystal_and_opens_what_it_locks():
    made = table(hands={0: "Ember Newt"}, have={0: "p6"}, monsters={0: {"m3": "Tidewall Golem"}})
    assert not made.can("travel Ember Newt r3")
    made.do("place 6", "main")
    assert made.choices("lock") == ["m3", "m4", "m5", "r3", "r4", "r5"]
    made.do("lock r3")
    assert made.locks(0) == ["m3", "m4", "m5", "r4", "r5"]
    assert made.seen.crystals[0] == 1
    assert made.can("travel Ember Newt r3")
    assert made.locks(1) == ["m3", "m4", "m5", "r3", "r4", "r5"]


@pytest.mark.rule("WW-19", "WW-Q10", "WW-Q25", "WW-28")
def test_unlocking_without_a_lock_has_no_effect():
    made = table(opened={0: "all"}).do("place 6")
    assert made.can("main")
    assert made.do("main").phase == "buy"
    assert made.have(0) == "0g 0c 0e p1 k0"


@pytest.mark.rule("WW-20", "WW-D10")
def test_draw_from_a_deck_that_has_cards():
    decks = {"magic": "", "water": "Kelp Dancer, Drift Jelly", "fire": "Brand Viper", "ice": ""}
    made = table(decks={**decks, "forest": ""}).do("place 8", "main")
    assert made.choices("deck") == ["water", "fire"]
    made.do("deck water")
    assert sorted(made.options()) == ["card Drift Jelly", "card Kelp Dancer"]
    made.do("card Drift Jelly")
    assert (made.hand(0), made.deck("water"), made.phase) == ("Drift Jelly", 1, "buy")


@pytest.mark.rule("WW-20", "WW-Q10", "WW-28")
def test_drawing_from_empty_decks_has_no_effect_and_discards_stay():
    made = table(decks=NO_DECKS)
    discarded = len(made.seen.discards)
    assert discarded > 100
    made.do("place 8", "main")
    assert (made.hand(0), made.phase) == ("", "buy")
    assert len(made.seen.discards) == discarded


@pytest.mark.rule("WW-20", "WW-Q47")
def test_a_draw_takes_any_card_of_the_deck_alike():
    made = table().do("place 8", "main", "deck fire")
    assert made.state.chance_outcomes() == [(made.number(f"card FI{n:02}"), 1) for n in range(8, 31)]


# Workers


@pytest.mark.rule("WW-21", "WW-Q50")
def test_a_gained_worker_can_be_placed_in_this_round():
    made = table(
        have={0: "p6"}, hands={0: "Tide Pup"}, monsters={0: {"m2": "Ash Pharaoh"}}, realms={5: "0", 6: "00"}
    )
    assert made.supply(0) == 0
    made.do("fight m2")
    assert (made.seen.workers[0], made.supply(0)) == (4, 1)
    assert made.asks == ("after", 0)


SOURCES = [
    ("scoring monster", ("fight m2",)),
    ("region space", ("travel Brand Viper r1",)),
]


@pytest.mark.rule("WW-21", "WW-Q24", "WW-Q53", "WW-D12")
@pytest.mark.parametrize(("source", "acts"), SOURCES)
@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_with_all_workers_gained_a_main_action_takes_the_place_of_one(source, acts, workers):
    made = table(
        have={0: "p6"}, hands={0: "Brand Viper, Tide Pup"}, monsters={0: {"m2": "Ash Pharaoh"}},
        regions={0: {"r1": "Kiln Ram, Smoulder Boar, Scorch Mantis"}}, workers={0: workers},
    )  # fmt: skip
    made.do(*acts)
    if made.phase == "fight_card":
        made.do("with Tide Pup")
    assert made.seen.workers[0] == min(6, workers + 1)
    assert (made.phase == "substitute") == (workers == 6)
    if workers == 6:
        assert made.choices("substitute") == list(COLORS)


@pytest.mark.rule("WW-21", "WW-Q25", "WW-Q10", "WW-28")
@pytest.mark.parametrize(
    ("realm", "after"),
    [
        ("magic", "0g 1c 0e p6 k0"),
        ("water", "7g 0c 0e p5 k0"),
        ("fire", "0g 0c 1e p5 k0"),
        ("ice", "0g 0c 0e p5 k0"),
        ("forest", "0g 0c 0e p5 k0"),
    ],
)
def test_the_substitute_is_any_main_action_free_and_may_be_empty(realm, after):
    made = table(
        have={0: "p5"}, hands={0: "Brand Viper"}, workers={0: 6}, decks=NO_DECKS, opened={0: "all"},
        regions={0: {"r1": "Kiln Ram, Smoulder Boar, Scorch Mantis"}},
    )  # fmt: skip
    made.do("travel Brand Viper r1", f"substitute {realm}")
    assert made.have(0) == after
    assert made.asks == ("turn", 0)


@pytest.mark.rule("WW-21", "WW-D12")
def test_the_substitute_asks_what_its_action_asks():
    region = {0: {"r1": "Kiln Ram, Smoulder Boar, Scorch Mantis"}}
    made = table(hands={0: "Brand Viper"}, workers={0: 6}, regions=region).do("travel Brand Viper r1")
    made.do("substitute forest", "deck ice", "card Drift Fox")
    assert made.asks == ("turn", 0)
    assert made.hand(0) == "Drift Fox"


@pytest.mark.rule("WW-21")
def test_only_workers_really_gained_are_told():
    region = {0: {"r1": "Kiln Ram, Smoulder Boar, Scorch Mantis"}}
    made = table(hands={0: "Brand Viper"}, workers={0: 6}, regions=region)
    made.do("travel Brand Viper r1", "substitute water")
    assert [told["what"] for told in made.told("gain")] == ["gold"]
    made = table(hands={0: "Brand Viper"}, workers={0: 5}, regions=region).do("travel Brand Viper r1")
    assert made.told("gain") == [{"by": 0, "what": "worker", "amount": 1}]
