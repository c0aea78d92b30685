"""A kind of number that adds where others subtract: the scale of rounding errors.

A recursion run on magnitudes returns, for each result, the sum of the absolute values of all the
terms that went into it. An error of a few units in the last place of that sum is what float64
arithmetic must be forgiven; more is a defect.
"""

import numpy as np

from rnea.spatial import numbers
from rnea.spatial.numbers import Kind


class Magnitude:
    """A value for sine and cosine to be taken of, and the magnitude that is added up."""

    __slots__ = ("angle", "size")

    def __init__(self, value):
        self.angle = value
        self.size = np.abs(value)

    def __add__(self, other):
        if isinstance(other, np.ndarray) and other.dtype == object:
            return NotImplemented  # an array of magnitudes knows how to add one
        return Magnitude(self.size + size_of(other))

    def __mul__(self, other):
        return Magnitude(self.size * size_of(other))

    def __truediv__(self, other):
        return Magnitude(self.size / size_of(other))

    def __neg__(self):
        return self

    __radd__ = __sub__ = __rsub__ = __add__
    __rmul__ = __mul__


def size_of(value):
    return value.size if isinstance(value, Magnitude) else np.abs(value)


def _function(name):
    return lambda x: Magnitude(getattr(np, name)(x.angle))


MAGNITUDE = Kind(
    "magnitude",
    Magnitude,
    Magnitude(np.pi),
    _function("sin"),
    _function("cos"),
    _function("sqrt"),
    lambda x: Magnitude(1.0),
)
numbers.register(Magnitude, MAGNITUDE)


def magnitudes(x):
    """Joint values (..., n) as n magnitudes, each carrying the whole batch."""
    x = np.asarray(x, dtype=float)
    out = np.empty(x.shape[-1], dtype=object)
    for i in range(x.shape[-1]):
        out[i] = Magnitude(x[..., i])
    return out


def sizes(result, batch=()):
    """An object array of magnitudes as floats, with the batch axes in front."""
    result = np.asarray(result)
    out = np.zeros((*batch, *result.shape))
    for index in np.ndindex(result.shape):
        out[(..., *index)] = size_of(result[index])
    return out
