"""Subject: a description in numbers, read without refusing anything, so that all can be found.

`rnea.model.build` stops at the first impossible number; a check must see them all. A number that
cannot be had is NaN here and stands in `refused`; a check leaves NaN alone.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.core.description import (
    JOINT_ENTRIES,
    JOINT_KINDS,
    Description,
    DHTable,
    Expression,
    Geometry,
    Limits,
    LinkMass,
    Mimic,
    Placement,
    Scalar,
    Tree,
)
from rnea.core.model import Model, ParameterEvaluator, build
from rnea.core.model.joints import speeds_of
from rnea.core.spatial import BASE, Inertia, point_inertia
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import ModelWarning, RneaError, RobotFileError
from rnea.system.cached import cached_property


@dataclass(frozen=True, eq=False)
class LinkFacts:
    """A link in numbers: com (3,), tensor (3, 3) as written, in the link's own frame."""

    name: str
    path: str
    body: LinkMass
    mass: float
    com: Array
    tensor: Array
    inertial: bool = True
    geometry: tuple[Geometry, ...] = ()

    @property
    def is_finite(self) -> bool:
        return bool(np.isfinite([self.mass, *self.com, *self.tensor.ravel()]).all())

    @property
    def is_symmetric(self) -> bool:
        """To the same rounding as the builder wants it."""
        return bool(
            np.abs(self.tensor - self.tensor.T).max() <= 1e-12 * np.abs(self.tensor).max(initial=0)
        )

    @cached_property
    def shift(self) -> Array:
        """m (|c|² 1 - c cᵀ): what moving the tensor from the centre of mass to the origin adds."""
        return point_inertia(self.mass, self.com)

    def about_com_of(self, tensor: Array) -> Array:
        """A tensor in place of the written one, moved to the centre of mass."""
        return tensor - self.shift if self.body.about == "origin" else tensor

    @cached_property
    def about_com(self) -> Array:
        """The tensor about the centre of mass, symmetrised."""
        return self.about_com_of((self.tensor + self.tensor.T) / 2)

    def may_have(self, about_com: Array) -> bool:
        """Whether a rigid body with this mass and centre can have that tensor."""
        inertia = Inertia(self.mass, self.com, about_com)
        return not inertia.problems() and inertia.violation() is None


@dataclass(frozen=True, eq=False)
class JointFacts:
    """A joint in numbers; bounds that the file does not give are NaN.

    axes: the directions that its file tells of it, by the names of their entries.
    """

    name: str
    path: str
    kind: str
    parent: str
    child: str
    axes: dict[str, Array]
    lower: float
    upper: float
    velocity: float
    effort: float
    mimic: Mimic | None = None

    @property
    def moves(self) -> bool:
        return bool(speeds_of(self.kind))

    @property
    def has_one_coordinate(self) -> bool:
        """Whether one pair of bounds says where it may be."""
        return len(speeds_of(self.kind)) == 1

    @property
    def speed_unit(self) -> str:
        return " or ".join(dict.fromkeys(speed.unit for speed in speeds_of(self.kind)))


