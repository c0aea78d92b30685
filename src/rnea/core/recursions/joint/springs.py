"""Springs in the joints: what holds them stretched, and the energy that they store.

Along a coordinate x of a joint, with stiffness k and rest x0,

    (1) tau = k (x - x0)        what must be supplied to hold the joint at x
    (2) V   = ½ k (x - x0)²

so tau is the slope of V, and nothing is lost. Where a joint follows another one, x = ratio · q +
offset is its own coordinate, and by (2) the coordinate q feels ratio times (1).
"""

from __future__ import annotations

import numpy as np

from rnea.core.model import Body, JointSpring, Model
from rnea.core.spatial.numbers import Array


def spring_torque(model: Model, q: Array) -> Array:
    """Equation 1 along every speed (..., nv): what must be supplied against the springs."""
    sprung = [(body, body.spring) for body in model.bodies if body.spring is not None]
    dtype = np.result_type(q.dtype, float, *(spring.stiffness.dtype for _, spring in sprung))
    torque = np.zeros((*q.shape[:-1], model.nv), dtype)
    for body, spring in sprung:
        held = _stretch(body, spring, q) * spring.stiffness
        if body.follows is not None:
            held = held * body.follows.ratio
        # joints that move together add up
        torque[..., body.v] = torque[..., body.v] + held
    return torque


def spring_stiffness(model: Model) -> Array:
    """The slope of (1) along every speed (nv,): each coordinate's own, and that of followers."""
    felt = [0.0] * model.nv
    for body in model.bodies:
        if body.spring is not None:
            ratio = 1 if body.follows is None else body.follows.ratio
            for k, stiffness in enumerate(body.spring.stiffness, start=body.v.start):
                felt[k] = felt[k] + stiffness * ratio * ratio
    return model.kind.array(felt) if felt else np.zeros(0)


def spring_energy(model: Model, q: Array) -> Array:
    """Equation 2 of all springs together (...), in J."""
    total = (q * 0).sum(axis=-1)
    for body in model.bodies:
        if body.spring is not None:
            stretch = _stretch(body, body.spring, q)
            # coordinates one by one: their stiffnesses have units of their own
            for k in range(body.joint.nq):
                total = total + stretch[..., k] * stretch[..., k] * body.spring.stiffness[k] / 2
    return total


def _stretch(body: Body, spring: JointSpring, q: Array) -> Array:
    """x - x0 of a joint's own coordinates (..., nq)."""
    own = q[..., body.q]
    if body.follows is not None:
        own = own * body.follows.ratio + body.follows.offset
    return own - spring.rest
