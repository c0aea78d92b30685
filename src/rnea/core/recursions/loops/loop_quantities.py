"""Rows of the table that only robots with loops have: gaps, forces through cuts, motors, and the
motion of all joints."""

from __future__ import annotations

import numpy as np

from rnea.core.model import LoopsAt, Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.inverse_dynamics import inverse_dynamics
from rnea.core.recursions.loops.constrained import expand, multipliers
from rnea.core.recursions.loops.motor_torques import motor_torque as shared_among_motors
from rnea.core.recursions.loops.motor_torques import unactuated
from rnea.core.spatial import cross, transposed_times
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


def refuse_trees(model: Model, case: Conditions) -> None:
    """These rows are about loops."""
    if model.closure is None:
        raise InputError(
            f"robot {model.name!r} has no loops: add them to its file, or with Robot.with_loop"
        )


def loop_gap(model: Model, case: Conditions, q: Array) -> Array:
    """(..., rows): how far each equation of the loops is from being fulfilled, rad and m."""
    closure = model.closure
    assert closure is not None
    return LoopsAt.of(model.tree, closure.cuts, closure.couplings, q).residuals()


def joint_motion(model: Model, case: Conditions, q: Array, u: Array, ud: Array) -> Array:
    """(..., 2, nv of the tree): speeds and accelerations of all joints."""
    _, (_, qd, qdd) = expand(model, case, q, u, ud)
    return np.stack([qd, qdd], axis=-2)


def motor_torque(model: Model, case: Conditions, q: Array, u: Array, ud: Array) -> Array:
    """(..., motors): what each motor gives."""
    loops, states = expand(model, case, q, u, ud)
    return shared_among_motors(loops, loops.efforts(inverse_dynamics(model.tree, case, *states)))


def unactuated_torque(model: Model, case: Conditions, q: Array, u: Array, ud: Array) -> Array:
    """(..., nv): what of a motion's efforts the motors cannot give."""
    loops, states = expand(model, case, q, u, ud)
    tau = loops.efforts(inverse_dynamics(model.tree, case, *states))
    return unactuated(loops, tau, shared_among_motors(loops, tau))


def loop_forces(model: Model, case: Conditions, q: Array, u: Array, ud: Array) -> Array:
    """(..., loops, 6): moment and force that each cut exerts on its child, at the cut's frame on
    its parent and in that frame's axes; of couplings none."""
    loops, states = expand(model, case, q, u, ud)
    values, first, rows = multipliers(loops, case, *states), 0, []
    batch = values.shape[:-1]
    for seen in loops.at.cuts:
        moment, force = seen.load(values[..., first : first + seen.cut.rows])
        first += seen.cut.rows
        X_OA = seen.parent.frame
        # B's origin may have slid along the joint
        arm = seen.child.frame.translation - X_OA.translation
        moment = moment + cross(arm, force)
        both = [transposed_times(X_OA.rotation, x) for x in (moment, force)]
        rows.append(np.concatenate([np.broadcast_to(x, (*batch, 3)) for x in both], axis=-1))
    return np.stack(rows, axis=-2) if rows else np.zeros((*batch, 0, 6))
