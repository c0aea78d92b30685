"""Polynomials in cosines and sines as sums of cos(k·x) and sin(k·x) with whole multiples k.

The sum is the canonical form: two polynomials that differ by cos² + sin² = 1 or by an addition
theorem have the same one, and cos q1 cos q2 - sin q1 sin q2 becomes cos(q1 + q2) by itself.
With z = e^(ix): cos x = (z + 1/z)/2 and sin x = (z - 1/z)/2i, so a product of powers is a sum of
e^(ik·x) with real coefficients times (-i)^(number of sines): all cosines or all sines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

import numpy as np

Multiples = tuple[int, ...]
Wave = tuple[str, Multiples]
"""("cos", k) or ("sin", k), the first multiple that is not zero positive; cos of 0 is 1."""
Waves = tuple[Wave, ...]
"""A product of waves; () is 1."""
Series = dict[Wave, Fraction]


@cache
def _one_angle(cosines: int, sines: int) -> tuple[tuple[int, Fraction], ...]:
    """(z + 1/z)^a (z - 1/z)^b / 2^(a+b) as pairs of power and coefficient."""
    powers: Counter[int] = Counter()
    for i in range(cosines + 1):
        for j in range(sines + 1):
            k = (cosines - 2 * i) + (sines - 2 * j)
            powers[k] += comb(cosines, i) * comb(sines, j) * (-1) ** j
    scale = 2 ** (cosines + sines)
    return tuple((k, Fraction(c, scale)) for k, c in powers.items() if c)


@cache
def _of_monomial(powers: tuple[int, ...]) -> tuple[tuple[Wave, Fraction], ...]:
    """powers: of cos x1, sin x1, cos x2, sin x2, ..."""
    terms: dict[Multiples, Fraction] = {(): Fraction(1)}
    for cosines, sines in zip(powers[::2], powers[1::2], strict=True):
        one = _one_angle(cosines, sines)
        terms = {(*ks, k): a * b for ks, a in terms.items() for k, b in one}
    sines = sum(powers[1::2])
    function = "sin" if sines % 2 else "cos"
    phase = -1 if sines % 4 in (2, 3) else 1
    out: Series = {}
    for k, coefficient in terms.items():
        sign, wave = canonical(function, k)
        if sign:
            out[wave] = out.get(wave, Fraction(0)) + coefficient * phase * sign
    return tuple((wave, c) for wave, c in out.items() if c)


def canonical(function: str, k: Multiples) -> tuple[int, Wave]:
    """cos(-x) = cos x, sin(-x) = -sin x, sin 0 = 0: a sign and the wave in its one form."""
    first = next((x for x in k if x), 0)
    if first == 0:
        return (0 if function == "sin" else 1), (function, k)
    if first > 0:
        return 1, (function, k)
    return (-1 if function == "sin" else 1), (function, tuple(-x for x in k))


def series(polynomial: Iterable[tuple[tuple[int, ...], Fraction]]) -> Series:
    """The Fourier sum of a polynomial given by its monomials in cos x1, sin x1, ..."""
    out: Series = {}
    for powers, coefficient in polynomial:
        for wave, part in _of_monomial(powers):
            out[wave] = out.get(wave, Fraction(0)) + coefficient * part
    return {wave: c for wave, c in out.items() if c}


def products(waves: Series) -> list[tuple[Fraction, Waves]]:
    """The sum with pairs of equal size merged: cos a + cos b = 2 cos((a+b)/2) cos((a-b)/2).

    Only where the half angles are whole multiples again, so that 1 + cos 2x becomes 2 cos² x and
    nothing becomes more complicated.
    """
    left = sorted(waves.items(), key=lambda item: _order(item[0]))
    out: list[tuple[Fraction, Waves]] = []
    while left:
        wave, a = left.pop(0)
        partner = next(
            (i for i, (other, b) in enumerate(left) if _halves(wave, other) and abs(a) == abs(b)),
            None,
        )
        if partner is None:
            out.append((a, () if not any(wave[1]) else (wave,)))
        else:
            other, b = left.pop(partner)
            out.append(_merged(wave, a, other, b))
    return out


def _order(wave: Wave) -> tuple[int, tuple[int, ...], str]:
    """Single angles before sums of them, and those in the order of the joints."""
    return sum(map(abs, wave[1])), tuple(-abs(k) for k in wave[1]), wave[0]


def waves_order(waves: Waves) -> tuple[object, ...]:
    return len(waves), tuple(map(_order, waves))


def _halves(one: Wave, two: Wave) -> bool:
    return one[0] == two[0] and all((a + b) % 2 == 0 for a, b in zip(one[1], two[1], strict=True))


def _merged(one: Wave, a: Fraction, two: Wave, b: Fraction) -> tuple[Fraction, Waves]:
    half_sum = tuple((x + y) // 2 for x, y in zip(one[1], two[1], strict=True))
    half_difference = tuple((x - y) // 2 for x, y in zip(one[1], two[1], strict=True))
    if (a > 0) == (b > 0):
        functions, scale = (one[0], "cos"), 2 * a
    elif one[0] == "cos":
        functions, scale = ("sin", "sin"), -2 * a
    else:
        functions, scale = ("cos", "sin"), 2 * a
    waves = []
    for function, k in zip(functions, (half_sum, half_difference), strict=True):
        sign, wave = canonical(function, k)
        scale *= sign
        if any(wave[1]):
            waves.append(wave)
    return scale, tuple(sorted(waves, key=_order))


# ---- SymPy's expressions ------------------------------------------------------------------------


def compact(expression: Any) -> Any:
    """A SymPy expression of the recursion as a textbook would print it: its Fourier sum.

    What the recursion returns on symbols is a polynomial in cosines and sines of single joint
    angles, so equal expressions come out equal, and zero comes out 0, without any search for a
    simpler form. Coefficients have their common factors in front.
    """
    import sympy

    expression = sympy.sympify(expression)
    if any(not wave.args[0].is_Symbol for wave in expression.atoms(sympy.sin, sympy.cos)):
        expression = sympy.expand_trig(expression)
    angles = sorted({wave.args[0] for wave in expression.atoms(sympy.sin, sympy.cos)}, key=str)
    swaps = {
        wave: sympy.Dummy() for angle in angles for wave in (sympy.cos(angle), sympy.sin(angle))
    }
    polynomial = sympy.expand(expression.xreplace(swaps))
    if not swaps:
        return sympy.factor_terms(polynomial)
    fourier = series(sympy.Poly(polynomial, *swaps.values()).terms())
    total = []
    for (function, multiples), coefficient in fourier.items():
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

    symbolic = isinstance(value, np.ndarray) and value.dtype == object
    return np.frompyfunc(one, 1, 1)(value) if symbolic else one(value)
