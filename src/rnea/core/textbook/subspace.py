"""A joint that no book's axis describes, worked by its motion subspace.

Its speeds u move the link by S u in the link's own frame: the turning part S^ω u is an angular
velocity, the sliding part S^v u a velocity of the frame's origin, one column of S per speed. Where
the books have θ̇ Ẑ or ḋ Ẑ, the recursion then reads

    ω = R ω_P + S^ω u
    ω̇ = R ω̇_P + (R ω_P) × S^ω u + S^ω u̇ + Ṡ^ω u
    v̇ = R (...) + (R ω_P + ω) × S^v u + S^v u̇ + Ṡ^v u
    τ = S^ωᵀ n + S^vᵀ f

without the terms of a part that the joint does not have; Ṡ is there where the columns move in the
link's frame. {ji} is the frame of joint i at rest, on the link before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce

import numpy as np

from rnea.core import spatial
from rnea.core.model import Joint
from rnea.core.spatial import dual
from rnea.core.spatial.numbers import Array, sqrt
from rnea.core.textbook.chain import ChainLink
from rnea.core.textbook.formula import Formula, Operand, cross, matrix, scalar, vector
from rnea.core.textbook.steps import StepRecorder, each_unit
from rnea.core.textbook.symbols import Symbol

_PLACE = "joint models"


@dataclass(frozen=True, eq=False)
class SubspaceMotion:
    """A joint's motion as operands: where the link is, S, u and u̇, and what follows from them.

    A part of S, or of Ṡ, that is zero at every state is None.
    """

    rotation: Operand
    position: Operand
    turning: Operand | None
    sliding: Operand | None
    turning_rate: Operand | None
    sliding_rate: Operand | None
    u: Operand
    ud: Operand

    def angular_velocity(self, w: Formula) -> Formula:
        """Step 1; w: of the link before, in this link's frame."""
        return w if self.turning is None else w + self.turning @ self.u

    def angular_acceleration(self, w: Formula, wd: Formula) -> Formula:
        """Step 2; w and wd: of the link before, in this link's frame."""
        S, Sd = self.turning, self.turning_rate
        if S is not None:
            wd = wd + cross(w, S @ self.u) + S @ self.ud
        return wd if Sd is None else wd + Sd @ self.u

    def acceleration(self, before: Formula, w: Formula, carried: Formula) -> Formula:
        """Step 3; before: angular velocity of the link before, w: of this one, in its frame."""
        S, Sd = self.sliding, self.sliding_rate
        if S is not None:
            carried = carried + cross(before + w, S @ self.u) + S @ self.ud
        return carried if Sd is None else carried + Sd @ self.u

    def efforts(self, n: Formula, f: Formula) -> Formula:
        """Step 9: what the moment and the force do along each speed."""
        parts = ((self.turning, n), (self.sliding, f))
        terms = [S.T @ part for S, part in parts if S is not None]
        return sum(terms[1:], terms[0])


def work(
    link: ChainLink, i: int, q: Array, qd: Array, qdd: Array, record: StepRecorder
) -> SubspaceMotion:
    """Show where joint i has carried its link and along which columns it moves."""
    record.at("joint", i, book="Featherstone")
    joint, at, v = link.joint, q[..., link.q], qd[..., link.v]
    names = ", ".join(speed.suffix for speed in joint.speeds if speed.suffix)
    units = [speed.unit for speed in joint.speeds]
    u = vector(Symbol("u", str(i)), v)
    ud = vector(Symbol("u", str(i), dots=1), qdd[..., link.v])
    record.given(f"speeds {names}" if names else "speed", _PLACE, u, each_unit(units))
    rates = each_unit([unit.replace("/s", "/s²") for unit in units])
    record.given("their rates" if names else "its rate", _PLACE, ud, rates)
    S = [_part(axes, i, part) for axes, part in zip(joint.motion_axes(at), "ωv", strict=True)]
    Sd = _rates(S, joint, at, v)
    rotation, position = _placed(link, i, at, record, slides=S[1] is not None)
    for part, how in zip(S, ("turning", "sliding"), strict=True):
        if part is not None:
            record.given(f"motion subspace, {how}: a column per speed", _PLACE, part)
    for part in Sd:
        if part is not None:
            record.given("how its columns change in the link's frame", _PLACE, part, "1/s")
    return SubspaceMotion(rotation, position, S[0], S[1], Sd[0], Sd[1], u, ud)


def _placed(
    link: ChainLink, i: int, at: Array, record: StepRecorder, slides: bool
) -> tuple[Operand, Operand]:
    """R and P of the link in the frame before: the joint's frame, carried along by its motion."""
    j, before, moved = f"j{i}", str(link.before), link.joint.pose(at)
    turned = matrix(Symbol("R", "", j, str(i)), moved.rotation)
    if link.joint.quaternion is not None:
        eta, crossed = _unit_quaternion(at[..., link.joint.quaternion], i)
        one = matrix(Symbol("E"), link.joint.number.identity())
        formula = one + 2 * (eta * crossed) + 2 * (crossed @ crossed)
        name = "rotation by the unit quaternion (η, ε)"
        turned = record(name, "Euler parameters", turned.symbol, formula, "")
    rest = matrix(Symbol("R", "", before, j), link.placement.rotation)
    name = "rotation of the link's frame in the one before"
    rotation = record(name, _PLACE, Symbol("R", "", before, str(i)), rest @ turned, "")
    symbol, start = Symbol("P", str(i), before), link.placement.translation
    if not slides:
        return rotation, vector(symbol, start)
    formula = vector(Symbol("P", j, before), start) + rest @ vector(Symbol("P", str(i), j),
                                                                    moved.translation)  # fmt: skip
    name = "origin of the link's frame in the one before"
    return rotation, record(name, _PLACE, symbol, formula, "m")


def _unit_quaternion(given: Array, i: int) -> tuple[Operand, Operand]:
    """η and [ε]×, at length 1."""
    unit = given / sqrt(np.asarray(_total(given * given)))[..., None]
    crossed = Symbol("ε", str(i), crossed=True)
    return scalar(Symbol("η", str(i)), unit[..., 0]), matrix(crossed, spatial.skew(unit[..., 1:]))


def _part(axes: Array, i: int, part: str) -> Operand | None:
    """S^ω or S^v of joint i; None if all of its columns are zero."""
    if all(bool(x == 0) for x in axes.flat):
        return None
    return matrix(Symbol("S", str(i), str(i), part=part), spatial.transpose(axes))


def _rates(parts: list[Operand | None], joint: Joint, q: Array, v: Array) -> list[Operand | None]:
    """Ṡ of each part, by dual numbers along the motion; None where the columns stand still."""
    if joint.drift(q, v) is None:
        return [None, None]
    rate = joint.rate(q, v)[..., None, :]
    out: list[Operand | None] = []
    for S, axes in zip(parts, joint.motion_axes(dual.seed(q)), strict=True):
        slopes = _total(dual.jacobian(axes.ravel(), like=q) * rate)
        value = spatial.transpose(slopes.reshape(*slopes.shape[:-1], *axes.shape))
        out.append(None if S is None else matrix(replace(S.symbol, dots=1), value))
    return out


def _total(value: Array) -> Array:
    # in a fixed order, so that a row of a batch is worked as alone
    return reduce(np.add, np.moveaxis(value, -1, 0))
