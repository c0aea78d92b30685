"""Results of the recursion as arrays with names: what `Robot` hands to its callers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.errors import UnknownNameError
from rnea.model.model import Model
from rnea.recursions.newton_euler import Steps, acceleration_of_point
from rnea.spatial.numbers import Array
from rnea.spatial.pose import Pose
from rnea.spatial.vectors import cross, times
from rnea.spatial.wrench import Wrench


@dataclass(frozen=True, eq=False)
class JointWrenches:
    """What each joint carries: force (N) and moment (N m) of parent on child, each (..., n, 3).

    At the joint's origin; in the joint's axes (those of the child) or in world axes. Friction
    and rotors are not in it. `base_force` and `base_moment` are what the world exerts on the
    base, at the base's origin.
    """

    joint_names: tuple[str, ...]
    axes: str
    force: Array
    moment: Array
    base_force: Array
    base_moment: Array

    def __getitem__(self, joint: str) -> tuple[Array, Array]:
        """Force and moment (..., 3) through one joint."""
        if joint not in self.joint_names:
            raise UnknownNameError("joint", joint, self.joint_names)
        index = self.joint_names.index(joint)
        return self.force[..., index, :], self.moment[..., index, :]


@dataclass(frozen=True, eq=False)
class NewtonEulerResult:
    """Everything that the recursion computes on its way, one entry per moving link.

    Arrays (..., n, 3) in the axes of each link's joint frame. w, wd: angular velocity and
    acceleration; v, vd: velocity and acceleration of the frame's origin; vc, vdc: of the centre
    of mass (true accelerations, gravity not included); F = m vdc and N = I wd + w × I w: inertial
    force and moment; weight = m g; wrenches: what the joints carry. Per link the balance reads
    f - Σ f_child + weight + external = F. `welds` holds the wrench through every welded link.
    """

    tau: Array
    joint_names: tuple[str, ...]
    link_names: tuple[str, ...]
    w: Array
    wd: Array
    v: Array
    vd: Array
    vc: Array
    vdc: Array
    F: Array
    N: Array
    weight: Array
    wrenches: JointWrenches
    welds: dict[str, Wrench]


def _rows(entries: Sequence[Array], like: Array) -> Array:
    """Stack per-body vectors (..., 3) to (..., n, 3) in the batch shape of `like` (..., n)."""
    shape = (*like.shape[:-1], 3)
    if not entries:
        return np.zeros((*like.shape[:-1], 0, 3))
    return np.stack([np.broadcast_to(entry, shape) for entry in entries], axis=-2)


def joint_wrenches(
    model: Model, steps: Steps, world: Sequence[Pose] | None = None
) -> JointWrenches:
    """The joints' wrenches, turned into world axes if the bodies' poses are given."""
    pairs = steps.wrench
    if world is not None:
        turns = [pose.rotation for pose in world]
        pairs = [(times(R, f), times(R, n)) for R, (f, n) in zip(turns, pairs, strict=True)]
    shape = (*steps.tau.shape[:-1], 3)
    return JointWrenches(
        model.joint_names,
        "joint" if world is None else "world",
        _rows([f for f, _ in pairs[1:]], steps.tau),
        _rows([n for _, n in pairs[1:]], steps.tau),
        np.broadcast_to(pairs[0][0], shape),
        np.broadcast_to(pairs[0][1], shape),
    )


def everything(model: Model, steps: Steps, welds: dict[str, Wrench]) -> NewtonEulerResult:
    """Stack the steps of one run. Accelerations lose the upward g that the recursion carries."""
    lists: list[list[Array]] = [[] for _ in range(8)]
    w, wd, v, vd, vc, vdc, F, weight = lists
    for body in model.bodies:
        i, c, m = body.index, body.inertia.com, body.inertia.mass
        w.append(steps.w[i])
        wd.append(steps.wd[i])
        v.append(steps.v[i])
        vd.append(steps.vd_felt[i] + steps.gravity[i])
        vc.append(steps.v[i] + cross(steps.w[i], c))
        vdc.append(acceleration_of_point(w[-1], wd[-1], vd[-1], c))
        F.append(vdc[-1] * m)
        weight.append(steps.gravity[i] * m)
    N = [moment for _, moment in steps.inertial[1:]]
    names = tuple(body.name for body in model.bodies)
    return NewtonEulerResult(
        tau=steps.tau,
        joint_names=model.joint_names,
        link_names=names,
        w=_rows(w, steps.tau),
        wd=_rows(wd, steps.tau),
        v=_rows(v, steps.tau),
        vd=_rows(vd, steps.tau),
        vc=_rows(vc, steps.tau),
        vdc=_rows(vdc, steps.tau),
        F=_rows(F, steps.tau),
        N=_rows(N, steps.tau),
        weight=_rows(weight, steps.tau),
        wrenches=joint_wrenches(model, steps),
        welds=welds,
    )
