"""Bots' turns: in which order they are taken, and that nobody can claim all of them."""

import threading

import pytest

from boardwright.server import agenda, bots_at_work
from boardwright.server.lobby import MOST_UNATTENDED
from boardwright.server.settings import Settings
from boardwright.server.storage import due
from tests.server.tables import Visitor, done, eventually, is_asked, seated


def planned(server) -> list[tuple[str, str]]:
    """The turns to come: kind and seat, as the agenda has them."""
    with server.context.database.reading() as connection:
        return sorted((row.kind, row.ref) for row in connection.execute(due.select()))


def next_turn(server, **waits: int) -> str:
    """The table whose turn would be taken next if each table's turn were due so many ms ago."""
    with server.context.database.writing() as connection:
        for table, wait in waits.items():
            at = agenda.now_ms() - wait
            of_table = due.c.ref.startswith(table.replace("_", "-"))
            connection.execute(due.update().where(of_table).values(at=at))
        return agenda.next_turn(connection).table_id


class TestOrder:
    """No bot acts here by itself."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return Settings(settings.db, (3600.0, 3600.0), 0.0)

    def test_bots_answer_people_first(self, server, ana: Visitor, ben: Visitor):
        """However long the turns of bots among themselves have been due."""
        alone = ana.make("random", "random")
        table = seated(ana, ben)
        for visitor in (ana, ben):
            done(visitor.chair(table, visitor.view(table)["seat"], "open"))
        keys = {alone.replace("-", "_"): 5000, table.replace("-", "_"): 1000}
        assert next_turn(server, **keys) == alone  # nobody sits at the other one
        done(ana.sit(table, 0))
        done(ana.chair(table, 0, "open"))
        kinds = {kind for kind, ref in planned(server) if ref.startswith(table)}
        assert kinds <= {agenda.UNATTENDED}
        done(ana.sit(table, 0))
        if is_asked(ana.view(table)):
            ana.act_somehow(table)
        assert next_turn(server, **keys) == table
        assert next_turn(server, **keys | {table.replace("-", "_"): -1000}) == alone

    def test_one_visitor_has_a_few_games_without_people(self, server, ana: Visitor, ben: Visitor):
        """The next one is refused in a sentence; games with people are not counted."""
        tables = [ana.make("random", "random") for _ in range(MOST_UNATTENDED)]
        content = {"game": "splitz", "players": 2, "seats": ["random", "greedy"]}
        answer = ana.post("/api/tables", content)
        assert answer.status_code == 429
        assert str(MOST_UNATTENDED) in answer.json()["error"]
        ana.make("me", "random")
        ana.make("open", "random")
        ben.make("random", "random")
        with server.context.tables.changing(tables[0]) as change:
            change.set(stage="over")
        ana.make("random", "random")


def test_no_turn_is_claimed_before_somebody_can_think(server, ana: Visitor, ben: Visitor, monkeypatch):
    """A claim that waits in a queue runs out; a turn that is not claimed is there for whoever is free."""
    go_on = threading.Event()
    thinking = []
    choose = bots_at_work.chosen

    def slow(*args):
        thinking.append(args)
        go_on.wait()
        return choose(*args)

    monkeypatch.setattr(bots_at_work, "chosen", slow)
    try:
        tables = [visitor.make("random", "random") for visitor in (ana, ben) for _ in range(3)]
        eventually(lambda: len(thinking), lambda count: count == bots_at_work.THINKING_AT_ONCE)
        with server.context.database.reading() as connection:
            turns = list(connection.execute(due.select()))
        claimed = [turn for turn in turns if turn.at > agenda.now_ms()]
        assert len(claimed) == bots_at_work.THINKING_AT_ONCE
        assert len(turns) >= len(tables)
    finally:
        go_on.set()
