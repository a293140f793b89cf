"""Numbered work spread over processes, its results in the order of the numbers."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Any, TypeVar

from boardwright.core.errors import BoardwrightError

Result = TypeVar("Result")

MOST_AT_ONCE = 25
"""Numbers in a piece of work, at most: few, so that progress is seen and Ctrl-C is soon obeyed."""


def spread(work: Callable[[Sequence[int]], list[Result]], count: int, jobs: int) -> Iterator[list[Result]]:
    """Do the work for 0 to count - 1: lists of results, one after another.

    With several jobs `work` goes once to each process, pickled.
    """
    size = max(1, min(MOST_AT_ONCE, count // (jobs * 4)))
    pieces = [range(first, min(first + size, count)) for first in range(0, count, size)]
    if jobs == 1:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _take_up, (work,)) as pool:
        with _interrupts_ignored():  # the processes inherit it: the one that started them ends the work
            futures = [pool.submit(_do, piece) for piece in pieces]
        yield from _results(pool, futures)


_work: Callable[[Sequence[int]], list[Any]]
"""What a process of the pool does, from its start to its end."""


def _take_up(work: Callable[[Sequence[int]], list[Any]]) -> None:
    global _work
    _work = work


def _do(piece: Sequence[int]) -> list[Any]:
    return _work(piece)


def _results(pool: ProcessPoolExecutor, futures: Sequence[Future[list[Result]]]) -> Iterator[list[Result]]:
    try:
        for future in futures:
            yield future.result()
    except BrokenProcessPool:
        reason = "A working process ended before its work was done; try again with fewer jobs."
        raise BoardwrightError(reason) from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if current_thread() is not main_thread():
        yield  # only the main thread may set handlers, and only it is interrupted
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
