"""A tape as LLVM text: one function that walks rows of (N, n) arrays, several rows at a time.

    void kernel(double* inputs[...], double* out, int64 rows)

Each input array is row-major; lane j of a vector is row j. Rows that do not fill a vector are
copied into a block of their own, so every row goes through the same instructions.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.compile.llvm_sincos import sincos_function, splat, suffix, vector_type
from rnea.compile.tape import FUSED, Tape

_BINARY = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}


def module_text(tape: Tape, inputs: Sequence[int], width: int) -> str:
    """The module of a tape whose inputs come from arrays with the given numbers of columns."""
    arrays = [f"ptr noalias %in{k}" for k in range(len(inputs))]
    columns = len(tape.outputs)
    parts = [sincos_function(width), _block(tape, inputs, width)]
    lines = [
        f"define void @kernel({', '.join(arrays)}, ptr noalias %out, i64 %rows) {{",
        "entry:",
        *(f"  %tail{k} = alloca [{width * n} x double], align 64" for k, n in enumerate(inputs)),
        f"  %tailout = alloca [{width * columns} x double], align 64",
        f"  %full = udiv i64 %rows, {width}",
        f"  %done = mul i64 %full, {width}",
        "  %some = icmp ne i64 %full, 0",
        "  br i1 %some, label %loop, label %rest",
        "loop:",
        "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]",
        *(
            f"  %o{k} = mul i64 %i, {width * n}\n"
            f"  %p{k} = getelementptr double, ptr %in{k}, i64 %o{k}"
            for k, n in enumerate(inputs)
        ),
        f"  %oo = mul i64 %i, {width * columns}",
        "  %po = getelementptr double, ptr %out, i64 %oo",
        f"  call void @block({', '.join(f'ptr %p{k}' for k in range(len(inputs)))}, ptr %po)",
        "  %next = add i64 %i, 1",
        "  %more = icmp ult i64 %next, %full",
        "  br i1 %more, label %loop, label %rest",
        "rest:",
        "  %left = sub i64 %rows, %done",
        "  %any = icmp ne i64 %left, 0",
        "  br i1 %any, label %tail, label %end",
        "tail:",
    ]
    for k, n in enumerate(inputs):
        lines += [
            f"  call void @llvm.memset.p0.i64(ptr %tail{k}, i8 0, i64 {8 * width * n}, i1 false)",
            f"  %ro{k} = mul i64 %done, {n}",
            f"  %rp{k} = getelementptr double, ptr %in{k}, i64 %ro{k}",
            f"  %rb{k} = mul i64 %left, {8 * n}",
            f"  call void @llvm.memcpy.p0.p0.i64(ptr %tail{k}, ptr %rp{k}, i64 %rb{k}, i1 false)",
        ]
    tails = ", ".join(f"ptr %tail{k}" for k in range(len(inputs)))
    lines += [
        f"  call void @block({tails}, ptr %tailout)",
        f"  %roo = mul i64 %done, {columns}",
        "  %rpo = getelementptr double, ptr %out, i64 %roo",
        f"  %rbo = mul i64 %left, {8 * columns}",
        "  call void @llvm.memcpy.p0.p0.i64(ptr %rpo, ptr %tailout, i64 %rbo, i1 false)",
        "  br label %end",
        "end:",
        "  ret void",
        "}",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    ]
    return "\n".join([*parts, *lines]) + "\n"


def _block(tape: Tape, inputs: Sequence[int], width: int) -> str:
    """One vector of rows: load, compute, store."""
    v = vector_type(width)
    arguments = [f"ptr noalias %in{k}" for k in range(len(inputs))]
    lines = [f"define internal void @block({', '.join(arguments)}, ptr noalias %out) {{", "entry:"]
    where = [(k, c) for k, n in enumerate(inputs) for c in range(n)]
    names: list[str] = []
    pairs: dict[int, str] = {}
    for i, (name, *x) in enumerate(tape.operations):
        if name == "constant":
            names.append(splat(x[0], width))
            continue
        result = f"%v{i}"
        names.append(result)
        if name == "input":
            lines += _load(result, *where[x[0]], inputs, width)
        elif name in ("sin", "cos"):
            if x[0] not in pairs:
                pairs[x[0]] = f"%sc{x[0]}"
                lines.append(f"  %sc{x[0]} = call {{ {v}, {v} }} @sincos({v} {names[x[0]]})")
            part = 0 if name == "sin" else 1
            lines.append(f"  {result} = extractvalue {{ {v}, {v} }} {pairs[x[0]]}, {part}")
        else:
            lines += _operation(result, name, [names[k] for k in x], width, i)
    for c, k in enumerate(tape.outputs):
        lines += _store(names[k], c, len(tape.outputs), width)
    return "\n".join([*lines, "  ret void", "}"]) + "\n"


def _operation(result: str, name: str, x: list[str], width: int, i: int) -> list[str]:
    v, s = vector_type(width), suffix(width)
    if name in _BINARY:
        return [f"  {result} = {_BINARY[name]} {v} {x[0]}, {x[1]}"]
    if name == "neg":
        return [f"  {result} = fneg {v} {x[0]}"]
    if name == "sqrt":
        return [f"  {result} = call {v} @llvm.sqrt.{s}({v} {x[0]})"]
    if name == "sign":
        one, minus = splat(1.0, width), splat(-1.0, width)
        i1, zero = vector_type(width, "i1"), splat(0.0, width)
        return [
            f"  %up{i} = fcmp ogt {v} {x[0]}, {zero}",
            f"  %down{i} = fcmp olt {v} {x[0]}, {zero}",
            # zero and NaN are their own sign
            f"  %rest{i} = select {i1} %down{i}, {v} {minus}, {v} {x[0]}",
            f"  {result} = select {i1} %up{i}, {v} {one}, {v} %rest{i}",
        ]
    if name in FUSED:
        lines, (a, b, c) = [], x
        if name == "fms":
            lines.append(f"  %m{i} = fneg {v} {c}")
            c = f"%m{i}"
        if name == "fnma":
            lines.append(f"  %m{i} = fneg {v} {a}")
            a = f"%m{i}"
        return [*lines, f"  {result} = call {v} @llvm.fma.{s}({v} {a}, {v} {b}, {v} {c})"]
    raise ValueError(f"no LLVM for operation {name!r}")


def _load(result: str, array: int, column: int, inputs: Sequence[int], width: int) -> list[str]:
    """Lane j is row j: element `column` of each row."""
    n, tag = inputs[array], result[1:]
    lines, last = [], "undef"
    for j in range(width):
        lines.append(f"  %{tag}p{j} = getelementptr double, ptr %in{array}, i64 {j * n + column}")
        if width == 1:
            lines.append(f"  {result} = load double, ptr %{tag}p{j}")
            return lines
        lines.append(f"  %{tag}e{j} = load double, ptr %{tag}p{j}")
        new = result if j == width - 1 else f"%{tag}i{j}"
        v = vector_type(width)
        lines.append(f"  {new} = insertelement {v} {last}, double %{tag}e{j}, i32 {j}")
        last = new
    return lines


def _store(value: str, column: int, columns: int, width: int) -> list[str]:
    lines = []
    for j in range(width):
        place = f"%s{column}p{j}"
        lines.append(f"  {place} = getelementptr double, ptr %out, i64 {j * columns + column}")
        if width == 1:
            lines.append(f"  store double {value}, ptr {place}")
            continue
        lane = f"%s{column}e{j}"
        lines.append(f"  {lane} = extractelement {vector_type(width)} {value}, i32 {j}")
        lines.append(f"  store double {lane}, ptr {place}")
    return lines
