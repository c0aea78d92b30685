"""Matrices of pairs of speeds as LLVM text: loops over rows and over blocks of neighbouring columns.

    void finish(T* X, T* working, T* out)

makes the result of one row of a batch from its ingredients X (K, n); see `recursions.pairs`. A
vector holds one row's entries of neighbouring columns. Everything is zero at first; every row then
has a range of blocks that are not, and which products a block needs is looked up in tables of bits,
one bit per column.

Where the matrices are solved with M = Lᵀ D L, rows are subtracted from rows in the same way, over
the columns of all joints that hang together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from rnea.compile.llvm_loops import Writer, table
from rnea.compile.llvm_text import Lanes
from rnea.model import Model
from rnea.recursions import Finish, PairMatrix, couplings
from rnea.spatial.numbers import Array

# blocks of a row that are worked at once: each number looked up serves them all
_AT_ONCE = 4


def working_numbers(model: Model, finish: Finish, lanes: Lanes) -> int:
    """Numbers that `finish` needs for itself: L in rows of whole vectors, and 1/D."""
    return model.nv * (_stride(model.nv, lanes) + 1) if finish.solve else 0


def finish_text(model: Model, finish: Finish, lanes: Lanes) -> str:
    """The function `finish`, and its tables. lanes: of the columns."""
    n, count = model.nv, len(finish.matrices)
    write = Writer()
    size = count * n * n * lanes.bytes
    write.do(f"call void @llvm.memset.p0.i64(ptr %out, i8 0, i64 {size}, i1 false)")
    tables: list[str] = []
    for m, matrix in enumerate(finish.matrices):
        upper, lower = matrix.masks(model)
        tables += [_bits(f"upper{m}", upper, lanes), _bits(f"lower{m}", lower, lanes)]
        tables += _ranges(f"blocks{m}", upper | lower, lanes.width)
        _products(write, m, matrix, n, lanes)
    if finish.solve:
        before = couplings(model)
        tables += [*_lists(before), *_ranges("together", _hang_together(before), _group(lanes))]
        _solve(write, n, lanes)
    head = "define internal void @finish(ptr noalias %X, ptr noalias %working, ptr noalias %out) {"
    tables.append("declare i64 @llvm.smin.i64(i64, i64)")
    return "\n".join([*tables, head, *write.lines, "  ret void", "}"]) + "\n"


def _group(lanes: Lanes) -> int:
    """Columns of a row that are solved at once."""
    return _AT_ONCE * lanes.width


def _hang_together(before: Sequence[Sequence[int]]) -> Array:
    """Which speeds are coupled over any others: a matrix of bool."""
    together = np.eye(len(before), dtype=bool)
    for k, nearer in enumerate(before):
        # k and all it hangs together with through those before it
        joined = np.any(together[[k, *nearer]], axis=0)
        together[np.ix_(joined, joined)] = True
    return together


def _ranges(name: str, mask: Array, width: int) -> list[str]:
    """The blocks of every row that are not zero: the first, and the one behind the last."""
    first = np.where(mask.any(axis=1), mask.argmax(axis=1), 0) // width
    last = np.where(mask.any(axis=1), mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1), -1) // width
    return [
        table(f"{name}_first", "i64", first.tolist()),
        table(f"{name}_end", "i64", (last + 1).tolist()),
    ]


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
            _store(write, made, "%out", place, n, lanes, whole=b != str(whole))
            return []

        begin, end = _range(write, f"blocks{m}", i)
        if whole == blocks:
            write.loop(begin, end, block)
            return []
        inside = write.value(f"call i64 @llvm.smin.i64(i64 {end}, i64 {whole})")
        write.loop(begin, inside, block)
        sticks_out = write.value(f"icmp sgt i64 {end}, {whole}")
        write.when(sticks_out, "i1", "false", lambda: [block(str(whole), []), "true"][1])
        return []

    write.loop(0, n, row)
    if matrix.diagonal is not None:

        def diagonal(i: str, _: list[str]) -> list[str]:
            here = write.value(f"mul nsw i64 {i}, {n + 1}")
            here = write.value(f"add nsw i64 {here}, {m * n * n}")
            at = write.value(f"getelementptr {lanes.element}, ptr %out, i64 {here}")
            was = write.value(f"load {lanes.element}, ptr {at}")
            more = _number(write, "%X", i, matrix.diagonal * n, lanes)  # type: ignore[operator]
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
                left = _spread(write, _number(write, "%X", i, a * n, lanes), lanes)
                right = _vector(write, "%X", column, b * n, lanes)
                total = _multiply_add(write, left, right, total, lanes)
            return total

        made = write.when(some, lanes.type, lanes.constant(0.0), sums)
        narrow = write.value(f"trunc i32 {bits} to i{lanes.width}")
        mask = write.value(f"bitcast i{lanes.width} {narrow} to {lanes.of('i1')}")
        result = write.value(
            f"select {lanes.of('i1')} {mask}, {lanes.type} {made}, {lanes.type} {result}"
        )
    return result


# ---- solving -------------------------------------------------------------------------------------


def _lists(before: Sequence[Sequence[int]]) -> list[str]:
    """For every row those it is coupled with: before it, in order; behind it, the last first."""
    behind: list[list[int]] = [[] for _ in before]
    for k in reversed(range(len(before))):
        for i in before[k]:
            behind[i].append(k)
    tables = []
    for name, lists in (("before", before), ("behind", behind)):
        ends = np.cumsum([0, *(len(each) for each in lists)]).tolist()
        tables.append(table(f"{name}_ends", "i64", ends))
        tables.append(table(name, "i64", [k for each in lists for k in each]))
    return tables


def _solve(write: Writer, n: int, lanes: Lanes) -> None:
    """Of ∂tau/∂q, ∂tau/∂qd, M in `out`: -M⁻¹ times the first two, and M⁻¹."""
    t = lanes.element
    stride = _stride(n, lanes)
    inverses = write.value(f"getelementptr {t}, ptr %working, i64 {n * stride}")
    _factorize(write, n, stride, inverses, lanes)
    _unit(write, 2 * n * n, n, lanes)

    def matrix(m: str, _: list[str]) -> list[str]:
        start = write.value(f"mul nsw i64 {m}, {n * n}")
        at = write.value(f"getelementptr {t}, ptr %out, i64 {start}")
        last = write.value(f"icmp eq i64 {m}, 2")
        sign = write.value(f"select i1 {last}, {t} {_plain(1.0, lanes)}, {t} {_plain(-1.0, lanes)}")
        _backward(write, at, n, stride, lanes)
        _forward(write, at, n, stride, inverses, sign, lanes)
        return []

    write.loop(0, 3, matrix)


def _factorize(write: Writer, n: int, stride: int, inverses: str, lanes: Lanes) -> None:
    """M = Lᵀ D L from the last row to the first: L below the diagonal of `working`, and 1/D."""
    t, width = lanes.element, lanes.width

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
        d = _number(write, "%working", corner, 0, lanes)
        inverse = write.value(f"fdiv {t} {_plain(1.0, lanes)}, {d}")
        at = write.value(f"getelementptr {t}, ptr {inverses}, i64 {k}")
        write.do(f"store {t} {inverse}, ptr {at}")

        def give_way(i: str) -> None:
            here = write.value(f"add nsw i64 {row}, {i}")
            factor = write.value(
                f"fmul {t} {_number(write, '%working', here, 0, lanes)}, {inverse}"
            )
            taken = _spread(write, write.value(f"fneg {t} {factor}"), lanes)
            to = write.value(f"mul nsw i64 {i}, {stride}")
            blocks = write.value(f"udiv i64 {i}, {width}")
            blocks = write.value(f"add nsw i64 {blocks}, 1")

            def block(b: str, _: list[str]) -> list[str]:
                column = write.value(f"mul nsw i64 {b}, {width}")
                mine = write.value(f"add nsw i64 {to}, {column}")
                yours = write.value(f"add nsw i64 {row}, {column}")
                rest = _vector(write, "%working", mine, 0, lanes)
                other = _vector(write, "%working", yours, 0, lanes)
                left = _multiply_add(write, taken, other, rest, lanes)
                _store(write, left, "%working", mine, n, lanes, whole=True)
                return []

            write.loop(0, blocks, block)

        _each(write, "before", k, lambda i, _: [give_way(i)][:0])

        def scale(b: str, _: list[str]) -> list[str]:
            column = write.value(f"mul nsw i64 {b}, {width}")
            place = write.value(f"add nsw i64 {row}, {column}")
            was = _vector(write, "%working", place, 0, lanes)
            by = _spread(write, inverse, lanes)
            now = write.value(f"fmul {lanes.type} {was}, {by}")
            _store(write, now, "%working", place, n, lanes, whole=True)
            return []

        write.loop(0, stride // width, scale)
        return []

    write.loop(0, n, pivot)


def _unit(write: Writer, start: int, n: int, lanes: Lanes) -> None:
    """The unit matrix, from that number of `out` on."""
    t = lanes.element
    at = write.value(f"getelementptr {t}, ptr %out, i64 {start}")
    write.do(
        f"call void @llvm.memset.p0.i64(ptr {at}, i8 0, i64 {n * n * lanes.bytes}, i1 false)"
    )

    def one(i: str, _: list[str]) -> list[str]:
        place = write.value(f"mul nsw i64 {i}, {n + 1}")
        here = write.value(f"getelementptr {t}, ptr {at}, i64 {place}")
        write.do(f"store {t} {_plain(1.0, lanes)}, ptr {here}")
        return []

    write.loop(0, n, one)


def _backward(write: Writer, matrix: str, n: int, stride: int, lanes: Lanes) -> None:
    """Lᵀ y = right, from the last row to the first: y_i = right_i - Σ L_ki y_k."""

    def row(turn: str, _: list[str]) -> list[str]:
        i = write.value(f"sub nsw i64 {n - 1}, {turn}")

        def factor(k: str) -> str:
            place = write.value(f"mul nsw i64 {k}, {stride}")
            return write.value(f"add nsw i64 {place}, {i}")

        _combined(write, matrix, i, "behind", factor, None, n, lanes)
        return []

    write.loop(0, n, row)


def _forward(
    write: Writer, matrix: str, n: int, stride: int, inverses: str, sign: str, lanes: Lanes
) -> None:
    """L x = ± y / D, from the first row to the last: x_k = ± y_k / D_k - Σ L_ki x_i."""

    def row(k: str, _: list[str]) -> list[str]:
        inverse = _number(write, inverses, k, 0, lanes)
        signed = write.value(f"fmul {lanes.element} {inverse}, {sign}")
        place = write.value(f"mul nsw i64 {k}, {stride}")

        def factor(i: str) -> str:
            return write.value(f"add nsw i64 {place}, {i}")

        _combined(write, matrix, k, "before", factor, signed, n, lanes)
        return []

    write.loop(0, n, row)


def _combined(
    write: Writer,
    matrix: str,
    row: str,
    others: str,
    factor: Callable[[str], str],
    scale: str | None,
    n: int,
    lanes: Lanes,
) -> None:
    """A row, scaled, less multiples of the rows in a list; several blocks of it at once."""
    start = write.value(f"mul nsw i64 {row}, {n}")
    whole = n // _group(lanes)

    def group(first: str, columns: Sequence[int]) -> None:
        """Blocks at these columns behind the first one."""
        values = []
        here = write.value(f"add nsw i64 {start}, {first}")
        for c in columns:
            value = _row_block(write, matrix, here, c, n, lanes)
            if scale is not None:
                value = write.value(f"fmul {lanes.type} {value}, {_spread(write, scale, lanes)}")
            values.append(value)

        def less(k: str, sums: list[str]) -> list[str]:
            multiple = _number(write, "%working", factor(k), 0, lanes)
            taken = _spread(write, write.value(f"fneg {lanes.element} {multiple}"), lanes)
            other = write.value(f"mul nsw i64 {k}, {n}")
            other = write.value(f"add nsw i64 {other}, {first}")
            return [
                _multiply_add(write, taken, _row_block(write, matrix, other, c, n, lanes), s, lanes)
                for c, s in zip(columns, sums, strict=True)
            ]

        done = _each(write, others, row, less, [(lanes.type, value) for value in values])
        for c, value in zip(columns, done, strict=True):
            place = write.value(f"add nsw i64 {here}, {c}")
            _store(write, value, matrix, place, n, lanes, whole=c + lanes.width <= n)

    def whole_group(g: str, _: list[str]) -> list[str]:
        first = write.value(f"mul nsw i64 {g}, {_group(lanes)}")
        group(first, range(0, _group(lanes), lanes.width))
        return []

    begin, end = _range(write, "together", row)
    inside = write.value(f"call i64 @llvm.smin.i64(i64 {end}, i64 {whole})")
    write.loop(begin, inside, whole_group)
    if n % _group(lanes):

        def rest() -> str:
            group("0", range(whole * _group(lanes), n, lanes.width))
            return "true"

        write.when(write.value(f"icmp sgt i64 {end}, {whole}"), "i1", "false", rest)


def _range(write: Writer, name: str, row: str) -> tuple[str, str]:
    """The first block of a row, and the one behind its last."""
    ends = []
    for end in ("first", "end"):
        at = write.value(f"getelementptr i64, ptr @{name}_{end}, i64 {row}")
        ends.append(write.value(f"load i64, ptr {at}"))
    return ends[0], ends[1]


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


# ---- numbers and vectors -------------------------------------------------------------------------


def _plain(value: float, lanes: Lanes) -> str:
    return Lanes(1, lanes.element).constant(value)


def _number(write: Writer, array: str, index: str, further: int, lanes: Lanes) -> str:
    """array[index + further]."""
    at = write.value(f"getelementptr {lanes.element}, ptr {array}, i64 {index}")
    if further:
        at = write.value(f"getelementptr {lanes.element}, ptr {at}, i64 {further}")
    return write.value(f"load {lanes.element}, ptr {at}")


def _vector(write: Writer, array: str, index: str, further: int, lanes: Lanes) -> str:
    at = write.value(f"getelementptr {lanes.element}, ptr {array}, i64 {index}")
    if further:
        at = write.value(f"getelementptr {lanes.element}, ptr {at}, i64 {further}")
    return write.value(f"load {lanes.type}, ptr {at}, align {lanes.bytes}")


def _row_block(write: Writer, matrix: str, start: str, column: int, n: int, lanes: Lanes) -> str:
    """Neighbouring entries of a row; behind its end there is nothing to read."""
    at = write.value(f"getelementptr {lanes.element}, ptr {matrix}, i64 {start}")
    at = write.value(f"getelementptr {lanes.element}, ptr {at}, i64 {column}")
    if column + lanes.width <= n:
        return write.value(f"load {lanes.type}, ptr {at}, align {lanes.bytes}")
    return write.value(
        f"call {lanes.type} @llvm.masked.load.{lanes.suffix}.p0(ptr {at}, i32 {lanes.bytes}, "
        f"{_inside(n - column, lanes)}, {lanes.type} zeroinitializer)"
    )


def _store(
    write: Writer, value: str, array: str, index: str, n: int, lanes: Lanes, whole: bool
) -> None:
    """Neighbouring entries of a row of n; the last block of a row may stick out of it."""
    at = write.value(f"getelementptr {lanes.element}, ptr {array}, i64 {index}")
    if whole:
        write.do(f"store {lanes.type} {value}, ptr {at}, align {lanes.bytes}")
        return
    write.do(
        f"call void @llvm.masked.store.{lanes.suffix}.p0({lanes.type} {value}, ptr {at}, "
        f"i32 {lanes.bytes}, {_inside(n % lanes.width, lanes)})"
    )


def _inside(count: int, lanes: Lanes) -> str:
    bits = ", ".join(f"i1 {'true' if k < count else 'false'}" for k in range(lanes.width))
    return f"{lanes.of('i1')} <{bits}>"


def _spread(write: Writer, number: str, lanes: Lanes) -> str:
    """The same number in every lane."""
    v = lanes.type
    one = write.value(f"insertelement {v} undef, {lanes.element} {number}, i32 0")
    return write.value(f"shufflevector {v} {one}, {v} undef, {lanes.of('i32')} zeroinitializer")


def _multiply_add(write: Writer, a: str, b: str, c: str, lanes: Lanes) -> str:
    """a b + c; the product alone where there is no c yet."""
    v = lanes.type
    if not c:
        return write.value(f"fmul {v} {a}, {b}")
    return write.value(f"call {v} @llvm.fma.{lanes.suffix}({v} {a}, {v} {b}, {v} {c})")
