"""Repairs that need no guessing: axes normalised, bounds swapped, digits of pi restored.

`repaired(description)` returns a new description and a sentence for every change; what would need
a guess is left as it is. The input file is never touched.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from rnea.check.lint.angles import truncated
from rnea.check.lint.subject import LinkFacts, Subject, as_written
from rnea.describe import (
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
from rnea.spatial import vector
from rnea.units import Entry, rewrite

NEAR_SYMMETRIC = 1e-2
"""Mirrored entries that differ by less than this share of the tensor are rounding: their mean."""

NEAR_ROTATION = 1e-2
"""A matrix that misses orthonormality by less is a rounded rotation: the nearest one is meant."""


@dataclass
class Repair:
    """A description put right, and what was changed: one sentence each."""

    description: Description
    changes: list[str] = field(default_factory=list)


def repaired(description: Description) -> Repair:
    """The robot with everything put right that needs no guessing.

    >>> from rnea import load
    >>> repaired(load("ur5").description).changes[0]
    'base_link-base_fixed_joint: joints[0].placement.rpy[2]: -3.14159265359 becomes -pi'
    """
    subject = Subject.of(description)
    work = Repair(description)
    _structure(work, subject)
    _angles(work, subject)
    return work


def _angles(work: Repair, subject: Subject) -> None:
    """Parts of pi get all their digits; residues below 1e-9 rad become zero."""

    def exact(entry: Entry, value: Scalar) -> Scalar:
        if entry.role != "angle":
            return value
        number = subject.number(value, entry.path)
        found = truncated(value, number)
        if found is not None:
            work.changes.append(
                f"{entry.owner}: {entry.path}: {as_written(value)} becomes {found.text}"
            )
            # a formula, so that the text says what is meant and every kind of number has it exact
            return Expression(found.text)
        if 0 < abs(number) < 1e-9 and not isinstance(value, Expression):
            work.changes.append(f"{entry.owner}: {entry.path}: {as_written(value)} becomes 0")
            return 0.0
        return value

    work.description = rewrite(work.description, exact)


def _structure(work: Repair, subject: Subject) -> None:
    structure = work.description.structure
    made: DHTable | Tree
    if isinstance(structure, DHTable):
        rows = []
        for row, link, joint in zip(structure.rows, subject.links, subject.joints, strict=False):
            body = _body(work, link, row.body)
            limits = _limits(work, joint.name, joint.path, row.limits or Limits(), subject)
            rows.append(replace(row, inertia=body.inertia, limits=limits))
        made = replace(structure, rows=tuple(rows))
    else:
        links = tuple(
            replace(link, body=_body(work, facts, link.body))
            for link, facts in zip(structure.links, subject.links, strict=False)
        )
        joints = tuple(
            _joint(work, joint, f"joints[{i}]", subject) for i, joint in enumerate(structure.joints)
        )
        made = replace(structure, links=links, joints=joints)
    work.description = replace(work.description, structure=made)


def _joint(work: Repair, joint: TreeJoint, path: str, subject: Subject) -> TreeJoint:
    axis: Any = joint.axis
    numbers = np.array([subject.number(v, f"{path}.axis[{i}]") for i, v in enumerate(axis)])
    length = float(np.linalg.norm(numbers))
    if joint.kind != "fixed" and math.isfinite(length) and length and abs(length - 1) > 1e-9:
        axis = tuple((numbers / length).tolist())
        work.changes.append(
            f"{joint.name}: {path}.axis: length {length:.9g} becomes 1: {vector(axis, 12)}"
        )
    return replace(
        joint,
        axis=axis,
        placement=_placement(work, joint.name, f"{path}.placement", joint.placement, subject),
        limits=_limits(work, joint.name, path, joint.limits, subject),
    )


def _limits(work: Repair, name: str, path: str, limits: Limits, subject: Subject) -> Limits:
    """Crossed bounds can only have been meant the other way round; a size is not negative."""
    if limits.position is not None:
        low, high = (subject.number(v, f"{path}.limits.position") for v in limits.position)
        if low > high:
            work.changes.append(
                f"{name}: {path}.limits.position: {low:g} to {high:g} becomes {high:g} to {low:g}"
            )
            limits = replace(limits, position=(limits.position[1], limits.position[0]))
    for key in ("velocity", "effort"):
        given = getattr(limits, key)
        value = math.nan if given is None else subject.number(given, f"{path}.limits.{key}")
        if value < 0:
            work.changes.append(f"{name}: {path}.limits.{key}: {value:g} becomes {-value:g}")
            changed: dict[str, Any] = {key: -value}
            limits = replace(limits, **changed)
    return limits


def _body(work: Repair, link: LinkFacts, body: LinkMass) -> LinkMass:
    """Both halves of the tensor alike: their mean, or the half that is there."""
    if body.solid or not link.is_finite or link.is_symmetric:
        return body
    upper, lower = np.triu(link.tensor, 1), np.tril(link.tensor, -1)
    gap = float(np.abs(upper - lower.T).max())
    if not lower.any() or not upper.any():
        half = upper if upper.any() else lower
        even, how = np.diag(np.diag(link.tensor)) + half + half.T, "the empty half is filled"
    elif gap <= NEAR_SYMMETRIC * float(np.abs(link.tensor).max()):
        even, how = (link.tensor + link.tensor.T) / 2, f"halves {gap:.3g} apart become their mean"
    else:
        return body
    work.changes.append(f"{link.name}: {link.path}.inertia: {how}")
    return replace(body, inertia=tuple(map(tuple, even.tolist())))


def _placement(
    work: Repair, name: str, path: str, placement: Placement, subject: Subject
) -> Placement:
    """The rotation nearest to a rounded matrix."""
    if placement.rotation is None or placement.rotation[0] != "matrix":
        return placement
    rows = placement.rotation[1]
    matrix = np.array([[subject.number(v, f"{path}.matrix") for v in row] for row in rows])
    if not np.isfinite(matrix).all() or np.linalg.det(matrix) <= 0:
        return placement
    error = float(np.abs(matrix.T @ matrix - np.eye(3)).max())
    if not 1e-9 < error < NEAR_ROTATION:
        return placement
    left, _, right = np.linalg.svd(matrix)
    nearest = left @ right
    work.changes.append(f"{name}: {path}.matrix: off by {error:.3g}, becomes the nearest rotation")
    return replace(placement, rotation=("matrix", tuple(map(tuple, nearest.tolist()))))
