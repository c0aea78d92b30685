"""A loop from body to body as LLVM text, with the same signature as a straight program's.

Per vector of rows a block of memory holds, for every body, f, n, cos and sin (8 vectors), and the
motions w, wd, vd (9 vectors) of those bodies whose children are still to come: a chain needs one
place for them, whatever its length, so the loop stays in the cache.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.engine.ir.body_loop import MOTION, TURN, WRENCH, BodyLoop, BodyStep
from rnea.engine.ir.tape import Tape
from rnea.engine.llvm.llvm_operations import functions_text, straight
from rnea.engine.llvm.llvm_prefetch import requests_of_turn
from rnea.engine.llvm.llvm_rows import InputArray, RowLoop, block_head
from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.llvm.llvm_tiles import gathered

_KEPT = WRENCH + TURN


def module_parts(
    loop: BodyLoop, inputs: Sequence[InputArray], lanes: Lanes, wrench: int | None
) -> tuple[list[str], RowLoop]:
    """The function `block` and all that it calls; what remains is to call it for every row.

    wrench: which of the inputs holds moment and force on every body, if any.
    """
    joints = inputs[0].count
    parts = [functions_text([*loop.tapes(), loop.base], lanes), _tables(loop, lanes)]
    for k, step in enumerate(loop.steps):
        parts += [_outward(k, step, joints, lanes), _inward(k, step, joints, lanes)]
    if wrench is not None:
        parts.append(_external(lanes))
    rows = RowLoop(inputs, joints, _vectors(loop))
    return [*parts, _block(loop, rows, lanes, wrench)], rows


def _places(loop: BodyLoop) -> tuple[list[int], int]:
    """Where the motion of each body is kept, the base first, and how many places there are.

    A body takes over its parent's place when it is the last child to read it.
    """
    last = {parent: i for i, parent in enumerate(loop.parent, start=1)}
    place, count = [0], 1
    free: list[int] = []
    for i, parent in enumerate(loop.parent, start=1):
        if last[parent] == i:
            place.append(place[parent])
        elif free:
            place.append(free.pop())
        else:
            place.append(count)
            count += 1
        if i not in last:
            free.append(place[i])
    return place, count


def _vectors(loop: BodyLoop) -> int:
    """How many vectors a block keeps in memory."""
    return _places(loop)[1] * MOTION + (len(loop.kind) + 1) * _KEPT


def _tables(loop: BodyLoop, lanes: Lanes) -> str:
    """What the loop looks up for each body."""
    place, _ = _places(loop)
    starts: list[int] = []
    numbers: list[float] = []
    for row in loop.numbers:
        starts.append(len(numbers))
        numbers += row
    tables = {
        "kind": loop.kind,
        "parent": loop.parent,
        "column": loop.column,
        "start": starts,
        "from": [place[parent] for parent in loop.parent],
        "to": place[1:],
    }
    n, t = len(loop.kind), lanes.element
    lines = [
        f"@{name} = internal constant [{n} x i64] [{', '.join(f'i64 {x}' for x in values)}]"
        for name, values in tables.items()
    ]
    plain = Lanes(1, t)
    text = ", ".join(f"{t} {plain.constant(x)}" for x in numbers)
    size = f"[{max(len(numbers), 1)} x {t}]"
    values = f"[{text}]" if text else "zeroinitializer"
    lines.append(f"@numbers = internal constant {size} {values}")
    return "\n".join(lines)


_STATES = "ptr %q, ptr %qd, ptr %qdd, ptr %numbers"


def _loads(tape: Tape, joints: int, lanes: Lanes) -> tuple[list[str], dict[int, str]]:
    """Load what a step's tape takes; the name of each input."""
    lines: list[str] = []
    names: dict[int, str] = {}
    t, v = lanes.element, lanes.type
    for key in tape.operations:
        if key[0] != "input":
            continue
        k = key[1]
        name = names[k] = f"%x{k}"
        if k < 3:
            array = ("%q", "%qd", "%qdd")[k]
            lines += gathered(
                name, [f"{array}, i64 {j * joints}" for j in range(lanes.width)], lanes
            )
        elif k < 3 + MOTION + WRENCH + TURN:
            place = k - 3 if k < 3 + MOTION else k - 3 - MOTION
            source = "%parent" if k < 3 + MOTION else "%kept"
            lines += [f"  {name}p = getelementptr {v}, ptr {source}, i64 {place}",
                      f"  {name} = load {v}, ptr {name}p"]  # fmt: skip
        else:
            place = k - 3 - MOTION - WRENCH - TURN
            lines += [f"  {name}p = getelementptr {t}, ptr %numbers, i64 {place}",
                      f"  {name}s = load {t}, ptr {name}p"]  # fmt: skip
            lines += _splat(name, f"{name}s", lanes)
    return lines, names


