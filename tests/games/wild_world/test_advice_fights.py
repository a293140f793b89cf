"""What the board says of fights and hand cards: sums by hand, and advice that the rules bear out."""

import pytest

from boardwright.games.wild_world.advice.fights import (
    DEFEATED,
    LACKS,
    LOCKED,
    NO_MATCH,
    WINS,
    chance,
    fighters,
    sums,
)
from boardwright.games.wild_world.advice.hand import uses
from boardwright.games.wild_world.advice.uses import AT_HOME
from boardwright.games.wild_world.advice.viewer import Viewer
from tests.games.wild_world.playing import keenly, play
from tests.games.wild_world.scenario import make, table

BEHEMOTH = {0: {"m2": "Slag Behemoth"}}
"""Water reaches it with 7, fire with 9."""
M2 = 1


def viewer(made, seat=0):
    return Viewer(made.data, made.game.variants, made.see(seat))


def stand(made, slot=M2, seat=0):
    return chance(viewer(made, seat), slot)


def helps(made, slot=M2):
    """What is to be done first, as `Tide Pup home` or `Tide Pup r1`."""
    names = made.data.creatures
    return [
        f"{names[one.card].name} {'home' if one.way == AT_HOME else f'r{one.region + 1}'}"
        for one in stand(made, slot).helps
    ]


@pytest.mark.rule("WW-34", "WW-35")
@pytest.mark.parametrize(
    ("have", "hand", "state", "crystals", "short"),
    [
        ("p6", "Shell Scout", WINS, 0, 0),
        ("p4 1c", "Shell Scout", WINS, 1, 0),
        ("p4", "Shell Scout", LACKS, 1, 1),
        ("p1 2c", "Shell Scout", LACKS, 4, 2),
        ("p1 4c", "Shell Scout", WINS, 4, 0),
    ],
)
def test_the_sum_against_a_monster(have, hand, state, crystals, short):
    made = table(have={0: have}, hands={0: hand}, monsters=BEHEMOTH)
    assert made.data.creatures[made.card("Shell Scout")].strength == 2
    found = stand(made)
    assert (found.state, found.best.crystals, found.best.short) == (state, crystals, short)
    assert found.best.target == 7


def test_other_states_of_a_monster():
    made = table(have={0: "p6"}, hands={0: "Glimmer Moth"}, monsters=BEHEMOTH)
    assert stand(made) == (NO_MATCH, None, ())
    made = table(have={0: "p6"}, hands={0: "Shell Scout"}, monsters=BEHEMOTH, defeated={0: "m2"})
    assert stand(made) == (DEFEATED, None, ())
    made = table(have={0: "p6"}, hands={0: "Shell Scout"}, monsters={0: {"m3": "Slag Behemoth"}})
    locked = stand(made, 2)
    assert (locked.state, locked.best.short) == (LOCKED, 0)


@pytest.mark.rule("WW-35")
def test_an_evolve_token_counts_like_a_crystal_in_what_is_cheapest():
    """Tide Pup has the symbol: with the token it needs 1 crystal fewer than it saves."""
    made = table(have={0: "p1 9c 1e"}, hands={0: "Tide Pup"}, monsters=BEHEMOTH)
    ways = sums(viewer(made), M2)
    assert [(way.token, way.crystals) for way in ways] == [(5, 0), (0, 5)]
    made = table(have={0: "p6 9c 1e"}, hands={0: "Tide Pup"}, monsters=BEHEMOTH)
    assert [(way.token, way.crystals) for way in sums(viewer(made), M2)] == [(0, 0), (5, 0)]


@pytest.mark.rule("WW-50")
def test_abilities_are_part_of_the_sum():
    ogre = {0: {"m2": "Slag Behemoth", "m4": "Anvil Ogre", "m5": "Frost Notary"}}
    made = table(have={0: "p1 2c"}, hands={0: "Shell Scout"}, monsters=ogre, defeated={0: "m4, m5"})
    best = stand(made).best
    assert (best.ability, best.crystals, best.short, best.reached) == (2, 1, 0, 5)


