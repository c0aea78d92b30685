"""The free-body diagram of one link: everything that acts on it, and the balance it must satisfy.

    Σ forces = m vdc        Σ moments about the centre of mass = I wd + w × I w

The body is the moving link with all that is welded to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rnea.core.model import Model
from rnea.core.recursions.results import NewtonEulerResult
from rnea.core.recursions.user_conditions import BodyWrench
from rnea.core.spatial import Pose, cross, table_html, times, vector
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Load:
    """One force and moment on the link: who exerts it, and the point it acts at (link's axes)."""

    by: str
    point: Array
    force: Array
    moment: Array


@dataclass(frozen=True, eq=False)
class FreeBody:
    """All loads on one link, and the rate of momentum they must add up to.

    Vectors in the axes of the link's joint frame, points from its origin. `missing_force` and
    `missing_moment` are what the balance lacks: zero to rounding.
    com: its centre of mass
    inertial_force, inertial_moment: m vdc, and I wd + w × I w about the centre of mass

    >>> from rnea import load
    >>> body = load("one_link").free_body("joint1", [0.0])
    >>> [row[0] for row in body.rows()], abs(body.missing_moment).max() < 1e-12
    (['joint joint1, from base', 'weight', 'must equal: m vdc, I wd + w × I w'], np.True_)
    """

    link: str
    joint: str
    com: Array
    loads: tuple[Load, ...]
    inertial_force: Array
    inertial_moment: Array
    missing_force: Array
    missing_moment: Array

    def rows(self) -> list[tuple[str, str, str, str]]:
        """Who, where, force, moment: the loads, and the rate of momentum that balances them."""
        loads = [
            (load.by, vector(load.point), vector(load.force), vector(load.moment))
            for load in self.loads
        ]
        inertial = (vector(self.com), vector(self.inertial_force), vector(self.inertial_moment))
        return [*loads, ("must equal: m vdc, I wd + w × I w", *inertial)]

    def __repr__(self) -> str:
        lines = [f"  {by}: at {p} m, {f} N, {n} N m" for by, p, f, n in self.rows()]
        return "\n".join([f"FreeBody of {self.link!r} (axes and origin of its joint)", *lines])

    def _repr_html_(self) -> str:
        columns = ("load", "at x y z (m)", "force (N)", "moment (N m)")
        return table_html(columns, self.rows(), f"Free body of {self.link}, axes of its joint")


def cut_loads(model: Model, world: Sequence[Pose], loop_forces: Array, index: int) -> list[Load]:
    """What the joints that close loops exert on body `index`.

    world: X_WB of every body, the base first; loop_forces (..., loops, 6): moment and force on
    each child, at the joint's frame on its parent.
    """
    loads = []
    for k, cut in enumerate(model.closure.cuts if model.closure else ()):
        # A, the joint's frame on its parent, seen from the body
        X_BA = world[index].inverse() @ world[cut.parent] @ cut.X_PA
        moment, force = (
            times(X_BA.rotation, loop_forces[..., k, part]) for part in (slice(3), slice(3, 6))
        )
        if cut.child == index:
            by = f"loop {cut.name}, from {cut.links[0]}"
            loads.append(Load(by, X_BA.translation, force, moment))
        if cut.parent == index:
            by = f"loop {cut.name}, from {cut.links[1]}"
            loads.append(Load(by, X_BA.translation, -force, -moment))
    return loads


def free_body(
    model: Model,
    result: NewtonEulerResult,
    applied: Iterable[BodyWrench],
    index: int,
    cuts: Iterable[Load] = (),
) -> FreeBody:
    """The free-body diagram of moving body `index` (1 is the first); cuts: what loops exert."""
    body, row = model.body(index), index - 1
    com, origin = body.inertia.com, model.kind.zeros(3)
    own = result.wrenches[body.joint.name]
    loads = [
        Load(f"joint {body.joint.name}, from {body.mounted_on}", origin, own.force, own.moment),
        Load("weight", com, result.weight[..., row, :], origin),
    ]
    for child in (model.body(k) for k in model.children[index]):
        X_PB, name = result.poses[child.index - 1], f"joint {child.joint.name}, from {child.name}"
        back = -result.wrenches[child.joint.name].turned(X_PB.rotation)
        loads.append(Load(name, X_PB.translation, back.force, back.moment))
    loads += cuts
    loads += [
        Load(f"external, on {item.frame}", origin, item.wrench.force, item.wrench.moment)
        for item in applied
        if item.body == index
    ]
    F, N = result.F[..., row, :], result.N[..., row, :]
    total_force, total_moment = -F, -N
    for load in loads:
        total_force = total_force + load.force
        total_moment = total_moment + load.moment + cross(load.point - com, load.force)
    return FreeBody(body.name, body.joint.name, com, tuple(loads), F, N, total_force, total_moment)
