"""The gear ratio for which a motor needs the least torque over a motion.

The motor's torque is T = τ' / r + r y: τ' the joint's torque with the gear's losses, y = J qdd +
d qd what the motor needs for its own inertia and viscous friction at ratio 1. The mean of T² is
A/r² + 2 B + r² Y with A = mean τ'², Y = mean y², so

    r = (A / Y)^(1/4) = √(rms τ' / rms y)

is best, whatever the mean product B is. The motor's dry friction and its limits have no such
form; the scan counts them.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rnea.describe import Gear, Motor
from rnea.drive.electrics import electrics, loss_factor, rms
from rnea.drive.envelope import in_peak_region
from rnea.spatial.numbers import Array


def best_ratio(
    motor: Motor, gear: Gear, t: Array, qd: Array, qdd: Array, tau: Array
) -> float | None:
    """The best ratio in closed form; None where the motor has nothing to accelerate or to carry."""
    of_motor = qdd * (motor.inertia + gear.inertia) + qd * motor.viscous
    load, spent = rms(t, tau * loss_factor(gear, tau, qd)), rms(t, of_motor)
    return float(np.sqrt(load / spent)) if load > 0 and spent > 0 else None


def scanned_ratio(
    motor: Motor, gear: Gear, t: Array, qd: Array, qdd: Array, tau: Array, most: float
) -> float | None:
    """The ratio of least RMS torque, from 1 to `most`, within the motor's peak region.

    None where the motor cannot do this motion behind any such gear.
    """

    def spent(ratio: float) -> float:
        run = electrics(motor, replace(gear, ratio=float(ratio)), t, qd, qdd, tau)
        return rms(t, run.torque) if in_peak_region(motor, run).all() else np.inf

    ratios = np.geomspace(1.0, most, 61)
    torques = [spent(ratio) for ratio in ratios]
    at = int(np.argmin(torques))
    if not np.isfinite(torques[at]):
        return None
    # once more, finely, between the neighbours
    near = np.geomspace(ratios[max(at - 1, 0)], ratios[min(at + 1, len(ratios) - 1)], 41)
    return float(min(near, key=spent))
