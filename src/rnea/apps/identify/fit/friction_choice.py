"""Which law of friction a joint follows: the simplest that predicts blocks of time left out.

With each law of one joint, all others as they are, the whole robot is fitted on all blocks of time
but some of that joint, and held against those. A law with more numbers must be better by a share
for each of them. Only the joint's own columns change from law to law, so a fit is one small system
of equations.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np

from rnea.apps.identify.data.equations import EquationSource, RegressionEquations
from rnea.apps.identify.fit.base_fit import BaseFit
from rnea.apps.identify.fit.friction_laws import FrictionLaw, dry_columns, dry_names
from rnea.core.spatial.numbers import Array

BLOCKS, TIMES = 6, 4  # as many are left out one after the other, each of so many pieces
PER_NUMBER = 0.015  # relative gain that each further number must bring
_SMOOTH = (0.0, 0.02, 0.06, 0.2)  # of the joint's usual speed
_STRIBECK = (0.0, 0.1, 0.3, 0.8)
_FEWEST = 40  # rows below which nothing is chosen


def choose_laws(
    source: EquationSource, equations: RegressionEquations, fit: BaseFit, rigid: Sequence[Array]
) -> tuple[tuple[FrictionLaw, ...], tuple[dict[FrictionLaw, float], ...]]:
    """A law for each joint, and what each law that was tried left of blocks left out (rms).

    equations, fit: with the laws so far; rigid: torques of the rigid body, of each part (N, n).
    """
    sizes = np.maximum(fit.rms, 1e-9 * max(float(fit.rms.max()), 1e-300))
    A = equations.columns * (fit.scale / sizes[:, None])
    A = np.where(equations.used[..., None], A, 0.0)
    y = np.where(equations.used, equations.residuals(fit.start) / sizes, 0.0)
    squares = [A[:, j].T @ A[:, j] for j in range(equations.joints)]
    products = [A[:, j].T @ y[:, j] for j in range(equations.joints)]
    laws: list[FrictionLaw] = []
    scores: list[dict[FrictionLaw, float]] = []
    for j in range(equations.joints):
        if equations.used[:, j].sum() < _FEWEST:
            laws.append(FrictionLaw())
            scores.append({})
            continue
        own = dry_names(source.robot.model, j)
        shared = np.array([name not in own for name in equations.names])
        others = sum(squares) - squares[j], sum(products) - products[j]
        joint = _Joint(
            A[:, j][:, shared],
            y[:, j] + A[:, j][:, ~shared] @ (fit.start / fit.scale)[~shared],
            equations.used[:, j],
            others[0][np.ix_(shared, shared)],
            others[1][shared],
        )
        tried = _tried(source, j, joint, rigid, float(sizes[j]))
        laws.append(min(tried, key=lambda law: tried[law] * (1 + PER_NUMBER * law.numbers)))
        scores.append(tried)
    return tuple(laws), tuple(scores)


def _tried(
    source: EquationSource, joint: int, rows: _Joint, rigid: Sequence[Array], size: float
) -> dict[FrictionLaw, float]:
    """Every law with the rms that it leaves of blocks left out."""
    model = source.robot.model
    usual = max(float(np.quantile(np.abs(p.qd[:, joint]), 0.9)) for p in source.parts)
    laws = [
        FrictionLaw(smooth * usual, stribeck * usual, load)
        for smooth, stribeck, load in product(_SMOOTH, _STRIBECK, (False, True))
        # a peak of friction below the speed at which its sign is known is no law
        if not stribeck or stribeck > 3 * smooth
    ]
    bank = source.filtered_columns(
        lambda p, k: [dry_columns(model, model.bodies[joint], law, p.qd, rigid[k]) for law in laws]
    )
    return {
        law: size * rows.left_out(dry, bool(law.stribeck) + law.load)
        for law, dry in zip(laws, bank, strict=True)
    }


class _Joint:
    """Rows of one joint with the columns that all its laws share, beside what other joints say."""

    def __init__(self, A: Array, y: Array, used: Array, squares: Array, products: Array) -> None:
        self._A, self._y, self._squares, self._products = A[used], y[used], squares, products
        self._used = used
        count = np.arange(len(self._y))
        block = count * (BLOCKS * TIMES) // len(count)
        self._folds = [block % BLOCKS == b for b in range(BLOCKS)]
        # what all laws share of the equations, of each fold and of all of them
        self._rows = [(self._A[own], self._y[own]) for own in self._folds]
        self._shared = [(A.T @ A, A.T @ y) for A, y in self._rows]

    def left_out(self, dry: Array, sizes: int) -> float:
        """rms of each block by the fit to all others; the last `sizes` numbers are not negative."""
        dry = dry[self._used]
        dry = dry / np.maximum(np.sqrt((dry**2).mean(axis=0)), 1e-300)
        count, k = len(self._y), self._A.shape[1]
        folds = [self._equations(fold, dry) for fold in range(BLOCKS)]
        N, right = (sum(parts[1:], parts[0]) for parts in zip(*folds, strict=True))
        N = N + np.eye(len(N)) * 1e-6 * count
        N[:k, :k] += self._squares + np.eye(k)
        right[:k] += self._products
        total = 0.0
        for fold, (squares, products) in enumerate(folds):
            z = np.linalg.solve(N - squares, right - products)
            # no joint has less than no friction by load, or rests with less than it slides with
            if sizes and z[-sizes:].min() < 0:
                return float("inf")
            A, y = self._rows[fold]
            left = y - A @ z[:k] - dry[self._folds[fold]] @ z[k:]
            total += float((left**2).sum())
        return float(np.sqrt(total / count))

    def _equations(self, fold: int, dry: Array) -> tuple[Array, Array]:
        """AᵀA and Aᵀy of the rows of a fold, A being the shared columns and those of a law."""
        squares, products = self._shared[fold]
        (A, y), mine = self._rows[fold], dry[self._folds[fold]]
        across = A.T @ mine
        whole = np.block([[squares, across], [across.T, mine.T @ mine]])
        return whole, np.concatenate([products, mine.T @ y])
