"""Stamps: how a file is recognized as unchanged, by size, time and hashes of its bytes."""

from __future__ import annotations

import hashlib
import os
from typing import Any

from rnea.errors import TrajectoryError

_END = 2**20
"""Bytes at either end of a file that are always hashed."""


def size_and_time(path: str) -> tuple[int, int]:
    """Bytes of a file, and when it was written, in ns."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        raise TrajectoryError("no such file", file=path) from None
    except OSError as problem:
        raise _unreadable(path, problem) from None
    return found.st_size, found.st_mtime_ns


def stamp_of(path: str, verify: bool = False) -> dict[str, Any]:
    """What a file is recognized by; verify: also a hash of all its bytes.

    >>> import tempfile
    >>> with tempfile.NamedTemporaryFile() as file:
    ...     stamp = stamp_of(file.name, verify=True)
    >>> stamp["size"], stamp["ends"] == stamp["all"]
    (0, True)
    """
    size, time = size_and_time(path)
    ends, whole = hashlib.sha256(), hashlib.sha256()
    try:
        with open(path, "rb") as stream:
            ends.update(stream.read(_END))
            stream.seek(max(_END, size - _END))
            ends.update(stream.read(_END))
            if verify:
                stream.seek(0)
                whole = hashlib.file_digest(stream, "sha256")
    except OSError as problem:
        raise _unreadable(path, problem) from None
    stamp = {"size": size, "mtime_ns": time, "ends": ends.hexdigest()}
    return stamp | ({"all": whole.hexdigest()} if verify else {})


def is_same(path: str, stamp: Any, verify: bool = False, moved: bool = False) -> bool:
    """Whether a file still is what its stamp says; moved: its time may be another.

    A stamp without a hash of all bytes does not stand for what verify asks.
    """
    try:
        now = stamp_of(path, verify)
    except TrajectoryError:
        return False
    keys = [key for key in now if not (moved and key == "mtime_ns")]
    return isinstance(stamp, dict) and all(stamp.get(key) == now[key] for key in keys)


def _unreadable(path: str, problem: OSError) -> TrajectoryError:
    return TrajectoryError(f"cannot be read: {problem.strerror}", file=path)
