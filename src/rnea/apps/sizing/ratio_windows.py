"""Behind which gear ratios a motor can do a motion: solved, not searched.

Of a ratio r > 0 torque, speed and voltage of every sample (see `electrics`) have one form,

    (1) f(r) = a / r + b r + c

a from the joint's torque, b from the motor's own speed and inertia, c from its dry friction. So a
limit |f| <= F is broken between roots of b r² + (c ∓ F) r + a, of each sample two intervals at
most, and the ratios that break no limit are what all these intervals leave.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rnea.apps.sizing.electrics import loss_factor, time_derivative
from rnea.core.description import Gear, Motor
from rnea.core.spatial.numbers import Array

# half of the slack that a limit has: an end of a window is within it, rounding and all
_SLACK = 1 + 5e-10


class OfRatio(NamedTuple):
    """Equation 1 over a motion, each (N,)."""

    a: Array
    b: Array
    c: Array

    def __call__(self, ratio: float) -> Array:
        return self.a / ratio + self.b * ratio + self.c


def by_ratio(
    motor: Motor, gear: Gear, t: Array, qd: Array, qdd: Array, tau: Array
) -> dict[str, OfRatio]:
    """Torque, speed and voltage of the motor as functions of the gear's ratio."""
    inertia, zero = motor.inertia + gear.inertia, np.zeros_like(qd)
    torque = OfRatio(
        tau * loss_factor(gear, tau, qd),
        qdd * inertia + qd * motor.viscous,
        np.sign(qd) * motor.coulomb,
    )

    def on_winding(part: Array) -> Array:
        current = part / motor.torque_constant
        return current * motor.resistance + time_derivative(t, current) * motor.inductance

    a, b, c = map(on_winding, torque)
    voltage = OfRatio(a, b + qd * motor.emf_constant, c)
    return {"torque": torque, "speed": OfRatio(zero, qd, zero), "voltage": voltage}


def windows(
    motor: Motor,
    gear: Gear,
    t: Array,
    qd: Array,
    qdd: Array,
    tau: Array,
    most: float,
    hold: float = 0.0,
) -> list[tuple[float, float]]:
    """The ratios from 1 to `most` at which the motor stays within its peak limits, ascending.

    hold: a torque at rest that it must give too

    >>> motor = Motor(torque_constant=0.1, resistance=0.5, peak_torque=0.5, max_speed=100)
    >>> t, still = np.linspace(0, 1, 5), np.zeros(5)
    >>> [(low, high)] = windows(motor, Gear(), t, still + 2, still, still + 20, 200)
    >>> round(low, 6), round(high, 6)  # 20 N m over 0.5 N m, 100 rad/s over 2 rad/s
    (40.0, 50.0)
    """
    values = by_ratio(motor, gear, t, qd, qdd, tau)
    if hold:
        at_rest = np.zeros(1)
        held = by_ratio(motor, gear, at_rest, at_rest, at_rest, np.array([hold]))
        values = {what: OfRatio(*map(np.append, values[what], held[what])) for what in values}
    limits = {"torque": motor.peak_torque, "speed": motor.max_speed, "voltage": motor.voltage}
    # a little beyond `most`, so that a range of one ratio is one too
    asked, most = most, most * _SLACK
    starts, ends = [np.array([most])], [np.array([most])]
    for what, limit in limits.items():
        if limit is None:
            continue
        of, bound = values[what], float(limit) * _SLACK
        for sign in (1.0, -1.0):
            low, high = _above_zero(sign * of.b, sign * of.c - bound, sign * of.a, most)
            starts.append(low)
            ends.append(high)
    start, end = np.concatenate(starts), np.concatenate(ends)
    order = np.argsort(start, kind="stable")
    start = start[order]
    broken = np.maximum.accumulate(np.concatenate([[1.0], end[order]]))[:-1]
    gaps = [(float(a), float(b)) for a, b in zip(broken, start, strict=True) if a < b]
    return [(low, min(high, asked)) for low, high in gaps if low <= asked]


def _above_zero(x2: Array, x1: Array, x0: Array, most: float) -> tuple[Array, Array]:
    """Starts and ends of the intervals of 1 to `most` where x2 r² + x1 r + x0 > 0."""
    with np.errstate(all="ignore"):
        # the root that loses no digits, and the other one by the product of both
        larger = -(x1 + np.copysign(np.sqrt(x1 * x1 - 4 * x2 * x0), x1)) / 2
        roots = np.stack([larger / x2, x0 / larger])
    # no root, or none in sight: an empty piece at the lower end
    roots = np.sort(np.clip(np.where(np.isfinite(roots), roots, 1.0), 1.0, most), axis=0)
    edges = np.concatenate([np.ones((1, len(x2))), roots, np.full((1, len(x2)), most)])
    low, high = edges[:-1], edges[1:]
    middle = (low + high) / 2
    chosen = (high > low) & ((x2 * middle + x1) * middle + x0 > 0)
    return low[chosen], high[chosen]
