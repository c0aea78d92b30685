"""The equations of a fit: what recordings say of a robot's parameters, row by row.

    efforts = columns · parameters + noise

Columns are the regressor's for the base parameters, and those of the chosen laws of friction; both
sides went through the same filters, and every k-th row is left, because rows that are closer than
the filter can tell say nothing new. Rows where a joint stands still (its friction is an interval
there), where its effort stops at a bound or was not measured, and at ends and gaps, are not used,
joint by joint.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.prepare import Prepared
from rnea.apps.identify.fit.friction_laws import DRY, FrictionLaw, dry_columns
from rnea.core.model import INERTIAL
from rnea.core.recursions import spring_torque
from rnea.core.recursions.regressors.base_parameters import WIDTH, BaseParameters
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

ROWS_PER_PERIOD = 5  # rows to each 1/cutoff that are left
MOST_STILL = 0.2  # share of what the filter mixes that may be standstill
_CHUNK = 20_000


@dataclass(frozen=True, eq=False)
class RegressionEquations:
    """columns (M, n, k), efforts (M, n), used (M, n): whether a row counts for a joint.

    names (k,): columns of the linear parameters, and behind them those of friction's laws.
    part (M,): which recording a row is from. t (M,): its time.
    """

    columns: Array
    efforts: Array
    used: Array
    names: tuple[int, ...]
    part: Array
    t: Array

    @property
    def joints(self) -> int:
        return int(self.efforts.shape[1])

    def residuals(self, values: Array) -> Array:
        """(M, n): what parameters (k,) leave of the efforts."""
        return np.asarray(self.efforts - self.columns @ values)


class EquationSource:
    """Recordings and a robot: makes equations, and keeps what all laws of friction share."""

    def __init__(self, robot: Robot, base: BaseParameters, parts: Sequence[Prepared]) -> None:
        self.robot, self.base, self.parts = robot, base, tuple(parts)
        # friction of each joint is made by its law
        self.smooth_names = tuple(int(c) for c in base.kept if c % WIDTH not in DRY)
        self._raw = [_kept(robot, p, self.smooth_names) for p in self.parts]
        # the same rows through the efforts' filters
        self._filtered: list[Array] | None = None
        self._steady: Array | None = None

    def with_bandwidth(self, bandwidth: float) -> EquationSource:
        """The same, of efforts recorded through another filter."""
        made = object.__new__(EquationSource)
        made.robot, made.base, made.smooth_names = self.robot, self.base, self.smooth_names
        made.parts = tuple(p.with_efforts(bandwidth) for p in self.parts)
        made._raw, made._filtered, made._steady = self._raw, None, None
        if bandwidth == self.parts[0].bandwidth:
            made._filtered, made._steady = self._filtered, self._steady
        return made

    def rigid(self, parameters: Array) -> list[Array]:
        """(N, n) of each part: torques of bodies with parameters (15 bodies,), and springs."""
        inertial = np.arange(len(parameters)) % WIDTH < len(INERTIAL)
        counted = np.where(inertial, parameters, 0.0)
        torques = []
        for p in self.parts:
            chunks = [
                self.robot.regressor(*(x[begin : begin + _CHUNK] for x in p.motion)) @ counted
                for begin in range(0, len(p), _CHUNK)
            ]
            torques.append(np.concatenate(chunks) + self._springs(p))
        return torques

    def equations(
        self, laws: Sequence[FrictionLaw], rigid: Sequence[Array] | None = None
    ) -> RegressionEquations:
        """With a law of friction for each joint; rigid: as `rigid` gives it, for laws with load."""
        model = self.robot.model
        if self._filtered is None:
            raw = zip(self.parts, self._raw, strict=True)
            self._filtered = [p.filtered(columns, _every(p)) for p, (_, columns) in raw]
        dry, rows = [], []
        for k, p in enumerate(self.parts):
            load = None if rigid is None else rigid[k]
            each = [
                dry_columns(model, body, law, p.qd, load)
                for body, law in zip(model.bodies, laws, strict=True)
            ]
            rows = [joint for joint, columns in enumerate(each) for _ in columns]
            made = np.stack([x for columns in each for x in columns.values()], axis=-1)
            dry.append(p.filtered(made, _every(p)))
        names = (*self.smooth_names, *(name for columns in each for name in columns))
        ends = np.cumsum([len(made) for made in dry])
        columns = np.zeros((ends[-1], model.nv, len(names)))
        smooth = len(self.smooth_names)
        for end, made, felt, (where, _) in zip(ends, dry, self._filtered, self._raw, strict=True):
            block = columns[end - len(made) : end]
            block[..., :smooth][:, where] = felt
            block[:, rows, range(smooth, len(names))] = made
        efforts, used = self.efforts()
        return RegressionEquations(
            columns=columns,
            efforts=efforts,
            used=used,
            names=names,
            part=np.repeat(np.arange(len(dry)), [len(made) for made in dry]),
            t=np.concatenate([p.t[_thinned(p)] for p in self.parts]),
        )

    def efforts(self) -> tuple[Array, Array]:
        """(M, n): what the rigid body and friction have to explain, and which rows are used."""
        known = [p.filtered(self._springs(p)) if self._has_springs else 0.0 for p in self.parts]
        tau = [(p.tau - x)[_thinned(p)] for p, x in zip(self.parts, known, strict=True)]
        if self._steady is None:
            self._steady = np.concatenate([_steady(p)[_thinned(p)] for p in self.parts])
        inside = np.concatenate([p.inside[_thinned(p)] for p in self.parts])
        return np.concatenate(tau), self._steady & inside[:, None]

    def rows(self, values: Sequence[Array]) -> Array:
        """(M, ...): values (N, ...) of each part through the efforts' filters, as rows."""
        return np.concatenate(
            [p.filtered(x, _every(p)) for p, x in zip(self.parts, values, strict=True)]
        )

    def speeds(self) -> Array:
        """(M, n): of the rows."""
        return np.concatenate([p.qd[_thinned(p)] for p in self.parts])

    def filtered_columns(
        self, make: Callable[[Prepared, int], Sequence[Mapping[int, Array]]]
    ) -> list[Array]:
        """Groups of columns (M, c), of what `make` gives of each part, all filtered together."""
        done: list[list[Array]] = []
        for k, p in enumerate(self.parts):
            groups = [list(group.values()) for group in make(p, k)]
            every = np.stack([column for group in groups for column in group], axis=-1)
            cuts = np.cumsum([len(group) for group in groups])[:-1]
            done.append(np.split(p.filtered(every, _every(p)), cuts, axis=1))
        return [np.concatenate(parts) for parts in zip(*done, strict=True)]

    def _springs(self, p: Prepared) -> Array:
        """Springs of the file are known: their torque is no question."""
        model = self.robot.model
        return spring_torque(model, p.q) if self._has_springs else np.zeros_like(p.qd)

    @property
    def _has_springs(self) -> bool:
        return self.robot.model.has_springs


