"""What this machine can do at most: multiply-adds in registers, and numbers through memory.

Both are measured by small loops in the language of the kernels, at their vector width and called
as they are. The arithmetic loop keeps twelve independent multiply-adds in flight, more than any
pipeline is deep. The memory loop reads three long arrays and writes one, as inverse dynamics does.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.native.calls import run as run_rows
from rnea.engine.runtime.threads import in_stretches

_AT_ONCE = 12
_HEAD = "define void @kernel(ptr %inputs, ptr %strides, ptr noalias %out, i64 %rows) {\nentry:"
# far beyond any cache
_STREAM_BYTES = 96 * 2**20


def lanes_of(dtype: Any) -> Lanes:
    """Vectors as wide as those of a kernel of this dtype."""
    from rnea.engine.llvm.jit import vector_width

    single = np.dtype(dtype) == np.float32
    return Lanes(vector_width() * (2 if single else 1), "float" if single else "double")


def operations_per_second(dtype: Any, cores: int, seconds: float = 0.15) -> float:
    """Multiply-adds of numbers a second, all lanes counted; each counts as one operation."""
    lanes = lanes_of(dtype)
    code = _compiled(_arithmetic(lanes))
    turns = 200_000
    out = np.zeros((cores, lanes.width), dtype)
    start = np.full((1, 1), 0.5, dtype)

    def work(first: int, count: int) -> None:
        for k in range(first, first + count):
            run_rows(code.address, (start,), (0,), out[k], lanes.width, 0, turns)

    best = _best(lambda: in_stretches(work, cores, cores, 1), seconds)
    return cores * turns * _AT_ONCE * lanes.width / best


def bytes_per_second(dtype: Any, cores: int, seconds: float = 0.5) -> float:
    """Bytes read and written a second, three arrays in and one out, each far beyond the cache."""
    lanes = lanes_of(dtype)
    code = _compiled(_stream(lanes))
    numbers = _STREAM_BYTES // np.dtype(dtype).itemsize
    arrays = tuple(np.full((numbers // lanes.width, lanes.width), 0.5, dtype) for _ in range(3))
    out = np.zeros_like(arrays[0])
    strides = (lanes.width,) * 3

    def work(first: int, count: int) -> None:
        run_rows(code.address, arrays, strides, out, lanes.width, first, count)

    best = _best(lambda: in_stretches(work, len(out), cores, 1), seconds)
    return 4 * out.nbytes / best


def _best(work: Callable[[], None], seconds: float) -> float:
    best, start = float("inf"), perf_counter()
    done = 0
    while done < 3 or perf_counter() - start < seconds:
        began = perf_counter()
        work()
        best, done = min(best, perf_counter() - began), done + 1
    return best


def _compiled(text: str) -> Any:
    from rnea.engine.llvm.jit import Code, object_code

    return Code(object_code(text))


def _arithmetic(lanes: Lanes) -> str:
    """x ← x·a + b in twelve registers, `rows` times; the sum is stored so that it is needed."""
    v, every = lanes.type, range(_AT_ONCE)
    lines = [_HEAD, "  %from = load ptr, ptr %inputs", f"  %x = load {lanes.element}, ptr %from"]
    # a comes from memory, so that nothing can be worked out beforehand
    lines += [f"  %a0 = insertelement {v} undef, {lanes.element} %x, i32 0",
              f"  %a = shufflevector {v} %a0, {v} undef, <{lanes.width} x i32> zeroinitializer",
              "  br label %loop", "loop:",
              "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]"]  # fmt: skip
    lines += [f"  %x{k} = phi {v} [ {lanes.constant(k)}, %entry ], [ %y{k}, %loop ]" for k in every]
    fma = f"@llvm.fma.{lanes.suffix}"
    lines += [f"  %y{k} = call {v} {fma}({v} %x{k}, {v} %a, {v} %a)" for k in every]
    lines += ["  %next = add i64 %i, 1", "  %more = icmp ult i64 %next, %rows",
              "  br i1 %more, label %loop, label %end", "end:"]  # fmt: skip
    last = "%y0"
    for k in every[1:]:
        lines.append(f"  %s{k} = fadd {v} {last}, %y{k}")
        last = f"%s{k}"
    lines += [f"  store {v} {last}, ptr %out, align {lanes.bytes}", "  ret void", "}"]
    return "\n".join([*lines, f"declare {v} {fma}({v}, {v}, {v})", ""])


def _stream(lanes: Lanes) -> str:
    """out = a + b + c, a vector at a time."""
    v, e = lanes.type, lanes.element
    lines = [_HEAD]
    for k in range(3):
        lines += [f"  %ip{k} = getelementptr ptr, ptr %inputs, i64 {k}",
                  f"  %in{k} = load ptr, ptr %ip{k}"]  # fmt: skip
    lines += ["  br label %loop", "loop:", "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]",
              f"  %o = mul i64 %i, {lanes.width}"]  # fmt: skip
    for k in range(3):
        lines += [f"  %p{k} = getelementptr {e}, ptr %in{k}, i64 %o",
                  f"  %v{k} = load {v}, ptr %p{k}, align {lanes.bytes}"]  # fmt: skip
    lines += [f"  %s = fadd {v} %v0, %v1", f"  %t = fadd {v} %s, %v2",
              f"  %q = getelementptr {e}, ptr %out, i64 %o",
              f"  store {v} %t, ptr %q, align {lanes.bytes}",
              "  %next = add i64 %i, 1", "  %more = icmp ult i64 %next, %rows",
              "  br i1 %more, label %loop, label %end", "end:", "  ret void", "}", ""]  # fmt: skip
    return "\n".join(lines)
