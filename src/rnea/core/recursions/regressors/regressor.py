"""Regressors: what depends linearly on the robot's masses, taken apart into state and parameters.

The wrench that a body takes at its origin is linear in its mass m, its first moment h = m c and its
inertia I about the origin:

    (1)  force  = m vd + wd × h + w × (w × h)
    (2)  moment = h × vd + I wd + w × (I w)

so a column for each parameter is (1) and (2) with that one 1 and the others 0. What they take of
the joints that carry the body is S · (moment, force), as everywhere; friction, offset and rotor of
a joint are felt by its own coordinate alone. tau = Y · parameters (`model.linear_parameters`).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import INERTIAL, JOINT, LINEAR_PARAMETERS, Body, Model, only
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.joint.joint_friction import coordinate_friction
from rnea.core.recursions.kinematics import (
    angular_velocities,
    body_poses,
    joint_poses,
    origin_velocities,
)
from rnea.core.recursions.newton_euler import accelerations, base_acceleration
from rnea.core.recursions.pairs.common_axes import Axes
from rnea.core.spatial import (
    ForceMoment,
    Pose,
    acceleration_of_point,
    cross,
    dot,
    times,
    transposed_times,
)
from rnea.core.spatial.numbers import Array

_UNITS = np.eye(3, dtype=int)
"""First moments of size 1."""
_TENSORS = np.array(
    [
        [[int({i, j} == {a, b} and (i == j) == (a == b)) for j in range(3)] for i in range(3)]
        for a, b in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
    ]
)
"""Inertias with one entry of size 1, in the order of the parameters."""


Found = dict[tuple[int, int], Array]
"""Entries (..., k) side by side, by their row and the first of their columns."""


def regressor(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """Y (..., nv, 15 bodies) of the torques."""
    axes, found = Axes.at(model, q), Found()
    for body, own in zip(model.bodies, _wrenches(model, case, q, qd, qdd), strict=True):
        columns = own.seen_from(_by_column(axes.poses[body.index - 1]))
        for index in model.support(body.index):
            speeds, v = axes.of_body[index - 1], model.body(index).v
            for (turn, slide), row in zip(speeds, range(v.start, v.stop), strict=True):
                felt = dot(turn[..., None, :], columns.moment)
                _add(found, row, body, 0, felt + dot(slide[..., None, :], columns.force))
        for k, name in enumerate(JOINT, start=len(INERTIAL)):
            felt = _of_joint(body, name, qd, qdd)
            for row in range(body.v.start, body.v.stop):
                _add(found, row, body, k, felt[..., row - body.v.start, None])
    return _filled(found, model.nv, model, qdd)


def base_wrench_regressor(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """Y (..., 6, 15 bodies) of moment and force on the base at its origin in its axes, beside what
    the base's own mass takes."""
    onto_base, found = [Pose.identity(model.kind)], Found()
    for body, X_PB, own in zip(
        model.bodies, joint_poses(model, q), _wrenches(model, case, q, qd, qdd), strict=True
    ):
        onto_base.append(onto_base[body.parent] @ X_PB)
        seen = own.seen_from(_by_column(onto_base[body.index]))
        for row in range(3):
            _add(found, row, body, 0, seen.moment[..., row])
            _add(found, row + 3, body, 0, seen.force[..., row])
    return _filled(found, 6, model, qdd)


