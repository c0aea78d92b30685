"""M = Lᵀ D L as LLVM text, and the lists of rows that it and solving walk along.

L stands below the diagonal of `working`, in rows of whole vectors, and 1/D behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from rnea.engine.llvm.llvm_loop_writer import Writer, table
from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.llvm.llvm_vectors import multiply_add, number, plain, spread, store, vector


def stride(n: int, lanes: Lanes) -> int:
    """Numbers from row to row of L."""
    return -(-n // lanes.width) * lanes.width


def lists(before: Sequence[Sequence[int]]) -> list[str]:
    """Tables of the rows that each is coupled with: those before it, and those behind it."""
    behind: list[list[int]] = [[] for _ in before]
    for k in reversed(range(len(before))):
        for i in before[k]:
            behind[i].append(k)
    made = []
    for name, each in (("before", before), ("behind", behind)):
        ends = np.cumsum([0, *(len(rows) for rows in each)]).tolist()
        made.append(table(f"{name}_ends", "i64", ends))
        made.append(table(name, "i64", [k for rows in each for k in rows]))
    return made


def each(
    write: Writer,
    name: str,
    of: str,
    body: Callable[[str, list[str]], list[str]],
    carried: Sequence[tuple[str, str]] = (),
) -> list[str]:
    """body for every entry of a list of a row."""
    at = write.value(f"getelementptr i64, ptr @{name}_ends, i64 {of}")
    start = write.value(f"load i64, ptr {at}")
    behind = write.value(f"getelementptr i64, ptr {at}, i64 1")
    stop = write.value(f"load i64, ptr {behind}")

    def turn(place: str, values: list[str]) -> list[str]:
        here = write.value(f"getelementptr i64, ptr @{name}, i64 {place}")
        return body(write.value(f"load i64, ptr {here}"), values)

    return write.loop(start, stop, turn, carried)


def factorize(write: Writer, n: int, inverses: str, lanes: Lanes) -> None:
    """M = Lᵀ D L from the last row to the first."""
    t, width, far = lanes.element, lanes.width, stride(n, lanes)

    def copy(i: str, _: list[str]) -> list[str]:
        of = write.value(f"mul nsw i64 {i}, {n}")
        of = write.value(f"add nsw i64 {of}, {2 * n * n}")
        to = write.value(f"mul nsw i64 {i}, {far}")
        start = write.value(f"getelementptr {t}, ptr %out, i64 {of}")
        end = write.value(f"getelementptr {t}, ptr %working, i64 {to}")
        size = n * lanes.bytes
        write.do(f"call void @llvm.memcpy.p0.p0.i64(ptr {end}, ptr {start}, i64 {size}, i1 false)")
        return []

    write.loop(0, n, copy)

    def pivot(turn: str, _: list[str]) -> list[str]:
        k = write.value(f"sub nsw i64 {n - 1}, {turn}")
        row = write.value(f"mul nsw i64 {k}, {far}")
        corner = write.value(f"add nsw i64 {row}, {k}")
        d = number(write, "%working", corner, 0, lanes)
        inverse = write.value(f"fdiv {t} {plain(1.0, lanes)}, {d}")
        at = write.value(f"getelementptr {t}, ptr {inverses}, i64 {k}")
        write.do(f"store {t} {inverse}, ptr {at}")

        def give_way(i: str, _: list[str]) -> list[str]:
            here = write.value(f"add nsw i64 {row}, {i}")
            coupling = number(write, "%working", here, 0, lanes)
            factor = write.value(f"fmul {t} {coupling}, {inverse}")
            taken = spread(write, write.value(f"fneg {t} {factor}"), lanes)
            to = write.value(f"mul nsw i64 {i}, {far}")
            # only what stands before the diagonal is looked at again
            blocks = write.value(f"udiv i64 {i}, {width}")
            blocks = write.value(f"add nsw i64 {blocks}, 1")

            def block(b: str, _: list[str]) -> list[str]:
                column = write.value(f"mul nsw i64 {b}, {width}")
                mine = write.value(f"add nsw i64 {to}, {column}")
                yours = write.value(f"add nsw i64 {row}, {column}")
                rest = vector(write, "%working", mine, 0, lanes)
                other = vector(write, "%working", yours, 0, lanes)
                left = multiply_add(write, taken, other, rest, lanes)
                store(write, left, "%working", mine, n, lanes, whole=True)
                return []

            write.loop(0, blocks, block)
            return []

        each(write, "before", k, give_way)

        def scale(b: str, _: list[str]) -> list[str]:
            column = write.value(f"mul nsw i64 {b}, {width}")
            place = write.value(f"add nsw i64 {row}, {column}")
            was = vector(write, "%working", place, 0, lanes)
            now = write.value(f"fmul {lanes.type} {was}, {spread(write, inverse, lanes)}")
            store(write, now, "%working", place, n, lanes, whole=True)
            return []

        write.loop(0, far // width, scale)
        return []

    write.loop(0, n, pivot)
