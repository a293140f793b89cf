"""Option A: buy a card and take the bonus (WW-29 to WW-33)."""

import pytest

from tests.games.wild_world.scenario import REALMS, table

NO_DECKS = dict.fromkeys(REALMS, "")


# The purchase


@pytest.mark.rule("WW-29", "WW-D3")
@pytest.mark.parametrize(
    ("have", "legal"),
    [
        ("1g 1c", True),
        ("2g", False),
        ("1c", False),
        ("1e 1g", True),
        ("2c", True),
        ("1c 1e", True),
        ("2e", True),
    ],
)
def test_missing_symbols_need_wild_and_the_cost_wealth(have, legal):
    """Rune Hare: magic 1, cost 1; the player has no symbol of magic."""
    made = table(have={0: have}, market={0: "Rune Hare"}).do("place 0", "main")
    assert made.choices("buy") == (["0"] if legal else [])
    assert made.can("skip")


@pytest.mark.rule("WW-29", "WW-Q38")
def test_symbols_are_on_the_board_at_home_and_by_abilities():
    cards = "Forge Ape, Torch Lizard, Ember Newt"
    made = table(home={0: cards}, defeated={0: "Smoke Baron"}, hands={0: "Caldera Hydra"})
    # one on the board, two on the ape, one each on lizard and newt, one of the ability; the hand counts not
    assert made.symbols(0) == {"fire": 6}


@pytest.mark.rule("WW-29")
def test_more_symbols_than_required_are_no_help():
    made = table(home={0: "Forge Ape"}, have={0: "9g 2c"}, market={4: "Cinder Chick"}).do("place 4", "main")
    made.do("buy 4")
    assert made.have(0) == "8g 2c 1e p1 k0"


@pytest.mark.rule("WW-30", "WW-15")
def test_symbols_are_paid_in_wild_before_the_cost():
    """Shell Scout: water 2, cost 3; symbols take the crystals that gold could have spared."""
    made = table(have={0: "0g 1c 3e"}, market={3: "Shell Scout"}, round=2).do("place 3", "main")
    made.do("buy 3")
    assert made.have(0) == "4g 0c 2e p1 k0"
    assert made.hand(0) == "Shell Scout"
    assert made.told("buy")[0] == {
        **{"by": 0, "card": "WA06", "space": 3, "crystals": 2, "gold": 3, "refills": True}
    }


@pytest.mark.rule("WW-29")
def test_only_the_card_above_the_worker_and_one_purchase():
    made = table(have={0: "40g 9c"}).do("place 2", "main")
    assert made.choices("buy") == ["2"]
    made.do("buy 2").chance()
    assert made.choices("buy") == []
    assert made.phase == "bonus"


@pytest.mark.rule("WW-31", "WW-Q13", "WW-Q14", "WW-D4")
def test_the_space_is_refilled_before_the_bonus_is_asked():
    made = table(have={0: "9c"}, market={2: "Foam Newt"}).do("place 2", "main", "buy 2")
    assert (made.phase, made.actor) == ("refill", -1)
    assert made.market(2) == ""
    assert len(made.options()) == 23
    made.do("card Kelp Dancer")
    assert (made.market(2), made.deck("water"), made.asks) == ("Kelp Dancer", 22, ("bonus", 0))
    # the card that was bought may be played before the bonus is taken
    assert made.do("home Foam Newt").can("take")


@pytest.mark.rule("WW-31", "WW-Q42")
def test_an_empty_deck_leaves_the_space_empty():
    made = table(have={0: "9c"}, decks=NO_DECKS).do("place 2", "main", "buy 2")
    assert (made.market(2), made.asks) == ("", ("bonus", 0))
    assert made.told("refill") == []


@pytest.mark.rule("WW-31")
def test_the_refill_comes_from_the_colour_of_the_space():
    made = table(have={0: "9c"}, market={6: ""}, decks={"fire": "Brand Viper"}).do(
        "place 6", "main", "lock m3"
    )
    made.do("buy 4")
    assert made.options() == ["card Brand Viper"]
    assert made.do("card Brand Viper").market(4) == "Brand Viper"


# Empty card spaces


@pytest.mark.rule("WW-32", "WW-Q15")
def test_above_an_empty_space_any_card_may_be_bought():
    made = table(have={0: "30g 9c"}, market={1: "", 6: "", 3: "Shell Scout"}, decks={"ice": ""})
    made.do("place 6", "main", "lock m3")
    assert made.choices("buy") == ["0", "2", "3", "4", "5", "7", "8", "9"]
    made.do("buy 3", "card Kelp Dancer")
    assert (made.market(3), made.market(6)) == ("Kelp Dancer", "")
    # the bonus is that of the worker's space: 2 potions
    assert made.do("take").seen.potion[0] == 3
    assert made.told("bonus") == [{"by": 0, "space": 6}]


