"""Anytime actions with cards of the hand (WW-22, WW-23, WW-24)."""

import pytest

from tests.games.wild_world.scenario import table

FIVE = "Ember Newt, Tide Pup, Glimmer Moth, Frost Kit, Cinder Chick"


@pytest.mark.rule("WW-22")
def test_at_home_symbols_and_points_count_at_once():
    made = table(hands={0: "Ember Newt, Torch Lizard"})
    before = made.scores[0]
    made.do("home Ember Newt")
    assert made.home(0) == "Ember Newt"
    assert made.symbols(0) == {"fire": 2}
    assert made.scores[0] == before + 1
    assert made.sources(0)["home"] == 1
    assert made.hand(0) == "Torch Lizard"


@pytest.mark.rule("WW-22")
def test_home_needs_no_requirement():
    made = table(hands={0: "Aether Whale"}, have={0: "0g"}).do("home Aether Whale")
    assert made.symbols(0) == {"magic": 2, "fire": 1}


@pytest.mark.rule("WW-22", "WW-20")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("Glimmer Moth", "1g 0c 0e p1 k0"),
        ("Candle Sprite", "0g 1c 0e p1 k0"),
        ("Rune Hare", "0g 0c 0e p2 k0"),
        ("Whisper Imp", "0g 0c 0e p1 k0"),
    ],
)
def test_the_bonus_of_a_card_comes_at_once(card, after):
    made = table(hands={0: card}).do(f"home {card}")
    assert made.have(0) == after
    assert made.asks == ("turn", 0)


@pytest.mark.rule("WW-22", "WW-20", "WW-D10")
def test_a_card_bonus_draws_from_any_deck():
    made = table(hands={0: "Dusk Familiar"}).do("home Dusk Familiar")
    assert made.choices("deck") == ["magic", "water", "fire", "ice", "forest"]
    made.do("deck forest", "card Mushroom Sage")
    assert made.hand(0) == "Mushroom Sage"


@pytest.mark.rule("WW-22")
def test_cards_at_home_keep_their_order():
    made = table(hands={0: "Tide Pup, Ember Newt"}).do("home Tide Pup", "home Ember Newt")
    assert made.home(0) == "Tide Pup, Ember Newt"


@pytest.mark.rule("WW-23", "WW-Q36")
def test_regions_and_their_colours():
    made = table(hands={0: FIVE}, opened={0: "r3"})
    assert made.choices("travel") == [
        f"{card} {region}"
        for card in ("Glimmer Moth", "Tide Pup", "Cinder Chick", "Ember Newt", "Frost Kit")
        for region in ("r1", "r2", "r3")
    ]
    made.do("travel Tide Pup r2")
    assert made.region(0, "r2") == "Tide Pup"
    # no other colour there, and no card of this colour elsewhere
    assert "r2" not in {choice.split()[-1] for choice in made.choices("travel")}
    made.do("travel Ember Newt r3")
    assert [choice for choice in made.choices("travel") if "Cinder" in choice] == ["Cinder Chick r3"]


@pytest.mark.rule("WW-23")
def test_a_full_region_takes_no_card_and_its_colour_goes_nowhere_else():
    made = table(
        hands={0: "Ember Newt"}, regions={0: {"r3": "Brand Viper, Torch Lizard, Kiln Ram"}}, opened={0: "all"}
    )
    assert made.choices("travel") == []
    assert made.refusal("travel Ember Newt r1").rule == "WW-23"


@pytest.mark.rule("WW-23", "WW-Q35")
def test_a_board_with_four_regions():
    cards = "Ember Newt, Tide Pup, Glimmer Moth, Frost Kit, Moss Mouse"
    made = table(hands={0: cards}, boards="ice-B, fire-A, water-A", opened={0: "all"})
    assert {choice.split()[-1] for choice in made.choices("travel")} == {"r1", "r2", "r3", "r4"}
    made.do("travel Ember Newt r1", "travel Tide Pup r2", "travel Glimmer Moth r3", "travel Frost Kit r4")
    assert made.choices("travel") == []


@pytest.mark.rule("WW-23", "WW-49")
def test_the_covered_space_gives_its_bonus():
    """r1 of fire-A: an evolve token, a card, a crystal, a worker."""
    made = table(hands={0: "Brand Viper, Torch Lizard, Kiln Ram, Smoulder Boar"})
    made.do("travel Brand Viper r1")
    assert made.have(0) == "0g 0c 1e p1 k0"
    assert made.do("travel Torch Lizard r1").phase == "deck"
    made.do("deck ice").chance()
    assert made.do("travel Kiln Ram r1").have(0) == "0g 1c 1e p1 k0"
    made.do("travel Smoulder Boar r1")
    assert made.seen.workers[0] == 4
    assert made.region(0, "r1") == "Brand Viper, Torch Lizard, Kiln Ram, Smoulder Boar"
    assert made.sources(0)["travel"] == 4


@pytest.mark.rule("WW-23", "WW-Q37")
def test_travel_cards_give_no_symbols_and_no_points_of_their_own():
    made = table(hands={0: "Aether Whale"}).do("travel Aether Whale r2")
    assert made.symbols(0) == {"fire": 1}
    assert made.sources(0)["home"] == 0
    assert made.sources(0)["travel"] == 2


@pytest.mark.rule("WW-23")
def test_others_see_only_the_colour_of_a_travel_card():
    made = table(hands={0: "Aether Whale"}).do("travel Aether Whale r2")
    for viewer in (1, 2, None):
        seen = made.see(viewer)
        assert (seen.regions[0][1], seen.region_colors[0][1]) == ((-2,), 0)
        assert "MA29" not in str([event.data for event in made.events if event.visible_to(viewer)])
    assert made.region(0, "r2") == "Aether Whale"


@pytest.mark.rule("WW-24", "WW-Q45")
def test_discarding_brings_the_gold_value():
    made = table(hands={0: "Comet Drake, Ember Newt"}).do("discard Comet Drake")
    assert made.have(0) == "5g 0c 0e p1 k0"
    assert made.discards == "Comet Drake"
    assert made.hand(0) == "Ember Newt"
    assert made.do("discard Ember Newt").discards == "Comet Drake, Ember Newt"
    assert made.seen.gold[0] == 7


@pytest.mark.rule("WW-Q5")
def test_there_is_no_hand_limit():
    cards = ", ".join(f"MA{n:02}" for n in range(8, 31))
    made = table(hands={0: cards}, decks={"magic": ""}).do("place 8", "main", "deck fire").chance()
    assert len(made.see(0).hand) == 24
    assert made.phase == "buy"


@pytest.mark.rule("WW-22", "WW-23", "WW-24")
@pytest.mark.parametrize("act", ["home Tide Pup", "discard Tide Pup", "travel Tide Pup r1"])
def test_only_cards_in_hand(act):
    made = table(hands={0: "Ember Newt", 1: "Tide Pup"})
    assert made.refusal(act).rule in ("WW-22", "WW-23", "WW-24")
