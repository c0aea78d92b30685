"""Dataset: which files are meant by a path, several, a pattern or a folder, and by whom each is
worked."""

from __future__ import annotations

import glob
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rnea.apps.logs.formats.lerobot import is_data_set
from rnea.errors import InputError, TrajectoryError, no_such_file
from rnea.system.file_access import Packages, referenced_file
from rnea.system.input_files import unknown_ending

ENDINGS = (".parquet", ".csv", ".txt", ".npz", ".hdf5", ".h5")
"""Of files that are data."""
_SHARD = re.compile(r"(\d{1,9})/(\d{1,9})", re.ASCII)


@dataclass(frozen=True)
class Input:
    """path: where the file lies; name: the same from the root of its data set on, with strokes."""

    path: str
    name: str


@dataclass(frozen=True)
class Dataset:
    """inputs: in the order of their names, which is the same on every machine. root: the folder
    that they lie in. searched: folders that were searched with all below, and for which ending, and
    will be the next time.

    >>> files = tuple(Input(x, x) for x in "abc")
    >>> len(Dataset(files, ".").inputs)
    3
    """

    inputs: tuple[Input, ...]
    root: str
    searched: tuple[tuple[str, str], ...] = ()

    def __len__(self) -> int:
        return len(self.inputs)

    def __iter__(self) -> Iterator[Input]:
        return iter(self.inputs)

    def shard(self, text: str) -> Dataset:
        """The share of one of several processes, by words such as 3/8.

        >>> files = tuple(Input(x, x) for x in "abcde")
        >>> [x.name for x in Dataset(files, ".").shard("2/3")]
        ['b', 'e']
        """
        part, count = read_shard(text)
        return replace(self, inputs=self.inputs[part - 1 :: count])

    def folders_searched_for(self, ending: str) -> list[str]:
        """The folders in which a file of that ending will be data the next time.

        >>> Dataset((), ".", searched=(("runs", ".csv"), ("more", ""))).folders_searched_for(".npz")
        ['more']
        """
        return [folder for folder, wanted in self.searched if wanted in ("", ending)]


def read_shard(text: str) -> tuple[int, int]:
    """Which of how many, from 1."""
    match = _SHARD.fullmatch(text)
    if match is None or not 1 <= int(match[1]) <= int(match[2]):
        raise InputError(f"--shard {text}: write i/N, with i from 1 to N, e.g. 3/8")
    return int(match[1]), int(match[2])


def find(paths: Sequence[str], packages: Packages | None = None) -> Dataset:
    """The files of a data set; those whose name, or a folder's, begins with _ or . are none.

    packages: folders by name, to which links in a folder may lead.
    """
    allowed = packages or {}
    if not paths:
        raise InputError("no file or folder is given")
    if len(paths) == 1 and Path(paths[0]).is_dir():
        return _of_folder(paths[0], allowed)
    found: dict[str, str] = {}
    for path in paths:
        found |= {os.path.realpath(x): x for x in _of_path(path, allowed)}
    files = sorted(found.values())
    root = os.path.commonpath([os.path.dirname(os.path.abspath(x)) for x in files])
    return Dataset(_named(files, root), root, tuple(y for x in paths for y in _searched(x)))


def _searched(path: str) -> list[tuple[str, str]]:
    """The folder that is searched with all below it, and the ending that is looked for."""
    if Path(path).is_dir():
        return [(path, "")]
    parts = Path(path).parts
    if Path(path).exists() or "**" not in parts:
        return []
    fixed = next(k for k, part in enumerate(parts) if glob.has_magic(part))
    ending = Path(path).suffix.lower()
    return [(str(Path(*parts[:fixed])), "" if glob.has_magic(ending) else ending)]


def _of_path(path: str, packages: Packages) -> list[str]:
    place = Path(path)
    if place.is_dir():
        return [x.path for x in _of_folder(path, packages)]
    if place.exists():
        if place.suffix.lower() not in ENDINGS:
            raise unknown_ending(path, ENDINGS, "or a folder of such files")
        return [path]
    found = [x for x in glob.glob(path, recursive=True) if _is_meant(x, path)]
    if not found:
        what = "nothing fits the pattern" if glob.has_magic(path) else no_such_file(path)
        raise TrajectoryError(f"{what} (data are {', '.join(ENDINGS)})", file=path)
    return found


def _of_folder(folder: str, packages: Packages) -> Dataset:
    root = Path(folder, "data") if is_data_set(folder) else Path(folder)
    files = []
    for place, folders, names in os.walk(root, onerror=_refuse, followlinks=True):
        above = os.path.realpath(place)
        folders[:] = sorted(
            x for x in folders if not x.startswith(("_", ".")) and not _is_loop(place, x, above)
        )
        files += [
            os.path.join(place, name)
            for name in names
            if not name.startswith(("_", ".")) and Path(name).suffix.lower() in ENDINGS
        ]
    require_allowed(files, folder, packages)
    if not files:
        raise TrajectoryError(f"is a folder without data ({', '.join(ENDINGS)})", file=folder)
    return Dataset(_named(sorted(files), folder), folder, ((folder, ""),))


def require_allowed(files: Sequence[str], folder: str, packages: Packages) -> None:
    """Refuse links that leave the folder for where no files may be opened."""
    inside = os.path.join(os.path.realpath(folder), "")
    for path in files:
        if os.path.realpath(path).startswith(inside):
            continue
        try:
            referenced_file(os.path.relpath(path, folder), Path(folder), packages)
        except InputError as problem:
            raise TrajectoryError(str(problem), file=folder) from None


def _is_meant(path: str, pattern: str) -> bool:
    """Whether a file that fits a pattern is data; what the pattern itself calls _x or .x is."""
    said = Path(pattern).parts
    hidden = (x for x in Path(path).parts if x.startswith("_") and x not in said)
    spelt = any(x.startswith("_") for x in said if glob.has_magic(x))
    return Path(path).suffix.lower() in ENDINGS and (spelt or not any(hidden))


def _is_loop(place: str, folder: str, above: str) -> bool:
    """Whether a folder is a link to one that it lies in, which would have no end."""
    path = os.path.join(place, folder)
    return os.path.islink(path) and Path(above).is_relative_to(os.path.realpath(path))


def _refuse(problem: OSError) -> None:
    """A folder that cannot be looked into may hold data."""
    raise TrajectoryError(f"cannot be read: {problem.strerror}", file=str(problem.filename))


def _named(files: Sequence[str], root: str) -> tuple[Input, ...]:
    named = [Input(x, Path(os.path.relpath(x, root)).as_posix()) for x in files]
    return tuple(sorted(named, key=lambda x: x.name))
