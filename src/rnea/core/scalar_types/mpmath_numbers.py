"""mpmath numbers as a kind of number, for references of any precision: set `mpmath.mp.dps`."""

from __future__ import annotations

from typing import Any

import mpmath
import numpy as np

from rnea.core.spatial import numbers
from rnea.core.spatial.numbers import ScalarType


def decimal(value: Any) -> Any:
    """A float enters with its binary value: the reference answers the same question as float64."""
    return mpmath.mpf(float(value)) if isinstance(value, np.floating) else mpmath.mpf(value)


MPMATH = ScalarType(
    "mpmath",
    decimal,
    mpmath.pi,
    mpmath.sin,
    mpmath.cos,
    mpmath.sqrt,
    mpmath.sign,
    mpmath.exp,
    mpmath.tanh,
)
numbers.register(mpmath.mpf, MPMATH)
