"""What a seat may know of a position (specification, section 4, "Hidden information")."""

import json
from collections import Counter

import pytest

from tests.games.splitz.scenario import Table


@pytest.fixture
def table():
    """Three players vote; seats 1 and 2 have committed."""
    return Table(3).row("9 9 J | 2 10 | 7 7").vote("1 w, 2 k")


def seen_by(table, seat):
    return table.game.observation(table.state, seat)


@pytest.mark.rule("SZ-22", "SZ-R6")
def test_a_committed_vote_is_its_owners_alone(table):
    assert [seen_by(table, seat).own_vote for seat in (0, 1, 2, None)] == [-1, 0, 2, -1]
    assert seen_by(table, 0).committed == (1, 2)
    assert seen_by(table, None).as_json() == seen_by(table, None).as_json()


@pytest.mark.rule("SZ-22")
def test_other_votes_make_no_difference_to_what_is_seen():
    """Every combination of two committed votes looks the same to the third seat and to a spectator."""
    sights = set()
    for one in "wbk":
        for two in "wbk":
            table = Table(3).row("9 9 J | 2 10 | 7 7").vote(f"1 {one}, 2 {two}")
            sights.add((seen_by(table, 0).as_json(), seen_by(table, None).as_json()))
    assert len(sights) == 1


@pytest.mark.rule("SZ-22")
def test_finished_votings_are_public():
    table = Table(3).row("5 5 8 8 J | 9 | 10").vote("all w")
    voting = seen_by(table, None).votings[0]
    assert (voting.path, voting.bounds, voting.votes) == ((), (0, 5, 6, 7), (0, 0, 0))


@pytest.mark.rule("SZ-52")
def test_the_composition_of_the_deck_is_public(table):
    deck = seen_by(table, None).deck
    box = Counter({card: card for card in range(1, 11)} | {0: 15})
    row = Counter(seen_by(table, None).row)
    assert Counter(dict(enumerate(deck))) == box - row + Counter({card: 0 for card in box})
    assert sum(deck) == seen_by(table, None).deck_left == 63


def test_it_is_json_with_the_viewers_own_options(table):
    facts = json.loads(seen_by(table, 0).as_json())
    assert facts["legal"] == [31, 32, 33]
    assert facts["actors"] == [0]
    assert json.loads(seen_by(table, None).as_json())["legal"] == []
    assert json.loads(seen_by(table, 1).as_json())["legal"] == []


def test_the_last_round_stays_until_the_next_row_is_dealt():
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("0 k, 1 w, 2 b")
    assert table.seen.row == (9, 9, 0, 2, 10, 7, 7)
    assert table.seen.votings[0].votes == (2, 0, 1)
    table.do(-1, "draw 3")
    assert table.seen.row == (3,)
    assert table.seen.votings == ()


@pytest.mark.rule("SZ-44")
def test_waiting_jokers_are_seen():
    table = Table(3).row("J J | 5 6 | 5 6 7").vote("0 w, 1 b, 2 k")
    assert table.seen.waiting == (2, 0, 0)


@pytest.mark.rule("SZ-45")
def test_what_a_taker_just_received_is_seen():
    table = Table(3).row("J J | 5 6 | 5 6 7").vote("0 w, 1 b, 2 k")
    table.row("3 7 J | 9 9 | 8 8").vote("0 w, 1 b, 2 k")
    seen = table.seen
    assert (seen.phase, seen.taker, seen.received, seen.jokers_left) == ("first", 0, (3, 7), 1)


@pytest.mark.rule("SZ-36")
def test_contested_parts_to_come_are_seen():
    table = Table(4, leader=1).row("6 J 6 | 4 | 9 9 9 J 2").vote("0 w, 1 k, 2 w, 3 k")
    seen = table.seen
    assert (seen.path, seen.contested, seen.voters) == ((0,), ((2,),), (0, 2))


def test_rounds_and_majorities_so_far():
    table = Table(4).give(0, "10 9").give(1, "8")
    seen = table.seen
    assert (seen.round, seen.rounds) == (3, 8)
    assert seen.victory_rows[:2] == ((9, 10), (8,))
