"""Rows through the processor's shared memory, so that its threads use neighbouring words.

A thread that writes its own row leaves gaps between its words and those of its neighbours: each
word is a transaction of its own. So the 32 threads of a warp put their results into shared memory
and write them together, as one stretch. A row too long for that goes through the thread's local
memory, which is interleaved, and out in tiles of a few columns. Threads beyond the last row compute
nothing, and write along.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rnea.compile.llvm_rows import Rows
from rnea.compile.llvm_text import Lanes

# bytes of shared memory for every thread, up to which whole rows are staged: more of them would
# leave too few threads on a processor
_MOST_PER_THREAD = 400
# columns from which on staging pays: fewer are written fast enough as they are
_NARROW = 8
# bytes of local memory for every thread: the driver takes it for all threads that a card can hold
_MOST_LOCAL = 16 * 1024
# bytes of a row that are written together where rows are longer: four sectors of the memory
_TILE = 128
_WARP = 32
_SYNC = "  call void @llvm.nvvm.bar.warp.sync(i32 -1)"


@dataclass
class Stage:
    """Lines before a row is computed and after it, for all threads; where its result goes, if not
    into memory itself; inputs that were fetched; arrays of the thread's own."""

    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    result: list[str] = field(default_factory=list)
    inputs: tuple[int, ...] = ()
    memory: dict[str, int] = field(default_factory=dict)
    declarations: list[str] = field(default_factory=list)


def stage_of(rows: Rows, lanes: Lanes, threads: int, staged: str) -> Stage:
    """staged: "results", "inputs" for both, or "" for neither."""
    stage = Stage()
    narrow = rows.outputs <= _NARROW and staged in ("results", "tiles")
    if not staged or narrow or rows.outputs * lanes.bytes > _MOST_LOCAL:
        return stage
    stage.declarations = [
        "declare void @llvm.nvvm.bar.warp.sync(i32)",
        "declare i64 @llvm.smin.i64(i64, i64)",
    ]
    stage.before = _warp(rows)
    taken = 0
    if staged == "inputs":
        taken = _fetch(stage, rows, lanes, threads)
    if staged != "tiles" and (rows.outputs | 1) * lanes.bytes <= _MOST_PER_THREAD - taken:
        _whole_rows(stage, rows, lanes, threads)
    else:
        _tiles(stage, rows, lanes, threads)
    if rows.halfway:
        # loops over pairs declare it themselves
        stage.declarations.remove("declare i64 @llvm.smin.i64(i64, i64)")
    return stage


def _warp(rows: Rows) -> list[str]:
    """%lane in the warp, its %first row, and how many rows are %here, at least 0."""
    return [
        f"  %lane = and i64 %tid, {_WARP - 1}",
        "  %head = sub i64 %tid, %lane",
        "  %first = sub i64 %row, %lane",
        "  %left = sub i64 %rows, %first",
        f"  %here = call i64 @llvm.smin.i64(i64 %left, i64 {_WARP})",
    ]


def _pitch(columns: int) -> int:
    """Words from row to row: odd, so that threads meet in no bank."""
    return columns | 1


def _tile(stage: Stage, name: str, count: int, lanes: Lanes) -> None:
    stage.declarations.append(
        f"@{name} = internal addrspace(3) global [{count} x {lanes.element}] undef, align 16"
    )


def _walk(tag: str, columns: int, pitch: int, lanes: Lanes, out: bool, array: str) -> list[str]:
    """The warp's rows between memory and a tile, 32 neighbouring words at a time."""
    t, pad = lanes.element, pitch - columns
    shared, memory = f"%{tag}s", f"%{tag}m"
    index = [f"  {shared}i = add i64 %{tag}i, 0"]
    if pad:
        index = [
            f"  %{tag}r = udiv i64 %{tag}i, {columns}",
            f"  %{tag}p = mul i64 %{tag}r, {pad}",
            f"  {shared}i = add i64 %{tag}i, %{tag}p",
        ]
    move = [f"  %{tag}x = load {t}, ptr addrspace(1) {memory}",
            f"  store {t} %{tag}x, ptr addrspace(3) {shared}"]  # fmt: skip
    if out:
        move = [f"  %{tag}x = load {t}, ptr addrspace(3) {shared}",
                f"  store {t} %{tag}x, ptr addrspace(1) {memory}"]  # fmt: skip
    return [
        f"  %{tag}count = mul i64 %here, {columns}",
        f"  %{tag}o = mul i64 %first, {columns}",
        f"  %{tag}b = getelementptr {t}, ptr addrspace(1) {array}, i64 %{tag}o",
        f"  %{tag}to = mul i64 %head, {pitch}",
        f"  %{tag}t = getelementptr {t}, ptr addrspace(3) @{tag}tile, i64 %{tag}to",
        f"  br label %{tag}begin",
        f"{tag}begin:",
        f"  %{tag}some = icmp slt i64 %lane, %{tag}count",
        f"  br i1 %{tag}some, label %{tag}loop, label %{tag}end",
        f"{tag}loop:",
        f"  %{tag}i = phi i64 [ %lane, %{tag}begin ], [ %{tag}n, %{tag}loop ]",
        *index,
        f"  {shared} = getelementptr {t}, ptr addrspace(3) %{tag}t, i64 {shared}i",
        f"  {memory} = getelementptr {t}, ptr addrspace(1) %{tag}b, i64 %{tag}i",
        *move,
        f"  %{tag}n = add i64 %{tag}i, {_WARP}",
        f"  %{tag}more = icmp slt i64 %{tag}n, %{tag}count",
        f"  br i1 %{tag}more, label %{tag}loop, label %{tag}end",
        f"{tag}end:",
    ]


