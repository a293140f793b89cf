"""Who knows what (specification, section 6), and that leaks would be noticed."""

from collections import Counter
from itertools import islice

import pytest

from boardwright.core.dice import Dice
from boardwright.testing.bounds import is_plausible
from boardwright.testing.situation import walk
from tests.games.wild_world.scenario import make, table

FOUR = "20c 2e p6"


def others_see(made, seat=0):
    """What everybody but one seat sees, spectators included."""
    viewers = [*(other for other in range(made.players) if other != seat), None]
    return tuple(made.see(viewer).as_json() for viewer in viewers)


def others_hear(made, seat=0):
    """The events that everybody but one seat may know of."""
    viewers = [*(other for other in range(made.players) if other != seat), None]
    return [event for event in made.events if any(event.visible_to(viewer) for viewer in viewers)]


# Hands and draws


@pytest.mark.rule("WW-4", "WW-20")
def test_a_hand_is_seen_by_its_owner_alone_and_its_backs_by_all():
    sights = set()
    for hand in ("Ember Newt, Tide Pup", "Cinder Chick, Foam Newt", "Spark Mouse, Pebble Crab"):
        made = table(
            hands={0: hand, 1: "Frost Kit"},
            market={2: "Reed Nixie", 3: "Brook Otter", 4: "Kindle Imp", 5: "Soot Kitten"},
        )
        sights.add(others_see(made))
        assert len(made.see(0).hand) == 2
    assert len(sights) == 1
    assert made.see(None).hand_colors[0] == (0, 1, 1, 0, 0)
    assert made.see(1).hand == (made.card("Frost Kit"),)
    assert made.see(None).hand == ()


@pytest.mark.rule("WW-20", "WW-D10")
def test_a_drawn_card_is_seen_by_who_draws_it():
    sights = set()
    for card in ("Brand Viper", "Phoenix Regent", "Forge Ape"):
        made = table().do("place 8", "main", "deck fire", f"card {card}")
        sights.add((others_see(made), str(others_hear(made))))
        assert made.hand(0) == card
    assert len(sights) == 1
    assert [(event.kind, event.audience) for event in made.events if "draw" in event.kind] == [
        ("draw", None), ("drawn", (0,))
    ]  # fmt: skip


@pytest.mark.rule("WW-23", "WW-Q37")
def test_a_travel_card_is_known_to_its_owner_alone():
    sights = set()
    for card in ("Brand Viper", "Phoenix Regent", "Forge Ape"):
        made = table(hands={0: "Brand Viper, Phoenix Regent, Forge Ape"}).do(f"travel {card} r1")
        sights.add((others_see(made), str(others_hear(made))))
        assert made.region(0, "r1") == card
    assert len(sights) == 1


@pytest.mark.rule("WW-30", "WW-Q46")
def test_bought_cards_are_known_until_a_card_of_their_colour_travels():
    made = table(have={0: "20c"}, hands={0: "Foam Newt, Kelp Dancer"}, market={2: "Tide Pup"})
    made.do("place 2", "main", "buy 2").chance()
    bought = made.card("Tide Pup")
    dice = Dice(1)
    assert made.see(1).seen[0] == (bought,)
    worlds = [made.state.resample(1, dice) for _ in range(60)]
    assert all(bought in world.hands[0] for world in worlds)
    made.do("travel Foam Newt r1")
    worlds = [made.state.resample(1, dice) for _ in range(200)]
    places = Counter("hand" if bought in world.hands[0] else "region" for world in worlds)
    assert all(bought in (*world.hands[0], *world.regions[0]) for world in worlds)
    # one of three cards of the colour lies there
    assert is_plausible(places["region"], 200, 1 / 3, 1e-8)
    assert made.see(1).seen[0] == (bought,)
    made.do("home Tide Pup")
    assert made.see(1).seen[0] == ()


@pytest.mark.rule("WW-23", "WW-30")
def test_a_travel_card_is_one_that_its_owner_held_then():
    """A card bought later cannot be it, nor one drawn later."""
    made = table(have={0: "20c"}, hands={0: "Foam Newt"}, market={2: "Tide Pup"})
    made.do("travel Foam Newt r1", "place 2", "main", "buy 2").chance()
    dice = Dice(2)
    bought = made.card("Tide Pup")
    for _ in range(60):
        world = made.state.resample(1, dice)
        assert bought in world.hands[0]
        assert made.data.creatures[world.regions[0][0]].is_start
    made = table(hands={0: "Foam Newt"}).do("travel Foam Newt r1", "place 8", "main", "deck water").chance()
    for _ in range(60):
        assert made.data.creatures[made.state.resample(None, dice).regions[0][0]].is_start


