"""A bar on a terminal's stderr for work that takes more than a second."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rnea.cli.output import tell

_LONG_RUN = 200_000


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

        def report(done: float) -> None:
            nonlocal last
            now = time.monotonic()
            # drawing must not cost more than the work
            if now - began > 1 and now - last > 0.1:
                last = now
                bar.update(task, completed=done, refresh=True)

        yield report


def tell_length(duration: float, step: float) -> None:
    """Say how many steps a run takes, where that takes a while. Times are checked by the run."""
    if step > 0 and math.isfinite(duration / step) and duration / step > _LONG_RUN:
        tell(f"{duration:g} s in {round(duration / step)} steps of {step:g} s")
