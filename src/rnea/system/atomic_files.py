"""Files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import secrets
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import IO

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:
    fcntl = None

_LONGEST = 200
"""Bytes of a name that a partial file's own name has room for; systems allow 255."""

_PARTIAL = re.compile(r"\.(.+)\.[0-9a-f]{16}\.partial", re.DOTALL)


def write_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """Write beside the place and rename: whatever ends the process, nobody sees half of a file.

    A link stays and its target is written; a file that is replaced keeps its rights, a new one has
    those of any new file; a pipe or a device is written to. Raises OSError and leaves nothing
    behind; only a process that is killed leaves its hidden copy.
    """
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file():
        place.write_bytes(data)
        return
    with _renamed(place, f".{place.name[:50]}.{secrets.token_hex(8)}") as copy:
        copy.write_bytes(data)


@contextlib.contextmanager
def whole_file(path: str | os.PathLike[str]) -> Iterator[Path]:
    """The same for a file too large for memory: yields the place beside it where it grows.

    This is `.NAME.<token>.partial`; it gets its name when the block ends, and goes if it fails.
    Of two who write it at once the one who ends last wins. What a killed writer leaves is removed
    by `remove_partials`.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with whole_file(f"{folder}/a.txt") as partial:
    ...         _ = partial.write_text("all of it")
    ...     os.listdir(folder)
    ['a.txt']
    """
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file():
        yield place
        return
    name = _short(place.name)
    with _renamed(place, f".{name}.{secrets.token_hex(8)}.partial") as partial:
        yield partial


@contextlib.contextmanager
def whole_stream(path: str | os.PathLike[str]) -> Iterator[IO[bytes]]:
    """The same as a stream of bytes."""
    with whole_file(path) as partial, partial.open("wb") as stream:
        yield stream


def remove_partials(paths: Iterable[str | os.PathLike[str]]) -> bool:
    """What killed writers of these files have left beside them; each folder is read once.

    Returns whether none is left: a partial file that is still being written stays.
    """
    folders: dict[Path, set[str]] = {}
    for path in paths:
        place = Path(os.path.realpath(path))
        folders.setdefault(place.parent, set()).add(_short(place.name))
    none_left = True
    for folder, names in folders.items():
        with os.scandir(folder) as entries:
            found = [(entry.path, _PARTIAL.fullmatch(entry.name)) for entry in entries]
        for partial, match in found:
            if match is not None and match[1] in names:
                # another who tidies up may have been faster
                with contextlib.suppress(FileNotFoundError):
                    none_left &= _remove(partial)
    return none_left


def _remove(partial: str) -> bool:
    """Remove a file unless somebody writes it: who does holds its lock."""
    if fcntl is None:
        # Windows keeps what is open by itself
        try:
            os.unlink(partial)
        except PermissionError:
            return False
        return True
    handle = os.open(partial, os.O_RDWR)
    try:
        free = _locked(handle, wait=False)
        if free:
            os.unlink(partial)
        return free
    finally:
        os.close(handle)


def _locked(handle: int, wait: bool) -> bool:
    """Take the lock of an open file, which goes with its process; whether it was to be had."""
    assert fcntl is not None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    except OSError:
        # a file system without locks
        return True
    return True


def _short(name: str) -> str:
    """The name, or where it leaves no room for a token a digest of it: no two share one."""
    spelt = os.fsencode(name)
    return name if len(spelt) <= _LONGEST else hashlib.sha256(spelt).hexdigest()


@contextlib.contextmanager
def _renamed(place: Path, name: str) -> Iterator[Path]:
    """A file of that name beside the place, which takes its place when the block ends.

    The name is chosen by the caller: an interrupt may come as soon as the file is there.
    """
    copy = place.with_name(name)
    handle = -1
    try:
        handle = _created(copy)
        if place.exists():
            os.chmod(copy, stat.S_IMODE(place.stat().st_mode))
        yield copy
        os.replace(copy, place)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(copy)
        raise
    finally:
        if handle >= 0:
            os.close(handle)


def _created(copy: Path) -> int:
    """A new file; open, so that its lock says that it is being written, or -1."""
    while True:
        handle = os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        if fcntl is None:
            # an open file could not be renamed
            os.close(handle)
            return -1
        _locked(handle, wait=True)
        if os.fstat(handle).st_nlink:
            return handle
        # who tidies up found it before it was locked
        os.close(handle)
