"""A loop's joints as a reader draws them: all seen from one link, with places and axes as symbols.

{O} is the frame of the last link that carries both sides of a cut; whatever stands before it moves
both sides alike. ^O P_i is the origin of frame i, ^O Ẑ_i the axis of joint i, both in {O}; a joint
with more than one axis has the columns of ^O S_i, turning (ω) and sliding (v).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core import spatial
from rnea.core.spatial import Pose, times
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.chain import Chain
from rnea.core.textbook.formula import Formula, Operand, cross, matrix, scalar, vector
from rnea.core.textbook.steps import StepRecorder
from rnea.core.textbook.symbols import Symbol

_PLACE = "columns of K"


@dataclass(frozen=True)
class JointPart:
    """A joint's speeds that are worked as one: all of them, or one where only some follow.

    link: its number; index: how symbols name it, such as 3, or 3,1 for its first speed
    columns: among the tree's speeds; own: among the joint's
    follows: whether the loops demand these speeds
    letter: of its coordinate; units: of its speeds
    """

    link: int
    index: str
    joint: str
    columns: tuple[int, ...]
    own: tuple[int, ...]
    follows: bool
    letter: str
    units: tuple[str, ...]

    def symbol(self, dots: int) -> Symbol:
        """θ̇ or θ̈; u is a speed itself, so that its rate has one dot."""
        return Symbol(self.letter, self.index, dots=dots - (self.letter == "u"))

    def of(self, values: Array, dots: int) -> Operand:
        """The symbol, with its value of all (..., nv of the tree)."""
        if len(self.columns) == 1:
            return scalar(self.symbol(dots), values[..., self.columns[0]])
        return vector(self.symbol(dots), values[..., list(self.columns)])


class LoopView:
    """The links behind link O, at positions q (..., nq)."""

    def __init__(self, chain: Chain, q: Array, origin: int) -> None:
        self.chain, self.q, self.origin = chain, q, origin
        self.frame = f"{{{origin}}}"
        self._poses = {origin: Pose.identity(chain.kind)}

    def pose(self, i: int) -> Pose:
        """Frame i seen from {O}."""
        if i not in self._poses:
            link = self.chain.links[i - 1]
            on_link = link.placement @ link.motion(self.q)
            before = link.before
            self._poses[i] = on_link if before == self.origin else self.pose(before) @ on_link
        return self._poses[i]

    def at(self, i: int, X_BF: Pose) -> Pose:
        """A frame of link i, given on its body, seen from {O}."""
        return self.pose(i) @ self._own_frame(i) @ X_BF

    def _own_frame(self, i: int) -> Pose:
        if i == 0:
            return Pose.identity(self.chain.kind)
        return self.chain.links[i - 1].turned.inverse()

    def symbol(self, base: str, index: str, **marks: object) -> Symbol:
        """A letter with {O} before it."""
        return Symbol(base, index, str(self.origin), **marks)  # type: ignore[arg-type]

    def place(self, i: int) -> Operand:
        return vector(self.symbol("P", str(i)), self.pose(i).translation)

    def turning(self, part: JointPart) -> Operand | None:
        """The axes that a part turns its link about; None where it does not."""
        return self._axes(part, 0, "ω")

    def sliding(self, part: JointPart) -> Operand | None:
        return self._axes(part, 1, "v")

    def _axes(self, part: JointPart, which: int, name: str) -> Operand | None:
        link, R = self.chain.links[part.link - 1], self.pose(part.link).rotation
        if link.has_axis:
            if link.revolute == bool(which):
                return None
            return vector(self.symbol("Z", part.index, hat=True), times(R, self.chain.z))
        axes = link.joint.motion_axes(self.q[..., link.q])[which][..., list(part.own), :]
        if all(bool(x == 0) for x in axes.flat):
            return None
        columns = [times(R, axes[..., k, :]) for k in range(len(part.own))]
        symbol = self.symbol("S", part.index, part=name)
        if len(columns) == 1:
            return vector(symbol, columns[0])
        return matrix(symbol, np.stack(np.broadcast_arrays(*columns), axis=-1))

    def drift(self, i: int, v: Array, which: int) -> Operand | None:
        """What the own motion of joint i's axes adds to its link's acceleration; v (..., nv)."""
        link = self.chain.links[i - 1]
        found = link.joint.drift(self.q[..., link.q], v)
        if found is None or all(bool(x == 0) for x in found[which].flat):
            return None
        symbol = self.symbol("δ", str(i), part="ωv"[which])
        return vector(symbol, times(self.pose(i).rotation, found[which]))

    def moving(
        self, part: JointPart, point: Operand, index: str, record: StepRecorder
    ) -> Formula | None:
        """The velocity of a point that a part carries, by each of its speeds."""
        turning, slid = self.turning(part), self.sliding(part)
        if turning is None:
            return slid
        place = self.place(part.link)
        if turning.rank == 1:
            turned = cross(turning, point - place)
        else:
            arm = record(
                f"lever arm of {part.joint}", _PLACE,
                self.symbol("r", f"{part.link}{index}"), point - place, "m",
            )  # fmt: skip
            crossed = self.symbol("r", f"{part.link}{index}", crossed=True)
            turned = -(matrix(crossed, spatial.skew(arm.value)) @ turning)
        return turned if slid is None else slid + turned
