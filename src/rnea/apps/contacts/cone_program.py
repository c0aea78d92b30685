"""Contact forces of least norm within what contacts allow: a small conic program, by Clarabel.

If some forces within the limits carry the motion, the least of them is found. If none do, the
remainder is made least first, and then the norm among the forces that leave this remainder: two
programs, one after the other.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.apps.contacts.limits import ContactCones
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.optional_packages import optional

_TOLERANCE, _NEARLY = 1e-10, 1e-7


def clarabel() -> Any:
    """The solver, and the matrices that it takes."""
    who, instead = "contacts that only push need", "contacts that may pull need none"
    names = ("clarabel", "scipy.sparse")
    return tuple(optional(name, who, instead, extra="contacts") for name in names)


def least_within(
    A: Array, b: Array, row_units: Array, column_units: Array, limits: ContactCones
) -> Array:
    """x (m,) within the limits: the least remainder |(A x - b) / row_units|, then the least norm.

    A (u, m) and b (u,) of one row of a batch.
    """
    # all numbers near 1: forces in units of what must be carried
    size = float(np.linalg.norm(b / row_units))
    if size == 0:
        return np.zeros(A.shape[-1])
    S, target = A * column_units / row_units[:, None], b / row_units / size
    program = _Program(limits, column_units)
    y = program.least(S, target)
    if y is None:
        nearest = program.nearest(S, target)
        y = program.least(S, S @ nearest)
        if y is None:
            # on the very edge of the limits no room is left to search in: a little is given
            y = program.least_near(S, target, nearest)
    else:
        # onto the last digits of what must be carried
        y = y + np.linalg.pinv(S, rcond=1e-6) @ (target - S @ y)
    return y * column_units * size


class _Program:
    """½ yᵀ P y over s = h - G y in cones; zeros first, then positive rows, then friction."""

    def __init__(self, limits: ContactCones, column_units: Array) -> None:
        self.zero = limits.zero * column_units
        self.positive = limits.positive * column_units
        self.cones = [cone * column_units for cone in limits.cones]
        self.count = len(column_units)

    def least(self, S: Array, target: Array) -> Array | None:
        """The least y with S y = target; None where there is none."""
        return self._solved(np.ones(self.count), S, target)

    def nearest(self, S: Array, target: Array) -> Array:
        """A y with the least |S y - target|."""
        return self._with_slack(S, target, 1e-10)

    def least_near(self, S: Array, target: Array, nearest: Array) -> Array:
        """A y nearly as small as can be, whose |S y - target|² is larger by a millionth at most."""
        left = max(float(np.sum((S @ nearest - target) ** 2)), 1e-8)
        squares = max(float(nearest @ nearest), 1e-8)
        return self._with_slack(S, target, 1e-6 * left / squares)

    def _with_slack(self, S: Array, target: Array, norm_counts: float) -> Array:
        """Least |r|² + norm_counts |y|² with S y + r = target."""
        rows = len(target)
        weights = np.concatenate([np.full(self.count, norm_counts), np.ones(rows)])
        y = self._solved(weights, np.hstack([S, np.eye(rows)]), target)
        if y is None:
            raise InputError("the conic program of the contact forces was not solved")
        return y[: self.count]

    def _solved(self, weights: Array, equal: Array, target: Array) -> Array | None:
        solver, sparse = clarabel()
        further = equal.shape[1] - self.count

        def wide(rows: Array) -> Array:
            return np.hstack([rows, np.zeros((len(rows), further))])

        G = np.vstack([equal, *(wide(-x) for x in (self.zero, self.positive, *self.cones))])
        h = np.concatenate([target, np.zeros(len(G) - len(target))])
        cones = [solver.ZeroConeT(len(target) + len(self.zero))]
        cones.append(solver.NonnegativeConeT(len(self.positive)))
        cones += [solver.SecondOrderConeT(len(cone)) for cone in self.cones]
        settings = solver.DefaultSettings()
        settings.verbose = False
        settings.tol_gap_abs = settings.tol_gap_rel = settings.tol_feas = _TOLERANCE
        # what counts as nearly solved
        settings.reduced_tol_gap_abs = settings.reduced_tol_gap_rel = _NEARLY
        settings.reduced_tol_feas = _NEARLY
        P, none = sparse.diags(weights).tocsc(), np.zeros(len(weights))
        done = solver.DefaultSolver(P, none, sparse.csc_matrix(G), h, cones, settings).solve()
        # nearly: on the edge of the limits the last steps can fail; what is reached is good enough
        enough = (solver.SolverStatus.Solved, solver.SolverStatus.AlmostSolved)
        return np.array(done.x) if done.status in enough else None
