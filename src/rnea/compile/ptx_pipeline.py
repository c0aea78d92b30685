"""Rows fetched ahead: while a warp computes its 32 rows, its next ones are on their way.

The threads of a warp copy whole stretches of the inputs into shared memory, past the registers
(cp.async, since sm_80), one turn ahead of what they compute. Reading a row word by word asks the
nearest cache for a line at every word; a stretch asks once for each line.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.compile.llvm_rows import Rows
from rnea.compile.llvm_text import Lanes
from rnea.compile.ptx_manner import Manner

_WARP = 32
_SYNC = "  call void @llvm.nvvm.bar.warp.sync(i32 -1)"
_ID = "llvm.nvvm.read.ptx.sreg"


def pipelined_entry(rows: Rows, lanes: Lanes, manner: Manner) -> list[str]:
    """The function that is launched, and the one that fetches."""
    t, inputs = lanes.element, rows.inputs
    shared = [k for k, column in enumerate(inputs) if column.shared]
    states = [k for k, column in enumerate(inputs) if not column.shared and column.count]
    each, warps = sum(inputs[k].count for k in states) * _WARP, manner.threads // _WARP
    array = f"ptr addrspace(1) noalias align {lanes.bytes}"
    taken = [*(f"{array} readonly %g{k}" for k in range(len(inputs))), f"{array} %gout"]
    taken += [f"i64 %st{k}" for k in shared] + ["i64 %rows"]
    given = [f"ptr %in{k}" for k in range(len(inputs))] + [f"i64 %st{k}" for k in shared]
    given += ["ptr %slots"] if rows.slots else []
    return [
        *_declarations(rows, lanes, 2 * each * warps, warps * _WARP * _pitch(rows)),
        *_fetch_function(rows, lanes, states),
        f"define ptx_kernel void @kernel({', '.join(taken)}) {manner.marks} {{",
        "entry:",
        *(f"  {n} = alloca [{c} x {t}], align 16" for n, c in rows.memory(lanes).items()),
        *_begin(states, each, warps, manner.turns, t),
        *_turn(states, each, manner.turns, t),
        *_inputs(rows, states, lanes),
        f"  call void @block({', '.join([*given, 'ptr %out'])})",
        "  br label %sync",
        "sync:",
        *_flush(rows, t),
        "  br i1 %more, label %turn, label %end",
        "end:",
        "  ret void",
        "}",
    ]


def _pitch(rows: Rows) -> int:
    """Words from row to row of the results: odd, so that threads meet in no bank."""
    return rows.outputs | 1


def _declarations(rows: Rows, lanes: Lanes, ahead: int, results: int) -> list[str]:
    t = lanes.element
    return [
        f"@ahead = internal addrspace(3) global [{ahead} x {t}] undef, align 16",
        f"@otile = internal addrspace(3) global [{results} x {t}] undef, align 16",
        f"declare void @llvm.nvvm.cp.async.ca.shared.global.{lanes.bytes}"
        "(ptr addrspace(3), ptr addrspace(1))",
        "declare void @llvm.nvvm.cp.async.commit.group()",
        "declare void @llvm.nvvm.cp.async.wait.group(i32)",
        "declare void @llvm.nvvm.bar.warp.sync(i32)",
        "declare i64 @llvm.smin.i64(i64, i64)",
        *(f"declare i32 @{_ID}.{name}.x()" for name in ("ctaid", "tid")),
    ]


def _fetched(states: Sequence[int], to: str, head: str, rows: str) -> str:
    arrays = "".join(f"ptr addrspace(1) %g{k}, " for k in states)
    given = f"ptr addrspace(3) {to}, i64 {head}, i64 {rows}, i64 %lane"
    return f"  call void @fetch({arrays}{given})"


def _begin(states: Sequence[int], each: int, warps: int, turns: int, t: str) -> list[str]:
    """Which rows are this warp's, and the first of them on their way."""
    lines = []
    for name in ("ctaid", "tid"):
        lines += [f"  %{name}32 = call i32 @{_ID}.{name}.x()",
                  f"  %{name} = zext i32 %{name}32 to i64"]  # fmt: skip
    return [
        *lines,
        f"  %lane = and i64 %tid, {_WARP - 1}",
        "  %warp = lshr i64 %tid, 5",
        f"  %warps = mul i64 %ctaid, {warps}",
        "  %number = add i64 %warps, %warp",
        f"  %begin = mul i64 %number, {_WARP * turns}",
        f"  %mine = mul i64 %warp, {2 * each}",
        f"  %buffer = getelementptr {t}, ptr addrspace(3) @ahead, i64 %mine",
        "  %some = icmp ult i64 %begin, %rows",
        "  br i1 %some, label %first, label %end",
        "first:",
        _fetched(states, "%buffer", "%begin", "%rows"),
        "  br label %turn",
    ]


