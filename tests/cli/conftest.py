"""The command line, called in this process."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from boardwright.cli.main import main
from boardwright.lab import Run, simulate


class Outcome(NamedTuple):
    """What a command left."""

    status: int
    out: str
    err: str


Command = Callable[..., Outcome]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs `boardwright` with the words given."""

    def run(*words: object) -> Outcome:
        capsys.readouterr()
        status = main([str(word) for word in words])
        return Outcome(status, *capsys.readouterr())

    return run


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of three games for three, `splitz-5-0.bwr.jsonl` and so on."""
    folder: Path = tmp_path_factory.mktemp("records")
    simulate(Run("splitz", 3, seed=5, records=folder), 3)
    return folder


@pytest.fixture(scope="session")
def finished(records: Path) -> Path:
    return records / "splitz-5-0.bwr.jsonl"


@pytest.fixture
def unfinished(finished: Path, tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.bwr.jsonl"
    lines = finished.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:40]), "utf-8")
    return path


def is_one_line(outcome: Outcome, status: int) -> bool:
    """Whether the command failed as it should: one line on standard error, nothing else."""
    line = outcome.err
    assert outcome.status == status, outcome
    assert outcome.out == "", outcome
    assert line.startswith("boardwright"), outcome
    assert line.endswith("\n"), outcome
    assert line.count("\n") == 1, outcome
    assert len(line) < 600, outcome
    assert "Traceback" not in line
    return True


__all__ = ["Command", "Outcome", "is_one_line"]
