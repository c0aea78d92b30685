"""The loops of a tree at one position: their rows, how far they are from closed, and their drift.

Seen from O, the last body that carries both sides of a cut, only the joints between O and the cut
move anything: the others carry both sides alike. S = (turn, slide) is the axis of a speed as in
`recursions.common_axes`: it moves the point r of O by slide + turn × r. With p the origin of B

    (2)  K = m · turn + f · (slide + turn × p)      for speeds that carry the child,

the negative for those that carry the parent. Along a motion that the loops allow, K qd = 0, so

    (3)  K qdd + k = 0,   k = m · α + f · (a + α × p) + drift of the row,
         (α, a) = Σ Ṡ qd of the child's side less the parent's, less V_A × V,

where V = (ω, u) is the relative motion and V_A that of A.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.model.loops.cut import Cut, Pair
from rnea.core.spatial import Pose, cross, dot, times
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.core.model.loops.coupling import JointCoupling
    from rnea.core.model.model import Body, Model


def sides(model: Model, cut: Cut) -> tuple[int, list[int], list[int]]:
    """O, and the bodies from it to the parent and to the child of a cut."""
    parent, child = model.support(cut.parent), model.support(cut.child)
    shared = [a for a, b in zip(parent, child, strict=False) if a == b]
    return (
        shared[-1] if shared else 0,
        list(parent[len(shared) :]),
        list(child[len(shared) :]),
    )


@dataclass(frozen=True, eq=False)
class Seen:
    """One side of a cut, from O: its bodies, their axes S, the last body and the cut's frame."""

    bodies: Sequence[Body]
    axes: Sequence[Sequence[Pair]]
    body_pose: Pose
    frame: Pose

    @classmethod
    def of(cls, model: Model, numbers: Sequence[int], q: Array, X_BF: Pose) -> Seen:
        X, bodies, axes = Pose.identity(model.kind), [model.body(k) for k in numbers], []
        for body in bodies:
            X = X @ body.joint.pose(q[..., body.q])
            turns, slides = body.joint.motion_axes(q[..., body.q])
            pairs = [(turns[..., k, :], slides[..., k, :]) for k in range(body.joint.nv)]
            axes.append([_moved(*pair, X) for pair in pairs])
        return cls(bodies, axes, X, X @ X_BF)

    def motion(self, qd: Array, *, rates: bool) -> tuple[Pair, Pair] | None:
        """V at the side's end and, where asked for, Σ Ṡ qd; None where nothing moves."""
        V: Pair | None = None
        total: Pair | None = None
        for body, own in zip(self.bodies, self.axes, strict=True):
            together = body.joint.bracket(np.zeros(body.joint.nv)) is not None
            before = V
            for S, column in zip(own, range(body.v.start, body.v.stop), strict=True):
                speed = np.asarray(qd[..., column])[..., None]
                moving = S[0] * speed, S[1] * speed
                carrier = before if together else V
                if rates and carrier is not None:
                    change = crossed(carrier, moving)
                    total = change if total is None else _plus(total, change)
                V = moving if V is None else _plus(V, moving)
        if V is None:
            return None
        still = V[0] * 0
        return V, (still, still) if total is None else total


def _moved(turn: Array, slide: Array, X: Pose) -> Pair:
    """An axis given at a body's origin in its axes, at O in O's."""
    turned = times(X.rotation, turn)
    return turned, times(X.rotation, slide) + cross(X.translation, turned)


def crossed(V: Pair, S: Pair) -> Pair:
    """V × S: how a motion axis S changes that is carried by V."""
    return cross(V[0], S[0]), cross(V[0], S[1]) + cross(V[1], S[0])


def _plus(a: Pair, b: Pair) -> Pair:
    return a[0] + b[0], a[1] + b[1]


def _minus(a: Pair, b: Pair) -> Pair:
    return a[0] - b[0], a[1] - b[1]