def _splat(result: str, scalar: str, lanes: Lanes) -> list[str]:
    if lanes.width == 1:
        return [f"  {result} = fadd {lanes.type} {scalar}, {lanes.constant(-0.0)}"]
    v, one = lanes.type, f"{result}one"
    return [
        f"  {one} = insertelement {v} undef, {lanes.element} {scalar}, i32 0",
        f"  {result} = shufflevector {v} {one}, {v} undef, {lanes.of('i32')} zeroinitializer",
    ]


def _put(value: str, array: str, place: int, tag: str, lanes: Lanes) -> list[str]:
    return [
        f"  %{tag}{place} = getelementptr {lanes.type}, ptr {array}, i64 {place}",
        f"  store {lanes.type} {value}, ptr %{tag}{place}",
    ]


def _outward(k: int, step: BodyStep, joints: int, lanes: Lanes) -> str:
    tape = step.outward
    loads, names = _loads(tape, joints, lanes)
    lines, results = straight(tape, names, lanes)
    head = f"define internal void @out{k}({_STATES}, ptr %parent, ptr %own, ptr %kept) {{"
    stores = []
    for c, value in enumerate(results):
        if c < MOTION:
            stores += _put(value, "%own", c, "m", lanes)
        else:
            stores += _put(value, "%kept", c - MOTION, "k", lanes)
    return "\n".join([head, "entry:", *loads, *lines, *stores, "  ret void", "}"])


def _inward(k: int, step: BodyStep, joints: int, lanes: Lanes) -> str:
    tape, v, t = step.inward, lanes.type, lanes.element
    loads, names = _loads(tape, joints, lanes)
    lines, results = straight(tape, names, lanes)
    head = f"define internal void @in{k}({_STATES}, ptr %kept, ptr %carrier, ptr %out) {{"
    stores = []
    for j in range(lanes.width):
        stores.append(f"  %to{j} = getelementptr {t}, ptr %out, i64 {j * joints}")
        lane = results[0]
        if lanes.width > 1:
            lane = f"%tau{j}"
            stores.append(f"  {lane} = extractelement {v} {results[0]}, i32 {j}")
        stores.append(f"  store {t} {lane}, ptr %to{j}")
    for c, value in enumerate(results[1:]):
        stores += [
            f"  %c{c} = getelementptr {v}, ptr %carrier, i64 {c}",
            f"  %o{c} = load {v}, ptr %c{c}",
            f"  %n{c} = fadd {v} %o{c}, {value}",
            f"  store {v} %n{c}, ptr %c{c}",
        ]
    return "\n".join([head, "entry:", *loads, *lines, *stores, "  ret void", "}"])


def _external(lanes: Lanes) -> str:
    """Take what acts on a body from outside off its wrench."""
    v, t = lanes.type, lanes.element
    lines = ["define internal void @external(ptr %wrench, i64 %stride, i64 %body, ptr %kept) {",
             "entry:", f"  %o = mul i64 %body, {WRENCH}"]  # fmt: skip
    for c in range(WRENCH):
        last = "undef"
        for j in range(lanes.width):
            tag = f"{c}x{j}"
            lines += [
                f"  %r{tag} = mul i64 %stride, {j}",
                f"  %a{tag} = add i64 %r{tag}, %o",
                f"  %b{tag} = add i64 %a{tag}, {c}",
                f"  %p{tag} = getelementptr {t}, ptr %wrench, i64 %b{tag}",
                f"  %e{tag} = load {t}, ptr %p{tag}",
            ]
            if lanes.width == 1:
                last = f"%e{tag}"
                continue
            lines.append(f"  %i{tag} = insertelement {v} {last}, {t} %e{tag}, i32 {j}")
            last = f"%i{tag}"
        lines += [
            f"  %k{c} = getelementptr {v}, ptr %kept, i64 {c}",
            f"  %w{c} = load {v}, ptr %k{c}",
            f"  %d{c} = fsub {v} %w{c}, {last}",
            f"  store {v} %d{c}, ptr %k{c}",
        ]
    return "\n".join([*lines, "  ret void", "}"])


