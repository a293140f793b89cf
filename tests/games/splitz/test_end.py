"""End of a round, end of the game and the count (SZ-50 to SZ-68)."""

import pytest

import boardwright
from boardwright.core.state import CHANCE
from boardwright.testing.situation import walk
from tests.games.splitz.scenario import Table


def count(table):
    """Victory rows, points and places, if the game ended now."""
    seen = table.seen
    return [list(row) for row in seen.victory_rows], list(seen.scores), list(seen.ranks)


@pytest.mark.rule("SZ-50", "SZ-51", "SZ-R26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_ends_when_the_whole_row_is_taken_or_discarded(players):
    game = boardwright.make("splitz", players)
    leader = None
    for at in walk(game, 21):
        seen = game.observation(at.state, None)
        if seen.phase == "deal" and (not seen.row or seen.votings):
            held = sum(map(sum, seen.stacks)) + sum(map(sum, seen.jokers)) + sum(seen.waiting)
            assert held + sum(seen.discards) + seen.deck_left == 70
            assert not seen.contested
            if leader is not None and leader[0] != seen.round:
                assert seen.leader == (leader[1] + 1) % players
            leader = seen.round, seen.leader


@pytest.mark.rule("SZ-51")
def test_the_lead_passes_to_the_left():
    table = Table(3, leader=2).row("9 9 J | 2 10 | 7 7").vote("0 k, 1 w, 2 b")
    assert table.seen.leader == 0


@pytest.mark.rule("SZ-52")
def test_discarded_cards_never_come_back():
    table = (
        Table(3).row("5 5 8 8 1 | 9 | 10").vote("all w").divide("5 | 5 | 8 8 1").vote("all k").vote("all k")
    )
    assert table.seen.discards[1] == 1
    assert table.seen.deck[1] == 0
    assert "draw 1" not in [table.game.action_text(action) for action, _ in table.state.chance_outcomes()]
    assert table.seen.deck_left == 63


@pytest.mark.rule("SZ-60", "SZ-12")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 8)])
def test_the_last_round_is_played_to_its_end(players, rounds):
    game = boardwright.make("splitz", players)
    emptied = False
    for at in walk(game, 4):
        seen = game.observation(at.state, None)
        if seen.deck_left == 0:
            assert seen.round == rounds
            emptied = emptied or seen.phase == "divide"
    assert emptied
    assert at.state.actors() == ()
    assert len(seen.votings) >= 1
    assert seen.deck_left == 0
    held = sum(map(sum, seen.stacks)) + sum(map(sum, seen.jokers)) + sum(seen.waiting)
    assert held + sum(seen.discards) == 70
    assert at.state.legal_actions(CHANCE) == []


@pytest.mark.rule("SZ-61", "SZ-65", "SZ-E3")
def test_maxim_has_two_majorities():
    table = Table(3).give(0, "5 5 8 8").give(1, "5 2").give(2, "8 10")
    rows, points, _ = count(table)
    assert rows[0] == [5, 8]
    assert points[0] == 13


@pytest.mark.rule("SZ-E14", "SZ-61", "SZ-62", "SZ-63", "SZ-64", "SZ-65", "SZ-68")
def test_the_count_of_four_players():
    table = Table(4)
    table.give(0, "10 10 J 7 7 4", jokers=(10,))
    table.give(1, "10 10 10 7 J 1", jokers=(7,))
    table.give(2, "7 7 2 J", jokers=(2,))
    table.give(3, "J")
    assert table.stacks == [{4: 1, 7: 2, 10: 3}, {1: 1, 7: 2, 10: 3}, {2: 2, 7: 2}, {}]
    assert table.waiting == [0, 0, 0, 1]
    rows, points, places = count(table)
    assert rows == [[4, 7, 10], [1, 7, 10], [2, 7], []]
    assert points == [21, 18, 9, 0]
    assert places == [1, 2, 3, 4]


@pytest.mark.rule("SZ-61")
def test_jokers_count_for_the_majority():
    table = Table(3).give(0, "5 5").give(1, "5 J J")
    assert count(table)[1] == [0, 5, 0]


@pytest.mark.rule("SZ-62")
def test_all_tied_players_get_the_full_points():
    table = Table(3).give(0, "10 10").give(1, "10 10").give(2, "10 J")
    assert count(table)[1] == [10, 10, 10]


@pytest.mark.rule("SZ-63", "SZ-R24", "SZ-R25")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_has_anything(players):
    rows, points, places = count(Table(players))
    assert rows == [[]] * players
    assert points == [0] * players
    assert places == [1] * players


@pytest.mark.rule("SZ-64", "SZ-R23")
def test_a_waiting_joker_counts_nowhere():
    table = Table(3).give(0, "J J J").give(1, "1")
    assert table.waiting == [3, 0, 0]
    rows, points, _ = count(table)
    assert rows == [[], [1], []]
    assert points == [0, 1, 0]


@pytest.mark.rule("SZ-R23", "SZ-44")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_stack_holds_a_number_card(players):
    for at in walk(boardwright.make("splitz", players), 9):
        seen = at.game.observation(at.state, None)
        for seat in range(players):
            assert not any(jokers and not seen.stacks[seat][d] for d, jokers in enumerate(seen.jokers[seat]))
            if seen.phase not in ("joker", "first"):
                assert not (seen.waiting[seat] and sum(seen.stacks[seat]))


@pytest.mark.rule("SZ-66", "SZ-E16")
def test_the_longer_row_breaks_a_tie():
    table = Table(3).give(0, "10").give(1, "6 4").give(2, "9")
    rows, points, places = count(table)
    assert rows == [[10], [4, 6], [9]]
    assert points == [10, 10, 9]
    assert places == [2, 1, 3]


@pytest.mark.rule("SZ-66")
def test_points_come_before_the_length_of_the_row():
    table = Table(3).give(0, "10").give(1, "4 3 2").give(2, "9")
    assert count(table)[1] == [10, 9, 9]
    assert count(table)[2] == [1, 2, 3]


@pytest.mark.rule("SZ-67", "SZ-68", "SZ-E17")
def test_equal_points_and_rows_share_the_victory():
    table = Table(3).give(0, "10 1").give(1, "9 2").give(2, "7 3")
    assert count(table)[1] == [11, 11, 10]
    assert count(table)[2] == [1, 1, 3]


@pytest.mark.rule("SZ-68")
def test_places_after_shared_ones_are_skipped():
    table = Table(4).give(0, "10").give(1, "7").give(2, "7").give(3, "2")
    assert count(table)[1] == [10, 7, 7, 2]
    assert count(table)[2] == [1, 2, 2, 4]


@pytest.mark.rule("SZ-68")
def test_learners_get_the_mean_of_shared_places():
    table = Table(4).give(0, "10").give(1, "7").give(2, "7").give(3, "2")
    assert table.state.returns() == pytest.approx([1.0, 0.0, 0.0, -1.0])


@pytest.mark.rule("SZ-65")
def test_the_end_tells_points_and_places():
    *_, end = walk(boardwright.make("splitz", 3), 5)
    last = end.record.events()[-1]
    assert last.kind == "end"
    assert last.data == {"scores": end.state.scores(), "ranks": end.state.ranking()}
