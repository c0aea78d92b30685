"""The function `kernel` as LLVM text: it walks rows of (N, n) arrays, several rows at a time.

    void kernel(T* inputs[], int64 strides[], T* out, int64 rows)

Each input array is row-major. A state array has all its rows; of the others (gravity, wrenches,
...) strides[k] tells the distance of rows: 0 where one row serves all. `block`, which somebody else
prints, computes a vector of rows; rows that do not fill a vector are copied into a block of their
own, so every row goes through the same instructions. Where a `finish` is printed too, blocks write
what it takes into a memory of their own, and it makes the result of one row at a time.

A result larger than the caches is streamed: it is made in a memory of the kernel's own and copied
past the caches (`llvm_stream.py`), because a line that is written piece by piece is read first.
Lines of memory are requested some blocks ahead (`llvm_prefetch.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rnea.engine.llvm.llvm_prefetch import DECLARATION, later_rows, requests_of_row
from rnea.engine.llvm.llvm_stream import stream_function
from rnea.engine.llvm.llvm_text import Lanes

# bytes that a kernel may take from the stack of its thread
_MOST_ON_STACK = 64 * 1024
# bytes of a row of results, and of a whole result, from which on it is streamed
_WORTH_STREAMING, BEYOND_CACHES = 512, 16 * 2**20


@dataclass(frozen=True)
class InputArray:
    """An input array: how many numbers a row has, and whether one row may serve the batch."""

    count: int
    shared: bool = False


@dataclass(frozen=True)
class RowLoop:
    """What the loop over the rows has to know.

    inputs    the input arrays
    outputs   numbers in a row of the result
    slots     vectors that a block keeps in memory; 0: it takes none
    halfway   numbers that a block writes per row for `finish`; 0: it writes the result itself
    working   numbers that `finish` takes for itself
    """

    inputs: Sequence[InputArray]
    outputs: int
    slots: int = 0
    halfway: int = 0
    working: int = 0

    def streams(self, lanes: Lanes) -> bool:
        """Whether large results are streamed: in batches of rows that are worth a copy."""
        return lanes.width > 1 and self.outputs * lanes.bytes >= _WORTH_STREAMING

    def memory(self, lanes: Lanes) -> dict[str, int]:
        """Numbers of each piece of the kernel's own memory, by the name of its pointer."""
        pieces = {"%slots": self.slots * lanes.width}
        if self.streams(lanes):
            pieces["%made"] = self.outputs * (1 if self.halfway else lanes.width)
        if self.halfway:
            # a vector may be read across the end of the last row
            pieces["%half"] = lanes.width * self.halfway + _BEYOND
            pieces["%working"] = max(self.working, 1)
        if lanes.width > 1:
            pieces |= {f"%tail{k}": lanes.width * x.count for k, x in enumerate(self.inputs)}
            if not self.halfway:
                pieces["%tailout"] = lanes.width * self.outputs
        return {name: count for name, count in pieces.items() if count}


# lanes of the widest vector
_BEYOND = 16


def given(rows: RowLoop, pointer: str = "in") -> str:
    """Arguments of a block: where each array's rows begin, and the distance of shared ones."""
    parts = [f"ptr %{pointer}{k}" for k in range(len(rows.inputs))]
    parts += [f"i64 %st{k}" for k, column in enumerate(rows.inputs) if column.shared]
    parts += ["ptr %slots"] if rows.slots else []
    return "".join(f"{part}, " for part in parts)


def block_head(rows: RowLoop, lanes: Lanes, name: str = "block") -> list[str]:
    """The beginning of a block: a vector of rows of every input, and where the results go."""
    taken = given(rows)
    lines = [
        f"define internal void @{name}({taken.replace('ptr', 'ptr noalias')}ptr noalias %out) {{",
        "entry:",
        *(later_rows(rows, lanes) if lanes.width > 1 else []),
    ]
    for k, column in enumerate(rows.inputs):
        for j in range(lanes.width) if column.shared else ():
            lines += [f"  %d{k}r{j} = mul i64 %st{k}, {j}",
                      f"  %in{k}r{j} = getelementptr {lanes.element}, ptr %in{k}, "
                      f"i64 %d{k}r{j}"]  # fmt: skip
    return lines


