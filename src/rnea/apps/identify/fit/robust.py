"""What all fits here have in common: sizes of residuals, and how far a row that strays counts."""

from __future__ import annotations

import numpy as np

from rnea.core.spatial.numbers import Array


def rms(values: Array, used: Array, weights: Array | float = 1.0) -> Array:
    """(n,): of used rows of values (M, n); 0 for a joint that has none."""
    counted = np.where(used, weights, 0.0)
    total = (counted * values**2).sum(axis=0)
    return np.asarray(np.sqrt(total / np.maximum(counted.sum(axis=0), 1e-300)))


def mad_std(values: Array) -> float:
    """The deviation of most values (M,), by the median of their sizes; strays do not move it.

    >>> round(mad_std(np.array([-1.0, 1.0, 1.0, -1.0, 100.0])), 3)
    1.483
    """
    return 1.4826 * float(np.median(np.abs(values))) if len(values) else 0.0


def huber_weights(left: Array, sizes: Array | float, strays: float) -> Array:
    """Huber's weights: rows that are off by more than so many sizes count by the first power.

    >>> huber_weights(np.array([1.0, -2.0, 12.0]), 2.0, 3.0)  # the last is twice too far
    array([1. , 1. , 0.5])
    """
    return np.asarray(np.minimum(1.0, strays * sizes / np.maximum(np.abs(left), 1e-300)))
