"""SymPy expressions as a kind of number: importing this file registers them."""

from __future__ import annotations

from typing import Any

import numpy as np
import sympy

from rnea.core.spatial import numbers
from rnea.core.spatial.numbers import ScalarType


def exact(value: Any) -> sympy.Expr:
    """A constant without rounding: 0.35 becomes 7/20, the decimal that the file says."""
    if isinstance(value, sympy.Basic):
        return value
    if isinstance(value, float | np.floating):
        return sympy.Rational(repr(float(value)))
    return sympy.sympify(value)


SYMPY = ScalarType(
    "sympy",
    exact,
    sympy.pi,
    sympy.sin,
    sympy.cos,
    sympy.sqrt,
    sympy.sign,
    sympy.exp,
    sympy.tanh,
)
numbers.register(sympy.Expr, SYMPY)
