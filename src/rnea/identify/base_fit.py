"""The base fit: weighted least squares for what the torques depend on, with standard deviations.

Every joint is weighted by its own residual, and rows that stray (contacts, stumbling clocks) count
less the further they stray. Unknown are the differences to the file's values, each in a
unit of what is plausible for the robot (`plausible`): a direction of all unknowns whose deviation
is larger than that unit was not excited by the motion, and keeps the file's value.

Residuals of neighbouring rows are alike, so deviations come from the residuals' autocovariance Σ:
x = A⁺ y has the covariance A⁺ Σ A⁺ᵀ.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.errors import InputError
from rnea.identify.autocovariance import alike, correlations, rows_of_columns, summed
from rnea.identify.equations import Equations
from rnea.identify.robust import rms, trust, usual
from rnea.spatial.numbers import Array

REWEIGHTED = 2
STRAYS = 3.0  # deviations of a joint's residual, beyond which a row counts less
_ROUNDING = 1e-9  # of the largest singular value
TOLD = 1 / 3  # of the parameter itself: a deviation below tells it from zero
LITTLE = 0.005  # of what is plausible: a deviation below tells that there is not much of it


@dataclass(frozen=True, eq=False)
class BaseFit:
    """values, deviations (k,) of the parameters `names`; covariance (k, k).

    start (k,): the file's values. scale (k,): what is plausible of each.
    kept_share (k,): how much of a parameter lies in directions that the motion did not excite.
    information (k, k): inverse covariance in the metric of the fit, what the motion says.
    rms (n,): of the used rows. rows (n,): how many were used. outliers (n,): share that counted
    less; steady (M, n): the used rows that do not stray far. dropped: how many directions kept the
    file's value.

    >>> from rnea import load
    >>> from rnea.identify import identify
    >>> arm, push = load("one_link"), lambda t: [3 * np.sin(2 * t)]
    >>> log = arm.simulate([0.0], time=8.0, torque=push).measured(rate=100.0)
    >>> fit = identify(arm, [log]).fitted.base_fit
    >>> fit.values.shape == fit.deviations.shape, bool(fit.identified[0])
    (True, True)
    """

    names: tuple[int, ...]
    values: Array
    deviations: Array
    covariance: Array
    start: Array
    scale: Array
    kept_share: Array
    information: Array
    rms: Array
    rows: Array
    outliers: Array
    steady: Array
    dropped: int

    @property
    def identified(self) -> Array:
        """(k,): whether the motion tells the parameter: its deviation is below a third of it
        (fitted or the file's, the larger one), or below 0.5 % of what such a robot could have."""
        size = np.maximum(np.abs(self.values), np.abs(self.start))
        sure = self.deviations < np.maximum(TOLD * size, LITTLE * self.scale)
        return np.asarray(sure & (self.kept_share < 0.5))


def base_fit(equations: Equations, start: Array, scale: Array) -> BaseFit:
    """The parameters of least weighted residual, near `start` where the rows do not tell."""
    used = equations.used
    rows = used.sum(axis=0)
    if not np.any(rows):
        raise InputError(
            "no joint moves long enough in these recordings: standstill tells neither friction nor "
            "inertia"
        )
    A = np.where(used[..., None], equations.columns * scale, 0.0)
    y = np.where(used, equations.efforts - equations.columns @ start, 0.0)
    sizes = rms(y, used)
    sizes = np.maximum(sizes, 1e-9 * max(float(sizes.max()), 1e-300))
    row_weights = np.ones_like(y)
    for turn in range(REWEIGHTED + 1):
        weights = np.sqrt(row_weights) / sizes
        solved = _Solved(A * weights[..., None], y * weights, equations, rows)
        left = np.where(used, y - A @ solved.z, 0.0)
        if turn < REWEIGHTED:
            most = [usual(left[own, k]) for k, own in enumerate(used.T)]
            sizes = _floored(np.array(most), sizes)
            row_weights = trust(left, sizes, STRAYS) ** 2
    covariance = solved.covariance() * np.outer(scale, scale)
    return BaseFit(
        names=equations.names,
        values=start + scale * solved.z,
        deviations=np.sqrt(np.maximum(np.diag(covariance), 0.0)),
        covariance=covariance,
        start=start,
        scale=scale,
        kept_share=solved.kept_share,
        information=solved.information / np.outer(scale, scale),
        rms=rms(left, used),
        rows=rows,
        outliers=((row_weights < 1) & used).sum(axis=0) / np.maximum(rows, 1),
        steady=used & (row_weights > 0.25),
        dropped=solved.dropped,
    )


class _Solved:
    """Least squares by singular values of weighted rows A (M, n, k), y (M, n)."""

    def __init__(self, A: Array, y: Array, equations: Equations, rows: Array) -> None:
        self._equations, self._shape = equations, y.shape
        flat, k = y.reshape(-1), A.shape[-1]
        # singular values of a small matrix: that of the columns' products among each other
        Q, R = np.linalg.qr(A.reshape(-1, k))
        U, s, Vt = np.linalg.svd(R)
        self._U = Q @ U
        along = self._U.T @ flat
        # a first solution tells the noise, and the noise which directions are excited
        good = s > _ROUNDING * s.max(initial=1e-300)
        self._left = flat - self._U[:, good] @ along[good]
        inflation = alike(self._shares())
        self._free = max(float((rows / inflation).sum()), 1.0)
        variance = float(self._left @ self._left) / max(float(rows.sum()), 1.0)
        mean = float((inflation * rows).sum() / max(rows.sum(), 1))
        noise = variance * mean * self._grown(int(good.sum()))
        good &= s > np.sqrt(noise)
        self._U, self._s, self._V = self._U[:, good], s[good], Vt[good].T
        self._left = flat - self._U @ along[good]
        self.z = self._V @ (along[good] / self._s)
        self.dropped = int(k - good.sum())
        self.kept_share = 1.0 - (self._V**2).sum(axis=1)
        self.information = (self._V * self._s**2) @ self._V.T / noise

    def covariance(self) -> Array:
        """A⁺ Σ A⁺ᵀ; residuals are smaller than the noise by what the parameters took of it."""
        equations, left = self._equations, self._left.reshape(self._shape)
        U = self._U.reshape(*self._shape, -1)
        shares = self._shares()
        middle = summed(U, left, equations.used, equations.part, shares)
        free = rows_of_columns(U, equations.used, equations.part, shares)
        P, spent = self._V / self._s, len(self._s)
        return np.asarray(P @ middle @ P.T) * max(free, 1.0) / max(free - spent, 1.0)

    def _shares(self) -> list[Array]:
        left = self._left.reshape(self._shape)
        return correlations(left, self._equations.used, self._equations.part)

    def _grown(self, spent: int) -> float:
        return self._free / max(self._free - spent, 1.0)


def _floored(sizes: Array, before: Array) -> Array:
    """No joint so exact that all others stop counting."""
    return np.maximum(sizes, 1e-6 * np.maximum(before, 1e-300))
