"""What the board advises a viewer to buy: numbers worked out by hand, and advice that the rules bear out."""

import pytest

from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE
from boardwright.games.wild_world.advice.actions import paid_after_actions
from boardwright.games.wild_world.advice.buying import purchase
from boardwright.games.wild_world.advice.fights import would_fight
from boardwright.games.wild_world.advice.uses import AT_HOME, TRAVELLING
from boardwright.games.wild_world.advice.viewer import Viewer
from boardwright.games.wild_world.rules.actions import ACT, PLACE
from tests.games.wild_world.playing import keenly, play
from tests.games.wild_world.scenario import make, table

RAM = {4: "Kiln Ram"}
"""Asks for two fire symbols and costs 3; seat 0 has one symbol."""
OCCUPIED = {0: {"r1": "Moss Mouse", "r2": "Snow Vole"}}
"""The regions that are not locked have their colours, so that cards of others cannot travel."""


def viewer(made, seat=0):
    return Viewer(made.data, made.game.variants, made.see(seat))


def looking(game, state, seat):
    return Viewer(game.data, game.variants, game.observation(state, seat))


def advice(made, space, seat=0):
    return purchase(viewer(made, seat), space)


def uses(made, space):
    """The hand cards to be played first, as `home Spark Mouse`."""
    return [told(made.data, use) for use in advice(made, space).uses]


def told(data, use, name="name"):
    """A use in notation, with the card's name or its id."""
    card = getattr(data.creatures[use.card], name)
    if use.way == TRAVELLING:
        return f"travel {card} r{use.region + 1}"
    return f"{'home' if use.way == AT_HOME else 'discard'} {card}"


def lacks(made, space):
    found = advice(made, space)
    return found.pays, found.lacks_crystals, found.lacks_gold


@pytest.mark.rule("WW-15", "WW-26", "WW-29", "WW-30")
@pytest.mark.parametrize(
    ("have", "standing", "pays"),
    [
        ("3g 1c", "", (3, 1, 0)),
        ("9g 9c", "", (3, 1, 0)),
        ("3g 1e", "", (3, 0, 1)),
        ("1g 3c", "", (1, 3, 0)),
        ("1g 2c 1e", "", (1, 2, 1)),
        ("4g 1c", "1", (4, 1, 0)),
        ("1g 4c", "1", (1, 4, 0)),
        ("5g 1c", "12", (5, 1, 0)),
        ("3g 1c", ".1", (3, 1, 0)),
    ],
)
def test_what_a_purchase_takes_from_the_purse(have, standing, pays):
    made = table(market=RAM, have={0: have}, realms={4: standing})
    assert advice(made, 4).is_affordable
    assert advice(made, 4).pays == pays


@pytest.mark.rule("WW-29", "WW-30")
@pytest.mark.parametrize(
    ("have", "standing", "lacking"),
    [
        ("3g", "", (1, 0)),
        ("9g", "", (1, 0)),
        ("2g 1c", "", (0, 1)),
        ("1e", "", (0, 3)),
        ("3g 1c", "1", (0, 1)),
        ("1c", "1", (1, 0)),
        ("0g", "", (1, 0)),
    ],
)
def test_what_lacks_when_no_card_helps(have, standing, lacking):
    made = table(market=RAM, have={0: have}, realms={4: standing})
    assert lacks(made, 4) == (None, *lacking)


@pytest.mark.rule("WW-24")
def test_the_smallest_discard_that_is_enough():
    made = table(
        regions=OCCUPIED, market=RAM, have={0: "1g 1c"}, hands={0: "Rune Hare, Ink Ferret, Orrery Owl"}
    )
    assert uses(made, 4) == ["discard Rune Hare"]
    assert advice(made, 4).pays == (3, 1, 0)
    assert not advice(made, 4).is_affordable


@pytest.mark.rule("WW-24")
def test_one_card_rather_than_two():
    made = table(
        regions=OCCUPIED,
        market={4: "Coal Beetle"},
        have={0: "1c"},
        hands={0: "Rune Hare, Mirror Fox, Ink Ferret"},
    )
    assert uses(made, 4) == ["discard Ink Ferret"]


@pytest.mark.rule("WW-24")
def test_as_many_cards_as_it_needs():
    made = table(regions=OCCUPIED, market=RAM, have={0: "1c"}, hands={0: "Rune Hare, Mirror Fox"})
    assert uses(made, 4) == ["discard Rune Hare", "discard Mirror Fox"]
    assert advice(made, 4).pays == (3, 1, 0)


