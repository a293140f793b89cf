"""Points, places and criteria (WW-47, WW-48, WW-51)."""

import pytest

from tests.games.wild_world.scenario import table

NOTHING = {"monsters": 0, "criteria": 0, "tracks": 1, "travel": 0, "home": 0, "evolve": 0, "coins": 0}


def sources(**given):
    """What seat 0 scores, and by what, apart from the potion token on 1."""
    made = table(**{name: {0: value} for name, value in given.items()})
    found = made.sources(0)
    assert made.scores[0] == sum(found.values())
    return {name: points for name, points in found.items() if points != NOTHING[name]}


@pytest.mark.rule("WW-47")
def test_defeated_monsters_score_their_points():
    assert sources(defeated="m1, Ash Pharaoh") == {"monsters": 4 + 5}
    assert sources(monsters={"m2": "Ash Pharaoh"}) == {}


@pytest.mark.rule("WW-47")
@pytest.mark.parametrize(("have", "points"), [("p6 k5", 11), ("p2 k0", 2), ("p3 k2", 5)])
def test_both_tracks_score(have, points):
    assert sources(have=have) == {"tracks": points}


@pytest.mark.rule("WW-47", "WW-Q37")
def test_travel_cards_score_the_value_of_their_region():
    given = {"r1": "Phoenix Regent, Mirror Fox", "r3": "Tide Pup", "r5": "Frost Kit, Snow Vole"}
    made = table(regions={0: given})
    assert made.sources(0)["travel"] == 1 + 1 + 3 + 5 + 5
    made = table(boards="ice-B, fire-A, water-A", regions={0: given | {"r5": ""}})
    assert made.sources(0)["travel"] == 2 + 2 + 4


@pytest.mark.rule("WW-47", "WW-Q38")
def test_cards_at_home_score_their_points():
    assert sources(home="Phoenix Regent, Aether Whale, Tide Pup") == {"home": 7 + 5}


@pytest.mark.rule("WW-47", "WW-Q49")
@pytest.mark.parametrize(
    ("have", "found"),
    [
        ("4g", {}),
        ("5g", {"coins": 1}),
        ("3g 2c", {"coins": 1}),
        ("9c", {"coins": 1}),
        ("7g 3c 1e", {"coins": 2, "evolve": 1}),
        ("4g 1e", {"evolve": 1}),
        ("3e", {"evolve": 3}),
    ],
)
def test_tokens_coins_and_crystals(have, found):
    assert sources(have=have) == found


@pytest.mark.rule("WW-47", "WW-46")
def test_hand_and_tucked_cards_and_locked_crystals_score_nothing():
    assert sources(hands="Phoenix Regent") == {}
    made = table(have={0: "p6"}, hands={0: "Phoenix Regent"}).do("fight m1")
    assert made.sources(0)["home"] == 0
    assert made.sources(0)["coins"] == 0


@pytest.mark.rule("WW-48", "WW-Q41", "WW-Q52")
@pytest.mark.parametrize(
    ("gold", "island", "ranks"),
    [
        ((40, 20, 30), {"top": "012"}, (1, 3, 2)),
        ((20, 20, 20), {"top": "210"}, (3, 2, 1)),
        ((20, 20, 20), {"coins": "1", "brew": "0", "call": "2"}, (2, 1, 3)),
        ((20, 20, 30), {"top": "2", "gem": "0", "coins": "1"}, (3, 2, 1)),
        ((20, 20, 20), {"top": "1", "coins": "0", "call": "02"}, (2, 1, 3)),
        ((24, 20, 21), {"top": "210"}, (3, 2, 1)),
    ],
)
def test_places(gold, island, ranks):
    have = {seat: f"{amount}g" for seat, amount in enumerate(gold)}
    assert table(have=have, island=island).seen.ranks == ranks


@pytest.mark.rule("WW-48", "WW-Q52")
def test_the_leftmost_of_several_workers_on_top_counts():
    made = table(4, island={"top": "10323"}, workers={3: 6})
    assert made.seen.ranks == (2, 1, 4, 3)


# Criteria, each on a small example

