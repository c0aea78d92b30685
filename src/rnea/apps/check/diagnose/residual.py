"""How far torques are from a calculation, and how likely that is."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array

EXACT = 1e-5
"""Relative residuals below this are rounding of the file."""
SMALL = 2e-3
"""Residuals below this are forgiven even if they are no noise: constants such as g differ."""
ROWS = 400
"""So many rows are searched, and no more stand together where a residual is forgiven."""


@dataclass(frozen=True, eq=False)
class Residual:
    """Differences of two torques: RMS per joint in N m or N, the same relative, and overall.

    joint[j] is relative to the scale of joint j (see `scales`), at least 1/1000 of the largest
    joint of its unit and 1/10000 of the parts that its torque is the sum of; overall is the
    root of the summed squares of all joints over that of their scales.
    rms: per joint, in N m or N

    >>> from rnea.check import diagnose
    >>> from rnea import load
    >>> arm = load("one_link")
    >>> q, qd, qdd = np.random.default_rng(0).normal(size=(3, 20, 1))
    >>> diagnose(arm, q, qd, qdd, arm.inverse_dynamics(q, qd, qdd)).before.overall < 1e-12
    True
    """

    rms: Array
    joint: Array
    overall: float


def rms(values: Array) -> Array:
    """Root mean square of every column."""
    return np.sqrt(np.mean(values * values, axis=0))


def stretches(values: Array) -> list[Array]:
    """The rows of a file (N, n) in stretches of ROWS at most.

    A few wrong rows vanish in the mean of a long file, not in that of their stretch.
    """
    return np.array_split(values, -(-len(values) // ROWS))


def worst_rms(values: Array) -> Array:
    """Root mean square of every column in its worst stretch."""
    return np.max([rms(part) for part in stretches(values)], axis=0)


def scales(
    model: Model,
    calculated: Array,
    given: Array,
    sizes: Array | float = 0.0,
    *,
    larger: bool = True,
) -> Array:
    """The torque that a joint's residual is compared with (n,).

    The larger of both RMS torques; without `larger` that of the calculated ones. At least 1/10000
    of sizes (n,), of the parts that the torques are sums of: where these cancel, nothing is left
    to compare with.
    """
    size = np.maximum(rms(calculated), rms(given)) if larger else rms(calculated)
    names = [body.joint.effort_unit for body in model.independent for _ in range(body.joint.nv)]
    units = np.array(names)
    largest = np.array([size[units == unit].max() for unit in names])
    scale = np.maximum(np.maximum(size, 1e-3 * largest), 1e-4 * sizes)
    # a robot that needs no torque at all is compared with what was given
    fallback = max(float(rms(given).max(initial=0.0)), 1e-12)
    return np.where(scale > 1e-12, scale, fallback)


def residual(given: Array, calculated: Array, scale: Array) -> Residual:
    left = rms(given - calculated)
    overall = float(np.sqrt(np.sum(left**2) / np.sum(scale**2)))
    return Residual(left, left / scale, overall)


def log_likelihood(left: Array, scale: Array, rows: int, digits: Array | float = 0.0) -> float:
    """Of noise whose size is unknown in every joint, up to a constant that all models share.

    Each joint counts by itself, so that a wrist is heard beside a shoulder. Rounding of the file
    is taken as EXACT/10 of the scale; what is below the digits (n,) that torques were given with
    is as likely as nothing. Few rows count as five, or one exact state would prove nothing.
    """
    floor = scale * (EXACT / 10)
    size = np.maximum(np.sqrt(left**2 + floor**2), digits)
    return -max(rows, 5) * float(np.sum(np.log(size / scale)))