def loop_text(rows: RowLoop, lanes: Lanes) -> str:
    """The function `kernel`: calls `block` for full vectors, then for the rest of the rows."""
    width, t, inputs = lanes.width, lanes.element, rows.inputs
    take, give = _memory(rows, lanes)
    lines = [
        "define void @kernel(ptr %inputs, ptr %strides, ptr noalias %out, i64 %rows) {",
        "entry:",
        *take,
    ]
    for k, column in enumerate(inputs):
        lines += [f"  %ip{k} = getelementptr ptr, ptr %inputs, i64 {k}",
                  f"  %in{k} = load ptr, ptr %ip{k}"]  # fmt: skip
        if column.shared:
            lines += [f"  %sp{k} = getelementptr i64, ptr %strides, i64 {k}",
                      f"  %st{k} = load i64, ptr %sp{k}"]  # fmt: skip
        else:
            lines.append(f"  %st{k} = add i64 0, {column.count}")
    if rows.streams(lanes):
        lines += [f"  %size = mul i64 %rows, {rows.outputs * lanes.bytes}",
                  f"  %large = icmp ugt i64 %size, {BEYOND_CACHES}"]  # fmt: skip
    lines += [
        f"  %full = udiv i64 %rows, {width}",
        f"  %done = mul i64 %full, {width}",
        "  %some = icmp ne i64 %full, 0",
        "  br i1 %some, label %loop, label %rest",
        "loop:",
        "  %i = phi i64 [ 0, %entry ], [ %next, %looped ]",
        f"  %row = mul i64 %i, {width}",
    ]
    for k in range(len(inputs)):
        lines += [f"  %o{k} = mul i64 %row, %st{k}",
                  f"  %p{k} = getelementptr {t}, ptr %in{k}, i64 %o{k}"]  # fmt: skip
    lines += [
        f"  %oo = mul i64 %row, {rows.outputs}",
        f"  %po = getelementptr {t}, ptr %out, i64 %oo",
        *_call(rows, "p", "%po", str(width), "looped", lanes),
        "looped:",
        "  %next = add i64 %i, 1",
        "  %more = icmp ult i64 %next, %full",
        "  br i1 %more, label %loop, label %rest",
        "rest:",
        *(_rest(rows, lanes) if width > 1 else ["  br label %end"]),
        "end:",
        *give,
        # what was streamed is there before anybody is told so
        *(["  fence seq_cst"] if rows.streams(lanes) else []),
        "  ret void",
        "}",
        "declare ptr @malloc(i64)",
        "declare void @free(ptr)",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        DECLARATION,
    ]
    if rows.halfway:
        lines += _finished(rows, lanes)
    text = "\n".join(lines) + "\n"
    return text + stream_function(lanes) if rows.streams(lanes) else text


def _call(rows: RowLoop, at: str, to: str, count: str, then: str, lanes: Lanes) -> list[str]:
    """Compute a vector of rows, of which `count` are real, and go on at a label."""
    taken = given(rows, at)
    straight = [f"  call void @block({taken}ptr {to})", f"  br label %{then}"]
    streams = rows.streams(lanes)
    if rows.halfway:
        made = "ptr %made, i1 %large" if streams else "ptr null, i1 false"
        return [
            f"  call void @block({taken}ptr %half)",
            f"  call void @finished(ptr %half, ptr %working, ptr {to}, {made}, i64 {count})",
            f"  br label %{then}",
        ]
    if not streams or count != str(lanes.width):
        return straight
    return [
        "  br i1 %large, label %streamed, label %straight",
        "streamed:",
        f"  call void @block({taken}ptr %made)",
        f"  call void @stream(ptr %made, ptr {to}, i64 {lanes.width * rows.outputs})",
        f"  br label %{then}",
        "straight:",
        *straight,
    ]


