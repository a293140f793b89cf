"""Log lines, labels, prompts and the summary in words."""

import pytest

from boardwright.core.lines import plain
from boardwright.testing.situation import walk
from tests.games.wild_world.scenario import PLAYERS, make, table


def labels(made):
    """What the options of whoever is to act are called, in notation and in words."""
    seen = made.see(made.actor)
    acts = made.state.legal_actions(made.actor)
    return {made.game.action_text(act): plain(made.game.words.act_label(seen, act), "ABCD") for act in acts}


@pytest.mark.rule("WW-26", "WW-27", "WW-31", "WW-33")
def test_the_log_of_a_placement():
    made = table(have={0: "5g 1c"}, realms={2: "12"}, market={2: "Pebble Crab"})
    made.do("place 2", "main", "buy 2", "card Kelp Dancer", "take")
    assert made.log() == [
        "A places a worker on Water 1, paying 2 gold to B and C",
        "A takes the main action: trade",
        "A gains 7 gold",
        "A buys Pebble Crab for 1 gold and 1 crystal",
        "Kelp Dancer comes to Water 1",
        "A takes the bonus of Water 1",
        "A gains 1 potion",
    ]


@pytest.mark.rule("WW-26")
@pytest.mark.parametrize(
    ("standing", "line"),
    [
        ("", "A places a worker on Magic 1"),
        ("1", "A places a worker on Magic 1, paying 1 gold to B"),
        ("11", "A places a worker on Magic 1, paying 2 gold to B"),
        ("0", "A places a worker on Magic 1, paying 1 gold"),
        ("01", "A places a worker on Magic 1, paying 2 gold to B"),
    ],
)
def test_who_is_paid_stands_in_the_log(standing, line):
    assert table(realms={0: standing}, have={0: "9g"}).do("place 0").log() == [line]


@pytest.mark.rule("WW-17", "WW-21", "WW-27", "WW-42")
def test_the_log_says_what_was_really_gained_and_paid():
    made = table(have={0: "1g p5"}).do("place 4", "alternative")
    assert made.log()[1:] == [
        "A takes the alternative action for 1 gold: brew", "A gains 1 potion", "A gains 1 crystal"
    ]  # fmt: skip
    region = {0: {"r1": "Kiln Ram, Smoulder Boar, Scorch Mantis"}}
    made = table(hands={0: "Brand Viper"}, workers={0: 6}, regions=region).do("travel Brand Viper r1")
    made.do("substitute water")
    assert made.log()[2:] == ["A takes a free main action: trade", "A gains 7 gold"]
    assert table(island={"top": "000"}).do("idle gold").log() == [
        "A has nothing to place or rest and takes 2 gold"
    ]


@pytest.mark.rule("WW-35")
@pytest.mark.parametrize(
    ("have", "card", "means"),
    [
        ("p6", "Shell Scout", "Shell Scout"),
        ("p4 1c", "Shell Scout", "Shell Scout and 1 crystal"),
        ("p1 1e", "Shell Scout", "Shell Scout and an evolve token"),
        ("p2 1c 1e", "Ember Newt", "Ember Newt, an evolve token and 1 crystal"),
    ],
)
def test_the_log_of_a_fight_lists_what_was_used(have, card, means):
    made = table(have={0: have}, hands={0: card}, monsters={0: {"m2": "Slag Behemoth"}}).do("fight m2")
    assert made.log()[0] == f"A defeats Slag Behemoth with {means}"


@pytest.mark.rule("WW-20", "WW-39")
def test_the_log_names_places_as_the_board_shows_them():
    made = table(realms={4: "0"}, have={0: "2g"}).do("rest 4 0", "island key", "lock r3")
    assert made.log() == [
        "A moves a worker from Fire 1 to row 5 of the island",
        "A pays 2 gold",
        "A opens region 3 and takes its crystal",
    ]
    opened = table(realms={4: "0"}, have={0: "2g"}).do("rest 4 0", "island key", "lock m4")
    assert opened.log()[-1] == "A opens monster 4 and takes its crystal"


@pytest.mark.rule("WW-20", "WW-23")
def test_what_only_the_player_learns_is_said_to_the_player():
    made = table(hands={0: "Ember Newt"}).do(
        "travel Ember Newt r1", "place 8", "main", "deck ice", "card IC09"
    )
    secret = [event for event in made.events if event.audience == (0,)]
    lines = [plain(made.game.words.log_line(event), "ABC") for event in secret]
    assert lines == ["It is your Ember Newt", "You draw Drift Fox"]
    public = [event for event in made.events if event.audience is None]
    told = " ".join(plain(made.game.words.log_line(event) or (), "ABC") for event in public)
    assert "A lets a fire card travel to region 1" in told
    assert "Newt" not in told
    assert "Drift Fox" not in told


