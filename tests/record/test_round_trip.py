"""What is written can be read, replayed and written again, with all that was in it."""

import json
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.games.splitz.data.facts import FILE
from boardwright.record import SUFFIX, parse, read
from tests.record.conftest import edited, played

EDITION = """
denominations = [1, 4, 9]
copies = [6, 9, 12]
jokers = 3
colors = ["red", "green", "gold"]
discard_step_players = []
row_size = { 2 = 5, 3 = 5, 4 = 6 }
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_written_and_read_again(players: int, tmp_path: Path) -> None:
    record = played(players)
    path = tmp_path / f"game{SUFFIX}"
    record.write(path)
    again = read(path)
    assert again.text() == record.text()
    assert again.moves == record.moves
    assert (again.seats, again.seed, again.index) == (record.seats, record.seed, record.index)
    assert again.verify() == record.replay()


def test_every_line_is_one_json_object_and_the_last_one_ends(text: str) -> None:
    assert text.endswith("}\n")
    assert all(isinstance(json.loads(line), dict) for line in text.splitlines())


def test_a_record_says_what_the_design_says(finished: bw.Record, text: str) -> None:
    header, *moves, result = (json.loads(line) for line in text.splitlines())
    assert header == {
        "boardwright": 1,
        "game": "splitz",
        "ruleset": "1",
        "players": 3,
        "options": {},
        "seats": ["seat 0", "seat 1", "seat 2"],
        "seed": 5,
        "index": 0,
    }
    assert moves[0]["n"] == 0
    assert moves[0]["seat"] == bw.CHANCE
    assert moves[0]["move"].startswith("lead ")
    state = finished.replay()
    assert result["result"] == {"scores": state.scores(), "ranks": state.ranking()}


def test_dice_that_were_not_seeded_leave_no_seed() -> None:
    header = json.loads(bw.Record(bw.make("splitz", players=2)).text())
    assert "seed" not in header
    assert "index" not in header


@pytest.mark.parametrize("line", [1, 2, 50, -1], ids=["header", "first move", "a move", "result"])
def test_unknown_keys_are_kept(text: str, line: int) -> None:
    number = line if line > 0 else len(text.splitlines())
    noted = edited(text, number, lambda entry: entry.update(note={"by": "Zoë", "at": [1.5, None]}))
    again = parse(noted)
    again.verify()
    kept = [json.loads(entry) for entry in again.text().splitlines()]
    assert kept[number - 1]["note"] == {"by": "Zoë", "at": [1.5, None]}
    assert sum("note" in entry for entry in kept) == 1


def test_unknown_keys_inside_the_result_are_kept(text: str) -> None:
    last = len(text.splitlines())
    again = parse(edited(text, last, lambda entry: entry["result"].update(clock=[3, 4, 5])))
    again.verify()
    assert json.loads(again.text().splitlines()[-1])["result"]["clock"] == [3, 4, 5]


def test_an_edition_travels_with_the_record(tmp_path: Path) -> None:
    folder = tmp_path / "edition"
    folder.mkdir()
    (folder / FILE).write_text(EDITION, "utf-8")
    edition = bw.titles()["splitz"].read_edition(str(folder))
    record = played(edition=edition)
    (folder / FILE).unlink()
    folder.rmdir()
    again = parse(record.text())
    assert again.verify() == record.replay()
    assert json.loads(record.text().splitlines()[0])["edition"] == {FILE: EDITION}
    assert str(tmp_path) not in record.text()


def test_an_unfinished_record_replays_but_is_not_verified(text: str) -> None:
    record = parse("".join(text.splitlines(keepends=True)[:40]))
    assert record.result is None
    assert record.replay().actors()
    with pytest.raises(bw.RecordError, match="line 41: the record ends before the game is over"):
        record.verify()


def test_the_first_moves_are_replayed_alone(finished: bw.Record) -> None:
    state = finished.game.new()
    for number, move in enumerate(finished.moves[:30]):
        assert finished.replay(number) == state
        state.apply(move.seat, move.action)
    assert finished.replay(0) == finished.game.new()


def test_a_failed_write_leaves_nothing(finished: bw.Record, tmp_path: Path) -> None:
    folder = tmp_path / "taken"
    folder.mkdir()
    (folder / "inside").touch()
    with pytest.raises(OSError, match="directory"):
        finished.write(folder)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["taken"]


def test_a_write_replaces_the_whole_file(finished: bw.Record, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("x" * 100_000, "utf-8")
    finished.write(path)
    assert path.read_bytes() == finished.text().encode()
    assert list(tmp_path.iterdir()) == [path]
