"""Robot dynamics: what joint torques does a motion need?

import rnea
arm = rnea.load("puma560")
tau = arm.inverse_dynamics(q, qd, qdd)
"""

from importlib import import_module

from rnea.describe import DHLink, Gear, Motor
from rnea.describe.catalogue import names as robots
from rnea.errors import (
    InputError,
    ModelWarning,
    RneaError,
    RobotFileError,
    SimulationError,
    TrajectoryError,
    UnknownNameError,
)
from rnea.loading import load, loads
from rnea.model import PARAMETERS
from rnea.recursions import BaseMotion
from rnea.robot import Robot
from rnea.spatial import Inertia, Pose, Twist, Wrench, solids

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    # checks and pictures are fetched when asked for: they are much to import
    if name == "check":
        return import_module("rnea.check")
    if name == "plot":
        from rnea.pictures import plot

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
    "check",
    "load",
    "loads",
    "plot",
    "robots",
    "solids",
]