@pytest.mark.rule("WW-4", "WW-5")
def test_starting_and_realm_cards_that_a_rival_hides_are_counted_apart():
    made = table(hands={0: "Foam Newt, Tide Pup, Kelp Dancer"})
    dice = Dice(3)
    for _ in range(60):
        world = made.state.resample(1, dice)
        kinds = Counter(made.data.creatures[card].is_start for card in world.hands[0])
        assert kinds == {True: 2, False: 1}
        assert all(made.data.creatures[card].color == 1 for card in world.hands[0])


# A fight that is not finished


def begun():
    """Two cards may fight in two ways each, another wins only without a token."""
    return table(
        have={0: FOUR},
        hands={0: "Ember Newt, Spark Mouse, Cinder Chick"},
        monsters={0: {"m2": "Slag Behemoth"}},
    )


@pytest.mark.rule("WW-D6", "WW-D7", "WW-34", "WW-35")
def test_a_fight_that_is_not_finished_looks_like_none():
    sights = {others_see(begun())}
    for act in ("fight m1", "fight m2"):
        made = begun().do(act)
        assert made.phase == "fight_card"
        sights.add(others_see(made))
        assert others_hear(made) == []
        for card in ("Ember Newt", "Spark Mouse"):
            made = begun().do(act, f"with {card}")
            assert made.phase == "fight_evolve"
            sights.add(others_see(made))
            assert others_hear(made) == []
    assert len(sights) == 1


@pytest.mark.rule("WW-D6", "WW-D7")
def test_whether_a_question_of_a_fight_was_asked_is_not_told():
    """The same fight, with other cards in hand that could have fought and with none."""
    told = set()
    for rest in ("Spark Mouse", "Flicker Bat", "Soot Kitten"):
        made = table(
            have={0: "20c p6"}, hands={0: f"Cinder Chick, {rest}"},
            market={4: "Kindle Imp", 5: "Coal Beetle"},
        ).do("fight m1", "with Cinder Chick")  # fmt: skip
        told.add((others_see(made), str(others_hear(made))))
    assert len(told) == 1
    alone = table(have={0: "20c p6"}, hands={0: "Cinder Chick, Frost Kit"}).do("fight m1")
    assert [event.kind for event in others_hear(alone)] == [event.kind for event in others_hear(made)]


@pytest.mark.rule("WW-D6", "WW-D7")
def test_the_player_in_turn_sees_how_far_the_fight_is():
    made = begun().do("fight m2")
    assert (made.see(0).phase, made.see(0).slot, made.see(0).fighter) == ("fight_card", 1, -1)
    made.do("with Ember Newt")
    assert (made.see(0).phase, made.see(0).fighter) == ("fight_evolve", made.card("Ember Newt"))
    for viewer in (1, 2, None):
        seen = made.see(viewer)
        assert (seen.phase, seen.slot, seen.fighter, seen.actors) == ("turn", -1, -1, (0,))


@pytest.mark.rule("WW-D6", "WW-D7", "WW-34")
def test_sampled_worlds_may_be_in_a_fight_or_not():
    made = begun()
    for state in (made.state.clone(), begun().do("fight m2").state, begun().do("fight m1").state):
        phases = Counter(state.resample(1, Dice(5, n)).phase for n in range(300))
        assert len(phases) == 3
        assert phases[state.clone().phase] > 0
    assert {begun().do("fight m2").state.resample(0, Dice(n)).phase for n in range(20)} == {
        begun().do("fight m2").state.phase
    }


# Setup


@pytest.mark.rule("WW-4", "WW-1", "WW-3", "WW-9", "WW-10")
def test_audiences_of_the_draws():
    game = make(3)
    *_, at = islice(walk(game, 4), 60)
    for event in at.record.events():
        if event.kind in ("dealt", "drawn", "travelled"):
            assert event.audience in ((0,), (1,), (2,))
        else:
            assert event.audience is None
    dealt = [event for event in at.record.events() if event.kind == "dealt"]
    assert Counter(event.audience for event in dealt) == {(0,): 5, (1,): 5, (2,): 5}
    assert all(event.audience == (event.data["seat"],) for event in dealt)
