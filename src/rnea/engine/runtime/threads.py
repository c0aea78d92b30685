"""A batch shared between the cores: each takes the next stretch of rows, and no row knows by whom.

Stretches are several for each core: one that is slower, or busy with something else, takes fewer,
and nobody waits long for the last. The extension has a team of its own for this, which wakes up
sooner (`rnea.engine.native.share`); these threads work where there is none.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rnea.errors import InputError

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

_pool: ThreadPoolExecutor | None = None
# stretches for each core at most: more cost more in waking than they even out
_EACH = 8


def available() -> int:
    """Cores that this process may use; RNEA_THREADS names another number."""
    named = os.environ.get("RNEA_THREADS", "").strip()
    if named:
        if not named.isascii() or not named.isdecimal() or int(named) < 1:
            raise InputError(f"RNEA_THREADS is {named!r}; it must be a whole number from 1")
        return int(named)
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def threads_used(count: int) -> Iterator[None]:
    """The methods of a robot share batches between as many threads as this says."""
    before = os.environ.get("RNEA_THREADS")
    os.environ["RNEA_THREADS"] = str(count)
    try:
        yield
    finally:
        if before is None:
            del os.environ["RNEA_THREADS"]
        else:
            os.environ["RNEA_THREADS"] = before


def stretch(rows: int, threads: int, whole: int, fewest: int) -> int:
    """Rows of one stretch, a multiple of `whole`."""
    several = min(_EACH, max(1, rows // (threads * fewest)))
    each = -(-rows // (threads * several))
    return -(-each // whole) * whole


def in_stretches(
    work: Callable[[int, int], None], rows: int, threads: int, whole: int, fewest: int = 4096
) -> None:
    """Call work(first, count) for stretches of rows, each but the last a multiple of `whole`.

    fewest: rows worth the taking. Where there are few, every core has one stretch, all equal.
    """
    from concurrent.futures import wait

    each = stretch(rows, threads, whole, fewest)
    left = deque(range(0, rows, each))
    if len(left) <= 1:
        work(0, rows)
        return

    def take() -> None:
        while True:
            try:
                first = left.popleft()
            except IndexError:
                return
            work(first, min(each, rows - first))

    try:
        others = [_workers().submit(take) for _ in range(min(threads, len(left)) - 1)]
    except RuntimeError:
        # the interpreter is ending and starts no more threads
        others = []
    try:
        take()
    finally:
        # somebody may still be writing into the result
        wait(others)
    for other in others:
        other.result()


def _workers() -> ThreadPoolExecutor:
    global _pool
    if _pool is None:
        # seldom needed, and the import brings hooks of its own for forks
        from concurrent.futures import ThreadPoolExecutor

        _pool = ThreadPoolExecutor(max_workers=max(64, available()), thread_name_prefix="rnea")
    return _pool


def _forget() -> None:
    """A forked child has none of its parent's threads."""
    global _pool
    _pool = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
