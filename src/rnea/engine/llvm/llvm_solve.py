"""Matrices solved with M = Lᵀ D L as LLVM text: rows subtracted from rows, in vectors of columns.

Of ∂tau/∂q, ∂tau/∂qd and M in `out`, row-major (n, n) each, it makes -M⁻¹ ∂tau/∂q, -M⁻¹ ∂tau/∂qd
and M⁻¹ in their places. Columns are worked in groups of a few vectors, each through all rows: a
group stays in the nearest cache, and each number of L that is looked up serves it all. Columns that
are zero in a row, because their joints do not hang together with the row's, are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions import couplings
from rnea.core.spatial.numbers import Array
from rnea.engine.llvm.llvm_factors import each, factorize, lists, stride
from rnea.engine.llvm.llvm_loop_writer import Writer, ranges, row_range
from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.llvm.llvm_vectors import multiply_add, number, plain, row_block, spread, store

# vectors of a row that are worked at once
_AT_ONCE = 4


def working_numbers(n: int, lanes: Lanes) -> int:
    """Numbers that solving needs for itself: L in rows of whole vectors, and 1/D."""
    return n * (stride(n, lanes) + 1)


def _group(lanes: Lanes) -> int:
    """Columns that are worked at once."""
    return _AT_ONCE * lanes.width


def straight_operations(model: Model) -> int:
    """How many operations solving takes where every entry that is zero is left out."""
    before = couplings(model)
    carried, together = _carried(before), _hang_together(before)
    nearer = np.array([len(each) for each in before])
    related = (carried | carried.T).sum(axis=1)
    factors = int((nearer * (nearer + 3) // 2).sum())
    backward = int((nearer * (2 * related + carried.sum(axis=1))).sum())
    forward = sum(int(together[list(each)].sum()) * 5 // 2 for each in before)
    return factors + backward + forward


def _carried(before: Sequence[Sequence[int]]) -> Array:
    """Where the speed of the row carries that of the column, or is the same."""
    carried = np.eye(len(before), dtype=bool)
    for k, nearer in enumerate(before):
        carried[list(nearer), k] = True
    return carried


def tables(model: Model, lanes: Lanes) -> list[str]:
    """What solving looks up: which rows are coupled, and which groups of a row are not zero."""
    before = couplings(model)
    made = lists(before)
    carried, together = _carried(before), _hang_together(before)
    above = np.triu(np.ones_like(together))
    for name, mask in (
        ("related", carried | carried.T),
        ("together", together),
        ("carried", carried),
        ("above", together & above),
    ):
        made += ranges(name, mask, _group(lanes))
    return made


def _hang_together(before: Sequence[Sequence[int]]) -> Array:
    """Which speeds are coupled over any others: a matrix of bool."""
    together = np.eye(len(before), dtype=bool)
    for k, nearer in enumerate(before):
        # k and all it hangs together with through those before it
        joined = np.any(together[[k, *nearer]], axis=0)
        together[np.ix_(joined, joined)] = True
    return together


def solve(write: Writer, n: int, lanes: Lanes) -> None:
    """The lines that solve, in a function with pointers %out and %working."""
    t, size = lanes.element, n * n
    inverses = write.value(f"getelementptr {t}, ptr %working, i64 {n * stride(n, lanes)}")
    factorize(write, n, inverses, lanes)
    _unit(write, 2 * size, n, lanes)

    def derivatives(m: str, _: list[str]) -> list[str]:
        start = write.value(f"mul nsw i64 {m}, {size}")
        at = write.value(f"getelementptr {t}, ptr %out, i64 {start}")
        _solved(_Matrix(write, at, n, inverses, lanes), "related", "together", -1.0)
        return []

    write.loop(0, 2, derivatives)
    # of the symmetric inverse what stands above the diagonal, and that again below it
    at = write.value(f"getelementptr {t}, ptr %out, i64 {2 * size}")
    _solved(_Matrix(write, at, n, inverses, lanes), "carried", "above", 1.0)
    _mirror(write, at, n, lanes)


@dataclass(frozen=True)
class _Matrix:
    """What is solved, in place: a pointer to its n rows, and one to 1/D."""

    write: Writer
    pointer: str
    n: int
    inverses: str
    lanes: Lanes


@dataclass(frozen=True)
class _Group:
    """Neighbouring columns: the group's number, its first column, and whence its vectors begin."""

    number: str
    first: str
    places: Sequence[int]


def _solved(matrix: _Matrix, backward: str, forward: str, sign: float) -> None:
    """One matrix, group by group. backward, forward: which groups of a row are not zero."""
    write, n, wide = matrix.write, matrix.n, _group(matrix.lanes)
    width = matrix.lanes.width

    def columns(group: _Group) -> None:
        _backward(matrix, group, backward)
        _forward(matrix, group, forward, sign)

    def whole_group(g: str, _: list[str]) -> list[str]:
        first = write.value(f"mul nsw i64 {g}, {wide}")
        columns(_Group(g, first, range(0, wide, width)))
        return []

    whole = n // wide
    write.loop(0, whole, whole_group)
    if n % wide:
        columns(_Group(str(whole), "0", range(whole * wide, n, width)))


