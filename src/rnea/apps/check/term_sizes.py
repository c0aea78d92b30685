"""How large the terms are that a torque is summed of: what its rounding error is compared with.

The recursion once more, on lengths instead of vectors, every term added and none subtracted; a
rotation keeps a length. A torque that is the small difference of large terms cannot be exact to
its own size, only to theirs.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array


def _length(vector: Array) -> float:
    return float(np.linalg.norm(np.asarray(vector, dtype=float)))


def term_sizes(model: Model, q: Array, qd: Array, qdd: Array, gravity: Array) -> Array:
    """Sizes (..., n) of the terms of tau for float states."""
    qd, qdd = np.abs(qd), np.abs(qdd)
    zero = np.zeros(qdd.shape[:-1])
    w, wd, vd, arm = [zero], [zero], [zero + _length(gravity)], [zero]
    # outward: speeds and accelerations
    for body in model.bodies:
        position = q[..., body.q]
        turn, slide = (np.linalg.norm(x, axis=-1) for x in body.joint.motion_axes(position))
        turning, sliding = ((qd[..., body.v] * x).sum(axis=-1) for x in (turn, slide))
        turning_rate, sliding_rate = ((qdd[..., body.v] * x).sum(axis=-1) for x in (turn, slide))
        # the ways that add up to the child's origin, not what is left of them
        at_zero = body.joint.placement.translation
        slid = body.joint.pose(position).translation - at_zero
        p = _length(at_zero) + np.linalg.norm(slid, axis=-1)
        w_P, wd_P, vd_P = w[body.parent], wd[body.parent], vd[body.parent]
        w.append(w_P + turning)
        # axes that move in the child: turning times turning
        drifts = body.joint.drift(position, qd[..., body.v]) is not None
        wd.append(wd_P + w_P * turning + turning_rate + (turning**2 if drifts else 0.0))
        vd.append(vd_P + (wd_P + w_P**2) * p + (2 * w_P + turning) * sliding + sliding_rate)
        arm.append(p)
    # inward: forces and moments
    force, moment = [zero], [zero]
    for body in model.bodies:
        c, k = _length(body.inertia.com), body.index
        size = float(np.linalg.norm(np.asarray(body.inertia.about_com, dtype=float), 2))
        F = (vd[k] + (wd[k] + w[k] ** 2) * c) * float(body.inertia.mass)
        force.append(F)
        moment.append((wd[k] + w[k] ** 2) * size + F * c)
    sizes = np.zeros(qdd.shape)
    for body in reversed(model.bodies):
        k, parent = body.index, body.parent
        axes = body.joint.motion_axes(q[..., body.q])
        turn, slide = (np.linalg.norm(x, axis=-1) for x in axes)
        sizes[..., body.v] += moment[k][..., None] * turn + force[k][..., None] * slide
        force[parent] = force[parent] + force[k]
        moment[parent] = moment[parent] + moment[k] + arm[k] * force[k]
    return sizes
