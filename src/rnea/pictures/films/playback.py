"""A motion played back: the robot with its trail, torques and energies running alongside."""

from __future__ import annotations

import numpy as np

from rnea.motion import Trajectory
from rnea.pictures.films.parts import MOST_FRAMES, film_of, motion_rows
from rnea.pictures.staging import Extras, Staging
from rnea.robot import Robot
from rnea.spatial.numbers import Array
from rnea.views.film import Curves, Film
from rnea.views.scene import Line, Scene

_MOST_SAMPLES = 1500
_FINER = 4  # points of a trail for each frame


def playback(
    robot: Robot,
    motion: Trajectory,
    *,
    fps: float = 30.0,
    seconds: float | None = None,
    extras: Extras | None = None,
) -> Film:
    """The motion at its own speed, or in `seconds`; torques are the actuators'."""
    t, *rows = motion_rows(motion, fps, seconds)
    cast = Staging.of(robot, *rows, extras=extras)
    finer = _FINER if _FINER * len(cast) < MOST_FRAMES else 1
    fine = motion_rows(motion, fps * finer, seconds)[1]
    ends = Staging.of(robot, fine).ends()
    scenes = [_with_trails(cast.scene(k), ends, finer * k) for k in range(len(cast))]
    speed = float(t[-1] - t[0]) / ((len(t) - 1) / fps)
    pace = "" if abs(speed - 1) < 0.02 else f", {speed:.2g} × real time"
    panels = [*torque_panels(robot, motion, t), energy_panel(robot, motion, t)]
    return film_of(cast, f"{robot.name}: motion{pace}", fps, scenes, panels)


def torque_panels(robot: Robot, motion: Trajectory, cursor: Array) -> list[Curves]:
    """Torques over time, those in N m apart from those in N."""
    some = _thinned(motion)
    tau = Staging.of(robot, some.q, some.qd, some.qdd).tau
    units = [body.joint.effort_unit for body in robot.model.independent]
    panels = []
    for unit in dict.fromkeys(units):
        series = {name: tau[:, k] for k, name in enumerate(robot.joint_names) if units[k] == unit}
        words = "joint torques" if unit == "N m" else "joint forces"
        panels.append(Curves(words, unit, some.t, series, cursor))
    return panels


def energy_panel(robot: Robot, motion: Trajectory, cursor: Array) -> Curves:
    some = _thinned(motion)
    kinetic = robot.kinetic_energy(some.q, some.qd)
    potential = robot.potential_energy(some.q)
    series = {"kinetic": kinetic, "potential": potential, "sum": kinetic + potential}
    return Curves("energy", "J", some.t, series, cursor)


def _thinned(motion: Trajectory) -> Trajectory:
    """Rows enough for a curve of a few hundred pixels, the last one included."""
    step = max(1, len(motion) // _MOST_SAMPLES)
    keep = np.unique(np.append(np.arange(0, len(motion), step), len(motion) - 1))
    rows = (motion.t[keep], motion.q[keep], motion.qd[keep], motion.qdd[keep])
    return Trajectory(*rows, motion.joint_names)


def _with_trails(scene: Scene, ends: dict[str, Array], k: int) -> Scene:
    trails = [Line(name, "trail", places[: k + 1]) for name, places in ends.items() if k > 0]
    return Scene(
        (*scene.lines, *trails), scene.points, scene.ellipsoids, scene.vectors, scales=scene.scales
    )
