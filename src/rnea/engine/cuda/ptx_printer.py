"""The same text for NVIDIA's processors: one thread computes one row.

    .entry kernel(in0, in1, ..., out, stride of each shared input ..., rows)

`block` and `finish` are those of the CPU with one row to a vector, so that every number has the
same bits. What they keep for themselves lies in the thread's local memory, which the hardware
interleaves: threads that do the same at the same time use neighbouring words. LLVM writes PTX, the
assembler of all these processors, and the driver makes machine code of it, without any toolkit.
Nothing newer than sm_70 and PTX 6.3 is used, so one text serves every card since 2017, and any
driver since 2018.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rnea.engine.cuda.launch_shape import LaunchShape
from rnea.engine.cuda.ptx_stages import PtxStage, stage_of
from rnea.engine.llvm.llvm_rows import RowLoop
from rnea.engine.llvm.llvm_sincos import LIMIT, near_function
from rnea.engine.llvm.llvm_text import Lanes

TRIPLE, PROCESSOR, FEATURES = "nvptx64-nvidia-cuda", "sm_70", "+ptx63"
# columns that loops over pairs take at once: those of the CPU's widest vectors, so that the same
# entries that are zero by the robot's structure are worked along with their neighbours
ACROSS = {"double": 8, "float": 16}
# operations in one function, where all of them fit, and where they do not: without a branch, more
# than these are too many for the driver's compiler to put in order, and 16,000 take it minutes
WHOLE, PIECE = 4000, 3000
_MEMORY = {"llvm.memset.p0.i64": "cleared", "llvm.memcpy.p0.p0.i64": "copied"}
_ID = "llvm.nvvm.read.ptx.sreg"
_NUMBERS = ("ctaid", "ntid", "tid")
ROW_DECLARATIONS = [f"declare i32 @{_ID}.{name}.x()" for name in _NUMBERS]


def module_text(parts: Sequence[str], rows: RowLoop, lanes: Lanes, manner: LaunchShape) -> str:
    """The module around `block` and `finish`. parts: their text, `block` last; lanes: one row."""
    texts = prepared(parts, lanes, manner, asking_lines(rows, lanes) if manner.ahead else [])
    stage = stage_of(rows, lanes, manner.threads, manner.staged)
    entry = _entry(rows, lanes, manner, stage, asks=ASKING in texts[-1])
    return with_memory("\n".join([*texts, *entry, *stage.declarations]), lanes)


def prepared(
    parts: Sequence[str], lanes: Lanes, manner: LaunchShape, asking: Sequence[str] = ()
) -> list[str]:
    """The functions as this target has them.

    asking: lines behind the fetching of a row, which make `block` take how many rows later ones are
    asked for; not where sines stand in the midst.
    """
    *others, block = map(_inlined, parts)
    if manner.sines == "head" and (headed := _headed(block, lanes, manner.early, asking)):
        return [*others, near_function(lanes), headed]
    return [*others, block]


def with_memory(text: str, lanes: Lanes) -> str:
    """The module with functions of its own for clearing and copying memory."""
    for name, own in _MEMORY.items():
        # LLVM would walk byte by byte
        if f"@{name}(" in text:
            text = text.replace(f"@{name}(", f"@{own}(") + _memory_function(own, lanes)
    return text


def _inlined(text: str) -> str:
    """Called from one place: there, loads and stores know which memory is meant."""
    return re.sub(r"(define internal void @(?:block|finish)\(.*\)) {", r"\1 alwaysinline {", text)


def _headed(block: str, lanes: Lanes, early: bool, asking: Sequence[str]) -> str:
    """`block` with one branch for all the angles that stand at its head; "" where none do.

    early: what is loaded is loaded first. asking: lines behind that.
    """
    v, call, pair = lanes.type, "@sin_and_cos(", f"{{ {lanes.type}, {lanes.type} }}"
    lines = block.splitlines()
    calls = [k for k, line in enumerate(lines) if call in line]
    if not calls or "@part0(" in block:
        return ""
    begin = end = calls[0]
    while end < len(lines) and any(word in lines[end] for word in (call, "extractvalue")):
        end += 1
    if calls[-1] >= end:
        return ""
    behind = lines[end:]
    head = lines[:begin]
    if early:
        fetched = [line for line in behind if _fetches(line)]
        behind = [line for line in behind if not _fetches(line)]
        head += fetched
    if asking:
        head[0] = head[0].replace("@block(", f"@block({ASKING}, ")
        head += asking
    far, near, flag, ends = ["  br label %near", "near:"], [], "false", []
    calls_far: list[str] = []
    for line in lines[begin:end]:
        name = line.split()[0]
        if call in line:
            angle = line.split(call)[1].rstrip(")").split()[-1]
            near += [
                line.replace(call, "@near_sin_and_cos("),
                f"  {name}s = extractvalue {pair} {name}, 0",
                f"  {name}c = extractvalue {pair} {name}, 1",
                f"  {name}z = call {v} @llvm.fabs.{lanes.suffix}({v} {angle})",
                f"  {name}l = fcmp ugt {v} {name}z, {lanes.constant(LIMIT[lanes.element])}",
                f"  {name}f = or i1 {flag}, {name}l",
            ]
            flag = f"{name}f"
            calls_far += [
                f"  {name}p = call {pair} @far_lanes({v} {angle}, {v} {name}s, {v} {name}c)",
                f"  {name}fs = extractvalue {pair} {name}p, 0",
                f"  {name}fc = extractvalue {pair} {name}p, 1",
            ]
        else:
            of, which = line.split()[-2].rstrip(","), "sc"[int(line.split()[-1])]
            ends.append(f"  {name} = phi {v} [ {of}{which}, %entry ], [ {of}f{which}, %far ]")
    joined = [f"  br i1 {flag}, label %far, label %near", "far:", *calls_far, *far, *ends]
    return "\n".join([*head, *near, *joined, *behind]) + "\n"


def _fetches(line: str) -> bool:
    """Whether a line of a block is part of reading an input."""
    return re.match(r"  %x\d+c\d+\S* = (getelementptr|load) ", line) is not None


def _entry(
    rows: RowLoop, lanes: Lanes, manner: LaunchShape, stage: PtxStage, asks: bool
) -> list[str]:
    """The function that is launched: which row is mine, where it lies, and the calls."""
    t, inputs = lanes.element, rows.inputs
    shared = [k for k, column in enumerate(inputs) if column.shared]
    array = f"ptr addrspace(1) noalias align {lanes.bytes}"
    taken = [*(f"{array} readonly %g{k}" for k in range(len(inputs))), f"{array} %gout"]
    taken += [f"i64 %st{k}" for k in shared] + ["i64 %rows"]
    lines = [f"define ptx_kernel void @kernel({', '.join(taken)}) {manner.marks} {{", "entry:"]
    for name, count in (rows.memory(lanes) | stage.memory).items():
        lines.append(f"  {name} = alloca [{count} x {t}], align 16")
    lines += [
        *row_lines(),
        "  br i1 %inside, label %work, label %sync",
        "work:",
        *(ahead_lines(manner.ahead) if asks else []),
    ]
    for k, column in enumerate(inputs):
        far = f"%st{k}" if column.shared else str(column.count)
        lines += placed(f"in{k}", f"g{k}", far, t)
    lines += stage.result or placed("out", "gout", str(rows.outputs), t)
    arguments = [ASKING] if asks else []
    arguments += [f"ptr %in{k}" for k in range(len(inputs))] + [f"i64 %st{k}" for k in shared]
    arguments += ["ptr %slots"] if rows.slots else []
    given = ", ".join([*arguments, f"ptr {'%half' if rows.halfway else '%out'}"])
    lines.append(f"  call void @block({given})")
    if rows.halfway:
        lines.append("  call void @finish(ptr %half, ptr %working, ptr %out)")
    lines += ["  br label %sync", "sync:", *stage.after, "  ret void", "}"]
    return [*lines, *ROW_DECLARATIONS, *(AHEAD_DECLARATIONS if asks else [])]


def row_lines() -> list[str]:
    """Which %row is this thread's, and whether it is %inside the batch."""
    lines = []
    for name in _NUMBERS:
        lines += [f"  %{name}32 = call i32 @{_ID}.{name}.x()",
                  f"  %{name} = zext i32 %{name}32 to i64"]  # fmt: skip
    return [
        *lines,
        "  %before = mul i64 %ctaid, %ntid",
        "  %row = add i64 %before, %tid",
        "  %inside = icmp ult i64 %row, %rows",
    ]


