"""What the README shows is what happens."""

import re
import shlex
from pathlib import Path

import pytest

from boardwright.cli.main import main

README = Path(__file__).parent.parent / "README.md"


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", README.read_text("utf-8"), re.DOTALL)


def test_the_quick_start_runs_as_printed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (program,) = blocks("python")
    assert len(re.findall(r"^.*\S", program, re.MULTILINE)) <= 20
    exec(compile(program, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[\d, \d, \d\]\n", capsys.readouterr().out)


def test_its_commands_work(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (program,) = blocks("python")
    exec(compile(program, "README.md", "exec"), {})
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("boardwright ")]
    assert len(lines) == 4
    for line in lines:
        command = shlex.split(line, comments=True)[1:]
        if command[0] == "simulate":
            command[command.index("--games") + 1] = "4"
        if command[0] == "bench":
            command += ["--seconds", "0.05"]
        assert main(command) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("target", re.findall(r"\]\((?!http)([^)]+)\)", README.read_text("utf-8")))
def test_it_links_to_what_exists(target):
    assert (README.parent / target).exists()
