"""Log lines and prompts in the rulebook's terms (specification, section 9)."""

import pytest

from boardwright.core.lines import plain
from tests.games.splitz.scenario import Table

NAMES = ("Ana", "Ben", "Cy", "Dee")


def log(table):
    lines = [table.game.words.log_line(event) for event in table.events]
    return [plain(line, NAMES) for line in lines if line]


def asked(table, seat):
    prompt = table.game.words.prompt(table.game.observation(table.state, seat))
    return plain(prompt.headline, NAMES), plain(prompt.detail, NAMES)


def test_a_round_reads_like_the_rulebook():
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("0 w, 1 w, 2 k").vote("0 w, 1 b")
    assert log(table) == [
        "Ana is drawn to lead first",
        "Ana lays out 9 9 J 2 10 7 7",
        "Ana divides: 3 / 2 / 2",
        "Ana white, Ben white, Cy black",
        "Nobody chose blue: 2 10 are lost",
        "Cy takes 7 7",
        "The white part falls into single cards",
        "Ana white, Ben blue",
        "Nobody chose black: J is lost",
        "Ben takes 9",
        "Ana takes 9",
    ]


@pytest.mark.rule("SZ-22")
def test_a_vote_is_in_the_log_after_the_reveal_only():
    table = Table(3).row("9 9 J | 2 10 | 7 7")
    before = log(table)
    table.vote("0 w, 1 w")
    assert log(table) == before


@pytest.mark.rule("SZ-34")
def test_the_loss_of_a_single_card_has_its_own_line():
    table = Table(3).row("J | 5 5 5 | 6 6 6").vote("0 w, 1 w, 2 b")
    assert "Ana and Ben both chose the J: it is lost" in log(table)


def test_jokers_and_what_is_thrown_out():
    table = Table(2).row("10 9 J | 4 | 7 7 J").throw_out("b").vote("0 w, 1 k").joker(0, 9)
    assert "Ben throws out blue 4" in log(table)
    assert "Ana adds a joker to 9 (now 2)" in log(table)
    assert "Ben adds a joker to 7 (now 3), the only stack" in log(table)


@pytest.mark.rule("SZ-44", "SZ-45")
def test_waiting_jokers():
    table = Table(3).row("J J | 5 6 | 5 6 7").vote("0 w, 1 b, 2 k")
    table.row("3 7 J | 9 9 | 8 8").vote("0 w, 1 b, 2 k")
    assert "Ana’s 2 jokers wait for a first number card" in log(table)
    assert asked(table, 0)[0] == "Your 2 waiting jokers join which card?"
    table.first(0, 7)
    assert log(table)[-1] == "Ana’s 2 waiting jokers join 7"


@pytest.mark.rule("SZ-23")
def test_those_who_do_not_contest_see_who_votes():
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("0 w, 1 w, 2 k")
    assert asked(table, 2)[0].startswith("Ben and Ana are choosing")
    assert "chose white" in asked(table, 0)[0]


def test_headings_count_the_rounds():
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("0 w, 1 b, 2 k").row("3 7 J | 9 9 | 8 8")
    headings = [table.game.words.log_heading(event) for event in table.events]
    assert [heading for heading in headings if heading] == ["Round 1", "Round 2"]


@pytest.mark.rule("SZ-34")
def test_the_end_of_a_round_says_why_somebody_got_nothing():
    table = Table(3).row("J | 5 5 5 | 6 6 6").vote("0 w, 1 w, 2 b")
    headline, detail = asked(table, 0)
    assert headline == "Round 1 is over"
    assert (
        detail
        == "You and Ben both chose the J: it is lost. You get nothing. Ben gets nothing and Cy gets 5 5 5."
    )
    assert asked(table, 2)[1] == "You get 5 5 5. Ana gets nothing and Ben gets nothing."
    assert asked(table, None)[1] == "Ana gets nothing, Ben gets nothing and Cy gets 5 5 5."


def test_the_header_counts_the_row_on_the_table():
    """Complaint: the header said Round 2 while the panel said that round 1 is over."""
    table = Table(3).row("9 9 J | 2 10 | 7 7").vote("0 w, 1 b, 2 k")
    words = table.game.words
    assert words.progress(table.seen) == ("Round 1 of 10",)
    table.row("3 7 J | 9 9 | 8 8")
    assert words.progress(table.seen) == ("Round 2 of 10",)


@pytest.mark.rule("SZ-15")
def test_a_leader_of_two_is_told_what_follows_the_division():
    table = Table(2)
    while table.seen.phase != "divide":
        table.state.apply(-1, table.state.legal_actions(-1)[0])
    assert "then throws out one part" in asked(table, table.seen.leader)[1]
