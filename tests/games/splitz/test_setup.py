"""Components and setup (specification, sections 2 and 3)."""

from collections import Counter
from itertools import count, islice

import pytest

import boardwright
from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE
from boardwright.testing.bounds import is_plausible
from tests.games.splitz.scenario import Table

PLAYERS = (2, 3, 4)


@pytest.mark.rule("SZ-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_holds_70_cards(players):
    deck = Table(players).seen.deck
    assert deck[0] == 15
    assert list(deck[1:]) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert sum(deck) == 70


@pytest.mark.rule("SZ-1")
def test_every_card_of_the_rest_is_equally_likely():
    table = Table(3).row("10 J 9 1 2 3 4")
    table.divide("10 J 9 | 1 2 | 3 4").vote("0 w, 1 b, 2 k").joker(0, 9)
    weights = {table.game.action_text(action): weight for action, weight in table.state.chance_outcomes()}
    assert weights == {
        "draw J": 14, "draw 2": 1, "draw 3": 2, "draw 4": 3, "draw 5": 5, "draw 6": 6,
        "draw 7": 7, "draw 8": 8, "draw 9": 8, "draw 10": 9,
    }  # fmt: skip


@pytest.mark.rule("SZ-1")
def test_the_last_card_is_as_random_as_the_first():
    first, last = Counter(), Counter()
    for seed in range(600):
        order = _order_of_the_deck(seed)
        first[order[0]] += 1
        last[order[-1]] += 1
    for cards in (first, last):
        assert is_plausible(cards["draw J"], 600, 15 / 70, 1e-7)
        assert is_plausible(cards["draw 10"], 600, 10 / 70, 1e-7)
        assert is_plausible(cards["draw 5"], 600, 5 / 70, 1e-7)


def _order_of_the_deck(seed):
    game = boardwright.make("splitz", 3)
    state, dice, order = game.new(), Dice(seed), []
    while state.actors():
        seat = state.actors()[0]
        action = state.draw(dice) if seat == CHANCE else state.legal_actions(seat)[0]
        if seat == CHANCE and len(order) < 71:
            order.append(game.action_text(action))
        state.apply(seat, action)
    return order[1:]


@pytest.mark.rule("SZ-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_seats_are_clockwise_and_all_hold_three_choice_cards(players):
    table = Table(players, leader=players - 1)
    size = table.seen.row_end
    table.row(" ".join(["9"] * 4 + ["10"] * (size - 4)))
    table.do(players - 1, "divide 1 2")
    if players == 2:
        assert table.options(0) == ["discard white", "discard blue", "discard black"]
        return
    assert table.state.actors() == tuple(range(players))  # from the leader's left, seat 0, to the leader
    for seat in range(players):
        assert table.options(seat) == ["vote white", "vote blue", "vote black"]


@pytest.mark.rule("SZ-2", "SZ-23")
def test_choice_cards_come_back_after_every_voting():
    """A player may play the same colour in both votings of a round."""
    table = Table(3).row("5 5 8 8 J | 9 | 10").vote("all w").divide("5 5 | 8 | 8 J")
    assert table.options(1) == ["vote white", "vote blue", "vote black"]
    table.vote("0 k, 1 w, 2 b")
    assert table.round_is_over


@pytest.mark.rule("SZ-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_is_equally_likely_to_lead_first(players):
    game = boardwright.make("splitz", players)
    state = game.new()
    assert state.actors() == (CHANCE,)
    outcomes = [(game.action_text(action), weight) for action, weight in state.chance_outcomes()]
    assert outcomes == [(f"lead {seat}", 1) for seat in range(players)]
    drawn = Counter(game.action_text(state.draw(Dice(seed))) for seed in islice(count(), 3000))
    for text, _ in outcomes:
        assert is_plausible(drawn[text], 3000, 1 / players, 1e-8)


@pytest.mark.rule("SZ-3")
def test_the_drawn_seat_divides_the_first_row():
    table = Table(4, leader=2)
    assert table.seen.leader == 2
    table.row("1 2 2 3 3 3 4 4 4")
    assert table.state.actors() == (2,)


@pytest.mark.rule("SZ-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_without_cards(players):
    table = Table(players)
    assert table.stacks == [{}] * players
    assert table.waiting == [0] * players
    assert table.discards == []
    assert list(table.seen.scores) == [0] * players


@pytest.mark.rule("SZ-R27")
def test_the_first_leader_is_drawn_anew_in_each_game():
    leaders = set()
    for index in range(40):
        state = boardwright.make("splitz", 4).new()
        leaders.add(state.draw(Dice(1, index)))
    assert len(leaders) == 4
