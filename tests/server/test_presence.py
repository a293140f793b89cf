"""Signs of life: of those who sit at a table, from any thread, and no more than can be kept."""

from concurrent.futures import ThreadPoolExecutor

from boardwright.server import presence
from boardwright.server.presence import Presence
from tests.server.tables import Visitor, done


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_whoever_has_shown_no_sign_for_long_is_away():
    """A new server gives everybody time to come back."""
    clock = Clock()
    signs = Presence(90.0, clock)
    assert not signs.is_away("a", "ana")
    clock.now = 80.0
    signs.note("a", "ana")
    clock.now = 100.0
    assert not signs.is_away("a", "ana")
    assert signs.is_away("b", "ana")
    clock.now = 171.0
    assert signs.is_away("a", "ana")


def test_the_oldest_signs_are_dropped(monkeypatch):
    """Also when none of them is old yet: their number is bounded."""
    monkeypatch.setattr(presence, "MOST", 3)
    clock = Clock()
    signs = Presence(90.0, clock)
    clock.now = 100.0
    for person in ("ana", "ben", "cleo", "ana", "dora"):
        signs.note("a", person)
    away = [person for person in ("ana", "ben", "cleo", "dora") if signs.is_away("a", person)]
    assert away == ["ben"]
    assert len(signs._seen) == 3


def test_signs_come_from_many_threads_at_once(monkeypatch):
    monkeypatch.setattr(presence, "MOST", 50)
    signs = Presence(90.0)
    with ThreadPoolExecutor(8) as threads:
        for noted in threads.map(lambda n: signs.note(str(n % 97), "ana"), range(20_000)):
            assert noted is None
    assert len(signs._seen) == 50


def test_only_those_who_sit_at_a_table_are_noted(server, ana: Visitor, ben: Visitor, cleo: Visitor):
    """Any number of passers-by leaves no trace in the server's memory."""
    table = ana.make("me", "open", "open")
    for visitor in (ana, ben, cleo):
        visitor.view(table)
        done(visitor.get("/api/games"))
    assert len(server.context.presence._seen) == 1
    done(ben.sit(table, 1))
    assert len(server.context.presence._seen) == 2
