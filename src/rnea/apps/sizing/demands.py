"""What a motion asks of one joint, whichever drive it has."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.apps.sizing.backlash import flank_changes
from rnea.apps.sizing.cycle import Cycle, cycle_mean, cycle_rms
from rnea.apps.sizing.exceeded_limits import beyond, exceeds
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.core.description import Gear
from rnea.core.model import Dof
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True)
class Demand:
    """What a motion asks of one joint: SI, joint side, with the rotor that the robot's file has.

    Of a joint with several speeds there is one for each, named by its effort.
    power: most driving and most braking power (W, the latter negative); limits: the file's, None
    where it has none. flank_changes: how often the torque through the gear changes its sign;
    backlash: the joint's backlash.
    unit: of its torque or force
    rms_torque, peak_torque: over the cycle; rms_speed, peak_speed likewise
    holding_torque: in the dwell after the motion; None without one
    duty_factor: the part of the cycle in which this joint moves
    peak_power, braking_power, mean_power: W
    effort_limit, speed_limit: of the file

    >>> from rnea import load
    >>> from rnea.drive import size
    >>> arm, t, still = load("one_link"), np.array([0.0, 1.0]), np.zeros((2, 1))
    >>> (found,) = size(arm, t, still + np.pi / 2, still, still)
    >>> round(found.demands[0].peak_torque, 3)  # 1 kg, 0.5 m out
    4.905
    """

    joint: str
    unit: str
    rms_torque: float
    peak_torque: float
    rms_speed: float
    peak_speed: float
    peak_power: float
    braking_power: float
    mean_power: float
    effort_limit: float | None
    speed_limit: float | None
    flank_changes: int
    backlash: float
    holding_torque: float | None = None
    duty_factor: float = 1.0

    @property
    def excesses(self) -> tuple[str, ...]:
        """What is beyond the limits of the robot's file."""
        asked = (
            ("effort", self.peak_torque, self.effort_limit, self.unit),
            ("speed", self.peak_speed, self.speed_limit, "rad/s" if self.unit == "N m" else "m/s"),
        )
        return tuple(
            beyond(what, value, float(most), unit)
            for what, value, most, unit in asked
            if most and exceeds(value / float(most))
        )


def demand(freedom: Dof, motion: JointMotion, tau: Array, gear: Gear) -> Demand:
    """tau: with the rotor of the robot's file."""
    t, qd = motion.t, motion.qd
    power, dwell, hold = tau * qd, motion.dwell, motion.hold
    limits = freedom.body.limits
    return Demand(
        joint=motion.joint,
        unit=freedom.effort_unit,
        rms_torque=cycle_rms(t, tau, dwell, hold),
        peak_torque=max(float(np.abs(tau).max()), abs(hold) if dwell else 0.0),
        rms_speed=cycle_rms(t, qd, dwell, 0.0),
        peak_speed=float(np.abs(qd).max()),
        peak_power=float(max(power.max(), 0.0)),
        braking_power=float(min(power.min(), 0.0)),
        mean_power=cycle_mean(t, power, dwell, 0.0),
        effort_limit=limits.effort,
        speed_limit=limits.velocity,
        flank_changes=len(flank_changes(t, motion.tau)),
        backlash=float(gear.backlash),
        holding_torque=hold if dwell else None,
        duty_factor=Cycle.of(t, qd, dwell).duty_factor,
    )