def moving(p: Prepared) -> Array:
    """(N, n): rows that say what a joint's friction is, and what it takes to move."""
    return np.asarray(p.inside[:, None] & _steady(p))


def _steady(p: Prepared) -> Array:
    """(N, n): the same wherever the row lies, which a lag of the efforts does not change."""
    spoilt = p.filtered(np.concatenate([p.still, p.saturated], axis=1).astype(float))
    still, saturated = np.split(spoilt, 2, axis=1)
    return np.asarray(~p.unmeasured & (still < MOST_STILL) & (saturated < MOST_STILL))


def _kept(robot: Robot, p: Prepared, names: Sequence[int]) -> tuple[Array, Array]:
    """Of the regressor's columns those of the names, and of these the ones that a joint feels:
    which they are (n, k), and (N, c). Made in chunks, because most are not kept."""
    kept = np.array(names, dtype=int)
    chunks = [
        robot.regressor(*(x[begin : begin + _CHUNK] for x in p.motion))[..., kept]
        for begin in range(0, len(p), _CHUNK)
    ]
    felt = np.any([chunk.any(axis=0) for chunk in chunks], axis=0)
    return felt, np.concatenate([chunk[:, felt] for chunk in chunks])


def _thinned(p: Prepared) -> slice:
    return slice(None, None, _every(p))


def _every(p: Prepared) -> int:
    """Each so many rows one is left."""
    return max(1, int(p.rate / (ROWS_PER_PERIOD * p.cutoff)))
