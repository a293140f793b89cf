"""Acts at the checked door: who may, when, and that nothing else changes."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from boardwright.server import play
from boardwright.server.storage import moves
from tests.server.tables import Visitor, done, is_voting, play_until, seated


@pytest.fixture
def table(ana: Visitor, ben: Visitor, cleo: Visitor) -> str:
    """Three people at the first vote; nobody has committed."""
    code = seated(ana, ben, cleo)
    play_until(code, {0: ana, 1: ben, 2: cleo}, is_voting)
    return code


def stored(server, table: str) -> list:
    """The table's rows."""
    with server.context.database.reading() as connection:
        query = moves.select().where(moves.c.table_id == table).order_by(moves.c.rev)
        return list(connection.execute(query))


def leader_and_other(table: str, *players: Visitor) -> tuple[Visitor, Visitor]:
    leader = next(player for player in players if player.view(table)["legal"])
    return leader, next(player for player in players if player is not leader)


def test_of_forty_posts_of_one_revision_one_is_accepted(server, ana: Visitor, ben: Visitor):
    """However many arrive at the same moment."""
    table = seated(ana, ben)
    leader, _ = leader_and_other(table, ana, ben)
    view = leader.view(table)
    before = len(stored(server, table))

    def post(number: int) -> int:
        action = view["legal"][number % len(view["legal"])][0]
        return leader.act(table, action, rev=view["rev"]).status_code

    with ThreadPoolExecutor(40) as threads:
        statuses = list(threads.map(post, range(40)))
    assert sorted(statuses) == [200] + [409] * 39
    assert len(stored(server, table)) == before + 1


def test_a_double_click_is_one_act(server, table: str, ana: Visitor):
    """Complaint: double click sends two moves, acts in the next player's turn."""
    view = ana.view(table)
    before = len(stored(server, table))
    assert ana.act(table, "vote white", rev=view["rev"]).status_code == 200
    assert ana.act(table, "vote white", rev=view["rev"]).status_code == 409
    assert len(stored(server, table)) == before + 1


def test_simultaneous_votes_of_one_revision_both_count(table: str, ana: Visitor, ben: Visitor, cleo: Visitor):
    """Neither learns that the other was faster; the vote after the reveal is another matter."""
    revisions = [player.view(table)["rev"] for player in (ana, ben, cleo)]
    with ThreadPoolExecutor(2) as threads:
        votes = threads.map(lambda p: p.act(table, "vote white", rev=revisions[0]).status_code, (ana, ben))
        assert list(votes) == [200, 200]
    done(cleo.act(table, "vote white", rev=revisions[2]))
    assert ana.act(table, "vote white", rev=revisions[0]).status_code == 409


def test_a_stale_post_changes_nothing(server, table: str, ana: Visitor, ben: Visitor):
    """Complaint: a background tab gets out of step and meets an error page. It gets 409 and one line."""
    before = stored(server, table)
    view = ana.view(table)
    for rev in (view["rev"] - 1, 0, view["rev"] + 1, 10**9):
        answer = ana.act(table, "vote white", rev=rev)
        assert answer.status_code == 409
        assert answer.json()["error"].endswith(".")
    assert stored(server, table) == before
    assert ana.view(table) == view


def test_a_forbidden_act_names_the_rule(server, table: str, ana: Visitor):
    """422, the sentence and the rule id; no trace of it."""
    before = stored(server, table)
    answer = ana.act(table, "joker 8")
    assert answer.status_code == 422
    assert answer.json()["rule"].startswith("SZ-")
    assert answer.json()["error"].endswith(".")
    assert stored(server, table) == before


def test_the_server_accepts_no_act_that_the_page_would_not_offer(table: str, ana: Visitor):
    """Complaint: the server accepts acts that the page would never offer."""
    view = ana.view(table)
    offered = {action for action, _ in view["legal"]}
    for action in set(range(80)) - offered:
        assert ana.act(table, action, rev=view["rev"]).status_code in (400, 422)
    for text in ("draw 7", "lead 0", "vote green", "", "vote", "VOTE WHITE"):
        assert ana.act(table, text, rev=view["rev"]).status_code == 400
    assert ana.view(table) == view


def test_several_actions_count_all_or_none(server, ana: Visitor, ben: Visitor, cleo: Visitor):
    """The second is not legal after the first, so the first is not made either."""
    table = seated(ana, ben, cleo)
    leader, _ = leader_and_other(table, ana, ben, cleo)
    before = stored(server, table)
    answer = leader.act(table, "divide 2 4", "divide 1 2")
    assert (answer.status_code, answer.json()["rule"]) == (422, "SZ-20")
    assert stored(server, table) == before
    assert leader.view(table)["observation"]["phase"] == "divide"


def test_a_step_may_have_several_parts(ana: Visitor, ben: Visitor, cleo: Visitor):
    """As long as nobody learns anything new between them."""
    table = seated(ana, ben, cleo)
    leader, _ = leader_and_other(table, ana, ben, cleo)
    view = done(leader.act(table, "divide 2 4", "vote blue"))
    assert view["observation"]["own_vote"] == 1


