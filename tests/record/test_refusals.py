"""Damaged records are refused in one line that names the file, the line and the reason."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boardwright as bw
from boardwright.record import parse, read
from tests.record.conftest import edited, played, written

TEXT = played(2, 11).text()
"""A finished game, for examples made by hypothesis."""
RESULT_LINE = TEXT.splitlines()[-1]


def refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(bw.RecordError) as caught:
        parse(text).verify()
    message = str(caught.value)
    assert message.startswith(f"line {line}: "), message
    assert reason in message
    assert "\n" not in message
    assert len(message) < 400


def test_cut_after_any_line_it_is_no_finished_game(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for kept in range(1, len(lines)):
        with pytest.raises(bw.RecordError, match=rf"line {kept + 1}: .*(ends before|cut off)"):
            parse("".join(lines[:kept])).verify()


def test_cut_inside_any_line_it_is_refused_there(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        refused("".join(lines[: number - 1]) + line[: len(line) // 2], number, "not a JSON object")


@given(st.integers(0, len(TEXT.encode()) - 2))
def test_cut_anywhere_it_is_refused(length: int) -> None:
    with pytest.raises(bw.RecordError):
        parse(TEXT[:length]).verify()


@settings(max_examples=300)
@given(st.integers(0, len(TEXT.encode()) - len(RESULT_LINE) - 2), st.integers(1, 255))
def test_any_byte_changed_before_the_result_is_noticed(tmp_path_factory: Any, place: int, flip: int) -> None:
    damaged = bytearray(TEXT.encode())
    damaged[place] ^= flip
    path = tmp_path_factory.getbasetemp() / "damaged"
    path.write_bytes(bytes(damaged))
    with pytest.raises(bw.RecordError, match="damaged: "):
        read(path)


def test_any_byte_of_the_result_line_matters() -> None:
    start = len(TEXT) - len(RESULT_LINE) - 1
    before, line = TEXT[:start], RESULT_LINE
    digits = [place for place, letter in enumerate(line) if letter.isalnum()]
    for place in digits:
        other = "0" if line[place] != "0" else "1"
        with pytest.raises(bw.RecordError):
            parse(f"{before}{line[:place]}{other}{line[place + 1 :]}\n").verify()


def test_lines_that_change_places_are_noticed(text: str) -> None:
    lines = text.splitlines()
    lines[9], lines[10] = lines[10], lines[9]
    refused("\n".join(lines), 10, "should be move 8, it is 9")


def test_moves_that_change_places_under_new_numbers_are_noticed(text: str) -> None:
    lines = [json.loads(line) for line in text.splitlines()]
    lines[9]["move"], lines[1]["move"] = lines[1]["move"], lines[9]["move"]
    refused(written(lines), 2, "is not legal")


def test_a_missing_line_is_noticed(text: str) -> None:
    lines = text.splitlines()
    del lines[20]
    refused("\n".join(lines), 21, "should be move 19, it is 20")


def test_a_line_said_twice_is_noticed(text: str) -> None:
    lines = text.splitlines()
    lines.insert(20, lines[20])
    refused("\n".join(lines), 22, "should be move 20, it is 19")


def test_nothing_follows_the_result(text: str) -> None:
    last = len(text.splitlines())
    refused(text + '{"n":200,"seat":0,"move":"vote blue"}\n', last + 1, "nothing may follow")
    refused(text + text.splitlines()[-1] + "\n", last + 1, "nothing may follow")
    refused(text + "\n", last + 1, "not a JSON object")


def test_an_altered_move_with_a_fitting_checksum_is_still_illegal(text: str) -> None:
    refused(edited(text, 3, lambda move: move.update(seat=0)), 3, "by seat 0 is not legal")


def test_a_wrong_result_with_a_fitting_checksum_is_noticed(text: str) -> None:
    last = len(text.splitlines())
    refused(edited(text, last, lambda line: line["result"]["scores"].reverse()), last, "scores should be")
    refused(edited(text, last, lambda line: line["result"].update(ranks=[1, 1, 1])), last, "ranks should be")


def test_moves_after_the_end_are_illegal(finished: bw.Record) -> None:
    longer = played()
    longer.moves.append(longer.moves[-1])
    refused(longer.text(), len(finished.moves) + 2, "The game is over")


def test_a_missing_result_line_is_named(text: str) -> None:
    lines = text.splitlines(keepends=True)
    refused("".join(lines[:-1]), len(lines), "the result line is missing")


@pytest.mark.parametrize("version", [None, 0, 2, "1", True, 1.0, [1], 10**30])
def test_other_versions_of_the_form_are_refused(text: str, version: Any) -> None:
    refused(edited(text, 1, lambda header: header.update(boardwright=version)), 1, "version 1")


def test_other_rulesets_are_refused_by_name(text: str) -> None:
    changed = edited(text, 1, lambda header: header.update(ruleset="0"))
    refused(changed, 1, "was played by ruleset '0' of Splitz; this version replays ruleset '1' only")


WRONG = [None, True, -1, 1.5, 3.0, "x", [], {}, [1], {"a": 1}]
RIGHT = {
    "game": (),
    "ruleset": (),
    "players": (),
    "options": ({},),
    "seats": (),
    "edition": ({},),
    "seed": (),
    "index": (),
}
"""Which of the wrong values a key of the header may have after all."""


@pytest.mark.parametrize("value", WRONG, ids=repr)
@pytest.mark.parametrize("key", RIGHT)
def test_header_keys_have_their_types(text: str, key: str, value: Any) -> None:
    changed = edited(text, 1, lambda header: header.update({key: value}))
    if any(type(value) is type(right) and value == right for right in RIGHT[key]):
        parse(changed).verify()
    else:
        refused(changed, 1, "")


@pytest.mark.parametrize("key", ["boardwright", "game", "ruleset", "players", "seats"])
def test_header_keys_that_must_be_there(text: str, key: str) -> None:
    refused(edited(text, 1, lambda header: header.pop(key)), 1, "")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 5}, "Splitz is for 2 to 4 players, not 5"),
        ({"players": 4}, "names 3 seats for 4 players"),
        ({"options": {"map": "kanal"}}, "has no option 'map'"),
        ({"edition": {"other.toml": ""}}, "has no data file"),
        ({"edition": {"splitz.toml": "= nonsense"}}, "not a TOML file"),
        ({"edition": {"splitz.toml": ""}}, "is missing"),
        ({"game": "x" * 10_000}, "There is no game"),
        ({"ruleset": "\n" * 10_000}, "ruleset"),
    ],
)
def test_headers_that_make_no_game(text: str, change: dict[str, Any], reason: str) -> None:
    with pytest.raises(bw.RecordError, match=r"^line 1: ") as caught:
        parse(edited(text, 1, lambda header: header.update(change)))
    assert reason in str(caught.value)


@pytest.mark.parametrize("value", [None, True, -2, 3, 0.0, "0", [], {}], ids=repr)
def test_a_move_has_a_seat(text: str, value: Any) -> None:
    refused(edited(text, 5, lambda move: move.update(seat=value)), 5, "seat must be from -1")


@pytest.mark.parametrize("value", [None, True, 0, [], {}, "", "vote", "vote green", "draw 11"], ids=repr)
def test_a_move_has_a_notation(text: str, value: Any) -> None:
    refused(edited(text, 5, lambda move: move.update(move=value)), 5, "")


@pytest.mark.parametrize("value", [None, False, 3.0, "3", 4, -3, [3]], ids=repr)
def test_a_move_has_its_number(text: str, value: Any) -> None:
    refused(edited(text, 5, lambda move: move.update(n=value)), 5, "should be move 3")


def test_zero_and_one_are_no_booleans(text: str) -> None:
    refused(edited(text, 2, lambda move: move.update(n=False)), 2, "should be move 0, it is False")
    refused(edited(text, 3, lambda move: move.update(n=True)), 3, "should be move 1, it is True")


@pytest.mark.parametrize("key", ["scores", "ranks"])
@pytest.mark.parametrize(
    "value", [None, 3, "x", [], [1, 2], [1, 2, 3.0], [1, 2, True], [1, 2, "3"]], ids=repr
)
def test_a_result_has_its_numbers(text: str, key: str, value: Any) -> None:
    last = len(text.splitlines())
    changed = edited(text, last, lambda line: line["result"].update({key: value}))
    refused(changed, last, f"{key} must be a list of 3 whole numbers")


@pytest.mark.parametrize("value", [None, 3, [], "won"], ids=repr)
def test_a_result_is_an_object(text: str, value: Any) -> None:
    last = len(text.splitlines())
    refused(edited(text, last, lambda line: line.update(result=value)), last, "result must be an object")


@pytest.mark.parametrize("digest", [None, 5, "", "0" * 64])
def test_a_result_has_the_checksum(text: str, digest: Any) -> None:
    last = len(text.splitlines())
    lines = text.splitlines()
    result = json.loads(lines[-1]) | {"sha256": digest}
    refused("\n".join([*lines[:-1], json.dumps(result)]), last, "the record was altered")


@pytest.mark.parametrize(
    "odd",
    [
        "",
        "\n",
        " ",
        "null",
        "[]",
        "3",
        '"text"',
        "NaN",
        "\ufeff{}",
        "\x00",
        "{" * 5_000,
        "[" * 200_000,
        '{"a":' * 200_000,
        '{"boardwright":1,"boardwright":1}',
        '{"boardwright":NaN}',
        '{"boardwright":1e999}',
        '{"boardwright":' + "9" * 5_000 + "}",
        '{"boardwright":1,"game":"\\ud800"}',
        '{"boardwright":1,}',
        "{'boardwright':1}",
        "x" * 1_000_000,
    ],
    ids=lambda odd: odd[:20] or "empty",
)
def test_odd_first_lines_are_refused(odd: str) -> None:
    refused(odd, 1, "")


@pytest.mark.parametrize(
    "odd",
    ["", "null", "[]", "\x00", '{"n":0,"n":0,"seat":-1,"move":"lead 0"}', "{}", '{"n":' + "9" * 5_000 + "}"],
)
def test_odd_moves_are_refused(text: str, odd: str) -> None:
    refused(text.splitlines()[0] + "\n" + odd + "\n", 2, "")


@given(st.binary(max_size=300))
def test_any_bytes_are_refused(tmp_path_factory: Any, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "odd"
    path.write_bytes(content)
    with pytest.raises(bw.RecordError) as caught:
        read(path)
    assert str(caught.value).startswith(str(path))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(max_size=5), values, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(RIGHT)), json_values)
def test_any_value_in_the_header_is_taken_or_refused(key: str, value: Any) -> None:
    header = json.loads(TEXT.splitlines()[0]) | {key: value}
    try:
        record = parse(json.dumps(header) + "\n")
    except bw.RecordError:
        return
    assert parse(record.text()).text() == record.text()


@pytest.mark.parametrize(("name", "reason"), [("nothing", "No such file"), (".", "directory")])
def test_files_that_cannot_be_read(tmp_path: Path, name: str, reason: str) -> None:
    path = tmp_path / name
    with pytest.raises(bw.RecordError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}: cannot be read: ")
    assert reason in str(caught.value)


def test_refusals_while_replaying_name_the_file(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(edited(text, 3, lambda move: move.update(seat=0)), "utf-8")
    with pytest.raises(bw.RecordError) as caught:
        read(path).verify()
    assert str(caught.value).startswith(f"{path}: line 3: ")


def test_other_line_ends_are_an_alteration(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(text.replace("\n", "\r\n").encode())
    with pytest.raises(bw.RecordError, match="altered: its lines end in CR LF"):
        read(path)


def test_an_empty_record_says_that_it_is_empty(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.touch()
    with pytest.raises(bw.RecordError, match=r"game: line 1: is missing: the record is empty"):
        read(path)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"seats": ["a", "b"]}, "2 seats are named for 3 players"),
        ({"seats": []}, "0 seats are named for 3 players"),
        ({"seats": "abc"}, "a list of names"),
        ({"seats": ["a", "b", 3]}, "a list of names"),
        ({"seed": -1}, "A seed is a whole number from 0, not -1"),
        ({"seed": 1, "index": 0.5}, "An index is a whole number from 0, not 0.5"),
    ],
)
def test_a_record_is_not_begun_with_what_nobody_could_read(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(bw.UsageError, match=reason):
        bw.Record(bw.make("splitz", 3), **given)


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (0, 69, "Splitz has no action 69"),
        (0, -1, "Splitz has no action -1"),
        (3, 0, "there is no 3"),
        (-2, 0, "no -2"),
    ],
)
def test_what_can_be_no_move_is_not_noted(seat: int, action: int, reason: str) -> None:
    record = bw.Record(bw.make("splitz", 3))
    with pytest.raises(bw.UsageError, match=reason):
        record.add(seat, action)
    assert record.moves == []


def test_a_game_that_goes_on_has_no_result_and_a_finished_one_no_more_moves() -> None:
    record = bw.Record(bw.make("splitz", 3))
    with pytest.raises(bw.UsageError, match="The game is not over"):
        record.finish(record.game.new())
    assert record.result is None
    assert repr(record) == "<record of <Splitz for 3 players>: 0 moves, unfinished>"
    over = played()
    with pytest.raises(bw.UsageError, match="The record is finished"):
        over.add(0, 0)


@pytest.mark.parametrize("to", [-1, 10_000])
def test_moves_that_a_record_does_not_have_are_not_replayed(finished: bw.Record, to: int) -> None:
    with pytest.raises(bw.UsageError, match=rf"The record has \d+ moves; {to} is no number"):
        finished.replay(to)