HOME = "Ember Newt, Forge Ape, Wildfire Elk, Tide Pup, Glimmer Moth, Frost Kit, Moss Mouse, Solar Griffin"
"""Four fire cards and one of each other colour; strengths 1, 2, 3, 1, 1, 1, 1, 4."""
REGIONS = {"r1": "Mirror Fox, Sigil Toad", "r4": "Drift Fox, Tundra Hare, Icicle Gnat", "r5": "Kelp Dancer"}
CRITERIA = [
    # monster, what there is, points
    ("Starless Eye", {"have": "p6 k4"}, 8),
    ("Starless Eye", {"have": "p1 k0"}, 0),
    ("Spellthief King", {"home": HOME}, 2),
    ("Pearl Tyrant", {"home": HOME}, 2),
    ("The Burning Choir", {"home": HOME}, 8),
    ("Glass Leviathan", {"home": HOME}, 2),
    ("Hollow Stag-Lord", {"home": HOME}, 2),
    ("Hollow Stag-Lord", {"home": "Ember Newt"}, 0),
    ("Oracle of Knots", {"home": HOME}, 4),
    ("Oracle of Knots", {"home": "Ember Newt, Tide Pup, Glimmer Moth, Frost Kit"}, 0),
    (
        "Oracle of Knots",
        {
            "home": "Ember Newt, Tide Pup, Glimmer Moth, Frost Kit, Moss Mouse, "
            "Cinder Chick, Pebble Crab, Rune Hare, Snow Vole, Twig Sprite"
        },
        8,
    ),
    # with evolve symbols: newt, ape, elk, pup, moth, kit
    ("Paradox Sphinx", {"home": HOME}, 9),
    ("Paradox Sphinx", {"home": "Ember Newt, Forge Ape, Tide Pup"}, 3),
    ("Paradox Sphinx", {"home": "Ember Newt"}, 0),
    ("Leviathan of the Ninth Wave", {"regions": REGIONS}, 6),
    ("Mire Matron", {"regions": REGIONS}, 6),
    ("Mire Matron", {}, 0),
    # r5 of an A side has two spaces, r4 three
    ("Undersea Emperor", {"regions": REGIONS}, 3),
    ("Undersea Emperor", {"regions": REGIONS | {"r5": "Kelp Dancer, Tide Pup"}}, 6),
    ("The Green Cathedral", {"regions": REGIONS}, 8),
    ("The Green Cathedral", {"regions": {"r3": "Kelp Dancer"}}, 0),
    ("Ash Pharaoh", {"have": "3e"}, 6),
    ("Ash Pharaoh", {"have": "9c"}, 0),
    ("Volcano Mother", {}, 2),
    ("Volcano Mother", {"defeated": "m1, Volcano Mother, Slag Behemoth"}, 6),
    ("Scorched Paladin", {"home": HOME}, 2),
    ("Scorched Paladin", {"home": "Phoenix Regent, Abyss Angler, Wildfire Elk"}, 4),
    ("Winter Regent", {}, 0),
    ("Winter Regent", {"opened": "m3 r4"}, 2),
    ("Winter Regent", {"opened": "all"}, 6),
    ("The Last Glacier", {}, 3),
    ("The Last Glacier", {"workers": 6}, 6),
    # without a bonus: newt, ape, elk
    ("Sleeping Yeti-King", {"home": HOME}, 3),
    ("Sleeping Yeti-King", {"home": "Tide Pup"}, 0),
    ("Mother of Roots", {"home": HOME}, 4),
    ("Mother of Roots", {"home": "Tide Pup, Ember Newt, Moss Mouse"}, 1),
    # fire on the board, newt, ape twice, elk, griffin
    ("Canopy Tyrant", {"home": HOME}, 12),
    ("Canopy Tyrant", {}, 2),
    ("Canopy Tyrant", {"defeated": "Smoke Baron, Canopy Tyrant"}, 4),
    ("Canopy Tyrant", {"home": "Flood Titan, Star Weaver"}, 4),
]


@pytest.mark.rule("WW-51", "WW-47", "WW-38")
@pytest.mark.parametrize(("monster", "given", "points"), CRITERIA)
def test_criteria(monster, given, points):
    given = {"defeated": monster} | given
    made = table(**{name: {0: value} for name, value in given.items()})
    assert made.sources(0)["criteria"] == points
    undefeated = given | {"defeated": "", "monsters": {"m2": monster}}
    made = table(**{name: {0: value} for name, value in undefeated.items()})
    assert made.sources(0)["criteria"] == 0, "only once it is defeated"


@pytest.mark.rule("WW-51")
def test_every_criterion_is_counted_above():
    data = table().data
    shown = {monster for monster, _, _ in CRITERIA}
    assert shown == {monster.name for monster in data.monsters if monster.kind == 0}


@pytest.mark.rule("WW-51", "WW-Q53")
def test_a_worker_answered_by_a_main_action_counts_not():
    region = {0: {"r1": "Kiln Ram, Smoulder Boar, Scorch Mantis"}}
    made = table(hands={0: "Brand Viper"}, regions=region, workers={0: 6}, defeated={0: "The Last Glacier"})
    made.do("travel Brand Viper r1", "substitute water")
    assert made.sources(0)["criteria"] == 6


@pytest.mark.rule("WW-51", "WW-Q37")
def test_travel_and_tucked_cards_count_for_no_criterion_of_the_home():
    for monster in ("The Burning Choir", "Mother of Roots", "Scorched Paladin", "Sleeping Yeti-King"):
        made = table(
            defeated={0: monster}, regions={0: {"r1": "Phoenix Regent, Caldera Hydra"}}, have={0: "p6"},
            hands={0: "Inferno Elephant"},
        ).do("fight m1")  # fmt: skip
        assert made.sources(0)["criteria"] == 0


@pytest.mark.rule("WW-51", "WW-Q38")
def test_covered_cards_count_in_full():
    made = table(defeated={0: "Paradox Sphinx"}, hands={0: "Ember Newt, Spark Mouse"})
    assert made.sources(0)["criteria"] == 0
    made.do("home Ember Newt", "home Spark Mouse")
    assert made.sources(0)["criteria"] == 3
    assert made.symbols(0) == {"fire": 3}


@pytest.mark.rule("WW-47")
def test_each_player_scores_the_own_things():
    made = table(home={1: HOME}, defeated={1: "The Burning Choir"}, have={1: "30g"})
    assert made.scores[0] == made.scores[2] == 1
    assert made.scores[1] == 6 + 8 + 1 + sum((1, 1, 3, 0, 0, 0, 0, 4)) + 6
