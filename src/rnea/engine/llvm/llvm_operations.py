"""The operations of a tape as lines of LLVM text, on vectors of any width."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rnea.engine.ir.tape import FUSED, Tape
from rnea.engine.llvm.llvm_exponentials import FUNCTIONS, exponential_function, tanh_function
from rnea.engine.llvm.llvm_sincos import declarations, sincos_function
from rnea.engine.llvm.llvm_text import Lanes

_BINARY = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}


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
    if name in FUNCTIONS:
        return [f"  {result} = call {v} @{FUNCTIONS[name]}({v} {x[0]})"]
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


def functions_text(tapes: Iterable[Tape], lanes: Lanes, inline: bool = False) -> str:
    """The functions that the operations of some tapes call, and no others: each is compiled.

    inline: sine and cosine are copied to where they are called.
    """
    used = {key[0] for tape in tapes for key in tape.operations}
    parts = []
    if not used.isdisjoint(("sin", "cos")):
        parts.append(sincos_function(lanes, inline))
    else:
        parts.append(declarations(lanes))
    if "exp" in used:
        parts.append(exponential_function(lanes))
    if "tanh" in used:
        parts.append(tanh_function(lanes))
    return "\n".join(parts)