def _fetch(stage: Stage, rows: Rows, lanes: Lanes, threads: int) -> int:
    """Inputs that have a row for every row; bytes of shared memory that a thread takes."""
    fetched, taken = [], 0
    for k, column in enumerate(rows.inputs):
        pitch = _pitch(column.count)
        if column.shared or taken + pitch * lanes.bytes > _MOST_PER_THREAD // 2:
            continue
        fetched.append(k)
        taken += pitch * lanes.bytes
        _tile(stage, f"i{k}tile", threads * pitch, lanes)
        stage.before += _walk(f"i{k}", column.count, pitch, lanes, False, f"%g{k}")
        stage.before += [
            f"  %mine{k} = mul i64 %tid, {pitch}",
            f"  %at{k} = getelementptr {lanes.element}, ptr addrspace(3) @i{k}tile, i64 %mine{k}",
            f"  %in{k} = addrspacecast ptr addrspace(3) %at{k} to ptr",
        ]
    stage.before.append(_SYNC)
    stage.inputs = tuple(fetched)
    return taken


def _whole_rows(stage: Stage, rows: Rows, lanes: Lanes, threads: int) -> None:
    """Results go into shared memory where they are computed, and out as one stretch."""
    pitch = _pitch(rows.outputs)
    _tile(stage, "otile", threads * pitch, lanes)
    stage.result = [
        f"  %mine = mul i64 %tid, {pitch}",
        f"  %at = getelementptr {lanes.element}, ptr addrspace(3) @otile, i64 %mine",
        "  %out = addrspacecast ptr addrspace(3) %at to ptr",
    ]
    stage.after = [_SYNC, *_walk("o", rows.outputs, pitch, lanes, True, "%gout")]


def _tiles(stage: Stage, rows: Rows, lanes: Lanes, threads: int) -> None:
    """Results stay with the thread until all are there, and go out a few columns at a time."""
    t, wide = lanes.element, _TILE // lanes.bytes
    pitch, tiles, lines = wide + 1, -(-rows.outputs // wide), _WARP // wide
    apart = lines * rows.outputs
    # what lies behind the last column is read, and not written
    stage.memory = {"%out": tiles * wide}
    stage.result = ["  %unused = add i64 0, 0"]
    _tile(stage, "otile", threads * pitch, lanes)
    out = [
        "  %mine = mul i64 %tid, " + str(pitch),
        f"  %at = getelementptr {t}, ptr addrspace(3) @otile, i64 %mine",
        f"  %sub = urem i64 %lane, {wide}",
        f"  %half0 = udiv i64 %lane, {wide}",
        "  %whose = add i64 %head, %half0",
        f"  %tops = mul i64 %whose, {pitch}",
        "  %top = add i64 %tops, %sub",
        f"  %from = getelementptr {t}, ptr addrspace(3) @otile, i64 %top",
        "  %firstrow = add i64 %first, %half0",
        f"  %firstat = mul i64 %firstrow, {rows.outputs}",
        f"  %memory = getelementptr {t}, ptr addrspace(1) %gout, i64 %firstat",
        "  br label %tile",
        "tile:",
        "  %c0 = phi i64 [ 0, %sync ], [ %c1, %tiled ]",
        f"  %mineat = getelementptr {t}, ptr %out, i64 %c0",
    ]
    for c in range(wide):
        out += [
            f"  %l{c} = getelementptr {t}, ptr %mineat, i64 {c}",
            f"  %x{c} = load {t}, ptr %l{c}",
            f"  %s{c} = getelementptr {t}, ptr addrspace(3) %at, i64 {c}",
            f"  store {t} %x{c}, ptr addrspace(3) %s{c}",
        ]
    out += [
        _SYNC,
        "  %column = add i64 %c0, %sub",
        f"  %real = icmp slt i64 %column, {rows.outputs}",
        f"  %columns = getelementptr {t}, ptr addrspace(1) %memory, i64 %column",
        "  br i1 %real, label %lines, label %written",
        "lines:",
    ]
    for k in range(wide):
        # of so many rows at once, one row for every group of lanes
        out += [
            f"  %w{k} = add i64 %half0, {k * lines}",
            f"  %w{k}in = icmp slt i64 %w{k}, %here",
            f"  br i1 %w{k}in, label %put{k}, label %skip{k}",
            f"put{k}:",
            f"  %f{k} = getelementptr {t}, ptr addrspace(3) %from, i64 {k * lines * pitch}",
            f"  %y{k} = load {t}, ptr addrspace(3) %f{k}",
            f"  %m{k} = getelementptr {t}, ptr addrspace(1) %columns, i64 {k * apart}",
            f"  store {t} %y{k}, ptr addrspace(1) %m{k}",
            f"  br label %skip{k}",
            f"skip{k}:",
        ]
    stage.after = [
        *out,
        "  br label %written",
        "written:",
        _SYNC,
        "  br label %tiled",
        "tiled:",
        f"  %c1 = add i64 %c0, {wide}",
        f"  %others = icmp slt i64 %c1, {rows.outputs}",
        "  br i1 %others, label %tile, label %flushed",
        "flushed:",
    ]
