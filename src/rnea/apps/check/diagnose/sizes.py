"""How large the parts are that a joint's torque is the sum of, before they cancel.

sin(pi) is 1.2e-16 in a computer, and an arm that stands upright needs m g l times that. Such a
remainder is no torque to compare with: it counts as zero beside the m g l that it is left of.
"""

from __future__ import annotations

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.residual import rms
from rnea.core.model import Model
from rnea.core.recursions import TorqueBudget, body_poses
from rnea.core.spatial.numbers import Array

_REMAINDER = 1e-12  # of the parts: what a sum of them leaves by rounding, with room


def summed_sizes(work: Calculation, budget: TorqueBudget) -> Array:
    """RMS (n,) of the parts of every joint's torque, and of the weight it holds at arm's length."""
    parts = sum((rms(part) for _, part in budget.items()), np.zeros(work.model.nv))
    return parts + rms(_weights(work.model, work.q, work.gravity))


def without_remainders(tau: Array, sizes: Array) -> Array:
    """Torques (N, n) with zeros where only rounding of the sizes (n,) is left."""
    return np.where(np.abs(tau) <= _REMAINDER * sizes, 0.0, tau)


def _weights(model: Model, q: Array, gravity: Array) -> Array:
    """Sum of m g l (m g of a joint that slides) over the bodies that each joint carries (N, n).

    l is the distance of the centre of mass from the joint, whatever the directions are.
    """
    world = body_poses(model, q)
    out = np.zeros((len(q), model.nv))
    for body in model.bodies:
        weight = body.inertia.mass * float(np.linalg.norm(gravity))
        centre = world[body.index].point(body.inertia.com)
        carrier = body
        while True:
            arm = np.linalg.norm(centre - world[carrier.index].translation, axis=-1)
            length = np.where(carrier.joint.turns, arm, 1.0)
            out[:, carrier.v] += weight * length[..., None]
            if not carrier.parent:
                break
            carrier = model.body(carrier.parent)
    return out
