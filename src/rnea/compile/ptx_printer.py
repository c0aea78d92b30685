"""The same text for NVIDIA's processors: one thread computes one row.

    .entry kernel(in0, in1, ..., out, stride of each shared input ..., rows)

`block` and `finish` are those of the CPU with one row to a vector, so that float64 gives the same
bits. What they keep for themselves lies in the thread's local memory, which the hardware
interleaves: threads that do the same at the same time read neighbouring words. `jit` needs no
toolkit for this: LLVM writes PTX, the assembler of all these processors, and the driver makes
machine code of it. Nothing newer than sm_70 and PTX 6.3 is used, so one text serves every card
since 2017, and any driver since 2018.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rnea.compile.llvm_rows import Rows
from rnea.compile.llvm_text import Lanes

TRIPLE, PROCESSOR, FEATURES = "nvptx64-nvidia-cuda", "sm_70", "+ptx63"
# threads that start together: fewer leave schedulers idle, more must share registers
THREADS = 128
# columns that loops over pairs take at once: those of the CPU's widest vectors, so that the same
# entries that are zero by the robot's structure are worked along with their neighbours
ACROSS = {"double": 8, "float": 16}
# operations in one function, where all of them fit, and where they do not: the driver's compiler
# takes a minute and a half for 16,000 in one, and 8 s for the same in pieces (TALOS, CUDA 13)
WHOLE, PIECE = 8000, 3000
_MEMORY = {"llvm.memset.p0.i64": "cleared", "llvm.memcpy.p0.p0.i64": "copied"}
_ID = "llvm.nvvm.read.ptx.sreg"


def module_text(parts: Sequence[str], rows: Rows, lanes: Lanes) -> str:
    """The module around `block` and `finish`. parts: their text; lanes: one row."""
    text = "\n".join([*parts, *_entry(rows, lanes)])
    # called from one place: there, loads and stores know which memory is meant
    text = re.sub(r"(define internal void @(?:block|finish)\(.*\)) {", r"\1 alwaysinline {", text)
    for name, own in _MEMORY.items():
        # LLVM would walk byte by byte
        if f"@{name}(" in text:
            text = text.replace(f"@{name}(", f"@{own}(") + _memory_function(own, lanes)
    return text


def _entry(rows: Rows, lanes: Lanes) -> list[str]:
    """The function that is launched: which row is mine, where it lies, and the calls."""
    t, inputs = lanes.element, rows.inputs
    shared = [k for k, column in enumerate(inputs) if column.shared]
    array = f"ptr addrspace(1) noalias align {lanes.bytes}"
    taken = [*(f"{array} readonly %g{k}" for k in range(len(inputs))), f"{array} %gout"]
    taken += [f"i64 %st{k}" for k in shared] + ["i64 %rows"]
    lines = [f'define ptx_kernel void @kernel({", ".join(taken)}) "nvvm.maxntid"="{THREADS}" {{',
             "entry:"]  # fmt: skip
    for name, count in rows.memory(lanes).items():
        lines.append(f"  {name} = alloca [{count} x {t}], align {2 * lanes.bytes}")
    for name in ("ctaid", "ntid", "tid"):
        lines += [f"  %{name}32 = call i32 @{_ID}.{name}.x()",
                  f"  %{name} = zext i32 %{name}32 to i64"]  # fmt: skip
    lines += [
        "  %before = mul i64 %ctaid, %ntid",
        "  %row = add i64 %before, %tid",
        "  %inside = icmp ult i64 %row, %rows",
        "  br i1 %inside, label %work, label %end",
        "work:",
    ]
    for k, column in enumerate(inputs):
        far = f"%st{k}" if column.shared else str(column.count)
        lines += _placed(f"in{k}", f"g{k}", far, t)
    lines += _placed("out", "gout", str(rows.outputs), t)
    arguments = [f"ptr %in{k}" for k in range(len(inputs))] + [f"i64 %st{k}" for k in shared]
    arguments += ["ptr %slots"] if rows.slots else []
    to = "%half" if rows.halfway else "%out"
    lines.append(f"  call void @block({', '.join([*arguments, f'ptr {to}'])})")
    if rows.halfway:
        lines.append("  call void @finish(ptr %half, ptr %working, ptr %out)")
    declared = [f"declare i32 @{_ID}.{name}.x()" for name in ("ctaid", "ntid", "tid")]
    return [*lines, "  br label %end", "end:", "  ret void", "}", *declared]


def _placed(name: str, array: str, stride: str, element: str) -> list[str]:
    """A row of an array."""
    return [
        f"  %{name}o = mul i64 %row, {stride}",
        f"  %{name}g = getelementptr {element}, ptr addrspace(1) %{array}, i64 %{name}o",
        f"  %{name} = addrspacecast ptr addrspace(1) %{name}g to ptr",
    ]


def _memory_function(name: str, lanes: Lanes) -> str:
    """Numbers set to zero, or copied, one by one; sizes are in bytes, as LLVM's own have them."""
    t, value, load, source = lanes.element, lanes.constant(0.0), [], "i8 %value"
    if name == "copied":
        value, source = "%x", "ptr %from"
        load = [f"  %f = getelementptr {t}, ptr %from, i64 %i", f"  %x = load {t}, ptr %f"]
    taken = f"ptr %to, {source}, i64 %bytes, i1 %volatile"
    lines = [
        f"define internal void @{name}({taken}) alwaysinline {{",
        "entry:",
        f"  %count = udiv i64 %bytes, {lanes.bytes}",
        "  %some = icmp ne i64 %count, 0",
        "  br i1 %some, label %loop, label %end",
        "loop:",
        "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]",
        *load,
        f"  %t = getelementptr {t}, ptr %to, i64 %i",
        f"  store {t} {value}, ptr %t",
        "  %next = add i64 %i, 1",
        "  %more = icmp ult i64 %next, %count",
        "  br i1 %more, label %loop, label %end",
        "end:",
        "  ret void",
        "}",
    ]
    return "\n" + "\n".join(lines) + "\n"


@lru_cache(maxsize=1)
def _machine() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu=PROCESSOR, features=FEATURES, opt=2)


def assembled(text: str) -> str:
    """PTX of a module in LLVM's language."""
    import llvmlite.binding as llvm

    machine = _machine()
    module = llvm.parse_assembly(text)
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    module.verify()
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    made: str = machine.emit_assembly(module)
    return made
