"""Gears whose limits need no motor: what a cycle asks of them is the joint's."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.apps.sizing.gearbox_loads import GearboxLoad, gearbox_load
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.core.description import Gear


@dataclass(frozen=True)
class UnmotorizedGear:
    """A gear of the robot's file on a joint for which no motor is rated.

    unit: of the joint's torque or force; tool_backlash: how far the tool can move, in m;
    None where the lever is not known

    >>> import numpy as np
    >>> t = np.array([0.0, 1.0])
    >>> steady = JointMotion("j", t, t * 0 + 2, t * 0, t * 0 + 50, 0.0)
    >>> UnmotorizedGear.of(Gear(ratio=100, peak_torque=40), steady).gearbox_load.problems
    ('gearbox peak torque 50 of 40 N m (+25 %)',)
    """

    joint: str
    gear: Gear
    gearbox_load: GearboxLoad
    tool_backlash: float | None
    unit: str

    @classmethod
    def of(cls, gear: Gear, motion: JointMotion) -> UnmotorizedGear:
        play = None if motion.lever is None else float(gear.backlash * motion.lever)
        return cls(motion.joint, gear, gearbox_load(gear, motion), play, motion.unit)
