"""Wrong usage of every command: one line that says what to do, status 2; what fails: status 1."""

from pathlib import Path

import pytest

from boardwright.cli.main import COMMANDS
from tests.cli.conftest import Command, is_one_line

MISUSES = {
    "": "required: COMMAND",
    "chess": "invalid choice: 'chess'",
    "--wrong": "required: COMMAND",
    "games --wrong": "unrecognized arguments: --wrong; see 'boardwright games --help'",
    "games splitz": "unrecognized arguments: splitz",
    "rules": "required: GAME",
    "rules chess": "There is no game 'chess'; there is ",
    "bench chess": "no game 'chess'",
    "bench --seconds 0": "'0' is no number of seconds above 0",
    "bench --seconds soon": "'soon' is no number of seconds",
    "bench --seconds inf": "'inf' is no number of seconds",
    "bench --seconds nan": "'nan' is no number of seconds",
    "play": "required: GAME",
    "play chess": "no game 'chess'",
    "play splitz --players 5": "2 to 4 players, not 5",
    "play splitz --players 0": "'0' is no whole number from 1",
    "play splitz --players many": "'many' is no whole number from 1",
    "play splitz --players 2 --seat Ana Ben Cleo": "3 seats are named for 2 players",
    "play splitz --seat A B C D E": "2 to 4 players, not 5",
    "play splitz --seat Ana --seat Ana": "Two people are called Ana",
    "play splitz --seat abcdefghijklmnopqrstuvwxyz": "cannot be a name",
    "play splitz --option map": "--option takes NAME=VALUE, not 'map'",
    "play splitz --option =x": "--option takes NAME=VALUE",
    "play splitz --option map=kanal": "no option 'map'",
    "play splitz --option players=2": "no option 'players'",
    "play splitz --option a=1 a=2": "--option a is given twice",
    "play splitz --option edition=nowhere": "nowhere",
    "play splitz --seed -1": "'-1' is no whole number from 0",
    "play splitz --seed x": "'x' is no whole number from 0",
    "simulate": "required: GAME, --players, --games",
    "simulate splitz --players 3": "required: --games",
    "simulate splitz --games 3": "required: --players",
    "simulate chess --players 3 --games 3": "no game 'chess'",
    "simulate splitz --players 1 --games 3": "not 1",
    "simulate splitz --players 3 --games 0": "'0' is no whole number from 1",
    "simulate splitz --players 3 --games 1.5": "'1.5' is no whole number",
    "simulate splitz --players 3 --games ٣": "is no whole number",
    "simulate splitz --players 3 --games 99999999999999999999999": "too large: at most 9223372036854775807",
    "play splitz --seed 9223372036854775808": "is too large: at most 9223372036854775807",
    "simulate splitz --players 3 --games 3 --jobs 0": "'0' is no whole number from 1",
    "simulate splitz --players 3 --games 3 --bots wizard": "no bot 'wizard'; there is greedy, random",
    "simulate splitz --players 3 --games 3 --bots random,greedy": "2 bots for 3 players",
    "simulate splitz --players 3 --games 3 --bots random,": "2 bots for 3 players",
    "simulate splitz --players 3 --games 3 --option x=y": "no option 'x'",
    "replay": "required: FILE",
    "replay one two": "Name one record, or several with --verify.",
    "replay one two --json": "Name one record, or several with --verify.",
    "replay one --verify --to 3": "ask for one of them",
    "export": "required: FILE",
    "serve --port 70000": "'70000' is no port from 0 to 65535",
    "serve --port http": "'http' is no port",
    "serve --wrong": "unrecognized arguments: --wrong",
}


@pytest.mark.parametrize("words", MISUSES, ids=lambda words: words or "nothing")
def test_wrong_usage_is_told_in_one_line(command: Command, words: str) -> None:
    outcome = command(*words.split())
    assert is_one_line(outcome, 2)
    assert MISUSES[words] in outcome.err


@pytest.mark.parametrize("words", [("--to", 999), ("--to", -1), ("--seat", 3), ("--seat", "Ana")])
def test_places_that_a_record_does_not_have(
    command: Command, finished: Path, words: tuple[str, object]
) -> None:
    assert is_one_line(command("replay", finished, *words), 2)


@pytest.mark.parametrize("name", ["replay", "export"])
def test_files_that_are_no_records_fail(command: Command, tmp_path: Path, name: str) -> None:
    odd = tmp_path / "odd.txt"
    odd.write_bytes(b"\xff\x00")
    for path in (tmp_path / "nothing", tmp_path, odd):
        outcome = command(name, path)
        assert is_one_line(outcome, 1)
        assert str(path) in outcome.err
    odd.write_text("\x1b[31mred\n" * 1000, "utf-8")
    outcome = command(name, odd)
    assert is_one_line(outcome, 1)
    assert f"{odd}: line 1: " in outcome.err
    assert "\x1b" not in outcome.err


def test_names_from_outside_stay_harmless_in_a_message(command: Command, finished: Path) -> None:
    copy = finished.with_name("copy.txt")
    header, rest = finished.read_text("utf-8").split("\n", 1)
    copy.write_text(header.replace('"splitz"', '"a\\nb\\u001b[2J"') + "\n" + rest, "utf-8")
    assert is_one_line(command("replay", copy), 1)
    copy.unlink()


def test_a_bad_edition_fails_with_file_key_and_reason(command: Command, tmp_path: Path) -> None:
    (tmp_path / "splitz.toml").write_text("jokers = -1\n", "utf-8")
    outcome = command("play", "splitz", "--option", f"edition={tmp_path}")
    assert is_one_line(outcome, 1)
    assert "splitz.toml: denominations: is missing" in outcome.err


def test_a_folder_that_cannot_be_made_fails(command: Command, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    words = ("simulate", "splitz", "--players", 2, "--games", 1, "--records")
    for folder in (taken, taken / "inside"):
        outcome = command(*words, folder)
        assert is_one_line(outcome, 1)
        assert str(taken) in outcome.err


def test_help_tells_of_every_command(command: Command) -> None:
    outcome = command("--help")
    assert outcome.status == 0
    for entry in COMMANDS:
        name = entry.__name__.rpartition(".")[2]
        assert f"\n    {name} " in outcome.out
        assert command(name, "--help").status == 0


def test_what_does_not_exist_yet_is_not_listed(command: Command) -> None:
    for name in ("tournament", "report"):
        assert name not in command("--help").out
        assert is_one_line(command(name), 2)
