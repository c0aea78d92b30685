"""Rows into lanes and back: a square of numbers turned about its diagonal inside the registers.

A vector holds one column of several rows, but memory has the rows. Where a row fits a vector, the
rows are loaded whole and transposed by shuffles, log2(width) for every vector, instead of being
gathered number by number.
"""

from __future__ import annotations

from rnea.compile.llvm_text import Lanes


def fits(columns: int, lanes: Lanes) -> bool:
    """Whether an array of so many columns is turned in whole squares."""
    return lanes.width >= 4 and lanes.width // 2 < columns <= lanes.width


def load_columns(array: str, columns: int, lanes: Lanes, tag: str) -> tuple[list[str], list[str]]:
    """Load `width` rows of an array; lines, and the names of its columns."""
    v, mask = lanes.type, _mask(columns, lanes)
    lines, rows = [], []
    for j in range(lanes.width):
        place, row = f"%{tag}a{j}", f"%{tag}r{j}"
        lines.append(f"  {place} = getelementptr {lanes.element}, ptr {array}, i64 {j * columns}")
        lines.append(
            f"  {row} = call {v} @llvm.masked.load.{lanes.suffix}.p0"
            f"(ptr {place}, i32 {lanes.bytes}, {mask}, {v} zeroinitializer)"
        )
        rows.append(row)
    more, turned = _transposed(rows, lanes, tag)
    return [*lines, *more], turned[:columns]


def store_columns(values: list[str], array: str, lanes: Lanes) -> list[str]:
    """Store `width` rows whose columns are the given values."""
    v, columns, mask = lanes.type, len(values), _mask(len(values), lanes)
    full = [*values, *(["undef"] * (lanes.width - columns))]
    lines, rows = _transposed(full, lanes, "o")
    for j, row in enumerate(rows):
        place = f"%oa{j}"
        lines.append(f"  {place} = getelementptr {lanes.element}, ptr {array}, i64 {j * columns}")
        lines.append(
            f"  call void @llvm.masked.store.{lanes.suffix}.p0"
            f"({v} {row}, ptr {place}, i32 {lanes.bytes}, {mask})"
        )
    return lines


def declarations(lanes: Lanes) -> str:
    if lanes.width < 4:
        return ""
    v, m, s = lanes.type, lanes.of("i1"), lanes.suffix
    return (
        f"declare {v} @llvm.masked.load.{s}.p0(ptr, i32, {m}, {v})\n"
        f"declare void @llvm.masked.store.{s}.p0({v}, ptr, i32, {m})\n"
    )


def _mask(columns: int, lanes: Lanes) -> str:
    bits = ", ".join(f"i1 {'true' if k < columns else 'false'}" for k in range(lanes.width))
    return f"{lanes.of('i1')} <{bits}>"


def _transposed(rows: list[str], lanes: Lanes, tag: str) -> tuple[list[str], list[str]]:
    """Vector i lane j becomes vector j lane i: exchange one bit of both numbers at a time."""
    width, v, lines, now = lanes.width, lanes.type, [], list(rows)
    bit = 1
    while bit < width:
        new = list(now)
        for i in range(width):
            if i & bit:
                continue
            a, b = now[i], now[i | bit]
            # indices from `width` on mean the second vector
            low = [k if not k & bit else width + (k ^ bit) for k in range(width)]
            high = [k | bit if not k & bit else width + k for k in range(width)]
            for place, order in ((i, low), (i | bit, high)):
                new[place] = f"%{tag}s{bit}x{place}"
                chosen = ", ".join(f"i32 {k}" for k in order)
                lines.append(
                    f"  {new[place]} = shufflevector {v} {a}, {v} {b}, {lanes.of('i32')} <{chosen}>"
                )
        now, bit = new, 2 * bit
    return lines, now