@dataclass(frozen=True, eq=False)
class CutSeen:
    """A cut at one position: both sides from O, and its rows."""

    cut: Cut
    parent: Seen
    child: Seen
    covectors: Sequence[Pair]

    @classmethod
    def at(cls, model: Model, cut: Cut, q: Array) -> CutSeen:
        _, parent_side, child_side = sides(model, cut)
        parent = Seen.of(model, parent_side, q, cut.X_PA)
        child = Seen.of(model, child_side, q, cut.X_CB)
        return cls(cut, parent, child, cut.covectors(parent.frame, child.frame))

    def residuals(self) -> list[Array]:
        return self.cut.residuals(self.parent.frame, self.child.frame)

    def gap(self) -> tuple[float, float]:
        """Metres and radians; floats, one state."""
        return self.cut.gap(self.parent.frame, self.child.frame)

    def entries(self) -> list[tuple[int, list[Array]]]:
        """Equation 2: the column of each speed that moves the cut, and its entry in every row."""
        p, found = self.child.frame.translation, []
        for side, sense in ((self.child, 1), (self.parent, -1)):
            for body, axes in zip(side.bodies, side.axes, strict=True):
                for column, S in zip(range(body.v.start, body.v.stop), axes, strict=True):
                    at_p = S[1] + cross(S[0], p)
                    works = (_work(row, S[0], at_p) for row in self.covectors)
                    rows = [x if sense > 0 else np.asarray(-x) for x in works]
                    found.append((column, rows))
        return found

    def drift(self, qd: Array) -> list[Array]:
        """Equation 3: k of every row, at speeds of the tree that the loops allow."""
        of_child, of_parent = (x.motion(qd, rates=True) for x in (self.child, self.parent))
        nothing = np.asarray(qd[..., :1] * 0)
        still: Pair = (nothing * np.zeros(3, dtype=int), nothing * np.zeros(3, dtype=int))
        V_child, A_child = of_child or (still, still)
        V_parent, A_parent = of_parent or (still, still)
        relative = _minus(V_child, V_parent)
        alpha, a = _minus(_minus(A_child, A_parent), crossed(V_parent, relative))
        at_p = a + cross(alpha, self.child.frame.translation)
        own = self.cut.drift(self.parent.frame, self.child.frame, relative[0])
        return [
            np.asarray(_work(row, alpha, at_p) + (0 if extra is None else extra))
            for row, extra in zip(self.covectors, own, strict=True)
        ]

    def load(self, multipliers: Array) -> Pair:
        """Moment and force at B's origin on the child, in O's axes, of multipliers (..., rows)."""
        parts = [
            (m * multipliers[..., k, None], f * multipliers[..., k, None])
            for k, (m, f) in enumerate(self.covectors)
        ]
        total = parts[0]
        for part in parts[1:]:
            total = _plus(total, part)
        return total


def _work(row: Pair, turn: Array, at_p: Array) -> Array:
    """m · turn + f · v; a part of a row that is zero is left out."""
    angular, linear = (None if _is_zero(part) else part for part in row)
    if angular is None:
        return dot(row[1], at_p)
    turned = dot(angular, turn)
    return turned if linear is None else np.asarray(turned + dot(linear, at_p))


def _is_zero(part: Array) -> bool:
    """Whether a part is the constant zero: rows of cuts have such parts by their kind."""
    return part.ndim == 1 and all(isinstance(x, int | float) and x == 0 for x in part)


def pattern(model: Model, cuts: Sequence[Cut], couplings: Sequence[JointCoupling]) -> Array:
    """Which speeds (rows, nv) may stand in which row."""
    rows = []
    for cut in cuts:
        own = np.zeros(model.nv, dtype=bool)
        for k in [number for side in sides(model, cut)[1:] for number in side]:
            own[model.body(k).v] = True
        rows += [own] * cut.rows
    for coupling in couplings:
        own = np.zeros(model.nv, dtype=bool)
        own[[term.v for term in coupling.terms]] = True
        rows.append(own)
    return np.array(rows).reshape(len(rows), model.nv)
