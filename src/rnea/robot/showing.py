"""What a robot shows of itself in other programs."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from rnea.motion import Motion, Trajectory
    from rnea.robot.robot import Robot


def studio(
    robot: Robot,
    motion: Motion | Trajectory | None = None,
    *,
    file: str = "",
    packages: Mapping[str, str | Path] | None = None,
) -> Path:
    """Open the robot in the browser: in space, with its torques and what they are spent on.

    The page is one file that needs no server and asks nobody for anything; it plays `motion`
    where one is given. file: where it is written (.html; default: the user's cache).
    packages: where package://name/... of the robot file's meshes lies, directories by name.
    Returns that place. `rnea.studio.frame(arm)` shows it in a notebook.
    """
    # fetched when asked for, by its name: Studio stands above robots, and they do not need it
    place: Path = import_module("rnea.studio").show(robot, motion, file, packages)
    return place


def in_a_notebook(robot: Robot) -> str:
    """The robot in a frame that starts when it is opened, as HTML."""
    text: str = import_module("rnea.studio").offer(robot)
    return text