def _unit(write: Writer, start: int, n: int, lanes: Lanes) -> None:
    """The unit matrix, from that number of `out` on."""
    t, bytes_ = lanes.element, n * n * lanes.bytes
    at = write.value(f"getelementptr {t}, ptr %out, i64 {start}")
    write.do(f"call void @llvm.memset.p0.i64(ptr {at}, i8 0, i64 {bytes_}, i1 false)")

    def one(i: str, _: list[str]) -> list[str]:
        place = write.value(f"mul nsw i64 {i}, {n + 1}")
        here = write.value(f"getelementptr {t}, ptr {at}, i64 {place}")
        write.do(f"store {t} {plain(1.0, lanes)}, ptr {here}")
        return []

    write.loop(0, n, one)


def _backward(matrix: _Matrix, group: _Group, nonzero: str) -> None:
    """Lᵀ y = right, from the last row to the first: y_i = right_i - Σ L_ki y_k."""
    write, n = matrix.write, matrix.n

    def row(turn: str, _: list[str]) -> list[str]:
        i = write.value(f"sub nsw i64 {n - 1}, {turn}")

        def combined() -> None:
            _combined(matrix, group, i, "behind", lambda k: (k, i))

        _where(write, nonzero, i, group, combined)
        return []

    write.loop(0, n, row)


def _forward(matrix: _Matrix, group: _Group, nonzero: str, sign: float) -> None:
    """L x = ± y / D, from the first row to the last: x_k = ± y_k / D_k - Σ L_ki x_i."""
    write, lanes = matrix.write, matrix.lanes

    def row(k: str, _: list[str]) -> list[str]:
        def combined() -> None:
            inverse = number(write, matrix.inverses, k, 0, lanes)
            scale = write.value(f"fmul {lanes.element} {inverse}, {plain(sign, lanes)}")
            _combined(matrix, group, k, "before", lambda i: (k, i), scale)

        _where(write, nonzero, k, group, combined)
        return []

    write.loop(0, matrix.n, row)


def _where(write: Writer, nonzero: str, row: str, group: _Group, body: Callable[[], None]) -> None:
    """Lines for the rows of which a group is not zero."""
    begin, end = row_range(write, nonzero, row)
    after = write.value(f"icmp sge i64 {group.number}, {begin}")
    before = write.value(f"icmp slt i64 {group.number}, {end}")
    write.only_when(write.value(f"and i1 {after}, {before}"), body)


def _combined(
    matrix: _Matrix,
    group: _Group,
    row: str,
    others: str,
    entry: Callable[[str], tuple[str, str]],
    scale: str = "",
) -> None:
    """A row's columns of the group, scaled, less multiples of the rows in a list.

    entry: row and column of L of the multiple that belongs to another row.
    """
    write, lanes, n, pointer = matrix.write, matrix.lanes, matrix.n, matrix.pointer
    start = write.value(f"mul nsw i64 {row}, {n}")
    here = write.value(f"add nsw i64 {start}, {group.first}")
    values = []
    for c in group.places:
        value = row_block(write, pointer, here, c, n, lanes)
        if scale:
            value = write.value(f"fmul {lanes.type} {value}, {spread(write, scale, lanes)}")
        values.append(value)

    def less(k: str, sums: list[str]) -> list[str]:
        down, across = entry(k)
        place = write.value(f"mul nsw i64 {down}, {stride(n, lanes)}")
        place = write.value(f"add nsw i64 {place}, {across}")
        multiple = number(write, "%working", place, 0, lanes)
        taken = spread(write, write.value(f"fneg {lanes.element} {multiple}"), lanes)
        other = write.value(f"mul nsw i64 {k}, {n}")
        other = write.value(f"add nsw i64 {other}, {group.first}")
        return [
            multiply_add(write, taken, row_block(write, pointer, other, c, n, lanes), total, lanes)
            for c, total in zip(group.places, sums, strict=True)
        ]

    done = each(write, others, row, less, [(lanes.type, value) for value in values])
    for c, value in zip(group.places, done, strict=True):
        place = write.value(f"add nsw i64 {here}, {c}")
        store(write, value, pointer, place, n, lanes, whole=c + lanes.width <= n)


def _mirror(write: Writer, matrix: str, n: int, lanes: Lanes) -> None:
    """What stands above the diagonal, below it."""
    t = lanes.element

    def row(i: str, _: list[str]) -> list[str]:
        start = write.value(f"mul nsw i64 {i}, {n}")
        beyond = write.value(f"add nsw i64 {i}, 1")

        def entry(j: str, _: list[str]) -> list[str]:
            of = write.value(f"add nsw i64 {start}, {j}")
            value = number(write, matrix, of, 0, lanes)
            to = write.value(f"mul nsw i64 {j}, {n}")
            to = write.value(f"add nsw i64 {to}, {i}")
            at = write.value(f"getelementptr {t}, ptr {matrix}, i64 {to}")
            write.do(f"store {t} {value}, ptr {at}")
            return []

        write.loop(beyond, n, entry)
        return []

    write.loop(0, n, row)
