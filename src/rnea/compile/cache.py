"""Object code kept on disk, so that a robot is compiled once per user and computer.

Entries are keyed by content: everything in the robot's model, the quantity and its variant, this
package's own source, LLVM and the CPU. The folder is private to the user, because what lies in it
is executed; a file is written beside its place and renamed, so two processes never see half of
one, and carries a checksum, so a damaged one is compiled anew. A folder that cannot be used costs
speed, not results.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import stat
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from rnea.model import Model
from rnea.whole_files import write_whole

_MAGIC = b"rnea kernel 1\n"
_MOST_FILES = 4000
# entries, and copies that a killed process left
_OWN_NAME = re.compile(r"[0-9a-f]{64}|\.[0-9a-f]{50}\.[0-9a-f]{16}")
# object code depends on these rooms of the package
_ROOMS = ("spatial", "model", "recursions", "simulate", "tracing", "compile")


# models do not change, so what they hold is read once
_of_models: WeakKeyDictionary[Model, str] = WeakKeyDictionary()


def key(*parts: Any) -> str:
    """A name for the content of some values: models, arrays, texts, numbers."""
    return _digest(_source_stamp(), *(_of_model(x) if isinstance(x, Model) else x for x in parts))


def _of_model(model: Model) -> str:
    if model not in _of_models:
        _of_models[model] = _digest(model)
    return _of_models[model]


def _digest(*parts: Any) -> str:
    digest = hashlib.sha256()
    for piece in _pieces(parts):
        digest.update(piece)
        digest.update(b"\0")
    return digest.hexdigest()


def read(name: str) -> bytes | None:
    """What was kept under a key; None if nothing usable is there."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        data = (folder / name).read_bytes()
    except OSError:
        return None
    head = len(_MAGIC) + 32
    content = data[head:]
    if data[:head] != _MAGIC + hashlib.sha256(content).digest():
        return None
    return content


def write(name: str, content: bytes) -> None:
    """Keep something; whatever prevents it, prevents only that."""
    folder = cache_folder()
    if folder is None:
        return
    with contextlib.suppress(OSError):
        _make_room(folder)
        whole = _MAGIC + hashlib.sha256(content).digest() + content
        write_whole(folder / name, whole, private=True)


def kept() -> tuple[Path | None, list[Path]]:
    """The folder, and the files in it that are ours."""
    folder = cache_folder()
    return folder, [] if folder is None else [Path(entry.path) for entry in _own(folder)]


def forget() -> tuple[int, int]:
    """Remove what is kept; how many files it was, and how many bytes. Other files stay."""
    files = size = 0
    for path in kept()[1]:
        # another process may be first
        with contextlib.suppress(OSError):
            bytes_there = path.stat().st_size
            path.unlink()
            files, size = files + 1, size + bytes_there
    return files, size


def cache_folder() -> Path | None:
    """The user's private folder, made if need be; None if there is none to be had.

    RNEA_CACHE_DIR names another one; empty, nothing is kept.
    """
    named = os.environ.get("RNEA_CACHE_DIR")
    if named is not None and not named.strip():
        return None
    if named is None:
        import platformdirs

        try:
            named = platformdirs.user_cache_dir("rnea", appauthor=False)
        except RuntimeError:
            # a user without a home, as containers have them
            return None
    named = os.path.expanduser(named)
    # the same in older versions: the ~ would become a folder here
    return None if named.startswith("~") else _private(named)


@lru_cache(maxsize=8)
def _private(named: str) -> Path | None:
    folder = Path(named)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
    except OSError:
        return None
    if hasattr(os, "getuid"):
        others_write = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
        # code that somebody else could have put there is not run
        if found.st_uid != os.getuid() or others_write:
            return None
    return folder


def _own(folder: Path) -> list[os.DirEntry[str]]:
    """Only what was written here: the folder may hold other things."""
    with os.scandir(folder) as entries:
        return [
            entry
            for entry in entries
            if _OWN_NAME.fullmatch(entry.name) and entry.is_file(follow_symlinks=False)
        ]


def _make_room(folder: Path) -> None:
    """Drop the older half of the entries when there are too many."""
    entries = _own(folder)
    if len(entries) <= _MOST_FILES:
        return
    entries.sort(key=lambda entry: entry.stat(follow_symlinks=False).st_mtime)
    for entry in entries[: len(entries) // 2]:
        with contextlib.suppress(OSError):
            os.unlink(entry.path)


@lru_cache(maxsize=1)
def _source_stamp(package: Path = Path(__file__).parent.parent) -> str:
    """The files that decide what code a robot gets, in all folders of their rooms."""
    digest = hashlib.sha256()
    for room in _ROOMS:
        for file in sorted((package / room).rglob("*.py")):
            digest.update(str(file.relative_to(package)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _pieces(value: Any) -> Iterator[bytes]:
    """Every value inside a value, in a fixed order, with its type."""
    if isinstance(value, np.ndarray):
        yield f"{value.dtype} {value.shape}".encode()
        yield repr(value.tolist()).encode() if value.dtype == object else value.tobytes()
    elif isinstance(value, str | int | float | None | slice | np.generic):
        yield repr(value).encode()
    elif isinstance(value, Mapping):
        for name, item in value.items():
            yield from _pieces(name)
            yield from _pieces(item)
    elif isinstance(value, tuple | list):
        yield f"{len(value)} values".encode()
        for item in value:
            yield from _pieces(item)
    elif callable(value):
        yield getattr(value, "__qualname__", repr(type(value))).encode()
    elif is_dataclass(value):
        yield type(value).__qualname__.encode()
        for field in fields(value):
            yield from _pieces(getattr(value, field.name))
    else:
        # a joint: whatever it holds
        yield type(value).__qualname__.encode()
        for name, item in sorted(vars(value).items()):
            yield from _pieces(name)
            yield from _pieces(item)
