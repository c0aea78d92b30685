"""The operations of a tape as lines of LLVM text, on vectors of any width."""

from __future__ import annotations

from collections.abc import Mapping

from rnea.compile.llvm_text import Lanes
from rnea.compile.tape import FUSED, Tape

_BINARY = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
# functions of the C library, for friction that needs them
LIBRARY = ("exp", "tanh")


class Values:
    """The values of a tape by name: handed in, or computed by lines that are gathered here."""

    def __init__(self, tape: Tape, lanes: Lanes, tag: str = "v") -> None:
        self.lines: list[str] = []
        self._tape, self._lanes, self._tag = tape, lanes, tag
        self._names: dict[int, str] = {}
        self._pairs: dict[int, str] = {}

    def __getitem__(self, i: int) -> str:
        name, *x = self._tape.operations[i]
        return self._lanes.constant(x[0]) if name == "constant" else self._names[i]

    def __setitem__(self, i: int, name: str) -> None:
        self._names[i] = name

    def __contains__(self, i: int) -> bool:
        return i in self._names

    def compute(self, i: int) -> None:
        """Lines for an operation whose operands are known; sine and cosine share one call."""
        name, *x = self._tape.operations[i]
        v, result = self._lanes.type, f"%{self._tag}{i}"
        if name in ("sin", "cos"):
            pair = self._pairs.get(x[0])
            if pair is None:
                pair = self._pairs[x[0]] = f"%{self._tag}sc{x[0]}"
                self.lines.append(f"  {pair} = call {{ {v}, {v} }} @sin_and_cos({v} {self[x[0]]})")
            part = 0 if name == "sin" else 1
            self.lines.append(f"  {result} = extractvalue {{ {v}, {v} }} {pair}, {part}")
        else:
            self.lines += _operation(result, name, [self[k] for k in x], self._lanes)
        self._names[i] = result


def straight(
    tape: Tape, inputs: Mapping[int, str], lanes: Lanes, tag: str = "v"
) -> tuple[list[str], list[str]]:
    """The operations of a tape on named inputs: lines, and the names of the outputs."""
    values = Values(tape, lanes, tag)
    for i, (name, *x) in enumerate(tape.operations):
        if name == "input":
            values[i] = inputs[x[0]]
        elif name != "constant":
            values.compute(i)
    return values.lines, [values[k] for k in tape.outputs]


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
