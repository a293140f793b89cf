"""What bots know of Splitz: by numbers in plain cases, and sound in every position."""

from dataclasses import replace
from math import isfinite

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boardwright
from boardwright import Dice, SeatView
from boardwright.bots.greedy import Greedy
from boardwright.games.splitz.knowledge.prospects import Prospects, shares
from boardwright.games.splitz.knowledge.quantal import QuantalVoting
from boardwright.lab.simulation import Run, simulate
from tests.games.splitz.scenario import Table

DENOMINATIONS = range(1, 11)


def weights(table, seat, stacks=None, deck=None):
    """The weights of the seat's options by notation; other stacks and another deck may be supposed."""
    seen = table.game.observation(table.state, seat)
    if stacks is not None:
        seen = replace(seen, stacks=tuple(tuple(stack.get(d, 0) for d in range(11)) for stack in stacks))
    if deck is not None:
        seen = replace(seen, deck=tuple(deck.get(card, 0) for card in range(11)))
    actions = table.state.legal_actions(seat)
    found = table.game.knowledge.weights(seen, seat, actions)
    return dict(zip([table.game.action_text(action) for action in actions], found))


def best(found):
    return max(found, key=found.get)


def choice(table, seat, seed=1):
    """What greedy does, in notation."""
    return table.game.action_text(Greedy(seed).choose(SeatView(table.game, table.state, seat)))


def prospects(*stacks, deck=(), waiting=None):
    """Prospects of seats with these stacks; the deck is as {card: copies}."""
    counts = [[stack.get(d, 0) for d in range(11)] for stack in stacks]
    left = [dict(deck).get(card, 0) for card in range(11)]
    return Prospects(DENOMINATIONS, counts, waiting or [0] * len(stacks), left)


# Majorities


def test_without_coming_cards_the_count_decides():
    assert shares((3, 2, 0), 0) == (1, 0, 0)
    assert shares((2, 2, 1), 0) == (1, 1, 0)
    assert shares((0, 0), 0) == (0, 0)


def test_a_lead_is_safe_only_when_the_coming_cards_cannot_undo_it():
    assert shares((5, 2), 2) == (1, 0)
    ahead, behind = shares((3, 2), 4)
    assert 0.5 < ahead < 1
    assert 0 < behind < ahead
    assert shares((4, 2), 4)[0] > ahead


def test_equal_counts_have_equal_chances():
    first, second, third, last = shares((2, 2, 2, 0), 5)
    assert first == pytest.approx(second) == pytest.approx(third)
    assert last < first


def test_merits_at_the_end_are_points_against_the_rivals():
    assert prospects({10: 2}, {10: 1, 4: 1}).merits() == (6, -6)
    assert prospects({10: 2}, {10: 2}, {3: 1}).merits() == (6.75, 6.75, -2)


# Parts


def test_a_part_is_worth_the_majorities_it_wins():
    table = prospects({10: 2, 9: 5}, {10: 2, 9: 2})
    assert table.gain(0, (10,))[0] == 10  # the rival loses the shared ten
    assert table.gain(0, (9, 9))[0] == 0  # the nines are safe
    assert table.gain(1, (9, 9))[1] == 0  # and out of reach
    assert table.gain(1, (9, 9, 9))[1] == 9


def test_jokers_are_counted_where_they_are_worth_most():
    table = prospects({10: 2, 6: 1}, {10: 5, 6: 1})
    assert table.gain(0, (0,))[0] == 6
    assert table.gain(1, (0,))[1] == 6


def test_waiting_jokers_join_the_part_that_releases_them():
    table = prospects({}, {8: 2}, waiting=[2, 0])
    assert table.gain(0, (8, 3))[0] == 8 + 8 + 3


# Votings


