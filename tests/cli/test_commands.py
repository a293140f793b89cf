"""What the commands print."""

import json
import re
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.cli.main import main
from boardwright.lab.build import form
from boardwright.record import read
from tests.cli.conftest import Command, Outcome, is_one_line


def document(outcome: Outcome) -> Any:
    """The one JSON document that was printed."""
    assert outcome.status == 0
    assert outcome.err == ""
    assert outcome.out.count("\n") == 1
    return json.loads(outcome.out)


def test_the_version_says_which_form_runs(command: Command) -> None:
    outcome = command("--version")
    assert outcome.status == 0
    assert re.fullmatch(rf"boardwright \d+\.\d+\.\d+ \(rules: {form()} Python\)\n", outcome.out)


def test_games_are_listed(command: Command) -> None:
    outcome = command("games")
    assert outcome.status == 0
    assert re.search(r"splitz +Splitz +2, 3, 4", outcome.out)
    splitz = next(entry for entry in document(command("games", "--json")) if entry["id"] == "splitz")
    assert splitz == {"id": "splitz", "title": "Splitz", "player_counts": [2, 3, 4], "options": []}


def test_rules_are_shown_without_markup(command: Command) -> None:
    outcome = command("rules", "splitz")
    assert outcome.status == 0
    assert "Contested parts" in outcome.out
    assert "**" not in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 100


def test_a_simulation_as_json(command: Command) -> None:
    words = ("simulate", "splitz", "--players", 3, "--games", 12, "--seed", 8, "--json")
    report = document(command(*words, "--jobs", 1))
    assert list(report) == [
        "game", "players", "games", "seed", "bots", "mean_scores", "wins", "decisions", "seconds",
        "ruleset", "options", "version", "compiled", "results",
    ]  # fmt: skip
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("splitz", 3, 12, 8)
    assert report["bots"] == ["random"] * 3
    assert sum(report["wins"]) == pytest.approx(12)
    assert report["decisions"] == sum(game["decisions"] for game in report["results"])
    assert [list(game) for game in report["results"]] == [["index", "scores", "ranks", "decisions"]] * 12
    assert [game["index"] for game in report["results"]] == list(range(12))
    assert (report["ruleset"], report["options"]) == ("1", {})
    assert (report["version"], report["compiled"]) == (version("boardwright"), form() == "compiled")
    again = document(command(*words, "--jobs", 2))
    again["seconds"] = report["seconds"]
    assert again == report


def test_a_simulation_as_a_table(command: Command) -> None:
    outcome = command("simulate", "splitz", "--players", 2, "--games", 5, "--jobs", 1)
    assert outcome.status == 0
    assert outcome.err == ""
    seed = re.match(r"5 games of splitz, seed (\d+), ", outcome.out)
    assert seed
    assert len(re.findall(r"random +\d", outcome.out)) == 2
    same = command("simulate", "splitz", "--players", 2, "--games", 5, "--jobs", 1, "--seed", seed[1])
    assert same.out.splitlines()[1:] == outcome.out.splitlines()[1:]


