"""Robot dynamics: what joint torques does a motion need?

import rnea
arm = rnea.load("puma560")
tau = arm.inverse_dynamics(q, qd, qdd)
"""

from importlib import import_module
from typing import TYPE_CHECKING

import rnea.system.fork_safety  # from now on a fork waits for those who compile or import
from rnea.apps.contacts.contact import Contact
from rnea.core.spatial import solids
from rnea.describe import DHLink, Gear, Motor
from rnea.errors import (
    InputError,
    ModelWarning,
    RneaError,
    RobotFileError,
    SimulationError,
    TrajectoryError,
    UnknownNameError,
)
from rnea.files.catalogs.robots import names as robots
from rnea.model import LINEAR_PARAMETERS, PARAMETERS
from rnea.recursions import QUANTITIES, BaseMotion, Quantity
from rnea.robot import Robot
from rnea.robot.loading import load, loads
from rnea.spatial import Inertia, Pose, Twist, Wrench
from rnea.system.version import __version__

if TYPE_CHECKING:
    from rnea import check, drive, logs, motion, scale, studio, textbook, units
    from rnea.report.robot_figures.animate import animate
    from rnea.report.robot_figures.plot import plot


# fetched when asked for: they are much to import
_MODULES = ("check", "drive", "identify", "logs", "motion", "scale", "studio", "textbook", "units")
_PICTURES = ("animate", "plot")


def __getattr__(name: str) -> object:
    if name in _MODULES:
        return import_module(f"rnea.{name}")
    if name in _PICTURES:
        return getattr(import_module(f"rnea.report.robot_figures.{name}"), name)
    raise AttributeError(f"module 'rnea' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


__all__ = [
    "LINEAR_PARAMETERS",
    "PARAMETERS",
    "QUANTITIES",
    "BaseMotion",
    "Contact",
    "DHLink",
    "Gear",
    "Inertia",
    "InputError",
    "ModelWarning",
    "Motor",
    "Pose",
    "Quantity",
    "RneaError",
    "Robot",
    "RobotFileError",
    "SimulationError",
    "TrajectoryError",
    "Twist",
    "UnknownNameError",
    "Wrench",
    "__version__",
    "animate",
    "check",
    "drive",
    "identify",
    "load",
    "loads",
    "logs",
    "motion",
    "plot",
    "robots",
    "scale",
    "solids",
    "studio",
    "textbook",
    "units",
]
