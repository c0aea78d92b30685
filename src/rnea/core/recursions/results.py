"""Results of the recursion as arrays with names: what `Robot` hands to its callers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.kinematics import body_poses, origin_velocities, pose_row
from rnea.core.recursions.newton_euler import gravity_in_bodies, run, torques
from rnea.core.recursions.section_wrench import section
from rnea.core.spatial import (
    WORLD,
    ForceMoment,
    InParts,
    Pose,
    Wrench,
    acceleration_of_point,
    cross,
    details_html,
    side_by_side,
    table_html,
    vector,
)
from rnea.core.spatial.numbers import Array
from rnea.errors import UnknownNameError, counted


@dataclass(frozen=True, eq=False)
class JointWrenches(InParts):
    """What each joint carries: force (N) and moment (N m) of parent on child, each (..., n, 3).

    One row per moving joint, also of those that follow others. At the joint's origin; in the
    joint's axes (those of the child) or in world axes. Friction and rotors are not in it;
    what a spring exerts is, as all that the parent exerts.
    `base_force` and `base_moment` are what the world exerts on the base, at the base's origin.
    joint_names: of the rows

    >>> from rnea import load
    >>> carried = load("one_link").joint_wrenches([0.0], axes="world")
    >>> carried["joint1"].force.round(9) + 0, carried.base_force.round(9) + 0
    (array([0.  , 0.  , 9.81]), array([0.  , 0.  , 9.81]))
    """

    joint_names: tuple[str, ...]
    axes: str
    force: Array
    moment: Array
    base_force: Array
    base_moment: Array

    def _part(self, name: str) -> Any:
        """Of rows (..., bodies + 1, 6), the base first, and the joints' names and the axes."""
        if name in ("joint_names", "axes"):
            return self._about[("joint_names", "axes").index(name)]
        columns = slice(3) if name.endswith("moment") else slice(3, 6)
        return self._rows[..., 0 if name.startswith("base") else slice(1, None), columns]

    def _lines(self) -> list[tuple[str, str, str]]:
        rows = [("base reaction", vector(self.base_force), vector(self.base_moment))]
        return rows + [
            (name, vector(self[name].force), vector(self[name].moment)) for name in self.joint_names
        ]

    def __repr__(self) -> str:
        lines = [f"  {name}: force {f} N, moment {n} N m" for name, f, n in self._lines()]
        title = f"JointWrenches (parent on child, joint's origin, {self.axes} axes)"
        return "\n".join([title, *lines])

    def _repr_html_(self) -> str:
        title = f"Joint wrenches: parent on child, at the joint's origin, {self.axes} axes"
        return table_html(("joint", "force x y z (N)", "moment x y z (N m)"), self._lines(), title)

    def __getitem__(self, joint: str) -> ForceMoment:
        """Force and moment (..., 3) through one joint."""
        if joint not in self.joint_names:
            raise UnknownNameError("joint", joint, self.joint_names)
        index = self.joint_names.index(joint)
        return ForceMoment(self.force[..., index, :], self.moment[..., index, :])


