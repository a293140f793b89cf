"""Kill the server at random moments while people and bots play, and see that nothing is lost.

Every act that the server acknowledged must be stored, once; every table must go on, and every page be
fresh again, within the time allowed after a restart. Exit status 1 if not.

    python scripts/kill_server.py --kills 50
"""

import argparse
import contextlib
import json
import random
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from boardwright.cli.arguments import count, count_or_none
from boardwright.record import parse

SERVER = """
import sys
from boardwright.server.app import serve
from boardwright.server.settings import Settings
serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=Settings(sys.argv[2], (0.0, 0.05), 0.0))
"""


@dataclass
class Acknowledged:
    """An act that the server said it had carried out."""

    table: str
    seat: int
    action: int
    after: int
    """The revision it was posted for."""
    until: int
    """The revision of the answer."""


@dataclass
class Group:
    """Some people and bots who play one game after another, with a page that watches."""

    seats: list[str]
    """`person` or a bot, by seat."""
    table: str = ""
    seen: tuple[str, int, float] = ("", 0, 0.0)
    """What the watching page saw last: table, revision, and when."""
    games: int = 0


@dataclass
class Run:
    """The server under test and all that the clients noted."""

    port: int
    db: Path
    allowed: float
    """Seconds from a restart until every page must be fresh and every game have gone on."""
    server: subprocess.Popen[bytes] | None = None
    acknowledged: list[Acknowledged] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    stopping: threading.Event = field(default_factory=threading.Event)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start the server; the moment of it."""
        command = [sys.executable, "-c", SERVER, str(self.port), f"sqlite:///{self.db}"]
        self.server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        return time.monotonic()

    def kill(self) -> None:
        assert self.server is not None
        self.server.kill()
        self.server.wait()


class Person(threading.Thread):
    """Somebody at a table of a group who takes any legal choice whenever asked."""

    def __init__(self, run: Run, group: Group, seat: int, seed: str) -> None:
        super().__init__(daemon=True)
        self.run_ = run
        self.group = group
        self.seat = seat
        self.dice = random.Random(seed)
        self.http = httpx.Client(base_url=run.url, timeout=5)

    def run(self) -> None:
        while not self.run_.stopping.is_set():
            try:
                self._turn()
            except httpx.HTTPError:
                time.sleep(0.05)  # the server is down: try again, as a page does
            except Exception as error:
                self.run_.complaints.append(f"{self.group.table} seat {self.seat}: {error!r}")
                return
        self.http.close()

    def _turn(self) -> None:
        table = self.group.table
        if not table:
            self._begin()
            return
        view = self._get(f"/api/tables/{table}").json()
        if view["stage"] == "lobby":
            self._gather(table, view)
        elif view["stage"] == "over":
            self._after(table)
        elif view["legal"]:
            self._act(table, view)
        else:
            time.sleep(0.01)

    def _begin(self) -> None:
        if self.seat > 0:
            time.sleep(0.02)
            return
        seats = ["open" if seat == "person" else seat for seat in self.group.seats]
        seats[0] = "me" if self.group.seats[0] == "person" else seats[0]
        content = {"game": "splitz", "players": len(seats), "seats": seats, "name": "P0"}
        content["once"] = f"game-{self.group.games}"  # an answer that was lost is asked for again
        self.group.table = self._post("/api/tables", content).json()["table"]

    def _gather(self, table: str, view: dict) -> None:
        if self.seat in view["may_sit"] and view["seat"] is None:
            self._post(f"/api/tables/{table}/seats/{self.seat}", {"seat": "me", "name": f"P{self.seat}"})
        elif view["is_host"] and not view["may_sit"]:
            self._post(f"/api/tables/{table}/start", {}, stale_is_fine=True)
        else:
            time.sleep(0.02)

    def _after(self, table: str) -> None:
        if self.seat > 0:
            time.sleep(0.02)
            return
        parse(self._get(f"/api/tables/{table}/record").text).verify()
        self.group.games += 1
        if self.group.seats[0] == "person":
            self.group.table = self._post(f"/api/tables/{table}/again", {}).json()["table"]
        else:
            self.group.table = ""

    def _act(self, table: str, view: dict) -> None:
        action = self.dice.choice(view["legal"])[0]
        content = {"rev": view["rev"], "actions": [action]}
        answer = self._post(f"/api/tables/{table}/acts", content, stale_is_fine=True)
        if answer.status_code == 200:
            until = answer.json()["rev"]
            self.run_.acknowledged.append(Acknowledged(table, view["seat"], action, view["rev"], until))

    def _get(self, path: str) -> httpx.Response:
        return self.http.get(path).raise_for_status()

    def _post(self, path: str, content: dict, stale_is_fine: bool = False) -> httpx.Response:
        answer = self.http.post(path, json=content)
        if answer.is_error and not (stale_is_fine and answer.status_code == 409):
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
        return answer


class Page(threading.Thread):
    """A page that watches a group's table live, and connects again whenever the line is cut."""

    def __init__(self, run: Run, group: Group) -> None:
        super().__init__(daemon=True)
        self.run_ = run
        self.group = group

    def run(self) -> None:
        while not self.run_.stopping.is_set():
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                self._watch(self.group.table)
            time.sleep(0.05)

    def _watch(self, table: str) -> None:
        address = f"ws://127.0.0.1:{self.run_.port}/api/tables/{table}/live?form=json"
        with connect(address, open_timeout=2, close_timeout=0.2) as live:
            while table == self.group.table and not self.run_.stopping.is_set():
                with contextlib.suppress(TimeoutError):
                    view = json.loads(live.recv(timeout=0.2))
                    self.group.seen = (table, view["rev"], time.monotonic())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=count, default=50, help="how often the server is killed (50)")
    parser.add_argument("--allowed", type=float, default=5.0, help="seconds until all is fresh again (5)")
    parser.add_argument(
        "--seed", type=count_or_none, default=random.randrange(10**6), help="of moments and choices"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run = Run(free_port(), Path(folder) / "tables.db", arguments.allowed)
        return play_and_kill(run, arguments.kills, arguments.seed)


def play_and_kill(run: Run, kills: int, seed: int) -> int:
    """Play, kill so many times, and report; the exit status."""
    dice = random.Random(seed)
    groups = [Group(["person"] * 4), Group(["person", "random", "person"]), Group(["greedy", "random"])]
    began = run.start()
    people = [
        Person(run, group, seat, f"{seed}/{number}/{seat}")
        for number, group in enumerate(groups)
        for seat, who in enumerate(group.seats)
        if who == "person" or seat == 0
    ]
    for thread in [*people, *(Page(run, group) for group in groups)]:
        thread.start()
    waits = [fresh_after(run, groups, began, [("", 0)] * len(groups))]
    for _ in range(kills):
        if run.complaints:
            break
        time.sleep(dice.uniform(0.02, 1.2))
        run.kill()
        before = [group.seen[:2] for group in groups]
        waits.append(fresh_after(run, groups, run.start(), before))
    run.stopping.set()
    for person in people:
        person.join()
    run.kill()
    return report(run, groups, waits[1:], kills, seed)


def fresh_after(run: Run, groups: list[Group], began: float, before: list[tuple[str, int]]) -> float:
    """Seconds from the restart until every page shows something newer than before the kill."""
    while not all(group.seen[2] > began and is_newer(group, old) for group, old in zip(groups, before)):
        if time.monotonic() - began > 2 * run.allowed:
            stuck = [group.seen[0] for group, old in zip(groups, before) if not is_newer(group, old)]
            run.complaints.append(f"not fresh within {2 * run.allowed} s: {stuck or 'some page'}")
        if run.complaints:
            break
        time.sleep(0.01)
    return time.monotonic() - began


def is_newer(group: Group, old: tuple[str, int]) -> bool:
    table, rev, _ = group.seen
    return table != old[0] or rev > old[1]


def report(run: Run, groups: list[Group], waits: list[float], kills: int, seed: int) -> int:
    """Print the figures; 1 if anything was lost, stuck or late."""
    lost = unaccounted(run)
    late = [wait for wait in waits if wait > run.allowed]
    print(f"kills: {kills} (seed {seed})")
    print(f"acknowledged acts: {len(run.acknowledged)}, lost or doubled: {len(lost)}")
    print(f"finished games, each record verified: {sum(group.games for group in groups)}")
    worst, middle = max(waits, default=0.0), statistics.median(waits or [0.0])
    print(f"seconds from restart until all pages are fresh: median {middle:.2f}, most {worst:.2f}")
    for complaint in [*lost, *run.complaints]:
        print(complaint)
    fine = not lost and not late and not run.complaints
    print("fine" if fine else "NOT FINE")
    return 0 if fine else 1


def unaccounted(run: Run) -> list[str]:
    """Acknowledged acts that are not stored exactly once, and tables whose revisions have gaps."""
    connection = sqlite3.connect(run.db)
    rows = connection.execute("SELECT table_id, rev, kind, seat, actions FROM moves ORDER BY table_id, rev")
    stored: dict[str, list[tuple[int, str, int, str]]] = {}
    for table, rev, kind, seat, actions in rows.fetchall():
        stored.setdefault(table, []).append((rev, kind, seat, actions))
    connection.close()
    wrong = [
        f"{table}: revisions have gaps"
        for table, moves in stored.items()
        if [move[0] for move in moves] != list(range(1, len(moves) + 1))
    ]
    for act in run.acknowledged:
        found = [move for move in stored.get(act.table, []) if is_of(move, act)]
        if len(found) != 1:
            wrong.append(f"{act}: stored {len(found)} times")
    return wrong


def is_of(move: tuple[int, str, int, str], act: Acknowledged) -> bool:
    """Whether this stored move may be the acknowledged act."""
    rev, kind, seat, actions = move
    in_time = act.after < rev <= act.until
    return in_time and (kind, seat, actions) == ("act", act.seat, f"[{act.action}]")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


if __name__ == "__main__":
    sys.exit(main())
