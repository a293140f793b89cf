"""What bots know of World Splitters: the plain choice in plain positions, and sound in every position."""

from math import isfinite

import pytest

from boardwright import Dice, SeatView
from boardwright.bots.greedy import Greedy
from boardwright.core.state import OVER
from boardwright.games.world_splitters.knowledge import position_seen
from boardwright.games.world_splitters.knowledge.appraisal import Appraisal
from boardwright.games.world_splitters.knowledge.bargains import Bargain
from boardwright.games.world_splitters.knowledge.outlook import Outlook, open_prizes, prizes
from boardwright.games.world_splitters.rules.position import BIDDING, REPLYING_HIDDEN, REPLYING_OPEN
from tests.games.world_splitters.scenario import COUNTS, MAPS, make, table

POCKET = "b1-c1 b2-c2"
"""On T6x3, all but one of the fences round a1 to b3."""


def choice(made):
    """What greedy does next, in notation."""
    return made.game.action_text(Greedy(1).choose(SeatView(made.game, made.state, made.actor)))


def likeliest(made, seat):
    """The action of the greatest weight, in notation."""
    actions = made.state.legal_actions(seat)
    weights = made.game.knowledge.weights(made.see(seat), seat, actions)
    return made.game.action_text(actions[weights.index(max(weights))])


def values(made, *acts):
    """What acts of the player in turn are worth."""
    seat, found = made.actor, []
    for act in acts:
        after = made.state.clone()
        after.apply(seat, made.game.action_from_text(act))
        found.append(made.game.knowledge.value(after, seat))
    return found


def bargain(made):
    return Bargain(Appraisal(made.state, Outlook(made.state.ground)))


# Land


def test_an_outlook_finds_what_one_fence_closes():
    ground = table("T6x3", fences=POCKET).state.ground
    assert [[region.bit_count() for region in regions] for regions in Outlook(ground).closings] == [[6]]


def test_what_lies_round_a_space_ends_at_fences():
    made = table("T6x3", fences=POCKET)
    spaces, outlook = made.plan.spaces, Outlook(made.state.ground)
    around = outlook.around[spaces.index("b1")]
    assert {spaces[space] for space in range(18) if around >> space & 1} == {"a1", "b1", "a2", "b2", "b3"}


def test_who_is_there_may_lead_and_ties_go_left():
    alone, _, _ = prizes((1, 0, 0), 5, 0, (0, 1, 2))
    left, right, _ = prizes((1, 1, 0), 5, 0, (0, 1, 2))
    many, one, none = prizes((3, 1, 0), 5, 0, (2, 1, 0))
    assert many > alone > left > right > none == 0
    assert many > left > one > 0


def test_an_obelisk_is_for_the_leader():
    assert prizes((2, 1), 5, 1, (0, 1))[0] > prizes((2, 1), 5, 0, (0, 1))[0]


def test_open_land_at_the_very_end_is_what_it_scores():
    assert open_prizes((4, 3, 0), 20, (2, 1, 0), 0.0) == pytest.approx([40, 7, 0], abs=6)
    early, late = (open_prizes((4, 3), 20, (0, 1), left)[0] for left in (1.0, 0.0))
    assert late > early


# Fences


def test_whoever_leads_a_pocket_closes_it():
    made = table("T6x3", fences=POCKET, explorers={0: "a1 a2", 1: "b1"})
    assert choice(made) == "divide b3-c3"


def test_the_next_player_is_not_set_up_to_close():
    made = table("T6x3", fences="b1-c1", explorers={1: "a1 a2"})
    opened, elsewhere = values(made, "divide b2-c2", "divide d1-e1")
    assert elsewhere > opened


def test_a_closing_for_oneself_is_worth_more_than_for_a_rival():
    mine = table("T6x3", fences=POCKET, explorers={0: "a1 a2", 1: "d1 e1"})
    theirs = table("T6x3", fences=POCKET, explorers={1: "a1 a2", 0: "d1 e1"})
    assert values(mine, "divide b3-c3")[0] > values(theirs, "divide b3-c3")[0] + 5


def test_a_fence_of_a_favor_closes_too():
    made = table("T6x3", favors="Y:e2", fences=POCKET, explorers={1: "a1 a2"})
    made.do("divide e2-e3").bids({1: 3, 2: 0}).do("accept", "place e2")
    assert made.asks == ("fence", 1)
    assert choice(made) == "fence b3-c3"


# Bids and answers


def test_a_worthless_bid_is_returned_and_a_fortune_accepted():
    cheap = table("T6x3").do("divide c2-d2").bids({1: 0, 2: 0})
    assert choice(cheap) == "return"
    dear = table("T6x3").do("divide c2-d2").bids({1: 9, 2: 0})
    assert choice(dear) == "accept"


