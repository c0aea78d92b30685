"""A bar on a terminal's stderr for work that takes more than a second."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(what: str, total: float) -> Iterator[Callable[[float], None]]:
    """Yields a function that hears how much of `total` is done."""
    from rich.console import Console
    from rich.progress import Progress

    hidden = not sys.stderr.isatty()
    console, began = Console(stderr=True), time.monotonic()
    with Progress(console=console, auto_refresh=False, transient=True, disable=hidden) as bar:
        task = bar.add_task(what, total=total)
        last = began

        def told(done: float) -> None:
            nonlocal last
            now = time.monotonic()
            # drawing must not cost more than the work
            if now - began > 1 and now - last > 0.1:
                last = now
                bar.update(task, completed=done, refresh=True)

        yield told
