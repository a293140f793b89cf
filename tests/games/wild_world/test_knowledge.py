"""What bots know of Wild World: the plain choice in plain positions, and sound in every position."""

from math import isfinite

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright import Dice, SeatView
from boardwright.bots.greedy import Greedy
from boardwright.core.state import CHANCE, OVER
from boardwright.games.wild_world.data.effects import parse_effect
from boardwright.games.wild_world.knowledge.appraisal import Appraisal
from boardwright.games.wild_world.knowledge.worths import Worths
from boardwright.games.wild_world.rules.actions import KEEP, TILE
from boardwright.lab.simulation import Run, simulate
from tests.games.wild_world.scenario import Table, make, table

VARIANTS = [
    (2, {}),
    (3, {"sides": "mixed"}),
    (1, {"warden": "grim"}),
    (1, {"bonus_tokens": "yes", "income_tiles": "yes", "monster_choice": "yes"}),
    (2, {"bonus_tokens": "yes", "income_tiles": "yes", "monster_choice": "yes", "open_hands": "yes"}),
]
FULL = {0: {"r1": "FO08, FO09, FO10, FO11", "r2": "IC08, IC09, IC10, IC11"}}
"""On board fire-A, all that is not locked."""
ALL_PLACED = {0: "0", 1: "0", 8: "0"}
BEHEMOTH = {0: {"m2": "Slag Behemoth"}}
"""Water 7, fire 9; 8 points and 2 evolve tokens."""


def choice(made):
    """What greedy does next, with cards by their names."""
    action = Greedy(1).choose(SeatView(made.game, made.state, made.actor))
    return made.options()[made.state.legal_actions(made.actor).index(action)]


def turn(made):
    """What greedy does until its turn is over, chance drawing as it comes."""
    acts = []
    while not acts or (acts[-1] != "end" and not acts[-1].startswith("idle")):
        acts.append(choice(made))
        made.do(acts[-1]).chance()
    return acts


def verbs(acts):
    return [act.split()[0] for act in acts]


def points(made, seat=0):
    return Appraisal(made.data).points(made.state, seat)


def value(made, seat=0):
    return made.game.knowledge.value(made.state, seat)


def gain(made, *acts):
    """What some acts of the player in turn change in what it may expect."""
    before = points(made)
    made.do(*acts).chance()
    return points(made) - before


# Hand cards


def test_a_hand_is_played_out_before_the_game_ends():
    """WW-46: hand cards are worth nothing."""
    hand = {0: "Eclipse Basilisk, Null Panther, Tide Pup"}
    made = table(hands=hand, regions=FULL, round=3, realms=ALL_PLACED, island={"top": "12"})
    acts = turn(made)
    assert made.actor == OVER
    assert {"home Eclipse Basilisk", "home Null Panther"} <= set(acts)
    assert made.sources(0)["home"] == 11


def test_what_scores_nothing_is_sold_for_a_point_of_coins():
    """With the 2 gold of the island there are 3; Ink Ferret brings 3 more."""
    made = table(
        have={0: "1g"},
        hands={0: "Ink Ferret"},
        regions=FULL,
        round=3,
        realms=ALL_PLACED,
        island={"top": "12"},
    )
    made.do("rest 0 0", "island top", "reward 1")
    assert turn(made) == ["discard Ink Ferret", "end"]


def test_a_poor_card_travels_to_a_rich_region():
    assert choice(table(hands={0: "Ink Ferret"}, opened={0: "r5"}, round=3)) == "travel Ink Ferret r5"


def test_a_card_joins_its_color():
    made = table(hands={0: "Ink Ferret"}, regions={0: {"r4": "Whisper Imp"}}, opened={0: "r4 r5"}, round=3)
    assert choice(made) == "travel Ink Ferret r4"


def test_a_mighty_card_works_at_home():
    assert choice(table(hands={0: "Eclipse Basilisk"}, round=2)) == "home Eclipse Basilisk"


def test_symbols_are_worth_most_early():
    first, last = (gain(table(hands={0: "Anchor Turtle"}, round=n), "home Anchor Turtle") for n in (1, 3))
    assert first > last


def test_a_card_is_not_sold_for_what_its_bonus_brings_at_home():
    """Glimmer Moth: a symbol and 1 gold, or 2 gold."""
    assert choice(table(hands={0: "Glimmer Moth"}, regions=FULL)) == "home Glimmer Moth"


@pytest.mark.parametrize(("defeated", "kept"), [("m1", True), ("m1, m2", False)])
def test_a_fighter_is_kept_for_its_monster(defeated, kept):
    """The last worker has been placed in this turn; in the next one the fight can be won."""
    made = table(
        have={0: "p4"},
        hands={0: "Tide Pup"},
        regions=FULL,
        monsters=BEHEMOTH,
        defeated={0: defeated},
        realms={8: "0", 9: "0"},
        round=3,
    )
    made.do("place 0", "main", "skip")
    assert (turn(made) == ["end"]) == kept


