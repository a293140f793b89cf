"""The pure and the compiled build, measured one after the other in one run.

    python bench/compare.py PURE COMPILED [GAME ...] [--seconds T] [--repeats N]

PURE and COMPILED are the Python interpreters of two environments, each with its build installed.
Prints the medians of the repeats and how many times faster the compiled build is; each speed is held
against the calibration loop of its own run, so that a busy machine does not pass for a slow build.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

RATES = ("games_per_s", "decisions_per_s", "chance_per_s", "clones_per_s")


def main() -> int:
    """Run the comparison: the exit status."""
    arguments = _arguments()
    try:
        rounds = [
            (_bench(arguments.pure, False, arguments), _bench(arguments.compiled, True, arguments))
            for _ in range(arguments.repeats)
        ]
    except ValueError as error:
        print(f"compare: {error}", file=sys.stderr)
        return 1
    pure, compiled = ([one[form] for one in rounds] for form in (0, 1))
    print(f"Medians of {arguments.repeats} repeats, {arguments.seconds} s each")
    print(f"{'game':16} {'players':>7} {'rate':16} {'pure':>12} {'compiled':>12} {'ratio':>7}")
    for row, entry in enumerate(pure[0]["games"]):
        for rate in RATES:
            print(f"{entry['game']:16} {entry['players']:7} {rate:16} {_compared(pure, compiled, row, rate)}")
    print("calibration, steps/s:".ljust(42), _pair(*(_median(runs, _steps) for runs in (pure, compiled))))
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare the pure and the compiled build.")
    parser.add_argument("pure", type=_program, metavar="PURE", help="Python with the pure build")
    parser.add_argument("compiled", type=_program, metavar="COMPILED", help="Python with the compiled build")
    parser.add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")
    parser.add_argument("--seconds", default="2", help="for each game and player count (2)")
    parser.add_argument("--repeats", type=int, choices=range(1, 100), metavar="N", default=3)
    return parser.parse_args()


def _program(name: str) -> str:
    """A path stays right from another folder; a bare name is looked for on the path."""
    return str(Path(name).absolute()) if Path(name).exists() else name


def _bench(python: str, must_be_compiled: bool, arguments: argparse.Namespace) -> dict[str, Any]:
    """One benchmark. Raises ValueError if it fails, or runs the other form."""
    words = [python, "-m", "boardwright", "bench", *arguments.games, "--seconds", arguments.seconds, "--json"]
    try:  # in an empty folder, so that no package is found beside it
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(words, capture_output=True, text=True, cwd=folder)
    except OSError as error:
        raise ValueError(f"{python}: {error.strerror}") from None
    if done.returncode:
        raise ValueError(f"{python}: {done.stderr.strip()}")
    report: dict[str, Any] = json.loads(done.stdout)
    if report["compiled"] is not must_be_compiled:
        raise ValueError(f"{python} runs the {'pure' if must_be_compiled else 'compiled'} build.")
    return report


def _compared(pure: list[dict[str, Any]], compiled: list[dict[str, Any]], row: int, rate: str) -> str:
    def speed(report: dict[str, Any]) -> float:
        return float(report["games"][row][rate])

    def in_steps(report: dict[str, Any]) -> float:
        return speed(report) / _steps(report)

    ratio = _median(compiled, in_steps) / _median(pure, in_steps)
    return f"{_pair(_median(pure, speed), _median(compiled, speed))} {ratio:7.2f}"


def _steps(report: dict[str, Any]) -> float:
    return float(report["calibration"])


def _median(reports: list[dict[str, Any]], value: Callable[[dict[str, Any]], float]) -> float:
    return median(value(report) for report in reports)


def _pair(pure: float, compiled: float) -> str:
    return f"{pure:12,.0f} {compiled:12,.0f}"


if __name__ == "__main__":
    raise SystemExit(main())
