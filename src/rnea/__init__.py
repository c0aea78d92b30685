"""Robot dynamics: what joint torques does a motion need?

import rnea
arm = rnea.load("puma560")
tau = arm.inverse_dynamics(q, qd, qdd)
"""

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
from rnea.spatial import solids
from rnea.spatial.inertia import Inertia
from rnea.spatial.pose import Pose
from rnea.spatial.twist import Twist
from rnea.spatial.wrench import Wrench

__version__ = "0.1.0"

__all__ = [
    "PARAMETERS",
    "BaseMotion",
    "DHLink",
    "Inertia",
    "InputError",
    "ModelWarning",
    "Pose",
    "RneaError",
    "Robot",
    "RobotFileError",
    "TrajectoryError",
    "Twist",
    "UnknownNameError",
    "Wrench",
    "__version__",
    "load",
    "loads",
    "robots",
    "solids",
]
