"""How torques vary with the configuration: the arm sweeps one joint, or the plane of two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.apps.check.torque_map import torque_map
from rnea.apps.check.variable_coordinates import (
    INSTEAD,
    coordinate_column,
    roams,
    span_near,
    speed_along,
    varied_columns,
)
from rnea.apps.trajectory.profiles.assembled import closed_along, independent_places
from rnea.apps.trajectory.profiles.closed_grid import grid_rows
from rnea.core.model import Model, as_array, within_limits
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.animation.animation import Film
from rnea.report.animation.panels import Map, Panel
from rnea.report.robot_figures.animations.animation_plan import (
    AnimationPlan,
    bars_by_unit,
    curves_by_unit,
    film_of,
    frame_count,
    scales_of,
)
from rnea.report.robot_figures.staging import Staging
from rnea.robot import Robot

_GRID = 73  # points along each side of a map: every 5 degrees of a whole turn
_LEGEND = {"N": "weight"}


def torque_sweep(plan: AnimationPlan) -> Film:
    """Torques while one joint or two go through their ranges; the others stay at q. Of joints with
    several coordinates those count that vary alone, by their own names.

    With qd and qdd zero these are the torques that hold the robot still; otherwise those of every
    configuration at that velocity and acceleration. Without joints, the two whose torque weighs
    most (the only one, if there is but one).
    """
    robot, rates = plan.robot, (plan.qd, plan.qdd)
    if plan.motion is not None:
        raise InputError("a torque sweep goes through ranges of joints, not along a motion")
    some = within_limits(robot.model, robot.neutral) if plan.q is None else plan.q
    base = as_array(some, robot.model.names("q"), "q")
    # what cannot be drawn is refused before it is computed with
    Staging.of(robot, base, *rates)
    chosen = _chosen(robot, plan.joints, base)
    frames = frame_count(8.0 if plan.seconds is None else plan.seconds, plan.fps)
    path = _path([_range(robot.model, k, base) for k in chosen], np.arange(frames) / frames)
    rows = np.repeat(base[None], frames, axis=0)
    rows[:, chosen] = path
    rows = closed_along(robot.model, rows[:, independent_places(robot.model)], base)
    cast = Staging.of(robot, rows, *rates, extras=plan.extras)
    scales = scales_of(cast, ("weight",))
    labels = len(robot.model.bodies) <= 3
    scenes = [
        cast.scene(k, scales=scales).with_vectors(
            cast.vector(k, "weight", body.index, label=labels, opacity=0.8)
            for body in robot.model.bodies
            if body.inertia.mass > 0
        )
        for k in range(frames)
    ]
    draw = _torque_map if len(chosen) == 2 else _torque_curves
    chart = draw(robot, chosen, base, rates, path)
    still = all(rate is None or not np.any(rate) for rate in rates)
    title = "torque that holds still" if still else "joint torque"
    bars = bars_by_unit(robot, cast.tau, title=title)
    name = f"{robot.name}: torque and configuration"
    return film_of(cast, name, plan.fps, scenes, (*bars, *chart), _LEGEND)


def _torque_map(
    robot: Robot, pair: list[int], base: Array, rates: tuple[Any, Any], path: Array
) -> Sequence[Panel]:
    """The torque of the first joint of a pair over the plane of both."""
    model = robot.model
    both = [model.coordinates[k] for k in pair]
    names, spans = [x.name for x in both], [_range(model, k, base) for k in pair]
    first = model.dofs[speed_along(model, pair[0])].effort_name

    def needed(q: Array) -> Array:
        # of loops the efforts of the independent joints: motors may be others
        if model.closure is None:
            return Staging.of(robot, q, *rates).tau
        return np.asarray(robot.inverse_dynamics(q, *rates))

    held = torque_map(model, needed, first, names, base, _GRID, spans)
    title = f"{'torque' if held.unit == 'N m' else 'force'} of {first}"
    x_title, y_title = (f"{x.name} ({x.unit})" for x in both)
    return [Map(title, held.unit, held.x, held.y, held.tau, path, x_title, y_title)]


def _torque_curves(
    robot: Robot, single: list[int], base: Array, rates: tuple[Any, Any], path: Array
) -> Sequence[Panel]:
    """Torques of all joints while one goes through its range, one panel for each unit."""
    coordinate = robot.model.coordinates[single[0]]
    x = np.linspace(*_range(robot.model, single[0], base), 181)
    q = grid_rows(robot.model, base, single, [x])
    tau, style = Staging.of(robot, q, *rates).tau, {"weight": 1.2, "grow": False}
    title = f"{coordinate.name} ({coordinate.unit})"
    return curves_by_unit(robot, "torques", x, tau, path[:, 0], x_title=title, **style)


def _chosen(robot: Robot, joints: Sequence[str], base: Array) -> list[int]:
    model = robot.model
    columns = [coordinate_column(model, name) for name in joints]
    if len(joints) > 2 or len(set(joints)) < len(joints):
        raise InputError("a sweep goes through one joint or two different ones")
    if joints:
        return columns
    alone = varied_columns(model)
    if not alone:
        joint = model.independent[0].joint
        raise InputError(
            f"no coordinate of robot {robot.name!r} varies alone: joint {joint.name!r} is "
            f"{joint.kind}, and a sweep goes through ranges; {INSTEAD}"
        )
    # which torques change most while every coordinate is moved through its range, each alone
    spread = np.zeros(len(alone))
    for number, k in enumerate(alone):
        q = grid_rows(model, base, [k], [np.linspace(*_range(model, k, base), 13)])
        closed = np.isfinite(q).all(axis=-1)
        spread[number] = np.ptp(robot.gravity_torque(q[closed]), axis=0).max()
    order = [alone[k] for k in np.argsort(-spread, kind="stable").tolist()]
    if not any(roams(model, k) for k in alone):
        return sorted(order[:2])
    # where a body flies or drives to changes no torque: other joints come first
    best = sorted(order, key=lambda k: roams(model, k))[:2]
    moving = [k for k in best if spread[alone.index(k)] > 1e-9 * spread.max()]
    return sorted(moving or best)


def _range(model: Model, column: int, base: Array) -> tuple[float, float]:
    """A joint's limits, at most a whole turn; a slider without limits gets half a metre."""
    if near := span_near(model, column, base):
        return near
    coordinate = model.coordinates[column]
    body, slides = coordinate.body, coordinate.unit == "m"
    # bounds of a joint with several coordinates belong to none of them
    single = body.joint.nq == 1
    lower, upper = (body.limits.lower, body.limits.upper) if single else (None, None)
    low = (0.0 if slides else -np.pi) if lower is None else float(lower)
    high = (low + 0.5 if slides else np.pi) if upper is None else float(upper)
    if not slides:
        low, high = max(low, -np.pi), min(high, np.pi)
    if not (np.isfinite(low) and np.isfinite(high) and low < high):
        raise InputError(
            f"joint {coordinate.name!r} has no range to sweep ({low:g} .. {high:g}); choose another"
        )
    return low, high


def _path(ranges: Sequence[tuple[float, float]], s: Array) -> Array:
    """There and back (one joint), or a closed curve all over the plane (two); s from 0 to 1."""
    middle, half = np.array([((low + high) / 2, (high - low) / 2) for low, high in ranges]).T
    if len(ranges) == 1:
        return np.asarray(middle - half * np.cos(2 * np.pi * s)[:, None])
    turns, begin = np.array([2, 3]), np.array([0.0, 0.6])
    return np.asarray(middle + 0.95 * half * np.sin(2 * np.pi * turns * s[:, None] + begin))
