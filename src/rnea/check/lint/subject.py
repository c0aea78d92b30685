"""Subject: a description in numbers, read without refusing anything, so that all can be found.

`rnea.model.build` stops at the first impossible number; a check must see them all. A number that
cannot be had is NaN here and stands in `refused`; a check leaves NaN alone.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from rnea.describe import (
    Description,
    DHTable,
    Expression,
    Geometry,
    Limits,
    LinkMass,
    Mimic,
    Placement,
    Tree,
)
from rnea.errors import ModelWarning, RneaError, RobotFileError
from rnea.model import Evaluator, Model, build
from rnea.spatial import Inertia, point_inertia
from rnea.spatial.numbers import FLOAT, Array


@dataclass(frozen=True, eq=False)
class LinkFacts:
    """A link in numbers: com (3,), tensor (3, 3) as written, in the link's own frame."""

    name: str
    path: str
    body: LinkMass
    mass: float
    com: Array
    tensor: Array
    inertial: bool
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
    def about_com(self) -> Array:
        """The tensor about the centre of mass, symmetrised."""
        even = (self.tensor + self.tensor.T) / 2
        return even - point_inertia(self.mass, self.com) if self.body.about == "origin" else even

    @cached_property
    def inertia(self) -> Inertia:
        return Inertia(self.mass, self.com, self.about_com)


@dataclass(frozen=True, eq=False)
class JointFacts:
    """A joint in numbers; bounds that the file does not give are NaN."""

    name: str
    path: str
    kind: str
    parent: str
    child: str
    axis: Array
    limits: Limits
    lower: float
    upper: float
    velocity: float
    effort: float
    mimic: Mimic | None = None

    @property
    def moves(self) -> bool:
        return self.kind != "fixed"


@dataclass
class Subject:
    """What the checks look at.

    model    the built robot; None where it cannot be built
    refusal  why not
    refused  entries that are no finite numbers: path and reason
    values   the scalars of the description in numbers
    """

    description: Description
    model: Model | None = None
    refusal: RneaError | None = None
    refused: dict[str, str] = field(default_factory=dict)
    links: list[LinkFacts] = field(default_factory=list)
    joints: list[JointFacts] = field(default_factory=list)
    values: Evaluator | None = None

    @classmethod
    def of(cls, description: Description) -> Subject:
        return _Reading(description).subject

    @property
    def unrealizable(self) -> str:
        return self.description.unrealizable

    @property
    def is_tree(self) -> bool:
        return isinstance(self.description.structure, Tree)

    def placements(self) -> Iterator[tuple[str, str, Placement]]:
        """Every placement with its path and its owner."""
        given = self.description
        yield "base", given.name, given.base
        if isinstance(given.structure, Tree):
            for i, joint in enumerate(given.structure.joints):
                yield f"joints[{i}].placement", joint.name, joint.placement
        for i, frame in enumerate(given.frames):
            yield f"frames[{i}].placement", frame.name, frame.placement

    def number(self, value: Any, path: str) -> float:
        """The value of a scalar; NaN, and noted, where it has none."""
        assert self.values is not None
        try:
            return float(self.values.scalar(value, path))
        except RobotFileError as problem:
            self.refused[path] = problem.message
            return math.nan


class _Reading:
    """Evaluates everything once and keeps what could not be."""

    def __init__(self, description: Description) -> None:
        self.subject = Subject(description)
        try:
            self.values = Evaluator(description, FLOAT)
        except RobotFileError as problem:
            self.subject.refused[problem.path] = problem.message
            self.values = Evaluator(replace(description, parameters={}), FLOAT)
        self.subject.values = self.values
        structure = description.structure
        if isinstance(structure, DHTable):
            self._rows(structure)
        else:
            self._tree(structure)
        for i, extra in enumerate(description.attachments):
            self.subject.links.append(self._link(extra.name, f"attachments[{i}]", extra.body, True))
        self._build()

    def _build(self) -> None:
        with warnings.catch_warnings():
            # what the builder warns of is among the findings
            warnings.simplefilter("ignore", ModelWarning)
            try:
                self.subject.model = build(self.subject.description, FLOAT)
            except RneaError as problem:
                self.subject.refusal = problem

    def _vector(self, values: Any, path: str) -> Array:
        return np.array([self.subject.number(v, f"{path}[{i}]") for i, v in enumerate(values)])

    def _rows(self, table: DHTable) -> None:
        parent = "base"
        for i, row in enumerate(table.rows):
            path = f"links[{i}]"
            self.subject.links.append(self._link(row.link, path, row.body, True))
            z = np.array([0.0, 0.0, 1.0])
            self._joint(row.name, path, row.joint, parent, row.link, z, row.limits or Limits())
            parent = row.link

    def _tree(self, tree: Tree) -> None:
        for i, link in enumerate(tree.links):
            facts = self._link(link.name, f"links[{i}]", link.body, link.inertial, link.geometry)
            self.subject.links.append(facts)
        for i, joint in enumerate(tree.joints):
            path = f"joints[{i}]"
            axis = self._vector(joint.axis, f"{path}.axis")
            self._joint(
                *(joint.name, path, joint.kind, joint.parent, joint.child),
                *(axis, joint.limits, joint.mimic),
            )

    def _joint(
        self,
        name: str,
        path: str,
        kind: str,
        parent: str,
        child: str,
        axis: Array,
        limits: Limits,
        mimic: Mimic | None = None,
    ) -> None:
        def number(value: Any, key: str) -> float:
            return math.nan if value is None else self.subject.number(value, f"{path}.limits.{key}")

        lower, upper = limits.position or (None, None)
        bounds = (number(lower, "position"), number(upper, "position"))
        rates = (number(limits.velocity, "velocity"), number(limits.effort, "effort"))
        facts = JointFacts(name, path, kind, parent, child, axis, limits, *bounds, *rates, mimic)
        self.subject.joints.append(facts)

    def _link(
        self,
        name: str,
        path: str,
        body: LinkMass,
        inertial: bool,
        geometry: tuple[Geometry, ...] = (),
    ) -> LinkFacts:
        if body.solid:
            mass, com, tensor = self._of_solids(body, path)
        else:
            mass, com = (
                self.subject.number(body.mass, f"{path}.mass"),
                self._vector(body.com, f"{path}.com"),
            )
            tensor = self._tensor(body.inertia, f"{path}.inertia")
        return LinkFacts(name, path, body, mass, com, tensor, inertial, geometry)

    def _of_solids(self, body: LinkMass, path: str) -> tuple[float, Array, Array]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ModelWarning)
            try:
                made = self.values.inertia(body, path)
            except RobotFileError as problem:
                self.subject.refused[problem.path] = problem.message
                return math.nan, np.full(3, math.nan), np.full((3, 3), math.nan)
        return float(made.mass), made.com, made.about_com

    def _tensor(self, given: Any, path: str) -> Array:
        if given is None:
            return np.zeros((3, 3))
        if isinstance(given, dict):
            entry = {
                key: self.subject.number(value, f"{path}.{key}") for key, value in given.items()
            }
            rows = [("ixx", "ixy", "ixz"), ("ixy", "iyy", "iyz"), ("ixz", "iyz", "izz")]
            return np.array([[entry.get(key, 0.0) for key in row] for row in rows])
        return np.array([self._vector(row, f"{path}[{i}]") for i, row in enumerate(given)])


def as_written(value: Any) -> str:
    """A scalar of a description as its file says it."""
    return value.text if isinstance(value, Expression) else repr(value)
