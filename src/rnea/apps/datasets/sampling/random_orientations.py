"""Uniform orientations of three uniform numbers, by operations that every machine rounds alike.

Libraries' sines may differ in the last bit from one processor to the next, and rows of one seed
must not. Sums, products and square roots do not.
"""

from __future__ import annotations

import math

import numpy as np

from rnea.core.spatial.numbers import Array

# of angles up to an eighth of a turn; the next terms are below 1e-18
_SINE = [(-1) ** k / math.factorial(2 * k + 1) for k in range(9)]
_COSINE = [(-1) ** k / math.factorial(2 * k) for k in range(9)]


def unit_quaternions(u: Array) -> Array:
    """Quaternions (4, n), scalar part first, of numbers (3, n) in [0, 1): Shoemake's method.

    Uniform over all rotations; where the numbers are evenly spread so are they.
    """
    long, short = np.sqrt(1.0 - u[0]), np.sqrt(u[0])
    (c1, s1), (c2, s2) = circle(u[1]), circle(u[2])
    return np.stack([short * c2, long * s1, long * c1, short * s2])


def circle(turns: Array) -> tuple[Array, Array]:
    """Cosine and sine of angles in turns, in [0, 1).

    >>> circle(np.array([0.0, 0.25, 1 / 3]))[1].round(6)
    array([0.      , 1.      , 0.866025])
    """
    quarters = np.rint(turns * 4.0)
    angle = (turns - quarters * 0.25) * (2.0 * math.pi)
    square = angle * angle
    c, s = _series(_COSINE, square), _series(_SINE, square) * angle
    number = quarters.astype(np.int64) % 4
    odd = number % 2 == 1
    cosine, sine = np.where(odd, s, c), np.where(odd, c, s)
    np.negative(cosine, out=cosine, where=(number == 1) | (number == 2))
    np.negative(sine, out=sine, where=number >= 2)
    return cosine, sine


def _series(terms: list[float], x: Array) -> Array:
    value = np.full_like(x, terms[-1])
    for term in reversed(terms[:-1]):
        value = value * x + term
    return value