def kinetic_energy_regressor(model: Model, case: Conditions, q: Array, qd: Array) -> Array:
    """Y (..., 15 bodies) of ½ m v·v + h · (v × w) + ½ w·I w, and ½ qd² of the rotors."""
    base, poses, found = case.base_of(model), joint_poses(model, q), Found()
    w = angular_velocities(model, poses, q, qd, base.w)
    v = origin_velocities(model, poses, w, q, qd, base.v)
    for body in model.bodies:
        w_i, v_i = w[body.index], v[body.index]
        turning = dot(w_i[..., None, :], times(_TENSORS, w_i[..., None, :])) / 2
        moving = dot(v_i, v_i)[..., None] / 2
        for k, part in ((0, moving), (1, cross(v_i, w_i)), (4, turning)):
            _add(found, 0, body, k, part)
        rotor = _of_joint(body, "rotor", qd, qd) * qd[..., body.v] / 2
        for k in range(body.joint.nv):
            _add(found, 0, body, LINEAR_PARAMETERS.index("rotor"), rotor[..., k, None])
    return _filled(found, 1, model, qd)[..., 0, :]


def potential_energy_regressor(model: Model, case: Conditions, q: Array) -> Array:
    """Y (..., 15 bodies) of -m g·p - g·R h, with a body's origin at p and its axes along R."""
    gravity, found = case.gravity_of(model), Found()
    for body, X_WB in zip(model.bodies, body_poses(model, q)[1:], strict=True):
        _add(found, 0, body, 0, -dot(gravity, X_WB.translation)[..., None])
        _add(found, 0, body, 1, -transposed_times(X_WB.rotation, gravity))
    return _filled(found, 1, model, q)[..., 0, :]


def _wrenches(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> list[ForceMoment]:
    """Equations 1 and 2: of each moving body (..., 10, 3) at its origin in its axes."""
    base, poses = case.base_of(model), joint_poses(model, q)
    w = angular_velocities(model, poses, q, qd, base.w)
    felt = base_acceleration(model, case.gravity_of(model), base)
    wd, vd = accelerations(model, poses, w, q, qd, qdd, base.wd, felt)
    return [_columns(*motion) for motion in zip(w[1:], wd[1:], vd[1:], strict=True)]


def _columns(w: Array, wd: Array, vd: Array) -> ForceMoment:
    w, wd, vd = w[..., None, :], wd[..., None, :], vd[..., None, :]
    nothing = vd * 0
    by_moment = acceleration_of_point(w, wd, nothing, _UNITS)
    turning = times(_TENSORS, wd) + cross(w, times(_TENSORS, w))
    return ForceMoment(
        _below([vd, by_moment, turning * 0]), _below([nothing, cross(_UNITS, vd), turning])
    )


def _below(parts: Sequence[Array]) -> Array:
    """Vectors (..., k, 3) below one another."""
    batch = np.broadcast_shapes(*(part.shape[:-2] for part in parts))
    return np.concatenate([np.broadcast_to(x, (*batch, *x.shape[-2:])) for x in parts], axis=-2)


def _by_column(pose: Pose) -> Pose:
    """With an axis for the columns before its own."""
    return Pose(pose.rotation[..., None, :, :], pose.translation[..., None, :])


def _of_joint(body: Body, name: str, qd: Array, qdd: Array) -> Array:
    """What a joint's own parameter takes of its coordinates (..., nv)."""
    if name == "rotor":
        ratio = 1 if body.follows is None else body.follows.ratio
        return np.asarray(qdd[..., body.v] * (ratio * ratio))
    return coordinate_friction(body, only(body.losses, name), qd)


def _add(found: Found, row: int, body: Body, parameter: int, value: Array) -> None:
    """Joints that move together share a coordinate."""
    place = row, (body.index - 1) * len(LINEAR_PARAMETERS) + parameter
    found[place] = found[place] + value if place in found else value


def _filled(found: Found, rows: int, model: Model, like: Array) -> Array:
    """The entries as one array (..., rows, 15 bodies); those that nobody gave are zero."""
    values = list(found.values())
    batch = np.broadcast_shapes(like.shape[:-1], *(value.shape[:-1] for value in values))
    columns = len(LINEAR_PARAMETERS) * len(model.bodies)
    out = np.zeros((*batch, rows, columns), np.result_type(like, *values))
    for (row, first), value in found.items():
        out[..., row, first : first + value.shape[-1]] = value
    return out
