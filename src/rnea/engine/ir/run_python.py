"""What a tape means, in plain Python: every other target must agree with this, bit for bit,
sin, cos, exp and tanh apart.

Slow on purpose: a fused multiply-add is computed exactly and rounded once.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from fractions import Fraction

from rnea.engine.ir.tape import Tape


def run_python(tape: Tape, inputs: Sequence[float]) -> list[float]:
    """The outputs of one evaluation in float64."""
    values: list[float] = []
    for name, *operands in tape.operations:
        if name == "constant":
            values.append(operands[0])
        elif name == "input":
            values.append(float(inputs[operands[0]]))
        else:
            values.append(_MEANING[name](*(values[k] for k in operands)))
    return [values[k] for k in tape.outputs]


def _fused(a: float, b: float, c: float) -> float:
    """a·b + c, rounded once."""
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    try:
        return float(exact) if exact else a * b + c
    except OverflowError:
        return math.copysign(math.inf, exact)


def _defined(function: Callable[[float], float]) -> Callable[[float], float]:
    """A function of an angle that gives NaN where Python refuses."""
    return lambda x: function(x) if math.isfinite(x) else math.nan


_MEANING: dict[str, Callable[..., float]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
    "neg": operator.neg,
    "fma": _fused,
    "fms": lambda a, b, c: _fused(a, b, -c),
    "fnma": lambda a, b, c: _fused(-a, b, c),
    "sqrt": math.sqrt,
    "sign": lambda x: float((x > 0) - (x < 0)) if x == x else math.nan,
    # beyond this a double is infinite, where Python refuses
    "exp": lambda x: math.inf if x > 709.8 else math.exp(x),
    "tanh": math.tanh,
    "sin": _defined(math.sin),
    "cos": _defined(math.cos),
}
