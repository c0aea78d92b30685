"""How torques vary with the configuration: the arm sweeps one joint, or the plane of two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.errors import InputError, UnknownNameError
from rnea.model import Body
from rnea.pictures.films.parts import bars_by_unit, film_of, frame_count, scales_of
from rnea.pictures.staging import Extras, Staging
from rnea.robot import Robot
from rnea.spatial.numbers import Array
from rnea.views.film import Curves, Film, Map, Panel

_GRID = 73  # points along each side of a map: every 5 degrees of a whole turn
_LEGEND = {"N": "weight"}


def torque_sweep(
    robot: Robot,
    joints: Sequence[str] = (),
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    *,
    fps: float = 30.0,
    seconds: float | None = None,
    extras: Extras | None = None,
) -> Film:
    """Torques while one joint or two go through their ranges; the others stay at q.

    With qd and qdd zero these are the torques that hold the robot still; otherwise those of every
    configuration at that velocity and acceleration. Without joints, the two whose torque weighs
    most (the only one, if there is but one).
    """
    base = np.zeros(robot.n) if q is None else np.asarray(q, dtype=float)
    Staging.of(robot, base, qd, qdd)
    chosen = _chosen(robot, joints, base, qd, qdd)
    frames = frame_count(8.0 if seconds is None else seconds, fps)
    s = np.arange(frames) / frames
    path = _path(robot, chosen, s, base)
    rows = np.repeat(base[None], frames, axis=0)
    rows[:, chosen] = path
    cast = Staging.of(robot, rows, qd, qdd, extras=extras)
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
    chart: list[Panel] = []
    if len(chosen) == 2:
        chart.append(torque_map(robot, chosen, base, qd, qdd, path))
    else:
        chart += torque_curves(robot, chosen[0], base, qd, qdd, path[:, 0])
    still = all(x is None or not np.any(x) for x in (qd, qdd))
    title = "torque that holds still" if still else "joint torque"
    bars = bars_by_unit(robot, cast.tau, title=title)
    name = f"{robot.name}: torque and configuration"
    return film_of(cast, name, fps, scenes, (*bars, *chart), _LEGEND)


def torque_map(
    robot: Robot, pair: Sequence[int], base: Array, qd: Any, qdd: Any, path: Array
) -> Map:
    """The torque of the first joint of a pair over the plane of both."""
    first, second = (robot.model.independent[k] for k in pair)
    x, y = (np.linspace(*_range(body, robot), _GRID) for body in (first, second))
    q = np.broadcast_to(base, (len(y), len(x), robot.n)).copy()
    q[..., pair[0]], q[..., pair[1]] = x[None, :], y[:, None]
    zeros = np.zeros(robot.n)
    rates = [np.broadcast_to(zeros if r is None else r, q.shape) for r in (qd, qdd)]
    flat = [values.reshape(-1, robot.n) for values in (q, *rates)]
    tau = Staging.of(robot, *flat).tau[:, pair[0]].reshape(len(y), len(x))
    joint = first.joint
    words = "torque" if joint.effort_unit == "N m" else "force"
    x_title, y_title = (f"{b.joint.name} ({b.joint.position_unit})" for b in (first, second))
    title = f"{words} of {joint.name}"
    return Map(title, joint.effort_unit, x, y, tau, path, x_title, y_title)


def torque_curves(
    robot: Robot, joint: int, base: Array, qd: Any, qdd: Any, path: Array
) -> list[Curves]:
    """Torques of all joints while one goes through its range, one panel for each unit."""
    swept = robot.model.independent[joint]
    x = np.linspace(*_range(swept, robot), 181)
    q = np.repeat(base[None], len(x), axis=0)
    q[:, joint] = x
    rates = [np.broadcast_to(0.0 if r is None else r, q.shape) for r in (qd, qdd)]
    tau = Staging.of(robot, q, *rates).tau
    x_title = f"{swept.joint.name} ({swept.joint.position_unit})"
    panels = []
    units = [body.joint.effort_unit for body in robot.model.independent]
    for unit in dict.fromkeys(units):
        series = {name: tau[:, k] for k, name in enumerate(robot.joint_names) if units[k] == unit}
        words = "torques" if unit == "N m" else "forces"
        panels.append(Curves(words, unit, x, series, path, x_title, 1.2, grow=False))
    return panels


def _chosen(robot: Robot, joints: Sequence[str], base: Array, qd: Any, qdd: Any) -> list[int]:
    for name in joints:
        if name not in robot.joint_names:
            raise UnknownNameError("joint", name, robot.joint_names)
    if len(joints) > 2 or len(set(joints)) < len(joints):
        raise InputError("a sweep goes through one joint or two different ones")
    if joints:
        return [robot.joint_names.index(name) for name in joints]
    # which torques change most while every joint is moved through its range, each alone
    spread = np.zeros(robot.n)
    for k, body in enumerate(robot.model.independent):
        q = np.repeat(base[None], 13, axis=0)
        q[:, k] = np.linspace(*_range(body, robot), 13)
        spread[k] = np.ptp(robot.gravity_torque(q), axis=0).max()
    order = np.argsort(-spread, kind="stable")
    return sorted(order[:2].tolist())


def _range(body: Body, robot: Robot) -> tuple[float, float]:
    """A joint's limits, at most a whole turn; a slider without limits gets half a metre."""
    lower, upper = body.limits.lower, body.limits.upper
    slides = body.joint.kind == "prismatic"
    low = (0.0 if slides else -np.pi) if lower is None else float(lower)
    high = (low + 0.5 if slides else np.pi) if upper is None else float(upper)
    if not slides:
        low, high = max(low, -np.pi), min(high, np.pi)
    if not (np.isfinite(low) and np.isfinite(high) and low < high):
        raise InputError(
            f"joint {body.joint.name!r} has no range to sweep ({low:g} .. {high:g}); choose another"
        )
    return low, high


def _path(robot: Robot, chosen: Sequence[int], s: Array, base: Array) -> Array:
    """There and back (one joint), or a closed curve all over the plane (two); s from 0 to 1."""
    columns = []
    for order, k in enumerate(chosen):
        low, high = _range(robot.model.independent[k], robot)
        middle, half = (low + high) / 2, (high - low) / 2
        if len(chosen) == 1:
            columns.append(middle - half * np.cos(2 * np.pi * s))
        else:
            turns = (2, 3)[order]
            columns.append(middle + 0.95 * half * np.sin(2 * np.pi * turns * s + 0.6 * order))
    return np.stack(columns, axis=-1)
