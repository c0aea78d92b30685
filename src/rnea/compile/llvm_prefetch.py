"""Prefetching in the loop over rows, as LLVM text.

A batch beyond the caches waits for the latency of memory, not for its bandwidth: between the reads
of two blocks lies a computation longer than a processor looks ahead. So each block requests the
cache lines of a block some turns ahead: those of the inputs to be read, those of the result to be
written. A request never faults, also behind the end of an array, and changes no number.

Small batches stay in the nearest caches, and request nothing. Where the memory of a block itself
fills the first cache, lines are requested into the second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rnea.compile.llvm_text import Lanes

if TYPE_CHECKING:
    from rnea.compile.llvm_rows import Rows

_LINE = 64
# bytes of a batch, read and written, from which on lines are requested
_BEYOND_NEAR_CACHES = 2**18
# bytes that lie between a block and the one whose lines it requests, and blocks at most and least
_AHEAD, _MOST_BLOCKS, _FEWEST_BLOCKS = 2**14, 8, 2
# bytes of a block's own memory that leave room for requested lines in the first cache
_FIRST_CACHE = 2**14
# of the intrinsic: what a line is requested for, and into which cache
_READ, _WRITE, _SECOND, _NEAREST = 0, 1, 2, 3


def is_far(rows: Rows, lanes: Lanes) -> list[str]:
    """The value %far: whether this batch is large enough for requests."""
    row = (rows.outputs + sum(column.count for column in rows.inputs)) * lanes.bytes
    return [
        f"  %all = mul i64 %rows, {row}",
        f"  %far = icmp ugt i64 %all, {_BEYOND_NEAR_CACHES}",
    ]


def prefetch(rows: Rows, lanes: Lanes, at: str, to: str, then: str) -> list[str]:
    """Request the lines of a later block, and go on at the label `then`.

    at: what the pointers to the block's inputs begin with; to: the pointer to its result.
    """
    block = lanes.width * lanes.bytes
    numbers = rows.outputs + sum(column.count for column in rows.inputs)
    own = (rows.slots + rows.halfway) * block
    locality = _NEAREST if own <= _FIRST_CACHE else _SECOND
    blocks = max(_FEWEST_BLOCKS, min(_MOST_BLOCKS, _AHEAD // (numbers * block)))
    lines = [f"  br i1 %far, label %ahead, label %{then}", "ahead:"]
    for k, column in enumerate(rows.inputs):
        if column.shared:
            # a row that serves all is in the cache already
            lines += [
                f"  %ahead{k}rows = icmp ne i64 %st{k}, 0",
                f"  br i1 %ahead{k}rows, label %ahead{k}, label %after{k}",
                f"ahead{k}:",
            ]
        size = column.count * block
        lines += _requests(f"%{at}{k}", f"%ahead{k}x", blocks * size, size, _READ, locality)
        if column.shared:
            lines += [f"  br label %after{k}", f"after{k}:"]
    if not rows.streams(lanes):
        size = rows.outputs * block
        lines += _requests(to, "%aheadx", blocks * size, size, _WRITE, locality)
    return [*lines, f"  br label %{then}"]


def _requests(pointer: str, name: str, first: int, size: int, use: int, locality: int) -> list[str]:
    """Request `size` bytes from byte `first` behind the pointer on."""
    lines = []
    for j in range(-(-size // _LINE)):
        lines += [
            f"  {name}{j} = getelementptr i8, ptr {pointer}, i64 {first + j * _LINE}",
            f"  call void @llvm.prefetch.p0(ptr {name}{j}, i32 {use}, i32 {locality}, i32 1)",
        ]
    return lines
