"""What the README shows is what happens."""

import re
import shlex
import sys
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.cli.main import main

README = Path(__file__).parent.parent / "README.md"


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", README.read_text("utf-8"), re.DOTALL)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder to work in, with the files that the README says to write."""
    for program in blocks("python"):
        if name := re.match(r"# (\w+)\.py\n", program):
            (tmp_path / f"{name[1]}.py").write_text(program, "utf-8")
            monkeypatch.delitem(sys.modules, name[1], raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return tmp_path


def start():
    """Run the quick start as it is printed."""
    program = blocks("python")[0]
    assert len(re.findall(r"^.*\S", program, re.MULTILINE)) <= 20
    exec(compile(program, "README.md", "exec"), {})


@pytest.mark.usefixtures("folder")
def test_the_quick_start_runs_as_printed(capsys):
    start()
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[\d, \d, \d\]\n", capsys.readouterr().out)


@pytest.mark.usefixtures("folder")
def test_its_commands_work(capsys):
    start()
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("boardwright ")]
    assert len(lines) == 5
    for line in lines:
        command = shlex.split(line, comments=True)[1:]
        if command[0] == "simulate":
            command[command.index("--games") + 1] = "4"
        if command[0] == "bench":
            command += ["--seconds", "0.05"]
        assert main(command) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("folder")
def test_what_it_says_of_runs_holds():
    described = re.search(r"`(bw\.lab\.Run\(.*?\))` describes", README.read_text("utf-8"))
    run = eval(described[1], {"bw": bw})
    report = bw.lab.simulate(run, games=3, jobs=2)
    assert report.bots == ["mybots:Stubborn", "greedy", "random"]
    assert report.results[2] == run.play(2)


@pytest.mark.parametrize("target", re.findall(r"\]\((?!http)([^)]+)\)", README.read_text("utf-8")))
def test_it_links_to_what_exists(target):
    assert (README.parent / target).exists()