class Subject:
    """What the checks look at: a description, its links and joints in numbers.

    model    the built robot; None where it cannot be built
    refusal  why not
    refused  entries that are no finite numbers: path and reason
    """

    def __init__(self, description: Description) -> None:
        self.description = description
        self.refused: dict[str, str] = {}
        try:
            self._values = ParameterEvaluator(description, FLOAT)
        except RobotFileError as problem:
            self.refused[problem.path] = problem.message
            self._values = ParameterEvaluator(replace(description, parameters={}), FLOAT)
        self.links = list(self._links())
        self.joints = list(self._joints())
        self.model: Model | None = None
        self.refusal: RneaError | None = None
        try:
            self.model = built(description)
        except RneaError as problem:
            self.refusal = problem

    @cached_property
    def leading(self) -> set[str]:
        """Joints that others do not follow through loops: independent ones, and those with motors;
        of a tree all of them."""
        model = self.model
        if model is None or model.closure is None:
            return {joint.name for joint in self.joints}
        columns = {*model.closure.independent, *model.closure.actuated}
        return {model.tree.dofs[k].body.joint.name for k in columns}

    @property
    def infeasible_reason(self) -> str:
        return self.description.unrealizable

    @property
    def is_tree(self) -> bool:
        return isinstance(self.description.structure, Tree)

    def placements(self) -> Iterator[tuple[str, str, Placement]]:
        """Every placement with its path and its owner."""
        yield "base", self.description.name, self.description.base
        if isinstance(self.description.structure, Tree):
            for i, joint in enumerate(self.description.structure.joints):
                yield f"joints[{i}].placement", joint.name, joint.placement
        for i, frame in enumerate(self.description.frames):
            yield f"frames[{i}].placement", frame.name, frame.placement

    def number(self, value: Scalar | None, path: str) -> float:
        """The value of a scalar; NaN where there is none, and noted where it cannot be had."""
        if value is None:
            return math.nan
        try:
            return float(self._values.scalar(value, path))
        except RobotFileError as problem:
            self.refused[path] = problem.message
            return math.nan

    def vector(self, values: Sequence[Scalar], path: str) -> Array:
        return np.array([self.number(v, f"{path}[{i}]") for i, v in enumerate(values)])

    def _links(self) -> Iterator[LinkFacts]:
        structure = self.description.structure
        if isinstance(structure, DHTable):
            for i, row in enumerate(structure.rows):
                yield self._link(row.link, f"links[{i}]", row.body)
        else:
            for i, link in enumerate(structure.links):
                facts = self._link(link.name, f"links[{i}]", link.body)
                yield replace(facts, inertial=link.inertial, geometry=link.geometry)
        for i, extra in enumerate(self.description.attachments):
            yield self._link(extra.name, f"attachments[{i}]", extra.body)

    def _link(self, name: str, path: str, body: LinkMass) -> LinkFacts:
        if body.solid:
            return LinkFacts(name, path, body, *self._of_solids(body, path))
        mass, com = self.number(body.mass, f"{path}.mass"), self.vector(body.com, f"{path}.com")
        return LinkFacts(name, path, body, mass, com, self._tensor(body.inertia, f"{path}.inertia"))

    def _of_solids(self, body: LinkMass, path: str) -> tuple[float, Array, Array]:
        with warnings.catch_warnings(action="ignore", category=ModelWarning):
            try:
                inertia = self._values.inertia(body, path)
            except RobotFileError as problem:
                self.refused[problem.path] = problem.message
                return math.nan, np.full(3, math.nan), np.full((3, 3), math.nan)
        return float(inertia.mass), inertia.com, inertia.about_com

    def _tensor(self, inertia: Any, path: str) -> Array:
        """The tensor of named entries or of rows, as a description may have it."""
        if isinstance(inertia, dict):
            entry = {key: self.number(value, f"{path}.{key}") for key, value in inertia.items()}
            rows = [("ixx", "ixy", "ixz"), ("ixy", "iyy", "iyz"), ("ixz", "iyz", "izz")]
            return np.array([[entry.get(key, 0.0) for key in row] for row in rows])
        if inertia is None:
            return np.zeros((3, 3))
        return np.array([self.vector(row, f"{path}[{i}]") for i, row in enumerate(inertia)])

    def _joints(self) -> Iterator[JointFacts]:
        structure = self.description.structure
        if isinstance(structure, Tree):
            for i, joint in enumerate(structure.joints):
                path = f"joints[{i}]"
                axes = {
                    entry: self.vector(getattr(joint, entry), f"{path}.{entry}")
                    for entry in JOINT_KINDS[joint.kind].entries
                    if JOINT_ENTRIES[entry] == 3
                }
                yield JointFacts(
                    *(joint.name, path, joint.kind, joint.parent, joint.child, axes),
                    *self._bounds(joint.limits, path),
                    joint.mimic,
                )
            return
        parent = BASE
        for i, row in enumerate(structure.rows):
            path, z = f"links[{i}]", np.array([0.0, 0.0, 1.0])
            bounds = self._bounds(row.limits or Limits(), path)
            yield JointFacts(row.name, path, row.joint, parent, row.link, {"axis": z}, *bounds)
            parent = row.link

    def _bounds(self, limits: Limits, path: str) -> tuple[float, float, float, float]:
        """Lower, upper, velocity and effort."""
        lower, upper = limits.position or (None, None)
        return (
            self.number(lower, f"{path}.limits.position"),
            self.number(upper, f"{path}.limits.position"),
            self.number(limits.velocity, f"{path}.limits.velocity"),
            self.number(limits.effort, f"{path}.limits.effort"),
        )


def built(description: Description) -> Model:
    """The Model of plain numbers, without warnings: what they warn of is among the findings."""
    with warnings.catch_warnings(action="ignore", category=ModelWarning):
        return build(description, FLOAT)


def as_written(value: Scalar) -> str:
    """A scalar of a description as its file says it."""
    return value.text if isinstance(value, Expression) else repr(value)