@pytest.mark.parametrize("actions", ["8 32", "  8\t32 ", ["8", "32"], ["divide 2 4", "vote blue"]])
def test_a_form_may_hold_a_step_in_one_field(ana: Visitor, ben: Visitor, cleo: Visitor, actions):
    """As the value of one choice, or by repeating the field: without a script too."""
    table = seated(ana, ben, cleo)
    leader, _ = leader_and_other(table, ana, ben, cleo)
    rev = leader.view(table)["rev"]
    answer = leader.form(f"/api/tables/{table}/acts", {"rev": rev, "actions": actions})
    assert answer.status_code == 303
    seen = leader.view(table)["observation"]
    assert (seen["bounds"], seen["own_vote"]) == ([0, 2, 4, 7], 1)


@pytest.mark.parametrize(
    ("actions", "complaint"),
    [
        ("8 x", "no action of Splitz"),
        ("", "no action of Splitz"),
        (" ", "no action of Splitz"),
        ("8 999", "no action 999"),
        ("8 -1", "no action of Splitz"),
        (" ".join(["8"] * 101), "has more than 100 entries"),
        ("8 " + "9" * 70, "must be at most"),
    ],
)
def test_a_field_that_holds_no_step_is_told(ana: Visitor, ben: Visitor, actions: str, complaint: str):
    """One clear line, and nothing has happened."""
    table = seated(ana, ben)
    leader, _ = leader_and_other(table, ana, ben)
    before = leader.view(table)
    path, content = f"/api/tables/{table}/acts", {"rev": before["rev"], "actions": actions}
    answer = leader.http.post(path, data=content)
    assert answer.status_code == 400
    assert complaint in answer.json()["error"]
    assert leader.view(table) == before


@pytest.mark.parametrize("more", ["vote white", "divide 1 2", "joker 8"])
def test_a_step_ends_with_what_is_binding(server, table: str, ana: Visitor, more: str):
    """What follows a committed vote is refused unseen."""
    before = stored(server, table)
    answer = ana.act(table, "vote white", more)
    assert (answer.status_code, answer.json()) == (400, {"error": play.STEP_ENDS})
    assert stored(server, table) == before
    assert ana.view(table)["observation"]["own_vote"] == -1


def test_a_step_ends_when_another_seat_is_asked(ana: Visitor, ben: Visitor):
    """With two players the other one discards after the division (SZ-15)."""
    table = seated(ana, ben)
    leader, _ = leader_and_other(table, ana, ben)
    answer = leader.act(table, "divide 2 4", "discard white")
    assert (answer.status_code, answer.json()) == (400, {"error": play.STEP_ENDS})


def test_a_spectator_cannot_act(server, table: str):
    """Complaint: a spectator can act."""
    dora = server.visitor("Dora")
    view = dora.view(table)
    assert (view["seat"], view["legal"]) == (None, [])
    assert dora.act(table, "vote white", rev=view["rev"]).status_code == 403
    assert dora.undo(table, rev=view["rev"]).status_code == 403


def test_nobody_acts_for_another_seat(ana: Visitor, ben: Visitor):
    """Complaint: two players are both told it is their turn. One is asked, and only that one may act."""
    table = seated(ana, ben)
    leader, other = leader_and_other(table, ana, ben)
    assert leader.view(table)["legal"]
    view = other.view(table)
    assert view["legal"] == []
    answer = other.act(table, leader.view(table)["legal"][0][0], rev=view["rev"])
    assert (answer.status_code, answer.json()["rule"]) == (422, "SZ-14")


def test_nothing_is_accepted_before_the_start_or_after_the_end(ana: Visitor):
    lobby = ana.make("me", "open")
    assert ana.act(lobby, "vote white").status_code == 409
    assert ana.undo(lobby).status_code == 409
    table = ana.make("me", "random")
    play_until(table, {0: ana}, lambda view: view["stage"] == "over")
    assert ana.act(table, "vote white").status_code == 409
    assert ana.undo(table).status_code == 409


def test_the_record_is_given_out_at_the_end_only(table: str, ana: Visitor):
    """It holds every secret."""
    answer = ana.get(f"/api/tables/{table}/record")
    assert answer.status_code == 409
    assert "vote" not in answer.text


def test_an_act_outlives_a_change_of_chairs(table: str, ana: Visitor, ben: Visitor):
    """Somebody standing up makes nobody's choice stale: the game has not moved."""
    view = ana.view(table)
    done(ben.chair(table, 1, "open"))
    done(ana.act(table, "vote white", rev=view["rev"]))


def test_chance_is_stored_with_the_act_that_led_to_it(server, ana: Visitor):
    """No crash and no repeated post draws again: act and outcomes are one row."""
    table = ana.make("me", "random")
    play_until(table, {0: ana}, lambda view: view["stage"] == "over")
    rows = stored(server, table)
    assert [row.rev for row in rows] == list(range(1, len(rows) + 1))
    drawing = [row for row in rows if row.chance != "[]"]
    assert len(drawing) == 10  # one a round; the first stands with the start
    assert drawing[0].kind == "start"
    assert all(row.kind == "act" and row.actions != "[]" for row in drawing[1:])
