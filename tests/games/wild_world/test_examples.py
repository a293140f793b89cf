"""The worked examples of section 9: three players and board fire-A, unless they say otherwise."""

import pytest

from tests.games.wild_world.scenario import table

FIRE_HOME = "Forge Ape, Pyre Hound"
"""Three symbols of fire, one of water."""


@pytest.mark.rule("WW-E1", "WW-25", "WW-28", "WW-29", "WW-30", "WW-31", "WW-33")
def test_first_turn():
    made = table(have={0: "4g 1c p1"}, market={2: "Pebble Crab"})
    made.do("place 2")
    assert made.have(0) == "4g 1c 0e p1 k0"
    made.do("main")
    assert made.have(0) == "11g 1c 0e p1 k0"
    made.do("buy 2")
    assert made.have(0) == "10g 0c 0e p1 k0"
    made.chance().do("take", "end")
    assert made.have(0) == "10g 0c 0e p2 k0"
    assert made.hand(0) == "Pebble Crab"


@pytest.mark.rule("WW-E2", "WW-26")
def test_two_tolls():
    made = table(have={2: "1g 1c"}, realms={0: "01"}, active=2).do("place 0")
    assert [made.have(seat)[:5] for seat in (0, 1, 2)] == ["1g 0c", "1g 0c", "0g 0c"]
    assert made.realm(0) == "012"


@pytest.mark.rule("WW-E3", "WW-26")
def test_toll_to_oneself():
    made = table(have={0: "1g"}, realms={0: "0"}).do("place 0")
    assert made.have(0) == "0g 0c 0e p1 k0"
    assert made.realm(0) == "00."
    assert made.seen.gold == (0, 0, 0)


@pytest.mark.rule("WW-E4", "WW-25", "WW-Q7")
def test_vacated_free_space():
    made = table(realms={0: ".1"}).do("place 0")
    assert made.realm(0) == "01."
    assert made.seen.gold == (0, 0, 0)


@pytest.mark.rule("WW-E5", "WW-2", "WW-27")
@pytest.mark.parametrize(("number", "after"), [(1, "7g 0c 0e p1 k0"), (2, "0g 0c 0e p3 k0"), (3, "")])
def test_alternative(number, after):
    made = table(have={0: "1c p1"}, round=number, decks={"magic": "Mirror Fox", "water": "Kelp Dancer"})
    made.do("place 6", "alternative")
    if number == 3:
        made.do("deck water", "card Kelp Dancer")
        assert made.hand(0) == "Kelp Dancer"
    else:
        assert made.have(0) == after
        assert made.hand(0) == ""
    assert made.seen.crystals[0] == 0


@pytest.mark.rule("WW-E6", "WW-17")
def test_overflow():
    made = table(have={0: "p5"}).do("place 0", "main")
    assert made.have(0) == "0g 1c 0e p6 k0"


@pytest.mark.rule("WW-E7", "WW-18", "WW-Q18")
@pytest.mark.parametrize(
    ("before", "after"), [("p3 k2", "p4 k3"), ("p6 k4", "p6 k5"), ("p6 k5", "p6 k5"), ("p5 k2", "p5 k3")]
)
def test_cauldron_push(before, after):
    made = table(have={0: f"9g 9c {before}"}, market={5: "Cinder Chick"})
    made.do("place 5", "main", "buy 5").chance()
    held = made.have(0)
    made.do("take")
    assert made.have(0) == held.replace(before, after)


@pytest.mark.rule("WW-E8", "WW-29", "WW-30")
@pytest.mark.parametrize(
    ("have", "after"),
    [("9g 3c", "0g 0c 0e p1 k0"), ("9g 2c", None), ("12g 1c", "1g 0c 0e p1 k0"), ("20g", None)],
)
def test_symbols(have, after):
    made = table(home={0: FIRE_HOME}, have={0: have}, market={4: "Phoenix Regent"})
    assert made.symbols(0) == {"fire": 4, "water": 1}
    made.do("place 4", "main")
    # the main action of fire is an evolve token, which the example leaves out
    made.state.evolve[0] = 0
    assert made.can("buy 4") == (after is not None)
    if after:
        assert made.do("buy 4").have(0) == after


@pytest.mark.rule("WW-E9", "WW-23")
def test_travel_colours():
    made = table(hands={0: "Ember Newt, Cinder Chick, Tide Pup"})
    made.do("travel Ember Newt r1")
    assert made.have(0) == "0g 0c 1e p1 k0"
    assert sorted(made.choices("travel")) == ["Cinder Chick r1", "Tide Pup r2"]


@pytest.mark.rule("WW-E10", "WW-34", "WW-35", "WW-36", "WW-37", "WW-38", "WW-D6")
def test_fight():
    made = table(
        have={0: "1c p4 k1"}, hands={0: "Reed Nixie, Shell Scout"}, monsters={0: {"m2": "Slag Behemoth"}}
    )
    made.do("fight m2")
    assert made.tucked(0, "m2") == "Shell Scout"
    assert made.hand(0) == "Reed Nixie"
    assert made.have(0) == "0g 0c 2e p2 k1"
    assert made.told("fight")[0]["spent"] == 1


@pytest.mark.rule("WW-E11", "WW-35", "WW-Q21", "WW-D7")
def test_evolve():
    hand = "Lagoon Siren, Reef Gardener, Blaze Courser"
    made = table(have={0: "1e p3"}, hands={0: hand}, monsters={0: {"m2": "Volcano Mother"}})
    made.do("fight m2")
    assert made.tucked(0, "m2") == "Reef Gardener"
    assert made.seen.evolve[0] == 0
    assert (made.told("fight")[0]["evolve"], made.told("fight")[0]["spent"]) == (True, 0)


