"""How large the terms are that a torque is summed of: what its rounding error is compared with.

The recursion once more, on lengths instead of vectors, every term added and none subtracted; a
rotation keeps a length. A torque that is the small difference of large terms cannot be exact to
its own size, only to theirs.
"""

from __future__ import annotations

import numpy as np

from rnea.model import Model
from rnea.spatial.numbers import Array


def _length(vector: Array) -> float:
    return float(np.linalg.norm(np.asarray(vector, dtype=float)))


def term_sizes(model: Model, q: Array, qd: Array, qdd: Array, gravity: Array) -> Array:
    """Sizes (..., n) of the terms of tau for float states (..., n)."""
    q, qd, qdd = np.abs(q), np.abs(qd), np.abs(qdd)
    zero = np.zeros(qdd.shape[:-1])
    w, wd, vd, arm = [zero], [zero], [zero + _length(gravity)], [zero]
    # outward: speeds and accelerations
    for body in model.bodies:
        turn, slide = (np.linalg.norm(axes, axis=-1) for axes in body.joint.motion_axes())
        turning, sliding = (qd[..., body.v] @ axes for axes in (turn, slide))
        turning_rate, sliding_rate = (qdd[..., body.v] @ axes for axes in (turn, slide))
        p = _length(body.joint.placement.translation) + q[..., body.q] @ slide
        w_P, wd_P, vd_P = w[body.parent], wd[body.parent], vd[body.parent]
        w.append(w_P + turning)
        wd.append(wd_P + w_P * turning + turning_rate)
        vd.append(vd_P + (wd_P + w_P**2) * p + 2 * w_P * sliding + sliding_rate)
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
        turn, slide = (np.linalg.norm(axes, axis=-1) for axes in body.joint.motion_axes())
        sizes[..., body.v] += moment[k][..., None] * turn + force[k][..., None] * slide
        force[parent] = force[parent] + force[k]
        moment[parent] = moment[parent] + moment[k] + arm[k] * force[k]
    return sizes
