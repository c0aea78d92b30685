"""What a controller is to follow, and torques that were given, as functions of time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, final

import numpy as np
from numpy.polynomial.polynomial import polyder, polyval

from rnea.apps.simulate.control.control import Reference
from rnea.apps.simulate.control.user_controllers import reference_of
from rnea.apps.simulate.integrate.closed_positions import LoopPositions
from rnea.apps.simulate.integrate.positions import Positions
from rnea.apps.trajectory.files.column_mapping import PLAIN, ColumnMapping
from rnea.apps.trajectory.files.heading_units import measured
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Motion, Trajectory
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, suggestion
from rnea.files.tables.csv_table import CsvTable, stacked


def resting(q: Array, n: int) -> Reference:
    """Stay there: q (nq,), with n speeds."""
    still = np.zeros(n)
    return lambda t: tuple(np.broadcast_to(x, (*np.shape(t), len(x))) for x in (q, still, still))  # type: ignore[return-value]


def along(motion: Motion | Trajectory | Recording | Reference, positions: Positions) -> Reference:
    """A motion in closed form, samples of one, those of a file, or a function of time."""
    if isinstance(motion, Recording):
        motion = motion.trajectory()
    if isinstance(motion, Trajectory):
        if positions.loops is not None:
            return _through_loops(motion, positions.loops, positions)
        return through(motion) if positions.plain else _through_places(motion, positions)
    return reference_of(motion, positions)


def through(samples: Trajectory) -> Reference:
    """Quintics that meet position, velocity and acceleration of every sample; rest outside.

    The three answers are derivatives of one another, between the samples too.
    """
    return _quintics(samples.t, samples.q, samples.qd, samples.qdd)


def _through_loops(samples: Trajectory, loops: LoopPositions, positions: Positions) -> Reference:
    """The same of the independent joints; all others follow from them, near the samples."""
    along, still = positions.along, np.zeros(positions.nv)
    own = replace(positions, along=replace(along, rate=loops.rate))
    near = _through_places(samples, own, along.rate(samples.q, samples.qd))

    def reference(at: Any) -> tuple[Array, Array, Array]:
        q, qd, qdd = near(at)
        closed = along.ended(q, np.broadcast_to(still, qd.shape), q)
        # samples that are far apart need more
        return closed if np.isfinite(closed).all() else loops.closed(q), qd, qdd

    return reference


def _through_places(
    samples: Trajectory, positions: Positions, all_going: Array | None = None
) -> Reference:
    """The same where speeds are no rates: quintics of the numbers q, quaternions then at length 1.

    The speeds are those of the place that the quintics go through, the accelerations their rates
    by a complex step, which is exact.
    all_going: dq/dt (N, nq), where more than these speeds move the numbers.
    """
    rate, normalized, n = positions.along.rate, positions.along.normalized, positions.nv
    q, qd, qdd = _unbroken(normalized(samples.q), positions), samples.qd, samples.qdd
    going = rate(q, qd)
    bending = rate(q + going * _TINY, qd + qdd * _TINY).imag / _TINY.imag
    numbers = _quintics(samples.t, q, going if all_going is None else all_going, bending)

    def speeds(q: Array, going: Array) -> Array:
        # rate(q, v) = E v: what goes across it changes the length of quaternions alone
        ET = rate(q[..., None, :], np.eye(n))
        return np.linalg.solve(ET @ np.swapaxes(ET, -1, -2), ET @ going[..., None])[..., 0]

    def reference(at: Any) -> tuple[Array, Array, Array]:
        q, going, bending = numbers(at)
        qdd = speeds(q + going * _TINY, going + bending * _TINY).imag / _TINY.imag
        return normalized(q), speeds(q, going), qdd

    return reference


_TINY = 1e-30j


def _unbroken(q: Array, positions: Positions) -> Array:
    """Samples (N, nq) with each quaternion or its opposite, the same place, next to the last."""
    out = q.copy()
    for before, after in pairwise(out):
        if positions.loops is not None:
            near = positions.loops.reconstructed(before, after)
        else:
            near = positions.integrate(before, positions.difference(before, after))
        after[:] = np.where(np.abs(near - after) <= np.abs(near + after), after, -after)
    return out


def _quintics(t: Array, q: Array, qd: Array, qdd: Array) -> Reference:
    """Columns of q and their two rates at the times t, joined."""
    if len(t) < 2:
        raise InputError("a motion to be followed needs at least two samples")
    h = np.diff(t)[:, None]
    q0, q1 = q[:-1], q[1:]
    v0, v1 = qd[:-1] * h, qd[1:] * h
    a0, a1 = qdd[:-1] * h * h, qdd[1:] * h * h
    way = q1 - q0
    # in u = (time since the sample)/h, from the six conditions at its ends
    c = np.stack(
        [
            q0,
            v0,
            a0 / 2,
            10 * way - 6 * v0 - 4 * v1 - (3 * a0 - a1) / 2,
            -15 * way + 8 * v0 + 7 * v1 + (3 * a0 - 2 * a1) / 2,
            6 * way - 3 * (v0 + v1) - (a0 - a1) / 2,
        ]
    )
    derivatives = [polyder(c, order) for order in range(3)]

    def reference(at: Any) -> tuple[Array, Array, Array]:
        at = np.asarray(at, dtype=float)
        k = np.clip(np.searchsorted(t, at, side="right") - 1, 0, len(h) - 1)
        u = np.clip((at - t[k])[..., None] / h[k], 0.0, 1.0)
        q, qd, qdd = (
            polyval(u, c[:, k], tensor=False) / h[k] ** order for order, c in enumerate(derivatives)
        )
        outside = ((at < t[0]) | (at > t[-1]))[..., None]
        return q, np.where(outside, 0.0, qd), np.where(outside, 0.0, qdd)

    return reference


@final
@dataclass(frozen=True, eq=False)
class TorqueTable:
    """tau (N, n) at times t (N,): straight lines between, and the last ones from then on."""

    t: Array
    tau: Array

    def __call__(self, at: Any) -> Array:
        return np.stack([np.interp(at, self.t, column) for column in self.tau.T], axis=-1)


def given_torques(
    text: str,
    joint_names: Sequence[str],
    file: str,
    undriven: Collection[str] = (),
    spelling: ColumnMapping = PLAIN,
) -> TorqueTable:
    """Torques of a CSV file with columns t and tau_<joint>.

    joint_names: of all efforts, in their order; undriven: those of them that may be missing and are
    zero then. Columns of the motion and of other quantities may stand beside them, units behind the
    names, by which they are converted.
    """
    table = CsvTable(text, file, spelling.separator)
    table.header = spelling.headings(table.header, joint_names, table.header_error)
    wanted = ["t", *(f"tau_{joint}" for joint in joint_names)]
    told = measured(table.header, dict.fromkeys(wanted), spelling.units, table.header_error)
    table.header = told.header
    for name in (heading.partition(" [")[0] for heading in table.header):
        if name.startswith("tau_") and name not in wanted and "reduced" not in name:
            hint = f"{suggestion(name, wanted)}; --map {name}=OURS takes it for one of these"
            raise table.header_error(f"unknown column {name!r}. {hint}")
    table.refuse_repeated(wanted)
    needed = [name for name in joint_names if name not in undriven]
    must = ["t", *(f"tau_{name}" for name in needed)]
    table.refuse_missing(
        must, f"needed are t and tau_ of every joint ({', '.join(needed)})", needed
    )
    there = [name for name in wanted if name in (*must, *table.header)]
    columns = told.converted(table.columns(there))
    none = np.zeros_like(columns["t"])
    columns = {name: columns.get(name, none) for name in wanted}
    t, tau = columns["t"], stacked(columns, "tau", joint_names)
    for row in np.flatnonzero(np.diff(t) <= 0):
        raise table.error("time must increase", table.line_of_row(int(row) + 1))
    return TorqueTable(t, tau)
