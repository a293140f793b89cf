"""Numbered work spread over processes, its results in the order of the numbers."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from boardwright.core.errors import BoardwrightError

Result = TypeVar("Result")

MOST_AT_ONCE = 25
"""Numbers in a piece of work, at most: few, so that progress is seen and Ctrl-C is soon obeyed."""
AHEAD = 4
"""Pieces handed out for each process before their results are fetched."""


def spread(
    work: Callable[[Sequence[int]], list[Result]], count: int, jobs: int
) -> Generator[list[Result], None, None]:
    """Do the work for 0 to count - 1: lists of results, one after another.

    With several jobs `work` goes once to each process, pickled. Close the iterator to stop early.
    """
    size = max(1, min(MOST_AT_ONCE, count // (jobs * 4)))
    pieces = (range(first, min(first + size, count)) for first in range(0, count, size))
    if jobs == 1:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _take_up, (work,)) as pool:
        yield from _results(pool, pieces, jobs * AHEAD)


_work: Callable[[Sequence[int]], list[Any]]
"""What a process of the pool does, from its start to its end."""


def _take_up(work: Callable[[Sequence[int]], list[Any]]) -> None:
    global _work
    _work = work


def _do(piece: Sequence[int]) -> list[Any]:
    return _work(piece)


def _results(pool: ProcessPoolExecutor, pieces: Iterator[range], ahead: int) -> Iterator[list[Any]]:
    waiting: deque[Future[list[Any]]] = deque()
    try:
        for piece in pieces:
            if len(waiting) == ahead:
                yield waiting.popleft().result()
            with _interrupts_held():
                waiting.append(pool.submit(_do, piece))
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        reason = "A working process ended before its work was done; try again with fewer jobs."
        raise BoardwrightError(reason) from None
    finally:
        pool.shutdown(cancel_futures=True)


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
