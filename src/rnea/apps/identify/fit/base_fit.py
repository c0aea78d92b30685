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

from rnea.apps.identify.data.equations import RegressionEquations
from rnea.apps.identify.fit.autocovariance import (
    autocorrelation_time,
    correlations,
    rows_of_columns,
    summed,
)
from rnea.apps.identify.fit.robust import huber_weights, mad_std, rms
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

REWEIGHTED = 2
STRAYS = 3.0  # deviations of a joint's residual, beyond which a row counts less
_ROUNDING = 1e-9  # of the largest singular value
_TALL = 16  # times as many rows as columns: a piece of a tall matrix
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
    >>> log = arm.simulate([0.0], duration=8.0, torque=push).measured(rate=100.0)
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


def base_fit(equations: RegressionEquations, start: Array, scale: Array) -> BaseFit:
    """The parameters of least weighted residual, near `start` where the rows do not tell."""
    return RobustFit(equations, start, scale).with_uncertainty()


class RobustFit:
    """The same in two parts: the values are known at once, what supports them when it is told.

    values (k,)
    """

    def __init__(self, equations: RegressionEquations, start: Array, scale: Array) -> None:
        used = equations.used
        if not np.any(used):
            raise InputError(
                "no joint moves long enough in these recordings: standstill tells neither friction "
                "nor inertia"
            )
        self._equations, self._start, self._scale = equations, start, scale
        rows = _Rows(equations, start, scale)
        y = rows.left(np.zeros(len(start)))
        sizes = rms(y, used)
        sizes = np.maximum(sizes, 1e-9 * max(float(sizes.max()), 1e-300))
        self._row_weights = np.ones_like(y)
        self._solved: _Solved
        for turn in range(REWEIGHTED + 1):
            self._solved = _Solved(rows, np.sqrt(self._row_weights) / sizes, equations)
            self._left = rows.left(self._solved.z)
            if turn < REWEIGHTED:
                most = [mad_std(self._left[own, k]) for k, own in enumerate(used.T)]
                sizes = _floored(np.array(most), sizes)
                self._row_weights = huber_weights(self._left, sizes, STRAYS) ** 2
        self.values = start + scale * self._solved.z

    def with_uncertainty(self) -> BaseFit:
        """With deviations, and what the rows say of each joint."""
        used, scale, solved = self._equations.used, self._scale, self._solved
        rows = used.sum(axis=0)
        covariance = solved.covariance() * np.outer(scale, scale)
        return BaseFit(
            names=self._equations.names,
            values=self.values,
            deviations=np.sqrt(np.maximum(np.diag(covariance), 0.0)),
            covariance=covariance,
            start=self._start,
            scale=scale,
            kept_share=solved.kept_share,
            information=solved.information / np.outer(scale, scale),
            rms=rms(self._left, used),
            rows=rows,
            outliers=((self._row_weights < 1) & used).sum(axis=0) / np.maximum(rows, 1),
            steady=used & (self._row_weights > 0.25),
            dropped=solved.dropped,
        )


class _Rows:
    """The used rows of each joint, of the columns that are not zero there: A (m, k'), y (m,)."""

    def __init__(self, equations: RegressionEquations, start: Array, scale: Array) -> None:
        self.used, self.count = equations.used, len(start)
        self.each: list[tuple[Array, Array, Array]] = []
        for joint, own in enumerate(self.used.T):
            whole = equations.columns[own, joint]
            y = equations.efforts[own, joint] - whole @ start
            felt = np.flatnonzero(whole.any(axis=0))
            self.each.append((felt, whole[:, felt] * scale[felt], y))

    def left(self, z: Array) -> Array:
        """(M, n): what unknowns (k,) leave; 0 in rows that are not used."""
        out = np.zeros(self.used.shape)
        for joint, (felt, A, y) in enumerate(self.each):
            out[self.used[:, joint], joint] = y - A @ z[felt]
        return out

    def triangle(self, weights: Array) -> Array:
        """R (k + 1, k + 1) of the weighted rows (A, y)."""
        parts = []
        for joint, (felt, A, y) in enumerate(self.each):
            weight = weights[self.used[:, joint], joint]
            R = triangle_of(np.column_stack([A, y]) * weight[:, None])
            whole = np.zeros((len(R), self.count + 1))
            whole[:, [*felt, self.count]] = R
            parts.append(whole)
        # zeros, so that there are never too few rows
        parts.append(np.zeros((self.count + 1,) * 2))
        return np.asarray(np.linalg.qr(np.concatenate(parts), mode="r"))

    def times(self, weights: Array, P: Array) -> list[Array]:
        """Of each joint (r, M): the weighted rows A times P (k, r); 0 in rows that are not used."""
        out = [np.zeros((P.shape[1], len(self.used))) for _ in self.each]
        for joint, (felt, A, _) in enumerate(self.each):
            own = self.used[:, joint]
            out[joint][:, own] = P[felt].T @ A.T * weights[own, joint]
        return out


