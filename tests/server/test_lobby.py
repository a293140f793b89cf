"""Chairs: sitting down, standing up, bots, the host's rights, and players who stay away."""

from collections.abc import Callable

import pytest

from boardwright.server.settings import Settings
from tests.server.tables import Visitor, done, is_over, is_voting, play_until, received, seated


def kinds(view: dict) -> list[str]:
    return [chair["kind"] for chair in view["chairs"]]


def names(view: dict) -> list[str]:
    return [chair["name"] for chair in view["chairs"]]


def test_a_table_waits_for_its_open_chairs(ana: Visitor, ben: Visitor):
    """A lobby has no game yet; the host starts when every chair is taken, and once."""
    table = ana.make("me", "open", "greedy")
    view = ben.view(table)
    assert (view["stage"], view["seat"], view["observation"], view["legal"]) == ("lobby", None, None, [])
    assert kinds(view) == ["person", "open", "bot"]
    assert view["may_sit"] == [1]
    assert ana.start(table).status_code == 409
    view = done(ben.sit(table, 1))
    assert (view["seat"], view["chairs"][1]) == (1, {"name": "Ben", "kind": "person", "is_you": True})
    assert ben.start(table).status_code == 403
    assert done(ana.start(table))["stage"] == "running"
    for visitor in (ana, ben):
        assert visitor.start(table).status_code == 409


def test_a_finished_game_is_not_started_again(ana: Visitor):
    table = ana.make("me", "random")
    play_until(table, {0: ana}, is_over)
    answer = ana.start(table)
    assert (answer.status_code, answer.json()["error"]) == (409, "The game is over.")


def test_a_table_without_open_chairs_starts_at_once(ana: Visitor):
    """Start a game at once against bots; a name is not needed for that."""
    answer = ana.post("/api/tables", {"game": "splitz", "players": 2, "seats": ["me", "greedy"]})
    view = ana.view(done(answer)["table"])
    assert (view["stage"], view["seat"], names(view)) == ("running", 0, ["Guest", "Greedy"])


def test_a_double_click_joins_once(ana: Visitor, ben: Visitor):
    """Complaint: double click joins twice. The second finds the own chair and changes nothing."""
    table = ana.make("me", "open", "open")
    first = done(ben.sit(table, 1))
    assert done(ben.sit(table, 1)) == first


def test_nobody_sits_on_two_chairs(ana: Visitor, ben: Visitor):
    """In the lobby one may change places."""
    table = ana.make("me", "open", "open")
    done(ben.sit(table, 1))
    view = done(ben.sit(table, 2))
    assert (view["seat"], kinds(view)) == (2, ["person", "open", "person"])
    twice = {"game": "splitz", "players": 2, "seats": ["me", "me"], "name": "Ana"}
    assert ana.post("/api/tables", twice).status_code == 400


def test_a_taken_chair_is_taken(ana: Visitor, ben: Visitor, cleo: Visitor):
    """Not even the host's bots drive a person away; the host may clear the chair first."""
    table = ana.make("me", "open")
    done(ben.sit(table, 1))
    assert cleo.sit(table, 1).status_code == 409
    assert cleo.sit(table, 0).status_code == 409
    assert ana.chair(table, 1, "greedy").status_code == 409
    assert names(ana.view(table)) == ["Ana", "Ben"]
    done(ana.chair(table, 1, "open"))
    assert kinds(done(ana.chair(table, 1, "greedy"))) == ["person", "bot"]


def test_only_the_host_seats_bots_and_clears_chairs(ana: Visitor, ben: Visitor, cleo: Visitor):
    table = ana.make("me", "open", "open")
    done(ben.sit(table, 1))
    for wish in ("greedy", "open"):
        assert ben.chair(table, 2, wish).status_code == 403
        assert cleo.chair(table, 1, wish).status_code == 403
    assert kinds(done(ben.chair(table, 1, "open"))) == ["person", "open", "open"]


def test_chairs_and_wishes_that_do_not_exist(ana: Visitor):
    table = ana.make("me", "open")
    for seat in ("2", "-1", "99999999999", "x", "1.0", "²"):
        answer = ana.post(f"/api/tables/{table}/seats/{seat}", {"seat": "greedy"})
        assert (answer.status_code, answer.json()["error"]) == (404, "The chairs of this table are 0 to 1.")
    assert ana.chair(table, 1, "genius").status_code == 400
    assert ana.sit("no-such-1234", 0).status_code == 404


def test_names_are_told_apart(server, ana: Visitor):
    """Two people of one name, two bots of one kind: numbered."""
    table = ana.make("me", "open", "random", "random")
    view = done(server.visitor("Ana").sit(table, 1))
    assert names(view) == ["Ana", "Ana 2", "Random", "Random 2"]


