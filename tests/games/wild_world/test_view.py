"""What an observation says beside the pieces: tolls, offers, matches, open regions, the standing."""

import json

import pytest

from boardwright.core.errors import UsageError
from boardwright.testing.situation import walk
from tests.games.wild_world.scenario import PLAYERS, make, table


@pytest.mark.rule("WW-25", "WW-26", "WW-Q44")
def test_tolls_are_those_of_the_viewer():
    made = table(realms={0: "1", 1: "12", 2: "111", 3: ".1"}, workers={1: 6}, defeated={2: "Tidewall Golem"})
    assert made.see(0).tolls == (1, 2, -1, 0, 0, 0, 0, 0, 0, 0)
    assert made.see(2).tolls == (0, 0, -1, 0, 0, 0, 0, 0, 0, 0)
    assert made.see(None).tolls == ()


@pytest.mark.rule("WW-29", "WW-30", "WW-15")
@pytest.mark.parametrize(
    ("have", "home", "offer"),
    [
        ("", "", (2, 3, 2, 5)),
        ("9g", "", (2, 3, 2, 0)),
        ("9g 1c", "", (2, 3, 1, 0)),
        ("3g 1c 1e", "", (2, 3, 0, 0)),
        ("1g 1c 1e", "", (2, 3, 0, 2)),
        ("2g", "Tide Pup", (1, 3, 1, 2)),
        ("3g", "Tide Pup, Foam Newt", (0, 3, 0, 0)),
    ],
)
def test_offers_say_what_a_card_costs_the_viewer_and_what_lacks(have, home, offer):
    made = table(have={0: have}, home={0: home}, market={2: "Shell Scout", 3: ""})
    assert tuple(made.see(0).offers[2]) == offer
    assert made.see(0).offers[3] is None
    assert made.see(None).offers == ()


@pytest.mark.rule("WW-29", "WW-50")
def test_offers_bear_the_discount_in_mind():
    made = table(market={2: "Shell Scout"}, defeated={1: "Salt Duchess"})
    assert (made.see(0).offers[2].gold, made.see(1).offers[2].gold) == (3, 2)


@pytest.mark.rule("WW-35", "WW-34")
def test_matches_say_how_a_card_would_do():
    """Slag Behemoth: water 7, fire 9."""
    made = table(
        have={0: "p2 2c 1e"}, hands={0: "Shell Scout, Cinder Chick, Frost Kit"},
        monsters={0: {"m2": "Slag Behemoth"}},
    )  # fmt: skip
    of_m2 = [tuple(match) for match in made.see(0).matches if match.slot == 1]
    scout, chick = made.card("Shell Scout"), made.card("Cinder Chick")
    # slot, card, with a token, crystals needed, how many lack
    assert of_m2 == [(1, scout, False, 3, 0), (1, scout, True, 0, 0), (1, chick, False, 6, 3)]
    assert made.see(None).matches == ()
    assert made.see(1).matches == ()


@pytest.mark.rule("WW-35")
def test_matches_name_the_token_only_where_there_is_one():
    made = table(hands={0: "Shell Scout"}, monsters={0: {"m2": "Slag Behemoth"}})
    assert [match.evolved for match in made.see(0).matches if match.slot == 1] == [False]


@pytest.mark.rule("WW-23")
def test_regions_open_to_each_hand_card():
    made = table(hands={0: "Ember Newt, Tide Pup"}, regions={0: {"r1": "Brand Viper"}}, opened={0: "r3"})
    assert made.see(0).travels == ((1, 2), (0,))
    assert made.see(1).travels == ()


@pytest.mark.rule("WW-2", "WW-45")
@pytest.mark.parametrize(
    ("number", "now", "then"),
    [(1, (3, 4, 0, 1, 2), (2, 3, 4, 0, 1)), (2, (2, 3, 4, 0, 1), (1, 2, 3, 4, 0)), (3, (1, 2, 3, 4, 0), ())],
)
def test_alternatives_of_this_round_and_the_next(number, now, then):
    seen = table(round=number).seen
    assert (seen.alternatives, seen.next_alternatives, seen.rounds) == (now, then, 3)


@pytest.mark.rule("WW-39", "WW-D8")
def test_the_worker_that_is_to_rest():
    made = table(realms={7: "10"}).do("rest 7 1")
    assert (made.seen.resting, made.seen.phase) == (22, "island")
    assert made.do("island coins").seen.resting == -1


@pytest.mark.rule("WW-31", "WW-32", "WW-20")
def test_steps_of_a_placement():
    made = table(have={0: "30g 9c"}, market={4: ""}).do("place 4")
    assert (made.seen.space, made.seen.was_empty, made.seen.window) == (4, True, "action")
    made.do("main", "buy 8")
    assert (made.seen.phase, made.seen.refill, made.seen.window) == ("refill", 8, "bonus")
    made.chance().do("take", "end")
    assert (made.seen.space, made.seen.was_empty, made.seen.refill) == (-1, False, -1)
    made = table().do("place 8", "main", "deck fire")
    assert (made.seen.phase, made.seen.color) == ("draw", 2)


@pytest.mark.rule("WW-51")
def test_what_scoring_monsters_count_now():
    made = table(home={0: "Ember Newt, Forge Ape"}, monsters={0: {"m2": "The Burning Choir"}})
    assert made.seen.counted[0][1] == 2
    assert made.sources(0)["criteria"] == 0


@pytest.mark.rule("WW-47", "WW-48")
def test_the_standing_is_that_of_a_game_that_ends_now():
    made = table(have={0: "20g", 1: "10g"}, island={"top": "2"})
    seen = made.seen
    assert seen.scores == (5, 3, 1)
    assert seen.ranks == (1, 2, 3)
    assert [sum(points) for points in seen.sources] == list(seen.scores)


def test_a_seat_that_there_is_not():
    made = table(2)
    for seat in (-1, 2, 7):
        with pytest.raises(UsageError, match="seats of this game are 0 to 1"):
            made.see(seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_observation_is_ready_for_json_and_agrees_with_itself(players):
    game = make(players, sides="mixed")
    for at in walk(game, 11):
        if at.number % 4:
            continue
        for viewer in at.viewers:
            seen = game.observation(at.state, viewer)
            plain = json.loads(seen.as_json())
            assert plain["seat"] == viewer
            assert set(plain) == set(seen.as_dict())
            if viewer is not None:
                assert len(seen.hand) == sum(seen.hand_colors[viewer])
                assert len(seen.travels) in (0, len(seen.hand))
                legal = {game.action_text(action) for action in seen.legal}
                if seen.phase == "turn" and viewer in seen.actors and seen.supply[viewer]:
                    tolls = [toll for toll in seen.tolls if toll >= 0]
                    wealth = seen.gold[viewer] + seen.crystals[viewer] + seen.evolve[viewer]
                    payable = [space for space, toll in enumerate(seen.tolls) if 0 <= toll <= wealth]
                    assert [f"place {n}" for n in payable] == sorted(t for t in legal if t[:5] == "place")
                    assert tolls
                if seen.phase == "turn" and viewer in seen.actors:
                    winning = {m.slot for m in seen.matches if not m.short} - set(seen.locks[viewer])
                    assert {f"fight m{slot + 1}" for slot in winning} == {
                        t for t in legal if t[:5] == "fight"
                    }
