"""A moving robot in one set of axes: how its motion axes and the momentum of its bodies change.

`common_axes` has the axes O, S = (turn, slide) and (1) to (3). Here a body moves by v = (w, u): its
point r by ṙ = u + w × r. Speeds move a body one after the other, so before speed j come the parent
and the joint's own earlier speeds, v_j⁻; speeds along the child's own axes, where they are no rates
of coordinates, move it all at once, and before each of them is the parent alone.

    (4)  v   = v⁻ + S qd                        after a speed
    (5)  Ψ̇_j = v_j⁻ × S_j                       the axis carried by what is before it
    (6)  Ṡ_j = v × S_j                          the axis as it moves; Ψ̇_j where speeds are rates

with (w, u) × (turn, slide) = (w × turn, w × slide + u × turn). J_j of a point changes because the
axis moves, as told by Ṡ_j, and because the point moves:

    (7)  d/dt J_j(r) = J of Ṡ_j + turn_j × ṙ.

What the second part takes is B S = ∫ (r × (turn × ṙ), turn × ṙ) dm; with Y = ∫ ṙ rᵀ dm and the
momentum p = ∫ ṙ dm, which add up over bodies like moments,

    (8)  Y   = [w]× Σ + u hᵀ,   p = m u + w × h
    (9)  B S  = (tr(Y) turn - Y turn,  turn × p)
    (10) Bᵀ S = (tr(Y) turn - Yᵀ turn + p × slide,  0).

B is ½ (v ×* I - I v × + (I v) ×̄*) of spatial vector algebra.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.model import Joint, Model
from rnea.core.recursions.pairs.common_axes import Axes, Pair, RigidBody, complement
from rnea.core.spatial import cross, outer, times, transpose, transposed_times
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property


def plus(a: Pair, b: Pair) -> Pair:
    return a[0] + b[0], a[1] + b[1]


def scaled(a: Pair, factor: Array) -> Pair:
    return a[0] * factor[..., None], a[1] * factor[..., None]


def crossed(v: Pair, s: Pair) -> Pair:
    """v × s: how a motion axis s changes that is carried by v."""
    return cross(v[0], s[0]), cross(v[0], s[1]) + cross(v[1], s[0])


def at_once(joint: Joint) -> bool:
    """Whether a joint's speeds are along the child's own axes, and no rates of coordinates."""
    return joint.bracket(np.zeros(joint.nv)) is not None


@dataclass(frozen=True, eq=False)
class Velocities:
    """Of each moving body v, and v⁻, Ψ̇ and Ṡ of every speed."""

    of_body: list[Pair]
    before: list[list[Pair]]
    carried: list[list[Pair]]
    moving: list[list[Pair]]

    @classmethod
    def at(cls, model: Model, axes: Axes, v_base: Pair, qd: Array) -> Velocities:
        """Equations 4 to 6; the base's own velocity at its origin, in its axes."""
        made = cls([], [], [], [])
        for body, own in zip(model.bodies, axes.of_body, strict=True):
            v = v_parent = axes.before(body, made.of_body, v_base)
            before, all_at_once = [], at_once(body.joint)
            for S, speed in zip(own, range(body.v.start, body.v.stop), strict=True):
                before.append(v_parent if all_at_once else v)
                v = plus(v, scaled(S, qd[..., speed]))
            made.of_body.append(v)
            made.before.append(before)
            carried = [crossed(*pair) for pair in zip(before, own, strict=True)]
            made.carried.append(carried)
            made.moving.append([crossed(v, S) for S in own] if all_at_once else carried)
        return made


@dataclass(frozen=True, eq=False)
class Flow:
    """Y and p of a moving body, or of several."""

    stirring: Array
    momentum: Array

    @classmethod
    def of(cls, body: RigidBody, v: Pair) -> Flow:
        """Equation 8."""
        w, u = v
        # rows of a symmetric matrix are its columns
        turning = transpose(cross(w[..., None, :], body.second))
        momentum = u * body.mass[..., None] + cross(w, body.first)
        return cls(turning + outer(u, body.first), momentum)

    def __add__(self, other: Flow) -> Flow:
        return Flow(self.stirring + other.stirring, self.momentum + other.momentum)

    def twice(self) -> Flow:
        return Flow(self.stirring * 2, self.momentum * 2)

    @cached_property
    def _complement(self) -> Array:
        return complement(self.stirring)

    def times(self, axis: Pair) -> Pair:
        """Equation 9."""
        return times(self._complement, axis[0]), cross(axis[0], self.momentum)

    def along(self, turns: Array) -> Pair:
        """Equation 9 of several axes (..., d, 3) at once: their slides do not matter."""
        moments = times(self._complement[..., None, :, :], turns)
        return moments, cross(turns, self.momentum[..., None, :])

    def transposed_times(self, axis: Pair) -> Array:
        """Equation 10, the angular part."""
        return transposed_times(self._complement, axis[0]) + cross(self.momentum, axis[1])


def flows(bodies: Sequence[RigidBody], v: Velocities) -> list[Flow]:
    """Of every moving body alone."""
    return [Flow.of(body, own) for body, own in zip(bodies, v.of_body, strict=True)]
