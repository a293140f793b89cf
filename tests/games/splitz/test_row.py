"""Round, row and division (SZ-10 to SZ-15)."""

import pytest

import boardwright
from boardwright.core.state import CHANCE
from boardwright.testing.situation import walk
from tests.games.splitz.scenario import Table


def _rounds(players, leader):
    """Leader and row of each round of a random game with this first leader."""
    for index in range(40):
        rounds = []
        for at in walk(boardwright.make("splitz", players), 11, index):
            seen = at.game.observation(at.state, None)
            if seen.phase in ("divide", "discard", "vote") and len(rounds) < seen.round:
                rounds.append((seen.leader, seen.row))
        if rounds[0][0] == leader:
            return rounds
    raise AssertionError("no game with this first leader")


@pytest.mark.rule("SZ-10", "SZ-51", "SZ-12", "SZ-E18")
def test_calendar_of_four_players():
    rounds = _rounds(4, 2)
    assert [leader for leader, _ in rounds] == [2, 3, 0, 1, 2, 3, 0, 1]
    assert [len(row) for _, row in rounds] == [9] * 7 + [7]


@pytest.mark.rule("SZ-10", "SZ-51", "SZ-12", "SZ-E18")
def test_calendar_of_three_players():
    rounds = _rounds(3, 2)
    assert [leader for leader, _ in rounds] == [2, 0, 1, 2, 0, 1, 2, 0, 1, 2]
    assert [len(row) for _, row in rounds] == [7] * 10


@pytest.mark.rule("SZ-10", "SZ-12")
def test_calendar_of_two_players():
    rounds = _rounds(2, 1)
    assert [leader for leader, _ in rounds] == [1, 0] * 5
    assert [len(row) for _, row in rounds] == [7] * 10


@pytest.mark.rule("SZ-E18", "SZ-14", "SZ-11")
def test_the_last_row_of_four_players_has_15_divisions():
    last = None
    for at in walk(boardwright.make("splitz", 4), 3):
        if at.game.observation(at.state, None).round == 8 and len(at.state.legal_actions(CHANCE)) == 0:
            last = last or list(at.state.legal_actions(at.state.actors()[0]))
    assert len(last) == 15


@pytest.mark.rule("SZ-11")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 7), (4, 9)])
def test_the_row_is_laid_out_card_by_card_from_left_to_right(players, size):
    table = Table(players)
    assert table.seen.row_end == size
    cards = ["10", "J", "9", "3", "8", "J", "7", "6", "5"][:size]
    for number, card in enumerate(cards):
        assert table.state.actors() == (CHANCE,)
        table.do(CHANCE, f"draw {card}")
        assert len(table.seen.row) == number + 1
    assert table.told("row") == [
        {"round": 1, "leader": 0, "cards": [card if card == "J" else int(card) for card in cards]}
    ]
    assert table.state.actors() == (0,)


@pytest.mark.rule("SZ-13")
def test_the_order_of_the_cards_never_changes():
    table = Table(3).row("5 8 5 8 J | 9 | 10")
    assert table.seen.row == (5, 8, 5, 8, 0, 9, 10)
    table.vote("all w")
    assert table.seen.row == (5, 8, 5, 8, 0, 9, 10)
    table.divide("5 | 8 | 5 8 J").vote("all k")
    assert table.seen.row[2:5] == (5, 8, 0)
    assert table.seen.bounds == (2, 3, 4, 5)


@pytest.mark.rule("SZ-14", "SZ-E1")
def test_rulebook_division():
    table = Table(4, leader=3).row("4 3 6 | 5 7 | J 8 2 10")
    seen = table.seen
    parts = [seen.row[start:stop] for start, stop in zip(seen.bounds, seen.bounds[1:])]
    assert parts == [(4, 3, 6), (5, 7), (0, 8, 2, 10)]
    assert table.told("divide")[0]["at"] == [3, 5]
    table.vote("0 b, 1 w, 2 w, 3 w")
    assert table.told("take") == [{"player": 0, "part": ["blue"], "cards": [5, 7]}]


