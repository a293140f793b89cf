"""A game in the terminal, played from a script of lines."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.cli.terminal.chairs import chairs_of, display_names, fewest
from boardwright.cli.terminal.choices import Choices
from boardwright.cli.terminal.match import Match
from boardwright.record import read
from tests.cli.conftest import Command, Outcome

Play = Callable[..., Outcome]

HALF_SCRIPT = ["1"] * 400
"""The first choice, more often than a game asks."""


@pytest.fixture
def play(command: Command, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays with these lines typed."""

    def run(lines: list[str], *words: object) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return command("play", "splitz", *words)

    return run


def test_a_whole_game_by_numbers(play: Play) -> None:
    outcome = play(HALF_SCRIPT, "--seat", "Ana", "random", "--seed", 4)
    assert outcome.status == 0
    assert "Round 10 of 10" in outcome.out
    assert re.search(r"(Ana|You|random) wins? with \d+ points|share the victory", outcome.out)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_alone_play_to_the_end(play: Play, players: int) -> None:
    outcome = play([], "--seat", *["random"] * players, "--seed", 1)
    assert outcome.status == 0
    assert "ended" not in outcome.out
    assert re.search(r"wins with \d+ points|share the victory", outcome.out)


def test_the_same_seed_plays_the_same(play: Play) -> None:
    words = ("--seat", "Ana", "random", "random", "--seed", 9)
    assert play(HALF_SCRIPT, *words).out == play(HALF_SCRIPT, *words).out
    drawn = play([], "--seat", "random", "random")
    seed = re.match(r"Splitz, seed (\d+)\n", drawn.out)
    assert seed
    assert play([], "--seat", "random", "random", "--seed", seed[1]).out == drawn.out


def test_the_end_of_the_input_ends_cleanly(play: Play) -> None:
    outcome = play(["1"], "--seat", "Ana", "random", "--seed", 4)
    assert outcome.status == 0
    assert outcome.err == ""
    assert outcome.out.splitlines()[-1].endswith("The input has ended; the game is left unfinished.")


def test_quitting(play: Play) -> None:
    outcome = play(["quit", "1", "1"], "--seat", "Ana", "random")
    assert outcome.status == 0
    assert outcome.out.endswith("Left.\n")
    assert outcome.out.count("> ") == 1


