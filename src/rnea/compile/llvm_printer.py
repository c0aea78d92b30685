"""A tape as LLVM text: one function that walks rows of (N, n) arrays, several rows at a time.

    void kernel(T* inputs[], int64 strides[], T* out, int64 rows)

Each input array is row-major; lane j of a vector is row j. A state array has all its rows; of the
others (gravity, wrenches, ...) strides[k] tells the distance of rows: 0 where one row serves all.
Rows that do not fill a vector are copied into a block of their own, so every row goes through the
same instructions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rnea.compile import llvm_tiles as tiles
from rnea.compile.llvm_sincos import sincos_function
from rnea.compile.llvm_text import Lanes
from rnea.compile.tape import FUSED, Tape

# bytes that a kernel may take from the stack of its thread
_MOST_ON_STACK = 64 * 1024
_BINARY = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
# functions of the C library, for friction that needs them
LIBRARY = ("exp", "tanh")


@dataclass(frozen=True)
class Column:
    """An input array: how many numbers a row has, and whether one row may serve the batch."""

    count: int
    shared: bool = False


def module_text(tape: Tape, inputs: Sequence[Column], lanes: Lanes) -> str:
    """The module of a tape whose inputs come from the given arrays, in this order."""
    block = _block(tape, inputs, lanes)
    loop = loop_text(len(tape.outputs), inputs, lanes)
    declared = [library_declarations(lanes), tiles.declarations(lanes)]
    return "\n".join([sincos_function(lanes), *declared, block, loop])


def loop_text(outputs: int, inputs: Sequence[Column], lanes: Lanes) -> str:
    """The function `kernel`: calls `block` for full vectors, then for the rest of the rows."""
    width, t, size = lanes.width, lanes.element, lanes.bytes
    lines = [
        "define void @kernel(ptr %inputs, ptr %strides, ptr noalias %out, i64 %rows) {",
        "entry:",
        *_small_tails(inputs, outputs, lanes),
    ]
    for k, column in enumerate(inputs):
        lines += [f"  %ip{k} = getelementptr ptr, ptr %inputs, i64 {k}",
                  f"  %in{k} = load ptr, ptr %ip{k}"]  # fmt: skip
        if column.shared:
            lines += [f"  %sp{k} = getelementptr i64, ptr %strides, i64 {k}",
                      f"  %st{k} = load i64, ptr %sp{k}"]  # fmt: skip
        else:
            lines.append(f"  %st{k} = add i64 0, {column.count}")
    lines += [
        f"  %full = udiv i64 %rows, {width}",
        f"  %done = mul i64 %full, {width}",
        "  %some = icmp ne i64 %full, 0",
        "  br i1 %some, label %loop, label %rest",
        "loop:",
        "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]",
        f"  %row = mul i64 %i, {width}",
    ]
    for k in range(len(inputs)):
        lines += [f"  %o{k} = mul i64 %row, %st{k}",
                  f"  %p{k} = getelementptr {t}, ptr %in{k}, i64 %o{k}"]  # fmt: skip
    lines += [
        f"  %oo = mul i64 %row, {outputs}",
        f"  %po = getelementptr {t}, ptr %out, i64 %oo",
        f"  call void @block({_given(inputs, 'p', 'st')}ptr %po)",
        "  %next = add i64 %i, 1",
        "  %more = icmp ult i64 %next, %full",
        "  br i1 %more, label %loop, label %rest",
        "rest:",
        "  %left = sub i64 %rows, %done",
        "  %any = icmp ne i64 %left, 0",
        "  br i1 %any, label %tail, label %end",
        "tail:",
        *_large_tails(inputs, outputs, lanes),
    ]
    for k, column in enumerate(inputs):
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
        f"  call void @block({_given(inputs, 'tp', 'st')}ptr %tailout)",
        f"  %roo = mul i64 %done, {outputs}",
        f"  %rpo = getelementptr {t}, ptr %out, i64 %roo",
        f"  %rbo = mul i64 %left, {size * outputs}",
        "  call void @llvm.memcpy.p0.p0.i64(ptr %rpo, ptr %tailout, i64 %rbo, i1 false)",
        *(["  call void @free(ptr %tails)"] if _tails_are_large(inputs, outputs, lanes) else []),
        "  br label %end",
        "end:",
        "  ret void",
        "}",
        "declare ptr @malloc(i64)",
        "declare void @free(ptr)",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    ]
    return "\n".join(lines) + "\n"


def _tails(inputs: Sequence[Column], outputs: int, lanes: Lanes) -> list[tuple[str, int]]:
    """Blocks of the rows that do not fill a vector: names, and how many numbers each holds."""
    counts = [(f"%tail{k}", column.count) for k, column in enumerate(inputs)]
    return [(name, lanes.width * count) for name, count in [*counts, ("%tailout", outputs)]]


def _tails_are_large(inputs: Sequence[Column], outputs: int, lanes: Lanes) -> bool:
    total = sum(count for _, count in _tails(inputs, outputs, lanes))
    return total * lanes.bytes > _MOST_ON_STACK


def _small_tails(inputs: Sequence[Column], outputs: int, lanes: Lanes) -> list[str]:
    if _tails_are_large(inputs, outputs, lanes):
        return []
    return [
        f"  {name} = alloca [{count} x {lanes.element}], align 64"
        for name, count in _tails(inputs, outputs, lanes)
    ]


def _large_tails(inputs: Sequence[Column], outputs: int, lanes: Lanes) -> list[str]:
    """On the heap: a thread's stack may be small."""
    if not _tails_are_large(inputs, outputs, lanes):
        return []
    tails = _tails(inputs, outputs, lanes)
    total = lanes.bytes * sum(count for _, count in tails)
    lines, start = [f"  %tails = call ptr @malloc(i64 {total})"], 0
    for name, count in tails:
        lines.append(f"  {name} = getelementptr {lanes.element}, ptr %tails, i64 {start}")
        start += count
    return lines


