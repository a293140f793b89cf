"""Abilities, and the order in which effects and what they trigger run (WW-49, WW-50, Q51)."""

import pytest

from tests.games.wild_world.printed import MONSTER_ROWS, changed, with_effects
from tests.games.wild_world.scenario import make, table

FULL_REGION = {0: {"r1": "Kiln Ram, Smoulder Boar, Scorch Mantis"}}
"""The next card there gains a worker."""
KEY = ("rest 8 0", "island key", "lock m3")
ABILITIES = [
    # monster, position, acts, what seat 0 has without the ability, and with it
    ("Mindglass Lich", {}, ("place 0", "main"), "0g 0c 0e p3 k0", "0g 1c 0e p3 k0"),
    ("Mindglass Lich", {"have": "1g"}, ("place 4", "alternative"), "0g 0c 0e p3 k0", "0g 1c 0e p3 k0"),
    ("Mindglass Lich", {"have": "p5"}, ("place 0", "main"), "0g 1c 0e p6 k0", "0g 2c 0e p6 k0"),
    ("Clockwork Djinn", {"have": "1g"}, ("place 4", "alternative"), "0g 0c 0e p3 k0", "1g 0c 0e p3 k0"),
    ("Veiled Archon", {"have": "p6 k2"}, ("fight m1",), "1g 0c 1e p3 k2", "1g 0c 1e p4 k2"),
    ("Drowned Bell-Ringer", {}, ("discard Tide Pup",), "2g 0c 0e p1 k0", "3g 0c 0e p1 k0"),
    ("Salt Duchess", {"have": "9c"}, ("place 4", "main", "buy 4"), "0g 8c 1e p1 k0", "0g 9c 1e p1 k0"),
    ("Cinder Magistrate", {}, ("place 4", "main"), "0g 0c 1e p1 k0", "2g 0c 1e p1 k0"),
    ("Anvil Ogre", {"have": "p2 2c"}, ("fight m1",), "1g 0c 1e p1 k0", "1g 2c 1e p1 k0"),
    ("Rimebound Jailer", {}, ("place 6", "main", "lock m3"), "0g 1c 0e p1 k0", "2g 1c 0e p1 k0"),
    ("Rimebound Jailer", {"have": "2g"}, KEY, "0g 1c 0e p1 k0", "2g 1c 0e p1 k0"),
    ("Snowblind Hunter", {}, ("rest 8 0", "island coins"), "3g 0c 0e p1 k0", "4g 0c 0e p1 k0"),
    ("Frost Notary", {"have": "p1 3c"}, ("fight m1",), "1g 0c 1e p1 k0", "1g 1c 1e p1 k0"),
    ("Thornwood Warden", {}, ("travel Tide Pup r2",), "0g 0c 0e p2 k0", "1g 0c 0e p2 k0"),
    ("Moss Hermit", {}, ("home Tide Pup",), "1g 0c 0e p1 k0", "2g 0c 0e p1 k0"),
]  # fmt: skip


@pytest.mark.rule("WW-50", "WW-38")
@pytest.mark.parametrize(("monster", "given", "acts", "plain", "able"), ABILITIES)
def test_abilities_last_from_the_defeat_for_their_owner_alone(monster, given, acts, plain, able):
    base = {name: {0: value} for name, value in given.items()} | {"hands": {0: "Tide Pup"}}
    base |= {"realms": {8: "0"}, "market": {4: "Cinder Chick"}}
    made = table(**base, defeated={0: monster}).do(*acts)
    assert made.have(0) == able
    for other in ({"defeated": {1: monster}}, {"monsters": {0: {"m2": monster}}}, {}):
        assert table(**base, **other).do(*acts).have(0) == plain


@pytest.mark.rule("WW-50")
def test_every_ability_is_tried_in_this_file():
    tried = {row[0] for row in ABILITIES} | {"Tidewall Golem", "Smoke Baron", "Antlered Judge"}
    assert tried == {row["name"] for row in MONSTER_ROWS if row["kind"] == "ability"}


@pytest.mark.rule("WW-50", "WW-26")
def test_without_toll_nobody_is_paid():
    made = table(realms={0: "12", 1: "1"}, defeated={0: "Tidewall Golem"}, have={0: "0g"})
    assert made.see(0).tolls[:2] == (0, 0)
    made.do("place 0")
    assert (made.realm(0), made.seen.gold) == ("120", (0, 0, 0))


@pytest.mark.rule("WW-50", "WW-29")
def test_an_ability_adds_a_symbol():
    made = table(defeated={0: "Smoke Baron"}, have={0: "3g"}, market={4: "Coal Beetle"}).do("place 4", "main")
    assert made.symbols(0) == {"fire": 2}
    assert made.can("buy 4")
    assert made.do("buy 4").have(0) == "0g 0c 1e p1 k0"


