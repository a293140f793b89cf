"""Taking back: only one's own last act, only while nobody has learnt anything new by it."""

import pytest
from sqlalchemy import select

from boardwright.server.moves import now_ms
from boardwright.server.play import MOST_UNDOS, SECOND_THOUGHTS
from boardwright.server.settings import Settings
from boardwright.server.storage import due
from tests.server.tables import Visitor, done, is_voting, play_until, seated
from tests.server.test_acts import leader_and_other, stored


@pytest.fixture
def table(ana: Visitor, ben: Visitor) -> str:
    """Two people; the leader is to divide the first row."""
    return seated(ana, ben)


def test_a_division_can_be_taken_back(server, table: str, ana: Visitor, ben: Visitor):
    """Complaint: the last act of a turn ends it at once and a misclick is final."""
    leader, other = leader_and_other(table, ana, ben)
    before = leader.view(table)
    assert not before["can_undo"]
    after = done(leader.act(table, before["legal"][0][0]))
    assert after["can_undo"]
    assert not other.view(table)["can_undo"]
    back = done(leader.undo(table))
    assert back["observation"] == before["observation"]
    assert back["legal"] == before["legal"]
    assert not back["can_undo"]
    assert back["rev"] > after["rev"]  # revisions never return
    assert back["log"][: len(before["log"])] == before["log"]


def test_rows_are_never_deleted(server, table: str, ana: Visitor, ben: Visitor):
    """Taking back is a row that names the revision it returns to."""
    leader, _ = leader_and_other(table, ana, ben)
    leader.act_somehow(table)
    rows = stored(server, table)
    done(leader.undo(table))
    *same, undo = stored(server, table)
    assert same == rows
    assert (undo.kind, undo.returns_to) == ("undo", rows[-2].rev)


def test_what_was_taken_back_is_not_in_the_record(ana: Visitor, ben: Visitor):
    """Divide, take back, divide otherwise: the record has one division and verifies."""
    from boardwright.record import parse

    table = seated(ana, ben)
    leader, _ = leader_and_other(table, ana, ben)
    first, *_, last = leader.view(table)["legal"]
    done(leader.act(table, first[0]))
    done(leader.undo(table))
    done(leader.act(table, last[0]))
    play_until(table, {0: ana, 1: ben}, lambda view: view["stage"] == "over")
    record = parse(ana.get(f"/api/tables/{table}/record").text)
    record.verify()
    acts = [move.action for move in record.moves if move.seat >= 0]
    assert acts[0] == last[0]


def test_another_seats_act_ends_it(table: str, ana: Visitor, ben: Visitor):
    """Complaint: undo of somebody else's move. Each takes back the own last act, in turn."""
    leader, other = leader_and_other(table, ana, ben)
    leader.act_somehow(table)
    done(other.act(table, "discard blue"))
    assert not leader.view(table)["can_undo"]
    assert leader.undo(table).status_code == 409
    assert done(other.undo(table))["observation"]["phase"] == "discard"
    assert done(leader.undo(table))["observation"]["phase"] == "divide"


def test_a_committed_vote_is_final(table: str, ana: Visitor, ben: Visitor):
    """SZ-22. Nor can the division before it be taken back any more."""
    players = {0: ana, 1: ben}
    play_until(table, players, is_voting)
    voter = ana if ana.view(table)["legal"] else ben
    after = voter.act_somehow(table)
    assert not after["can_undo"]
    assert voter.undo(table).status_code == 409


def test_undo_never_reaches_behind_chance(ana: Visitor, ben: Visitor, server):
    """Complaint: undo past a draw reveals the next card."""
    table = seated(ana, ben)
    leader, _ = leader_and_other(table, ana, ben)
    assert leader.undo(table).status_code == 409  # the row was just dealt
    drawn = [row.chance for row in stored(server, table)]
    play_until(table, {0: ana, 1: ben}, lambda view: view["observation"]["round"] == 2)
    for player in (ana, ben):
        assert not player.view(table)["can_undo"]
        assert player.undo(table).status_code == 409
    assert [row.chance for row in stored(server, table)][: len(drawn)] == drawn


