"""Memory that a call may take: refused before it is allocated, with the size."""

from __future__ import annotations

import os

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
