"""Memory and disk that a call may take: refused before the work begins, with the size."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from rnea.errors import InputError


def usable_memory() -> int:
    """Bytes of half of this machine's memory."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2
    except (AttributeError, ValueError, OSError):
        return 4 * 2**30


def require_memory(size: int, what: str, cure: str) -> None:
    """Raise InputError where so many bytes are more than the machine can give.

    >>> require_memory(1000, "10 samples", "take fewer")
    """
    most = usable_memory()
    if size > most:
        raise InputError(
            f"{what} need {size / 2**30:,.1f} GiB of memory, and {most / 2**30:,.1f} GiB (half of "
            f"this machine's) may be used; {cure}"
        )


def require_disk(place: Path, size: int, what: str, cure: str) -> None:
    """Raise InputError where so many bytes do not fit on the disk of a file or folder to be made.

    >>> require_disk(Path("states"), 1000, "10 rows", "take fewer")
    """
    there = next(x for x in (place, *place.absolute().parents) if x.exists())
    if not (there.is_file() or there.is_dir()):
        # a pipe or a device has no disk
        return
    free = shutil.disk_usage(there).free
    if size > free:
        raise InputError(
            f"{what} need {size / 1e9:,.3g} GB on disk, and {free / 1e9:,.3g} GB are free at "
            f"{place}; {cure}"
        )
