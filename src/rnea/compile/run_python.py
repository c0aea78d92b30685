"""What a tape means, in plain Python: every other target must agree with this, bit for bit.

Slow on purpose: a fused multiply-add is computed exactly and rounded once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from rnea.compile.tape import Tape


def run_python(tape: Tape, inputs: Sequence[float]) -> list[float]:
    """The outputs of one evaluation in float64."""
    values: list[float] = []
    for name, *operands in tape.operations:
        if name == "constant":
            values.append(operands[0])
        elif name == "input":
            values.append(float(inputs[operands[0]]))
        else:
            values.append(_apply(name, [values[k] for k in operands]))
    return [values[k] for k in tape.outputs]


def _apply(name: str, x: list[float]) -> float:
    match name:
        case "add":
            return x[0] + x[1]
        case "sub":
            return x[0] - x[1]
        case "mul":
            return x[0] * x[1]
        case "div":
            return x[0] / x[1]
        case "neg":
            return -x[0]
        case "fma":
            return _fused(x[0], x[1], x[2])
        case "fms":
            return _fused(x[0], x[1], -x[2])
        case "fnma":
            return _fused(-x[0], x[1], x[2])
        case "sqrt":
            return math.sqrt(x[0])
        case "sign":
            return float((x[0] > 0) - (x[0] < 0)) if x[0] == x[0] else math.nan
        case "exp":
            # beyond this a double is infinite, where Python refuses
            return math.exp(x[0]) if not x[0] > 709.8 else math.inf
        case "tanh":
            return math.tanh(x[0])
        case "sin" | "cos":
            return getattr(math, name)(x[0]) if math.isfinite(x[0]) else math.nan
    raise ValueError(f"unknown operation {name!r}")


def _fused(a: float, b: float, c: float) -> float:
    """a·b + c, rounded once."""
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    try:
        return float(exact) if exact else a * b + c
    except OverflowError:
        return math.copysign(math.inf, exact)
