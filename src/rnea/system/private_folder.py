"""A folder that only its user can change: what lies in it may be executed.

The folder is checked whenever it is opened, and files are opened relative to that open folder, so
what is checked is what is read. Every folder on the way to it, links included, must belong to the
user, to root or to the owner of `/`, and may be writable by everybody only with the sticky bit:
nobody else can then replace a part of the path.

Windows has neither owners nor modes that Python can read; there the checks are that a file is a
regular one, no link, and of bounded size.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shlex
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import final

_POSIX = hasattr(os, "geteuid")
_MOST_LINKS = 40
# a pipe must not make the reader wait, and no program started meanwhile inherits the file
_PLAIN = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_READING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _PLAIN
_WRITING = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _PLAIN
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | _PLAIN


class UntrustedError(Exception):
    """Somebody else could have written this: what and where, what was expected, what to try."""

    def __init__(self, place: str, defect: str, expected: str, cure: str) -> None:
        super().__init__(f"{place} {defect}\n  expected: {expected}\n  try: {cure}")
        self.place, self.defect = place, defect


@final
class PrivateFolder:
    """An open folder of the user's own, made if need be. Raises UntrustedError or OSError.

    cure: what a user can do who cannot change the folder. sweep: what removes all files that are
    not trusted. Both end the messages.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as place, PrivateFolder(place, "move") as folder:
    ...     folder.write("name", b"content")
    ...     folder.read("name", most=100)
    b'content'
    """

    def __init__(self, path: str | os.PathLike[str], cure: str, sweep: str = "") -> None:
        self._handle: int | None = None
        self._sweep = sweep
        if not _POSIX:
            self.path = Path(os.path.realpath(path))
            self.path.mkdir(parents=True, exist_ok=True)
            return
        self.path = Path(_resolved(os.fspath(path), cure))
        handle = os.open(self.path, _FOLDER)
        try:
            _check_folder(os.fstat(handle), str(self.path), cure)
        except BaseException:
            os.close(handle)
            raise
        self._handle = handle

    def __enter__(self) -> PrivateFolder:
        return self

    def __exit__(self, *_: object) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def read(self, name: str, most: int) -> bytes | None:
        """A file's content; None where there is none. It has at most so many bytes."""
        try:
            self._check(self._found(name), name, most)
            handle = os.open(self._place(name), _READING, dir_fd=self._handle)
        except FileNotFoundError:
            return None
        with os.fdopen(handle, "rb") as stream:
            found = os.fstat(handle)
            self._check(found, name, most)
            return stream.read(found.st_size)

    def write(self, name: str, data: bytes) -> None:
        """Whole or not at all, for the user alone; what is no file of the user's stays there."""
        copy = f".{name[:50]}.{secrets.token_hex(8)}"
        try:
            handle = os.open(self._place(copy), _WRITING, 0o600, dir_fd=self._handle)
            with os.fdopen(handle, "wb") as stream:
                stream.write(data)
            self.check_replaceable(name)
            places = self._place(copy), self._place(name)
            os.replace(*places, src_dir_fd=self._handle, dst_dir_fd=self._handle)
        except BaseException:
            with contextlib.suppress(OSError):
                self._unlink(copy)
            raise

    def check_replaceable(self, name: str) -> None:
        """An error for a link, a pipe, a folder or somebody else's file in the place of a file."""
        with contextlib.suppress(FileNotFoundError):
            self._check(self._found(name), name, most=None)

    def entries(self) -> Iterator[os.DirEntry[str]]:
        """Everything in it."""
        with os.scandir(self.path if self._handle is None else self._handle) as found:
            yield from found

    def remove(self, name: str) -> None:
        """Files, links, pipes, whosever they are; folders only if they are empty."""
        if stat.S_ISDIR(self._found(name).st_mode):
            os.rmdir(self._place(name), dir_fd=self._handle)
        else:
            self._unlink(name)

    def _place(self, name: str) -> str:
        return name if self._handle is not None else str(self.path / name)

    def _found(self, name: str) -> os.stat_result:
        return os.stat(self._place(name), dir_fd=self._handle, follow_symlinks=False)

    def _unlink(self, name: str) -> None:
        os.unlink(self._place(name), dir_fd=self._handle)

    def _check(self, found: os.stat_result, name: str, most: int | None) -> None:
        """most: bytes of a file that is to be read; None for one that will be replaced."""
        defect = ""
        if not stat.S_ISREG(found.st_mode):
            defect = f"is {_kind(found.st_mode)}"
        elif _POSIX and found.st_uid != os.geteuid():
            defect = f"is owned by user {found.st_uid}"
        elif most is not None and _POSIX and found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            defect = f"can be written by other users (mode {stat.S_IMODE(found.st_mode):04o})"
        elif most is not None and found.st_size > most:
            defect = f"has {found.st_size / 1e6:.1f} MB"
        if defect:
            who = f" of user {os.geteuid()} that only this user can write to" if _POSIX else ""
            expected = f"a regular file{who}"
            expected += "" if most is None else f", of at most {most / 1e6:.0f} MB"
            cure = f"remove {self.path / name}"
            if self._sweep and not stat.S_ISDIR(found.st_mode):
                cure += f", or {self._sweep}"
            raise UntrustedError(str(self.path / name), defect, expected, cure)


