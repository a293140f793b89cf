"""The command as a program of its own: pipes, signals and a real terminal."""

import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from boardwright.record import read

BOARDWRIGHT = [sys.executable, "-m", "boardwright"]
PATIENCE = 120
"""Seconds until a test gives up on a program that hangs."""

on_posix = pytest.mark.skipif(os.name != "posix", reason="needs signals and terminals as POSIX has them")


def run(*words: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*BOARDWRIGHT, *map(str, words)], input=stdin, capture_output=True, text=True, timeout=PATIENCE
    )


def test_a_simulation_in_a_pipe_is_quiet() -> None:
    outcome = run("simulate", "splitz", "--players", 2, "--games", 40, "--json", "--seed", 1)
    assert outcome.returncode == 0
    assert outcome.stderr == ""
    assert json.loads(outcome.stdout)["games"] == 40


def test_failures_have_their_status() -> None:
    for words, status in ((("chess",), 2), (("replay", "nowhere"), 1), (("--version",), 0)):
        outcome = run(*words)
        assert outcome.returncode == status
        assert outcome.stderr.count("\n") == (status > 0)


def test_the_installed_command_is_the_same() -> None:
    installed = Path(sys.executable).with_name("boardwright")
    outcome = subprocess.run([installed, "games", "--json"], capture_output=True, timeout=PATIENCE)
    assert outcome.stdout.decode() == run("games", "--json").stdout


def test_a_game_from_a_pipe_ends_with_its_input() -> None:
    outcome = run("play", "splitz", "--seat", "Ana", "random", "--seed", 4, stdin="1\n")
    assert outcome.returncode == 0
    assert outcome.stderr == ""
    assert outcome.stdout.endswith("The input has ended; the game is left unfinished.\n")
    assert "\x1b" not in outcome.stdout


def test_bytes_that_are_no_text_are_no_choice() -> None:
    words = [*BOARDWRIGHT, "play", "splitz", "--seat", "Ana", "random"]
    outcome = subprocess.run(words, input=b"\xff\xfe\x00\nquit\n", capture_output=True, timeout=PATIENCE)
    assert outcome.returncode == 0
    assert outcome.stderr == b""


def test_an_output_that_cannot_hold_the_words_still_gets_them() -> None:
    words = [*BOARDWRIGHT, "play", "splitz", "--seat", "random", "random", "--seed", "1"]
    poor = os.environ | {"PYTHONIOENCODING": "ascii"}
    outcome = subprocess.run(words, env=poor, capture_output=True, timeout=PATIENCE)
    assert outcome.returncode == 0
    assert outcome.stderr == b""
    assert b"Round 10" in outcome.stdout


@on_posix
@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", "splitz"],
        ["games", "--json"],
        ["--help"],
        ["play", "--help"],
        ["--version"],
        ["play", "splitz", "--seat", "random", "random"],
    ],
)
def test_a_reader_that_has_gone_is_no_accident(words: list[str]) -> None:
    unread, pipe = os.pipe()
    os.close(unread)
    with subprocess.Popen([*BOARDWRIGHT, *words], stdout=pipe, stderr=subprocess.PIPE) as program:
        os.close(pipe)
        _, complaint = program.communicate(timeout=PATIENCE)
    assert complaint == b""
    assert program.returncode == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a file that is always full")