def _given(inputs: Sequence[Column], pointer: str, stride: str) -> str:
    """Arguments of a block: where each array's rows begin, and the distance of shared ones."""
    parts = [f"ptr %{pointer}{k}" for k in range(len(inputs))]
    parts += [f"i64 %{stride}{k}" for k, column in enumerate(inputs) if column.shared]
    return "".join(f"{part}, " for part in parts)


def block_head(inputs: Sequence[Column], lanes: Lanes) -> list[str]:
    """The beginning of `block`: a vector of rows of every input, and where the results go."""
    lines = [
        f"define internal void @block({_given(inputs, 'in', 'st').replace('ptr', 'ptr noalias')}"
        "ptr noalias %out) {",
        "entry:",
    ]
    for k, column in enumerate(inputs):
        for j in range(lanes.width) if column.shared else ():
            lines += [f"  %d{k}r{j} = mul i64 %st{k}, {j}",
                      f"  %in{k}r{j} = getelementptr {lanes.element}, ptr %in{k}, "
                      f"i64 %d{k}r{j}"]  # fmt: skip
    return lines


def _block(tape: Tape, inputs: Sequence[Column], lanes: Lanes) -> str:
    """One vector of rows: load, compute, store."""
    where = [(k, c) for k, column in enumerate(inputs) for c in range(column.count)]
    lines, names = block_head(inputs, lanes), {}
    used = {key[1] for key in tape.operations if key[0] == "input"}
    turned: dict[tuple[int, int], str] = {}
    for k, column in enumerate(inputs):
        if tiles.fits(column.count, lanes) and not column.shared:
            more, columns = tiles.load_columns(f"%in{k}", column.count, lanes, f"t{k}")
            lines += more
            turned |= {(k, c): name for c, name in enumerate(columns)}
    for number in sorted(used):
        k, c = where[number]
        if (k, c) in turned:
            names[number] = turned[k, c]
            continue
        names[number], column = f"%x{number}", inputs[k]
        lines += load_input(f"%x{number}", f"%in{k}", c, column.count, lanes, column.shared, k)
    more, results = straight(tape, names, lanes)
    lines += more
    if tiles.fits(len(results), lanes):
        lines += tiles.store_columns(results, "%out", lanes)
    else:
        for c, value in enumerate(results):
            lines += _store(value, c, len(tape.outputs), lanes)
    return "\n".join([*lines, "  ret void", "}"]) + "\n"


def straight(
    tape: Tape, inputs: Mapping[int, str], lanes: Lanes, tag: str = "v"
) -> tuple[list[str], list[str]]:
    """The operations of a tape on named inputs: lines, and the names of the outputs."""
    v = lanes.type
    lines: list[str] = []
    names: list[str] = []
    pairs: dict[int, str] = {}
    for i, (name, *x) in enumerate(tape.operations):
        if name == "constant":
            names.append(lanes.constant(x[0]))
            continue
        if name == "input":
            names.append(inputs[x[0]])
            continue
        result = f"%{tag}{i}"
        names.append(result)
        if name in ("sin", "cos"):
            if x[0] not in pairs:
                pairs[x[0]] = f"%{tag}sc{x[0]}"
                lines.append(f"  {pairs[x[0]]} = call {{ {v}, {v} }} @sincos({v} {names[x[0]]})")
            part = 0 if name == "sin" else 1
            lines.append(f"  {result} = extractvalue {{ {v}, {v} }} {pairs[x[0]]}, {part}")
        else:
            lines += _operation(result, name, [names[k] for k in x], lanes)
    return lines, [names[k] for k in tape.outputs]