def test_a_simulation_writes_one_record_a_game(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    words = ("--players", 4, "--games", 3, "--seed", 2, "--jobs", 2, "--records", folder)
    assert command("simulate", "splitz", *words).status == 0
    assert sorted(path.name for path in folder.iterdir()) == [f"splitz-2-{n}.bwr.jsonl" for n in range(3)]
    for path in folder.iterdir():
        assert command("replay", path, "--verify").status == 0


OWN_BOTS = """
class Last:
    def __init__(self, seed, index): ...

    def choose(self, view):
        return view.legal_actions()[-1]


class Cheat(Last):
    def choose(self, view):
        return 99
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with bots in the current folder."""
    (tmp_path / "own_bots.py").write_text(OWN_BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("jobs", [1, 2])
def test_own_bots_are_found_in_the_current_folder(command: Command, jobs: int) -> None:
    words = ("--players", 2, "--games", 4, "--seed", 1, "--jobs", jobs, "--json", "--bots")
    report = document(command("simulate", "splitz", *words, "own_bots:Last,random"))
    assert report["bots"] == ["own_bots:Last", "random"]
    outcome = command("simulate", "splitz", *words, "random,own_bots:Cheat")
    assert is_one_line(outcome, 1)
    assert "The bot own_bots:Cheat at seat 1 in game 0 of seed 1, move " in outcome.err
    assert "chose action 99, which is not legal: " in outcome.err


@pytest.mark.usefixtures("own_bots")
def test_own_bots_sit_down_in_the_terminal(command: Command) -> None:
    outcome = command("play", "splitz", "--seat", "own_bots:Last", "random", "--seed", 1)
    assert outcome.status == 0
    assert "own_bots:Last" in outcome.out
    outcome = command("play", "splitz", "--seat", "own_bots:Cheat", "random", "--seed", 1)
    assert outcome.status == 1
    assert "The bot own_bots:Cheat at seat 0 chose action 99, which is not legal: " in outcome.err


def test_a_replay_shows_the_log_and_the_position(command: Command, finished: Path) -> None:
    outcome = command("replay", finished)
    assert outcome.status == 0
    assert "Round 1" in outcome.out
    assert "Round 10" in outcome.out
    scores = read(finished).replay().scores()
    for seat, score in enumerate(scores, start=1):
        assert f"random {seat}, {score} points" in outcome.out
    assert f"with {max(scores)} points" in outcome.out


def test_a_replay_of_the_first_moves(command: Command, finished: Path) -> None:
    record = read(finished)
    for to in (0, 1, 30):
        replay = document(command("replay", finished, "--to", to, "--json"))
        state = record.replay(to)
        assert replay["to"] == to
        assert replay["moves"] == len(record.moves)
        assert replay["observation"]["scores"] == state.scores()
        assert replay["observation"]["actors"] == list(state.actors())
        assert bool(replay["log"]) is (to > 0)


def test_a_replay_shows_a_seat_its_own_vote_only(command: Command, finished: Path) -> None:
    record = read(finished)
    to = next(
        number
        for number, (state, _, _) in enumerate(record.steps(), start=1)
        if len(state.actors()) == 2 and record.game.observation(state, None).as_dict()["committed"]
    )
    voter = record.moves[to - 1].seat
    for seat in range(3):
        seen = document(command("replay", finished, "--to", to, "--seat", seat, "--json"))["observation"]
        assert (seen["own_vote"] >= 0) is (seat == voter)
    seen = document(command("replay", finished, "--to", to, "--json"))
    assert seen["seat"] is None
    assert seen["observation"]["own_vote"] == -1
    assert command("replay", finished, "--to", to, "--seat", voter).status == 0


def test_verified_in_one_line(command: Command, finished: Path, unfinished: Path) -> None:
    outcome = command("replay", finished, "--verify")
    assert outcome.status == 0
    assert outcome.out.count("\n") == 1
    assert "verified" in outcome.out
    verdict = document(command("replay", finished, "--verify", "--json"))
    assert list(verdict) == ["game", "players", "options", "seats", "moves", "result", "verified"]
    assert verdict["verified"] is True
    assert document(command("replay", finished, "--json"))["verified"] is False
    outcome = command("replay", unfinished, "--verify")
    assert is_one_line(outcome, 1)
    assert f"{unfinished}: line 41: the record ends before the game is over" in outcome.err
    assert command("replay", unfinished).status == 0


def test_several_records_are_verified_at_once(command: Command, records: Path, unfinished: Path) -> None:
    files = sorted(records.glob("*.jsonl"))
    outcome = command("replay", "--verify", *files)
    assert (outcome.status, outcome.err) == (0, "")
    assert [line.partition(": verified, ")[0] for line in outcome.out.splitlines()] == list(map(str, files))
    verdicts = document(command("replay", "--verify", "--json", *files))
    assert [verdict["file"] for verdict in verdicts] == list(map(str, files))
    outcome = command("replay", "--verify", files[0], unfinished, files[1])
    assert outcome.status == 1
    assert outcome.out.count(": verified, ") == 2
    assert outcome.err.count("\n") == 1
    assert f"{unfinished}: line 41: " in outcome.err
    outcome = command("replay", "--verify", "--json", files[0], unfinished)
    assert outcome.status == 1
    assert [verdict["verified"] for verdict in json.loads(outcome.out)] == [True, False]


def test_altered_records_are_refused_by_every_command(
    command: Command, finished: Path, tmp_path: Path
) -> None:
    altered = tmp_path / "altered"
    altered.write_text(finished.read_text("utf-8").replace("vote white", "vote black", 1), "utf-8")
    for words in (("replay",), ("replay", "--verify"), ("replay", "--json"), ("export",)):
        outcome = command(words[0], altered, *words[1:])
        assert is_one_line(outcome, 1)
        assert f"{altered}: line " in outcome.err
        assert "altered" in outcome.err


def test_an_export_is_the_neutral_record(command: Command, finished: Path, unfinished: Path) -> None:
    record = read(finished)
    exported = document(command("export", finished))
    assert exported["final"]["points"] == record.replay().scores()
    assert "partial" not in exported
    partial = document(command("export", unfinished))
    assert partial["partial"] is True
    assert "final" not in partial


def test_a_benchmark(command: Command) -> None:
    report = document(command("bench", "splitz", "--seconds", "0.02", "--json"))
    assert list(report) == ["compiled", "calibration", "games"]
    assert report["compiled"] is (form() == "compiled")
    assert [row["players"] for row in report["games"]] == [2, 3, 4]
    rates = ["games_per_s", "decisions_per_s", "chance_per_s", "clones_per_s"]
    for row in report["games"]:
        assert list(row) == ["game", "players", *rates]
        assert all(row[rate] > 0 for rate in rates)
    outcome = command("bench", "--seconds", "0.02")
    assert f"Rules: {form()} Python" in outcome.out
    assert len(re.findall(r"^splitz ", outcome.out, re.MULTILINE)) == 3


@pytest.mark.parametrize("words", [(), ("--host", "::1", "--port", "0", "--db", "sqlite://", "--no-browser")])
def test_serve_passes_its_arguments_on(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr("boardwright.server.app.serve", lambda *arguments: calls.append(arguments))
    assert main(["serve", *words]) == 0
    assert calls == [("::1", 0, "sqlite://", False) if words else ("127.0.0.1", 8000, None, True)]


@pytest.mark.parametrize(
    ("error", "status", "line"),
    [
        (bw.UsageError("Port 8000 is taken."), 2, "boardwright: Port 8000 is taken.\n"),
        (bw.DataError("two\nlines"), 1, "boardwright: two lines\n"),
        (KeyboardInterrupt(), 130, "boardwright: Stopped.\n"),
        (OSError(28, "No space left on device", "x"), 1, "boardwright: x: No space left on device\n"),
        (OSError(28, "No space left"), 1, "boardwright: The output cannot be written: No space left\n"),
        (OSError("odd"), 1, "boardwright: The system: odd\n"),
        (BrokenPipeError(), 1, ""),
    ],
)
def test_every_failure_is_one_line(
    command: Command, error: BaseException, status: int, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("boardwright.server.app.serve", fail)
    assert command("serve") == (status, "", line)