def test_a_name_holds_for_the_whole_game(ana: Visitor, ben: Visitor, cleo: Visitor):
    """In the lobby one may take another; once the game has begun the others rely on it."""
    table = ana.make("me", "open", "open")
    done(ben.sit(table, 1))
    address = f"/api/tables/{table}/seats/1"
    assert names(done(ben.post(address, {"seat": "me", "name": "Bert"})))[1] == "Bert"
    done(cleo.sit(table, 2))
    done(ana.start(table))
    before = ana.view(table)
    answer = ben.post(address, {"seat": "me", "name": "Ana Maria"})
    assert (answer.status_code, "Bert" in answer.json()["error"]) == (409, True)
    assert done(ben.post(address, {"seat": "me", "name": "Bert"}))["seat"] == 1
    assert done(ben.post(address, {"seat": "me"}))["seat"] == 1  # Ben is still Bert
    assert ana.view(table) == before


def test_whoever_comes_back_is_called_as_before(ana: Visitor, ben: Visitor):
    """Whatever the name is elsewhere by now."""
    table = seated(ana, ben)
    done(ben.chair(table, 1, "open"))
    done(ben.post("/api/me", {"name": "Bert"}))
    assert names(done(ben.chair(table, 1, "me")))[1] == "Ben"


def test_sitting_down_needs_a_name(ana: Visitor, ben: Visitor):
    """Said once, it is remembered."""
    table = ana.make("me", "open", "open")
    assert ben.chair(table, 1, "me").status_code == 400
    done(ben.post("/api/me", {"name": "  Ben   the 2nd "}))
    assert names(done(ben.chair(table, 1, "me")))[1] == "Ben the 2nd"
    assert ana.view(table)["chairs"][1]["name"] == "Ben the 2nd"


def test_a_refused_request_changes_no_name(ana: Visitor, ben: Visitor):
    """Ben's try to sit on a taken chair under a new name leaves him Ben."""
    table = ana.make("me", "open", "open")
    done(ben.sit(table, 1))
    answer = ben.post(f"/api/tables/{table}/seats/0", {"seat": "me", "name": "Ana"})
    assert answer.status_code == 409
    other = ana.make("me", "open")
    assert names(done(ben.chair(other, 1, "me")))[1] == "Ben"


def test_whoever_stands_up_is_replaced_until_the_return(ana: Visitor, ben: Visitor, cleo: Visitor):
    """Complaint: a game is stuck when somebody leaves."""
    table = seated(ana, ben, cleo)
    play_until(table, {0: ana, 1: ben, 2: cleo}, is_voting)
    ana.act_somehow(table)
    cleo.act_somehow(table)
    view = done(ben.chair(table, 1, "open"))
    assert (view["seat"], view["may_sit"], view["chairs"][1]["kind"]) == (None, [1], "bot")
    assert view["chairs"][1]["name"] == "Ben (bot)"
    ana.wait(table, lambda view: not is_voting(view) and not view["observation"]["committed"])
    assert cleo.sit(table, 1).status_code == 409  # still Ben's
    view = done(ben.sit(table, 1))
    assert (view["seat"], view["chairs"][1]) == (1, {"name": "Ben", "kind": "person", "is_you": True})


def test_a_stand_in_does_not_show_the_owner_its_vote(server, ana: Visitor, ben: Visitor, settings: Settings):
    """While a bot plays, the owner watches as a spectator; what the chair knows comes with the chair."""
    table = seated(ana, ben)
    play_until(table, {0: ana, 1: ben}, is_voting)
    done(ben.chair(table, 1, "open"))
    view = ben.wait(table, lambda view: 1 in view["observation"]["committed"])
    assert (view["observation"]["own_vote"], view["observation"]["seat"]) == (-1, None)
    assert done(ben.sit(table, 1))["observation"]["own_vote"] >= 0


@pytest.fixture
def wait_long(server, monkeypatch) -> Callable[[], None]:
    """Lets so much time pass that whoever shows no sign after it is away."""
    presence = server.context.presence
    clock = presence._clock
    ahead = [0.0]
    monkeypatch.setattr(presence, "_clock", lambda: clock() + ahead[0])

    def wait() -> None:
        ahead[0] += 2 * server.context.settings.away_after

    return wait