def _operation(result: str, name: str, x: list[str], lanes: Lanes) -> list[str]:
    v, s, tag = lanes.type, lanes.suffix, result[1:]
    if name in _BINARY:
        return [f"  {result} = {_BINARY[name]} {v} {x[0]}, {x[1]}"]
    if name == "neg":
        return [f"  {result} = fneg {v} {x[0]}"]
    if name == "sqrt":
        return [f"  {result} = call {v} @llvm.sqrt.{s}({v} {x[0]})"]
    if name in LIBRARY:
        return _by_lane(result, name, x[0], lanes)
    if name == "sign":
        one, minus = lanes.constant(1.0), lanes.constant(-1.0)
        i1, zero = lanes.of("i1"), lanes.constant(0.0)
        return [
            f"  %{tag}up = fcmp ogt {v} {x[0]}, {zero}",
            f"  %{tag}down = fcmp olt {v} {x[0]}, {zero}",
            # zero and NaN are their own sign
            f"  %{tag}rest = select {i1} %{tag}down, {v} {minus}, {v} {x[0]}",
            f"  {result} = select {i1} %{tag}up, {v} {one}, {v} %{tag}rest",
        ]
    if name in FUSED:
        lines, (a, b, c) = [], x
        if name == "fms":
            lines.append(f"  %{tag}m = fneg {v} {c}")
            c = f"%{tag}m"
        if name == "fnma":
            lines.append(f"  %{tag}m = fneg {v} {a}")
            a = f"%{tag}m"
        return [*lines, f"  {result} = call {v} @llvm.fma.{s}({v} {a}, {v} {b}, {v} {c})"]
    raise ValueError(f"no LLVM for operation {name!r}")


def _by_lane(result: str, name: str, x: str, lanes: Lanes) -> list[str]:
    """A function of the library, called for each lane: a row meets the same code in any batch."""
    v, t, tag = lanes.type, lanes.element, result[1:]
    called = f"{name}f" if t == "float" else name
    if lanes.width == 1:
        return [f"  {result} = call {t} @{called}({t} {x})"]
    lines, last = [], "undef"
    for j in range(lanes.width):
        new = result if j == lanes.width - 1 else f"%{tag}l{j}"
        lines += [
            f"  %{tag}a{j} = extractelement {v} {x}, i32 {j}",
            f"  %{tag}f{j} = call {t} @{called}({t} %{tag}a{j})",
            f"  {new} = insertelement {v} {last}, {t} %{tag}f{j}, i32 {j}",
        ]
        last = new
    return lines


def library_declarations(lanes: Lanes) -> str:
    """What `_by_lane` calls; an unused declaration costs nothing."""
    t, end = lanes.element, "f" if lanes.element == "float" else ""
    return "".join(f"declare {t} @{name}{end}({t})\n" for name in LIBRARY)


def load_input(
    result: str,
    array: str,
    column: int,
    columns: int,
    lanes: Lanes,
    shared: bool = False,
    number: int = 0,
) -> list[str]:
    """Lane j is row j: element `column` of each row; rows of shared arrays were found before."""
    tag, t = result[1:], lanes.element
    lines, last = [], "undef"
    for j in range(lanes.width):
        start, offset = array, j * columns + column
        if shared:
            start, offset = f"%in{number}r{j}", column
        lines.append(f"  %{tag}p{j} = getelementptr {t}, ptr {start}, i64 {offset}")
        if lanes.width == 1:
            lines.append(f"  {result} = load {t}, ptr %{tag}p{j}")
            return lines
        lines.append(f"  %{tag}e{j} = load {t}, ptr %{tag}p{j}")
        new = result if j == lanes.width - 1 else f"%{tag}i{j}"
        lines.append(f"  {new} = insertelement {lanes.type} {last}, {t} %{tag}e{j}, i32 {j}")
        last = new
    return lines


def _store(value: str, column: int, columns: int, lanes: Lanes) -> list[str]:
    lines, t = [], lanes.element
    for j in range(lanes.width):
        place = f"%s{column}p{j}"
        lines.append(f"  {place} = getelementptr {t}, ptr %out, i64 {j * columns + column}")
        if lanes.width == 1:
            lines.append(f"  store {t} {value}, ptr {place}")
            continue
        lane = f"%s{column}e{j}"
        lines.append(f"  {lane} = extractelement {lanes.type} {value}, i32 {j}")
        lines.append(f"  store {t} {lane}, ptr {place}")
    return lines
