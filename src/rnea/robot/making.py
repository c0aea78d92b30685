"""Making robots: from DH tables and numbers, and new ones from old ones. Robots are immutable."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cached_property
from typing import Any, Self

import numpy as np

from rnea.describe import (
    CONVENTIONS,
    Description,
    DHLink,
    DHTable,
    Expression,
    Tree,
    planar_arm,
    table_from_python,
    tip_link,
)
from rnea.describe import with_base as variants_with_base
from rnea.describe import with_gravity as variants_with_gravity
from rnea.describe import with_parameters as variants_with_parameters
from rnea.describe import with_payload as variants_with_payload
from rnea.describe import with_smooth_friction as variants_with_smooth_friction
from rnea.describe import with_tool as variants_with_tool
from rnea.errors import InputError, UnknownNameError
from rnea.kinds import know_symbols
from rnea.model import (
    Link,
    Model,
    build,
    dh_to_tree,
    fingerprint,
    link_of,
    locked,
    modified_to_standard,
    standard_to_modified,
    tree_to_modified,
    with_tool_said,
)
from rnea.model import chain as select_chain
from rnea.recursions import body_poses, frame_pose
from rnea.spatial import BASE, details_html, number, table_html
from rnea.spatial.numbers import FLOAT, Array, Kind, common_kind


class RobotMaking:
    """What a robot is and how others are made of it; `Robot` adds the questions."""

    def __init__(
        self, description: Description, *, kind: Kind = FLOAT, eager: bool = False
    ) -> None:
        self._description = description
        self._kind = kind
        self._model = build(description, kind)
        self._eager = eager or os.environ.get("RNEA_EAGER", "0") not in ("", "0")
        # machine code by quantity and variant, and the short way to the commonest of it
        self._codes: dict[Any, Any] = {}
        self._fast: dict[tuple[str, bool], Any] = {}
        # the one that matters most: float64 arrays to torques
        self._straight_torques: Any = None

    # ---- making robots -------------------------------------------------------------------------

    @classmethod
    def from_dh(
        cls,
        rows: Iterable[DHLink | Mapping[str, Any]],
        convention: str | None = None,
        *,
        name: str = "robot",
        gravity: Any = (0.0, 0.0, -9.81),
    ) -> Self:
        """A serial robot from its DH table. The convention has no default and must be said.

        >>> from rnea import Robot
        >>> arm = Robot.from_dh([DHLink(a=1, mass=2, com=(-0.5, 0, 0))], convention="standard")
        >>> arm.n, arm.joint_names
        (1, ('joint1',))
        """
        know_symbols()
        table = table_from_python(rows, convention)
        description = variants_with_gravity(Description(name, table), gravity)
        return cls(description, kind=_kind_of(description))

    @classmethod
    def planar(
        cls,
        mass: Sequence[Any],
        length: Sequence[Any],
        com: Sequence[Any],
        inertia: Sequence[Any],
        *,
        name: str = "planar arm",
        gravity: Any = (0.0, 0.0, -9.81),
    ) -> Self:
        """An n-link arm in a vertical plane, angles from the upward vertical, each from the last.

        com: distance from the joint; inertia: about the centre of mass.

        >>> from rnea import Robot
        >>> arm = Robot.planar(mass=[5, 3], length=[1, 0.8], com=[0.5, 0.4], inertia=[0.1, 0.05])
        >>> arm.inverse_dynamics([np.pi/4, np.pi/6], [0.5, 0.3], [0.1, 0.2]).round(7)
        array([-48.747133 , -10.9579558])
        """
        description = planar_arm(mass, length, com, inertia, name, gravity)
        return cls(description, kind=_kind_of(description))

    def with_parameters(self, **values: Any) -> Self:
        """The same robot with other values of its file's named parameters; symbols are welcome.

        >>> import sympy
        >>> from rnea import load
        >>> m, a = sympy.symbols("m a")
        >>> load("one_link").with_parameters(m=m, a=a).mass_matrix([sympy.Symbol("q")])
        array([[a**2*m/3]], dtype=object)
        """
        know_symbols()
        changed = variants_with_parameters(self._description, values)
        kind = _kind_of(changed)
        return self._made(changed, kind=self._kind if kind is FLOAT else kind)

    def with_numbers(self, kind: Kind) -> Self:
        """The same robot with its constants in another kind of number."""
        return self._made(self._description, kind=kind)

    def with_gravity(self, gravity: Any) -> Self:
        """The same robot in another field of gravity (m/s², world axes)."""
        know_symbols()
        return self._changed(variants_with_gravity(self._description, gravity))

    def with_base(
        self,
        xyz: Any = (0.0, 0.0, 0.0),
        *,
        rpy: Any = None,
        matrix: Any = None,
        quaternion: Mapping[str, Any] | None = None,
    ) -> Self:
        """The same robot standing elsewhere in the world."""
        know_symbols()
        place = {"xyz": xyz, "rpy": rpy, "matrix": matrix, "quaternion": quaternion}
        return self._changed(variants_with_base(self._description, place))

    def with_tool(
        self,
        xyz: Any = (0.0, 0.0, 0.0),
        *,
        rpy: Any = None,
        matrix: Any = None,
        quaternion: Mapping[str, Any] | None = None,
        link: str | None = None,
    ) -> Self:
        """The same robot with its frame `tool` placed on a link (the last one by default)."""
        place = {"xyz": xyz, "rpy": rpy, "matrix": matrix, "quaternion": quaternion}
        know_symbols()
        on = link or tip_link(self._description)
        self._model.frame(on)
        return self._changed(variants_with_tool(self._description, on, place))

    def with_payload(
        self,
        mass: Any = 0.0,
        com: Any = (0.0, 0.0, 0.0),
        inertia: Any = None,
        *,
        about: str = "com",
        solid: Any = None,
        frame: str = "tool",
        name: str = "payload",
    ) -> Self:
        """The same robot carrying a rigid body at a frame; com and inertia in that frame's axes.

        Or in place of them a solid: with_payload(solid={"box": (0.1, 0.1, 0.2), "mass": 2.5}).

        The payload is a frame of its own: `wrench_at("payload", ...)` is what holds it.
        """
        know_symbols()
        self._model.frame(frame)
        keys = {"mass": mass, "com": com, "inertia": inertia, "about": about}
        keys["solid"] = solid
        return self._changed(variants_with_payload(self._description, name, frame, keys))

    def with_smooth_friction(self, velocity: float) -> Self:
        """The same robot with tanh(qd / velocity) in place of the sign of qd, for optimisation.

        0 brings the sign back. The smaller the velocity (rad/s or m/s), the nearer the two.
        """
        know_symbols()
        return self._changed(variants_with_smooth_friction(self._description, velocity))

    def to_dh(self, convention: str) -> Self:
        """The same serial robot as a DH table, centres of mass and inertias moved along."""
        if convention not in CONVENTIONS:
            raise UnknownNameError("convention", convention, CONVENTIONS)
        given = self._numeric_description()
        if isinstance(given.structure, DHTable):
            if given.structure.convention == convention:
                return self._made(given)
            change = standard_to_modified if convention == "modified" else modified_to_standard
            return self._made(change(given))
        table = tree_to_modified(given, self._model)
        if convention == "standard":
            table = modified_to_standard(table)
        return self._made(table)

    def to_tree(self) -> Self:
        """The same robot as links and joints."""
        given = self._numeric_description()
        return self if isinstance(given.structure, Tree) else self._made(dh_to_tree(given))

    def with_eager(self, eager: bool = True) -> Self:
        """The same robot whose questions walk the links, without compiling anything."""
        return type(self)(self._description, kind=self._kind, eager=eager)

    def _made(self, description: Description, *, kind: Kind = FLOAT) -> Self:
        return type(self)(description, kind=kind, eager=self._eager)

    def with_locked(self, positions: Mapping[str, Any]) -> Self:
        """The same robot with joints fixed at positions (rad, m), by name; their links are welded.

        Joints that follow a locked one are locked with it. The links and frames stay; those of a
        standard DH table stand on the joints, as in `to_tree`.

        >>> from rnea import load
        >>> load("panda").with_locked({"joint7": 0.5}).n
        6
        """
        if not positions:
            return self
        return type(self)(locked(self.to_tree().description, positions))

    def chain(self, from_link: str, to_link: str) -> Self:
        """The robot between two links: `from_link` is its base, `to_link` hangs on it.

        Links welded to these stay; what hangs on other moving joints is cut off. The base stands
        where `from_link` stands at q = 0.
        """
        tree = self.to_tree()
        structure = tree.description.structure
        assert isinstance(structure, Tree)
        links = list(dict.fromkeys([tree.model.root, *(link.name for link in structure.links)]))
        # base is also a name of the root link
        start = tree.model.root if from_link == BASE and BASE not in links else from_link
        for name in (start, to_link):
            if name not in links:
                raise UnknownNameError("link", name, links)
        still = np.zeros(tree.n)
        X_start = frame_pose(tree.model, start, body_poses(tree.model, still))
        given = with_tool_said(tree.description, tree.model)
        return type(self)(select_chain(given, start, to_link, X_start))

    def _changed(self, description: Description) -> Self:
        kind = _kind_of(description)
        return self._made(description, kind=self._kind if kind is FLOAT else kind)

    def _numeric_description(self) -> Description:
        if self._kind is not FLOAT:
            raise InputError("conversions compute with numbers; this robot has other parameters")
        return self._description

    # ---- what it is ----------------------------------------------------------------------------

    @property
    def description(self) -> Description:
        return self._description

    @property
    def model(self) -> Model:
        return self._model

    @property
    def name(self) -> str:
        return self._description.name

    @property
    def n(self) -> int:
        """Number of joint coordinates where nq = nv, which holds for every joint so far."""
        return self._model.nv

    @property
    def nq(self) -> int:
        return self._model.nq

    @property
    def nv(self) -> int:
        return self._model.nv

    @property
    def joint_names(self) -> tuple[str, ...]:
        return self._model.joint_names

    @property
    def frame_names(self) -> tuple[str, ...]:
        return tuple(self._model.frames)

    def link(self, name: str) -> Link:
        """What one link is: mass, centre of mass and inertia in its own frame, and its mount."""
        return link_of(self._model, name)

    @property
    def gravity(self) -> Array:
        return self._model.gravity

    @cached_property
    def hash(self) -> str:
        """Twelve hex digits that change when any number or name of the robot does."""
        return hashlib.sha256(fingerprint(self._model).encode()).hexdigest()[:12]

    def __reduce__(self) -> tuple[Any, ...]:
        # a copy is built anew from what the file said
        return _rebuilt, (type(self), self._description, self._kind, self._eager)

    def _title(self) -> str:
        kinds = [body.joint.kind for body in self._model.bodies]
        told = ", ".join(f"{kinds.count(k)} {k}" for k in dict.fromkeys(kinds)) or "no joints"
        following = len(kinds) - len(self._model.independent)
        return told + (f", {following} of them following others" if following else "")

    def __repr__(self) -> str:
        return f"<Robot {self.name!r}: {self._title()}>"

    def _repr_html_(self) -> str:
        """Joints in a table, links to open one by one."""
        rows = [
            (
                body.joint.name,
                body.joint.kind,
                f"{body.mounted_on} → {body.name}",
                body.joint.position_unit,
                body.joint.effort_unit,
            )
            for body in self._model.bodies
        ]
        columns = ("joint", "kind", "from → to", "position", "effort")
        title = f"{self.name}: {self._title()}, {number(self._model.mass)} kg"
        links = [
            details_html(name, self.link(name)._repr_html_())
            for name, frame in self._model.frames.items()
            if frame.mount != "frame"
        ]
        return table_html(columns, rows, title) + "".join(links)


def _rebuilt(
    made: type[RobotMaking], description: Description, kind: Kind, eager: bool
) -> RobotMaking:
    return made(description, kind=kind, eager=eager)


def _kind_of(description: Description) -> Kind:
    """Float, unless a number of another kind was handed in."""
    know_symbols()
    found = [x for x in scalars_of(description) if not isinstance(x, Expression)]
    holder = np.empty(len(found), dtype=object)
    holder[:] = found
    return common_kind(holder)


def scalars_of(value: Any) -> Iterator[Any]:
    """Every number in a description, whatever it is nested in."""
    if is_dataclass(value) and not isinstance(value, Expression | type):
        for field in fields(value):
            yield from scalars_of(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from scalars_of(item)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from scalars_of(item)
    elif value is not None and not isinstance(value, str):
        yield value