def _block(loop: BodyLoop, rows: RowLoop, lanes: Lanes, wrench: int | None) -> str:
    """One vector of rows: from the base outward and back."""
    inputs, (_, places) = rows.inputs, _places(loop)
    lines = [
        *block_head(rows, lanes),
        "  %motions = getelementptr i8, ptr %slots, i64 0",
        f"  %wrenches = getelementptr {lanes.type}, ptr %slots, i64 {places * MOTION}",
    ]
    first = sum(column.count for column in inputs[:3])
    where = [(k, c) for k, column in enumerate(inputs) for c in range(column.count)]
    names = {}
    for key in loop.base.operations:
        if key[0] == "input":
            k, c = where[first + key[1]]
            names[key[1]] = f"%b{key[1]}"
            at = [f"%in{k}r{j}, i64 {c}" for j in range(lanes.width)]
            lines += gathered(f"%b{key[1]}", at, lanes)
    more, results = straight(loop.base, names, lanes, tag="g")
    lines += more
    for c, value in enumerate(results):
        lines += _put(value, "%motions", c, "base", lanes)
    for c in range(WRENCH):
        lines += _put(lanes.constant(0.0), "%wrenches", c, "zero", lanes)
    lines += _both_ways(loop, rows, lanes, wrench)
    return "\n".join([*lines, "  ret void", "}"])


def _both_ways(loop: BodyLoop, rows: RowLoop, lanes: Lanes, wrench: int | None) -> list[str]:
    """The two loops over the bodies."""
    n, t = len(loop.kind), lanes.element
    reads, writes = (
        requests_of_turn(rows, lanes, turn, n, out) if lanes.width > 1 else []
        for turn, out in (("%i", False), ("%j", True))
    )
    lines = ["  br label %outward", "outward:"]
    lines += ["  %i = phi i64 [ 0, %entry ], [ %i1, %outnext ]", *reads, *_look_up("i", n, lanes)]
    lines += _switch("i", "out", len(loop.steps))
    for k in range(len(loop.steps)):
        given = _pointers("i", "q", "qd", "qdd", "numbers", "from", "to", "kept")
        lines += [f"out{k}:", f"  call void @out{k}({given})", "  br label %outdone"]
    lines += ["outdone:"]
    if wrench is not None:
        given = f"ptr %in{wrench}, i64 %st{wrench}, i64 %ibody, ptr %ikept"
        lines += ["  %ibody = add i64 %i, 1", f"  call void @external({given})"]
    lines += ["  br label %outnext", "outnext:", "  %i1 = add i64 %i, 1",
              f"  %imore = icmp ult i64 %i1, {n}",
              "  br i1 %imore, label %outward, label %inward", "inward:",
              f"  %j = phi i64 [ {n - 1}, %outnext ], [ %j1, %innext ]", *writes,
              *_look_up("j", n, lanes),
              f"  %jresult = getelementptr {t}, ptr %out, i64 %jcolumn"]  # fmt: skip
    lines += _switch("j", "back", len(loop.steps))
    for k in range(len(loop.steps)):
        given = _pointers("j", "q", "qd", "qdd", "numbers", "kept", "carrier", "result")
        lines += [f"back{k}:", f"  call void @in{k}({given})", "  br label %innext"]
    lines += ["innext:", "  %j1 = sub i64 %j, 1", "  %jmore = icmp ne i64 %j, 0",
              "  br i1 %jmore, label %inward, label %finished", "finished:"]  # fmt: skip
    return lines


def _pointers(i: str, *names: str) -> str:
    return ", ".join(f"ptr %{i}{name}" for name in names)


def _switch(i: str, way: str, kinds: int) -> list[str]:
    cases = " ".join(f"i64 {k}, label %{way}{k}" for k in range(kinds))
    return [f"  switch i64 %{i}kind, label %{way}0 [ {cases} ]"]


def _look_up(i: str, n: int, lanes: Lanes) -> list[str]:
    """Everything about body number %i: states, numbers, places in memory."""
    t, v = lanes.element, lanes.type
    lines = []
    for table in ("kind", "parent", "column", "start", "from", "to"):
        name = f"{table}place" if table in ("from", "to") else table
        lines += [f"  %{i}{table}p = getelementptr [{n} x i64], ptr @{table}, i64 0, i64 %{i}",
                  f"  %{i}{name} = load i64, ptr %{i}{table}p"]  # fmt: skip
    for k, name in enumerate(("q", "qd", "qdd")):
        lines.append(f"  %{i}{name} = getelementptr {t}, ptr %in{k}, i64 %{i}column")
    lines.append(f"  %{i}numbers = getelementptr {t}, ptr @numbers, i64 %{i}start")
    for name in ("from", "to"):
        lines += [f"  %{i}{name}o = mul i64 %{i}{name}place, {MOTION}",
                  f"  %{i}{name} = getelementptr {v}, ptr %motions, i64 %{i}{name}o"]  # fmt: skip
    lines += [
        f"  %{i}after = add i64 %{i}, 1",
        f"  %{i}kepto = mul i64 %{i}after, {_KEPT}",
        f"  %{i}kept = getelementptr {v}, ptr %wrenches, i64 %{i}kepto",
        f"  %{i}carriero = mul i64 %{i}parent, {_KEPT}",
        f"  %{i}carrier = getelementptr {v}, ptr %wrenches, i64 %{i}carriero",
    ]
    return lines