@pytest.mark.rule("WW-24", "WW-50")
def test_labels_name_what_is_really_gained_and_paid():
    made = table(
        hands={0: "Ember Newt"}, defeated={0: "Drowned Bell-Ringer"}, realms={0: "1"}, have={0: "1g"}
    )
    said = labels(made)
    assert said["discard FI03"] == "Discard Ember Newt for 3 gold"
    assert said["place 0"] == "Place on Magic 1 for 1 gold: Glimmer Moth"
    assert said["travel FI03 r1"] == "Ember Newt travels to r1, worth 1: gain 1 evolve token"


@pytest.mark.rule("WW-41", "WW-D9")
def test_rewards_are_named():
    said = labels(table(realms={4: "0"}).do("rest 4 0", "island top"))
    assert said == {"reward 1": "Take 2 gold", "reward 2": "Take 1 crystal"}


@pytest.mark.rule("WW-45")
@pytest.mark.parametrize(
    ("round", "realms", "island", "detail"),
    [
        (1, {}, {}, "Most points win: from monsters, travel and cards at home."),
        (2, {}, {}, "Round 2: workers are back, alternative actions have moved on."),
        (2, {0: "0"}, {}, "Round 2 ends when everybody has a worker on the island."),
        (2, {}, {"brew": "1"}, "Round 2 ends as soon as you rest."),
    ],
)
def test_the_first_prompt_of_a_round_says_what_is_new(round, realms, island, detail):
    made = table(2, round=round, realms=realms, island=island)
    assert plain(made.game.words.prompt(made.see(0)).detail, "AB") == detail


@pytest.mark.rule("WW-35")
@pytest.mark.parametrize(
    ("have", "detail"),
    [
        ("p1 3c 1e", "It adds 5 and saves 4 crystals."),
        ("p5 1e", "The card wins without it for nothing more."),
    ],
)
def test_the_prompt_says_what_an_evolve_token_saves(have, detail):
    """Shell Scout has strength 2; the target is 7."""
    monsters = {0: {"m2": "Slag Behemoth"}}
    made = table(have={0: have}, hands={0: "Shell Scout"}, monsters=monsters).do("fight m2")
    assert plain(made.game.words.prompt(made.see(0)).detail, "AB") == detail


@pytest.mark.rule("WW-20")
@pytest.mark.parametrize(
    ("open_hands", "detail"), [("no", "Nobody else sees the card."), ("yes", "All see the card.")]
)
def test_the_prompt_says_who_sees_a_drawn_card(open_hands, detail):
    made = table(game=make(2, open_hands=open_hands)).do("place 8", "main")
    assert plain(made.game.words.prompt(made.see(0)).detail, "AB") == detail


@pytest.mark.rule("WW-27", "WW-50")
def test_the_prompt_names_the_price_of_the_alternative():
    priced = table(have={0: "1g"}).do("place 4")
    free = table(defeated={0: "Clockwork Djinn"}).do("place 4")
    said = [plain(made.game.words.prompt(made.see(0)).detail, "ABC") for made in (priced, free)]
    assert said[0] == "Main: gain 1 evolve token. Alternative, for 1 gold: gain 2 potions."
    assert said[1] == "Main: gain 1 evolve token. Alternative, free: gain 2 potions."
    assert labels(priced)["alternative"] == "Alternative action for 1 gold: gain 2 potions"
    assert labels(free)["alternative"] == "Alternative action: gain 2 potions"


@pytest.mark.parametrize("players", PLAYERS)
def test_everything_can_be_said(players):
    """Labels differ within a decision, and nothing is empty."""
    game = make(players, sides="mixed")
    names = "ABCD"
    for at in walk(game, 21):
        if at.number % 3:
            continue
        for viewer in at.viewers:
            seen = game.observation(at.state, viewer)
            prompt = game.words.prompt(seen)
            assert plain(prompt.headline, names)
            assert all(plain(line, names) for line in game.words.summary(seen))
            said = [plain(game.words.act_label(seen, act), names) for act in seen.legal]
            assert all(said)
            if viewer is not None and viewer in seen.actors and seen.phase not in ("turn", "island"):
                assert len(set(said)) == len(said), said
