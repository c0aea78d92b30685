"""What code of others may not do: the layers, and a child process that they restrict.

The child is forked for one question and ends with its answer, which is text: whatever runs there
can neither meet another question nor hand over objects.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rnea.errors import RneaError
from rnea.system.sandbox import audit, landlock, seccomp

LAYERS = ("landlock", "seccomp", "audit hook")
MOST_TEXT, MOST_MEMORY = 64 * 2**20, 4 * 2**30
"""Bytes of an answer, and of a process."""
DONE, REFUSED, MEMORY, FAILED = b"D", b"R", b"M", b"F"
"""What an answer begins with."""


def layers_here() -> tuple[str, ...]:
    """The layers that this system has.

    >>> "audit hook" in layers_here()
    True
    """
    there = {
        "landlock": landlock.version() > 0,
        "seccomp": seccomp.is_available(),
        "audit hook": True,
    }
    return tuple(layer for layer in LAYERS if there[layer])


def confine(folders: Sequence[str], layers: Iterable[str]) -> None:
    """Restrict this process, irrevocably: it can compute, and read below the folders.

    folders: without links.
    """
    chosen = set(layers)
    _limit()
    if chosen & {"landlock", "seccomp"}:
        seccomp.die_with_parent()
        seccomp.forbid_new_privileges()
    if "landlock" in chosen:
        landlock.restrict(folders)
    if "seccomp" in chosen:
        seccomp.restrict()
    if "audit hook" in chosen:
        audit.install(folders)


def _limit() -> None:
    """No file may grow and no process be started, as far as the system bounds these."""
    with contextlib.suppress(ImportError):
        import resource

        for name in ("RLIMIT_FSIZE", "RLIMIT_NPROC", "RLIMIT_CORE"):
            with contextlib.suppress(AttributeError, ValueError, OSError):
                resource.setrlimit(getattr(resource, name), (0, 0))
        # what is left of processor time cannot be raised again
        soft, _ = resource.getrlimit(resource.RLIMIT_CPU)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (soft, soft))


def confined_result(
    function: Callable[..., str], arguments: Sequence[Any], folders: Sequence[str], layers: Any
) -> bytes:
    """The function's text, or why there is none, after this process was restricted."""
    os.environ.clear()
    try:
        confine(folders, layers)
        return DONE + function(*arguments).encode("utf-8", "replace")
    except RneaError as problem:
        message = getattr(problem, "message", str(problem))
        return REFUSED + message.encode("utf-8", "replace")
    except MemoryError:
        return MEMORY
    except BaseException as problem:
        return FAILED + f"{type(problem).__name__}: {problem}".encode("utf-8", "replace")


def result_of_child(work: Callable[[], bytes], shut: Sequence[int]) -> tuple[bytes, int]:
    """What a forked child says, and how it ended. shut: files that are not for the child."""
    sys.stdout.flush()
    reading, writing = os.pipe()
    parent, child = os.getpid(), os.fork()
    if child == 0:
        try:
            for handle in (reading, *shut):
                os.close(handle)
            if os.getppid() == parent:
                _write(writing, work())
        finally:
            os._exit(0)
    os.close(writing)
    data = bytearray()
    try:
        while len(data) <= MOST_TEXT and (piece := os.read(reading, 2**20)):
            data += piece
    finally:
        os.close(reading)
        _, status = os.waitpid(child, 0)
    return bytes(data[: MOST_TEXT + 1]), os.waitstatus_to_exitcode(status)


def _write(handle: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]