@pytest.mark.parametrize("words", [["games"], ["--help"], ["play", "splitz", "--seat", "random", "random"]])
def test_a_full_disk_is_told_in_one_line(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        outcome = subprocess.run(
            [*BOARDWRIGHT, *words], stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE
        )
    assert outcome.returncode == 1
    assert outcome.stderr.startswith(b"boardwright: The output cannot be written: ")
    assert outcome.stderr.count(b"\n") == 1


@on_posix
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_finished_games_saved(jobs: int, tmp_path: Path) -> None:
    words = ["simulate", "splitz", "--players", "4", "--games", "1000000", "--jobs", str(jobs)]
    words += ["--records", str(tmp_path)]
    program = subprocess.Popen(
        [*BOARDWRIGHT, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        while len(list(tmp_path.glob("*.jsonl"))) < 30:
            assert program.poll() is None
            sleep(0.05)
        os.killpg(program.pid, signal.SIGINT)
        printed, complaint = program.communicate(timeout=PATIENCE)
    finally:
        end(program)
    assert program.returncode == 130
    assert printed == b""
    told = re.fullmatch(
        rb"boardwright: Stopped after (\d+) of 1000000 games; their records are in .*\n", complaint
    )
    assert told
    kept = sorted(tmp_path.iterdir())
    assert len(kept) - int(told[1]) in ((0,) if jobs > 1 else (0, 1))  # one may end as Ctrl-C comes
    assert all(path.name.endswith(".bwr.jsonl") for path in kept)
    for path in kept[::20]:
        read(path).verify()


def end(program: subprocess.Popen[bytes]) -> int:
    """The exit status; a program that still runs, or hangs, is ended with all that it started."""
    try:
        return program.wait(PATIENCE if sys.exc_info()[0] is None else 0)
    except subprocess.TimeoutExpired:
        os.killpg(program.pid, signal.SIGKILL)
        return program.wait()


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, words: list[str]) -> None:
        import pty

        keyboard, screen = pty.openpty()
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
        environment.pop("NO_COLOR", None)
        self._program = subprocess.Popen(
            [*BOARDWRIGHT, *words],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=environment,
            start_new_session=True,
        )
        os.close(screen)
        self._keyboard = keyboard
        self._unread = ""
        self.output = ""

    def wait_for(self, *texts: str) -> str:
        """Read until one of these texts appears: the first that did."""
        while not any(text in self._unread for text in texts):
            ready, _, _ = select.select([self._keyboard], [], [], PATIENCE)
            assert ready, self.output
            part = os.read(self._keyboard, 65536).decode("utf-8", "replace")
            self.output += part
            self._unread += part
        found = min((text for text in texts if text in self._unread), key=self._unread.index)
        self._unread = self._unread.partition(found)[2]
        return found

    def type(self, line: str) -> None:
        os.write(self._keyboard, f"{line}\n".encode())

    def press(self, signal_number: int) -> None:
        os.killpg(self._program.pid, signal_number)

    def end(self) -> int:
        """The exit status."""
        status = end(self._program)
        os.close(self._keyboard)
        return status

    def kept(self) -> str:
        """What stays on the screen: without what was shown on the other one, and without colours."""
        shown = re.sub(r"\x1b\[\?1049h.*?(\x1b\[\?1049l|$)", "", self.output, flags=re.DOTALL)
        return re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", shown)


@on_posix
def test_secret_choices_leave_no_trace_on_the_terminal() -> None:
    terminal = Terminal(["play", "splitz", "--seat", "Ana", "Ben", "--seed", "3"])
    lines = ("1 2", "discard white", "undo", "discard white", "vote black")
    for line in lines:  # a discard can be taken back, by whoever threw out
        terminal.wait_for("> ")
        terminal.type(line)
    terminal.wait_for("alone with the screen. ")
    terminal.type("")
    terminal.wait_for("> ")
    before = terminal.kept()
    terminal.type("quit")
    terminal.wait_for("Left.")
    assert terminal.end() == 0
    assert before.rstrip().endswith("has chosen.")
    assert "> vote" not in before
    assert "Taken back." not in before
    seen_by_ben = terminal.output.partition("has chosen.")[2]
    assert seen_by_ben.count("vote black") == 1  # as one of the choices
    assert "\x1b[1;38;2" in terminal.output or "\x1b[1;38;5" in terminal.output


@on_posix
def test_ctrl_c_leaves_a_game_without_a_trace_of_the_program() -> None:
    terminal = Terminal(["play", "splitz", "--seat", "Ana", "random", "--seed", "3"])
    terminal.wait_for("> ")
    terminal.press(signal.SIGINT)
    terminal.wait_for("boardwright: Stopped.")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.output


@on_posix
def test_a_finished_game_is_kept_if_wanted(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    terminal = Terminal(["play", "splitz", "--seat", "Ana", "random", "--seed", "4"])
    while terminal.wait_for("> ", "Enter leaves: ") == "> ":
        terminal.type("1")
    terminal.type(str(path))
    terminal.wait_for("Saved in")
    assert terminal.end() == 0
    read(path).verify()
