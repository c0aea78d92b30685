"""Object code kept on disk, so that a robot is compiled once per user and computer.

Entries are keyed by content: everything in the robot's model, the quantity and its variant, this
package's own source, LLVM and the CPU. The key is the entry's name and stands in it, under its
checksum, so an entry that is damaged or was copied from another one is compiled anew. The folder is
private to the user (`private_folder`), because what lies in it is executed. A folder or an entry
that cannot be used costs speed, not results.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import numpy as np

from rnea.core.model import Model, outside
from rnea.errors import InputError
from rnea.system.private_folder import PrivateFolder, UntrustedError

T = TypeVar("T")
_MAGIC = b"rnea kernel 2\n"
_MOST_FILES = 4000
# the largest are some MB
_MOST_BYTES = 256_000_000
_CURE = "let RNEA_CACHE_DIR name another folder"
_warned: set[tuple[str, str]] = set()
# entries, and copies that a killed process left
_OWN_NAME = re.compile(r"[0-9a-f]{64}|\.[0-9a-f]{50}\.[0-9a-f]{16}")
# object code depends on these rooms of the package
_ROOMS = (
    *("core/spatial", "core/model", "core/recursions", "apps/simulate"),
    *("engine/trace", "engine/ir", "engine/llvm", "engine/cuda", "engine/export", "engine/runtime"),
)


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
    data = _in_cache(lambda folder: folder.read(name, _MOST_BYTES))
    if data is None:
        return None
    head = _head(name)
    begin = len(head) + 32
    content = data[begin:]
    return content if data[:begin] == head + _checksum(head, content) else None


def write(name: str, content: bytes) -> None:
    """Keep something; whatever prevents it, prevents only that."""
    head = _head(name)
    whole = head + _checksum(head, content) + content

    def work(folder: PrivateFolder) -> None:
        _make_room(folder)
        folder.write(name, whole)

    if len(whole) <= _MOST_BYTES:
        _in_cache(work)


def _head(name: str) -> bytes:
    """An entry says whose it is: under another name it is not taken."""
    return _MAGIC + name.encode() + b"\n"


def _checksum(head: bytes, content: bytes) -> bytes:
    digest = hashlib.sha256(head)
    digest.update(content)
    return digest.digest()


@dataclass(frozen=True)
class CacheReport:
    """What the cache has: its folder, or why there is none; entries and their bytes."""

    folder: Path | None
    why: str
    files: int
    bytes: int


def cache_report() -> CacheReport:
    """The folder, and how much in it is ours."""
    try:
        with _folder() as folder:
            found = [entry for entry in _own(folder) if entry.is_file(follow_symlinks=False)]
            return CacheReport(folder.path, "", len(found), sum(map(_bytes, found)))
    except (OSError, UntrustedError) as problem:
        return CacheReport(None, str(problem), 0, 0)


def forget() -> tuple[int, int]:
    """Remove what is kept; how many files it was, and how many bytes. Other files stay."""

    def work(folder: PrivateFolder) -> tuple[int, int]:
        files = size = 0
        for entry in _own(folder):
            bytes_there = _bytes(entry)
            # another process may be first; a folder with something in it is not ours
            with contextlib.suppress(OSError):
                folder.remove(entry.name)
                files, size = files + 1, size + bytes_there
        return files, size

    return _in_cache(work) or (0, 0)


def private_place(folder: str, name: str) -> Path:
    """Where a file of the user's is kept in a folder of the cache. Raises InputError."""
    try:
        with _folder(), _folder(folder) as found:
            found.check_replaceable(name)
            return found.path / name
    except (OSError, UntrustedError) as problem:
        raise InputError(str(problem)) from None


def _in_cache(work: Callable[[PrivateFolder], T]) -> T | None:
    """What some work in the folder gives; None where it fails, which costs speed only.

    What is not trusted is said once for each cause.
    """
    try:
        with _folder() as folder:
            return work(folder)
    except UntrustedError as problem:
        cause = (os.path.dirname(problem.place), problem.defect)
        if cause not in _warned:
            _warned.add(cause)
            text = f"cached kernels are not used, robots are compiled anew: {problem}"
            warnings.warn(text, RuntimeWarning, stacklevel=outside())
    except OSError:
        pass
    return None


def _folder(*below: str) -> PrivateFolder:
    """The user's private folder, or one in it, made if need be. Raises OSError, UntrustedError.

    RNEA_CACHE_DIR names another one; empty, nothing is kept.
    """
    named = os.environ.get("RNEA_CACHE_DIR")
    if named is not None and not named.strip():
        raise FileNotFoundError("RNEA_CACHE_DIR is empty")
    if named is None:
        import platformdirs

        try:
            named = platformdirs.user_cache_dir("rnea", appauthor=False)
        except RuntimeError:
            # a user without a home, as containers have them
            raise FileNotFoundError("the user has no home folder") from None
    named = os.path.expanduser(named)
    if named.startswith("~"):
        # the same in older versions: the ~ would become a folder here
        raise FileNotFoundError(f"the user has no home folder for {named}")
    return PrivateFolder(os.path.join(named, *below), _CURE, "rnea doctor --clear-cache")


def _own(folder: PrivateFolder) -> list[os.DirEntry[str]]:
    """Only what has a name of ours: the folder may hold other things."""
    return [entry for entry in folder.entries() if _OWN_NAME.fullmatch(entry.name)]


def _bytes(entry: os.DirEntry[str]) -> int:
    # another process may have removed it
    with contextlib.suppress(FileNotFoundError):
        return entry.stat(follow_symlinks=False).st_size
    return 0


def _make_room(folder: PrivateFolder) -> None:
    """Drop the older half of the entries when there are too many."""
    entries = _own(folder)
    if len(entries) <= _MOST_FILES:
        return
    entries.sort(key=lambda entry: entry.stat(follow_symlinks=False).st_mtime)
    for entry in entries[: len(entries) // 2]:
        with contextlib.suppress(OSError):
            folder.remove(entry.name)


@lru_cache(maxsize=1)
def _source_stamp(package: Path = Path(__file__).parents[2]) -> str:
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
        yield f"{len(value)} entries".encode()
        for name, item in value.items():
            yield from _pieces(name)
            yield from _pieces(item)
    elif isinstance(value, tuple | list):
        yield f"{len(value)} values".encode()
        for item in value:
            yield from _pieces(item)
    elif isinstance(value, partial):
        yield from _pieces((value.func, value.args, value.keywords))
    elif is_dataclass(value) and not isinstance(value, type):
        yield type(value).__qualname__.encode()
        for field in fields(value):
            yield from _pieces(getattr(value, field.name))
    elif callable(value) and hasattr(value, "__name__"):
        name = getattr(value, "__qualname__", value.__name__)
        yield f"{getattr(value, '__module__', '')}.{name}".encode()
    else:
        # a joint: whatever it holds
        yield type(value).__qualname__.encode()
        for name, item in sorted(vars(value).items()):
            yield from _pieces(name)
            yield from _pieces(item)