@pytest.mark.rule("WW-22", "WW-29")
@pytest.mark.parametrize(
    ("have", "card", "pays"),
    [
        ("2g", "Spark Mouse", (3, 0, 0)),
        ("3g", "Ember Newt", (3, 0, 0)),
        ("3g", "Candle Sprite", (3, 1, 0)),
        ("3g p6", "Rune Hare", (3, 1, 0)),
    ],
)
def test_a_card_at_home_brings_its_symbols_and_its_bonus(have, card, pays):
    made = table(regions=OCCUPIED, market=RAM, have={0: have}, hands={0: card})
    assert uses(made, 4) == [f"home {card}"]
    assert advice(made, 4).pays == pays


@pytest.mark.rule("WW-17", "WW-22")
def test_a_potion_helps_only_at_the_end_of_the_track():
    made = table(regions=OCCUPIED, market=RAM, have={0: "3g p5"}, hands={0: "Rune Hare"})
    assert lacks(made, 4) == (None, 1, 0)


@pytest.mark.rule("WW-17", "WW-22")
def test_potions_add_up_along_the_track():
    made = table(regions=OCCUPIED, market=RAM, have={0: "3g p5"}, hands={0: "Rune Hare, Mirror Fox"})
    assert uses(made, 4) == ["home Rune Hare", "home Mirror Fox"]


@pytest.mark.rule("WW-23")
def test_a_card_may_travel_for_what_it_covers():
    """Region 1 of this board begins with an evolve token, then a card."""
    made = table(market=RAM, have={0: "3g"}, hands={0: "Ink Ferret"})
    assert uses(made, 4) == ["travel Ink Ferret r1"]
    taken = table(market=RAM, have={0: "3g"}, hands={0: "Ink Ferret"}, regions={0: {"r1": "Rune Hare"}})
    assert lacks(taken, 4) == (None, 1, 0)


@pytest.mark.rule("WW-23", "WW-50")
def test_cards_of_one_colour_do_not_travel_to_two_regions():
    """With Thornwood Warden defeated, region 4 gives 3 gold in all and region 5 gives 1."""
    regions = {0: {"r1": "Moss Mouse", "r2": "Snow Vole", "r3": "Reed Nixie"}}
    state = {"market": RAM, "defeated": {0: "Thornwood Warden"}, "opened": {0: "r4 r5"}, "regions": regions}
    one = table(have={0: "1c"}, hands={0: "Ink Ferret, Chalk Golemling"}, **state)
    assert uses(one, 4) == ["travel Ink Ferret r4"]
    two = table(have={0: "1c"}, hands={0: "Ink Ferret, Chalk Golemling"}, realms={4: "1"}, **state)
    assert sorted(uses(two, 4)) == ["discard Chalk Golemling", "travel Ink Ferret r4"]


@pytest.mark.rule("WW-22", "WW-24")
def test_at_home_rather_than_discarded():
    made = table(regions=OCCUPIED, market=RAM, have={0: "2g 1c"}, hands={0: "Rune Hare, Tide Pup"})
    assert uses(made, 4) == ["home Tide Pup"]


@pytest.mark.rule("WW-22", "WW-24")
def test_cards_at_home_and_discarded_together():
    made = table(regions=OCCUPIED, market=RAM, have={0: "1g"}, hands={0: "Rune Hare, Ember Newt"})
    assert sorted(uses(made, 4)) == ["discard Rune Hare", "home Ember Newt"]
    assert advice(made, 4).pays == (3, 0, 0)


@pytest.mark.rule("WW-26")
def test_the_toll_is_paid_with_what_the_cards_bring():
    made = table(regions=OCCUPIED, market=RAM, have={0: "1c"}, realms={4: "1"}, hands={0: "Null Panther"})
    assert uses(made, 4) == ["discard Null Panther"]
    assert advice(made, 4).pays == (4, 1, 0)


