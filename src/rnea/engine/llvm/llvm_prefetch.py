"""Prefetching in the loop over rows, as LLVM text.

A batch beyond the caches waits for the latency of memory, not for its bandwidth: between the reads
of two blocks lies a computation longer than a processor looks ahead. So each block requests the
cache lines of a later block, those of the inputs to be read, those of the result to be written. A
processor has some twenty requests under way at a time, so they are spread over the computation.
A request never faults, also behind the end of an array, and changes no number. Where a batch stays
in the caches, requests cost up to 4 %; a batch that threads share out is larger than its parts, so
the number of rows does not tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rnea.engine.llvm.llvm_text import Lanes

if TYPE_CHECKING:
    from rnea.engine.llvm.llvm_rows import RowLoop

LINE = 64
# bytes that lie between a block and the one whose lines it requests, and blocks at most and least
_AHEAD, _MOST_BLOCKS, _FEWEST_BLOCKS = 2**13, 8, 2
# bytes of a block's own memory that leave room for requested lines in the first cache
_FIRST_CACHE = 2**14
# bytes of a row of the result that processors fetch ahead by themselves
_LONG_ROW = 2**13
# of the intrinsic: what a line is requested for, and into which cache
_READ, _WRITE, _SECOND, _NEAREST = 0, 1, 2, 3

DECLARATION = "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)"


def _distance(rows: RowLoop, lanes: Lanes) -> int:
    """Rows from a block to the one whose lines it requests."""
    row = (rows.outputs + sum(column.count for column in rows.inputs)) * lanes.bytes
    blocks = max(_FEWEST_BLOCKS, min(_MOST_BLOCKS, _AHEAD // (row * lanes.width)))
    return blocks * lanes.width


def later_rows(rows: RowLoop, lanes: Lanes) -> list[str]:
    """In `block`: the pointers %later{k} and %laterout to the rows of the later block."""
    ahead, lines = _distance(rows, lanes), []
    for k, column in enumerate(rows.inputs):
        stride = f"%st{k}" if column.shared else str(column.count)
        lines += [
            f"  %later{k}n = mul i64 {stride}, {ahead}",
            f"  %later{k} = getelementptr {lanes.element}, ptr %in{k}, i64 %later{k}n",
        ]
    if _writes(rows, lanes):
        n = ahead * rows.outputs
        lines.append(f"  %laterout = getelementptr {lanes.element}, ptr %out, i64 {n}")
    return lines


def _writes(rows: RowLoop, lanes: Lanes) -> bool:
    """Whether a block writes to the result itself, and its lines are worth a request."""
    return not rows.halfway and not rows.streams(lanes)


def requests(rows: RowLoop, lanes: Lanes) -> Iterator[list[str]]:
    """The requests of a block, each as lines of text; those of the inputs first."""
    size = lanes.width * lanes.bytes
    locality = _locality(rows, lanes)
    for k, column in enumerate(rows.inputs):
        for at in range(0, column.count * size, LINE):
            yield _request(f"later{k}", f"later{k}b{at}", str(at), _READ, locality)
    if _writes(rows, lanes):
        for at in range(0, rows.outputs * size, LINE):
            yield _request("laterout", f"lateroutb{at}", str(at), _WRITE, locality)


def requests_of_turn(rows: RowLoop, lanes: Lanes, turn: str, turns: int, out: bool) -> list[str]:
    """The requests of one of several turns of a loop within a block.

    turn: the value with its number; out: those of the result, otherwise those of the inputs
    """
    arrays = [(f"later{k}", x.count, _READ) for k, x in enumerate(rows.inputs)]
    if out:
        arrays = [("laterout", rows.outputs, _WRITE)] if _writes(rows, lanes) else []
    lines = []
    for name, count, use in arrays:
        each = -(-count * lanes.width * lanes.bytes // (LINE * turns))
        lines.append(f"  %{name}t = mul i64 {turn}, {each * LINE}")
        for j in range(each):
            at, made = f"%{name}t{j}n", f"{name}t{j}"
            lines.append(f"  {at} = add i64 %{name}t, {j * LINE}")
            lines += _request(name, made, at, use, _locality(rows, lanes))
    return lines


def requests_of_row(rows: RowLoop, lanes: Lanes) -> list[str]:
    """Where rows of the result are finished one by one: the requests for the later block's row."""
    if rows.streams(lanes) or rows.outputs * lanes.bytes > _LONG_ROW:
        return []
    n = _distance(rows, lanes) * rows.outputs
    lines = [f"  %laterrow = getelementptr {lanes.element}, ptr %op, i64 {n}"]
    for at in range(0, rows.outputs * lanes.bytes, LINE):
        lines += _request("laterrow", f"laterrowb{at}", str(at), _WRITE, _locality(rows, lanes))
    return lines


def _locality(rows: RowLoop, lanes: Lanes) -> int:
    own = (rows.slots + rows.halfway) * lanes.width * lanes.bytes
    return _NEAREST if own <= _FIRST_CACHE else _SECOND


def _request(pointer: str, name: str, at: str, use: int, locality: int) -> list[str]:
    return [
        f"  %{name}p = getelementptr i8, ptr %{pointer}, i64 {at}",
        f"  call void @llvm.prefetch.p0(ptr %{name}p, i32 {use}, i32 {locality}, i32 1)",
    ]
