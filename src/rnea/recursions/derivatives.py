"""How torques change with the motion: derivatives of the one recursion, by dual numbers.

Exact to rounding, since a dual number carries value and derivative through the same operations.
Compiled kernels take them from the traced program instead; this is their plain form.
"""

from __future__ import annotations

import numpy as np

from rnea.model.model import Model
from rnea.recursions.joint_losses import actuator_torque
from rnea.recursions.kinematics import BaseMotion
from rnea.recursions.newton_euler import BodyWrenches, inverse_dynamics
from rnea.spatial import dual
from rnea.spatial.numbers import Array


def inverse_dynamics_derivatives(
    model: Model,
    q: Array,
    qd: Array,
    qdd: Array,
    gravity: Array,
    external: BodyWrenches | None = None,
    base: BaseMotion | None = None,
    *,
    friction: bool,
    rotor: bool,
) -> tuple[Array, Array, Array]:
    """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd, each (..., n, n). q, qd, qdd of one shape (..., n)."""
    found = []
    for moved in range(3):
        p, v, a = (
            dual.seed(x) if k == moved else dual.constants(x) for k, x in enumerate((q, qd, qdd))
        )
        tau = inverse_dynamics(model, p, v, a, gravity, external, base)
        tau = tau + actuator_torque(model, v, a, friction=friction, rotor=rotor)
        found.append(np.asarray(dual.jacobian(tau, like=q)))
    return found[0], found[1], found[2]