def test_nothing_is_remembered_of_another_game():
    """In one game Tide Pup is kept for the Behemoth; in the next one, all else alike, water beats nobody."""
    game = make(3)
    for monster, kept in (("Slag Behemoth", True), ("Glass Leviathan", False)):
        made = table(
            have={0: "p4"},
            hands={0: "Tide Pup"},
            regions=FULL,
            monsters={0: {"m2": monster}},
            defeated={0: "m1"},
            realms={8: "0", 9: "0"},
            round=3,
            game=game,
        )
        made.do("place 0", "main", "skip")
        assert (choice(made) == "end") == kept


def test_a_set_of_colors_does_not_make_every_card_dear():
    """Where all five colours are missing, no single card brings their set any points."""
    hand = "Eclipse Basilisk, Fathom Dragon, Null Panther"
    made = table(hands={0: hand}, regions=FULL, defeated={0: "Oracle of Knots"}, round=3)
    assert choice(made).startswith("home")


# Fights


def test_a_monster_in_reach_is_defeated():
    made = table(have={0: "p6"}, hands={0: "Tide Pup"}, regions=FULL, monsters=BEHEMOTH, round=3)
    assert choice(made) == "fight m2"


def test_at_the_end_a_high_potion_is_not_spent_on_a_weak_monster():
    """Five spaces of the track are more than the 4 points of the monster on the board."""
    made = table(have={0: "p6"}, hands={0: "Tide Pup"}, round=3, realms={0: "0"}, island={"top": "1100"})
    assert made.can("fight m1")
    assert "fight" not in verbs(turn(made))


def test_the_weaker_of_two_cards_that_win_fights():
    made = table(have={0: "p6"}, hands={0: "Tide Pup, Fathom Dragon"}, monsters=BEHEMOTH).do("fight m2")
    assert choice(made) == "with Tide Pup"


def test_a_card_that_wins_alone_gets_no_token():
    made = table(have={0: "p6 1e"}, hands={0: "Tide Pup"}, monsters=BEHEMOTH)
    made.do("fight m2")
    assert made.phase == "fight_evolve"
    assert choice(made) == "evolve no"


def test_a_token_saves_crystals():
    made = table(have={0: "p1 5c 1e"}, hands={0: "Tide Pup"}, monsters=BEHEMOTH).do("fight m2")
    assert made.phase == "fight_evolve"
    assert choice(made) == "evolve yes"


def test_strength_in_reach_makes_a_monster_worth_more():
    near, far = (
        points(table(have={0: have}, hands={0: "Tide Pup"}, monsters=BEHEMOTH, round=3))
        for have in ("p5", "p2")
    )
    assert near > far + 3  # the points of the track themselves


def test_a_monster_that_can_be_beaten_is_unlocked():
    hand, monsters = {0: "Whirl Naga"}, {0: {"m5": "Ash Pharaoh", "m3": "Bramble Maw"}}
    made = table(have={0: "p4 3e"}, hands=hand, monsters=monsters, round=2).do("place 6", "main")
    assert made.phase == "lock"
    assert choice(made) == "lock m5"


# Placing and buying


def test_with_the_last_worker_points_are_bought():
    """Fathom Dragon: 7 points for 11 gold and 5 crystals, which would be worth 3."""
    realms = {8: "0", 9: "0"}
    made = table(have={0: "6g 5c"}, market={2: "Fathom Dragon"}, round=3, realms=realms)
    assert turn(made.do("place 2", "main"))[0] == "buy 2"
    assert "Fathom Dragon" in made.home(0)


def test_a_card_that_brings_nothing_any_more_is_not_bought():
    """Tide Pup, where no region takes it: a gold for a crystal and a gold."""
    made = table(
        have={0: "4g 1c"},
        regions=FULL,
        market={9: "Tide Pup"},
        round=3,
        realms={0: "0", 1: "0"},
        opened={0: "m3"},
    )
    made.do("place 9", "alternative")
    assert choice(made) == "skip"


def test_the_crystal_that_decides_a_fight_is_not_spent_on_symbols():
    """Tide Pup needs both crystals against the Behemoth; Sigil Toad would take one, and lead to 3 gold."""
    made = table(
        have={0: "4g 2c p2"},
        hands={0: "Tide Pup"},
        regions=FULL,
        monsters=BEHEMOTH,
        market={0: "Sigil Toad"},
        realms={8: "0", 9: "0"},
        round=3,
    )
    made.do("place 0", "main")
    assert made.can("buy 0")
    assert choice(made) == "skip"


def test_what_rivals_gain_is_a_loss():
    poor, rich = (table(have={0: "4g", 1: have}) for have in ("4g", "9g"))
    assert value(poor) > value(rich)
    free, paid = (table(have={0: "4g"}, realms=realms) for realms in ({4: "2", 6: ".1"}, {4: ".2", 6: "1"}))
    assert value(free.do("place 6")) > value(paid.do("place 6"))


def test_workers_are_placed_before_the_round_ends():
    for number in (1, 2, 3):
        made = table(have={0: "3g 1c"}, round=number, realms={0: "0"}, island={"top": "12"})
        assert made.supply(0) == 2
        assert verbs(turn(made))[0] != "rest"