def placed(name: str, array: str, stride: str, element: str) -> list[str]:
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


# what `block` takes: how many rows further on the row lies that is asked for
ASKING = "i64 %ahead"
# how many processors the card has, so that a small card with a small cache asks for less
_PROCESSORS = "llvm.nvvm.read.ptx.sreg.nsmid"
AHEAD_DECLARATIONS = [f"declare i32 @{_PROCESSORS}()"]
# bytes that the cache fetches at once: each of them is asked for
_SECTOR = 32


def ahead_lines(ahead: int) -> list[str]:
    """%ahead, of so many rows for each processor; 0, my own row, where that is beyond the last."""
    return [
        f"  %processors = call i32 @{_PROCESSORS}()",
        f"  %further32 = mul i32 %processors, {ahead}",
        "  %further = zext i32 %further32 to i64",
        "  %later = add i64 %row, %further",
        "  %there = icmp ult i64 %later, %rows",
        "  %ahead = select i1 %there, i64 %further, i64 0",
    ]


def asking_lines(rows: RowLoop, lanes: Lanes) -> list[str]:
    """Ask for the row that lies %ahead of that at %in0, %in1, ..."""
    lines = []
    for k, column in enumerate(rows.inputs):
        if column.shared:
            continue
        size = column.count * lanes.bytes
        lines += [
            f"  %a{k}o = mul i64 %ahead, {size}",
            f"  %a{k} = getelementptr i8, ptr %in{k}, i64 %a{k}o",
        ]
        for at in range(0, size, _SECTOR):
            lines += [
                f"  %a{k}s{at} = getelementptr i8, ptr %a{k}, i64 {at}",
                f'  call void asm sideeffect "prefetch.L2 [$0];", "l"(ptr %a{k}s{at})',
            ]
    return lines
