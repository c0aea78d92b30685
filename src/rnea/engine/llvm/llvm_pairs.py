"""Matrices of pairs of speeds as LLVM text: loops over rows and blocks of neighbouring columns.

    void finish(T* X, T* working, T* out)

makes the result of one row of a batch from its ingredients X (K, n); see `recursions.pairs`. A
vector holds one row's entries of neighbouring columns. Everything is zero at first; every row then
has a range of blocks that are not, and which products a block needs is looked up in tables of bits,
one bit per column.

Where the matrices are solved with M = Lᵀ D L, `llvm_solve` goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions import Assembly, PairMatrix
from rnea.core.spatial.numbers import Array
from rnea.engine.llvm import llvm_solve
from rnea.engine.llvm.llvm_loop_writer import Writer, ranges, row_range, table
from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.llvm.llvm_vectors import multiply_add, number, spread, store, vector


def straight_operations(model: Model, finish: Assembly) -> int:
    """How long the finish is as straight code, in which each number of the result has its store.

    Solving counts half: in loops it writes its rows twice.
    """
    total = len(finish.matrices) * model.nv**2
    total += llvm_solve.straight_operations(model) // 2 if finish.solve else 0
    for matrix in finish.matrices:
        upper, lower = (int(mask.sum()) for mask in matrix.masks(model))
        total += upper * len(matrix.upper) + lower * len(matrix.lower)
    return total


def working_numbers(model: Model, finish: Assembly, lanes: Lanes) -> int:
    """Numbers that `finish` needs for itself."""
    return llvm_solve.working_numbers(model.nv, lanes) if finish.solve else 0


def finish_text(model: Model, finish: Assembly, lanes: Lanes) -> str:
    """The function `finish`, and its tables. lanes: of the columns."""
    n, count = model.nv, len(finish.matrices)
    write = Writer()
    size = count * n * n * lanes.bytes
    write.do(f"call void @llvm.memset.p0.i64(ptr %out, i8 0, i64 {size}, i1 false)")
    tables: list[str] = []
    for m, matrix in enumerate(finish.matrices):
        upper, lower = matrix.masks(model)
        tables += [_bits(f"upper{m}", upper, lanes), _bits(f"lower{m}", lower, lanes)]
        tables += ranges(f"blocks{m}", upper | lower, lanes.width)
        _products(write, m, matrix, n, lanes)
    if finish.solve:
        tables += llvm_solve.tables(model, lanes)
        llvm_solve.solve(write, n, lanes)
    head = "define internal void @finish(ptr noalias %X, ptr noalias %working, ptr noalias %out) {"
    tables.append("declare i64 @llvm.smin.i64(i64, i64)")
    return "\n".join([*tables, head, *write.lines, "  ret void", "}"]) + "\n"


def _stride(n: int, lanes: Lanes) -> int:
    return -(-n // lanes.width) * lanes.width


def _bits(name: str, mask: Array, lanes: Lanes) -> str:
    """A table of the bits of every block of columns, row by row."""
    n, width = len(mask), lanes.width
    padded = np.zeros((n, _stride(n, lanes)), dtype=bool)
    padded[:, :n] = mask
    bits = padded.reshape(n, -1, width) @ (1 << np.arange(width))
    return table(name, "i32", [int(x) for x in bits.ravel()])


# ---- products ------------------------------------------------------------------------------------


def _products(write: Writer, m: int, matrix: PairMatrix, n: int, lanes: Lanes) -> None:
    """Matrix number m, row by row."""
    blocks = _stride(n, lanes) // lanes.width
    whole = n // lanes.width

    def row(i: str, _: list[str]) -> list[str]:
        first = write.value(f"mul nsw i64 {i}, {blocks}")
        start = write.value(f"mul nsw i64 {i}, {n}")
        start = write.value(f"add nsw i64 {start}, {m * n * n}")

        def block(b: str, _: list[str]) -> list[str]:
            column = write.value(f"mul nsw i64 {b}, {lanes.width}")
            entry = write.value(f"add nsw i64 {first}, {b}")
            made = _block(write, m, matrix, i, column, entry, n, lanes)
            place = write.value(f"add nsw i64 {start}, {column}")
            store(write, made, "%out", place, n, lanes, whole=b != str(whole))
            return []

        begin, end = row_range(write, f"blocks{m}", i)
        if whole == blocks:
            write.loop(begin, end, block)
            return []
        inside = write.value(f"call i64 @llvm.smin.i64(i64 {end}, i64 {whole})")
        write.loop(begin, inside, block)
        sticks_out = write.value(f"icmp sgt i64 {end}, {whole}")
        write.only_when(sticks_out, lambda: block(str(whole), []))
        return []

    write.loop(0, n, row)
    if matrix.diagonal is not None:

        def diagonal(i: str, _: list[str]) -> list[str]:
            here = write.value(f"mul nsw i64 {i}, {n + 1}")
            here = write.value(f"add nsw i64 {here}, {m * n * n}")
            at = write.value(f"getelementptr {lanes.element}, ptr %out, i64 {here}")
            was = write.value(f"load {lanes.element}, ptr {at}")
            more = number(write, "%X", i, matrix.diagonal * n, lanes)  # type: ignore[operator]
            total = write.value(f"fadd {lanes.element} {was}, {more}")
            write.do(f"store {lanes.element} {total}, ptr {at}")
            return []

        write.loop(0, n, diagonal)


def _block(
    write: Writer, m: int, matrix: PairMatrix, i: str, column: str, entry: str, n: int, lanes: Lanes
) -> str:
    """A vector of neighbouring entries of a row."""
    result = lanes.constant(0.0)
    for name, pairs in (("lower", matrix.lower), ("upper", matrix.upper)):
        at = write.value(f"getelementptr i32, ptr @{name}{m}, i64 {entry}")
        bits = write.value(f"load i32, ptr {at}")
        some = write.value(f"icmp ne i32 {bits}, 0")

        def sums(pairs: Sequence[tuple[int, int]] = pairs) -> str:
            total = ""
            for a, b in pairs:
                left = spread(write, number(write, "%X", i, a * n, lanes), lanes)
                right = vector(write, "%X", column, b * n, lanes)
                total = multiply_add(write, left, right, total, lanes)
            return total

        made = write.when(some, lanes.type, lanes.constant(0.0), sums)
        narrow = write.value(f"trunc i32 {bits} to i{lanes.width}")
        mask = write.value(f"bitcast i{lanes.width} {narrow} to {lanes.of('i1')}")
        result = write.value(
            f"select {lanes.of('i1')} {mask}, {lanes.type} {made}, {lanes.type} {result}"
        )
    return result
