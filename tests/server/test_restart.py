"""The server ends, however rudely, and the tables go on where they were."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from boardwright.server import agenda
from boardwright.server.settings import Settings
from boardwright.server.storage import Database
from tests.server.tables import PATIENCE, Visitor, done, is_over, play_until, seated

ROOT = Path(__file__).parents[2]


def test_a_new_server_goes_on_with_the_same_table(settings: Settings, serve_with):
    """Seats, views, revisions and what may be taken back are as they were; cookies still hold."""
    with serve_with(settings) as server:
        ana, ben = server.visitor("Ana"), server.visitor("Ben")
        table = seated(ana, ben)
        play_until(table, {0: ana, 1: ben}, lambda view: view["observation"]["round"] == 2)
        leader = ana if ana.view(table)["legal"] else ben
        leader.act_somehow(table)
        cookies = [dict(person.http.cookies) for person in (ana, ben)]
        views = [person.view(table) for person in (ana, ben)]
    assert sum(view["can_undo"] for view in views) == 1
    with serve_with(settings) as server:
        people = [server.visitor("Ana"), server.visitor("Ben")]
        for person, cookie in zip(people, cookies):
            person.http.cookies.update(cookie)
        assert [person.view(table) for person in people] == views
        play_until(table, dict(enumerate(people)), is_over)


def test_bots_turns_are_taken_by_the_next_server(settings: Settings, serve_with):
    """A turn that was planned, even one that was claimed by a server that died, is not lost."""
    slow = Settings(settings.db, (3600.0, 3600.0), 0.0)
    with serve_with(slow) as server:
        table = server.visitor().make("random", "random")
    database = Database(settings.db)
    with database.writing() as connection:
        turn = agenda.next_turn(connection)
        assert agenda.claim(connection, turn) is not None
        assert agenda.claim(connection, turn) is None  # nobody else gets it
    database.close()
    with serve_with(settings) as server:
        server.visitor().wait(table, is_over)


def serve_command(port: int, db: Path) -> list[str]:
    options = ["--no-browser", "--port", str(port), "--db", f"sqlite:///{db}"]
    return [sys.executable, "-m", "boardwright", "serve", *options]


class Process:
    """A server as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.db = folder / "tables.db"
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "boardwright", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--db", f"sqlite:///{self.db}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.first_line = self.process.stdout.readline()

    def end(self, how: int) -> tuple[int, str]:
        """Send the signal; exit status and standard error."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


@pytest.fixture
def process(tmp_path):
    running = Process(tmp_path)
    yield running
    running.process.kill()
    running.process.communicate()


def test_the_program_says_where_it_is_and_ends_when_told(process: Process):
    """One line; Ctrl-C is the way to end it, with a page still open."""
    assert process.first_line == f"Boardwright is at {process.url} (Ctrl-C ends it)\n"
    visitor = Visitor(process.url)
    table = visitor.make("me", "open")
    with visitor.socket(table) as page:
        page.recv(timeout=PATIENCE)
        assert process.end(signal.SIGINT) == (0, "")
    visitor.http.close()


def test_a_taken_port_is_told_in_one_line(process: Process, tmp_path):
    command = serve_command(process.port, tmp_path / "other.db")
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert answer.returncode in (1, 2)
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert "--port" in answer.stderr
    assert not (tmp_path / "other.db").exists()


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is of POSIX")
def test_an_acknowledged_move_survives_a_kill(process: Process):
    """It was in the file before the answer came."""
    visitor = Visitor(process.url)
    table = visitor.make("me", "random")
    view = visitor.wait(table, lambda view: view["legal"])
    done(visitor.act(table, view["legal"][0][0], rev=view["rev"]))
    process.end(signal.SIGKILL)
    with pytest.raises(httpx.HTTPError):
        visitor.view(table)
    visitor.http.close()
    connection = sqlite3.connect(process.db)
    query = "SELECT actions FROM moves WHERE table_id = ? AND seat = 0 AND rev > ?"
    acts = connection.execute(query, (table, view["rev"])).fetchall()
    connection.close()
    assert acts[0] == (f"[{view['legal'][0][0]}]",)


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is of POSIX")
def test_nothing_is_lost_however_often_it_is_killed():
    """The script that kills fifty times, with three; it gives up on a table that never goes on."""
    options = ["--kills", "3", "--seed", "1", "--allowed", "150"]
    command = [sys.executable, str(ROOT / "scripts" / "kill_server.py"), *options]
    answer = subprocess.run(command, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert answer.stdout.endswith("fine\n")
