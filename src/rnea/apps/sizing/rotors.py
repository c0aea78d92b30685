"""Rotors as spinning bodies: the gyroscopic torques that reflected inertia leaves out.

A rotor of spin inertia J sits in the parent link of its joint and turns at r qd about an axis a
that is fixed there. The link's own inertia already contains it as if it stood still. What its spin
adds to the angular momentum is h = J r qd a, so the link must receive

    (1) dh/dt = J r (qdd a + qd w × a)

and the motor must also accelerate the rotor against the turning of the link itself:

    (2) tau_i += r J (r qdd + a · wd)

with w, wd the link's angular velocity and acceleration. r² J qdd is the reflected inertia that
`inverse_dynamics` has; everything else here is the rest. It is of the order 1/r of it, since r
stands only once: small behind large gears, the reason why it is usually left out.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from rnea.core.model import Body, Model
from rnea.core.recursions import (
    Conditions,
    accelerations,
    angular_velocities,
    joint_poses,
    rigid_torque,
)
from rnea.core.spatial import ForceMoment, cross, dot, times
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError


def spinning_rotor_torque(
    model: Model,
    q: Array,
    qd: Array,
    qdd: Array,
    axes: Mapping[str, Array] | None = None,
) -> Array:
    """What the spin of all rotors adds to tau (..., n), beyond their reflected inertia.

    axes: by joint, the rotor's axis in the axes of the link that carries it, for motors that do
    not lie along their joint.

    >>> from rnea import load
    >>> still = np.zeros(6)
    >>> spinning_rotor_torque(load("puma560").model, still, still, still)
    array([0., 0., 0., 0., 0., 0.])
    """
    model.refuse_mimics("the spin of rotors")
    model.require_single_axes("the spin of rotors")
    chosen = _axes(model, axes or {})
    poses = joint_poses(model, q)
    w = angular_velocities(model, poses, q, qd, np.zeros(3))
    wd, _ = accelerations(model, poses, w, q, qd, qdd, np.zeros(3), np.zeros(3))
    loads: dict[int, ForceMoment] = {}
    spun_up = np.zeros_like(qd)
    for body in model.bodies:
        spin = _spin_inertia(body)
        if spin == 0:
            continue
        axis, at = chosen[body.joint.name], body.parent
        momentum = axis * qdd[..., body.v] + cross(w[at], axis) * qd[..., body.v]
        # the recursion takes what acts on a link; the rotor takes its momentum from it
        taken = ForceMoment(np.zeros(3), momentum * spin)
        loads[at] = loads[at] - taken if at in loads else -taken
        spun_up[..., body.v] += (dot(axis, wd[at]) * spin)[..., None]
    still = np.zeros_like(q)
    case = Conditions(gravity=np.zeros(3), wrench=loads)
    return rigid_torque(model, case, q, still, still) + spun_up


def _spin_inertia(body: Body) -> float:
    """J r, from the reflected inertia r² J."""
    return float(body.losses.rotor / body.losses.gear)


def _axes(model: Model, axes: Mapping[str, Array]) -> dict[str, Array]:
    for name in axes:
        if name not in model.joint_names:
            raise UnknownNameError("joint", name, model.joint_names)
    chosen = {}
    for body in model.bodies:
        joint = body.joint
        if joint.name not in axes:
            chosen[joint.name] = times(joint.placement.rotation, joint.axis)
            continue
        axis = np.asarray(axes[joint.name], dtype=float)
        length = np.sqrt(dot(axis, axis)) if axis.shape == (3,) else 0.0
        if not length > 0:
            raise InputError(f"the rotor axis of joint {joint.name!r} must be three numbers, not 0")
        chosen[joint.name] = axis / length
    return chosen
