"""Waking those who wait for a table. A wake-up carries nothing: whoever wakes reads what is stored."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Bus:
    """Topic to waiting events. `wake` may be called from any thread."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def attach(self) -> None:
        """Serve the running loop, where the listeners live."""
        self._loop = asyncio.get_running_loop()

    def detach(self) -> None:
        """The loop ends: nobody is woken any more."""
        self._loop = None

    @contextmanager
    def listening(self, topic: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the topic is woken.

        Register first, then read: a change between the two sets the event.
        """
        event = asyncio.Event()
        self._waiting[topic].add(event)
        try:
            yield event
        finally:
            self._waiting[topic].discard(event)
            if not self._waiting[topic]:
                del self._waiting[topic]

    def wake(self, topic: str) -> None:
        """Wake all who listen to the topic."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(self._set, topic)

    def _set(self, topic: str) -> None:
        for event in self._waiting.get(topic, ()):
            event.set()


async def woken(event: asyncio.Event, limit: float) -> None:
    """Wait for the event, but no longer than so many seconds."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), limit)