@pytest.mark.rule("SZ-14", "SZ-E19")
@pytest.mark.parametrize(("size", "pairs"), [(9, 28), (7, 15), (6, 10), (5, 6), (4, 3)])
def test_number_of_divisions(size, pairs):
    table = Table(4).row("8 8 8 8 7 7 7 7 6")
    if size < 9:
        sizes = {7: (7, 8), 6: (6, 7), 5: (5, 6), 4: (4, 5)}[size]
        table.do(0, f"divide {sizes[0]} {sizes[1]}")
        table.vote("all w")
    options = table.options(0)
    assert len(options) == pairs
    legal = {f"divide {i} {j}" for i in range(1, size) for j in range(i + 1, size)}
    assert set(options) == legal


@pytest.mark.rule("SZ-14", "SZ-E19")
def test_extremes_of_a_row_of_seven():
    options = Table(3).row("9 9 J 2 10 7 7").options(0)
    assert options[0] == "divide 1 2"
    assert options[-1] == "divide 5 6"


@pytest.mark.rule("SZ-14", "SZ-E19")
@pytest.mark.parametrize("text", ["divide 3 3", "divide 0 4", "divide 5 2"])
def test_dividers_that_leave_a_part_empty_cannot_even_be_said(text):
    table = Table(3).row("9 9 J 2 10 7 7")
    with pytest.raises(boardwright.NotationError):
        table.do(0, text)


@pytest.mark.rule("SZ-14", "SZ-E19")
def test_a_divider_behind_the_last_card_is_refused():
    table = Table(3).row("9 9 J 2 10 7 7")
    assert table.refusal(0, "divide 4 7").rule == "SZ-14"


@pytest.mark.rule("SZ-15", "SZ-R1", "SZ-R2")
@pytest.mark.parametrize("leader", [0, 1])
def test_of_two_players_the_one_who_does_not_lead_must_throw_a_part_out(leader):
    table = Table(2, leader).row("10 10 10 | 4 | 7 7 J")
    assert table.state.actors() == (1 - leader,)
    assert table.options(1 - leader) == ["discard white", "discard blue", "discard black"]
    assert table.refusal(1 - leader, "vote white").rule == "SZ-15"
    assert table.refusal(leader, "discard white").rule == "SZ-15"


@pytest.mark.rule("SZ-15", "SZ-52")
@pytest.mark.parametrize(
    ("color", "thrown", "left"),
    [
        ("w", ["10", "10", "10"], ["vote blue", "vote black"]),
        ("b", ["4"], ["vote white", "vote black"]),
        ("k", ["7", "7", "J"], ["vote white", "vote blue"]),
    ],
)
def test_the_thrown_part_is_discarded_and_the_others_keep_their_colours(color, thrown, left):
    table = Table(2).row("10 10 10 | 4 | 7 7 J").throw_out(color)
    assert table.discards == thrown
    assert table.options(0) == table.options(1) == left


@pytest.mark.rule("SZ-15", "SZ-R3", "SZ-E8")
def test_two_players_contest_a_part():
    table = Table(2).row("10 10 10 | 4 | 7 7 J").throw_out("b")
    assert table.refusal(0, "vote blue").rule == "SZ-21"
    table.vote("all w")
    assert table.discards == ["4", "7", "7", "J"]
    assert table.told("divide")[-1]["at"] == [1, 2]
    assert table.told("divide")[-1]["forced"]
    assert table.options(0) == table.options(1) == ["vote white", "vote blue", "vote black"]
    table.vote("0 b, 1 k")
    assert table.stacks == [{10: 1}, {10: 1}]
    assert table.discards == ["4", "7", "7", "10", "J"]
    assert table.round_is_over
    assert len(table.told("discard")) == 1


@pytest.mark.rule("SZ-15", "SZ-R3")
def test_no_part_is_thrown_out_after_a_contested_part_is_divided_by_choice():
    table = Table(2).row("10 10 10 9 9 | 4 | 7").throw_out("b").vote("all w")
    assert table.state.actors() == (0,)
    table.divide("10 | 10 10 | 9 9")
    assert table.seen.phase == "vote"
    assert table.options(1) == ["vote white", "vote blue", "vote black"]


@pytest.mark.rule("SZ-15")
@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_players_throw_nothing_out(players):
    table = Table(players).row("10 10 10 | 4 | 7 7 J" + " 8 8" * (players == 4))
    assert table.seen.phase == "vote"


@pytest.mark.rule("SZ-15", "SZ-10")
def test_a_part_is_thrown_out_once_in_every_round():
    game = boardwright.make("splitz", 2)
    *_, end = walk(game, 6)
    assert sum(event.kind == "discard" for event in end.record.events()) == 10