@pytest.mark.rule("WW-32")
def test_any_card_means_any_that_can_be_paid():
    made = table(have={0: "1g"}, market={6: "", 4: "Cinder Chick", 5: "Ember Newt", 0: "Rune Hare"})
    made.do("place 6", "main", "lock m3")
    # 1 gold and the crystal of the lock: a symbol and 1, or 2 without a missing symbol
    assert set(made.choices("buy")) >= {"0", "4", "5"}
    made.state.crystals[0] = 0
    assert made.choices("buy") == ["4"]


@pytest.mark.rule("WW-32", "WW-Q42")
def test_an_empty_market_offers_nothing():
    made = table(have={0: "30g 9c"}, market=dict.fromkeys(range(10), ""), decks=NO_DECKS)
    made.do("place 2", "main")
    assert (made.phase, made.options()) == ("buy", ["skip"])


@pytest.mark.rule("WW-32")
def test_next_turn_the_space_is_looked_at_again():
    made = table(have={0: "30g 9c", 1: "30g 9c"}, market={2: ""}).do("place 2", "main", "skip", "end")
    assert made.do("place 4", "main").choices("buy") == ["4"]


# Bonuses


@pytest.mark.rule("WW-33", "WW-D4")
def test_without_a_purchase_no_bonus():
    made = table(have={0: "9g"}).do("place 2", "main", "skip")
    assert made.asks == ("after", 0)


@pytest.mark.rule("WW-33")
def test_the_bonus_may_be_declined():
    made = table(have={0: "9c"}).do("place 2", "main", "buy 2").chance()
    before = made.have(0)
    made.do("skip")
    assert (made.have(0), made.asks) == (before, ("after", 0))
    assert made.told("skip") == [{"by": 0, "what": "bonus"}]


@pytest.mark.rule("WW-33", "WW-Q16")
@pytest.mark.parametrize(
    ("space", "wealth", "full", "offered"),
    [
        (1, "1c", "ice", True), (1, "1e", "ice", True), (1, "9g", "ice", False), (1, "1c", "", False),
        (3, "2g", "water", True), (3, "2g", "magic", True), (3, "1g", "magic", False),
        (3, "2g", "fire", False), (3, "1c 1e", "water", True),
        (7, "2g", "fire", True), (7, "2g", "ice", True), (7, "2g", "magic", False),
        (9, "1c", "", True), (9, "9g", "", False), (9, "1e", "", True),
        (0, "", "", True), (2, "", "", True), (4, "", "", True), (5, "", "", True), (6, "", "", True),
        (8, "", "", True),
    ],
)  # fmt: skip
def test_a_bonus_is_offered_if_it_can_be_paid_and_brings_something(space, wealth, full, offered):
    cards = {"magic": "Mirror Fox", "water": "Kelp Dancer", "fire": "Brand Viper", "ice": "Drift Fox"}
    decks = {**NO_DECKS, full: cards[full]} if full else NO_DECKS
    made = table(have={0: "40g 9c"}, decks=decks, opened={0: "all"}).do(f"place {space}", "main")
    made.do(f"buy {space}")
    made.chance()
    if full:  # the forest action or the refill may have taken the card
        made.state.decks[REALMS.index(full)] = 1 << made.card(cards[full]) % 30
    state = made.state
    state.gold[0] = state.crystals[0] = state.evolve[0] = 0
    for word in wealth.split():
        getattr(state, {"g": "gold", "c": "crystals", "e": "evolve"}[word[-1]])[0] = int(word[:-1])
    assert made.phase == "bonus"
    assert made.can("take") == offered


@pytest.mark.rule("WW-33", "WW-49")
@pytest.mark.parametrize(
    ("space", "change", "cards"),
    [
        (0, "+3g", ""), (1, "-1c", "any"), (2, "+1p", ""), (3, "-2g", "magic water"), (4, "+1c", ""),
        (5, "+1k", ""), (6, "+2p", ""), (7, "-2g", "fire ice"), (8, "+2g", ""), (9, "-1c +4g", ""),
    ],
)  # fmt: skip
def test_every_bonus_space(space, change, cards):
    made = table(have={0: "40g 9c p2 k0"}, opened={0: "all"}).do(f"place {space}", "main")
    if made.phase == "deck":
        made.do("deck ice").chance()
    made.do(f"buy {space}").chance()
    before = {
        name: getattr(made.seen, name)[0] for name in ("gold", "crystals", "evolve", "potion", "cauldron")
    }
    held = len(made.see(0).hand)
    made.do("take")
    if cards:
        decks = list(REALMS) if cards == "any" else cards.split()
        assert made.choices("deck") == decks
        made.do(f"deck {decks[-1]}").chance()
        assert len(made.see(0).hand) == held + 1
        assert made.told("draw")[-1]["deck"] == decks[-1]
    letters = {"g": "gold", "c": "crystals", "p": "potion", "k": "cauldron"}
    for word in change.split():
        before[letters[word[-1]]] += int(word[:-1])
    assert {name: getattr(made.seen, name)[0] for name in before} == before
    assert made.asks == ("after", 0)
