"""Option B: defeat a monster (WW-34 to WW-38)."""

import pytest

from tests.games.wild_world.scenario import table

BEHEMOTH = {0: {"m2": "Slag Behemoth"}}
"""Water 7, fire 9."""


@pytest.mark.rule("WW-34", "WW-Q19")
@pytest.mark.parametrize(("have", "can"), [("p5", False), ("p6", True), ("p5 1c", True), ("p5 1e", True)])
def test_only_fights_that_are_won_are_offered(have, can):
    made = table(have={0: have}, hands={0: "Tide Pup"}, monsters=BEHEMOTH)
    assert made.can("fight m2") == can
    if not can:
        assert made.refusal("fight m2").rule == "WW-34"


@pytest.mark.rule("WW-34")
def test_a_locked_slot_and_a_defeated_monster_cannot_be_fought():
    made = table(have={0: "p6 9c"}, hands={0: "Tide Pup"}, monsters={0: {"m3": "Slag Behemoth"}})
    assert not made.can("fight m3")
    made = table(
        have={0: "p6 9c"}, hands={0: "Tide Pup"}, monsters={0: {"m3": "Slag Behemoth"}}, opened={0: "m3"}
    )
    assert made.can("fight m3")
    made = table(have={0: "p6 9c"}, hands={0: "Tide Pup"}, defeated={0: "m1"})
    assert not made.can("fight m1")


@pytest.mark.rule("WW-34")
def test_one_fight_a_turn():
    made = table(have={0: "p6 20c"}, hands={0: "Tide Pup, Shell Scout"}, monsters=BEHEMOTH)
    made.do("fight m2", "with Tide Pup")
    assert made.phase == "after"
    assert made.choices("fight") == []


@pytest.mark.rule("WW-34", "WW-D6", "WW-Q22")
def test_any_hand_card_of_the_right_element_may_fight():
    """A starting card, a bought one, one that its owner could not have bought."""
    hand = "Tide Pup, Fathom Dragon, Ember Newt, Glimmer Moth, Frost Kit, Moss Mouse"
    made = table(have={0: "p6 3c"}, hands={0: hand}, monsters=BEHEMOTH)
    made.do("fight m2")
    assert made.choices("with") == ["Tide Pup", "Fathom Dragon", "Ember Newt"]


@pytest.mark.rule("WW-35")
@pytest.mark.parametrize(
    ("card", "target"), [("Shell Scout", 7), ("Forge Ape", 9), ("Rune Hare", None), ("Frost Kit", None)]
)
def test_the_target_is_that_of_the_element(card, target):
    made = table(have={0: "p1 9c"}, hands={0: card}, monsters=BEHEMOTH)
    assert made.can("fight m2") == (target is not None)
    if target is None:
        return
    strength = made.data.creatures[made.card(card)].strength
    made.do("fight m2")
    assert made.told("fight")[0]["spent"] == target - strength - 1
    assert made.seen.crystals[0] == 9 - (target - strength - 1)


@pytest.mark.rule("WW-35", "WW-Q20")
def test_never_more_than_the_missing_amount_is_spent():
    made = table(have={0: "p6 9c"}, hands={0: "Abyss Angler"}, monsters=BEHEMOTH)
    made.do("fight m2")
    assert made.told("fight")[0]["spent"] == 0
    assert made.seen.crystals[0] == 9


@pytest.mark.rule("WW-35", "WW-15")
def test_strength_is_paid_in_crystals_then_evolve_tokens():
    made = table(have={0: "9g p1 2c 3e"}, hands={0: "Shell Scout"}, monsters=BEHEMOTH).do("fight m2")
    made.do("evolve no")
    assert made.have(0) == "9g 0c 3e p1 k0", "missing 4: both crystals, two tokens; 2 tokens are won"


@pytest.mark.rule("WW-35", "WW-D7", "WW-Q21")
@pytest.mark.parametrize(
    ("have", "asked", "evolve", "spent"),
    [
        ("p1 4c", False, False, 4),
        ("p1 3c 1e", True, None, None),
        ("p1 1e", False, True, 0),
        ("p1 4e", True, None, None),
        ("p1 2e", False, True, 0),
    ],
)
def test_the_evolve_token_is_asked_for_only_if_both_ways_win(have, asked, evolve, spent):
    """Shell Scout has strength 2 and the evolve symbol: 4 are missing, or none with the token."""
    made = table(have={0: have}, hands={0: "Shell Scout"}, monsters=BEHEMOTH).do("fight m2")
    assert (made.phase == "fight_evolve") == asked
    if asked:
        assert made.options() == ["evolve yes", "evolve no"]
    else:
        assert (made.told("fight")[0]["evolve"], made.told("fight")[0]["spent"]) == (evolve, spent)


@pytest.mark.rule("WW-35", "WW-D7", "WW-Q21")
@pytest.mark.parametrize(
    ("say", "spent", "have"), [("yes", 1, "0g 4c 3e p1 k0"), ("no", 6, "0g 0c 3e p1 k0")]
)
def test_with_the_token_on_the_card_the_others_may_stand_for_crystals(say, spent, have):
    """Target 9 with fire: Ember Newt 1 and potion 2 lack 6, with the token 1; 2 tokens are won."""
    made = table(have={0: "p2 5c 2e"}, hands={0: "Ember Newt"}, monsters=BEHEMOTH).do("fight m2")
    made.do(f"evolve {say}")
    assert made.told("fight")[0]["spent"] == spent
    assert made.have(0) == have


