"""Records to be read, damaged and read again."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import boardwright as bw
from boardwright.lab.simulation import play_out
from boardwright.record import checksum

Change = Callable[[dict[str, Any]], object]


def played(players: int = 3, seed: int = 5, edition: dict[str, str] | None = None) -> bw.Record:
    """A finished game between random bots."""
    game = bw.titles()["splitz"].make(players, edition=edition)
    record = bw.Record(game, seed=seed, index=0)
    bots = [bw.bots.make("random", seat) for seat in range(players)]
    play_out(game, bots, bw.Dice(seed), record)
    return record


def edited(text: str, line: int, change: Change) -> str:
    """The record with one line (from 1) changed, and a checksum that fits again."""
    lines = [json.loads(entry) for entry in text.splitlines()]
    change(lines[line - 1])
    return written(lines)


def written(lines: list[dict[str, Any]]) -> str:
    """Lines as a record, its checksum made new."""
    before = [json.dumps(line) + "\n" for line in lines]
    if "result" in lines[-1] and "sha256" in lines[-1]:
        lines[-1]["sha256"] = checksum("".join(before[:-1]))
        before[-1] = json.dumps(lines[-1]) + "\n"
    return "".join(before)


@pytest.fixture(scope="session")
def finished() -> bw.Record:
    return played()


@pytest.fixture(scope="session")
def text(finished: bw.Record) -> str:
    return finished.text()