def _turn(states: Sequence[int], each: int, turns: int, t: str) -> list[str]:
    """The next rows on their way, this turn's there: %now, from row %head on."""
    return [
        "turn:",
        "  %k = phi i64 [ 0, %first ], [ %k1, %flushed ]",
        f"  %ko = mul i64 %k, {_WARP}",
        "  %head = add i64 %begin, %ko",
        "  %odd = and i64 %k, 1",
        f"  %at = mul i64 %odd, {each}",
        f"  %now = getelementptr {t}, ptr addrspace(3) %buffer, i64 %at",
        "  %even = xor i64 %odd, 1",
        f"  %nextat = mul i64 %even, {each}",
        f"  %later = getelementptr {t}, ptr addrspace(3) %buffer, i64 %nextat",
        f"  %nexthead = add i64 %head, {_WARP}",
        "  %k1 = add i64 %k, 1",
        f"  %last = icmp eq i64 %k1, {turns}",
        # behind the last turn nothing is fetched
        "  %stop = select i1 %last, i64 0, i64 %rows",
        _fetched(states, "%later", "%nexthead", "%stop"),
        "  call void @llvm.nvvm.cp.async.wait.group(i32 1)",
        _SYNC,
        "  %row = add i64 %head, %lane",
        "  %inside = icmp ult i64 %row, %rows",
        "  br i1 %inside, label %work, label %sync",
        "work:",
    ]


def _inputs(rows: Rows, states: Sequence[int], lanes: Lanes) -> list[str]:
    """Where this thread's row lies, and where its result goes."""
    t, lines, before = lanes.element, [], 0
    for k, column in enumerate(rows.inputs):
        if k in states:
            lines += [
                f"  %r{k} = mul i64 %lane, {column.count}",
                f"  %s{k} = add i64 %r{k}, {before}",
                f"  %p{k} = getelementptr {t}, ptr addrspace(3) %now, i64 %s{k}",
                f"  %in{k} = addrspacecast ptr addrspace(3) %p{k} to ptr",
            ]
            before += column.count * _WARP
        else:
            lines += [
                f"  %r{k} = mul i64 %row, {f'%st{k}' if column.shared else 0}",
                f"  %p{k} = getelementptr {t}, ptr addrspace(1) %g{k}, i64 %r{k}",
                f"  %in{k} = addrspacecast ptr addrspace(1) %p{k} to ptr",
            ]
    return [
        *lines,
        f"  %om = mul i64 %tid, {_pitch(rows)}",
        f"  %op = getelementptr {t}, ptr addrspace(3) @otile, i64 %om",
        "  %out = addrspacecast ptr addrspace(3) %op to ptr",
    ]


