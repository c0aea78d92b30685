"""What a controller is to follow, and torques that were given, as functions of time."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from rnea.errors import InputError, suggestion
from rnea.motion import CsvTable, Motion, Trajectory, stacked
from rnea.simulate.controllers import Reference
from rnea.spatial.numbers import Array

_UNIT = re.compile(r"\s*\[[^\[\]]*\]$")


def resting(q: Array) -> Reference:
    """Stay there."""
    still = np.zeros_like(q)
    return lambda t: tuple(np.broadcast_to(x, (*np.shape(t), len(q))) for x in (q, still, still))  # type: ignore[return-value]


def along(motion: Motion | Trajectory) -> Reference:
    """A motion in closed form, or samples of one."""
    if isinstance(motion, Trajectory):
        return through(motion)

    def reference(t: Any) -> tuple[Array, Array, Array]:
        q, qd, qdd, _ = motion.at(t)
        return q, qd, qdd

    return reference


def through(samples: Trajectory) -> Reference:
    """Quintics that meet position, velocity and acceleration of every sample; rest outside.

    The three answers are derivatives of one another, between the samples too.
    """
    if len(samples) < 2:
        raise InputError("a motion to be followed needs at least two samples")
    t, h = samples.t, np.diff(samples.t)[:, None]
    q0, q1 = samples.q[:-1], samples.q[1:]
    v0, v1 = samples.qd[:-1] * h, samples.qd[1:] * h
    a0, a1 = samples.qdd[:-1] * h * h, samples.qdd[1:] * h * h
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
    power = np.arange(6)[:, None]

    def reference(at: Any) -> tuple[Array, Array, Array]:
        at = np.asarray(at, dtype=float)
        k = np.clip(np.searchsorted(t, at, side="right") - 1, 0, len(h) - 1)
        u = np.clip((at - t[k])[..., None] / h[k], 0.0, 1.0)
        outside = ((at < t[0]) | (at > t[-1]))[..., None]
        c_k = c[:, k]
        rates = []
        for order in range(3):
            factor = np.ones((6, 1))
            for below in range(order):
                factor = factor * (power - below)
            terms = [c_k[p] * float(factor[p, 0]) * u ** max(p - order, 0) for p in range(order, 6)]
            value = np.sum(terms, axis=0) / h[k] ** order
            rates.append(np.where(outside, 0.0, value) if order else value)
        return rates[0], rates[1], rates[2]

    return reference


def given_torques(text: str, joint_names: Sequence[str], file: str) -> Callable[[Any], Array]:
    """Torques of a CSV file with columns t and tau_<joint>, straight lines between its rows.

    Columns of the motion and of other quantities may stand beside them, units behind the names.
    """
    table = CsvTable(text, file)
    table.header = [_UNIT.sub("", name) for name in table.header]
    wanted = ["t", *(f"tau_{joint}" for joint in joint_names)]
    for name in table.header:
        if name.startswith("tau_") and name not in wanted and "reduced" not in name:
            raise table.error(f"unknown column {name!r}. {suggestion(name, wanted)}")
    table.refuse_repeated(wanted)
    table.refuse_missing(wanted, f"needed are t and tau_ of every joint ({', '.join(joint_names)})")
    columns = table.columns(wanted)
    t, tau = columns["t"], stacked(columns, "tau", joint_names)
    back = np.flatnonzero(np.diff(t) <= 0)
    if len(back):
        row = int(back[0]) + 1
        raise table.error("time must increase", table.line_of_row(row))
    return lambda at: np.stack([np.interp(at, t, column) for column in tau.T], axis=-1)
