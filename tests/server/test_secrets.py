"""While votes are secret, nobody else gets a byte that depends on them (SZ-22)."""

import re
import shutil
from itertools import product
from types import SimpleNamespace

import pytest

from boardwright.games.splitz.game import Splitz
from boardwright.server import render
from boardwright.server.settings import Settings
from tests.server import plain_pages
from tests.server.tables import PATIENCE, Visitor, done, is_voting, play_until, seated

COLORS = ("white", "blue", "black")
VOTES = range(31, 34)
"""The numbers of the three votes."""


@pytest.fixture
def copies(tmp_path, settings: Settings, serve_with):
    """Three copies of one database: three people at their first vote, a table where nobody has committed."""
    with serve_with(settings) as server:
        people = [server.visitor(name) for name in ("Ana", "Ben", "Cleo")]
        table = seated(*people)
        play_until(table, dict(enumerate(people)), is_voting)
        cookies = [dict(person.http.cookies) for person in people]
    files = {color: tmp_path / f"{color}.db" for color in COLORS}
    for path in files.values():
        shutil.copy(tmp_path / "tables.db", path)
    return SimpleNamespace(table=table, cookies=cookies, files=files)


def everything_of(visitor: Visitor, table: str) -> list[str]:
    """All that this visitor can get of the table by asking."""
    answers = [
        visitor.get(f"/api/tables/{table}"),
        visitor.get(f"/t/{table}"),
        visitor.get("/"),
        visitor.get(f"/api/tables/{table}/record"),
        visitor.post(f"/api/tables/{table}/again"),
        visitor.undo(table, rev=1),
        visitor.act(table, "vote white", rev=1),
    ]
    texts = [masked(f"{answer.status_code} {answer.text}") for answer in answers]
    return [*texts, str(visitor.view(table)["rev"])]


def masked(text: str) -> str:
    """Without the random word that a form carries so that it makes one table only."""
    return re.sub(r'name="once" value="[^"]*"', 'name="once" value="..."', text)


def what_others_get(copies, color: str, serve_with, pages) -> dict[str, list[str]]:
    """Ana commits this vote; what Ben, Cleo and a spectator get, by asking and live, before and after."""
    settings = Settings(f"sqlite:///{copies.files[color]}", (0.0, 0.0), 0.0)
    got: dict[str, list[str]] = {}
    with serve_with(settings, pages) as server:
        ana, *others = [server.visitor(name) for name in ("Ana", "Ben", "Cleo", "Dora")]
        for visitor, cookies in zip((ana, *others), copies.cookies):
            visitor.http.cookies.update(cookies)
        others[2].get("/health")
        for other in others:
            with other.socket(copies.table, "json") as seen, other.socket(copies.table, "html") as page:
                got[other.name] = [seen.recv(timeout=PATIENCE), page.recv(timeout=PATIENCE)]
        with others[0].socket(copies.table, "html") as ben, others[2].socket(copies.table, "html") as dora:
            first = [ben.recv(timeout=PATIENCE), dora.recv(timeout=PATIENCE)]
            own = done(ana.act(copies.table, f"vote {color}"))
            assert own["observation"]["own_vote"] == COLORS.index(color)
            second = [ben.recv(timeout=PATIENCE), dora.recv(timeout=PATIENCE)]
            assert first != second  # that Ana has committed is public
            got["live"] = first + second
        for other in others:
            got[other.name] += everything_of(other, copies.table)
    return got


@pytest.mark.parametrize("pages", [plain_pages, render], ids=["plain", "real"])
def test_no_byte_depends_on_a_secret_vote(copies, serve_with, pages):
    """HTML, JSON, log, messages and revisions are equal whatever Ana has committed.

    Complaints: secrets in attributes or comments of the page; the log names what its reader may
    not know; a simultaneous choice leaks by what becomes legal.
    """
    white, blue, black = (what_others_get(copies, color, serve_with, pages) for color in COLORS)
    assert white == blue == black
    assert set(white) == {"Ben", "Cleo", "Dora", "live"}
    for watcher in ("Ben", "Cleo", "Dora"):
        assert sum(text.startswith("200 <!doctype html>") for text in white[watcher]) == 2  # table and home


def refusals_of_the_last_voter(copies, first: str, serve_with) -> dict[tuple, tuple]:
    """Ana and Ben commit these votes; how Cleo's posts of several actions are answered."""
    settings = Settings(f"sqlite:///{copies.files[first]}", (0.0, 0.0), 0.0)
    with serve_with(settings) as server:
        ana, ben, cleo = [server.visitor(name) for name in ("Ana", "Ben", "Cleo")]
        for visitor, cookies in zip((ana, ben, cleo), copies.cookies):
            visitor.http.cookies.update(cookies)
        done(ana.act(copies.table, f"vote {first}"))
        done(ben.act(copies.table, "vote white"))
        before = cleo.view(copies.table)
        actions = range(54)
        tries = {*product(VOTES, actions), *product(actions, VOTES)}
        answers = {pair: cleo.act(copies.table, *pair, rev=before["rev"]) for pair in tries}
        assert cleo.view(copies.table) == before
    return {pair: (answer.status_code, answer.text) for pair, answer in answers.items()}


def test_a_refusal_tells_nothing_of_the_others_votes(copies, serve_with):
    """Nothing is told that the last voter could have learnt only by voting, and nothing is stored."""
    white, blue, black = (refusals_of_the_last_voter(copies, color, serve_with) for color in COLORS)
    assert white == blue == black
    assert {status for status, _ in white.values()} == {400, 422}
    assert len({white[pair] for pair in product(VOTES, range(54))}) == 1


def test_a_planted_leak_is_caught(copies, serve_with, monkeypatch):
    """The same comparison finds a view that lets one secret through."""
    honest = Splitz.observation

    def leaking(game, state, seat):
        observation = honest(game, state, seat)
        object.__setattr__(observation, "deck_left", observation.deck_left + sum(state.votes))
        return observation

    monkeypatch.setattr(Splitz, "observation", leaking)
    white, blue = (what_others_get(copies, color, serve_with, plain_pages) for color in COLORS[:2])
    assert white != blue


def test_undo_does_not_bring_secrets_back(server, ana: Visitor, ben: Visitor):
    """Complaint: secrets stripped from the state but present in undo history or the first snapshot.

    What was taken back is in nobody's view but as the fact that it was.
    """
    table = seated(ana, ben)
    leader = ana if ana.view(table)["legal"] else ben
    before = server.visitor("Dora").view(table)
    leader.act_somehow(table)
    done(leader.undo(table))
    after = server.visitor("Dora").view(table)
    assert after["observation"] == before["observation"]
    assert after["log"] == [*before["log"], f"{leader.name} takes the last act back"]