@pytest.mark.rule("WW-17", "WW-22", "WW-23")
@pytest.mark.parametrize(
    ("have", "others", "first"),
    [
        ("p4", "Candle Sprite", ["Candle Sprite home"]),
        ("p4", "Rune Hare", ["Rune Hare home"]),
        ("p4", "Ink Ferret", ["Ink Ferret r2"]),
        ("p3", "Ink Ferret", []),
        ("p3", "Candle Sprite, Rune Hare", ["Candle Sprite home", "Rune Hare home"]),
        ("p2", "Candle Sprite, Rune Hare", []),
        ("p5", "Candle Sprite, Rune Hare", []),
    ],
)
def test_which_cards_played_first_would_win(have, others, first):
    """Shell Scout needs 7: its 2, the potion, and what the others give.

    At home Candle Sprite gives a crystal and Rune Hare a potion; in region 2 any card gives a crystal.
    """
    made = table(
        boards="forest-A, fire-A, ice-A",
        have={0: have},
        hands={0: f"Shell Scout, {others}"},
        monsters=BEHEMOTH,
    )
    assert sorted(helps(made)) == first


@pytest.mark.rule("WW-35")
def test_an_evolve_token_gained_first_may_go_on_the_card():
    """On fire-A the first card in region 1 gives one, and Tide Pup has the symbol: 1 + 1 + 5."""
    made = table(have={0: "p1"}, hands={0: "Tide Pup, Ink Ferret"}, monsters=BEHEMOTH)
    assert stand(made).best.short > 1
    assert helps(made) == ["Ink Ferret r1"]


@pytest.mark.rule("WW-23")
def test_two_cards_of_a_colour_do_not_help_in_two_regions():
    """Regions 1 and 2 of magic-A give a potion each; the cards themselves give nothing."""
    state = {"boards": "magic-A, fire-A, ice-A", "have": {0: "p3"}, "monsters": BEHEMOTH}
    made = table(hands={0: "Shell Scout, Soot Kitten, Flicker Bat"}, **state)
    assert helps(made) == []
    made = table(hands={0: "Shell Scout, Soot Kitten, Ink Ferret"}, **state)
    assert len(helps(made)) == 2


def test_the_advice_of_whole_games_holds():
    """Following what is said to help makes the fight possible; what wins can be fought."""
    game = make(3)
    followed = 0
    for state, *_ in play(game, keenly, 21):
        if not state.actors() or state.actor < 0:
            continue
        seat = state.actor
        seen = game.observation(state, seat)
        looking = Viewer(game.data, game.variants, seen)
        for slot in range(5):
            how = chance(looking, slot)
            if seen.phase == "turn":
                is_legal = game.action_from_text(f"fight m{slot + 1}") in seen.legal
                assert (how.state == WINS) == is_legal
            if seen.phase == "turn" and how.state == LACKS and how.helps:
                followed += _follow(game, state.clone(), seat, slot, how)
    assert followed


def _follow(game, state, seat, slot, how):
    """Whether the advice could be followed without a card drawn in between; it then holds."""
    for one in how.helps:
        state.apply(seat, one.action)
        if game.observation(state, seat).phase != "turn":
            return 0
    assert game.action_from_text(f"fight m{slot + 1}") in state.legal_actions(seat)
    return 1


def test_who_can_win_the_fight_that_goes_on():
    made = table(have={0: "p6"}, hands={0: "Shell Scout, Tide Pup, Glimmer Moth"}, monsters=BEHEMOTH)
    assert fighters(made.see(0)) == frozenset()
    made.do("fight m2")
    assert fighters(made.see(0)) == set(made.cards("Shell Scout, Tide Pup"))
    assert fighters(made.see(1)) == frozenset()


@pytest.mark.rule("WW-22", "WW-23", "WW-24")
def test_the_four_uses_of_a_hand_card():
    made = table(have={0: "p6"}, hands={0: "Shell Scout"}, monsters=BEHEMOTH)
    one = uses(viewer(made), made.card("Shell Scout"))
    printed = made.data.creatures[one.card]
    assert (one.points, one.gold, one.gain) == (printed.points, printed.gold, printed.bonus)
    assert one.symbols == tuple(printed.symbols)
    open_regions = [f"r{journey.region + 1}" for journey in one.journeys]
    assert sorted(open_regions) == sorted(word.split()[-1] for word in made.choices("travel"))
    values = [journey.value for journey in one.journeys]
    assert values == sorted(values, reverse=True)
    assert [won.slot for won in one.victories if won.slot == M2] == [M2]


@pytest.mark.rule("WW-50")
def test_abilities_change_what_uses_bring():
    monsters = {0: {"m4": "Moss Hermit", "m5": "Thornwood Warden"}}
    made = table(hands={0: "Shell Scout"}, monsters=monsters, defeated={0: "m4, m5"})
    one = uses(viewer(made), made.card("Shell Scout"))
    plain = uses(viewer(table(hands={0: "Shell Scout"})), one.card)
    assert len(one.gain) == len(plain.gain) + 1
    assert len(one.journeys[0].gain) == len(plain.journeys[0].gain) + 1
