"""People at tables, for tests: each with a browser's cookies."""

import json
import time
from collections.abc import Callable
from contextlib import contextmanager

import httpx
from websockets.sync.client import connect

PATIENCE = 20.0
"""Seconds after which something that should happen has failed to."""


class Visitor:
    """A browser or program that talks to a server."""

    def __init__(self, url: str, name: str = "Ana") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def get(self, path: str, **options) -> httpx.Response:
        return self.http.get(path, **options)

    def post(self, path: str, content: dict | None = None, **options) -> httpx.Response:
        return self.http.post(path, json=content if content is not None else {}, **options)

    def form(self, path: str, content: dict) -> httpx.Response:
        return self.http.post(path, data=content, headers={"accept": "text/html"})

    def make(self, *seats: str, game: str = "splitz", **more) -> str:
        """Make a table with these seats; its code."""
        content = {"game": game, "players": len(seats), "seats": list(seats), "name": self.name} | more
        return done(self.post("/api/tables", content))["table"]

    def sit(self, table: str, seat: int) -> httpx.Response:
        return self.post(f"/api/tables/{table}/seats/{seat}", {"seat": "me", "name": self.name})

    def chair(self, table: str, seat: int, wish: str) -> httpx.Response:
        return self.post(f"/api/tables/{table}/seats/{seat}", {"seat": wish})

    def start(self, table: str) -> httpx.Response:
        return self.post(f"/api/tables/{table}/start")

    def view(self, table: str) -> dict:
        return done(self.get(f"/api/tables/{table}"))

    def act(self, table: str, *actions: int | str, rev: int | None = None) -> httpx.Response:
        rev = self.view(table)["rev"] if rev is None else rev
        return self.post(f"/api/tables/{table}/acts", {"rev": rev, "actions": list(actions)})

    def act_somehow(self, table: str) -> dict:
        """Take the first of the legal choices; the view after it."""
        view = self.view(table)
        return done(self.act(table, view["legal"][0][0], rev=view["rev"]))

    def undo(self, table: str, rev: int | None = None) -> httpx.Response:
        rev = self.view(table)["rev"] if rev is None else rev
        return self.post(f"/api/tables/{table}/undo", {"rev": rev})

    def wait(self, table: str, holds: Callable[[dict], bool]) -> dict:
        """The first view of which this holds."""
        return eventually(lambda: self.view(table), holds)

    @contextmanager
    def socket(self, table: str, form: str = "json", **headers: str):
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        headers = {"Cookie": cookie} | {key.capitalize(): value for key, value in headers.items()}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?form={form}"
        with connect(address, additional_headers=headers, close_timeout=1) as socket:
            yield socket


def done(response: httpx.Response) -> dict:
    """The content of an answer that must be a success."""
    assert response.status_code == 200, response.text
    return response.json()


def eventually(look: Callable, holds: Callable) -> object:
    """Look until it holds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = look()
        if holds(seen):
            return seen
        time.sleep(0.01)
    raise AssertionError(f"it never came to hold; at last: {seen}")


def received(socket) -> dict:
    """The next message of a socket."""
    return json.loads(socket.recv(timeout=PATIENCE))


def seated(*players: Visitor) -> str:
    """A running table with these players, in seat order; the first is the host."""
    host, *others = players
    table = host.make("me", *["open"] * len(others))
    for seat, player in enumerate(others, start=1):
        done(player.sit(table, seat))
    if others:
        done(host.start(table))
    return table


def play_until(
    table: str, people: dict[int, Visitor], holds: Callable[[dict], bool], pick: Callable = min
) -> dict:
    """Let scripted people (by seat) act, whoever is asked first, until the view of one of them holds."""
    watcher = next(iter(people.values()))
    end = time.monotonic() + 6 * PATIENCE
    while not holds(view := watcher.view(table)):
        assert view["stage"] == "running", view
        assert time.monotonic() < end, view
        asked = [seat for seat in view["observation"]["actors"] if seat in people]
        if asked:
            player = people[asked[0]]
            own = view if player is watcher else player.view(table)
            if own["legal"]:
                done(player.act(table, pick(own["legal"])[0], rev=own["rev"]))
    return view


def is_over(view: dict) -> bool:
    return view["stage"] == "over"


def is_asked(view: dict) -> bool:
    """The viewer is to act."""
    return bool(view["legal"])


def is_voting(view: dict) -> bool:
    """A vote of the whole table or of some begins: nobody has committed yet."""
    seen = view["observation"]
    return seen["phase"] == "vote" and not seen["committed"]