def _flush(rows: Rows, t: str) -> list[str]:
    """The warp's results as one stretch, and whether there are %more turns."""
    pitch = _pitch(rows)
    return [
        _SYNC,
        "  %left = sub i64 %rows, %head",
        f"  %here = call i64 @llvm.smin.i64(i64 %left, i64 {_WARP})",
        f"  %count = mul i64 %here, {rows.outputs}",
        f"  %oo = mul i64 %head, {rows.outputs}",
        f"  %ob = getelementptr {t}, ptr addrspace(1) %gout, i64 %oo",
        f"  %wt = mul i64 %warp, {_WARP * pitch}",
        f"  %ot = getelementptr {t}, ptr addrspace(3) @otile, i64 %wt",
        "  %any = icmp slt i64 %lane, %count",
        "  br i1 %any, label %flush, label %flushed",
        "flush:",
        "  %i = phi i64 [ %lane, %sync ], [ %i1, %flush ]",
        f"  %ir = udiv i64 %i, {rows.outputs}",
        f"  %ip = mul i64 %ir, {pitch - rows.outputs}",
        "  %is = add i64 %i, %ip",
        f"  %fs = getelementptr {t}, ptr addrspace(3) %ot, i64 %is",
        f"  %fm = getelementptr {t}, ptr addrspace(1) %ob, i64 %i",
        f"  %fx = load {t}, ptr addrspace(3) %fs",
        f"  store {t} %fx, ptr addrspace(1) %fm",
        f"  %i1 = add i64 %i, {_WARP}",
        "  %im = icmp slt i64 %i1, %count",
        "  br i1 %im, label %flush, label %flushed",
        "flushed:",
        _SYNC,
        "  %inrows = icmp ult i64 %nexthead, %rows",
        "  %notlast = xor i1 %last, true",
        "  %more = and i1 %inrows, %notlast",
    ]


def _fetch_function(rows: Rows, lanes: Lanes, states: Sequence[int]) -> list[str]:
    """Start copying 32 rows from %head on, as far as there are any, and close the group."""
    t, copy = lanes.element, f"@llvm.nvvm.cp.async.ca.shared.global.{lanes.bytes}"
    taken = "".join(f"ptr addrspace(1) %g{k}, " for k in states)
    taken += "ptr addrspace(3) %to, i64 %head, i64 %rows, i64 %lane"
    lines = [
        f"define internal void @fetch({taken}) alwaysinline {{",
        "entry:",
        "  %left = sub i64 %rows, %head",
        f"  %here = call i64 @llvm.smin.i64(i64 %left, i64 {_WARP})",
    ]
    before = 0
    for j, k in enumerate(states):
        count = rows.inputs[k].count
        lines += [
            f"  %n{j} = mul i64 %here, {count}",
            f"  %o{j} = mul i64 %head, {count}",
            f"  %m{j} = getelementptr {t}, ptr addrspace(1) %g{k}, i64 %o{j}",
            f"  %s{j} = getelementptr {t}, ptr addrspace(3) %to, i64 {before}",
            f"  %ml{j} = getelementptr {t}, ptr addrspace(1) %m{j}, i64 %lane",
            f"  %sl{j} = getelementptr {t}, ptr addrspace(3) %s{j}, i64 %lane",
        ]
        before += count * _WARP
        for i in range(count):
            x = f"{j}x{i}"
            lines += [
                f"  %l{x} = add i64 %lane, {i * _WARP}",
                f"  %c{x} = icmp slt i64 %l{x}, %n{j}",
                f"  br i1 %c{x}, label %do{x}, label %on{x}",
                f"do{x}:",
                f"  %mm{x} = getelementptr {t}, ptr addrspace(1) %ml{j}, i64 {i * _WARP}",
                f"  %ss{x} = getelementptr {t}, ptr addrspace(3) %sl{j}, i64 {i * _WARP}",
                f"  call void {copy}(ptr addrspace(3) %ss{x}, ptr addrspace(1) %mm{x})",
                f"  br label %on{x}",
                f"on{x}:",
            ]
    return [*lines, "  call void @llvm.nvvm.cp.async.commit.group()", "  ret void", "}"]
