"""Results through the processor's shared memory, so that its threads write neighbouring words.

A thread that writes its own row leaves gaps between its words and those of its neighbours: each
word is a transaction of its own, and the caches behind carry twice the bytes (measured on an H200
with rows of 28). So the 32 threads of a warp put their results into shared memory and write them
together, as one stretch: 16 bytes at a time where the array lies so and all 32 rows are there, else
number by number. A row too long for that goes through the thread's local memory, which is
interleaved, and out in tiles of a few columns. Threads beyond the last row compute nothing, and
write along.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rnea.engine.llvm.llvm_rows import RowLoop
from rnea.engine.llvm.llvm_text import Lanes

# bytes of shared memory that a block may have on every card
_MOST_SHARED = 48 * 1024
# columns that are few: 16 bytes at a time in any case
NARROW = 8
# bytes of local memory for every thread: the driver takes it for all threads that a card can hold
_MOST_LOCAL = 16 * 1024
# bytes of a row that are written together where rows are longer: four sectors of the memory
_TILE = 128
_WARP = 32
_WORD = 16
_SYNC = "  call void @llvm.nvvm.bar.warp.sync(i32 -1)"


@dataclass
class PtxStage:
    """Lines after a row was computed, for all threads; where its result goes, if not into memory
    itself; arrays of the thread's own."""

    after: list[str] = field(default_factory=list)
    result: list[str] = field(default_factory=list)
    memory: dict[str, int] = field(default_factory=dict)
    declarations: list[str] = field(default_factory=list)


def stage_of(rows: RowLoop, lanes: Lanes, threads: int, staged: str) -> PtxStage:
    """staged: "results", "tiles", or "" for neither."""
    stage = PtxStage()
    # a single column has no gaps
    if not staged or rows.outputs < 2 or rows.outputs * lanes.bytes > _MOST_LOCAL:
        return stage
    stage.declarations = [
        "declare void @llvm.nvvm.bar.warp.sync(i32)",
        "declare i64 @llvm.smin.i64(i64, i64)",
    ]
    if staged != "tiles" and _shared_bytes(rows.outputs, lanes.bytes, threads) <= _MOST_SHARED:
        _whole_rows(stage, rows, lanes, threads)
    else:
        _tiles(stage, rows, lanes, threads)
    if rows.halfway:
        # loops over pairs declare it themselves
        stage.declarations.remove("declare i64 @llvm.smin.i64(i64, i64)")
    return stage


# %lane in the warp, and its %first row; blocks are whole warps
_MY_WARP = [
    f"  %lane = and i64 %tid, {_WARP - 1}",
    f"  %head = and i64 %tid, {-_WARP}",
    f"  %first = and i64 %row, {-_WARP}",
]
# how many of its rows are %here, at least 0
_HERE = [
    "  %left = sub i64 %rows, %first",
    f"  %here = call i64 @llvm.smin.i64(i64 %left, i64 {_WARP})",
]


def threads_for(columns: int, size: int) -> int:
    """Threads in a block: two warps, or one where whole rows of two have no room in shared memory.

    size: bytes of a number.
    """
    fits = [
        threads for threads in (64, 32) if _shared_bytes(columns, size, threads) <= _MOST_SHARED
    ]
    return fits[0] if fits else 64


def _shared_bytes(columns: int, size: int, threads: int) -> int:
    return threads * _pitch(columns, size) * size


def _in_words(columns: int, size: int) -> bool:
    """Whether rows go out 16 bytes at a time. Many doubles go as fast one by one, and rows of 8, 16
    ... floats would put numbers of many threads into one bank."""
    return columns <= NARROW or (size == 4 and columns % 8 > 0)


def _pitch(columns: int, size: int) -> int:
    """Numbers from row to row: no gaps for words, else odd, so that threads meet in no bank."""
    return columns if _in_words(columns, size) else columns | 1


def _tile(stage: PtxStage, name: str, count: int, lanes: Lanes) -> None:
    stage.declarations.append(
        f"@{name} = internal addrspace(3) global [{count} x {lanes.element}] undef, align 16"
    )


