"""A gear with losses: which torque its motor side needs for a torque at the joint.

Power through a gear shrinks by the efficiency, whichever way it flows. Where the motor drives the
joint (tau qd > 0) the shaft delivers more than tau / ratio; where the joint drives the motor
(tau qd < 0) the shaft receives less. At rest nothing flows and nothing is lost.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.describe import Gear
from rnea.spatial.numbers import Array


def shaft_torque(gear: Gear, tau: Any, qd: Any) -> Array:
    """Torque (N m) at the motor's side for tau (N m or N) at the joint, moving at qd.

    >>> gear = Gear(ratio=100, efficiency=0.8)
    >>> shaft_torque(gear, [40.0, 40.0, 40.0], [1.0, -1.0, 0.0])
    array([0.5 , 0.32, 0.4 ])
    """
    tau = np.asarray(tau, dtype=float)
    return tau * loss_factor(gear, tau, qd) / gear.ratio


def loss_factor(gear: Gear, tau: Any, qd: Any) -> Array:
    """1/η where the motor drives, η where the joint does, 1 at rest."""
    power = np.asarray(tau, dtype=float) * np.asarray(qd, dtype=float)
    driven = np.where(power < 0, gear.efficiency, 1.0)
    return np.where(power > 0, 1.0 / gear.efficiency, driven)


def gear_loss(gear: Gear, tau: Any, qd: Any) -> Array:
    """Power (W) that the gear turns into heat; never negative."""
    power = np.asarray(tau, dtype=float) * np.asarray(qd, dtype=float)
    return power * (loss_factor(gear, tau, qd) - 1.0)


def reflected_inertia(gear: Gear, inertia: float) -> float:
    """What the joint feels of an inertia at the motor's side: ratio² times it."""
    return float(gear.ratio**2 * inertia)
