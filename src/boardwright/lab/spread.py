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
    is interrupted, waits only for the numbers that are being worked on. After Ctrl-C the pieces
    come that were done all the same, and then KeyboardInterrupt.
    """
    if jobs == 1:
        yield from ([work(number)] for number in range(count))
        return
    context = get_context("spawn")
    stop = context.Event()
    with _interrupts(let_through=False), ProcessPoolExecutor(jobs, context, _take_up, (work, stop)) as pool:
        try:
            yield from _results(pool, _pieces(count, jobs), jobs * AHEAD, stop)
        except BrokenProcessPool:
            reason = "A working process ended before its work was done; try again with fewer jobs."
            raise BoardwrightError(reason) from None
        finally:
            _end(pool, stop)


def _pieces(count: int, jobs: int) -> Iterator[range]:
    size = max(1, min(MOST_AT_ONCE, count // (jobs * AHEAD)))
    return (range(first, min(first + size, count)) for first in range(0, count, size))


def _results(
    pool: ProcessPoolExecutor, pieces: Iterator[range], ahead: int, stop: Event
) -> Iterator[list[Any]]:
    waiting: deque[Future[list[Any]]] = deque()
    try:
        for piece in pieces:
            if len(waiting) == ahead:
                yield _first(waiting)
            waiting.append(pool.submit(_do, piece))
        while waiting:
            yield _first(waiting)
    except KeyboardInterrupt:
        _end(pool, stop)
        yield from (future.result() for future in waiting if _is_done(future))
        raise


def _first(waiting: deque[Future[list[Any]]]) -> list[Any]:
    """Wait for the first result, the one time when Ctrl-C gets through: so none is lost by it."""
    with _interrupts(let_through=True):
        result = waiting[0].result()
    waiting.popleft()
    return result


def _end(pool: ProcessPoolExecutor, stop: Event) -> None:
    """Wait for the numbers that are being worked on; a second Ctrl-C does not."""
    stop.set()
    with _interrupts(let_through=True):
        pool.shutdown(cancel_futures=True)


def _is_done(future: Future[list[Any]]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


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
def _interrupts(let_through: bool) -> Iterator[None]:
    """Ctrl-C gets through, or waits. Processes started while it waits never get it.

    Whoever started them ends their work.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    how = signal.SIG_UNBLOCK if let_through else signal.SIG_BLOCK
    before = signal.pthread_sigmask(how, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