@pytest.mark.rule("WW-50", "WW-20")
@pytest.mark.parametrize("acts", [("place 8", "main"), ("place 2", "alternative")])
def test_the_draw_action_may_draw_another_card(acts):
    made = table(defeated={0: "Antlered Judge"}, have={0: "1g"}).do(*acts)
    made.do("deck fire", "card Brand Viper")
    assert made.asks == ("deck", 0)
    made.do("deck ice", "card Drift Fox")
    assert (made.hand(0), made.phase) == ("Brand Viper, Drift Fox", "buy")


@pytest.mark.rule("WW-50")
def test_a_draw_that_is_no_main_action_triggers_nothing():
    made = table(defeated={0: "Antlered Judge"}, have={0: "9g"}, realms={4: "0"})
    made.do("rest 4 0", "island call", "deck fire").chance()
    assert made.phase == "after"
    made = table(defeated={0: "Mindglass Lich"}, realms={4: "0"}).do("rest 4 0", "island brew")
    assert made.have(0) == "1g 0c 0e p2 k0"
    made = table(defeated={0: "Cinder Magistrate"}, hands={0: "Ember Newt"}).do("travel Ember Newt r1")
    assert made.have(0) == "0g 0c 1e p1 k0"


@pytest.mark.rule("WW-50", "WW-21", "WW-Q51")
@pytest.mark.parametrize(
    ("monster", "realm", "after"),
    [
        ("Mindglass Lich", "magic", "0g 1c 0e p3 k0"),
        ("Cinder Magistrate", "fire", "2g 0c 1e p1 k0"),
        ("Rimebound Jailer", "ice", "2g 1c 0e p1 k0"),
    ],
)
def test_a_main_action_triggers_whatever_its_source(monster, realm, after):
    made = table(hands={0: "Brand Viper"}, regions=FULL_REGION, workers={0: 6}, defeated={0: monster})
    made.do("travel Brand Viper r1", f"substitute {realm}")
    if made.phase == "lock":
        made.do("lock m4")
    assert made.have(0) == after


@pytest.mark.rule("WW-50", "WW-Q40")
def test_a_discount_stops_at_nothing():
    game = make(3, with_effects(MWA03="buy_discount 5"))
    made = table(game=game, defeated={0: "Salt Duchess"}, market={4: "Cinder Chick"}).do("place 4", "main")
    made.state.evolve[0] = 0
    assert made.can("buy 4")
    assert made.see(0).offers[4].gold == 0
    assert made.do("buy 4").have(0) == "0g 0c 0e p1 k0"


@pytest.mark.rule("WW-50")
@pytest.mark.parametrize(("target", "spent"), [(7, 2), (8, 3), (9, 3), (6, 2), (5, 1), (3, 0)])
def test_crystals_of_double_strength_are_rounded_up(target, spent):
    game = (
        make(3, changed(("monsters.csv", "8,water,7,fire,9", f"8,water,{target},fire,9")))
        if target != 7
        else None
    )
    made = table(
        game=game, have={0: "5c p1"}, hands={0: "Shell Scout"}, defeated={0: "Frost Notary"},
        monsters={0: {"m3": "Slag Behemoth"}}, opened={0: "all"},
    ).do("fight m3")  # fmt: skip
    assert made.told("fight")[0]["spent"] == spent
    assert made.seen.crystals[0] == 5 - spent


# Order


def told(made):
    """What was gained, opened and drawn, in order."""
    return [
        f"{event.data['amount']} {event.data['what']}" if event.kind == "gain" else event.kind
        for event in made.events
        if event.kind in ("gain", "unlock", "draw", "pay", "substitute")
    ]


@pytest.mark.rule("WW-Q51", "WW-50", "WW-19")
def test_unlocking_triggers_after_each_crystal():
    made = table(
        have={0: "9c p6"}, hands={0: "Worldroot Dragon"}, defeated={0: "Rimebound Jailer"},
        monsters={0: {"m3": "Sluice Hydra"}}, opened={0: "m3"},
    )  # fmt: skip
    made.do("fight m3", "lock r3", "lock r4")
    assert told(made) == ["unlock", "2 gold", "unlock", "2 gold"]


@pytest.mark.rule("WW-Q51", "WW-49")
def test_what_unlocking_triggers_comes_before_the_next_lock_and_the_rest_of_the_effect():
    files = with_effects(MIC01="on_unlock draw fire 1", MWA05="unlock 2; gain gold 3")
    made = table(
        game=make(3, files), have={0: "9c p6"}, hands={0: "Worldroot Dragon"},
        defeated={0: "Rimebound Jailer"}, monsters={0: {"m3": "Sluice Hydra"}}, opened={0: "m3"},
    ).do("fight m3", "lock r3")  # fmt: skip
    assert made.actor == -1
    made.do("card Brand Viper")
    assert (made.phase, made.seen.gold[0]) == ("lock", 0)
    made.do("lock r4", "card Torch Lizard")
    assert told(made) == ["unlock", "draw", "unlock", "draw", "3 gold"]