@pytest.mark.rule("WW-50")
@pytest.mark.parametrize(
    ("monster", "have", "card", "used"),
    [
        ("Drowned Bell-Ringer", "1c", "Rune Hare", ["discard Rune Hare"]),
        ("Moss Hermit", "2g 1c", "Ink Ferret", ["home Ink Ferret"]),
        ("Salt Duchess", "2g 1c", "Rune Hare", []),
        ("Smoke Baron", "3g", "Rune Hare", []),
        ("Tidewall Golem", "3g 1c", "Rune Hare", []),
    ],
)
def test_abilities_count(monster, have, card, used):
    standing = "1" if monster == "Tidewall Golem" else ""
    made = table(market=RAM, have={0: have}, hands={0: card}, defeated={0: monster}, realms={4: standing})
    assert advice(made, 4).pays is not None
    assert uses(made, 4) == used


@pytest.mark.rule("WW-29", "WW-32")
def test_who_stands_there_pays_no_toll_again():
    made = table(market=RAM, have={0: "4g 1c"}, realms={4: "1"})
    assert advice(made, 4).toll == 1
    made.do("place 4", "main")
    assert advice(made, 4).toll == 0
    assert advice(made, 4).pays == (3, 1, 0)


@pytest.mark.rule("WW-32")
def test_from_an_empty_space_every_card_is_within_reach():
    made = table(market={3: ""}, have={0: "9g 9c"}, realms={5: "12"}, decks={"water": ""})
    assert advice(made, 5).toll == 2
    made.do("place 3", "main")
    assert advice(made, 5).toll == 0
    assert advice(made, 3) is None


@pytest.mark.rule("WW-27", "WW-17", "WW-19")
@pytest.mark.parametrize(
    ("space", "card", "have", "standing", "paid"),
    [
        (2, "Coral Lynx", "2c", "", {"main action": (3, 2, 0)}),
        (2, "Coral Lynx", "1g 2c", "1", {"main action": (4, 2, 0)}),
        (2, "Coral Lynx", "0g", "", {}),
        (4, "Kiln Ram", "3g", "", {"main action": (3, 0, 1)}),
        (4, "Kiln Ram", "4g p6", "", {"main action": (3, 0, 1), "alternative action": (4, 1, 0)}),
        (4, "Kiln Ram", "4g p5", "", {"main action": (3, 0, 1), "alternative action": (4, 1, 0)}),
        (6, "Sleet Gull", "2g", "", {"main action": (2, 1, 0)}),
    ],
)
def test_what_is_affordable_after_an_action(space, card, have, standing, paid):
    """In round 1 the alternatives beside water, fire and ice are draw, brew and trade."""
    made = table(market={space: card}, have={0: have}, realms={space: standing})
    found = paid_after_actions(viewer(made), space)
    if space == 6:
        found = [way for way in found if way[0] == "main action"]
    assert dict(found) == paid


@pytest.mark.rule("WW-27", "WW-29")
def test_what_is_told_of_actions_comes_true():
    game, asked = make(3), 0
    for state, _, _, _ in play(game, keenly, 13):
        seat = state.actor
        if seat == CHANCE or not state.actors() or game.observation(state, seat).phase != "turn":
            continue
        seen = game.observation(state, seat)
        placeable = [space for space in range(10) if PLACE + space in seen.legal]
        for space in placeable:
            told = dict(paid_after_actions(looking(game, state, seat), space))
            for number, what in ((0, "main action"), (1, "alternative action")):
                after = _acted(game, state, space, ACT + number)
                if after is None:
                    continue
                asked += 1
                offer = after.offers[space]
                can_pay = offer is not None and offer.short_of_wild == offer.short_of_wealth == 0
                assert can_pay == (what in told)
    assert asked > 500


def _acted(game, state, space, action):
    """What the player sees at the purchase; None if the action cannot be chosen."""
    state, dice, seat = state.clone(), Dice(2), state.actor
    state.apply(seat, PLACE + space)
    if action not in state.legal_actions(seat):
        return None
    state.apply(seat, action)
    while state.actor == CHANCE or game.observation(state, seat).phase != "buy":
        state.apply(state.actor, state.draw(dice) if state.actor == CHANCE else state.legal_actions(seat)[0])
    return game.observation(state, seat)


@pytest.mark.rule("WW-25")
def test_nothing_is_affordable_after_an_action_where_nobody_can_place():
    """All worker spaces are taken, or all workers are placed."""
    state = {"market": {2: "Coral Lynx"}, "have": {0: "9c"}}
    assert paid_after_actions(viewer(table(realms={2: "12"}, **state)), 2)
    assert not paid_after_actions(viewer(table(realms={2: "122"}, **state)), 2)
    assert not paid_after_actions(viewer(table(realms={0: "000"}, **state)), 2)


