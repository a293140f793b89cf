"""The script that compares the two builds."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "compare.py"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stands in for Python by a shell script")


def stand_in(path: Path, compiled: bool, speed: float, calibration: float = 1000) -> Path:
    """A program that answers as `boardwright bench --json` would."""
    rates = dict.fromkeys(("games_per_s", "decisions_per_s", "chance_per_s", "clones_per_s"), speed)
    games = [{"game": "splitz", "players": players} | rates for players in (2, 3)]
    report = {"compiled": compiled, "calibration": calibration, "games": games}
    path.write_text(f"#!/bin/sh\necho '{json.dumps(report)}'\n", "utf-8")
    path.chmod(0o755)
    return path


def compared(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, *map(str, words)], capture_output=True, text=True)


def test_the_ratio_is_held_against_the_calibration(tmp_path: Path) -> None:
    pure = stand_in(tmp_path / "pure", False, 2_000)
    compiled = stand_in(tmp_path / "compiled", True, 7_000, calibration=500)
    outcome = compared(pure, compiled, "splitz", "--repeats", 2)
    assert outcome.returncode == 0
    lines = [line.split() for line in outcome.stdout.splitlines()]
    assert lines[2] == ["splitz", "2", "games_per_s", "2,000", "7,000", "7.00"]
    assert len(lines) == 2 + 2 * 4 + 1


def test_the_wrong_build_is_not_measured(tmp_path: Path) -> None:
    pure = stand_in(tmp_path / "pure", False, 2_000)
    outcome = compared(pure, pure)
    assert outcome.returncode == 1
    assert outcome.stderr == f"compare: {pure} runs the pure build.\n"
    assert compared(pure, tmp_path / "nothing").returncode == 1
