"""Hearing of a table live: messages up to what can be asked for, however long they take."""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from websockets.sync.client import ClientConnection

from tests.server.tables import PATIENCE, Visitor

SILENCE = 0.3
"""Seconds in which a message would have come."""


class Listener:
    """Somebody who hears of a table live."""

    def __init__(self, visitor: Visitor, table: str, socket: ClientConnection) -> None:
        self.visitor = visitor
        self.table = table
        self.socket = socket
        self.rev = -1

    def news(self) -> list[str]:
        """The messages up to what can be asked for now."""
        messages = []
        rev = self.visitor.view(self.table)["rev"]
        while self.rev < rev:
            messages.append(str(self.socket.recv(timeout=PATIENCE)))
            self.rev = json.loads(messages[-1])["rev"]
        return messages

    def surplus(self) -> list[str]:
        """Messages that come although there is nothing new to ask for."""
        messages = self.news()
        try:
            while True:
                messages.append(str(self.socket.recv(timeout=SILENCE)))
        except TimeoutError:
            return messages


@contextmanager
def listening(table: str, *ears: tuple[Visitor, str]) -> Iterator[list[Listener]]:
    """Visitors, each with the form of what it gets: `json` or `html`."""
    with ExitStack() as stack:
        yield [
            Listener(visitor, table, stack.enter_context(visitor.socket(table, form)))
            for visitor, form in ears
        ]


def news_of(listeners: Sequence[Listener]) -> list[str]:
    """The messages of all, one listener after another."""
    return [message for listener in listeners for message in listener.news()]


def surplus_of(listeners: Sequence[Listener]) -> list[str]:
    """What they hear although there is nothing new to ask for."""
    return [message for listener in listeners for message in listener.surplus()]
