"""Files of users as they are read: which format by the ending, and how many bytes at most."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import IO

from rnea.errors import InputError, RneaError, no_such_file

MOST_BYTES = 2**31
"""Of a file that is read as a whole; data sets are read in blocks and have no limit."""
MOST_STREAM = 256 * 2**20
"""Of standard input, a pipe or a device, which do not tell their size."""


def ending_of(path: str, known: Collection[str]) -> str:
    """The ending of a file's name in small letters; InputError where it is not among the known.

    An ending of "" stands for names without one.

    >>> ending_of("Motion.CSV", [".csv", ".npz"])
    '.csv'
    """
    ending = Path(path).suffix.lower()
    if ending not in known:
        raise unknown_ending(path, known)
    return ending


def unknown_ending(path: str, known: Collection[str], other: str = "") -> InputError:
    """The error about a file whose ending is not known; other: what else could be read."""
    ending = Path(path).suffix
    what = f"unknown ending {ending}" if ending else "no ending"
    expected = [*filter(None, known), *filter(None, [other])]
    advice = ". If it is CSV text, name it .csv" if ".csv" in known else ""
    return InputError(f"{path}: {what}. Expected one of {', '.join(expected)}{advice}")


def read_bytes(path: str, error: Callable[..., Exception], most: int = MOST_BYTES) -> bytes:
    """All bytes of a file; error(words, file=path) where it cannot be read or has more.

    A pipe or a device does not tell its size, and may have no end: of it MOST_STREAM are read.
    """
    try:
        with open(path, "rb") as stream:
            told = os.fstat(stream.fileno())
            if not stat.S_ISREG(told.st_mode):
                return read_stream(stream, lambda words: error(words, file=path), most)
            data = b"" if told.st_size > most else stream.read(most + 1)
    except FileNotFoundError:
        raise error(no_such_file(path), file=path) from None
    except IsADirectoryError:
        raise error("is a directory, not a file", file=path) from None
    except MemoryError:
        raise error("is larger than the memory that is free; split it", file=path) from None
    except RneaError:
        raise
    except (OSError, ValueError) as problem:
        raise error(f"cannot be read: {problem}", file=path) from None
    if max(len(data), told.st_size) > most:
        raise error(f"is larger than {_size(most)}; split it", file=path)
    return data


def read_stream(stream: IO[bytes], error: Callable[[str], Exception], most: int = 2**63) -> bytes:
    """All bytes of standard input, a pipe or a device."""
    most = min(most, MOST_STREAM)
    data = stream.read(most + 1)
    if len(data) > most:
        raise error(f"is larger than {_size(most)}; write it to a file, and give the file's name")
    return data


def require_file(path: str, error: Callable[..., Exception]) -> None:
    """error(words, file=path) for a pipe or a device: formats that are read in parts need a file.

    What does not exist passes: whoever opens it reports that.
    """
    try:
        kind = os.stat(path).st_mode
    except OSError:
        return
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):
        raise error("is a device or a pipe; expected a regular file", file=path)


def _size(most: int) -> str:
    return f"{most >> 30} GiB" if most >= 2**30 else f"{most >> 20} MiB"


def require_outside_data(output: str | os.PathLike[str], folders: Iterable[str]) -> None:
    """Raise InputError for an output in the folder of a data set, where it would be data next time.

    Files and folders whose names begin with _ or . are not data, and may be written there.
    """
    link = Path(os.path.realpath(Path(output).parent), Path(output).name)
    for place in dict.fromkeys((link, Path(os.path.realpath(output)))):
        for folder in folders:
            other = Path(os.path.realpath(folder))
            if not place.is_relative_to(other):
                continue
            if any(x.startswith(("_", ".")) for x in place.relative_to(other).parts):
                continue
            raise InputError(
                f"{os.fspath(output)}: lies in the data set's own folder {other}, where results "
                "would be taken for data; write to another"
            )