def _finished(rows: RowLoop, lanes: Lanes) -> list[str]:
    """Finish one row after the other."""
    t, streams = lanes.element, rows.streams(lanes)
    copied = [
        "  br i1 %large, label %streamed, label %looped",
        "streamed:",
        f"  call void @stream(ptr %made, ptr %op, i64 {rows.outputs})",
        "  br label %looped",
    ]
    return [
        "define internal void @finished"
        "(ptr %half, ptr %working, ptr %out, ptr %made, i1 %large, i64 %rows) {",
        "entry:",
        "  br label %loop",
        "loop:",
        "  %i = phi i64 [ 0, %entry ], [ %next, %looped ]",
        f"  %ho = mul i64 %i, {rows.halfway}",
        f"  %hp = getelementptr {t}, ptr %half, i64 %ho",
        f"  %oo = mul i64 %i, {rows.outputs}",
        f"  %op = getelementptr {t}, ptr %out, i64 %oo",
        *(requests_of_row(rows, lanes) if lanes.width > 1 else []),
        "  %to = select i1 %large, ptr %made, ptr %op",
        "  call void @finish(ptr %hp, ptr %working, ptr %to)",
        *(copied if streams else ["  br label %looped"]),
        "looped:",
        "  %next = add i64 %i, 1",
        "  %more = icmp ult i64 %next, %rows",
        "  br i1 %more, label %loop, label %end",
        "end:",
        "  ret void",
        "}",
    ]


def _rest(rows: RowLoop, lanes: Lanes) -> list[str]:
    """The rows that do not fill a vector."""
    width, t, size = lanes.width, lanes.element, lanes.bytes
    lines = [
        "  %left = sub i64 %rows, %done",
        "  %any = icmp ne i64 %left, 0",
        "  br i1 %any, label %tail, label %end",
        "tail:",
    ]
    for k, column in enumerate(rows.inputs):
        bytes_ = size * width * column.count
        lines += [
            f"  call void @llvm.memset.p0.i64(ptr %tail{k}, i8 0, i64 {bytes_}, i1 false)",
            f"  %ro{k} = mul i64 %done, %st{k}",
            f"  %rp{k} = getelementptr {t}, ptr %in{k}, i64 %ro{k}",
            f"  %rc{k} = mul i64 %left, %st{k}",
            f"  %rb{k} = mul i64 %rc{k}, {size}",
            f"  call void @llvm.memcpy.p0.p0.i64(ptr %tail{k}, ptr %rp{k}, i64 %rb{k}, i1 false)",
            # a row that serves all is read where it lies
            f"  %one{k} = icmp eq i64 %st{k}, 0",
            f"  %tp{k} = select i1 %one{k}, ptr %in{k}, ptr %tail{k}",
        ]
    lines += [
        f"  %roo = mul i64 %done, {rows.outputs}",
        f"  %rpo = getelementptr {t}, ptr %out, i64 %roo",
    ]
    if rows.halfway:
        return [*lines, *_call(rows, "tp", "%rpo", "%left", "end", lanes)]
    return [
        *lines,
        *_call(rows, "tp", "%tailout", "%left", "copied", lanes),
        "copied:",
        f"  %rbo = mul i64 %left, {size * rows.outputs}",
        "  call void @llvm.memcpy.p0.p0.i64(ptr %rpo, ptr %tailout, i64 %rbo, i1 false)",
        "  br label %end",
    ]


def _memory(rows: RowLoop, lanes: Lanes) -> tuple[list[str], list[str]]:
    """Take the kernel's own memory, each piece aligned as vectors want it, and give it back."""
    pieces = {n: -(-count * lanes.bytes // 64) * 64 for n, count in rows.memory(lanes).items()}
    if sum(pieces.values()) <= _MOST_ON_STACK:
        return [f"  {name} = alloca [{size} x i8], align 64" for name, size in pieces.items()], []
    # on the heap: a thread's stack may be small
    lines = [
        f"  %memory = call ptr @malloc(i64 {sum(pieces.values()) + 64})",
        "  %address = ptrtoint ptr %memory to i64",
        "  %above = add i64 %address, 63",
        "  %even = and i64 %above, -64",
        "  %aligned = inttoptr i64 %even to ptr",
    ]
    start = 0
    for name, size in pieces.items():
        lines.append(f"  {name} = getelementptr i8, ptr %aligned, i64 {start}")
        start += size
    return lines, ["  call void @free(ptr %memory)"]
