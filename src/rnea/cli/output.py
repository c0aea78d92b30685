"""Where output goes: data to stdout or a file written whole or not at all, messages to stderr.

Work that takes more than a second shows a bar there, if stderr is a terminal.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from rnea.cli.width import folded, width_of
from rnea.core.spatial import path_text, plain
from rnea.errors import InputError
from rnea.system.atomic_files import write_whole
from rnea.system.input_files import require_outside_data
from rnea.system.version import __version__

if TYPE_CHECKING:
    from rich.table import Table

    from rnea.robot import Robot

_LONG_RUN = 200_000
# files that this command has read, and folders of data
_read: set[str] = set()
_read_folders: set[str] = set()
# of files that are taken for data where they are in such a folder
DATA_ENDINGS = (
    *(".csv", ".txt", ".npz", ".parquet", ".pq", ".hdf5", ".h5"),
    *(".mcap", ".bag", ".bag.active", ".db3"),
)


def complain(message: str) -> None:
    tell(f"error: {message}")


def tell(message: str) -> None:
    """On stderr, between words as wide as it is; no name in it can command the terminal."""
    print(folded(plain(message), width_of(sys.stderr)), file=sys.stderr)


def print_line(*lines: str) -> None:
    """The same on stdout."""
    width = width_of(sys.stdout)
    print(*(folded(plain(line), width) for line in lines), sep="\n")


def show_json(facts: Mapping[str, object] | Sequence[object]) -> None:
    print(json.dumps(facts, indent=2, allow_nan=False))


def identity(arm: Robot) -> dict[str, object]:
    """Which robot, and which version of this package: for every result as JSON."""
    return {"robot": arm.name, "hash": arm.hash, "version": __version__}


def made_of(arm: Robot, source: str = "") -> str:
    """The same as a line for the head of a file; source: what the user called the robot."""
    called = f" ({plain(path_text(source))})" if source else ""
    return f"rnea {__version__}, robot {arm.name}{called}, hash {arm.hash}"


def show_tables(*tables: Table) -> None:
    """Print rich tables, as wide as the terminal; elsewhere their rows stay in one line each."""
    from rich.console import Console

    from rnea.report.tables.fitting import fitted, natural_width

    width = width_of(sys.stdout)
    for table in tables:
        for part in [table] if width is None else fitted(table, width):
            # rich folds a title to the width of its table; above it, it has the terminal's
            title, part.title = part.title, None
            if title:
                print_line(str(title))
            Console(highlight=False, width=width or natural_width(part)).print(part)


def begin() -> None:
    """A new command, which has read nothing yet."""
    _read.clear()
    _read_folders.clear()


def was_read(path: str) -> None:
    """This file or folder is what the command works on; its own output must not change it."""
    if path != "-":
        (_read_folders if os.path.isdir(path) else _read).add(os.path.realpath(path))


def refuse_to_lose(target: str | None) -> None:
    """Refuse an output that is what the command works on, or would be taken for a part of it."""
    if target is None or target == "-":
        return
    place = os.path.realpath(target)
    if place in _read:
        raise InputError(f"{target} was read by this command and would be lost; write to another")
    if any(name.lower().endswith(DATA_ENDINGS) for name in (target, place)):
        require_outside_data(target, sorted(_read_folders))


def write_text(text: str, target: str) -> None:
    """Write to a file through a temporary one beside it, or to stdout for '-'."""
    # names of files need not be UTF-8
    write_bytes(text.encode(errors="backslashreplace"), target)


def write_bytes(data: bytes, target: str) -> None:
    """The same for what is not text; on stdout it is UTF-8, whatever the terminal can show."""
    if target == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        return
    refuse_to_lose(target)
    try:
        write_whole(target, data)
    except OSError as problem:
        raise InputError(f"cannot write {target}: {problem.strerror}") from None


class ProgressReporter(Protocol):
    """Hears how much is done, and what to say of it."""

    def __call__(self, done: float, said: str = "") -> None: ...


@contextmanager
def progress(what: str, total: float, unit: str = "") -> Iterator[ProgressReporter]:
    """Yields a function that hears how much of `total` is done.

    unit: what is counted, where the bar shall tell how many a second.
    """
    from rich.console import Console
    from rich.progress import Progress, TextColumn

    hidden = not sys.stderr.isatty()
    console, began = Console(stderr=True), time.monotonic()
    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[said]}"))
    with Progress(
        *columns, console=console, auto_refresh=False, transient=True, disable=hidden
    ) as bar:
        task = bar.add_task(what, total=total, said="")
        last = began

        def report(done: float, said: str = "") -> None:
            nonlocal last
            now = time.monotonic()
            # drawing must not cost more than the work
            if now - began > 1 and now - last > 0.1:
                last = now
                if unit and not said:
                    said = f"{done / (now - began):,.0f} {unit}/s"
                bar.update(task, completed=done, said=said, refresh=True)

        yield report


def tell_length(duration: float, step: float) -> None:
    """Say how many steps a run takes, where that takes a while. Times are checked by the run."""
    if step > 0 and math.isfinite(duration / step) and duration / step > _LONG_RUN:
        tell(f"{duration:g} s in {round(duration / step)} steps of {step:g} s")