def _resolved(path: str, cure: str) -> str:
    """The folder behind a path, whose every step has been checked; made where it is missing."""
    trusted = {0, os.geteuid(), os.stat("/").st_uid}
    here, links = "/", 0
    left = os.path.join(os.getcwd(), path).split("/")[::-1]
    while left:
        step = left.pop()
        if step in ("", "."):
            continue
        if step == "..":
            # links are resolved by now
            here = os.path.dirname(here)
            continue
        _check_parent(os.lstat(here), here, trusted, cure)
        place = os.path.join(here, step)
        found = _looked_up(place)
        if stat.S_ISLNK(found.st_mode):
            links += 1
            if links > _MOST_LINKS:
                raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), path)
            _check_owner(found, place, trusted, cure)
            target = os.readlink(place)
            here = "/" if target.startswith("/") else here
            left += target.split("/")[::-1]
        else:
            here = place
    return here


def _looked_up(place: str) -> os.stat_result:
    """What is there, without following a link; a new folder where nothing is."""
    try:
        return os.lstat(place)
    except FileNotFoundError:
        with contextlib.suppress(FileExistsError):
            os.mkdir(place, 0o700)
        return os.lstat(place)


def _check_owner(found: os.stat_result, place: str, trusted: set[int], cure: str) -> None:
    if found.st_uid not in trusted:
        expected = f"every part of the path belongs to user {os.geteuid()} or to root"
        raise UntrustedError(place, f"is owned by user {found.st_uid}", expected, cure)


def _check_parent(found: os.stat_result, place: str, trusted: set[int], cure: str) -> None:
    _check_owner(found, place, trusted, cure)
    if found.st_mode & stat.S_IWOTH and not found.st_mode & stat.S_ISVTX:
        defect = f"can be written by everybody (mode {stat.S_IMODE(found.st_mode):04o})"
        expected = "folders above it that not everybody can write to, or with the sticky bit"
        raise UntrustedError(place, defect, expected, f"chmod o-w {shlex.quote(place)}, or {cure}")


def _check_folder(found: os.stat_result, place: str, cure: str) -> None:
    expected = f"a folder of user {os.geteuid()} that only this user can write to"
    if found.st_uid != os.geteuid():
        raise UntrustedError(place, f"is owned by user {found.st_uid}", expected, cure)
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        defect = f"can be written by other users (mode {stat.S_IMODE(found.st_mode):04o})"
        raise UntrustedError(place, defect, expected, f"chmod go-w {shlex.quote(place)}, or {cure}")


def _kind(mode: int) -> str:
    kinds = {stat.S_ISLNK: "a link", stat.S_ISDIR: "a folder", stat.S_ISFIFO: "a pipe"}
    return next((name for test, name in kinds.items() if test(mode)), "a device or a socket")
