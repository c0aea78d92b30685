"""Results of the recursion as arrays with names: what `Robot` hands to its callers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.errors import UnknownNameError
from rnea.model import Model
from rnea.recursions.kinematics import BaseMotion, origin_velocities
from rnea.recursions.newton_euler import Steps, gravity_in_bodies
from rnea.spatial import (
    Pose,
    Wrench,
    acceleration_of_point,
    cross,
    details_html,
    table_html,
    times,
    vector,
)
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class JointWrenches:
    """What each joint carries: force (N) and moment (N m) of parent on child, each (..., n, 3).

    One row per moving joint, also of those that follow others. At the joint's origin; in the
    joint's axes (those of the child) or in world axes. Friction and rotors are not in it.
    `base_force` and `base_moment` are what the world exerts on the base, at the base's origin.
    """

    joint_names: tuple[str, ...]
    axes: str
    force: Array
    moment: Array
    base_force: Array
    base_moment: Array

    def _rows(self) -> list[tuple[str, str, str]]:
        rows = [("base reaction", vector(self.base_force), vector(self.base_moment))]
        return rows + [
            (name, vector(f), vector(n)) for name in self.joint_names for f, n in [self[name]]
        ]

    def __repr__(self) -> str:
        lines = [f"  {name}: force {f} N, moment {n} N m" for name, f, n in self._rows()]
        title = f"JointWrenches (parent on child, joint's origin, {self.axes} axes)"
        return "\n".join([title, *lines])

    def _repr_html_(self) -> str:
        title = f"Joint wrenches: parent on child, at the joint's origin, {self.axes} axes"
        return table_html(("joint", "force x y z (N)", "moment x y z (N m)"), self._rows(), title)

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

    def __repr__(self) -> str:
        return (
            f"<NewtonEulerResult of {len(self.link_names)} links, tau {vector(self.tau)}; "
            "w, wd, v, vd, vc, vdc, F, N, weight, wrenches, welds>"
        )

    def _repr_html_(self) -> str:
        """One collapsible part per link."""
        quantities = (
            ("w", "angular velocity", "rad/s"),
            ("wd", "angular acceleration", "rad/s²"),
            ("v", "velocity of the origin", "m/s"),
            ("vd", "acceleration of the origin", "m/s²"),
            ("vc", "velocity of the centre of mass", "m/s"),
            ("vdc", "acceleration of the centre of mass", "m/s²"),
            ("F", "inertial force", "N"),
            ("N", "inertial moment", "N m"),
            ("weight", "weight", "N"),
        )
        parts = []
        for i, link in enumerate(self.link_names):
            rows = [
                (name, meaning, vector(getattr(self, name)[..., i, :]), unit)
                for name, meaning, unit in quantities
            ]
            table = table_html(("", "quantity", "x y z", "unit"), rows)
            parts.append(details_html(f"{link} (joint {self.joint_names[i]})", table))
        return "".join(parts) + self.wrenches._repr_html_()


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
        model.moving_joint_names,
        "joint" if world is None else "world",
        _rows([f for f, _ in pairs[1:]], steps.tau),
        _rows([n for _, n in pairs[1:]], steps.tau),
        np.array(np.broadcast_to(pairs[0][0], shape)),
        np.array(np.broadcast_to(pairs[0][1], shape)),
    )


def wrenches_of_rows(model: Model, six: Array, axes: str) -> JointWrenches:
    """The joints' wrenches from rows of force and moment (..., bodies + 1, 6), the base first."""
    force, moment = six[..., :3], six[..., 3:]
    return JointWrenches(
        model.moving_joint_names,
        axes,
        force[..., 1:, :],
        moment[..., 1:, :],
        force[..., 0, :],
        moment[..., 0, :],
    )


def everything(
    model: Model,
    steps: Steps,
    welds: dict[str, Wrench],
    qd: Array,
    gravity: Array,
    base: BaseMotion | None,
) -> NewtonEulerResult:
    """Stack the steps of one run. Accelerations lose the upward g that the recursion carries."""
    base = base or BaseMotion.none(model.kind)
    g = gravity_in_bodies(model, steps.poses, gravity)
    velocities = origin_velocities(model, steps.poses, steps.w, qd, base.v)
    lists: list[list[Array]] = [[] for _ in range(8)]
    w, wd, v, vd, vc, vdc, F, weight = lists
    for body in model.bodies:
        i, c, m = body.index, body.inertia.com, body.inertia.mass
        w.append(steps.w[i])
        wd.append(steps.wd[i])
        v.append(velocities[i])
        vd.append(steps.vd_felt[i] + g[i])
        vc.append(velocities[i] + cross(steps.w[i], c))
        vdc.append(acceleration_of_point(w[-1], wd[-1], vd[-1], c))
        F.append(vdc[-1] * m)
        weight.append(g[i] * m)
    N = [moment for _, moment in steps.inertial[1:]]
    names = tuple(body.name for body in model.bodies)
    return NewtonEulerResult(
        tau=steps.tau,
        joint_names=model.moving_joint_names,
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