@dataclass(frozen=True, eq=False)
class NewtonEulerResult(InParts):
    """Everything that the recursion computes on its way, one entry per moving link.

    Arrays (..., n, 3) in the axes of each link's joint frame. w, wd: angular velocity and
    acceleration; v, vd: velocity and acceleration of the frame's origin; vc, vdc: of the centre
    of mass (true accelerations, gravity not included); F = m vdc and N = I wd + w × I w: inertial
    force and moment; weight = m g; wrenches: what the joints carry. Per link the balance reads
    f - Σ f_child + weight + external = F. `welds` holds the wrench through every welded link,
    `poses` where each link stands in its parent.
    tau: the rigid body's efforts (..., nv)
    joint_names, link_names: of the entries

    >>> from rnea import load
    >>> steps = load("one_link").newton_euler([0.0], [2.0])
    >>> steps.w.round(9) + 0, steps.vdc.round(9) + 0  # 0.5 · 2², toward the joint
    (array([[0., 0., 2.]]), array([[-2.,  0.,  0.]]))
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
    poses: tuple[Pose, ...]

    def _part(self, name: str) -> Any:
        """Of rows of `everything`, and what else the recursion knew."""
        if name in _VECTORS:
            return _vectors(self._rows, name)[..., 1:, :]
        return getattr(self._about, name)(self._rows)

    def __repr__(self) -> str:
        return (
            f"<NewtonEulerResult of {counted(len(self.link_names), 'link')}, "
            f"tau {vector(self.tau)}; "
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


# what the table's row `newton_euler` holds of every body, the base first
_VECTORS = ("w", "wd", "v", "vd", "vc", "vdc", "F", "N", "weight", "moment", "force")
_POSE = 12
COLUMNS = _POSE + 3 * len(_VECTORS)


def everything(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """All that the recursion computes, (..., bodies + 1, COLUMNS), the base first.

    Pose in the parent (the base's in the world), then `_VECTORS` in the body's axes. Accelerations
    lose the upward g that the recursion carries.
    """
    steps, base, batch = run(model, case, q, qd, qdd), case.base_of(model), case.batch(q)
    g = gravity_in_bodies(model, steps.poses, case.gravity_of(model))
    velocities = origin_velocities(model, steps.poses, steps.w, q, qd, base.v)
    rows = []
    for i, (inertia, pose) in enumerate(
        zip(model.inertias, [model.base, *steps.poses], strict=True)
    ):
        c, m, w, wd, v = inertia.com, inertia.mass, steps.w[i], steps.wd[i], velocities[i]
        vd = steps.vd_proper[i] + g[i]
        vdc = acceleration_of_point(w, wd, vd, c)
        carried, N = steps.wrench[i], steps.inertial[i].moment
        vectors = [w, wd, v, vd, v + cross(w, c), vdc, vdc * m, N, g[i] * m]
        vectors += [carried.moment, carried.force]
        rows.append(np.concatenate([pose_row(pose, batch), side_by_side(vectors, batch)], -1))
    return np.stack(rows, axis=-2)


def _vectors(rows: Array, name: str) -> Array:
    """One of `_VECTORS` for every body, the base first."""
    at = _POSE + 3 * _VECTORS.index(name)
    return rows[..., at : at + 3]


def _carried(rows: Array) -> list[ForceMoment]:
    """What the base and every joint carry."""
    force, moment = _vectors(rows, "force"), _vectors(rows, "moment")
    return [ForceMoment(force[..., i, :], moment[..., i, :]) for i in range(rows.shape[-2])]


@dataclass(frozen=True, eq=False)
class _Run:
    """What the parts of a result need beside the rows of `everything`.

    loads(frame) is what acts beyond a welded frame.
    """

    model: Model
    case: Conditions
    q: Array
    loads: Callable[[str], ForceMoment | None]

    def tau(self, rows: Array) -> Array:
        nothing = np.zeros((*rows.shape[:-2], self.model.nv), rows.dtype)
        return torques(self.model, _carried(rows), self.q, nothing)

    def joint_names(self, rows: Array) -> tuple[str, ...]:
        return self.model.moving_joint_names

    def link_names(self, rows: Array) -> tuple[str, ...]:
        return tuple(body.name for body in self.model.bodies)

    def wrenches(self, rows: Array) -> JointWrenches:
        return joint_wrenches_of(self.model, rows[..., -6:], "")

    def poses(self, rows: Array) -> tuple[Pose, ...]:
        rotation = rows[..., :9].reshape(*rows.shape[:-1], 3, 3)
        return tuple(
            Pose(rotation[..., i, :, :], rows[..., i, 9:12]) for i in range(1, rows.shape[-2])
        )

    def welds(self, rows: Array) -> dict[str, Wrench]:
        poses, wrench = self.poses(rows), _carried(rows)
        g = gravity_in_bodies(self.model, poses, self.case.gravity_of(self.model))
        shape, welds = (*rows.shape[:-2], 3), {}
        for name, frame in self.model.frames.items():
            if frame.mount == "weld":
                w, wd, vd = (_vectors(rows, x)[..., frame.body, :] for x in ("w", "wd", "vd"))
                motion = (w, wd, vd - g[frame.body])
                through = section(self.model, name, motion, poses, wrench, self.loads(name))
                force, moment = (np.broadcast_to(x, shape) for x in (through.force, through.moment))
                welds[name] = Wrench(force, moment, frame=name)
        return welds


def newton_euler_result(
    model: Model,
    case: Conditions,
    q: Array,
    rows: Array,
    loads: Callable[[str], ForceMoment | None],
) -> NewtonEulerResult:
    """Rows of `everything` with names; loads(frame) is what acts beyond a welded frame."""
    # parts are made later: by then the caller's own q may hold something else
    return NewtonEulerResult.of_rows(rows, _Run(model, case, q.copy(), loads))


def refuse_axes(model: Model, case: Conditions) -> None:
    """Joint wrenches have two sets of axes."""
    if case.axes not in ("", WORLD):
        raise UnknownNameError("axes of joint wrenches", case.axes, (WORLD,))


def joint_wrench_rows(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """Moment and force through every joint, the base reaction first: (..., bodies + 1, 6).

    In the joints' own axes, or in the world's where the case says so.
    """
    refuse_axes(model, case)
    steps, batch = run(model, case, q, qd, qdd), case.batch(q)
    carried = steps.wrench
    if case.axes == WORLD:
        world = body_poses(model, q)
        carried = [x.turned(pose.rotation) for pose, x in zip(world, carried, strict=True)]
    return np.stack([side_by_side((x.moment, x.force), batch) for x in carried], axis=-2)


def joint_wrenches_of(model: Model, rows: Array, axes: str) -> JointWrenches:
    """Rows of moment and force (..., bodies + 1, 6), the base first, with names."""
    return JointWrenches.of_rows(rows, (model.moving_joint_names, axes or "joint"))
