"""Malformed requests of all kinds: one line, a fitting status, nothing changed, never a 500."""

import json
import socket
import unicodedata

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright.server.bodies import LONGEST
from tests.server.tables import Visitor, done

BODIES = [
    b"",
    b"null",
    b"[]",
    b"0",
    b'"text"',
    b"{",
    b"\xff\xfe\x00",
    b'{"rev":',
    b"[" * 10_000,
    b'{"a":' * 3_000,
    b"1" * 6_000,
    b'{"rev": ' + b"9" * 5_000 + b', "actions": [1]}',
    b'{"rev": NaN, "actions": [1]}',
    b'{"rev": 1e999, "actions": [1]}',
    b'{"rev": -1, "actions": [1]}',
    b'{"rev": true, "actions": [1]}',
    b'{"rev": 1.0, "actions": [1]}',
    b'{"rev": "1", "actions": [1]}',
    b'{"rev": 1}',
    b'{"rev": 1, "actions": []}',
    b'{"rev": 1, "actions": {}}',
    b'{"rev": 1, "actions": 31}',
    b'{"rev": 1, "actions": [null]}',
    b'{"rev": 1, "actions": [[31]]}',
    b'{"rev": 1, "actions": [true]}',
    b'{"rev": 1, "actions": [31.0]}',
    b'{"rev": 1, "actions": [-1]}',
    b'{"rev": 1, "actions": ["\\ud800"]}',
    b'{"rev": 1, "actions": ["\\u0000"]}',
    b'{"rev": 1, "actions": [' + b"31," * 200 + b"31]}",
    b'{"rev": 1, "actions": [31], "seat": 1}',
    b'{"rev": 1, "rev": {}, "actions": [31]}',
    b'{"name": 5}',
    b'{"name": "\\ud800"}',
    b'{"name": "a\\u0000b"}',
    b'{"name": "a\\u202eb"}',
    b'{"name": "\\u200b"}',
    b'{"name": "' + b"x" * 300 + b'"}',
    b'{"seat": null}',
    b'{"seat": "me", "name": ["Ana"]}',
    b'{"seat": "\\ud800"}',
    b'{"game": "splitz", "players": "2", "seats": ["me", "open"]}',
    b'{"game": "splitz", "players": 2, "seats": "me"}',
    b'{"game": "splitz", "players": 2, "seats": ["me", 1], "name": "Ana"}',
    b'{"game": "splitz", "players": 2, "seats": ["me", "open"], "name": "Ana", "options": []}',
    b'{"game": "splitz", "players": 2, "seats": ["me", "open"], "name": "Ana", "options": {"a": 1}}',
    b'{"game": "splitz", "players": 99999999999999999999, "seats": ["me"], "name": "Ana"}',
    b'{"game": "\\ud800", "players": 2, "seats": ["me", "open"], "name": "Ana"}',
    b'{"game": "../../etc", "players": 2, "seats": ["me", "open"], "name": "Ana"}',
]
OTHER_KINDS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]


@pytest.fixture
def table(ana: Visitor) -> str:
    return ana.make("me", "open", "open")


def posts(table: str) -> list[str]:
    own = ("seats/1", "start", "acts", "undo", "again")
    return ["/api/me", "/api/tables", *(f"/api/tables/{table}/{path}" for path in own)]


def check_refused(poster: Visitor, path: str, body: bytes, kind: str) -> None:
    answer = poster.http.post(path, content=body, headers={"content-type": kind} if kind else {})
    assert 400 <= answer.status_code < 500, (path, body, answer.text)
    assert set(answer.json()) <= {"error", "rule"}
    assert "\n" not in answer.json()["error"]
    assert "Traceback" not in answer.text


def test_malformed_bodies_are_refused_in_one_line(ana: Visitor, ben: Visitor, table: str):
    """At every address. Ben, who posts, stays a nobody."""
    before = ana.view(table)
    addresses = posts(table)
    for number, body in enumerate(BODIES):
        for path in (addresses[number % len(addresses)], addresses[4]):
            check_refused(ben, path, body, "application/json")
    assert ana.view(table) == before


@pytest.mark.parametrize("kind", OTHER_KINDS)
def test_bodies_that_claim_to_be_something_else(ana: Visitor, ben: Visitor, table: str, kind: str):
    """Nor does the kind of content matter."""
    before = ana.view(table)
    for body in BODIES[::3]:
        check_refused(ben, f"/api/tables/{table}/acts", body, kind)
    assert ana.view(table) == before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.sampled_from(["rev", "actions", "seat", "seats", "name", "game", "players", "options", "once"])


@settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(fields=st.dictionaries(FIELDS, JSON, max_size=5), place=st.integers(0, 6))
def test_no_fields_break_the_server(ben: Visitor, table: str, fields: dict, place: int):
    """Any JSON in any field, at any address."""
    body, headers = json.dumps(fields).encode(), {"content-type": "application/json"}
    answer = ben.http.post(posts(table)[place], content=body, headers=headers)
    assert answer.status_code < 500, answer.text


SENTENCES = {
    '{"rev": 0, "actions": ["%s"]}' % ("a" * 300): "actions[0] is longer than 60 characters.",
    '{"rev": 0, "actions": [null]}': "actions[0] must be a whole number or a text.",
    '{"rev": 0, "actions": [31, -1]}': "actions[1] must be at least 0.",
    '{"rev": 0, "actions": []}': "actions must not be empty.",
    json.dumps({"rev": 0, "actions": [31] * 101}): "actions has more than 100 entries.",
    '{"rev": 0, "actions": 31}': "actions must be a list.",
    '{"rev": "0", "actions": [31]}': "rev must be a whole number.",
    '{"rev": 1.5, "actions": [31]}': "rev must be a whole number.",
    '{"actions": [31]}': "rev is missing.",
    '{"rev": 0, "actions": [31], "seat": 1}': "seat is not a field of this request.",
    '{"rev": 0, "actions": [31], "%s": 1}' % ("b" * 300): "b" * 23 + "… is not a field of this request.",
    '{"rev": 0, "rev": 1, "actions": [31]}': "The field rev is given twice.",
    '{"rev": 0, "actions": [31], "x": {"y": 1, "y": 2}}': "The field y is given twice.",
    "[]": "The body must be a JSON object.",
}


@pytest.mark.parametrize("body", SENTENCES, ids=lambda body: body[:40])
def test_what_is_wrong_is_told_in_a_sentence(ana: Visitor, table: str, body: str):
    """In the terms of the interface."""
    headers = {"content-type": "application/json"}
    answer = ana.http.post(f"/api/tables/{table}/acts", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, SENTENCES[body])


def test_a_form_names_each_field_once(ana: Visitor, table: str):
    """Lists apart."""
    answer = ana.http.post(
        f"/api/tables/{table}/acts",
        content="rev=0&rev=1&actions=31",
        headers={"content-type": "application/x-www-form-urlencoded"},
    )
    assert (answer.status_code, answer.json()["error"]) == (400, "The field rev is given twice.")


def test_what_is_repeated_in_an_answer_is_short(ana: Visitor, table: str):
    """Whatever was sent, the sentence stays a sentence."""
    long = "z" * 55
    answers = [
        ana.post(f"/api/tables/{table}/seats/1", {"seat": long}),
        ana.get(f"/api/tables/{long * 5}"),
        ana.get(f"/new/{long * 5}"),
        ana.get("/join", params={"code": long * 5}),
        ana.post(f"/api/tables/{table}/seats/{long}", {"seat": "greedy"}),
    ]
    for answer in answers:
        assert answer.status_code in (400, 404)
        assert "z" * 30 not in answer.text


def test_long_bodies_are_cut_short(ana: Visitor, table: str):
    """Also without a length told beforehand."""
    long = b'{"name": "' + b"x" * LONGEST + b'"}'
    assert ana.http.post("/api/me", content=long).status_code == 413
    parts = (long[start : start + 4096] for start in range(0, len(long), 4096))
    assert ana.http.post("/api/me", content=parts).status_code == 413


@pytest.mark.parametrize(
    "rest",
    [
        b"Content-Length: 100\r\n\r\n{",
        b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\nZ\r\n",
    ],
)
def test_a_body_that_breaks_off_leaves_no_trace(server, ana: Visitor, table: str, caplog, rest: bytes):
    """Neither in the table nor, as a failure of ours, in the log."""
    before = ana.view(table)
    host, _, port = ana.url.removeprefix("http://").partition(":")
    path = f"/api/tables/{table}/seats/1".encode()
    head = b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with socket.create_connection((host, int(port))) as line:
        line.sendall(head + rest)
        line.shutdown(socket.SHUT_WR)
        while line.recv(4096):
            pass
    server.stop()  # whatever the request has led to is told by now
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert "Traceback" not in caplog.text
    with server.context.tables.reading(table) as live:
        assert [seat.name for seat in live.seats] == [chair["name"] for chair in before["chairs"]]


