"""The pages' addresses and headers, whoever draws them."""

import re
from dataclasses import replace
from importlib import resources
from operator import itemgetter

import pytest

from boardwright.core.board import Chair
from boardwright.core.title import Option
from boardwright.core.titles import titles
from boardwright.server import assets, render
from boardwright.server.pages import NewTableView, bot_choices
from boardwright.server.table_view import TableView
from tests.server.plain_pages import read
from tests.server.tables import Visitor, done, is_voting, play_until, seated
from tests.testing.toy import TITLE

INLINE = r"<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|javascript:"
"""What the pages' policy forbids."""


def test_a_first_visit_gets_a_cookie(ana: Visitor):
    """Signed, unreadable for scripts, not sent along from other sites; the second visit keeps it."""
    cookie = ana.get("/").headers["set-cookie"]
    for flag in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert flag in cookie
    assert "set-cookie" not in ana.get("/").headers
    ana.http.cookies.clear()
    assert ana.get("/").headers["set-cookie"] != cookie


def test_a_forged_cookie_is_no_seat(ana: Visitor, ben: Visitor):
    """Somebody else's seat cannot be taken by writing a cookie."""
    table = ana.make("me", "random")
    value = ana.http.cookies["boardwright"]
    signed_otherwise = value[:-9] + ("A" if value[-9] != "A" else "B") + value[-8:]
    for forged in (signed_otherwise, value.rpartition(".")[0], "x", "", "é"):
        headers = {"cookie": f"boardwright={forged}".encode()}
        assert done(ben.http.get(f"/api/tables/{table}", headers=headers))["seat"] is None


def test_every_answer_is_safe(ana: Visitor):
    """No inline script, no frames, no guessing of types, and nothing of a table is kept by caches."""
    table = ana.make("me", "random")
    paths = (
        "/",
        "/new/splitz",
        f"/t/{table}",
        "/rules/splitz",
        "/nowhere",
        "/api/games",
        f"/api/tables/{table}",
    )
    for path in paths:
        headers = ana.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "style-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


def test_posts_of_other_origins_are_refused(ana: Visitor):
    """403, and nothing happens; programs name no origin."""
    table = ana.make("me", "open")
    others = ("https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1")
    unreadable = ("http://[", "http://[x]", "http://]", "\\", "")
    for origin in (*others, *unreadable):
        answer = ana.post(f"/api/tables/{table}/seats/1", {"seat": "greedy"}, headers={"origin": origin})
        assert answer.status_code == 403
    assert ana.view(table)["chairs"][1]["kind"] == "open"
    own = ana.post(f"/api/tables/{table}/seats/1", {"seat": "greedy"}, headers={"origin": ana.url})
    assert done(own)["chairs"][1]["kind"] == "bot"


def test_what_does_not_exist_says_so(ana: Visitor):
    """A page for people, JSON for programs."""
    for path in (
        "/nowhere",
        "/t/no-such-1234",
        "/new/chess",
        "/rules/chess",
        "/static/none.css",
        "/join?code=x",
    ):
        answer = ana.get(path)
        assert answer.status_code == 404, path
        assert answer.headers["content-type"].startswith("text/html")
        assert read(answer.text)["back"] == "/"
    for path in ("/api/nothing", "/api/tables/no-such-1234", "/api/tables/no-such-1234/record"):
        answer = ana.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]
    assert ana.post("/api/tables/no-such-1234/acts", {"rev": 0, "actions": [1]}).status_code == 404
    assert ana.get("/api/tables").status_code == 405
    assert ana.http.delete("/").status_code == 405
    assert ana.get("/docs").status_code == 404


def test_a_failure_of_ours_shows_no_trace(ana: Visitor, monkeypatch):
    """500, one line, the same safe headers; the rest is for the server's log."""
    from boardwright.server import lobby

    def broken(*_):
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(lobby, "make_table", broken)
    answer = ana.post("/api/tables", {"game": "splitz", "players": 2, "seats": ["me", "open"], "name": "A"})
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert "content-security-policy" in answer.headers


def test_join_by_code(ana: Visitor, ben: Visitor):
    """However it is typed."""
    table = ana.make("me", "open")
    for typed in (table, table.upper(), f"  {table.replace('-', ' ')} ", table.replace("-", " - ")):
        answer = ben.get("/join", params={"code": typed})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert ben.get("/join").status_code == 404


def test_home_lists_the_own_tables(ana: Visitor, ben: Visitor):
    """Those that wait for the visitor first; not those that are over, nor other people's."""
    lobby = ana.make("me", "open")
    playing = seated(ana, ben)
    play_until(playing, {0: ana, 1: ben}, is_voting)
    over = ana.make("me", "random")
    play_until(over, {0: ana}, lambda view: view["stage"] == "over")
    tables = read(ana.get("/").text)["tables"]
    assert [table[0] for table in tables] == [playing, lobby]
    assert sorted(tables[0][2]) == [0, 1]
    assert tables[0][3:] == [True, ["Round 1 of 10"]]
    assert tables[1][1:] == ["lobby", [], False, []]
    assert [table[0] for table in read(ben.get("/").text)["tables"]] == [playing]
    ana.act_somehow(playing)
    assert [table[3] for table in read(ana.get("/").text)["tables"]] == [False, False]


