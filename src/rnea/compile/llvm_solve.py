"""Matrices solved with M = Lᵀ D L as LLVM text: rows subtracted from rows, in vectors of columns.

Of ∂tau/∂q, ∂tau/∂qd and M in `out`, row-major (n, n) each, it makes -M⁻¹ ∂tau/∂q, -M⁻¹ ∂tau/∂qd
and M⁻¹ in their places. Columns are worked in groups of a few vectors, each through all rows: a
group stays in the nearest cache, and each number of L that is looked up serves it all. Columns that
are zero in a row, because their joints do not hang together with the row's, are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from rnea.compile.llvm_loops import Writer, ranges, row_range, table
from rnea.compile.llvm_text import Lanes
from rnea.compile.llvm_vectors import multiply_add, number, plain, row_block, spread, store, vector
from rnea.model import Model
from rnea.recursions import couplings
from rnea.spatial.numbers import Array

# vectors of a row that are worked at once
_AT_ONCE = 4


def working_numbers(n: int, lanes: Lanes) -> int:
    """Numbers that solving needs for itself: L in rows of whole vectors, and 1/D."""
    return n * (_stride(n, lanes) + 1)


def _stride(n: int, lanes: Lanes) -> int:
    return -(-n // lanes.width) * lanes.width


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
    behind: list[list[int]] = [[] for _ in before]
    for k in reversed(range(len(before))):
        for i in before[k]:
            behind[i].append(k)
    made = []
    for name, lists in (("before", before), ("behind", behind)):
        ends = np.cumsum([0, *(len(each) for each in lists)]).tolist()
        made.append(table(f"{name}_ends", "i64", ends))
        made.append(table(name, "i64", [k for each in lists for k in each]))
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
    inverses = write.value(f"getelementptr {t}, ptr %working, i64 {n * _stride(n, lanes)}")
    _factorize(write, n, inverses, lanes)
    _unit(write, 2 * size, n, lanes)

    def slopes(m: str, _: list[str]) -> list[str]:
        start = write.value(f"mul nsw i64 {m}, {size}")
        at = write.value(f"getelementptr {t}, ptr %out, i64 {start}")
        _solved(write, at, n, inverses, "related", "together", -1.0, lanes)
        return []

    write.loop(0, 2, slopes)
    # of the symmetric inverse what stands above the diagonal, and that again below it
    at = write.value(f"getelementptr {t}, ptr %out, i64 {2 * size}")
    _solved(write, at, n, inverses, "carried", "above", 1.0, lanes)
    _mirror(write, at, n, lanes)


def _solved(
    write: Writer,
    matrix: str,
    n: int,
    inverses: str,
    backward: str,
    forward: str,
    sign: float,
    lanes: Lanes,
) -> None:
    """One matrix, group by group. backward, forward: which groups of a row are not zero."""

    def columns(g: str, first: str, places: Sequence[int]) -> None:
        _backward(write, matrix, n, g, first, places, backward, lanes)
        _forward(write, matrix, n, g, first, places, forward, inverses, sign, lanes)

    def whole_group(g: str, _: list[str]) -> list[str]:
        first = write.value(f"mul nsw i64 {g}, {_group(lanes)}")
        columns(g, first, range(0, _group(lanes), lanes.width))
        return []

    whole = n // _group(lanes)
    write.loop(0, whole, whole_group)
    if n % _group(lanes):
        columns(str(whole), "0", range(whole * _group(lanes), n, lanes.width))


def _factorize(write: Writer, n: int, inverses: str, lanes: Lanes) -> None:
    """M = Lᵀ D L from the last row to the first: L below the diagonal of `working`, and 1/D."""
    t, width, stride = lanes.element, lanes.width, _stride(n, lanes)

    def copy(i: str, _: list[str]) -> list[str]:
        of = write.value(f"mul nsw i64 {i}, {n}")
        of = write.value(f"add nsw i64 {of}, {2 * n * n}")
        to = write.value(f"mul nsw i64 {i}, {stride}")
        start = write.value(f"getelementptr {t}, ptr %out, i64 {of}")
        end = write.value(f"getelementptr {t}, ptr %working, i64 {to}")
        size = n * lanes.bytes
        write.do(f"call void @llvm.memcpy.p0.p0.i64(ptr {end}, ptr {start}, i64 {size}, i1 false)")
        return []

    write.loop(0, n, copy)

    def pivot(turn: str, _: list[str]) -> list[str]:
        k = write.value(f"sub nsw i64 {n - 1}, {turn}")
        row = write.value(f"mul nsw i64 {k}, {stride}")
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
            to = write.value(f"mul nsw i64 {i}, {stride}")
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

        _each(write, "before", k, give_way)

        def scale(b: str, _: list[str]) -> list[str]:
            column = write.value(f"mul nsw i64 {b}, {width}")
            place = write.value(f"add nsw i64 {row}, {column}")
            was = vector(write, "%working", place, 0, lanes)
            now = write.value(f"fmul {lanes.type} {was}, {spread(write, inverse, lanes)}")
            store(write, now, "%working", place, n, lanes, whole=True)
            return []

        write.loop(0, stride // width, scale)
        return []

    write.loop(0, n, pivot)


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


def _backward(
    write: Writer,
    matrix: str,
    n: int,
    g: str,
    first: str,
    places: Sequence[int],
    groups: str,
    lanes: Lanes,
) -> None:
    """Lᵀ y = right, from the last row to the first: y_i = right_i - Σ L_ki y_k."""

    def row(turn: str, _: list[str]) -> list[str]:
        i = write.value(f"sub nsw i64 {n - 1}, {turn}")

        def factor(k: str) -> str:
            place = write.value(f"mul nsw i64 {k}, {_stride(n, lanes)}")
            return write.value(f"add nsw i64 {place}, {i}")

        def combined() -> None:
            _combined(write, matrix, i, "behind", factor, None, n, first, places, lanes)

        _where(write, groups, i, g, combined)
        return []

    write.loop(0, n, row)


def _forward(
    write: Writer,
    matrix: str,
    n: int,
    g: str,
    first: str,
    places: Sequence[int],
    groups: str,
    inverses: str,
    sign: float,
    lanes: Lanes,
) -> None:
    """L x = ± y / D, from the first row to the last: x_k = ± y_k / D_k - Σ L_ki x_i."""

    def row(k: str, _: list[str]) -> list[str]:
        def factor(i: str) -> str:
            place = write.value(f"mul nsw i64 {k}, {_stride(n, lanes)}")
            return write.value(f"add nsw i64 {place}, {i}")

        def combined() -> None:
            inverse = number(write, inverses, k, 0, lanes)
            signed = write.value(f"fmul {lanes.element} {inverse}, {plain(sign, lanes)}")
            _combined(write, matrix, k, "before", factor, signed, n, first, places, lanes)

        _where(write, groups, k, g, combined)
        return []

    write.loop(0, n, row)


def _where(write: Writer, groups: str, row: str, g: str, body: Callable[[], None]) -> None:
    """Lines for the rows of which group g is not zero."""
    begin, end = row_range(write, groups, row)
    after = write.value(f"icmp sge i64 {g}, {begin}")
    before = write.value(f"icmp slt i64 {g}, {end}")
    write.only_when(write.value(f"and i1 {after}, {before}"), body)


def _combined(
    write: Writer,
    matrix: str,
    row: str,
    others: str,
    factor: Callable[[str], str],
    scale: str | None,
    n: int,
    first: str,
    places: Sequence[int],
    lanes: Lanes,
) -> None:
    """Vectors of a row, scaled, less multiples of the rows in a list."""
    start = write.value(f"mul nsw i64 {row}, {n}")
    here = write.value(f"add nsw i64 {start}, {first}")
    values = []
    for c in places:
        value = row_block(write, matrix, here, c, n, lanes)
        if scale is not None:
            value = write.value(f"fmul {lanes.type} {value}, {spread(write, scale, lanes)}")
        values.append(value)

    def less(k: str, sums: list[str]) -> list[str]:
        multiple = number(write, "%working", factor(k), 0, lanes)
        taken = spread(write, write.value(f"fneg {lanes.element} {multiple}"), lanes)
        other = write.value(f"mul nsw i64 {k}, {n}")
        other = write.value(f"add nsw i64 {other}, {first}")
        return [
            multiply_add(write, taken, row_block(write, matrix, other, c, n, lanes), total, lanes)
            for c, total in zip(places, sums, strict=True)
        ]

    done = _each(write, others, row, less, [(lanes.type, value) for value in values])
    for c, value in zip(places, done, strict=True):
        place = write.value(f"add nsw i64 {here}, {c}")
        store(write, value, matrix, place, n, lanes, whole=c + lanes.width <= n)


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


def _each(
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