@pytest.mark.rule("WW-35", "WW-Q21")
def test_the_token_on_the_card_is_not_wild_as_well():
    """Missing 6 of 9, or 1 with the token: with one token and nothing else there is no crystal for it."""
    made = table(have={0: "p2 1e"}, hands={0: "Ember Newt"}, monsters=BEHEMOTH)
    assert not made.can("fight m2")
    made = table(have={0: "p2 2e"}, hands={0: "Ember Newt"}, monsters=BEHEMOTH)
    assert made.do("fight m2").have(0) == "0g 0c 2e p1 k0"


@pytest.mark.rule("WW-35", "WW-Q21")
def test_only_one_token_lies_on_the_card():
    """Two tokens add 5 and 1, not 10."""
    made = table(have={0: "p1 2e"}, hands={0: "Ember Newt"}, monsters={0: {"m2": "Volcano Mother"}})
    assert not made.can("fight m2")
    assert made.see(0).matches


@pytest.mark.rule("WW-35")
def test_a_card_without_the_symbol_takes_no_token():
    made = table(have={0: "p4 1e"}, hands={0: "Pebble Crab"}, monsters=BEHEMOTH)
    assert not made.can("fight m2")
    assert table(have={0: "p4 1e"}, hands={0: "Tide Pup"}, monsters=BEHEMOTH).can("fight m2")


@pytest.mark.rule("WW-36", "WW-Q37")
def test_the_card_is_tucked_and_out_of_play():
    made = table(have={0: "p6"}, hands={0: "Phoenix Regent"}, monsters=BEHEMOTH)
    made.do("fight m2")
    assert (made.tucked(0, "m2"), made.hand(0)) == ("Phoenix Regent", "")
    assert made.symbols(0) == {"fire": 1}
    assert made.sources(0) == {
        **{"monsters": 8, "criteria": 0, "tracks": 1, "travel": 0, "home": 0, "evolve": 2, "coins": 0}
    }


@pytest.mark.rule("WW-36")
def test_everybody_sees_the_card_that_fought():
    made = table(have={0: "p6"}, hands={0: "Phoenix Regent"}, monsters=BEHEMOTH).do("fight m2")
    assert [event.audience for event in made.events if event.kind == "fight"] == [None]
    assert made.tucked(0, "m2") == "Phoenix Regent"


@pytest.mark.rule("WW-37")
@pytest.mark.parametrize("cauldron", range(6))
def test_the_potion_goes_right_of_the_cauldron(cauldron):
    """Even if it was not needed."""
    made = table(have={0: f"p6 k{cauldron}"}, hands={0: "Phoenix Regent"}, monsters=BEHEMOTH)
    assert made.do("fight m2").seen.potion[0] == cauldron + 1


@pytest.mark.rule("WW-37")
def test_the_potion_may_go_right():
    """With a potion token that the cauldron has not pushed yet the reset changes nothing."""
    made = table(have={0: "p3 k2 5c"}, hands={0: "Phoenix Regent"}, monsters=BEHEMOTH).do("fight m2")
    assert made.seen.potion[0] == 3


@pytest.mark.rule("WW-38", "WW-37")
def test_the_effect_runs_after_the_reset():
    """Rune Colossus brings 3 potions: on top of the reset, not lost by it."""
    made = table(have={0: "p6 k1 9c"}, hands={0: "Frost Kit"}, monsters={0: {"m2": "Rune Colossus"}})
    assert made.do("fight m2").seen.potion[0] == 5


@pytest.mark.rule("WW-38")
@pytest.mark.parametrize(
    ("monster", "card", "workers", "have"),
    [
        ("Ash Pharaoh", "Tide Pup", 4, "0g 0c 0e p1 k0"),
        ("Slag Behemoth", "Tide Pup", 3, "0g 0c 2e p1 k0"),
        ("Cinder Magistrate", "Tide Pup", 3, "0g 0c 0e p1 k0"),
    ],
)
def test_what_each_kind_of_monster_gives(monster, card, workers, have):
    made = table(have={0: "p6"}, hands={0: card}, monsters={0: {"m2": monster}}).do("fight m2")
    assert made.defeated(0) == ["m2"]
    assert (made.seen.workers[0], made.have(0)) == (workers, have)
    assert made.sources(0)["monsters"] == made.data.monsters[made.monster(monster)].points


@pytest.mark.rule("WW-38", "WW-50", "WW-Q23")
def test_an_ability_does_not_help_in_the_fight_that_wins_it():
    ogre = {0: {"m2": "Anvil Ogre"}}
    made = table(have={0: "p6"}, hands={0: "Shell Scout"}, monsters=ogre)
    assert not made.can("fight m2"), "2 + 6 is not 9, though the ability would add 2"
    made = table(have={0: "p6 1c"}, hands={0: "Shell Scout"}, monsters=ogre).do("fight m2")
    assert made.told("fight")[0]["spent"] == 1


@pytest.mark.rule("WW-37", "WW-50", "WW-Q23")
def test_the_reset_ability_works_from_the_next_fight_on():
    made = table(have={0: "p6 k2 9c"}, hands={0: "Frost Kit"}, monsters={0: {"m2": "Veiled Archon"}})
    assert made.do("fight m2").seen.potion[0] == 3


@pytest.mark.rule("WW-50", "WW-Q23")
def test_crystal_strength_works_from_the_next_fight_on():
    made = table(have={0: "p6 5c"}, hands={0: "Ember Newt"}, monsters={0: {"m2": "Frost Notary"}})
    assert made.do("fight m2").told("fight")[0]["spent"] == 4