def test_a_game_left_can_be_saved(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    outcome = play(["1", f"save {path}", "quit"], "--seat", "Ana", "random", "--seed", 4)
    assert f"Saved in {path}" in outcome.out
    record = read(path)
    assert record.seats == ["Ana", "random"]
    assert record.seed == 4
    assert record.replay().actors()
    outcome = play([f"save {tmp_path}", "quit"], "--seat", "Ana", "random")
    assert "Not saved" in outcome.out
    assert outcome.status == 0


def test_a_question_mark_shows_the_rules(play: Play) -> None:
    outcome = play(["?", "quit"], "--seat", "Ana", "random")
    assert "Contested parts" in outcome.out


def leads_first(name: str) -> int:
    """A seed with which this seat of two leads first."""
    seat = ["Ana", "random"].index(name)
    game = bw.make("splitz", 2)
    return next(seed for seed in range(50) if game.new().draw(bw.Dice(seed)) == 54 + seat)


def test_dividing_shows_places_and_takes_two_numbers(play: Play) -> None:
    seed = leads_first("Ana")
    outcome = play(["2 5", "quit"], "--seat", "Ana", "random", "--seed", seed)
    row = r"Row: \w+ \(1\) \w+ \(2\) \w+ \(3\) \w+ \(4\) \w+ \(5\) \w+ \(6\) \w+\n"
    assert re.search(row, outcome.out)
    assert "15 choices; " in outcome.out
    assert "Ana divides: 2 / 3 / 2" in outcome.out
    for typed in ("divide 2 5", "  DIVIDE  2   5 "):
        again = play([typed, "quit"], "--seat", "Ana", "random", "--seed", seed)
        assert "Ana divides: 2 / 3 / 2" in again.out
    listed = play(["list", "quit"], "--seat", "Ana", "random", "--seed", seed)
    assert all(f"divide {i} {j}" in listed.out for i in range(1, 6) for j in range(i + 1, 7))


def test_an_act_is_taken_back_until_something_new_was_learnt(play: Play) -> None:
    seed = leads_first("Ana")
    words = ("--players", 3, "--seat", "Ana", "random", "random", "--seed")
    game = bw.make("splitz", 3)
    seed = next(seed for seed in range(50) if game.new().draw(bw.Dice(seed)) == 54)
    outcome = play(["1 2", "undo", "3 5", "undo", "undo", "2 4", "white", "undo"], *words, seed)
    assert outcome.out.count("Taken back.") == 2
    assert "Ana divides: 1 / 1 / 5" in outcome.out
    assert "Ana divides: 3 / 2 / 2" in outcome.out
    assert "Ana divides: 2 / 2 / 3" in outcome.out
    assert outcome.out.count("There is nothing to take back") == 2


def test_what_cannot_be_chosen_is_told_and_asked_again(play: Play) -> None:
    seed = leads_first("Ana")
    lines = [
        "",
        "0",
        "16",
        "999999999999",
        "²",
        "divide 6 7",
        "vote blue",
        "nonsense",
        "5 2",
        "\x1b[2J",
        "quit",
    ]
    outcome = play(lines, "--seat", "Ana", "random", "--seed", seed)
    assert outcome.status == 0
    assert "There is no choice 16." in outcome.out
    assert "leave a part of the 7 cards empty. (SZ-14)" in outcome.out
    assert "Now the leader divides the cards; nothing else is possible. (SZ-14)" in outcome.out
    assert "'nonsense' is none of them." in outcome.out
    assert "divides" not in outcome.out.replace("leader divides", "")


def test_several_people_see_no_vote_before_the_reveal(play: Play) -> None:
    game = bw.make("splitz", 3)
    seed = next(seed for seed in range(50) if game.new().draw(bw.Dice(seed)) == 54)
    outcome = play(["2 4", "black", "vote black"], "--seat", "Ana", "Ben", "Cleo", "--seed", seed)
    ana_has_chosen = outcome.out.index("Ana has chosen.")
    after = outcome.out[ana_has_chosen:]
    assert "For the eyes of Ben only." in after
    assert "Ana black" not in outcome.out
    assert "> black" not in outcome.out
    assert "> vote" not in outcome.out
    revealed = play(["2 4", "black", "black", "white"], "--seat", "Ana", "Ben", "Cleo", "--seed", seed)
    assert "Ana black, Ben black, Cleo white" in revealed.out


def test_whoever_has_the_keyboard_is_asked_first(play: Play) -> None:
    game = bw.make("splitz", 3)
    seed = next(seed for seed in range(50) if game.new().draw(bw.Dice(seed)) == 55)
    outcome = play(["2 4", "undo", "1 2"], "--seat", "Ana", "Ben", "Cleo", "--seed", seed)
    assert "Ben divides: 2 / 2 / 3" in outcome.out
    assert "Taken back." in outcome.out
    assert "Ben divides: 1 / 1 / 5" in outcome.out


# Chairs


def test_the_chairs_that_nobody_names(play: Play) -> None:
    assert [chair.name for chair in chairs_of([], 3)] == ["Player", "greedy", "greedy"]
    chairs = chairs_of(["random", "Ana"], 4)
    assert [(chair.name, chair.kind) for chair in chairs] == [
        ("random", "bot"),
        ("Ana", "person"),
        ("greedy", "bot"),
        ("greedy", "bot"),
    ]
    assert fewest(bw.titles()["splitz"]) == 2
    outcome = play(["quit"])
    assert "Player, 0 points" in outcome.out
    assert "greedy, 0 points" in outcome.out
    assert play(["quit"], "--seat", "Ana", "Ben", "Cleo").out.count("0 points") == 3


@pytest.mark.parametrize("name", ["", " Ana", "a\nb", "\x1b[31m", "x" * 25])
def test_names_fit_on_the_screen(name: str) -> None:
    with pytest.raises(bw.UsageError, match="cannot be a name"):
        chairs_of([name], 2)


def test_names_are_told_apart_and_harmless() -> None:
    assert display_names(["greedy", "Ana", "greedy"]) == ["greedy 1", "Ana", "greedy 2"]
    assert display_names(["a\x1bb", ""]) == ["a?b", "seat 1"]


# What is typed


@pytest.fixture
def stacks() -> Choices:
    game = bw.make("splitz", 3)
    return Choices(game, [game.action_from_text(f"joker {number}") for number in (2, 3, 9)])


def test_a_number_alone_is_a_number_of_the_list(stacks: Choices) -> None:
    assert stacks.find("2") == stacks.find("joker 3")
    assert stacks.find("JOKER  9") == stacks.find("3")
    with pytest.raises(bw.NotationError, match=r"a number from 1 to 3, .*'joker 9'.* no choice 9"):
        stacks.find("9")


def test_an_action_that_is_not_legal_is_still_understood(stacks: Choices) -> None:
    assert stacks.find("vote blue") not in stacks.actions
    with pytest.raises(bw.NotationError):
        stacks.find("blue")


# What may be taken back


def started(players: int = 3) -> Match:
    """A match in which the leader is to divide the first row."""
    match = Match(bw.make("splitz", players), ["a", "b", "c"][:players], 1)
    while match.state.actor == bw.CHANCE:
        match.draw()
    return match


def test_chance_ends_what_can_be_taken_back() -> None:
    match = started()
    assert not any(match.can_undo(seat) for seat in range(3))


def test_only_the_own_last_act_is_taken_back_and_without_a_trace() -> None:
    match = started(2)
    leader = match.state.actors()[0]
    before, text = match.state.clone(), match.record.text()
    match.act(leader, 3)
    divided = match.state.clone()
    assert match.can_undo(leader)
    assert not match.can_undo(1 - leader)
    match.act(1 - leader, 29)
    assert not match.can_undo(leader)
    match.undo()
    assert match.state == divided
    assert not match.can_undo(1 - leader)
    match = started(2)
    match.act(leader, 3)
    match.undo()
    assert match.state == before
    assert match.record.text() == text


def test_a_refused_act_leaves_no_trace() -> None:
    match = started()
    text = match.record.text()
    with pytest.raises(bw.IllegalAction):
        match.act(match.state.actors()[0], 33)
    assert match.record.text() == text
    assert not match.can_undo(match.state.actors()[0])
