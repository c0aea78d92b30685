"""Robot dynamics: what joint torques does a motion need?

import rnea
arm = rnea.load("puma560")
tau = arm.inverse_dynamics(q, qd, qdd)
"""

from rnea.describe.actuators import Gear, Motor
from rnea.describe.catalogue import names as robots
from rnea.describe.description import DHLink
from rnea.errors import (
    InputError,
    ModelWarning,
    RneaError,
    RobotFileError,
    TrajectoryError,
    UnknownNameError,
)
from rnea.loading import load, loads
from rnea.model.parameters import PARAMETERS
from rnea.recursions.kinematics import BaseMotion
from rnea.robot import Robot
from rnea.simulate.stopped import SimulationError
from rnea.spatial import solids
from rnea.spatial.inertia import Inertia
from rnea.spatial.pose import Pose
from rnea.spatial.twist import Twist
from rnea.spatial.wrench import Wrench

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    # pictures are fetched when asked for: they are much to import
    if name == "plot":
        from rnea.robot.pictures import plot

        return plot
    raise AttributeError(f"module 'rnea' has no attribute {name!r}")


__all__ = [
    "PARAMETERS",
    "BaseMotion",
    "DHLink",
    "Gear",
    "Inertia",
    "InputError",
    "ModelWarning",
    "Motor",
    "Pose",
    "RneaError",
    "Robot",
    "RobotFileError",
    "SimulationError",
    "TrajectoryError",
    "Twist",
    "UnknownNameError",
    "Wrench",
    "__version__",
    "load",
    "loads",
    "plot",
    "robots",
    "solids",
]