def test_a_stale_undo_is_refused(table: str, ana: Visitor, ben: Visitor):
    """A double click takes back one act."""
    leader, _ = leader_and_other(table, ana, ben)
    rev = leader.act_somehow(table)["rev"]
    assert leader.undo(table, rev=rev - 1).status_code == 409
    done(leader.undo(table, rev=rev))
    assert leader.undo(table, rev=rev).status_code == 409


def test_undo_restores_everything(table: str, ana: Visitor, ben: Visitor):
    """Complaint: undo restores the board but not a per-turn counter. But for the log, views are equal."""
    leader, other = leader_and_other(table, ana, ben)
    watched = {player: player.view(table) for player in (leader, other)}
    for _ in range(3):
        done(leader.act(table, leader.view(table)["legal"][-1][0]))
        done(leader.undo(table))
    for player, before in watched.items():
        after = player.view(table)
        assert after.pop("rev") == before.pop("rev") + 6
        assert after.pop("log") != before.pop("log")
        assert after == before


def test_a_stand_ins_act_is_not_its_owners_to_take_back(server, ana: Visitor, ben: Visitor):
    """A bot divided in the leader's place; the leader, back again, cannot take that back."""
    table = seated(ana, ben)
    leader, _ = leader_and_other(table, ana, ben)
    seat = leader.view(table)["seat"]
    done(leader.chair(table, seat, "open"))
    leader.wait(table, lambda view: view["observation"]["phase"] != "divide")
    view = done(leader.sit(table, seat))
    assert (view["seat"], view["can_undo"]) == (seat, False)
    assert leader.undo(table).status_code == 409


class TestBotsWait:
    """Complaint: while I reach for "Take back", a bot plays and it is gone."""

    @pytest.fixture
    def settings(self, tmp_path) -> Settings:
        return Settings(f"sqlite:///{tmp_path / 'tables.db'}", bot_pause=(0.0, 0.0), rest_factor=100.0)

    def test_after_an_act_that_may_be_taken_back(self, server, ana: Visitor, ben: Visitor):
        leaders: list[Visitor] = []
        while not leaders:  # a bot may be drawn to lead
            table = ana.make("me", "open", "greedy")
            done(ben.sit(table, 1))
            done(ana.start(table))
            views = {person: person.view(table) for person in (ana, ben)}
            leaders = [p for p, view in views.items() if view["observation"]["leader"] == view["seat"]]
        before = now_ms()
        leaders[0].act_somehow(table)
        with server.context.database.reading() as connection:
            query = select(due.c.at).where(due.c.ref.startswith(f"{table}/"))
            assert min(connection.execute(query).scalars()) >= before + 100 * SECOND_THOUGHTS


def test_one_decision_is_taken_back_so_often_and_no_more(table: str, ana: Visitor, ben: Visitor):
    """The log has one line of it however often; in the end it stands, and the game goes on."""
    leader, other = leader_and_other(table, ana, ben)
    before = other.view(table)["log"]
    for time in range(MOST_UNDOS):
        assert leader.act_somehow(table)["can_undo"], time
        done(leader.undo(table))
        assert other.view(table)["log"] == [*before, f"{leader.name} takes the last act back"]
    assert not leader.act_somehow(table)["can_undo"]
    answer = leader.undo(table)
    assert (answer.status_code, f"{MOST_UNDOS} times" in answer.json()["error"]) == (409, True)
    assert other.act_somehow(table)["can_undo"]  # another decision


def test_each_decision_taken_back_has_its_line(table: str, ana: Visitor, ben: Visitor):
    leader, other = leader_and_other(table, ana, ben)
    leader.act_somehow(table)
    other.act_somehow(table)
    done(other.undo(table))
    done(leader.undo(table))
    lines = [line for line in ana.view(table)["log"] if line.endswith("takes the last act back")]
    assert sorted(lines) == sorted(f"{player.name} takes the last act back" for player in (leader, other))
