"""An expression of the recursion as a textbook would print it: angles summed, no cos² + sin².

What the recursion returns on SymPy symbols is a polynomial in cosines and sines of single joint
angles. Its Fourier sum is canonical, so equal expressions come out equal, and zero comes out 0,
without any search for a simpler form.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import sympy

from rnea.symbolic.fourier import series


def compact(expression: Any) -> Any:
    """The Fourier sum of one expression, coefficients with their common factors in front."""
    expression = sympy.sympify(expression)
    if any(not wave.args[0].is_Symbol for wave in expression.atoms(sympy.sin, sympy.cos)):
        expression = sympy.expand_trig(expression)
    waves = expression.atoms(sympy.sin, sympy.cos)
    angles = sorted({wave.args[0] for wave in waves}, key=str)
    gens = [sympy.Dummy() for _ in range(2 * len(angles))]
    swaps = {}
    for i, angle in enumerate(angles):
        swaps[sympy.cos(angle)], swaps[sympy.sin(angle)] = gens[2 * i], gens[2 * i + 1]
    polynomial = sympy.expand(expression.xreplace(swaps))
    if not gens:
        return sympy.factor_terms(polynomial)
    found: dict[Any, Any] = {}
    for powers, coefficient in sympy.Poly(polynomial, *gens).terms():
        for wave, part in series([(powers, 1)]).items():  # type: ignore[list-item]
            scaled = coefficient * sympy.Rational(part.numerator, part.denominator)
            found[wave] = found.get(wave, 0) + scaled
    total = []
    for (function, multiples), coefficient in found.items():
        coefficient = sympy.factor_terms(sympy.expand(coefficient))
        argument = sum(k * angle for k, angle in zip(multiples, angles, strict=True))
        total.append(coefficient * (getattr(sympy, function)(argument) if any(multiples) else 1))
    return sympy.Add(*total)


def compact_array(value: Any, seen: dict[Any, Any]) -> Any:
    """Every symbolic entry of a value compacted; `seen` remembers what was done before."""

    def one(x: Any) -> Any:
        if not hasattr(x, "free_symbols"):
            return x
        if x not in seen:
            seen[x] = compact(x)
        return seen[x]

    if not isinstance(value, np.ndarray) or value.dtype != object:
        return one(value)
    out = np.empty(value.shape, dtype=object)
    for index in np.ndindex(value.shape):
        out[index] = one(value[index])
    return out
