"""Work whose torques come from the robot's machine code wherever its own model is asked.

Hundreds of explanations are tried on a recording. Most of them change what is put into the model
or what is done with its torques, and not the model.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.recordings.measured import MeasuredMotion
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot


@dataclass(frozen=True, eq=False)
class CachedTorques(Calculation):
    """A calculation that asks the robot, as long as the model is the robot's own."""

    robot: Robot | None = field(default=None, repr=False)

    @classmethod
    def on(cls, robot: Robot, rows: MeasuredMotion) -> CachedTorques:
        """What the robot's file says of these rows."""
        motion = rows.q, rows.qd, rows.qdd
        return cls(robot.description, robot.model, *motion, robot.gravity, robot=robot)

    def torques(self) -> Array:
        robot = self.robot
        if robot is None or self.model is not robot.model or self.slips or self.left_out:
            return super().torques()
        tau = robot.inverse_dynamics(
            *(self.q, self.qd, self.qdd),
            gravity=self.gravity,
            friction=self.friction,
            rotor=self.rotor,
            spring=self.spring,
        )
        return tau if self.report is None else self.report(tau)
