"""Weighted least squares as the searches need it: quick, without deviations.

Rows come as (M, n, k) with a mask (M, n); unknowns are in plausible units, so that adding their
squares, in units of the noise, holds what the rows do not tell.
"""

from __future__ import annotations

import numpy as np

from rnea.spatial.numbers import Array


def quick_fit(A: Array, y: Array, used: Array, turns: int = 2) -> tuple[Array, Array]:
    """z (k,), and the residuals' rms of each joint (n,), joints weighted by their residuals."""
    k = A.shape[-1]
    rms = np.sqrt(_means(y**2, used))
    rms = np.maximum(rms, 1e-9 * max(float(rms.max()), 1e-300))
    A, y = np.where(used[..., None], A, 0.0), np.where(used, y, 0.0)
    squares = np.einsum("mjk,mjl->jkl", A, A, optimize=True)
    products = np.einsum("mjk,mj->jk", A, y, optimize=True)
    z = np.zeros(k)
    for _ in range(turns):
        N = np.tensordot(1 / rms**2, squares, axes=1) + np.eye(k)
        z = np.linalg.solve(N, (1 / rms**2) @ products)
        left = np.sqrt(_means(np.where(used, y - A @ z, 0.0) ** 2, used))
        rms = np.maximum(left, 1e-6 * rms)
    return z, rms


def _means(values: Array, used: Array) -> Array:
    return np.asarray((values * used).sum(axis=0) / np.maximum(used.sum(axis=0), 1))