class TestPlayersWhoStayAway:
    """Complaint: a game is stuck when somebody leaves without a word."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return Settings(settings.db, (0.0, 0.0), 0.0, away_after=3600.0)

    def test_the_others_may_let_a_bot_play(self, ana: Visitor, ben: Visitor, cleo: Visitor, wait_long):
        table = seated(ana, ben)
        play_until(table, {0: ana, 1: ben}, is_voting)
        ana.act_somehow(table)
        assert ana.view(table)["may_stand_in"] == []
        wait_long()
        assert ana.view(table)["may_stand_in"] == [1]
        assert cleo.view(table)["may_stand_in"] == []
        assert cleo.chair(table, 1, "greedy").status_code == 403
        assert ana.chair(table, 1, "random").status_code == 400
        view = done(ana.chair(table, 1, "greedy"))
        assert view["chairs"][1] == {"name": "Ben (bot)", "kind": "bot", "is_you": False}
        ana.wait(table, lambda view: len(view["observation"]["votings"]) or view["observation"]["round"] > 1)
        assert done(ben.sit(table, 1))["seat"] == 1

    def test_whoever_looks_is_not_away(self, ana: Visitor, ben: Visitor, wait_long):
        table = seated(ana, ben)
        play_until(table, {0: ana, 1: ben}, is_voting)
        ana.act_somehow(table)
        wait_long()
        ben.view(table)
        assert ana.chair(table, 1, "greedy").status_code == 409


class TestHostsWhoLeave:
    """Complaint of ours: a lobby whose host is gone can never start."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return Settings(settings.db, (0.0, 0.0), 0.0, away_after=3600.0, reread=0.05)

    def test_the_first_who_sits_takes_over(self, ana: Visitor, ben: Visitor, cleo: Visitor, wait_long):
        """Who is there, that is; and the page learns of it by itself."""
        table = ana.make("me", "open", "open")
        done(ben.sit(table, 2))
        done(cleo.sit(table, 1))
        with ben.socket(table) as page:
            assert not received(page)["is_host"]
            wait_long()
            assert received(page)["is_host"]
        assert cleo.view(table)["is_host"]  # sits further left, and is there again
        assert ben.start(table).status_code == 403
        assert done(cleo.start(table))["stage"] == "running"

    def test_a_host_who_comes_back_is_host_again(self, ana: Visitor, ben: Visitor, cleo: Visitor, wait_long):
        table = ana.make("me", "open", "open")
        done(ben.sit(table, 1))
        wait_long()
        assert kinds(done(ben.chair(table, 2, "greedy"))) == ["person", "person", "bot"]
        assert not cleo.view(table)["is_host"]
        assert ana.view(table)["is_host"]
        assert ben.chair(table, 2, "open").status_code == 403

    def test_a_host_who_is_alone_stays_host(self, ana: Visitor, ben: Visitor, wait_long):
        table = ana.make("me", "open")
        wait_long()
        assert not ben.view(table)["is_host"]
        assert ana.view(table)["is_host"]

    def test_whoever_stands_up_hands_the_table_over(self, ana: Visitor, ben: Visitor, cleo: Visitor):
        """For good: the new host need not wait."""
        table = ana.make("me", "open", "open")
        done(ben.sit(table, 2))
        done(cleo.sit(table, 1))
        assert not done(ana.chair(table, 0, "open"))["is_host"]
        assert cleo.view(table)["is_host"]
        done(ana.sit(table, 0))
        assert ana.start(table).status_code == 403
        assert done(cleo.start(table))["stage"] == "running"

    def test_a_host_without_a_chair_is_host_all_the_same(self, ana: Visitor, ben: Visitor):
        """Somebody who sets the table for others, or stood up when nobody else was there."""
        table = ana.make("me", "open")
        assert done(ana.chair(table, 0, "open"))["is_host"]
        done(ben.sit(table, 1))
        assert kinds(done(ana.chair(table, 0, "greedy"))) == ["bot", "person"]
        assert done(ana.start(table))["stage"] == "running"


def test_one_form_makes_one_table(ana: Visitor, ben: Visitor):
    """A double click on "Start" makes one table; the same word of somebody else makes another."""
    table = ana.make("me", "open", once="x1")
    assert ana.make("me", "open", once="x1") == table
    assert ana.make("me", "open", once="x2") != table
    assert ben.make("me", "open", once="x1") != table


def test_tables_that_cannot_be_made(ana: Visitor):
    """One line each, and no table."""
    good = {"game": "splitz", "players": 2, "seats": ["me", "open"], "name": "Ana"}
    bad = [
        {"game": "chess"},
        {"players": 5, "seats": ["me"] + ["open"] * 4},
        {"players": 1, "seats": ["me"]},
        {"seats": ["me"]},
        {"seats": ["me", "genius"]},
        {"seats": ["open", "open", "open"]},
        {"options": {"map": "kanal"}},
        {"options": {"edition": "/etc"}},
        {"name": ""},
        {"name": "a\nb"},
        {"name": "x" * 25},
        {"once": "../.."},
        {"colour": "red"},
    ]
    for change in bad:
        answer = ana.post("/api/tables", good | change)
        assert answer.status_code == 400, change
        assert "\n" not in answer.json()["error"]
    assert '"tables": []' in ana.get("/").text.replace("&quot;", '"')
