"""Repairs that need no guessing: axes normalised, bounds swapped, digits of pi restored.

What would need a guess is left as it is. The input file is never touched.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.check.lint.angles import truncated
from rnea.apps.check.lint.subject import LinkFacts, Subject, as_written
from rnea.apps.units.entry_units import Entry, rewrite
from rnea.core.description import (
    JOINT_ENTRIES,
    JOINT_KINDS,
    Description,
    DHTable,
    Expression,
    Limits,
    LinkMass,
    Placement,
    Scalar,
    Tree,
    TreeJoint,
)
from rnea.core.spatial import vector

if TYPE_CHECKING:
    from rnea.robot import Robot

NEAR_SYMMETRIC = 1e-2
"""Mirrored entries that differ by less than this share of the tensor are rounding: their mean."""

NEAR_ROTATION = 1e-2
"""A matrix that misses orthonormality by less is a rounded rotation: the nearest one is meant."""


@dataclass(frozen=True)
class Repair:
    """A description put right, and what was changed: one sentence each.

    changes: the sentences

    >>> from rnea import load
    >>> repaired(load("one_link")).changes
    []
    """

    description: Description
    changes: list[str]


def repaired(robot: Robot | Description) -> Repair:
    """The robot with everything put right that needs no guessing.

    >>> import rnea
    >>> repaired(rnea.load("ur5")).changes[0]
    'base_link-base_fixed_joint: joints[0].placement.rpy[2]: -3.14159265359 becomes -pi'
    """
    description = robot if isinstance(robot, Description) else robot.description
    work = _Repairing(Subject(description))
    mended = replace(description, structure=work.structure(description.structure))
    return Repair(rewrite(mended, work.angle), work.changes)


class _Repairing:
    """The parts of a description, each put right, with a sentence for every change."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self.changes: list[str] = []

    def _changed(self, owner: str, path: str, how: str) -> None:
        self.changes.append(f"{owner}: {path}: {how}")

    def angle(self, entry: Entry, value: Scalar) -> Scalar:
        """Parts of pi get all their digits; residues below 1e-9 rad become zero."""
        if entry.role != "angle":
            return value
        number = self._subject.number(value, entry.path)
        part = truncated(value, number)
        if part is not None:
            self._changed(entry.owner, entry.path, f"{as_written(value)} becomes {part.text}")
            # a formula, so that the text says what is meant and every kind of number has it exact
            return Expression(part.text)
        if 0 < abs(number) < 1e-9 and not isinstance(value, Expression):
            self._changed(entry.owner, entry.path, f"{as_written(value)} becomes 0")
            return 0.0
        return value

    def structure(self, structure: DHTable | Tree) -> DHTable | Tree:
        facts = self._subject.links
        if isinstance(structure, DHTable):
            rows = tuple(
                replace(
                    row,
                    inertia=self._body(link, row.body).inertia,
                    limits=self._limits(row.name, f"links[{i}]", row.limits or Limits()),
                )
                for i, (row, link) in enumerate(zip(structure.rows, facts, strict=False))
            )
            return replace(structure, rows=rows)
        links = tuple(
            replace(link, body=self._body(fact, link.body))
            for link, fact in zip(structure.links, facts, strict=False)
        )
        joints = (self._joint(joint, f"joints[{i}]") for i, joint in enumerate(structure.joints))
        return replace(structure, links=links, joints=tuple(joints))

    def _joint(self, joint: TreeJoint, path: str) -> TreeJoint:
        axes: dict[str, Any] = {}
        for entry in JOINT_KINDS[joint.kind].entries:
            if JOINT_ENTRIES[entry] != 3:
                continue
            numbers = self._subject.vector(getattr(joint, entry), f"{path}.{entry}")
            length = float(np.linalg.norm(numbers))
            if math.isfinite(length) and length and abs(length - 1) > 1e-9:
                axes[entry] = tuple((numbers / length).tolist())
                how = f"length {length:.9g} becomes 1: {vector(axes[entry], 12)}"
                self._changed(joint.name, f"{path}.{entry}", how)
        placement = self._placement(joint.name, f"{path}.placement", joint.placement)
        limits = self._limits(joint.name, path, joint.limits)
        return replace(joint, **axes, placement=placement, limits=limits)

    def _limits(self, name: str, path: str, limits: Limits) -> Limits:
        """Crossed bounds can only have been meant the other way round; a size is not negative."""
        here = f"{path}.limits.position"
        if limits.position is not None:
            low, high = (self._subject.number(v, here) for v in limits.position)
            if low > high:
                self._changed(name, here, f"{low:g} to {high:g} becomes {high:g} to {low:g}")
                limits = replace(limits, position=limits.position[::-1])
        for key in ("velocity", "effort"):
            here = f"{path}.limits.{key}"
            value = self._subject.number(getattr(limits, key), here)
            if value < 0:
                self._changed(name, here, f"{value:g} becomes {-value:g}")
                sizes: dict[str, Any] = {key: -value}
                limits = replace(limits, **sizes)
        return limits

    def _body(self, link: LinkFacts, body: LinkMass) -> LinkMass:
        """Both halves of the tensor alike: their mean, or the half that is there."""
        if body.solid or not link.is_finite or link.is_symmetric:
            return body
        upper, lower = np.triu(link.tensor, 1), np.tril(link.tensor, -1)
        gap = float(np.abs(upper - lower.T).max())
        if not lower.any() or not upper.any():
            half = upper + lower
            even, how = np.diag(np.diag(link.tensor)) + half + half.T, "the empty half is filled"
        elif gap <= NEAR_SYMMETRIC * float(np.abs(link.tensor).max()):
            even = (link.tensor + link.tensor.T) / 2
            how = f"halves {gap:.3g} apart become their mean"
        else:
            return body
        self._changed(link.name, f"{link.path}.inertia", how)
        return replace(body, inertia=tuple(map(tuple, even.tolist())))

    def _placement(self, name: str, path: str, placement: Placement) -> Placement:
        """The rotation nearest to a rounded matrix."""
        if placement.rotation is None or placement.rotation[0] != "matrix":
            return placement
        here = f"{path}.matrix"
        rows = [[self._subject.number(v, here) for v in row] for row in placement.rotation[1]]
        matrix = np.array(rows)
        if not np.isfinite(matrix).all() or np.linalg.det(matrix) <= 0:
            return placement
        error = float(np.abs(matrix.T @ matrix - np.eye(3)).max())
        if not 1e-9 < error < NEAR_ROTATION:
            return placement
        left, _, right = np.linalg.svd(matrix)
        self._changed(name, here, f"off by {error:.3g}, becomes the nearest rotation")
        nearest = tuple(map(tuple, (left @ right).tolist()))
        return replace(placement, rotation=("matrix", nearest))
