"""Turns, windows and decisions (WW-11 to WW-14, section 6)."""

import pytest

from boardwright.core.dice import Dice
from tests.games.wild_world.scenario import PLAYERS, Table, make, table

HAND = {0: "Ember Newt, Tide Pup"}


@pytest.mark.rule("WW-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_clockwise(players):
    made = Table(make(players)).chance(3)
    order = []
    for _ in range(2 * players):
        order.append(made.actor)
        made.do(f"place {len(order) % 10}", "main")
        while made.phase != "buy":
            made.do(made.options()[-1]).chance()
        made.do("skip", "end")
    first = order[0]
    assert order == [(first + turn) % players for turn in range(2 * players)]


@pytest.mark.rule("WW-12", "WW-D1")
def test_a_turn_is_a_placement_a_fight_or_a_rest():
    made = table(hands={0: "Tide Pup"}, have={0: "p5"}, realms={4: "0"})
    kinds = [option.split()[0] for option in made.options()]
    assert kinds == ["home", "discard", *["travel"] * 2, *["place"] * 9, "fight", "rest"]
    assert not made.can("idle gold")
    assert not made.can("end")
    assert not made.can("skip")


@pytest.mark.rule("WW-12", "WW-14", "WW-D5")
@pytest.mark.parametrize(
    "acts",
    [
        ("place 2", "main", "skip"),
        ("fight m1",),
        ("rest 4 0", "island coins"),
    ],
)
def test_after_one_of_them_only_anytime_actions_are_left(acts):
    made = table(hands={0: "Tide Pup, Ember Newt"}, have={0: "p5"}, realms={4: "0"}).do(*acts)
    if made.phase == "fight_card":
        made.do("with Tide Pup")
    assert made.phase == "after"
    assert {option.split()[0] for option in made.options()} == {"home", "discard", "travel", "end"}
    assert made.do("end").asks == ("turn", 1)


@pytest.mark.rule("WW-13")
def test_anytime_actions_at_every_window():
    made = table(have={0: "9g 9c"}, hands={0: "Ember Newt, Cinder Chick, Kiln Ram, Forge Ape, Pyre Hound"})
    windows = []
    for act, card in [
        ("place 2", "Ember Newt"), ("main", "Cinder Chick"), ("buy 2", "Kiln Ram"), ("take", "Forge Ape"),
        ("end", "Pyre Hound"),
    ]:  # fmt: skip
        windows.append(made.phase)
        assert made.can(f"home {card}")
        assert made.can(f"travel {card} r1")
        made.do(f"discard {card}")
        assert made.phase == windows[-1]
        made.do(act).chance()
    assert windows == ["turn", "action", "buy", "bonus", "after"]
    assert not made.can("home Ember Newt")


@pytest.mark.rule("WW-13")
def test_anytime_actions_any_number_of_them():
    made = table(hands={0: "Ember Newt, Cinder Chick, Kiln Ram"}).do("home Kiln Ram", "discard Ember Newt")
    made.do("travel Cinder Chick r2")
    assert made.asks == ("turn", 0)
    assert made.hand(0) == ""


@pytest.mark.rule("WW-13")
def test_no_anytime_action_on_somebody_elses_turn():
    made = table(hands={1: "Ember Newt"})
    assert made.state.legal_actions(1) == []
    assert made.refusal("home Ember Newt", 1).rule == "WW-11"


CHOICES = [
    ("WW-D10", "deck", {}, ("place 8", "main")),
    ("WW-D11", "lock", {}, ("place 6", "main")),
    ("WW-D12", "substitute", {"workers": {0: 6}}, ("travel Brand Viper r1",)),
    ("WW-D13", "faceup", {"monsters": {0: {"m2": "Lava Gourmand"}}}, ("fight m2", "with Brand Viper")),
    ("WW-D9", "reward", {"realms": {4: "0"}}, ("rest 4 0", "island top")),
    ("WW-D6", "fight_card", {}, ("fight m1",)),
    ("WW-D7", "fight_evolve", {"have": {0: "20c 2e"}}, ("fight m1", "with Ember Newt")),
    ("WW-D8", "island", {"realms": {4: "0"}}, ("rest 4 0",)),
]


@pytest.mark.rule(
    "WW-13", "WW-D6", "WW-D7", "WW-D8", "WW-D9", "WW-D10", "WW-D11", "WW-D12", "WW-D13"
)  # fmt: skip
@pytest.mark.parametrize(("decision", "phase", "more", "acts"), CHOICES)
def test_while_an_effect_waits_no_anytime_action_is_offered(decision, phase, more, acts):
    hand = "Ember Newt, Brand Viper, Torch Lizard"
    region = {0: {"r1": "Kiln Ram, Smoulder Boar, Scorch Mantis"}}
    made = table(**{"have": {0: "20c"}, "hands": {0: hand}, "regions": region, **more}).do(*acts)
    assert made.asks == (phase, 0)
    kinds = {option.split()[0] for option in made.options()}
    assert not kinds & {"home", "discard", "travel", "end", "skip"}
    assert len(made.options()) > 1
    assert made.refusal("home Ember Newt").rule == "WW-13"


@pytest.mark.rule("WW-D2", "WW-D3", "WW-D4", "WW-D5")
def test_windows_are_asked_even_with_one_option():
    made = table(realms={2: "1"}).do("place 3")
    assert (made.phase, made.options()) == ("action", ["main"])
    made = table(market={0: "Dusk Familiar"}).do("place 0", "main")
    assert (made.phase, made.options()) == ("buy", ["skip"])
    assert (made.do("skip").phase, made.options()) == ("after", ["end"])
    made = table(market={1: "Glimmer Moth"}, boards="magic-A, water-A, ice-A", have={0: "1g"})
    made.do("place 1", "main", "buy 1").chance()
    made.do("travel Glimmer Moth r1")
    assert (made.phase, made.options()) == ("bonus", ["skip"])


@pytest.mark.rule("WW-D2", "WW-D3", "WW-D4")
def test_options_of_a_window_follow_the_hand():
    """A discard can make ALTERNATIVE, BUY and TAKE appear."""
    hand = {0: "Ember Newt, Cinder Chick, Pebble Crab"}
    made = table(hands=hand, market={3: "Tide Pup"}, boards="water-A, ice-A, fire-A").do("place 3")
    assert not made.can("alternative")
    assert made.do("discard Ember Newt").can("alternative")
    made = table(hands=hand, market={7: "Frost Kit"}, opened={0: "all"}, boards="ice-A, water-A, fire-A")
    made.do("place 7", "main")
    assert not made.can("buy 7")
    made.do("discard Cinder Chick").do("buy 7").chance()
    assert (made.have(0)[:5], made.can("take")) == ("1g 0c", False)
    assert made.do("discard Pebble Crab").can("take")


@pytest.mark.rule("WW-D8", "WW-D10", "WW-D11", "WW-D6")
def test_one_option_is_taken_and_none_is_not_asked():
    made = table(decks={color: "" for color in ("magic", "water", "fire", "ice")}).do("place 8", "main")
    assert made.actor == -1
    assert made.told("draw") == []
    made = table(decks={color: "" for color in ("magic", "water", "fire", "ice", "forest")})
    assert made.do("place 8", "main").phase == "buy"
    made = table(opened={0: "m3 m4 m5 r3 r4"}).do("place 6", "main")
    assert (made.phase, made.locks(0), made.seen.crystals[0]) == ("buy", [], 1)
    made = table(opened={0: "all"}).do("place 6", "main")
    assert (made.phase, made.seen.crystals[0]) == ("buy", 0)
    everywhere = {"coins": "1", "brew": "1", "gem": "2", "key": "2", "call": "2"}
    made = table(realms={4: "0"}, island=everywhere).do("rest 4 0")
    assert made.asks == ("reward", 0)


@pytest.mark.rule("WW-14")
def test_a_turn_ends_with_end_only():
    made = table().do("place 2", "main", "skip")
    assert made.asks == ("after", 0)
    assert made.refusal("place 3").rule == "WW-14"


@pytest.mark.rule("WW-11", "WW-43", "WW-46")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_always_a_legal_option(players):
    """Three rounds of random play, watched at every decision."""
    for seed in range(5):
        made, dice = Table(make(players, sides="mixed")), Dice(seed)
        rounds = []
        while made.state.actors():
            seat = made.actor
            legal = made.state.legal_actions(seat)
            assert legal == sorted(set(legal))
            assert legal
            if seat >= 0 and made.seen.round not in rounds:
                rounds.append(made.seen.round)
            made.state.apply(seat, legal[dice.below(len(legal))], made.events)
        assert rounds == [1, 2, 3]
        assert made.phase == "over"
