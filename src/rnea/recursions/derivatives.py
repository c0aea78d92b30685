"""How torques change with the motion, and accelerations with torques: by dual numbers.

Exact to rounding, since a dual number carries value and derivative through the same operations.
Compiled kernels take them from the traced program instead; this is their plain form.
"""

from __future__ import annotations

import numpy as np

from rnea.model import Model
from rnea.recursions.joint_losses import actuator_torque
from rnea.recursions.kinematics import BaseMotion
from rnea.recursions.mass_solve import couplings, factorized, mass_solve
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
    (q, qd, qdd), gravity, external, base = _in_one_batch((q, qd, qdd), gravity, external, base)
    found = []
    for moved in range(3):
        p, v, a = (
            dual.seed(x) if k == moved else dual.constants(x) for k, x in enumerate((q, qd, qdd))
        )
        tau = inverse_dynamics(model, p, v, a, gravity, external, base)
        tau = tau + actuator_torque(model, v, a, friction=friction, rotor=rotor, q=p, tau=tau)
        found.append(np.asarray(dual.jacobian(tau, like=q)))
    return found[0], found[1], found[2]


def forward_dynamics_derivatives(
    model: Model,
    q: Array,
    qd: Array,
    tau: Array,
    gravity: Array,
    external: BodyWrenches | None = None,
    base: BaseMotion | None = None,
    *,
    friction: bool,
    rotor: bool,
) -> tuple[Array, Array, Array]:
    """∂qdd/∂q, ∂qdd/∂qd and ∂qdd/∂tau, each (..., n, n). q, qd, tau of one shape (..., n).

    tau(q, qd, qdd(q, qd, tau)) = tau, so ∂qdd/∂x = -M⁻¹ ∂tau/∂x at that qdd, and ∂qdd/∂tau = M⁻¹.
    """
    n, switches = model.nv, {"friction": friction, "rotor": rotor}
    qdd = mass_solve(model, q, qd, tau, gravity, external, base, **switches)
    # gravity or a wrench may have a larger batch than the state
    q, qd = (np.broadcast_to(x, qdd.shape) for x in (q, qd))
    by_q, by_qd, M = inverse_dynamics_derivatives(
        model, q, qd, qdd, gravity, external, base, **switches
    )
    unit = np.broadcast_to(np.eye(n, dtype=int), M.shape)
    solved = factorized(M, couplings(model)).solve(np.concatenate([-by_q, -by_qd, unit], axis=-1))
    return solved[..., :n], solved[..., n : 2 * n], solved[..., 2 * n :]


def _in_one_batch(
    state: tuple[Array, Array, Array],
    gravity: Array,
    external: BodyWrenches | None,
    base: BaseMotion | None,
) -> tuple[tuple[Array, ...], Array, BodyWrenches | None, BaseMotion | None]:
    """A dual number holds a whole batch, so everything that has rows must be made of duals."""
    parts = [] if base is None else [base.w, base.v, base.wd, base.vd]
    pairs = [part for pair in (external or {}).values() for part in pair]
    batch = np.broadcast_shapes(*(x.shape[:-1] for x in (*state, gravity, *parts, *pairs)))
    full = tuple(np.broadcast_to(x, (*batch, x.shape[-1])) for x in state)

    def held(x: Array) -> Array:
        return dual.constants(np.broadcast_to(x, (*batch, 3))) if x.ndim > 1 else x

    moved = None if external is None else {k: (held(f), held(n)) for k, (f, n) in external.items()}
    return full, held(gravity), moved, None if base is None else BaseMotion(*map(held, parts))