@pytest.mark.rule("WW-Q51", "WW-50")
def test_what_a_home_card_triggers_comes_after_its_bonus():
    made = table(hands={0: "Coal Beetle"}, defeated={0: "Moss Hermit"}).do("home Coal Beetle")
    assert (made.phase, made.seen.gold[0]) == ("deck", 0)
    made.do("deck fire").chance()
    assert told(made) == ["draw", "1 gold"]


@pytest.mark.rule("WW-Q51", "WW-21", "WW-50")
def test_what_travel_triggers_comes_after_the_substitute_of_its_space():
    made = table(
        hands={0: "Brand Viper"}, regions=FULL_REGION, workers={0: 6}, defeated={0: "Thornwood Warden"}
    )
    made.do("travel Brand Viper r1")
    assert (made.phase, made.seen.gold[0]) == ("substitute", 0)
    made.do("substitute forest")
    assert (made.phase, made.seen.gold[0]) == ("deck", 0)
    made.do("deck fire").chance()
    assert told(made) == ["substitute", "draw", "1 gold"]


@pytest.mark.rule("WW-Q51", "WW-50")
def test_what_resting_triggers_comes_after_what_unlocking_triggers():
    made = table(have={0: "2g"}, realms={8: "0"}, defeated={0: "Rimebound Jailer, Snowblind Hunter"})
    made.do("rest 8 0", "island key", "lock m5")
    assert told(made) == ["pay", "unlock", "2 gold", "1 gold"]


@pytest.mark.rule("WW-Q51", "WW-49", "WW-D12")
def test_each_of_two_main_actions_triggers_before_the_next():
    made = table(
        have={0: "9c p6"}, hands={0: "Everwinter Wyrm"}, defeated={0: "Mindglass Lich"},
        monsters={0: {"m3": "The Unwritten"}}, opened={0: "m3"},
    ).do("fight m3", "substitute magic")  # fmt: skip
    assert told(made) == ["substitute", "2 potion", "1 crystal"]
    assert made.phase == "substitute"
    made.do("substitute magic")
    assert told(made)[3:] == ["substitute", "2 potion", "1 crystal"]
    assert made.phase == "after"


@pytest.mark.rule("WW-Q51", "WW-50")
def test_a_brew_overflows_before_it_triggers():
    made = table(have={0: "p5"}, defeated={0: "Mindglass Lich"}).do("place 0", "main")
    assert told(made) == ["1 potion", "1 crystal", "1 crystal"]


@pytest.mark.rule("WW-Q51", "WW-27")
def test_a_trigger_does_not_pay_for_the_action_that_triggers_it():
    """Without wealth the alternative brew would pay for itself."""
    made = table(round=2, defeated={0: "Mindglass Lich"}).do("place 6")
    assert made.options() == ["main"]


@pytest.mark.rule("WW-21", "WW-49", "WW-Q53")
@pytest.mark.parametrize(("workers", "substitutes"), [(4, 0), (5, 1), (6, 2)])
def test_workers_inside_a_longer_effect(workers, substitutes):
    game = make(3, with_effects(MMA04="gain gold 1; gain worker 2; gain gold 3"))
    made = table(
        game=game, have={0: "9c p6"}, hands={0: "Everwinter Wyrm"}, monsters={0: {"m2": "Rune Colossus"}},
        workers={0: workers},
    ).do("fight m2")  # fmt: skip
    for left in range(substitutes):
        assert made.phase == "substitute"
        assert made.seen.gold[0] == 1 + 7 * left, "what comes after waits"
        made.do("substitute water")
    assert (made.seen.workers[0], made.seen.gold[0], made.phase) == (6, 4 + 7 * substitutes, "after")


@pytest.mark.rule("WW-49")
def test_parts_run_from_left_to_right():
    game = make(3, with_effects(MMA04="draw fire|ice 1; cauldron 2; gain potion 1; unlock 1; gain evolve 1"))
    made = table(
        game=game, have={0: "9c p6"}, hands={0: "Everwinter Wyrm"}, monsters={0: {"m2": "Rune Colossus"}}
    )
    made.do("fight m2")
    assert made.choices("deck") == ["fire", "ice"]
    assert made.have(0).endswith("0e p1 k0")
    made.do("deck ice").chance()
    assert (made.phase, made.have(0)[-8:]) == ("lock", "0e p4 k2")
    made.do("lock r3")
    assert told(made) == ["draw", "1 cauldron", "1 cauldron", "1 potion", "unlock", "1 evolve"]
