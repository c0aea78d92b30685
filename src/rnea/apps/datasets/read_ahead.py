"""Reading ahead and writing behind: files are waited for while rows are computed."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")
# blocks that wait on either side; each is some tens of MB
_WAITING = 2
_END = object()


def ahead(things: Iterable[T]) -> Generator[T]:
    """The same things, made by a thread of their own; an error comes where it would have come."""
    waiting: queue.Queue[Any] = queue.Queue(_WAITING)
    ended = threading.Event()

    def offered(thing: Any) -> bool:
        while not ended.is_set():
            try:
                waiting.put(thing, timeout=0.1)
                return True
            except queue.Full:
                pass
        return False

    def read() -> None:
        try:
            for thing in things:
                if not offered((thing, None)):
                    return
            offered((_END, None))
        except BaseException as problem:
            offered((_END, problem))

    thread = threading.Thread(target=read, name="rnea reads ahead", daemon=True)
    thread.start()
    try:
        while True:
            thing, problem = waiting.get()
            if problem is not None:
                raise problem
            if thing is _END:
                return
            yield thing
    finally:
        ended.set()
        thread.join()


@contextmanager
def behind(write: Callable[[T], None]) -> Iterator[Callable[[T], None]]:
    """A function that hands things to `write` in a thread of its own, in order.

    An error of it is raised by the next call, or at the end.
    """
    waiting: queue.Queue[Any] = queue.Queue(_WAITING)
    problems: list[BaseException] = []

    def work() -> None:
        while (thing := waiting.get()) is not _END:
            if not problems:
                try:
                    write(thing)
                except BaseException as problem:
                    problems.append(problem)

    def hand(thing: T) -> None:
        if problems:
            raise problems[0]
        waiting.put(thing)

    thread = threading.Thread(target=work, name="rnea writes behind", daemon=True)
    thread.start()
    try:
        yield hand
    finally:
        waiting.put(_END)
        thread.join()
    if problems:
        raise problems[0]
