"""Numbered work spread over processes, its results in the order of the numbers."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, TypeVar

from boardwright.core.errors import BoardwrightError

Result = TypeVar("Result")

MOST_AT_ONCE = 8
"""Numbers in a piece of work, at most: few, so that progress is seen."""
AHEAD = 4
"""Pieces handed out for each process before their results are fetched."""


def spread(work: Callable[[int], Result], count: int, jobs: int) -> Generator[Sequence[Result], None, None]:
    """Do the work for 0 to count - 1: results in pieces, one after another.

    With several jobs `work` goes once to each process, pickled. Whoever closes the iterator, or
    is interrupted, waits only for the numbers that are being worked on.
    """
    if jobs == 1:
        yield from ([work(number)] for number in range(count))
        return
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _take_up, (work, stop)) as pool:
        try:
            yield from _results(pool, _pieces(count, jobs), jobs * AHEAD)
        except BrokenProcessPool:
            reason = "A working process ended before its work was done; try again with fewer jobs."
            raise BoardwrightError(reason) from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _pieces(count: int, jobs: int) -> Iterator[range]:
    size = max(1, min(MOST_AT_ONCE, count // (jobs * AHEAD)))
    return (range(first, min(first + size, count)) for first in range(0, count, size))


def _results(pool: ProcessPoolExecutor, pieces: Iterator[range], ahead: int) -> Iterator[list[Any]]:
    waiting: deque[Future[list[Any]]] = deque()
    for piece in pieces:
        if len(waiting) == ahead:
            yield waiting.popleft().result()
        with _interrupts_held():
            waiting.append(pool.submit(_do, piece))
    while waiting:
        yield waiting.popleft().result()


# In the processes

_work: Callable[[int], Any]
_stop: Event


def _take_up(work: Callable[[int], Any], stop: Event) -> None:
    """What this process does from its start to its end, and what tells it to stop."""
    global _work, _stop
    _work, _stop = work, stop


def _do(piece: Sequence[int]) -> list[Any]:
    return [_work(number) for number in piece if not _stop.is_set()]


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits. Processes started meanwhile never get it: whoever started them ends their work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