def test_the_visitors_name_is_remembered(ana: Visitor):
    done(ana.post("/api/me", {"name": "Ana Maria"}))
    assert read(ana.get("/").text)["name"] == "Ana Maria"
    assert read(ana.get("/new/splitz").text)["name"] == "Ana Maria"


def test_pages_answer_head_and_the_icon_is_there(ana: Visitor):
    """A missing icon would be an error in every browser's console."""
    for path in ("/", "/new/splitz", "/rules/splitz", "/favicon.ico"):
        assert ana.http.head(path).status_code == 200
    icon = ana.get("/favicon.ico")
    assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml")


def test_marked_files_are_kept_for_good(ana: Visitor):
    """An address with a fingerprint changes with the file; another is asked for again."""
    marked = ana.get(assets.asset("tokens.css"))
    assert (marked.status_code, marked.headers["cache-control"]) == (
        200,
        "public, max-age=31536000, immutable",
    )
    assert ana.get("/static/tokens.css").headers["cache-control"] == "no-cache"
    assert ana.get("/static/../app.py").status_code == 404
    assert ana.get("/static/%2e%2e/app.py").status_code == 404


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_a_game_brings_its_own_files(ana: Visitor, title):
    """From its own folder, kept for good like the server's own; nothing else of the folder is given out."""
    files = (assets.sheet_of(title), "text/css"), (assets.script_of(title), "text/javascript")
    for address, kind in filter(itemgetter(0), files):
        answer = ana.get(address)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
    for path in ("../game.py", "%2e%2e/game.py", "none.css"):
        assert ana.get(f"{assets.GAMES}/{title.id}/{path}").status_code == 404


def test_options_are_chosen_in_the_form_and_told_in_the_lobby():
    """Each with its default marked, and what it does."""
    option = Option("old_map", "plain", ("plain", "hilly"), "How the land lies.")
    game = replace(titles()["splitz"], options=(option,)).make(2, {"old_map": "hilly"})
    form = render.new_table(NewTableView(game, "Ana", bot_choices(), "a"))
    assert form.count('name="option.old_map"') == 3  # one for each number of players
    assert '<option value="plain" selected>Plain (as usual)</option>' in form
    assert "How the land lies." in form
    chairs = (Chair("Ana", "person", True), Chair("", "open"))
    lobby = TableView("maple-otter-4217", game, "lobby", chairs, 0, True, 1, None, (), False)
    assert "<dt>Old map</dt><dd>Hilly</dd>" in render.table(lobby)


def test_seats_to_choose_are_chairs_that_exist():
    seats = ("random", "0", "1", "2", "3", "4")
    option = Option("start", "random", seats, "Who begins.", names_seats=True)
    game = replace(titles()["splitz"], options=(option,)).make(2, {"start": "1"})
    form = render.new_table(NewTableView(game, "Ana", bot_choices(), "a"))
    assert form.count('<option value="0">Chair 1</option>') == 3  # with 2, 3 and 4 players
    assert form.count('<option value="3">Chair 4</option>') == 1
    assert '<option value="4">' not in form
    chairs = (Chair("Ana", "person", True), Chair("", "open"))
    lobby = TableView("maple-otter-4217", game, "lobby", chairs, 0, True, 1, None, (), False)
    assert "<dt>Start</dt><dd>Chair 2</dd>" in render.table(lobby)


def test_a_game_without_files_has_no_address():
    assert assets.folder_of(TITLE) is None
    assert (assets.sheet_of(TITLE), assets.script_of(TITLE)) == ("", "")


def test_the_interface_describes_itself(ana: Visitor):
    """Every address of docs/interface.md is in the description, with its fields."""
    described = done(ana.get("/api/openapi.json"))["paths"]
    acts = described["/api/tables/{table}/acts"]["post"]
    fields = acts["requestBody"]["content"]["application/json"]["schema"]["properties"]
    assert set(fields) == {"rev", "actions"}
    text = (resources.files("boardwright").parents[1] / "docs" / "interface.md").read_text()
    told = {re.sub(r"\{\w+\}", "{}", path) for path in re.findall(r"`(?:GET|POST) (/api[^` ]*)", text)}
    assert told - {"/api/openapi.json"} == {re.sub(r"\{\w+\}", "{}", path) for path in described}


def test_the_server_is_well(ana: Visitor):
    assert done(ana.get("/health")) == {"ok": True}
    answer = ana.http.head("/health")
    assert (answer.status_code, answer.text) == (200, "")


class TestRealPages:
    """What people see."""

    @pytest.fixture
    def server(self, settings, serve_with):
        with serve_with(settings, render) as served:
            yield served

    def test_every_link_leads_somewhere(self, server, ana: Visitor, ben: Visitor):
        """Complaint of ours: no page links to what does not exist."""
        lobby, playing, over = ana.make("me", "open"), ana.make("me", "greedy"), ana.make("me", "random")
        play_until(over, {0: ana}, lambda view: view["stage"] == "over")
        known: set[str] = set()
        found = {"/", f"/t/{lobby}", f"/t/{playing}", f"/t/{over}", "/nowhere"}
        while found:
            path = found.pop()
            known.add(path)
            answer = ana.get(path)
            assert answer.status_code == (404 if path == "/nowhere" else 200), path
            if answer.headers["content-type"].startswith("text/html"):
                links = re.findall(r'(?:href|src)="(/[^"#]*)', answer.text)
                found |= {link.replace("&amp;", "&") for link in links} - known
                assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|javascript:", answer.text), (
                    path
                )
        assert len(known) > 8
