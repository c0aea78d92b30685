"""Rows into lanes and back: a square of numbers turned about its diagonal inside the registers.

A vector holds one column of several rows, but memory has the rows. Columns are read and written in
groups as wide as a vector: rows are loaded whole and transposed by shuffles, log2(width) for every
vector, instead of being gathered number by number. A group much narrower than a vector is gathered.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.engine.llvm.llvm_text import Lanes


def groups(columns: int, lanes: Lanes) -> list[range]:
    """The columns of an array in groups that are read or written together."""
    each = lanes.width if lanes.width >= 4 else 1
    whole = [range(c, min(c + each, columns)) for c in range(0, columns, each)]
    return [part for g in whole for part in ([g] if _turns(len(g), lanes) else _alone(g))]


def _turns(columns: int, lanes: Lanes) -> bool:
    """Whether so many columns are turned in a square."""
    return lanes.width >= 4 and lanes.width // 4 < columns <= lanes.width


def _alone(group: range) -> list[range]:
    return [range(c, c + 1) for c in group]


def load_columns(
    array: str, group: range, stride: int, lanes: Lanes, tag: str
) -> tuple[list[str], list[str]]:
    """Load a group of columns of `width` rows; lines, and the names of the columns."""
    if len(group) == 1:
        places = [f"{array}, i64 {j * stride + group.start}" for j in range(lanes.width)]
        return gathered(f"%{tag}", places, lanes), [f"%{tag}"]
    v, mask = lanes.type, _mask(len(group), lanes)
    lines, rows = [], []
    for j in range(lanes.width):
        place, row = f"%{tag}a{j}", f"%{tag}r{j}"
        start = j * stride + group.start
        lines.append(f"  {place} = getelementptr {lanes.element}, ptr {array}, i64 {start}")
        if len(group) == lanes.width:
            lines.append(f"  {row} = load {v}, ptr {place}, align {lanes.bytes}")
        else:
            lines.append(
                f"  {row} = call {v} @llvm.masked.load.{lanes.suffix}.p0"
                f"(ptr {place}, i32 {lanes.bytes}, {mask}, {v} zeroinitializer)"
            )
        rows.append(row)
    more, turned = _transposed(rows, lanes, tag)
    return [*lines, *more], turned[: len(group)]


def gathered(result: str, places: Sequence[str], lanes: Lanes) -> list[str]:
    """A vector of numbers that lie anywhere. places: "%pointer, i64 number" of each lane."""
    tag, t = result[1:], lanes.element
    lines, last = [], "undef"
    for j, place in enumerate(places):
        lines.append(f"  %{tag}p{j} = getelementptr {t}, ptr {place}")
        if lanes.width == 1:
            lines.append(f"  {result} = load {t}, ptr %{tag}p{j}")
            return lines
        lines.append(f"  %{tag}e{j} = load {t}, ptr %{tag}p{j}")
        new = result if j == lanes.width - 1 else f"%{tag}i{j}"
        lines.append(f"  {new} = insertelement {lanes.type} {last}, {t} %{tag}e{j}, i32 {j}")
        last = new
    return lines


def store_columns(
    values: Sequence[str], array: str, first: int, stride: int, lanes: Lanes
) -> list[str]:
    """Store neighbouring columns of `width` rows, the first of them at column `first`."""
    tag = f"o{first}"
    if len(values) == 1:
        return _scattered(values[0], array, first, stride, lanes)
    v, mask = lanes.type, _mask(len(values), lanes)
    if len(set(values)) == 1:
        # the same number everywhere, as zeros are: every row is that vector too
        lines: list[str] = []
        rows = [values[0]] * lanes.width if values[0].startswith("<") else []
    else:
        rows = []
    if not rows:
        full = [*values, *(["undef"] * (lanes.width - len(values)))]
        lines, rows = _transposed(full, lanes, tag)
    for j, row in enumerate(rows):
        place = f"%{tag}a{j}"
        start = j * stride + first
        lines.append(f"  {place} = getelementptr {lanes.element}, ptr {array}, i64 {start}")
        if len(values) == lanes.width:
            lines.append(f"  store {v} {row}, ptr {place}, align {lanes.bytes}")
        else:
            lines.append(
                f"  call void @llvm.masked.store.{lanes.suffix}.p0"
                f"({v} {row}, ptr {place}, i32 {lanes.bytes}, {mask})"
            )
    return lines


def _scattered(value: str, array: str, column: int, stride: int, lanes: Lanes) -> list[str]:
    lines, t = [], lanes.element
    for j in range(lanes.width):
        place = f"%s{column}p{j}"
        lines.append(f"  {place} = getelementptr {t}, ptr {array}, i64 {j * stride + column}")
        if lanes.width == 1:
            lines.append(f"  store {t} {value}, ptr {place}")
            continue
        lane = f"%s{column}e{j}"
        lines.append(f"  {lane} = extractelement {lanes.type} {value}, i32 {j}")
        lines.append(f"  store {t} {lane}, ptr {place}")
    return lines


def declarations(lanes: Lanes) -> str:
    if lanes.width == 1:
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
