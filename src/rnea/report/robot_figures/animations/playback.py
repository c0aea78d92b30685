"""A motion played back: the robot with its trail, torques and energies running alongside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rnea.apps.trajectory.trajectory import Trajectory
from rnea.errors import InputError
from rnea.report.animation.animation import Film
from rnea.report.animation.panels import Curves
from rnea.report.robot_figures.animations.animation_plan import (
    MOST_FRAMES,
    AnimationPlan,
    curves_by_unit,
    film_of,
)
from rnea.report.robot_figures.staging import Staging
from rnea.report.robot_figures.tips import Tip
from rnea.report.scene.scene import Line, Scene

_MOST_SAMPLES = 1500
_FINER = 4  # points of a trail for each frame


def playback(plan: AnimationPlan) -> Film:
    """The motion at its own speed, or in the plan's seconds; torques are the actuators'."""
    robot, motion = plan.robot, plan.motion
    if motion is None:
        raise InputError("playback needs a motion: animate(motion, arm), or animate(arm, to=q)")
    t, *rows = plan.rows(plan.seconds)
    cast = Staging.of(robot, *rows, extras=plan.extras)
    finer = _FINER if _FINER * len(cast) < MOST_FRAMES else 1
    tips = Staging.of(robot, plan.rows(plan.seconds, finer)[1]).tips
    scenes = [_with_trails(cast.scene(k), tips, finer * k) for k in range(len(cast))]
    speed = float(t[-1] - t[0]) / ((len(t) - 1) / plan.fps)
    pace = "" if abs(speed - 1) < 0.02 else f", {speed:.2g} × real time"
    some = _thinned(motion)
    tau = Staging.of(robot, some.q, some.qd, some.qdd).tau
    kinetic, potential = robot.kinetic_energy(some.q, some.qd), robot.potential_energy(some.q)
    energies = {"kinetic": kinetic, "potential": potential, "sum": kinetic + potential}
    panels = [
        *curves_by_unit(robot, "joint torques", some.t, tau, t),
        Curves("energy", "J", some.t, energies, t),
    ]
    return film_of(cast, f"{robot.name}: motion{pace}", plan.fps, scenes, panels)


def _thinned(motion: Trajectory) -> Trajectory:
    """Rows enough for a curve of a few hundred pixels, the last one included."""
    step = max(1, len(motion) // _MOST_SAMPLES)
    keep = np.unique(np.append(np.arange(0, len(motion), step), len(motion) - 1))
    rows = {name: getattr(motion, name)[keep] for name in ("t", "q", "qd", "qdd")}
    return replace(motion, **rows)


def _with_trails(scene: Scene, tips: Sequence[Tip], k: int) -> Scene:
    trails = [Line(tip.name, "trail", tip.places[: k + 1]) for tip in tips if k > 0]
    return replace(scene, lines=(*scene.lines, *trails))