@pytest.mark.rule("WW-22", "WW-23", "WW-24")
def test_labels_say_what_abilities_add():
    """Moss Hermit gives 1 gold for each card at home, Thornwood Warden for each that travels."""
    monsters = {0: {"m4": "Moss Hermit", "m5": "Thornwood Warden"}}
    made = table(hands={0: "Shell Scout"}, monsters=monsters, defeated={0: "m4, m5"})
    label = made.game.words.act_label
    for act in ("home Shell Scout", "travel Shell Scout r1"):
        assert "gain 1 gold" in str(label(made.see(0), made.number(act))[1])


@pytest.mark.rule("WW-21", "WW-23")
def test_what_hangs_on_a_choice_counts_for_nothing():
    """In region 1 a worker would come, but there is none left: any main action, of which one would help."""
    lying = {0: {"r1": "Moss Mouse, Acorn Squire, Thicket Wren"}}
    state = {"market": RAM, "regions": lying, "hands": {0: "Bark Beetle"}, "have": {0: "3g p6"}}
    made = table(**state)
    made.state.workers[0] = 6
    assert lacks(made, 4) == (None, 1, 0)


def test_a_spectator_is_advised_nothing():
    made = table(have={0: "9g 9c"})
    assert [advice(made, space, None) for space in range(10)] == [None] * 10


def test_the_rules_bear_the_advice_out():
    """What is advised can be done, then the card can be had for what was said; no card fewer is enough."""
    game, asked = make(3), 0
    for state, _, _, _ in play(game, keenly, 11):
        seat = state.actor
        if seat == CHANCE or not state.actors() or game.observation(state, seat).phase != "turn":
            continue
        seen = looking(game, state, seat)
        for space in range(10):
            found = purchase(seen, space)
            if found is None:
                continue
            if found.is_affordable:
                offer = seen.seen.offers[space]
                assert (offer.short_of_wild, offer.short_of_wealth) == (0, 0)
            if not found.uses:
                continue
            asked += 1
            after = _played(game, state, found.uses)
            assert after.seen.offers[space].short_of_wealth == after.seen.offers[space].short_of_wild == 0
            better = purchase(after, space)
            assert better.is_affordable
            assert sum(better.pays) == sum(found.pays)
            for number in range(len(found.uses)):
                fewer = found.uses[:number] + found.uses[number + 1 :]
                left = purchase(_played(game, state, fewer), space)
                assert not left.is_affordable
    assert asked > 100


def _played(game, state, played):
    """What the player sees after these uses of cards; what they draw besides is left to chance."""
    state, dice = state.clone(), Dice(1)
    seat = state.actor
    for use in played:
        state.apply(seat, game.action_from_text(told(game.data, use, "id")))
        while state.actor == CHANCE or game.observation(state, seat).phase != "turn":
            chosen = state.draw(dice) if state.actor == CHANCE else state.legal_actions(seat)[0]
            state.apply(state.actor, chosen)
    return looking(game, state, seat)


# What a card of the market would do in the viewer's hand


@pytest.mark.rule("WW-35")
def test_how_a_card_of_the_market_would_fight():
    """Gatehouse Cinderling asks 5 of water and 7 of fire."""
    made = table(have={0: "2c 1e p3"})
    own, *_ = would_fight(viewer(made), made.card("Kiln Ram"))
    assert (own.slot, own.token, own.reached, own.target) == (0, 5, 10, 7)
    assert (own.crystals, own.short) == (0, 0)
    weak, *_ = would_fight(viewer(made), made.card("Coral Lynx"))
    assert (weak.slot, weak.token, weak.target, weak.short) == (0, 0, 5, 0)


@pytest.mark.rule("WW-35")
def test_a_bought_card_would_fight_as_it_was_told():
    made = table(have={0: "4g 9c p2"}, market=RAM).do("place 4", "main")
    told = would_fight(viewer(made), made.card("Kiln Ram"))
    made.do("buy 4").chance()
    held = [match for match in made.see(0).matches if match.card == made.card("Kiln Ram")]
    cheapest = [min(way.crystals + way.evolved for way in held if way.slot == one.slot) for one in told]
    assert [one.crystals + bool(one.token) for one in told] == cheapest
    assert {way.slot for way in held} == {one.slot for one in told} != set()
