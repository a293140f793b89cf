"""Finished games on file: they must replay for ever."""

from pathlib import Path

import pytest

import boardwright as bw
from boardwright.record import SUFFIX, read

RECORDS = Path(__file__).parent.parent / "records"
FINISHED = sorted(path for path in RECORDS.glob(f"*/*{SUFFIX}") if not path.name.startswith("unfinished"))
UNFINISHED = sorted(RECORDS.glob(f"*/unfinished*{SUFFIX}"))

WITHOUT_NEUTRAL = ("splitz/edition", "wild_world/alone_grim", "wild_world/modules")
"""Games for which the specifications define no neutral record."""


def name_of(path: Path) -> str:
    """As `splitz/3_players`."""
    return f"{path.parent.name}/{path.name.removesuffix(SUFFIX)}"


def test_there_are_records() -> None:
    assert len(FINISHED) >= 4
    assert UNFINISHED


@pytest.mark.parametrize("path", FINISHED, ids=name_of)
def test_finished_games_verify_and_stay_as_they_are(path: Path) -> None:
    record = read(path)
    state = record.verify()
    assert record.text() == path.read_text("utf-8")
    if name_of(path) in WITHOUT_NEUTRAL:
        with pytest.raises(bw.BoardwrightError, match="neutral record"):
            record.game.neutral_record(record.events(), state)
    else:
        assert "final" in record.game.neutral_record(record.events(), state)


@pytest.mark.parametrize("path", UNFINISHED, ids=name_of)
def test_unfinished_games_are_partial(path: Path) -> None:
    record = read(path)
    state = record.replay()
    assert record.text() == path.read_text("utf-8")
    assert record.game.neutral_record(record.events(), state)["partial"] is True
