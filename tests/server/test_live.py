"""The live channel: the present first, then every change, each viewer's own."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from boardwright.server.settings import Settings
from tests.server.tables import PATIENCE, Visitor, done, is_over, is_voting, play_until, received, seated


def test_the_present_comes_first_and_then_each_change(ana: Visitor, ben: Visitor, cleo: Visitor):
    """To everybody who looks, spectators included."""
    table = seated(ana, ben)
    play_until(table, {0: ana, 1: ben}, is_voting)
    with ben.socket(table) as bens, cleo.socket(table) as watching:
        assert received(bens) == ben.view(table)
        assert received(watching) == cleo.view(table)
        ana.act_somehow(table)
        for socket in (bens, watching):
            assert received(socket)["observation"]["committed"] == [0]


def test_pages_get_html_that_fits_the_view(ana: Visitor):
    """`frames` end with the present; `rev` and `stage` are the view's."""
    table = ana.make("me", "open")
    with ana.socket(table, "html") as socket:
        message = received(socket)
        assert set(message) == {"rev", "stage", "frames"}
        assert (message["rev"], message["stage"]) == (0, "lobby")
        assert json.loads(message["frames"][-1]["html"]) == ana.view(table)


def test_everybodys_page_learns_who_sits_down(ana: Visitor, ben: Visitor):
    table = ana.make("me", "open")
    with ana.socket(table) as socket:
        received(socket)
        done(ben.sit(table, 1))
        assert received(socket)["chairs"][1]["name"] == "Ben"
        done(ana.start(table))
        assert received(socket)["stage"] == "running"


def test_a_reveal_is_shown_before_the_next_row(ana: Visitor, ben: Visitor):
    """The last vote of a round leads to chance: first the picture before it, then the present."""
    table = seated(ana, ben)
    people = {0: ana, 1: ben}
    seen = []
    with ana.socket(table, "html") as socket:
        play_until(table, people, lambda view: view["observation"]["round"] == 3)
        while not seen or json.loads(seen[-1]["frames"][-1]["html"])["observation"]["round"] < 3:
            seen.append(received(socket))
    pairs = [m["frames"] for m in seen if len(m["frames"]) == 2]
    for before, after in pairs:
        old, new = (json.loads(frame["html"]) for frame in (before, after))
        assert old["observation"]["phase"] == "deal"
        assert old["observation"]["votings"]
        assert old["legal"] == []
        assert new["observation"]["round"] == old["observation"]["round"]
        assert old["rev"] == new["rev"]
        assert new["log"][: len(old["log"])] == old["log"]
        assert len(new["log"]) > len(old["log"])
    assert pairs


def test_the_last_reveal_is_shown_before_the_result(ana: Visitor, ben: Visitor):
    table = seated(ana, ben)
    seen = []
    with ana.socket(table, "html") as socket:
        play_until(table, {0: ana, 1: ben}, is_over)
        while not seen or seen[-1]["stage"] != "over":
            seen.append(received(socket))
    before, after = (json.loads(frame["html"]) for frame in seen[-1]["frames"])
    assert (before["stage"], after["stage"]) == ("running", "over")
    assert before["observation"] == after["observation"]
    assert before["observation"]["votings"]


def test_nothing_is_missed_while_the_line_is_down(ana: Visitor, ben: Visitor):
    """Complaint: after a reconnect the events missed meanwhile never come."""
    table = seated(ana, ben)
    with ana.socket(table) as socket:
        before = received(socket)
    play_until(table, {0: ana, 1: ben}, lambda view: view["observation"]["round"] == 2)
    with ana.socket(table) as socket:
        after = received(socket)
    assert after == ana.view(table)
    assert after["log"][: len(before["log"])] == before["log"]


def test_a_reload_and_a_second_tab_change_nothing(ana: Visitor, ben: Visitor):
    """Complaint: a reload loses the seat. The cookie is the seat, in every tab."""
    table = seated(ana, ben)
    view = ana.view(table)
    with ana.socket(table) as one, ana.socket(table) as two:
        assert received(one) == received(two) == view
        page = ana.get(f"/t/{table}").text
        assert page == ana.get(f"/t/{table}").text
        assert ana.view(table) == view


def test_what_the_client_sends_is_ignored(ana: Visitor):
    table = ana.make("me", "open")
    with ana.socket(table) as socket:
        received(socket)
        for rubbish in ("{}", "x" * 1000, b"\x00\xff", '{"actions":[1]}'):
            socket.send(rubbish)
        done(ana.chair(table, 1, "greedy"))
        assert received(socket)["chairs"][1]["kind"] == "bot"


def test_long_messages_close_the_socket(ana: Visitor):
    """The server itself is not troubled."""
    table = ana.make("me", "open")
    with ana.socket(table) as socket:
        received(socket)
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    assert ana.view(table)["stage"] == "lobby"


def test_sockets_of_other_origins_are_refused(ana: Visitor):
    """A page of another site cannot look over the player's shoulder."""
    table = ana.make("me", "open")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://[x]", "\\"):
        with pytest.raises(InvalidStatus) as refused, ana.socket(table, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with ana.socket(table, origin=ana.url) as socket:
        received(socket)


def test_there_is_no_channel_without_a_table(ana: Visitor):
    with pytest.raises(InvalidStatus) as refused, ana.socket("no-such-1234"):
        pass
    assert refused.value.response.status_code == 404


def test_without_a_cookie_one_watches(ana: Visitor):
    """A forged cookie is none."""
    table = ana.make("me", "random")
    address = f"{ana.url.replace('http', 'ws')}/api/tables/{table}/live?form=json"
    for cookie in ("", "boardwright=forged", "boardwright=ImFuYSI.AAAA"):
        with connect(address, additional_headers={"Cookie": cookie}) as socket:
            assert received(socket)["seat"] is None


@pytest.mark.parametrize("failure", [ZeroDivisionError, RuntimeError, OSError])
def test_a_failure_closes_the_socket(server, ana: Visitor, monkeypatch, caplog, failure: type[Exception]):
    """Of any kind. The page connects again, instead of showing "live" and waiting in vain."""
    table = ana.make("me", "open")

    def broken(*_):
        raise failure("never seen before")

    with ana.socket(table) as socket:
        received(socket)
        monkeypatch.setattr(server.context, "picture", broken)
        server.context.tables.wake(table)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd.code == 1011
    assert "broke" in caplog.text
    assert "never seen before" in caplog.text


class TestRest:
    """How long pictures stay is the game's to say, and bots wait for it."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return Settings(settings.db, (0.0, 0.0), 1.0)

    def test_pictures_rest_as_the_game_says(self, ana: Visitor, ben: Visitor, monkeypatch):
        from boardwright.games.splitz.game import Splitz

        class Board:
            def rest(self, events, then=()) -> int:
                return 10 * len(events)

        monkeypatch.setattr(Splitz, "board", Board())
        table = seated(ana, ben)
        seen = []
        with ana.socket(table, "html") as socket:
            play_until(table, {0: ana, 1: ben}, lambda view: view["observation"]["round"] == 2)
            while not seen or len(seen[-1]["frames"]) < 2:
                seen.append(received(socket))
        before, after = seen[-1]["frames"]
        assert before["rest"] > 0
        assert after["rest"] == 10 * 8  # seven cards and the row
