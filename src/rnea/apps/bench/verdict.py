"""The bars: how far ahead of the fastest peer a quantity should be.

A batch whose result is large cannot be faster than its result is written. There, a share of the
write bandwidth that this machine reaches, measured by filling an array of the same size, will do.
"""

from __future__ import annotations

from dataclasses import dataclass

# times as fast as the fastest peer
SINGLE, BATCH = 3.0, 15.0
# these hardly compute: most of their time is the call, or the writing
_LESS = {"jacobian": (1.5, 10.0), "frame_poses": (1.5, 10.0)}
# of the write bandwidth
WRITING = 0.6

OK, SHORT, NO_PEER, NONE = "ok", "short", "no peer", "none"


@dataclass(frozen=True)
class PerformanceTargets:
    """What is asked of one quantity."""

    single: float = SINGLE
    batch: float = BATCH
    writing: float = WRITING


def bars(quantity: str) -> PerformanceTargets:
    single, batch = _LESS.get(quantity, (SINGLE, BATCH))
    return PerformanceTargets(single, batch)


def ratio(ours: float | None, theirs: float | None) -> float | None:
    """How many times as long the others take.

    >>> ratio(2.0, 50.0)
    25.0
    """
    return theirs / ours if ours and theirs else None


def writing_share(seconds: float | None, rows: int, filling: float | None) -> float | None:
    """The share of the write bandwidth that a result is written with.

    seconds   of one row
    filling   seconds to fill the whole result of all rows

    >>> round(writing_share(20e-9, 1000, 15e-6), 6)
    0.75
    """
    return filling / (seconds * rows) if seconds and filling else None


def of_single(quantity: str, ahead: float | None, computed: bool = True) -> str:
    if not computed:
        return NONE
    if ahead is None:
        return NO_PEER
    return OK if ahead >= bars(quantity).single else SHORT


def of_batch(
    quantity: str, ahead: float | None, written: float | None, computed: bool = True
) -> str:
    if not computed:
        return NONE
    if written is not None and written >= bars(quantity).writing:
        return OK
    if ahead is None:
        return NO_PEER
    return OK if ahead >= bars(quantity).batch else SHORT
