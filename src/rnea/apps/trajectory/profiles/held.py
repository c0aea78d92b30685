"""A motion of some joints while the others stay: for paths that are sums of numbers.

Between orientations there is no sum of cubics or sines. Splines and Fourier series therefore move
the joints whose speeds are the rates of their coordinates, and hold the others where they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, final

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.limits import MotionLimits
from rnea.apps.trajectory.repr_motion import profile_table
from rnea.apps.trajectory.trajectory import Motion, Peaks, State
from rnea.core.spatial import Table, Tabled
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

M = TypeVar("M", bound=Motion)


@final
class Held(Tabled, Generic[M]):
    """`moving` of the joints with plain coordinates; all others stay as they are in q (nq,)."""

    def __init__(self, moving: M, columns: Columns, q: Array) -> None:
        self.moving, self.columns, self.q = moving, columns, q
        self.joint_names = columns.joints

    @property
    def duration(self) -> float:
        return self.moving.duration

    def _table(self) -> Table:
        return profile_table(self, f" but for {type(self.moving).__name__}")

    def lasting(self, duration: float) -> Held[M]:
        """The same path in another time."""
        return Held(self.moving.lasting(duration), self.columns, self.q)

    def at(self, t: Any) -> State:
        """Position q (..., nq) and rates (..., nv) at any times (...)."""
        state = self.moving.at(t)
        return State(self._placed(state.q), *(self._speeds(rate) for rate in state[1:]))

    @property
    def peaks(self) -> Peaks:
        peaks = self.moving.peaks
        return Peaks(*map(self._speeds, (peaks.velocity, peaks.acceleration, peaks.jerk)))

    @property
    def span(self) -> tuple[Array, Array]:
        low, high = self.moving.span
        return self._placed(low), self._placed(high)

    def _placed(self, plain: Array) -> Array:
        q = np.broadcast_to(self.q, (*plain.shape[:-1], len(self.q))).astype(plain.dtype)
        q[..., self.columns.straight[0]] = plain
        return q

    def _speeds(self, plain: Array) -> Array:
        rates = np.zeros((*plain.shape[:-1], len(self.columns.speeds)), plain.dtype)
        rates[..., self.columns.straight[1]] = plain
        return rates


def plain_part(columns: Columns, limits: MotionLimits) -> tuple[list[str], MotionLimits]:
    """The names of the joints that such a path can move, and their limits."""
    speeds = columns.straight[1]
    names = [columns.speeds[k] for k in speeds]
    return names, MotionLimits.of(
        names, *(limits[r][speeds] for r in ("velocity", "acceleration", "jerk"))
    )


def refuse_moving(columns: Columns, steps: Sequence[Array], path: str) -> None:
    """steps (..., nv): what each part of a path adds; joints that are held must not be among it."""
    for body in columns.curved:
        if any(np.any(np.abs(step[..., body.v]) > 1e-12) for step in steps):
            raise InputError(
                f"a {path} cannot move joint {body.joint.name!r}, which is {body.joint.kind}: "
                "orientations cannot be added up. Leave it where it is, or go from point to point "
                "(cubic, quintic, sinusoid, trapezoid, scurve), which turns it about one axis"
            )
