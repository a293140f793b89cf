"""Finished games on file: they must replay for ever."""

from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.record import SUFFIX, read

RECORDS = Path(__file__).parent.parent / "records"
FINISHED = sorted(path for path in RECORDS.glob(f"*/*{SUFFIX}") if not path.name.startswith("unfinished"))
UNFINISHED = sorted(RECORDS.glob(f"*/unfinished*{SUFFIX}"))


def test_there_are_records() -> None:
    assert len(FINISHED) >= 4
    assert UNFINISHED


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_finished_games_verify_and_stay_as_they_are(path: Path) -> None:
    record = read(path)
    state = record.verify()
    assert record.text() == path.read_text("utf-8")
    neutral = neutral_record(record, state)
    assert neutral is None or "final" in neutral


def neutral_record(record: bw.Record, state: bw.State) -> dict[str, Any] | None:
    """The game's neutral record; None where it stands for the printed values alone."""
    try:
        return record.game.neutral_record(record.events(), state)
    except bw.BoardwrightError as error:
        assert record.game.edition, error
        assert "edition" in str(error)
        return None


@pytest.mark.parametrize("path", UNFINISHED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_unfinished_games_are_partial(path: Path) -> None:
    record = read(path)
    state = record.replay()
    assert record.text() == path.read_text("utf-8")
    assert record.game.neutral_record(record.events(), state)["partial"] is True
