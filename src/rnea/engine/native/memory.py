"""Memory of results: large blocks wait for the next result instead of going back to the system.

A new array of many pages costs more in page faults than in arithmetic. A block is free when its
last array is gone, and only then; idle blocks are bounded, and what exceeds the bound goes back.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.engine.native.extension import _calls
from rnea.errors import InputError

MOST_MIB = 512
_MIB = 1 << 20


def bound() -> int:
    """Bytes that may lie idle: RNEA_RESULT_POOL in MiB, or the lesser of 512 MiB and a quarter of
    the memory; 0 keeps nothing."""
    named = os.environ.get("RNEA_RESULT_POOL", "").strip()
    if named:
        if not named.isascii() or not named.isdecimal() or int(named) >= 1 << 40:
            raise InputError(
                f"RNEA_RESULT_POOL is {named!r}; it must be a whole number of MiB, 0 for none"
            )
        return int(named) * _MIB
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # not on this system
        memory = 4 * MOST_MIB * _MIB
    return min(MOST_MIB * _MIB, max(0, memory) // 4)


def keep_at_most(size: int) -> None:
    """Another bound, in bytes; what exceeds it is given back now."""
    if _calls is not None:
        _calls.keep_at_most(size)


def memory_report() -> tuple[int, int, int]:
    """Idle bytes, idle blocks, and the bound in bytes."""
    return (0, 0, 0) if _calls is None else _calls.kept_memory()


def empty(shape: tuple[int, ...], dtype: Any) -> Array:
    """A new array for a result, not filled."""
    if _calls is None:
        return np.empty(shape, dtype)
    return _calls.empty(shape, dtype == np.float32)


if _calls is not None:
    # not now: whoever sets the variable wrong is told at a large result, not at an import
    _calls.ask_bound(bound)
