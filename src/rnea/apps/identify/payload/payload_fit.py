"""Weighted least squares with a weak belief, and deviations that know of correlated noise.

Each joint is weighted by its own residual, and rows that stray count less (Huber). What is believed
beforehand of an unknown is that it lies within its `belief` of zero: wide for all of them, so that
rows decide wherever they say anything. With rows A, weights W, the residuals' covariance Σ and the
beliefs' inverse squares P

    H = Aᵀ W² A + P,    covariance = H⁻¹ (Aᵀ W² Σ W² A + P) H⁻¹.

Residuals of neighbouring rows are alike, since efforts are filtered and models are not perfect;
Σ is their autocovariance.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.apps.identify.fit.autocovariance import (
    autocorrelation_time,
    correlations,
    rows_of_columns,
    summed,
)
from rnea.apps.identify.fit.robust import huber_weights, rms
from rnea.apps.identify.payload.payload_rows import PayloadRows
from rnea.core.spatial.numbers import Array

REWEIGHTED = 2
HUBER = 3.0


@dataclass(frozen=True, eq=False)
class Fit:
    """values (k,), covariance (r, r) of those asked for.

    data_share (k,): how much of an unknown the rows say, the rest being what was believed
    moved: by how much those asked for change with efforts that are others by (M, n)
    """

    values: Array
    covariance: Array
    data_share: Array
    moved: Callable[[Array], Array]


def fit(rows: PayloadRows, belief: Array, coulomb: Array, asked: slice) -> Fit:
    """belief (k,): how far each unknown may be from zero. coulomb (n,): friction of the file.
    asked: of which unknowns the deviations are wanted."""
    moving = rows.used & ~rows.standing[:, None]
    posed = rows.used & rows.standing[:, None]
    counts = moving.sum(axis=0)
    sizes = _floored(rms(rows.left, moving), rows.sizes)
    pose_sizes = _floored(rms(rows.left, posed), rows.sizes)
    believed = np.ones_like(rows.left)
    P = np.diag(belief**-2.0)
    for turn in range(REWEIGHTED + 1):
        scale = np.where(moving, np.sqrt(believed) / sizes, np.where(posed, 1 / pose_sizes, 0.0))
        A, y = rows.columns * scale[..., None], rows.left * scale
        told = [_gram(A[rows.standing == which]) for which in (False, True)]
        H = told[0] + told[1] + P
        values = np.linalg.solve(H, np.einsum("tjk,tj->k", A, y))
        left = rows.left - rows.columns @ values
        spent = [float(np.trace(np.linalg.solve(H, part))) for part in told]
        shares = correlations(left * scale, moving, rows.part)
        effective = float((counts / autocorrelation_time(shares)).sum())
        # unknowns took their part of the noise
        grown = effective / max(effective - spent[0], 1.0) if effective else 1.0
        if turn < REWEIGHTED:
            sizes = _floored(rms(left, moving, believed) * np.sqrt(grown), rows.sizes)
            believed = np.where(moving, huber_weights(left, sizes, HUBER), 1.0)
            friction = np.abs(coulomb + values[rows.friction].reshape(3, -1)[1] * (counts > 0))
            pose_sizes = _pose_sizes(left, posed, spent[1], friction, rows.sizes)
    inverse = np.linalg.inv(H)[:, asked]
    U = _by_joint(A @ inverse, moving)
    noise = summed(U, np.where(moving, left * scale, 0.0), moving, rows.part, shares)
    grown = _grown(A, H, moving, rows.part, shares, spent[0])
    covariance = noise * grown + inverse.T @ (told[1] + P) @ inverse
    # rows that are alike count once
    apart = _gram(A / np.sqrt(np.where(moving, autocorrelation_time(shares), 1.0))[..., None]) + P
    known = 1.0 - np.diag(np.linalg.inv(apart)) / belief**2
    return Fit(
        values,
        (covariance + covariance.T) / 2,
        known,
        lambda change: np.asarray(np.einsum("tjr,tj->r", A @ inverse, change * scale)),
    )


def _grown(
    A: Array, H: Array, moving: Array, part: Array, shares: list[Array], spent: float
) -> float:
    """How much larger the noise is than what is left: unknowns took their part of it, and that at
    the frequencies of their columns only, where fewer rows are independent than there are."""
    basis = np.linalg.solve(np.linalg.cholesky(H), A.reshape(-1, A.shape[-1]).T).T
    free = rows_of_columns(_by_joint(basis.reshape(A.shape), moving), moving, part, shares)
    return free / max(free - spent, 1.0) if free else 1.0


def _pose_sizes(left: Array, posed: Array, spent: float, friction: Array, efforts: Array) -> Array:
    """Of a standstill's row: friction of either sign, or what is left if that is more."""
    count = float(posed.sum())
    found = rms(left, posed)
    if count - spent >= 1:
        found = found * np.sqrt(count / (count - spent))
    # of a joint alone few rows are left; all together say how large it is beside its efforts
    usual = np.sqrt(np.mean((found / efforts) ** 2)) * efforts
    return _floored(np.maximum(np.maximum(found, 0.5 * usual), friction / np.sqrt(3)), efforts)


def _by_joint(columns: Array, moving: Array) -> list[Array]:
    """Of each joint its columns (r, M), 0 where it does not move, of columns (M, n, r)."""
    return [np.where(own, columns[:, j].T, 0.0) for j, own in enumerate(moving.T)]


def _gram(A: Array) -> Array:
    flat = A.reshape(-1, A.shape[-1])
    return np.asarray(flat.T @ flat)


def _floored(sizes: Array, efforts: Array) -> Array:
    """No joint so exact that all others stop counting."""
    return np.maximum(sizes, 1e-6 * _positive(np.maximum(efforts, 1e-3 * efforts.max())))


def _positive(values: Array) -> Array:
    return np.maximum(values, 1e-300)
