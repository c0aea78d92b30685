"""Every body and every speed of a robot in one set of axes: what a mass matrix is made of.

In axes that all bodies share, what lies beyond a joint is a plain sum over bodies, and two speeds
meet without a transformation. The axes O are those of the first moving body: so neither an arm's
first joint nor the place of a floating robot in the world is felt. Where several joints begin at
the base, what hangs on one never meets what hangs on another, and each has axes O of its own.

A motion axis S = (turn, slide) moves the point r of a body by J(r) = slide + turn × r. In O

    (1)  S = (R turn, R slide + p × R turn)

for an axis that a joint gives in its child's frame. With the moments of a body, m, h = ∫ r dm and
Σ = ∫ r rᵀ dm, the moment and force that a unit acceleration along S takes are

    (2)  F = I S = ∫ (r × J, J) dm = (tr(Σ) turn - Σ turn + h × slide,  m slide + turn × h)

and as integrals they add up over bodies. Speeds i and j together move the mass beyond the outer
one of their joints, so

    (3)  M_ij = ∫ J_i · J_j dm = S_i · F_j    with F_j of all that is beyond j, if i carries j.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, Self, TypeVar

import numpy as np

from rnea.core.model import Body, Model
from rnea.core.recursions.kinematics import joint_poses
from rnea.core.spatial import MassMoments, Pose, cross, times
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property

Pair = tuple[Array, Array]
"""Angular and linear part: of an axis or a motion (turn, slide), of a wrench (moment, force)."""


@dataclass(frozen=True, eq=False)
class Axes:
    """Of each moving body the pose X_OB, S of its speeds, and X_O0 where the base is its parent."""

    poses: list[Pose]
    of_body: list[list[Pair]]
    base: list[Pose | None]

    @classmethod
    def at(cls, model: Model, q: Array) -> Axes:
        made, still = cls([], [], []), Pose.identity(model.kind)
        for body, X_PB in zip(model.bodies, joint_poses(model, q), strict=True):
            P = body.parent
            made.poses.append(made.poses[P - 1] @ X_PB if P else still)
            made.of_body.append(_axes(body, made.poses[-1], q))
            made.base.append(None if P else X_PB.inverse())
        return made

    def before(self, body: Body, of_bodies: Sequence[Pair], of_base: Pair) -> Pair:
        """The motion of a body's parent: one of those that are known, or the base's, moved to O."""
        X_O0 = self.base[body.index - 1]
        return of_bodies[body.parent - 1] if X_O0 is None else moved(of_base, X_O0)


def _axes(body: Body, X_OB: Pose, q: Array) -> list[Pair]:
    """Equation 1."""
    turns, slides = body.joint.motion_axes(q[..., body.q])
    return [moved((turns[..., k, :], slides[..., k, :]), X_OB) for k in range(body.joint.nv)]


def moved(axis: Pair, X_OB: Pose) -> Pair:
    """Equation 1 of one axis, or of any motion that is given at B's origin in B's axes."""
    turn = times(X_OB.rotation, axis[0])
    return turn, times(X_OB.rotation, axis[1]) + cross(X_OB.translation, turn)


@dataclass(frozen=True, eq=False)
class RigidBody:
    """Moments of mass of a body, or of several as one, about the origin of O."""

    mass: Array
    first: Array
    second: Array

    def __add__(self, other: RigidBody) -> RigidBody:
        first, second = self.first + other.first, self.second + other.second
        return RigidBody(np.asarray(self.mass + other.mass), first, second)

    @cached_property
    def _tensor(self) -> Array:
        return complement(self.second)

    def times(self, axis: Pair) -> Pair:
        """Equation 2."""
        turn, slide = axis
        moment = times(self._tensor, turn) + cross(self.first, slide)
        return moment, slide * self.mass[..., None] + cross(turn, self.first)


def complement(matrix: Array) -> Array:
    """tr(A) 1 - A."""
    a = matrix
    trace = np.asarray(np.add(np.add(a[..., 0, 0], a[..., 1, 1]), a[..., 2, 2]))
    return np.eye(3, dtype=int) * trace[..., None, None] - a


def rigid_bodies(model: Model, axes: Axes) -> list[RigidBody]:
    """Every moving body alone."""
    alone = [MassMoments.of(b.inertia).seen_from(axes.poses[b.index - 1]) for b in model.bodies]
    return [RigidBody(np.asarray(x.mass), x.first, x.second) for x in alone]


class _Addable(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


T = TypeVar("T", bound=_Addable)


def beyond(model: Model, of_bodies: Sequence[T]) -> list[T]:
    """The sum over each moving body and all that it carries."""
    total = list(of_bodies)
    for body in reversed(model.bodies):
        if body.parent:
            total[body.parent - 1] = total[body.parent - 1] + total[body.index - 1]
    return total


def columns(vectors: Sequence[Sequence[Array]], batch: tuple[int, ...]) -> Array:
    """X (*batch, K, N): of each of N motions the vectors, one below the other."""
    each = [
        np.concatenate([np.broadcast_to(x, (*batch, x.shape[-1])) for x in own], axis=-1)
        for own in vectors
    ]
    return np.stack(each, axis=-1) if each else np.zeros((*batch, 0, 0))


def of_leaders(model: Model, values: Array) -> list[Array]:
    """Of each motion a number (..., 1): its coordinate's, and 0 where its joint follows another,
    so that the sum over all that share a coordinate is right."""
    return [
        values[..., k : k + 1] if body.follows is None else np.zeros(1, dtype=int)
        for body in model.bodies
        for k in range(body.v.start, body.v.stop)
    ]
