"""The database: what is accepted as one, and what it keeps."""

import pytest
from sqlalchemy import update

from boardwright.core.errors import UsageError
from boardwright.server import storage
from boardwright.server.codes import WORDS, new_code, tidied
from boardwright.server.names import distinct_name
from boardwright.server.settings import Settings
from boardwright.server.storage import Database
from tests.server.tables import Visitor, done


@pytest.mark.parametrize(
    "url",
    [
        "tables.db",
        "",
        "postgresql://host/base",
        "mysql://x/y",
        "sqlite://",
        "sqlite:///:memory:",
        "http://x",
        "::",
    ],
)
def test_addresses_that_are_no_sqlite_file(url: str):
    """One line that says what to do."""
    with pytest.raises(UsageError, match="sqlite:///") as refused:
        Database(url)
    assert "\n" not in str(refused.value)


def test_files_that_are_no_database(tmp_path):
    rubbish = tmp_path / "rubbish.db"
    rubbish.write_bytes(b"no database at all, but long enough to look like one" * 100)
    for path in (rubbish, tmp_path, tmp_path / "no_folder" / "tables.db"):
        with pytest.raises(UsageError) as refused:
            Database(f"sqlite:///{path}")
        assert "\n" not in str(refused.value)


def test_a_database_of_another_version_is_left_alone(tmp_path):
    """Neither read nor changed."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    database = Database(url)
    with database.writing() as connection:
        connection.execute(update(storage.facts).where(storage.facts.c.key == "schema").values(value="99"))
    database.close()
    with pytest.raises(UsageError, match="version 99"):
        Database(url)


def test_the_secret_outlives_the_server(tmp_path):
    """So do the cookies that it signed."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    first, second = Database(url), Database(url)
    assert first.secret == second.secret
    assert len(first.secret) > 30
    first.close()
    second.close()


def test_moves_reach_the_disk_before_the_answer(tmp_path):
    """WAL with a flush at every commit."""
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    with database.reading() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        told = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    database.close()
    assert told == ["wal", 2, 1, 5000]


def test_a_failed_change_leaves_no_trace(server, ana: Visitor):
    """Half a transaction is none."""
    table = ana.make("me", "open")
    before = ana.view(table)

    def half() -> None:
        with server.context.tables.changing(table) as change:
            change.place(1, change.table.seats[0])
            change.set(next_table="nowhere")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half()
    assert ana.view(table) == before


def test_a_table_of_other_rules_is_kept_but_not_played(server, ana: Visitor):
    """Complaint: a rules fix breaks stored games. They are refused with the versions named, not misread."""
    table, other = ana.make("me", "random"), ana.make("me", "open")
    with server.context.database.writing() as connection:
        query = update(storage.tables).where(storage.tables.c.id == table)
        connection.execute(query.values(ruleset="0"))
    server.context.tables._at_hand.clear()
    for answer in (
        ana.get(f"/api/tables/{table}"),
        ana.act(table, "vote white", rev=1),
        ana.get(f"/t/{table}"),
    ):
        assert answer.status_code == 410
        assert "ruleset 0" in answer.text
    assert other in ana.get("/").text
    with server.context.database.writing() as connection:
        connection.execute(query.values(ruleset="1", game="chess"))
    assert ana.get(f"/api/tables/{table}").status_code == 410


def test_moves_that_do_not_fit_the_rules_are_noticed(server, ana: Visitor):
    """An altered row is refused with its number, and the server lives on."""
    table, other = ana.make("me", "random"), ana.make("me", "open")
    with server.context.database.writing() as connection:
        query = update(storage.moves).where(storage.moves.c.table_id == table, storage.moves.c.rev == 1)
        connection.execute(query.values(chance="[54, 58, 58]"))
    server.context.tables._at_hand.clear()
    answer = ana.get(f"/api/tables/{table}")
    assert answer.status_code in (200, 410)
    with server.context.database.writing() as connection:
        connection.execute(query.values(chance="[7]"))
    server.context.tables._at_hand.clear()
    answer = ana.get(f"/api/tables/{table}")
    assert answer.status_code == 410
    assert "Move 1" in answer.json()["error"]
    done(ana.get(f"/api/tables/{other}"))


def test_two_servers_share_one_file(settings: Settings, serve_with):
    """Each sees at once what the other has stored."""
    with serve_with(settings) as one, serve_with(settings) as two:
        ana = one.visitor("Ana")
        table = ana.make("me", "open")
        ben = two.visitor("Ben")
        done(ben.sit(table, 1))
        done(ana.start(table))
        assert ben.view(table)["stage"] == "running"
        elsewhere = two.visitor("Ana")
        elsewhere.http.cookies.update(dict(ana.http.cookies))
        assert elsewhere.view(table) == ana.view(table)


def test_codes_are_easy_to_say_and_hard_to_guess():
    assert len(set(WORDS)) == len(WORDS) == 283
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)
    codes = {new_code() for _ in range(500)}
    assert len(codes) > 495
    for code in codes:
        assert tidied(code.upper().replace("-", "  ")) == code
        first, second, number = code.split("-")
        assert {first, second} <= set(WORDS)
        assert 1000 <= int(number) < 10_000


def test_names_stay_within_their_length():
    long = "x" * 24
    assert distinct_name(long, [long]) == "x" * 22 + " 2"
    assert distinct_name("Ana", ["Ana", "Ana 2"]) == "Ana 3"


@pytest.mark.parametrize("twin", ["ana", "ＡＮＡ", "A\u200dna", "An\ufe0fa", "𝐀na", "ANA"], ids=ascii)
def test_names_that_look_the_same_are_told_apart(twin: str):
    assert distinct_name(twin, ["Ana"]) == f"{twin} 2"
    assert distinct_name(twin, ["Ana", "Ana 2"]) == f"{twin} 3"


def test_a_shortened_name_is_no_other_name():
    assert distinct_name("x" * 21 + " yz", ["x" * 21 + " YZ"]) == "x" * 21 + " 2"
