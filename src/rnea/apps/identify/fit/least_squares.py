"""Weighted least squares as the searches need it: quick, without deviations.

Rows come as (M, n, k) with a mask (M, n); unknowns are in plausible units, so that adding their
squares, in units of the noise, holds what the rows do not tell.
"""

from __future__ import annotations

import numpy as np

from rnea.apps.identify.fit.robust import rms
from rnea.core.spatial.numbers import Array


def quick_fit(A: Array, y: Array, used: Array, turns: int = 2) -> tuple[Array, Array]:
    """z (k,), and the residuals' rms of each joint (n,), joints weighted by their residuals."""
    k = A.shape[-1]
    sizes = rms(y, used)
    sizes = np.maximum(sizes, 1e-9 * max(float(sizes.max()), 1e-300))
    A, y = np.where(used[..., None], A, 0.0), np.where(used, y, 0.0)
    squares = np.einsum("mjk,mjl->jkl", A, A, optimize=True)
    products = np.einsum("mjk,mj->jk", A, y, optimize=True)
    z = np.zeros(k)
    for _ in range(turns):
        N = np.tensordot(1 / sizes**2, squares, axes=1) + np.eye(k)
        z = np.linalg.solve(N, (1 / sizes**2) @ products)
        sizes = np.maximum(rms(y - A @ z, used), 1e-6 * sizes)
    return z, sizes