def test_a_favor_that_completes_a_set_is_dear():
    plain = table("T6x3", favors="R:c2").do("divide c2-d2")
    wanted = table("T6x3", favors="R:c2", taken={1: "YG"}).do("divide c2-d2")
    assert bargain(wanted).price(1, 0) > bargain(plain).price(1, 0)


def test_a_coin_more_than_the_active_player_owns_is_enough():
    made = table("T6x3", favors="R:c2", taken={1: "YG"}, coins={0: 1}).do("divide c2-d2")
    assert bargain(made).price(1, 0) == 2
    assert likeliest(made, 1) == "bid 2"


def test_who_owns_little_bids_no_more():
    made = table("T6x3", favors="R:c2", taken={1: "YG"}, coins={1: 1}).do("divide c2-d2")
    assert likeliest(made, 1) == "bid 1"


def test_coins_count_double_when_they_are_few():
    weighed = Appraisal(table("T6x3").state, Outlook(table("T6x3").state.ground))
    none, one, eight, nine = (weighed.money([coins, 9, 9])[0] for coins in (0, 1, 8, 9))
    assert one - none > 2 * (nine - eight)


def test_the_better_space_is_chosen():
    made = table("T6x3", favors="R:c2", taken={1: "YG"})
    made.do("divide c2-d2").bids({1: 9, 2: 0}).do("accept")
    assert choice(made) == "place c2"


# Two players


def test_an_offer_for_a_wanted_space_is_higher():
    plain = table("T6x3", 2).do("divide c2-d2")
    wanted = table("T6x3", 2, favors="R:c2", taken={0: "YG"}).do("divide c2-d2")
    assert bargain(wanted).price(0, 1) > bargain(plain).price(0, 1)


def test_nothing_is_returned_and_a_fortune_accepted_by_two():
    cheap = table("T6x3", 2).do("divide c2-d2", "open 0", "hidden 0")
    assert likeliest(cheap, 1) == "return open"
    dear = table("T6x3", 2).do("divide c2-d2", "open 9")  # nothing is left to hide
    assert likeliest(dear, 1) == "accept open"


# The end


def test_ending_the_game_is_best_for_who_wins_by_it():
    last = {"fences": POCKET, "markers": 7, "explorers": {0: "a1 a2 d1 d2", 1: "e1 f1", 2: "e2"}}
    close, far = (table("T6x3", points={1: lead}, **last) for lead in (35, 80))
    gains = [values(made, "divide b3-c3", "divide d1-e1") for made in (close, far)]
    winning, losing = (ending - waiting for ending, waiting in gains)
    assert winning > losing + 10
    assert choice(close) == "divide b3-c3"


# Every position


def walk(game, seed, every):
    """Positions with a choice in a game played at random, one in so many."""
    state, dice = game.new(), Dice(seed)
    while state.actor != OVER:
        if state.actor >= 0 and dice.below(every) == 0:
            yield state
        legal = state.legal_actions(state.actor)
        state.play(state.draw(dice) if state.actor < 0 else legal[dice.below(len(legal))])


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("players", COUNTS)
def test_choices_are_sound_and_the_same_in_every_world(map_id, players):
    game = make(players, map=map_id)
    for state in walk(game, 3, every=12):
        seat = state.actor
        chosen = Greedy(2).choose(SeatView(game, state, seat))
        assert chosen in state.legal_actions(seat)
        assert Greedy(2).choose(SeatView(game, state.resample(seat, Dice(8)), seat)) == chosen
        assert all(isfinite(game.knowledge.value(state, other)) for other in range(players))


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("players", COUNTS)
def test_a_position_is_seen_as_it_is_where_nothing_is_secret(map_id, players):
    game = make(players, map=map_id)
    for state in walk(game, 4, every=2):
        if state.phase not in (BIDDING, REPLYING_OPEN, REPLYING_HIDDEN):
            seen = position_seen(game.data, game.observation(state, state.actor))
            assert seen.regions[seen.scored :] == state.regions[state.scored :]
            seen.regions = state.regions
            assert seen == state


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players):
    """A game for every seat, always the same; `scripts/strength.py` plays the thousand that prove it."""
    game = make(players)
    for seat in range(players):
        bot, state, dice = Greedy(5), game.new(), Dice(40 + seat)
        while state.actor != OVER:
            if state.actor == seat:
                state.play(bot.choose(SeatView(game, state, seat)))
            else:
                legal = state.legal_actions(state.actor)
                state.play(state.draw(dice) if state.actor < 0 else legal[dice.below(len(legal))])
        assert state.ranking()[seat] == 1