def test_who_has_nothing_else_to_do_rests_to_begin_the_next_round():
    made = table(have={0: "0g"}, realms={0: "0", 1: "0", 2: "0"}, island={"coins": "1"})
    assert verbs(turn(made))[0] == "rest"


def test_a_worker_more_is_worth_most_early():
    values = []
    for number in (1, 2, 3):
        few, many = (points(table(workers={0: workers}, round=number)) for workers in (3, 4))
        values.append(many - few)
    assert values[0] > values[1] > values[2] > 0


# Worths


def worth(text, placements=8, **stage):
    data = make(2).data
    return Worths(data, placements, 1, **stage).effect(parse_effect(text))


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("gain crystal 1", "gain gold 1"),
        ("gain evolve 1", "gain crystal 1"),
        ("gain worker 1", "gain evolve 1"),
        ("draw any 2", "draw any 1"),
        ("gain gold 3", "pay gold 2; gain gold 3"),
        ("choose gold 2|crystal 3", "gain crystal 2"),
        ("main_action 2", "main_action 1"),
        ("take_faceup 8", "gain gold 2"),
    ],
)
def test_what_is_worth_more(more, less):
    assert worth(more) > worth(less)


def test_in_the_last_turn_only_points_count():
    assert worth("gain gold 5", 0, is_last=True) == pytest.approx(1)
    assert worth("gain crystal 5", 0, is_last=True) == pytest.approx(1)
    assert worth("gain evolve 1", 0, is_last=True) == 1
    assert Worths(make(2).data, 0, 0, is_last=True).symbols(3) == 0


def test_much_gold_is_worth_less_a_coin():
    worths = Worths(make(2).data, 4, 0)
    first, next_ = worths.money(5, 0, 0), worths.money(25, 0, 0) - worths.money(20, 0, 0)
    assert first > next_ > 0


# Variants


@pytest.mark.parametrize(("offered", "kept"), [("MFI08 MFO08", 0), ("MFO08 MFI08", 1)])
def test_the_monster_is_kept_that_the_hand_beats(offered, kept):
    """Water beats The Burning Choir, magic the Hollow Stag-Lord; the other slots leave no choice."""
    made = Table(make(2, monster_choice="yes")).chance(3)
    assert made.phase == "keep"
    made.state.hands[0] = made.cards("WA03, WA06, WA07, WA21, WA24")
    pairs = [*offered.split(), *["MIC04"] * 2, *["MMA01"] * 2, *["MIC10"] * 2]
    made.state.offered = (tuple(made.monster(name) for name in pairs), made.state.offered[1])
    assert Greedy(1).choose(SeatView(made.game, made.state, 0)) == KEEP + kept


def test_the_income_that_brings_most_is_taken():
    made = Table(make(2, income_tiles="yes")).chance(3)
    assert made.phase == "tile"
    tiles = {tile.id: number for number, tile in enumerate(made.data.variant_pieces.income_tiles)}
    made.state.tiles = (tiles["gold"], tiles["crystals"])
    view = SeatView(made.game, made.state, made.actor)
    assert Greedy(1).choose(view) == TILE + tiles["crystals"]


# Every position


def walk(game, seed, every):
    """Positions with a choice in a game played at random, one in so many."""
    state, dice = game.new(), Dice(seed)
    while state.actor != OVER:
        if state.actor >= 0 and dice.below(every) == 0:
            yield state
        legal = state.legal_actions(state.actor)
        state.play(state.draw(dice) if state.actor == CHANCE else legal[dice.below(len(legal))])


def check_position(game, state):
    seat = state.actor
    chosen = Greedy(2).choose(SeatView(game, state, seat))
    assert chosen in state.legal_actions(seat)
    other = SeatView(game, state.resample(seat, Dice(8)), seat)
    assert Greedy(2).choose(other) == chosen
    assert all(isfinite(game.knowledge.value(state, viewer)) for viewer in range(game.players))


@pytest.mark.parametrize(("players", "options"), VARIANTS)
@settings(max_examples=3, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(seed=st.integers(0, 2**32))
def test_choices_are_sound_in_every_position(players, options, seed):
    game = make(players, **options)
    for state in walk(game, seed, every=20):
        check_position(game, state)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_whole_games_are_played_well(players, options):
    """Section 11: crude players score 80 to 92, defeat two monsters and end with five workers."""
    game = make(players, **options)
    bots = [Greedy(seat) for seat in range(players)]
    state, dice, decisions = game.new(), Dice(4), 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.draw(dice))
        else:
            state.apply(state.actor, bots[state.actor].choose(SeatView(game, state, state.actor)))
            decisions += 1
    assert decisions < 300 * players
    for seat in range(players):
        assert state.scores()[seat] > 80
        assert len(state.defeated(seat)) >= 2
        assert state.workers[seat] >= 5


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_greedy_beats_random(players, seat):
    """The same few games every time; `scripts/strength.py` plays the hundreds that prove it."""
    seated = ["random"] * players
    seated[seat] = "greedy"
    assert simulate(Run("wild_world", players, 100, seated), 1).wins()[seat] == 1
