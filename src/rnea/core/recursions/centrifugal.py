"""Centrifugal torques: what every joint's speed takes by itself, the terms in qd_j², all at once.

With joint j moving alone, a point at r of a body beyond it accelerates by vd_j + U_j r, and there
U_j = [s qd]×² (`spin`) of the joint's angular axis s: nothing turns faster or slower. Forces and
moments are linear in vd and U, so the sums over the joints travel outward together, and work grows
with the bodies and not with their square:

    (1) U  = Rᵀ U_P R + Σ [s_j qd_j]×²                         angular parts of s_j
    (2) vd = Rᵀ (vd_P + U_P p) + Σ (s_j qd_j) × (s_j qd_j)     angular part × linear part of s_j

over the joint's own speeds j. A speed that several joints follow is one motion of them all, with
products of their turns: such speeds are taken one after another, by the recursion itself.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.kinematics import joint_poses
from rnea.core.recursions.newton_euler import joint_wrenches, rigid_torque, torques
from rnea.core.spatial import cross, spin, times, transpose, transposed_times, turned_symmetric
from rnea.core.spatial.numbers import Array


def centrifugal_torque(model: Model, q: Array, qd: Array) -> Array:
    """(..., n): the terms in qd_j² of the rigid body's torque; states of one batch shape."""
    shared = _shared_speeds(model)
    own = qd * np.array([k not in shared for k in range(model.nv)], dtype=int)
    total = _of_own_speeds(model, q, own)
    if not shared:
        return total
    one_moving = qd[..., None, :] * np.eye(model.nv, dtype=int)[shared]
    each = np.broadcast_to(q[..., None, :], (*q.shape[:-1], len(shared), model.nq))
    still = np.zeros_like(one_moving)
    alone = rigid_torque(model, Conditions.weightless(model), each, one_moving, still)
    return np.asarray(total + alone.sum(axis=-2))


def _shared_speeds(model: Model) -> list[int]:
    """Speeds that move more than one joint."""
    used = Counter(k for body in model.bodies for k in range(body.v.start, body.v.stop))
    return sorted(k for k, count in used.items() if count > 1)


def _of_own_speeds(model: Model, q: Array, qd: Array) -> Array:
    poses = joint_poses(model, q)
    zero = model.kind.zeros(3)
    U, vd = [spin(zero, zero)], [zero]
    for body, X_PB in zip(model.bodies, poses, strict=True):
        R, p = X_PB.rotation, X_PB.translation
        # (1) and (2)
        turned = turned_symmetric(transpose(R), U[body.parent])
        carried = transposed_times(R, vd[body.parent] + times(U[body.parent], p))
        turns, slides = body.joint.motion_axes(q[..., body.q])
        for k in range(body.joint.nv):
            speed = qd[..., body.v.start + k, None]
            turn, slide = turns[..., k, :] * speed, slides[..., k, :] * speed
            turned = turned + spin(turn, zero)
            carried = carried + cross(turn, slide)
        U.append(turned)
        vd.append(carried)
    inertial = [x.field_wrench(*field) for x, *field in zip(model.inertias, U, vd, strict=True)]
    return torques(model, joint_wrenches(model, poses, inertial, {}), q, qd)
