"""Whole games through the server: bots alone, scripted people, and both."""

import random

import pytest

from boardwright import bots
from boardwright.record import parse
from tests.server.tables import Visitor, done, is_over, play_until, seated


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_a_whole_game_by_themselves(ana: Visitor, players: int):
    """A table without people starts at once, ends, and gives a record that verifies."""
    table = ana.make(*["greedy", "random", "greedy", "random"][:players])
    view = ana.wait(table, is_over)
    state = parse(ana.get(f"/api/tables/{table}/record").text).verify()
    assert list(view["observation"]["scores"]) == state.scores()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scripted_people_play_a_whole_game(server, players: int):
    """Every act is accepted for the newest view of whoever is asked; the record tells who sat where."""
    people = [server.visitor(name) for name in ("Ana", "Ben", "Cleo", "Dora")[:players]]
    table = seated(*people)
    dice = random.Random(players)
    play_until(table, dict(enumerate(people)), is_over, pick=dice.choice)
    record = parse(people[0].get(f"/api/tables/{table}/record").text)
    record.verify()
    assert record.seats == [person.name for person in people]
    assert record.seed is None  # a seed would tell the future


def test_people_and_bots_play_together(ana: Visitor, ben: Visitor):
    """Acts in notation and as numbers are the same acts."""
    table = ana.make("me", "greedy", "open", "random")
    done(ben.sit(table, 2))
    done(ana.start(table))
    dice = random.Random(5)
    view = play_until(table, {0: ana, 2: ben}, is_over, pick=lambda legal: dice.sample(dice.choice(legal), 2))
    assert [chair["kind"] for chair in view["chairs"]] == ["person", "bot", "person", "bot"]
    assert view["log"][-1].endswith("points")


def test_a_failing_bot_does_not_freeze_the_table(ana: Visitor, monkeypatch, caplog):
    """Complaint: a bot freezes on an unforeseen state. It plays anything legal, and the log says so."""

    class Broken:
        def __init__(self, seed: int, index: int = 0) -> None:
            self.chooses = bool(seed % 2)

        def choose(self, view) -> int:
            if self.chooses:
                return 10_000
            raise RuntimeError("never seen such a thing")

    monkeypatch.setitem(bots.BOTS, "random", Broken)
    table = ana.make("random", "random")
    ana.wait(table, is_over)
    assert "plays anything legal" in caplog.text


def test_play_again_gathers_the_same_people(ana: Visitor, ben: Visitor, cleo: Visitor):
    """The new table has the same chairs, everybody's view names it, and asking twice makes one."""
    table = ana.make("me", "open", "random")
    done(ben.sit(table, 1))
    done(ana.start(table))
    assert ana.post(f"/api/tables/{table}/again").status_code == 409
    play_until(table, {0: ana, 1: ben}, is_over)
    assert cleo.post(f"/api/tables/{table}/again").status_code == 403
    with ana.socket(table) as socket:
        socket.recv()
        made = done(ben.post(f"/api/tables/{table}/again"))["table"]
        assert f'"next_table":"{made}"' in socket.recv(timeout=10)
    assert done(ana.post(f"/api/tables/{table}/again"))["table"] == made
    view = ben.view(made)
    assert (view["stage"], view["is_host"]) == ("lobby", True)
    assert [chair["name"] for chair in view["chairs"]] == ["Ana", "Ben", "Random"]
    done(ben.start(made))
    assert ana.view(made)["stage"] == "running"


def test_play_again_against_bots_begins_at_once(ana: Visitor):
    """Nobody has to be waited for."""
    table = ana.make("me", "random")
    play_until(table, {0: ana}, is_over)
    made = done(ana.post(f"/api/tables/{table}/again"))["table"]
    assert ana.view(made)["stage"] == "running"