@pytest.mark.rule("WW-E12", "WW-21", "WW-35", "WW-37", "WW-51", "WW-D12")
def test_no_worker_left():
    made = table(
        have={0: "2e p3 k2"}, hands={0: "Lagoon Siren"}, monsters={0: {"m2": "Ash Pharaoh"}}, workers={0: 6}
    )
    made.do("fight m2")
    assert made.have(0) == "0g 0c 0e p3 k2"
    assert made.asks == ("substitute", 0)
    made.do("substitute magic")
    assert made.have(0) == "0g 0c 0e p5 k2"
    assert made.sources(0)["criteria"] == 0
    assert made.seen.workers[0] == 6


@pytest.mark.rule("WW-E13", "WW-37", "WW-50")
@pytest.mark.parametrize(("cauldron", "plain", "able"), [(4, 5, 6), (5, 6, 6), (1, 2, 3)])
def test_potion_reset_ability(cauldron, plain, able):
    for defeated, potion in (("", plain), ("Veiled Archon", able)):
        made = table(have={0: f"p6 k{cauldron}"}, hands={0: "Tide Pup"}, defeated={0: defeated})
        made.do("fight m1")
        assert made.seen.potion[0] == potion


@pytest.mark.rule("WW-E14", "WW-50")
@pytest.mark.parametrize(("ability", "spent"), [("", 4), ("Frost Notary", 2)])
def test_crystal_strength(ability, spent):
    made = table(
        have={0: "4c p1"}, hands={0: "Shell Scout"}, defeated={0: ability}, monsters={0: {"m3": "MFI04"}},
        opened={0: "all"},
    )  # fmt: skip
    made.do("fight m3")
    assert made.told("fight")[0]["spent"] == spent
    assert made.seen.crystals[0] == 4 - spent


@pytest.mark.rule("WW-E15", "WW-13", "WW-22", "WW-24")
@pytest.mark.parametrize(("ability", "gold"), [("", 2), ("Drowned Bell-Ringer", 3)])
def test_chain(ability, gold):
    made = table(hands={0: "Coal Beetle"}, defeated={0: ability})
    made.do("home Coal Beetle")
    assert made.asks == ("deck", 0)
    made.do("deck fire", "card Brand Viper")
    assert made.asks == ("turn", 0)
    made.do("discard Brand Viper")
    assert made.have(0) == f"{gold}g 0c 0e p1 k0"
    assert made.asks == ("turn", 0)


@pytest.mark.rule("WW-E16", "WW-43", "WW-44", "WW-Q34")
@pytest.mark.parametrize(
    ("island", "row", "starter"),
    [({"top": "20"}, "brew", 2), ({"key": "0", "call": "2"}, "brew", 1), ({"top": "02"}, "brew", 0)],
)
def test_next_starter(island, row, starter):
    made = table(island=island, realms={0: "1"}, active=1).do("rest 0 0", f"island {row}", "end")
    assert (made.seen.round, made.seen.starter, made.seen.active) == (2, starter, starter)


@pytest.mark.rule("WW-E17", "WW-42", "WW-D1")
def test_idle():
    made = table(2, island={"top": "000"}, hands={0: "Ember Newt"})
    assert made.options() == [
        *["home Ember Newt", "discard Ember Newt", "travel Ember Newt r1", "travel Ember Newt r2"],
        *["idle gold", "idle crystal"],
    ]
    made.do("idle crystal")
    assert made.have(0) == "0g 1c 0e p1 k0"
    assert made.asks == ("turn", 1)


@pytest.mark.rule("WW-E18", "WW-47")
def test_scoring():
    made = table(
        have={0: "7g 2c 1e p3 k2"},
        home={0: "Ember Newt, Forge Ape, Pyre Hound, Lava Pangolin, Tide Pup"},
        regions={0: {"r1": "Mirror Fox, Sigil Toad", "r2": "Kelp Dancer", "r4": "Glimmer Moth"}},
        opened={0: "r4"},
        defeated={0: "m1, The Burning Choir, Slag Behemoth"},
    )
    assert made.sources(0) == {
        **{"monsters": 18, "criteria": 8, "tracks": 5, "travel": 8, "home": 5, "evolve": 1, "coins": 1}
    }
    assert made.scores[0] == 46


@pytest.mark.rule("WW-E19", "WW-48", "WW-Q41")
@pytest.mark.parametrize(
    ("island", "ranks"),
    [
        ({"top": "20", "key": "0", "coins": "1", "brew": "1"}, (1, 2)),
        ({"top": "210", "key": "0", "brew": "1"}, (2, 1)),
    ],
)
def test_tie(island, ranks):
    made = table(have={0: "390g", 1: "390g", 2: "0g"}, island=island)
    assert made.scores[:2] == [79, 79]
    assert made.seen.ranks[:2] == ranks


@pytest.mark.rule("WW-E20", "WW-39", "WW-25", "WW-Q48")
def test_resting_frees_a_space():
    made = table(realms={5: "01"}).do("rest 5 0", "island coins")
    assert made.have(0) == "3g 0c 0e p1 k0"
    assert made.realm(5) == ".1."
    made.do("end").do("place 0", "main", "skip", "end")
    assert made.asks == ("turn", 2)
    made.do("place 5")
    assert made.have(2) == "0g 0c 0e p1 k0"
    assert made.realm(5) == "21."