def test_forms_say_the_same_as_json(ana: Visitor, ben: Visitor):
    """A text browser can play: fields repeat for lists, and the answer is the page."""
    fields = {"game": "splitz", "players": "2", "seats": ["me", "open"], "name": "Ana", "once": "a1"}
    made = ana.form("/api/tables", fields)
    assert made.status_code == 303
    page = made.headers["location"]
    table = page.removeprefix("/t/")
    assert ana.form("/api/tables", fields).headers["location"] == page
    assert ben.form(f"/api/tables/{table}/seats/1", {"seat": "me", "name": "Ben"}).headers["location"] == page
    assert ana.form(f"/api/tables/{table}/start", {}).status_code == 303
    leader = ana if ana.view(table)["legal"] else ben
    view = leader.view(table)
    number, text = view["legal"][0]
    acts, undo = f"/api/tables/{table}/acts", f"/api/tables/{table}/undo"
    assert leader.form(acts, {"rev": view["rev"], "actions": str(number)}).status_code == 303
    assert leader.form(undo, {"rev": view["rev"] + 1}).status_code == 303
    assert leader.form(acts, {"rev": view["rev"] + 2, "actions": text}).status_code == 303
    assert leader.view(table)["observation"]["phase"] == "discard"


def test_a_refused_form_gets_a_page_with_a_way_back(ana: Visitor):
    """Not bare JSON: the status, the sentence and a link to the table."""
    table = ana.make("me", "open")
    answer = ana.form(f"/api/tables/{table}/acts", {"rev": "0", "actions": "31"})
    assert answer.status_code == 409
    assert answer.headers["content-type"].startswith("text/html")
    assert f"/t/{table}" in answer.text
    assert ana.form(f"/api/tables/{table}/acts", {"rev": "x"}).status_code == 400


def test_a_form_without_a_choice_asks_for_one(ana: Visitor, table: str):
    answer = ana.form(f"/api/tables/{table}/acts", {"rev": "0"})
    assert answer.status_code == 400
    assert "Choose something first, then send it." in answer.text


def test_names_are_one_visible_line(ana: Visitor):
    """1 to 24 characters, of any script."""
    good = (
        "A",
        "Åsa",
        "李小龙",
        "x" * 24,
        "  Ana   Maria ",
        "O'Neil <3",
        "نیما",
        "👩‍🚀",
        "❤️",
        "7",
        "葛\U000e0100",
    )
    for name in (*good, "Nguyễn", "e\u0323\u0302", "क्षितिज", "น้ำ", "Robot", "Greedy Ana", "Ana (b)"):
        said = done(ana.post("/api/me", {"name": name}))["name"]
        assert said == " ".join(unicodedata.normalize("NFC", name).split())
    bad = ("", " ", "\u3000", "\u200b", "a\tb\x07", "a\u2028b", "x" * 25, "\u200d\u200d", "a\ue000")
    for name in (*bad, "a\tb", "a\nb"):
        assert ana.post("/api/me", {"name": name}).status_code == 400, ascii(name)


INVISIBLE = "\u2800\u3164\u115f\u1160\uffa0\ufe0f\u034f\u00ad\u180e\U0001d159\U000e0100\u17b4\u0301"


@pytest.mark.parametrize("sign", INVISIBLE, ids=ascii)
def test_a_name_can_be_seen(ana: Visitor, sign: str):
    """Signs that are drawn empty, and marks without anything to stand on, are no name."""
    for name in (sign, sign * 24, f"{sign} {sign}", f"...{sign}"):
        assert ana.post("/api/me", {"name": name}).status_code == 400, ascii(name)


@pytest.mark.parametrize("name", ["q\u0301\u0302\u0303", "Ana\u0e47\u0e47\u0e47", "x\u20dd\u20dd\u20dd"])
def test_a_name_stays_in_its_line(ana: Visitor, name: str):
    """Stacked marks grow over the page."""
    assert "combining" in ana.post("/api/me", {"name": name}).json()["error"]
    joined = "\u200d".join(name)
    assert ana.post("/api/me", {"name": joined}).status_code == 400


MISLEADING = [
    "Greedy",
    "greedy",
    "ＧＲＥＥＤＹ",
    "Random 2",
    "Gre\u200dedy",
    "Open chair",
    "open  CHAIR",
    "Ana (bot)",
]


@pytest.mark.parametrize("name", [*MISLEADING, "Ana (BOT)", "Ana（bot）", "Ana (b\u200dot)"], ids=ascii)
def test_nobody_is_called_like_a_bot_or_an_open_chair(ana: Visitor, name: str):
    answer = ana.post("/api/me", {"name": name})
    assert (answer.status_code, answer.json()["error"].count(".")) == (400, 1)
