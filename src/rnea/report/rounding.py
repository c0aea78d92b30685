"""What rounding leaves of nothing is drawn as nothing: axes would else be scaled to it."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array

_ROUNDING = 1e-12


def largest(*values: Any) -> float:
    """The largest size of numbers; 0 of none, NaN and infinities aside."""
    sizes = [np.abs(x[np.isfinite(x)]) for x in (np.asarray(v, dtype=float) for v in values)]
    return max((float(size.max(initial=0.0)) for size in sizes), default=0.0)


def without_rounding(values: Any, scale: Any) -> Array:
    """Zero for what is zero up to rounding, beside values of a scale.

    >>> without_rounding([1e-16, -0.5], 10.0).tolist()
    [0.0, -0.5]
    """
    values = np.asarray(values, dtype=float)
    # NaN stays what it is
    return np.where(np.abs(values) <= _ROUNDING * np.asarray(scale), 0.0, values)