def _walk(columns: int, pitch: int, lanes: Lanes) -> list[str]:
    """The warp's rows from a tile into memory, 32 neighbouring numbers at a time."""
    t, pad = lanes.element, pitch - columns
    index = ["  %osi = add i64 %oi, 0"]
    if pad:
        index = [
            f"  %or = udiv i64 %oi, {columns}",
            f"  %opad = mul i64 %or, {pad}",
            "  %osi = add i64 %oi, %opad",
        ]
    return [
        *_HERE,
        f"  %ocount = mul i64 %here, {columns}",
        "  br label %obegin",
        "obegin:",
        "  %osome = icmp slt i64 %lane, %ocount",
        "  br i1 %osome, label %oloop, label %oend",
        "oloop:",
        "  %oi = phi i64 [ %lane, %obegin ], [ %on, %oloop ]",
        *index,
        f"  %os = getelementptr {t}, ptr addrspace(3) %ot, i64 %osi",
        f"  %om = getelementptr {t}, ptr addrspace(1) %ob, i64 %oi",
        f"  %ox = load {t}, ptr addrspace(3) %os",
        f"  store {t} %ox, ptr addrspace(1) %om",
        f"  %on = add i64 %oi, {_WARP}",
        "  %omore = icmp slt i64 %on, %ocount",
        "  br i1 %omore, label %oloop, label %oend",
    ]


def _words(columns: int, lanes: Lanes) -> list[str]:
    """The same of a whole warp, 16 bytes for each thread at a time."""
    word = f"<{_WORD // lanes.bytes} x {lanes.element}>"
    times, rest = divmod(_WARP * columns * lanes.bytes // _WORD, _WARP)

    def one(k: int) -> list[str]:
        return [
            f"  %ws{k} = getelementptr {word}, ptr addrspace(3) %wt, i64 {k * _WARP}",
            f"  %wm{k} = getelementptr {word}, ptr addrspace(1) %wb, i64 {k * _WARP}",
            f"  %wx{k} = load {word}, ptr addrspace(3) %ws{k}, align {_WORD}",
            f"  store {word} %wx{k}, ptr addrspace(1) %wm{k}, align {_WORD}",
        ]

    lines = [
        f"  %wt = getelementptr {word}, ptr addrspace(3) %ot, i64 %lane",
        f"  %wb = getelementptr {word}, ptr addrspace(1) %ob, i64 %lane",
        *(line for k in range(times) for line in one(k)),
    ]
    if rest:
        lines += [
            f"  %wsome = icmp ult i64 %lane, {rest}",
            "  br i1 %wsome, label %wrest, label %oend",
            "wrest:",
            *one(times),
        ]
    return [*lines, "  br label %oend"]


def _whole_rows(stage: PtxStage, rows: RowLoop, lanes: Lanes, threads: int) -> None:
    """Results go into shared memory where they are computed, and out as one stretch."""
    t, columns = lanes.element, rows.outputs
    pitch = _pitch(columns, lanes.bytes)
    _tile(stage, "otile", threads * pitch, lanes)
    stage.result = [
        f"  %mine = mul i64 %tid, {pitch}",
        f"  %at = getelementptr {t}, ptr addrspace(3) @otile, i64 %mine",
        "  %out = addrspacecast ptr addrspace(3) %at to ptr",
    ]
    stage.after = [
        _SYNC,
        *_MY_WARP,
        f"  %oo = mul i64 %first, {columns}",
        f"  %ob = getelementptr {t}, ptr addrspace(1) %gout, i64 %oo",
        f"  %oto = mul i64 %head, {pitch}",
        f"  %ot = getelementptr {t}, ptr addrspace(3) @otile, i64 %oto",
    ]
    if _in_words(columns, lanes.bytes):
        stage.after += [
            "  %place = ptrtoint ptr addrspace(1) %gout to i64",
            f"  %odd = and i64 %place, {_WORD - 1}",
            "  %even = icmp eq i64 %odd, 0",
            f"  %last = or i64 %row, {_WARP - 1}",
            "  %all = icmp ult i64 %last, %rows",
            "  %wide = and i1 %even, %all",
            "  br i1 %wide, label %words, label %numbers",
            "words:",
            *_words(columns, lanes),
            "numbers:",
        ]
    stage.after += [*_walk(columns, pitch, lanes), "oend:"]


def _tiles(stage: PtxStage, rows: RowLoop, lanes: Lanes, threads: int) -> None:
    """Results stay with the thread until all are there, and go out a few columns at a time."""
    t, wide = lanes.element, _TILE // lanes.bytes
    pitch, tiles, lines = wide + 1, -(-rows.outputs // wide), _WARP // wide
    apart = lines * rows.outputs
    # what lies behind the last column is read, and not written
    stage.memory = {"%out": tiles * wide}
    stage.result = ["  %unused = add i64 0, 0"]
    _tile(stage, "otile", threads * pitch, lanes)
    out = [
        *_MY_WARP,
        *_HERE,
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