def triangle_of(rows: Array) -> Array:
    """R (k or fewer, k) of a tall matrix (m, k), in pieces that stay in a core's cache.

    >>> tall = np.random.default_rng(0).normal(size=(1000, 3))
    >>> R = triangle_of(tall)
    >>> R.shape, bool(np.allclose(R.T @ R, tall.T @ tall))
    ((3, 3), True)
    """
    k = rows.shape[1]
    piece = _TALL * k
    while len(rows) > 2 * piece:
        whole = len(rows) // piece * piece
        triangles = np.asarray(np.linalg.qr(rows[:whole].reshape(-1, piece, k), mode="r"))
        rows = np.concatenate([triangles.reshape(-1, k), rows[whole:]])
    return np.asarray(np.linalg.qr(rows, mode="r"))


class _Solved:
    """Least squares by singular values of weighted rows.

    The triangle of (A, y) has all that is needed: Q is never made. With U S Vᵀ = R of A, Uᵀ y is
    that of the triangle's last column.
    """

    def __init__(self, rows: _Rows, weights: Array, equations: RegressionEquations) -> None:
        self._rows, self._weights, self._equations = rows, weights, equations
        k, count = rows.count, equations.used.sum(axis=0)
        R = rows.triangle(weights)
        U, s, Vt = np.linalg.svd(R[:k, :k])
        along = U.T @ R[:k, k]
        # a first solution tells the noise, and the noise which directions are excited
        good = s > _ROUNDING * s.max(initial=1e-300)
        self._left = weights * rows.left(Vt[good].T @ (along[good] / s[good]))
        inflation = autocorrelation_time(self._shares())
        self._free = max(float((count / inflation).sum()), 1.0)
        variance = float((self._left**2).sum()) / max(float(count.sum()), 1.0)
        mean = float((inflation * count).sum() / max(count.sum(), 1))
        noise = variance * mean * self._grown(int(good.sum()))
        good &= s > np.sqrt(noise)
        self._s, self._V = s[good], Vt[good].T
        self.z = self._V @ (along[good] / self._s)
        self._left = weights * rows.left(self.z)
        self.dropped = int(k - good.sum())
        self.kept_share = 1.0 - (self._V**2).sum(axis=1)
        self.information = (self._V * self._s**2) @ self._V.T / noise

    def covariance(self) -> Array:
        """A⁺ Σ A⁺ᵀ; residuals are smaller than the noise by what the parameters took of it."""
        equations, P = self._equations, self._V / self._s
        U, shares = self._rows.times(self._weights, P), self._shares()
        middle = summed(U, self._left, equations.used, equations.part, shares)
        free = rows_of_columns(U, equations.used, equations.part, shares)
        spent = len(self._s)
        return np.asarray(P @ middle @ P.T) * max(free, 1.0) / max(free - spent, 1.0)

    def _shares(self) -> list[Array]:
        return correlations(self._left, self._equations.used, self._equations.part)

    def _grown(self, spent: int) -> float:
        return self._free / max(self._free - spent, 1.0)


def _floored(sizes: Array, before: Array) -> Array:
    """No joint so exact that all others stop counting."""
    return np.maximum(sizes, 1e-6 * np.maximum(before, 1e-300))