def test_nobody_runs_into_a_part_that_only_another_wants():
    gains = [[(9.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]]
    gains += [[(1.0, 0.0, 0.0), (0.0, 4.0, 0.0), (0.0, 0.0, 1.0)]]
    gains += [[(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 4.0)]]
    voting = QuantalVoting((0, 1, 2), gains, (2, 2, 2))
    for seat in range(3):
        assert voting.choices(seat, 0.05)[seat] > 0.9
        assert voting.expected(seat) > 3


def test_three_who_want_the_same_do_not_all_claim_it():
    gains = [[(good, 0, 0), (0, good, 0), (0, 0, good)] for good in (6.0, 5.0, 5.0)]
    chances = QuantalVoting((0, 1, 2), gains, (2, 2, 2)).choices(0, 0.1)
    assert max(chances) < 0.8


def test_a_contested_single_card_is_worth_less_than_a_contested_pair():
    gains = [[(4.0, 0.0), (0.0, 4.0)], [(4.0, 0.0), (0.0, 4.0)]]
    single, pair = QuantalVoting((0, 1), gains, (1, 2)).choices(0, 0.1)
    assert single < pair


# Decisions


def test_two_players_deny():
    """A part counts by the difference it makes, be it won or kept from the rival."""
    table = Table(2).row("9 | 6 | 1 2 3 4 5").throw_out("k")
    found = weights(table, 0, [{6: 1}, {6: 1, 9: 5}], {})
    assert found["vote blue"] > 0.9  # the 6 makes six points of difference, the safe 9 none
    found = weights(table, 0, [{6: 1, 9: 2}, {6: 1, 9: 2}], {})
    assert found["vote white"] > 0.9  # nine of difference against six


def test_the_second_player_throws_out_what_serves_the_leader_alone():
    table = Table(2).row("10 | 9 | 1 5 6 7 8")
    assert best(weights(table, 1, [{10: 1}, {10: 1, 9: 5}], {1: 1})) != "discard blue"
    alone = weights(table, 1, [{10: 2, 9: 5}, {10: 2, 8: 1}], {})
    assert alone["discard blue"] < alone["discard white"]


def test_a_joker_goes_to_a_contested_majority():
    table = Table(3).give(1, "10 10 10 10 10")
    table.give(0, "10 9 9 9 9").give(2, "8 8").row("8 8 J | 1 | 2 3 4")
    table.vote("0 w, 1 b, 2 b")
    assert set(table.options(0)) == {"joker 8", "joker 9", "joker 10"}
    assert choice(table, 0) == "joker 8"  # 10 is behind by far, 9 leads by far


def test_waiting_jokers_join_the_high_card():
    table = Table(3).give(1, "10").give(0, "J J").row("3 10 9 | 5 | 6 7 8")
    table.vote("0 w, 1 b, 2 b")
    assert choice(table, 0) in ("first 10", "first 9")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_part_that_is_worth_nothing_is_not_claimed(players):
    """One's own 9s are far ahead, and in black the rivals are."""
    low = "7 7 8 8 8 8" if players == 4 else "7 8 8 8"
    table = Table(players).row(f"9 | 10 10 | {low}")
    if players == 2:
        table.throw_out("k")
    rivals = [{10: 1, 8: 9, 7: 9}] * (players - 1)
    found = weights(table, 0, [{9: 6, 10: 1}, *rivals], {})
    assert best(found) == "vote blue"
    assert found["vote white"] < 0.05


def test_the_leader_does_not_make_equal_parts_without_reason():
    """Only the leader has use for the 10s, and it needs both: they stay together."""
    table = Table(3).row("10 10 1 2 3 4 5")
    rivals = {10: 3, 1: 1, 2: 2, 3: 2, 4: 3, 5: 4}
    found = weights(table, table.seen.leader, [{10: 2}, rivals, rivals], {})
    assert best(found).startswith("divide 2")
    assert found["divide 2 4"] < found[best(found)] / 10  # two cards, two cards and three


# Every position


def check_position(game, state):
    for seat in state.actors():
        actions = state.legal_actions(seat)
        found = game.knowledge.weights(game.observation(state, seat), seat, actions)
        if found is not None:
            assert len(found) == len(actions)
            assert all(isfinite(weight) and weight >= 0 for weight in found)
            assert sum(found) > 0
        view = SeatView(game, state, seat)
        chosen = Greedy(2).choose(view)
        assert chosen in actions
        assert Greedy(2).choose(SeatView(game, state.resample(seat, Dice(8)), seat)) == chosen
    assert all(isfinite(game.knowledge.value(state, seat)) for seat in range(game.players))


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=6, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32))
def test_weights_and_choices_are_sound_in_every_position(players, seed):
    game = boardwright.make("splitz", players)
    state, dice = game.new(), Dice(seed)
    while state.actors():
        if state.actor >= 0 and dice.below(4) == 0:
            check_position(game, state)
        legal = state.legal_actions(state.actor)
        state.play(state.draw(dice) if state.actor < 0 else legal[dice.below(len(legal))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players):
    """The same 12 games every time; `scripts/strength.py` plays the thousand that prove it."""
    wins = 0.0
    for seat in range(players):
        seated = ["random"] * players
        seated[seat] = "greedy"
        wins += simulate(Run("splitz", players, 100 + seat, seated), 12 // players).wins()[seat]
    assert wins >= 8
