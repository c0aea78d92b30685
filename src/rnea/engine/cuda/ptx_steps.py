"""Many steps of a simulation in one launch: one thread computes one rollout.

    .entry kernel(state, tau, step, [further ...], lost, from row to row of tau, from step to step,
                  strides of step and further ..., steps, time, rows)

`block` makes a step: q and qd after it from q, qd, tau, the step's size, and perhaps the robot's
parameters. The state (rows, nq + n) is read, goes through so many steps in the thread's own memory,
and is written back; the torques of step k lie k · (from step to step) further on. Of a state that
is no longer finite the time is noted in `lost`, once.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.engine.cuda.launch_shape import LaunchShape
from rnea.engine.cuda.ptx_printer import (
    ROW_DECLARATIONS,
    placed,
    prepared,
    row_lines,
    with_memory,
)
from rnea.engine.llvm.llvm_rows import RowLoop
from rnea.engine.llvm.llvm_text import Lanes


def steps_text(parts: Sequence[str], rows: RowLoop, lanes: Lanes, manner: LaunchShape) -> str:
    """The module of a step's program: inputs q, qd, tau, and what may be shared by all rows."""
    texts = prepared(parts, lanes, manner)
    t, size = lanes.element, rows.outputs
    positions = rows.inputs[0].count
    shared = range(3, len(rows.inputs))
    array = f"ptr addrspace(1) noalias align {lanes.bytes}"
    taken = [f"{array} %gstate", f"{array} readonly %gtau"]
    taken += [f"{array} readonly %g{k}" for k in shared]
    taken += [f"{array} %glost", "i64 %tau_row", "i64 %tau_step", *(f"i64 %st{k}" for k in shared)]
    taken += ["i64 %steps", f"{t} %time", "i64 %rows"]
    head = f"define ptx_kernel void @kernel({', '.join(taken)}) {manner.marks} {{"
    lines = [head, "entry:"]
    for name, count in rows.memory(lanes).items():
        lines.append(f"  {name} = alloca [{count} x {t}], align 16")
    lines += [f"  {name} = alloca [{size} x {t}], align 16" for name in ("%in0", "%next")]
    lines += [*row_lines(), "  br i1 %inside, label %work, label %end", "work:"]
    lines += placed("state", "gstate", str(size), t)
    lines += [f"  %in1 = getelementptr {t}, ptr %in0, i64 {positions}"]
    for k in shared:
        lines += placed(f"in{k}", f"g{k}", f"%st{k}", t)
    lines += placed("tau", "gtau", "%tau_row", t)
    lines += _copied("%in0", "%state", size, "r", t)
    arguments = [f"ptr %in{k}" for k in range(len(rows.inputs))] + [f"i64 %st{k}" for k in shared]
    arguments += ["ptr %slots"] if rows.slots else []
    given = ", ".join([*arguments, "ptr %next"])
    lines += [
        "  %some = icmp sgt i64 %steps, 0",
        "  br i1 %some, label %turn, label %done",
        "turn:",
        "  %k = phi i64 [ 0, %work ], [ %k1, %again ]",
        "  %far = mul i64 %k, %tau_step",
        f"  %in2 = getelementptr {t}, ptr %tau, i64 %far",
        f"  call void @block({given})",
        "  br label %again",
        "again:",
        *_copied("%in0", "%next", size, "c", t),
        "  %k1 = add i64 %k, 1",
        "  %more = icmp slt i64 %k1, %steps",
        "  br i1 %more, label %turn, label %done",
        "done:",
        *_copied("%state", "%in0", size, "w", t),
        *_lost(size, lanes),
        "end:",
        "  ret void",
        "}",
        *ROW_DECLARATIONS,
    ]
    return with_memory("\n".join([*texts, *lines]), lanes)


def _copied(to: str, of: str, size: int, tag: str, element: str) -> list[str]:
    lines = []
    for c in range(size):
        lines += [
            f"  %{tag}f{c} = getelementptr {element}, ptr {of}, i64 {c}",
            f"  %{tag}x{c} = load {element}, ptr %{tag}f{c}",
            f"  %{tag}t{c} = getelementptr {element}, ptr {to}, i64 {c}",
            f"  store {element} %{tag}x{c}, ptr %{tag}t{c}",
        ]
    return lines


def _lost(size: int, lanes: Lanes) -> list[str]:
    """Note the time where a state is not finite, and was so far."""
    t, total, lines = lanes.element, lanes.constant(0.0), []
    for c in range(size):
        # x - x is 0, or no number
        lines += [f"  %d{c} = fsub {t} %wx{c}, %wx{c}", f"  %z{c} = fadd {t} {total}, %d{c}"]
        total = f"%z{c}"
    return [
        *lines,
        f"  %wild = fcmp uno {t} {total}, {total}",
        *placed("lost", "glost", "1", t),
        f"  %was = load {t}, ptr %lost",
        f"  %open = fcmp uno {t} %was, %was",
        "  %now = and i1 %wild, %open",
        "  br i1 %now, label %note, label %end",
        "note:",
        f"  store {t} %time, ptr %lost",
        "  br label %end",
    ]
